import { type Geometry, inPieces, netOf, type Panel } from '#core';
import type { Style } from './choices.ts';
import { type Extent, largestIn, type PuzzleFigure } from './figure.ts';
import type { PuzzleInk } from './ink.ts';
import { foldingNet } from './net.ts';
import { exploded, netSheets, sheets } from './sheets.ts';
import type { WithSpeaker } from './words.ts';

export interface FigureSettings extends WithSpeaker {
  readonly style: Style;
  /** Whether nets get tabs for glue. */
  readonly tabs: boolean;
}

/** Every way to draw some panels of a puzzle; which of them is best depends on the room. */
export function figuresOf(geometry: Geometry, ink: PuzzleInk, settings: FigureSettings, panels = geometry.panels): PuzzleFigure[] {
  const { style, tabs } = settings;
  if (panels.length === 1 && style === 'layers') return [sheets(geometry, ink, panels, 1, settings)];
  const net = netOf(geometry);
  // Clues outside a face would stand on its neighbours and tabs.
  if (net) return [tabs && ink.room === 0 ? foldingNet(geometry, ink, net, settings) : netSheets(geometry, ink)];
  if (geometry.shape.form === 'flat') return [sheets(geometry, ink, panels, 1, settings)];
  return panels.map((_, i) =>
    style === 'exploded' ? exploded(geometry, ink, panels, i + 1, settings) : sheets(geometry, ink, panels, i + 1, settings),
  );
}

/**
 * Cuts the layers of a large cube into as few parts as can be read when each has a page for itself. A net is never cut, and
 * neither is a single grid.
 */
export function partsOf(
  geometry: Geometry,
  ink: PuzzleInk,
  settings: FigureSettings,
  room: Extent,
  leastSide: number,
): (readonly Panel[])[] {
  const { panels, shape } = geometry;
  if (shape.form !== 'layers') return [panels];
  for (let parts = 1; parts < panels.length; parts++) {
    const perPart = Math.ceil(panels.length / parts);
    const first = panels.slice(0, perPart);
    if (largestIn(figuresOf(geometry, ink, settings, first), room).side < leastSide) continue;
    return inPieces(panels, perPart);
  }
  return panels.map((panel) => [panel]);
}
