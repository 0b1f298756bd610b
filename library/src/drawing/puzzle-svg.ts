import { escapeXml, inEnglish, keptRoom, type Panel, type Puzzle, sortTitle } from '#core';
import { keptShapes } from './kept-shapes.ts';
import { regionAt } from './region-at.ts';
import { isBelow, type PanelPoint } from './rule-canvas.ts';
import { ruleInks } from './rule-inks.ts';
import { roomOutside, ruleShapes } from './rule-shapes.ts';
import { ShapeWriter } from './rule-svg.ts';

const SIDE = 32;
const GAP = 1;
const writer = new ShapeWriter(SIDE);

/**
 * Draws a puzzle with its rules as SVG: one grid, layers side by side or a net of faces, with room round the panels where clues stand outside.
 * Shapes of one ink on one panel are one path, which keeps the text short.
 */
export function drawPuzzleSvg(puzzle: Puzzle): string {
  const { geometry, givens, symbols, rules } = puzzle;
  const shapes = ruleShapes(geometry, rules);
  const kept = keptShapes(puzzle);
  const { panels } = geometry;
  const margin = Math.max(keptRoom(puzzle.kept, panels[0]!), roomOutside(shapes, panels));
  const [rows, columns] = [Math.max(...panels.map((panel) => panel.rows)), Math.max(...panels.map((panel) => panel.columns))];
  const corners = panels.map(
    ({ at }): PanelPoint => [margin + at.column * (columns + 2 * margin + GAP), margin + at.row * (rows + 2 * margin + GAP)],
  );
  const width = Math.max(...corners.map(([x]) => x)) + columns + margin;
  const height = Math.max(...corners.map(([, y]) => y)) + rows + margin;
  const parts = panels.map((panel, index) => {
    const [x, y] = corners[index]!;
    const own = shapes.filter((shape) => shape.panel === index);
    const beside = index === 0 ? kept : [];
    const inside = [
      ...beside.filter(({ layer }) => layer !== 'over').map((shape) => writer.writeKept(shape)),
      ...own.filter(isBelow).map((shape) => writer.write(shape)),
      gridOf(panel),
      ...beside.filter(({ layer }) => layer === 'over').map((shape) => writer.writeKept(shape)),
      ...own.filter((shape) => !isBelow(shape)).map((shape) => writer.write(shape)),
      ...panel.places.flatMap((place, i) => {
        const value = place < 0 ? 0 : givens[geometry.places[place]!.cell]!;
        return value === 0
          ? []
          : [
              writer.text(
                [(i % panel.columns) + 0.5, Math.floor(i / panel.columns) + 0.5],
                symbols.all[value - 1]!,
                0.6,
                ruleInks.black.colour,
                { hasRim: beside.length > 0 },
              ),
            ];
      }),
    ];
    return `<g transform="translate(${px(x + 0.1)} ${px(y + 0.1)})">${inside.join('')}</g>`;
  });
  const size = `viewBox="0 0 ${px(width + 0.2)} ${px(height + 0.2)}" width="${px(width + 0.2)}" height="${px(height + 0.2)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="sans-serif" text-anchor="middle" fill="none"><title>${escapeXml(puzzle.info.title ?? inEnglish(sortTitle(puzzle)))}</title><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`;
}

/** Thin lines between squares, thick ones between regions and round the panel; none between two holes, nor round them at its edge. */
function gridOf(panel: Panel): string {
  const { rows, columns } = panel;
  const paths = { thin: '', thick: '' };
  const add = (a: readonly [number, number], b: readonly [number, number], line: string): void => {
    const [one, other] = [regionAt(panel, ...a), regionAt(panel, ...b)];
    if (one < 0 && other < 0) return;
    paths[one === other ? 'thin' : 'thick'] += line;
  };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      if (column < columns) add([row - 1, column], [row, column], `M${px(column)} ${px(row)}h${SIDE}`);
      if (row < rows) add([row, column - 1], [row, column], `M${px(column)} ${px(row)}v${SIDE}`);
    }
  }
  return `<path d="${paths.thin}" stroke="#b6bcc6" stroke-width="0.7"/><path d="${paths.thick}" stroke="#1f2937" stroke-width="1.8" stroke-linecap="square"/>`;
}

const px = (cells: number): number => writer.px(cells);
