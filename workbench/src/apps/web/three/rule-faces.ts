import type { Cell, Drawing, Rule } from '#core';
import { type InkId, ruleInks } from '#drawing';
import { type Colour, type Palette, ruleColour } from './palette.ts';

/** What the shader knows how to draw below the symbol of a face, from below to above: filled from 1, in lines from 4. */
const FACE_SIGNS = { ground: 1, square: 2, disc: 3, ring: 4, diamond: 5, in: 6, out: 7 } as const;

/** What a rule draws within a cell, on every face of its brick. */
export interface FaceSign {
  readonly shape: keyof typeof FACE_SIGNS;
  readonly ink: InkId;
  /** How many signs of its shape it stands within. */
  readonly level: number;
}

/** So many signs has a face at most: two to each number that the card gets for them. */
export const MOST_SIGNS = 8;
/** Signs of one shape within each other, before there is no room for a further one. */
const MOST_LEVELS = 4;

/** Bulbs, rings, discs and other signs of single cells. Several of one cell lie over each other, lines over grounds; those of one shape and several inks within each other. */
export function faceSigns(rules: readonly Rule[]): ReadonlyMap<Cell, readonly FaceSign[]> {
  const signs = new Map<Cell, FaceSign[]>();
  for (const [cell, shape, ink] of rules.flatMap((rule) => rule.draw().flatMap(signsOf))) {
    const known = signs.get(cell) ?? [];
    const alike = known.filter((sign) => sign.shape === shape);
    if (alike.some((sign) => sign.ink === ink) || alike.length === MOST_LEVELS || known.length === MOST_SIGNS) continue;
    const all = [...known, { shape, ink, level: alike.length }];
    signs.set(
      cell,
      all.sort((a, b) => FACE_SIGNS[a.shape] - FACE_SIGNS[b.shape]),
    );
  }
  return signs;
}

const INKS = Object.keys(ruleInks) as InkId[];

/** A sign as a number of ten bits: three for its shape, five for its ink, two for its level. */
export const signCode = ({ shape, ink, level }: FaceSign): number => FACE_SIGNS[shape] | (INKS.indexOf(ink) << 3) | (level << 8);

/** The colours of inks by their numbers, for grounds and for lines. */
export function signColours(palette: Palette): { readonly filled: readonly Colour[]; readonly drawn: readonly Colour[] } {
  return { filled: INKS.map((ink) => ruleColour(ink, palette, true)), drawn: INKS.map((ink) => ruleColour(ink, palette)) };
}

type Found = readonly [cell: Cell, shape: FaceSign['shape'], ink: InkId];

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
  return [[cell, sign, sign === 'disc' || sign === 'square' ? 'parity' : 'arrow']];
}
