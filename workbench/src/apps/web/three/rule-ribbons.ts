import type { Cell, Drawing, Geometry, Rule } from '#core';
import { type InkId, ruleInks } from '#drawing';
import type { Colour, Palette } from './palette.ts';
import type { Spot } from './picture-signs.ts';
import type { Ribbon } from './ribbons.ts';
import { distance } from './vector.ts';

/** In space a line is a thread, or it would hide the bricks behind it. */
const WIDEST = 0.12;

/** The rules of a puzzle in space: lines and arrows from brick to brick through the layers, the cells of a cage joined by dashes. */
export function ruleRibbons(
  geometry: Geometry,
  rules: readonly Rule[],
  spotOf: (place: number) => Spot,
  palette: Palette,
): readonly Ribbon[] {
  const isDark = palette.surface[0] + palette.surface[1] + palette.surface[2] < 1.5;
  const join = (a: Cell, b: Cell, ink: InkId, dash: number): Ribbon => {
    const ends = geometry.placesOf(a).flatMap((one) => geometry.placesOf(b).map((other): [Spot, Spot] => [spotOf(one), spotOf(other)]));
    const [from, to] = ends.sort(([p, q], [r, s]) => distance(p.at, q.at) - distance(r.at, s.at))[0]!;
    const { colour, dark, width } = ruleInks[ink];
    return { from: from.at, to: to.at, colour: colourOf(isDark ? dark : colour), width: Math.min(WIDEST, width), dash };
  };
  const along = (cells: readonly Cell[], ink: InkId, dash = 0): Ribbon[] =>
    cells.slice(1).map((cell, i) => join(cells[i]!, cell, ink, dash));
  const ribbonsOf = (drawing: Drawing): Ribbon[] => {
    if (drawing.shape === 'line') return along(drawing.cells, drawing.style);
    if (drawing.shape === 'outline') return along(drawing.cells, 'outline', 0.2);
    return drawing.shape === 'dot' || drawing.shape === 'pill' ? along(drawing.cells, 'arrow') : [];
  };
  return rules.flatMap((rule) => rule.draw().flatMap(ribbonsOf));
}

/** "#8fb4ff" in parts from 0 to 1. */
function colourOf(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red!, green!, blue!];
}
