import { type Cell, complain, fail, ok } from '#core';
import type { IssKey } from '../define.ts';
import { defineRule } from '../define.ts';
import { clause, holds, lacks } from '../draft.ts';
import { numbers, optional, word } from '../fields.ts';
import { cellAt, whereIs } from '../keys/flat.ts';
import { one } from '../keys/iss.ts';
import type { Space } from '../space.ts';

/** The middle, the one above it and the one below it, of nine. */
const DUTCH = [5, 1, 9];

/** Only Dutch flatmates are known there, of the numbers 1 to 9. */
const issFlatmates: IssKey = {
  type: 'DutchFlatmates',
  read: (args) =>
    args.join('') === '' ? ok([{ numbers: DUTCH }]) : fail('expected no argument, found {found}', { found: JSON.stringify(args[0]) }),
  write: ({ numbers, way }, { lowest, highest }) =>
    String(numbers) === String(DUTCH) && way === undefined && lowest === 1 && highest === 9
      ? one()
      : fail('it is for 5 with 1 above or 9 below only there'),
};

/** Wherever the first number stands, the second stands directly above it or the third directly below; across: to its left or right. */
export const flatmates = defineRule({
  id: 'flatmates',
  example: { kind: 'classic:2x2', rules: ['flatmates 3,1,2:'], puzzle: '....2......1....' },
  fields: { numbers: numbers({ count: [3, 3], usual: ({ lowest, highest }) => [lowest, highest] }), way: optional(word('across')) },
  needs: ({ geometry }) => (geometry.panels.length === 1 ? undefined : complain('the kind is not a single grid')),
  turnsInto({ numbers, way }) {
    const [middle, before, behind] = numbers as [number, number, number];
    const turned = [
      [middle, before, behind],
      [middle, behind, before],
    ];
    const other = way === undefined ? { way: 'across' } : {};
    return [
      { id: 'flatmates', fields: { ...(way === undefined ? {} : { way }), numbers: turned[1]! } },
      ...turned.map((list) => ({ id: 'flatmates', fields: { ...other, numbers: list } })),
    ];
  },
  holdsValues: 'numbers',
  holds({ numbers: [middle, before, behind], way }, at, { space: { geometry } }) {
    const { places } = geometry;
    const numberAt = (row: number, column: number): number | undefined => {
      const place = places.find((other) => other.row === row && other.column === column);
      return place && at(place.cell);
    };
    const [down, right] = way === 'across' ? [0, 1] : [1, 0];
    return places.every(
      ({ cell, row, column }) =>
        at(cell) !== middle || numberAt(row - down, column - right) === before || numberAt(row + down, column + right) === behind,
    );
  },
  compile: ({ numbers: [middle, before, behind], way }, { space }) =>
    Array.from({ length: space.geometry.cellCount }, (_, cell) =>
      clause(lacks(cell, middle!), ...beside(cell, -1, way, before!, space), ...beside(cell, 1, way, behind!, space)),
    ),
  draw: () => [],
  keys: { iss: issFlatmates },
  words: {
    en: {
      name: 'Flatmates',
      rule: 'Wherever the first number stands, the second stands directly above it or the third directly below it; with “across” to its left or right.',
    },
    de: {
      name: 'Mitbewohner',
      rule: 'Wo die erste Zahl steht, steht direkt darüber die zweite oder direkt darunter die dritte; mit „across“ links oder rechts davon.',
    },
    fr: {
      name: 'Colocataires',
      rule: 'Partout où se trouve le premier nombre, le deuxième est juste au-dessus ou le troisième juste en dessous ; avec « across », à gauche ou à droite.',
    },
  },
});

function beside(cell: Cell, steps: number, way: string | undefined, number: number, space: Space): ReturnType<typeof holds>[] {
  const [row, column] = whereIs(space, cell);
  const other = way === 'across' ? cellAt(space, row, column + steps) : cellAt(space, row + steps, column);
  return other === undefined ? [] : [holds(other, number)];
}
