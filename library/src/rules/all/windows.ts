import { type Cell, complain } from '#core';
import { defineRule } from '../define.ts';
import { differ } from '../draft.ts';
import { flag } from '../keys/iss.ts';
import type { Space } from '../space.ts';
import { needsSquare } from './diagonal.ts';

/** The inner windows of a square grid differ, as in windoku: squares of the boxes' side, one cell from the edge and one apart. */
export const windows = defineRule({
  id: 'windows',
  example: { kind: 'classic:2x2', rules: ['windows:'], puzzle: '........1.4..3.2' },
  fields: {},
  needs: (space) =>
    needsSquare(space) ?? (sideOf(space) === undefined ? complain('windows need a grid whose side is a square number') : undefined),
  holds: (_, at, { space }) => windowsOf(space).every((cells) => new Set(cells.map(at)).size === cells.length),
  compile: (_, { space }) => windowsOf(space).map((cells) => differ(cells)),
  draw: (_, space) => windowsOf(space).map((cells) => ({ shape: 'outline', cells, style: 'filled' }) as const),
  keys: { iss: flag('Windoku') },
  words: {
    en: { name: 'Windows', rule: 'Each of the inner windows holds different numbers.' },
    de: { name: 'Fenster', rule: 'Jedes der inneren Fenster enthält verschiedene Zahlen.' },
    fr: { name: 'Fenêtres', rule: 'Chacune des fenêtres intérieures contient des nombres différents.' },
  },
});

function sideOf({ geometry }: Space): number | undefined {
  const side = Math.sqrt(geometry.panels[0]!.rows);
  return Number.isInteger(side) && side > 1 ? side : undefined;
}

function windowsOf(space: Space): Cell[][] {
  const { columns, places } = space.geometry.panels[0]!;
  const side = sideOf(space)!;
  return Array.from({ length: (side - 1) ** 2 }, (_, w) => {
    const [top, left] = [1 + Math.floor(w / (side - 1)) * (side + 1), 1 + (w % (side - 1)) * (side + 1)];
    return Array.from(
      { length: side * side },
      (_, i) => space.geometry.places[places[(top + Math.floor(i / side)) * columns + left + (i % side)]!]!.cell,
    );
  });
}
