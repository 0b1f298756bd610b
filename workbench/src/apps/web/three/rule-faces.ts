import type { Cell, Drawing, Rule } from '#core';
import { type InkId, ruleInks } from '#drawing';
import { type Colour, colourOf, isDark, type Palette } from './palette.ts';

/** What the shader knows how to draw below the symbol of a face: filled from 1, in lines from 4. */
export const FACE_SIGNS = { ground: 1, disc: 2, square: 3, ring: 4, diamond: 5, in: 6, out: 7 } as const;

/** What a rule draws within a cell, on every face of its brick. */
export interface FaceSign {
  readonly colour: Colour;
  readonly shape: (typeof FACE_SIGNS)[keyof typeof FACE_SIGNS];
}

type Shape = keyof typeof FACE_SIGNS;
type Found = readonly [cell: Cell, shape: Shape, ink: InkId];

/** Bulbs, rings, discs and other signs of single cells. A face has room for one: of several the one that is drawn in lines, which are narrower than any ground. */
export function faceSigns(rules: readonly Rule[], palette: Palette): ReadonlyMap<Cell, FaceSign> {
  const found = rules.flatMap((rule) => rule.draw().flatMap(signsOf)).sort(([, a], [, b]) => FACE_SIGNS[a] - FACE_SIGNS[b]);
  const colour = (ink: InkId): Colour => colourOf(ruleInks[ink][isDark(palette) ? 'dark' : 'colour']);
  return new Map(found.map(([cell, shape, ink]) => [cell, { colour: colour(ink), shape: FACE_SIGNS[shape] }]));
}

function signsOf(drawing: Drawing): Found[] {
  if (drawing.shape === 'outline') return drawing.style === 'filled' ? drawing.cells.map((cell) => [cell, 'ground', 'shade']) : [];
  if (drawing.shape === 'line') {
    const { cells, style, ends } = drawing;
    const [first, last] = [cells[0]!, cells.at(-1)!];
    if (ends === 'bulb') return [[first, 'disc', style]];
    return ends === 'circles' || ends === 'diamonds'
      ? [first, last].map((end) => [end, ends === 'circles' ? 'ring' : 'diamond', style])
      : [];
  }
  if (drawing.shape !== 'sign') return [];
  const { cell, sign } = drawing;
  if (sign === 'circle') return [[cell, 'ring', 'sign']];
  return [[cell, sign, sign === 'disc' || sign === 'square' ? 'shade' : 'arrow']];
}
