import type { Geometry, Panel } from '#core';
import type { PuzzleFigure } from './figure.ts';
import { flatFrame, type PanelFrame, pointIn } from './frame.ts';
import type { PuzzleInk } from './ink.ts';
import { drawPanel } from './panel.ts';
import { words } from './text.ts';
import { type Item, line, type PagePoint, point } from './vector-drawing.ts';
import { PAGE_WORDS, say, type WithSpeaker } from './words.ts';

/** Room between panels and for a panel's title, in squares. */
const GAP = 1;
const TITLE = 1.1;

/** The panels of a puzzle beside and below each other, this many in a row, each under its title. */
export function sheets(geometry: Geometry, ink: PuzzleInk, panels: readonly Panel[], perRow: number, spoken: WithSpeaker): PuzzleFigure {
  const rows = Math.max(...panels.map((panel) => panel.rows)) + 2 * ink.room;
  const columns = Math.max(...panels.map((panel) => panel.columns)) + 2 * ink.room;
  const title = panels.some((panel) => panel.title !== '') ? TITLE : 0;
  const lines = Math.ceil(panels.length / perRow);
  return {
    squares: { width: perRow * (columns + GAP) - GAP, height: lines * (rows + title + (title ? 0.5 : GAP)) - (title ? 0.5 : GAP) },
    draw: (corner, side) =>
      panels.flatMap((panel, i) => {
        const x = corner.x + (i % perRow) * (columns + GAP) * side;
        const y = corner.y + (Math.floor(i / perRow) * (rows + title + 0.5) + title) * side;
        const inner = point(x + ink.room * side, y + ink.room * side);
        return [...titled(panel, point(x, y - 0.3 * side), side, spoken), ...drawPanel(panel, flatFrame(inner, side), { geometry, ink })];
      }),
  };
}

function titled(panel: Panel, at: PagePoint, side: number, spoken: WithSpeaker): Item[] {
  const title = titleOf(panel, spoken);
  return title === '' ? [] : [words(title, at, { font: 'words', size: Math.min(11, 0.66 * side) })];
}

/** "Layer 2" in the language of the page. */
function titleOf({ called }: Panel, spoken: WithSpeaker): string {
  return called ? say(PAGE_WORDS.title, spoken, { called }) : '';
}

/** Panels where they stand in the net of the geometry, without tabs: answers need no glue. */
export function netSheets(geometry: Geometry, ink: PuzzleInk): PuzzleFigure {
  const { panels } = geometry;
  const [rows, columns] = [panels[0]!.rows + 2 * ink.room, panels[0]!.columns + 2 * ink.room];
  const step = { row: rows + 0.6, column: columns + 0.6 };
  return {
    squares: {
      width: Math.max(...panels.map(({ at }) => at.column)) * step.column + columns,
      height: Math.max(...panels.map(({ at }) => at.row)) * step.row + rows,
    },
    draw: (corner, side) =>
      panels.flatMap((panel) => {
        const at = point(
          corner.x + (panel.at.column * step.column + ink.room) * side,
          corner.y + (panel.at.row * step.row + ink.room) * side,
        );
        return drawPanel(panel, flatFrame(at, side), { geometry, ink });
      }),
  };
}

/** The slant of an exploded drawing: what one square down a layer is on the page, in squares. */
const SLANT = point(-0.38, 0.74);
const BETWEEN_LAYERS = 1.5;
const LABEL = 3.4;

/**
 * The layers of a cube as slanted sheets one above the other, corners joined by dashed lines, so that cells of one pillar stand
 * one below the other. Many layers are cut into several stacks, read from left to right.
 */
export function exploded(geometry: Geometry, ink: PuzzleInk, panels: readonly Panel[], stacks: number, spoken: WithSpeaker): PuzzleFigure {
  const { rows, columns } = panels[0]!;
  const perStack = Math.ceil(panels.length / stacks);
  const sheet = { width: columns - rows * SLANT.x, height: rows * SLANT.y };
  const step = { x: sheet.width + LABEL + 2 * ink.room, y: sheet.height + BETWEEN_LAYERS + ink.room };
  return {
    squares: { width: stacks * step.x - 0.6, height: perStack * step.y - BETWEEN_LAYERS + ink.room },
    draw(corner, side) {
      const frames = panels.map((_, i): PanelFrame => {
        const x = corner.x + (Math.floor(i / perStack) * step.x + LABEL + ink.room - 0.6 - rows * SLANT.x) * side;
        const y = corner.y + ((i % perStack) * step.y + ink.room) * side;
        return { corner: point(x, y), right: point(side, 0), down: point(SLANT.x * side, SLANT.y * side), side };
      });
      const guide = { width: Math.max(0.3, side * 0.03), grey: 0.5, dash: [side * 0.16, side * 0.16] as const };
      const guides = frames.slice(1).flatMap((frame, i) => {
        if ((i + 1) % perStack === 0) return [];
        const corners = [
          [0, 0],
          [0, columns],
          [rows, columns],
          [rows, 0],
        ] as const;
        return corners.map(([row, column]) => line(pointIn(frames[i]!, row, column), pointIn(frame, row, column), guide));
      });
      const drawn = panels.flatMap((panel, i) => {
        const at = pointIn(frames[i]!, rows, 0);
        const label = words(
          titleOf(panel, spoken),
          point(at.x - 0.3 * side, at.y),
          { font: 'words', size: Math.min(10, 0.62 * side) },
          'end',
        );
        return [...drawPanel(panel, frames[i]!, { geometry, ink, opaque: true }), label];
      });
      return [...guides, ...drawn];
    },
  };
}
