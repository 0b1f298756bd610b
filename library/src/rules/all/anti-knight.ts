import { defineRule } from '../define.ts';
import { differ } from '../draft.ts';
import { flag as fFlag } from '../keys/f-puzzles.ts';
import { flag } from '../keys/iss.ts';
import type { Space } from '../space.ts';

const isKnightsMove = (steps: readonly number[]): boolean => steps.toSorted().join() === '0,1,2';

/** A knight's move apart differ. */
export const antiKnight = defineRule({
  id: 'anti-knight',
  example: { kind: 'classic:2x3', rules: ['anti-knight:'], puzzle: '..5......2.....6....3.............61' },
  fields: {},
  holds: (_, at, { space }) => space.geometry.places.every((_, place) => movesFrom(space, place).every(([a, b]) => at(a) !== at(b))),
  compile: (_, { space }) => space.pairs(isKnightsMove).map((pair) => differ(pair)),
  draw: () => [],
  keys: { fPuzzles: fFlag('antiknight'), iss: flag('AntiKnight') },
  words: {
    en: { name: 'Anti-knight', rule: 'Cells a knight’s move apart hold different numbers; in a cube the moves of all three planes count.' },
    de: {
      name: 'Springerabstand',
      rule: 'Felder im Abstand eines Springerzugs enthalten verschiedene Zahlen; im Würfel zählen die Züge in allen drei Ebenen.',
    },
    fr: {
      name: 'Anti-cavalier',
      rule: 'Deux cases à un saut de cavalier contiennent des nombres différents ; dans un cube, les sauts comptent dans les trois plans.',
    },
  },
});

/** The pairs that begin at a place, found by going there and not by comparing all. */
function movesFrom({ geometry }: Space, place: number): [number, number][] {
  const from = geometry.positions[place]!;
  return geometry.positions.flatMap((to, other): [number, number][] => {
    const moves = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), Math.abs(to[2] - from[2])];
    const isMove = moves.includes(0) && moves.includes(1) && moves.includes(2);
    const [a, b] = [geometry.places[place]!.cell, geometry.places[other]!.cell];
    return isMove && a !== b ? [[a, b]] : [];
  });
}
