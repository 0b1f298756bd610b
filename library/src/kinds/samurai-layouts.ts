import type { Noun, Words } from '#core';

/** One of the grids: what it is called, and where its first cell stands. */
export interface OverlappingGrid {
  readonly noun: Words<Noun>;
  readonly top: number;
  readonly left: number;
}

const NOUNS = {
  topLeft: called('top left', 'oben links', 'en haut à gauche'),
  top: called('top', 'oben', 'en haut'),
  topRight: called('top right', 'oben rechts', 'en haut à droite'),
  left: called('left', 'links', 'à gauche'),
  middle: called('middle', 'in der Mitte', 'au milieu'),
  right: called('right', 'rechts', 'à droite'),
  bottomLeft: called('bottom left', 'unten links', 'en bas à gauche'),
  bottom: called('bottom', 'unten', 'en bas'),
  bottomRight: called('bottom right', 'unten rechts', 'en bas à droite'),
};

function called(en: string, de: string, fr: string): Words<Noun> {
  return { en: `${en} grid`, de: { nominative: `das Gitter ${de}`, dative: `dem Gitter ${de}` }, fr: `la grille ${fr}` };
}

/** The layouts by their options; the first is what a samurai is where nothing else is said. */
export const LAYOUTS = ['boxes', 'windmill', 'sohei', 'corners'] as const;
export type SamuraiLayout = (typeof LAYOUTS)[number];

/** Where the grids of a layout stand, for boxes of side b. */
export function gridsOf(layout: SamuraiLayout, b: number): readonly OverlappingGrid[] {
  const n = b * b;
  return GRIDS[layout](n, b);
}

const GRIDS: Readonly<Record<SamuraiLayout, (n: number, b: number) => readonly OverlappingGrid[]>> = {
  boxes: (n, b) => crosswise(n - b),
  corners: (n) => crosswise(n - 1),
  // As `boxes`, with the outer grids turned by one box around the middle one, so that each shares all boxes of a side but one. Boxes of side 2 leave no
  // other side than that of one corner box, so that windmill and usual samurai are one there.
  windmill: (n, b) => [
    { noun: NOUNS.top, top: 0, left: n - 2 * b },
    { noun: NOUNS.right, top: n - 2 * b, left: 2 * (n - b) },
    { noun: NOUNS.middle, top: n - b, left: n - b },
    { noun: NOUNS.left, top: n, left: 0 },
    { noun: NOUNS.bottom, top: 2 * (n - b), left: n },
  ],
  sohei: (n, b) => [
    { noun: NOUNS.top, top: 0, left: n - b },
    { noun: NOUNS.left, top: n - b, left: 0 },
    { noun: NOUNS.right, top: n - b, left: 2 * (n - b) },
    { noun: NOUNS.bottom, top: 2 * (n - b), left: n - b },
  ],
};

/** One grid in the middle and four at its corners, each this many squares away. */
function crosswise(step: number): readonly OverlappingGrid[] {
  return [
    { noun: NOUNS.topLeft, top: 0, left: 0 },
    { noun: NOUNS.topRight, top: 0, left: 2 * step },
    { noun: NOUNS.middle, top: step, left: step },
    { noun: NOUNS.bottomLeft, top: 2 * step, left: 0 },
    { noun: NOUNS.bottomRight, top: 2 * step, left: 2 * step },
  ];
}
