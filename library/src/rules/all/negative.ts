import type { Cell, Rule } from '#core';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { optional, word } from '../fields.ts';
import { negative, unmarkedFlag } from '../keys/f-puzzles.ts';
import { flag } from '../keys/iss.ts';
import type { Space } from '../space.ts';

/** The neighbours that no rule of some ids marks. */
function unmarked(space: Space, rules: readonly Rule[], ids: readonly string[]): (readonly [Cell, Cell])[] {
  const marked = new Set(rules.filter(({ id }) => ids.includes(id)).map(({ cells }) => key(cells)));
  return space.neighbours().filter((pair) => !marked.has(key(pair)));
}

function key(cells: readonly Cell[]): string {
  return [...cells].sort((a, b) => a - b).join();
}

/** For the checker: every cell with its neighbours, less those pairs that a dot of the ids names. */
function isEach(
  space: Space,
  rules: readonly Rule[],
  ids: readonly string[],
  at: (cell: Cell) => number,
  allows: (a: number, b: number) => boolean,
): boolean {
  return space.neighbours().every(([a, b]) => {
    const isMarked = rules.some(({ id, cells }) => ids.includes(id) && cells.length === 2 && cells.includes(a) && cells.includes(b));
    return isMarked || allows(at(a), at(b));
  });
}

const DOTS = ['difference', 'ratio'];
const isApart = (a: number, b: number): boolean => Math.abs(a - b) !== 1;

/** Neighbours are not consecutive: all of them, or those without a dot. */
export const nonConsecutive = defineRule({
  id: 'non-consecutive',
  example: { kind: 'classic:2x3', rules: ['non-consecutive:'], puzzle: '.......................3......3.1...' },
  fields: { which: optional(word('unmarked')) },
  holds: ({ which }, at, { space, rules }) => isEach(space, rules, which ? DOTS : [], at, (a, b) => a !== b + 1 && b !== a + 1),
  compile: ({ which }, { space, rules }) => unmarked(space, rules, which ? DOTS : []).map(([a, b]) => relation(a, b, isApart)),
  draw: () => [],
  keys: { fPuzzles: unmarkedFlag('nonconsecutive', 'which', DOTS), iss: flag('AntiConsecutive', 'which') },
  words: {
    en: {
      name: 'Non-consecutive',
      rule: 'Numbers in neighbouring cells are not consecutive; where it says unmarked, pairs with a dot are left out.',
    },
    de: {
      name: 'Nicht aufeinanderfolgend',
      rule: 'Zahlen in benachbarten Feldern folgen nicht aufeinander; bei „unmarked“ gilt das nicht für Paare mit einem Punkt.',
    },
    fr: {
      name: 'Non consécutif',
      rule: 'Les nombres de deux cases voisines ne se suivent pas ; avec « unmarked », les paires marquées d’un point sont exclues.',
    },
  },
});

/** Neighbours without a dot are in none of the ratios of the puzzle's black dots; without black dots, not in the ratio 2. */
export const allRatios = defineRule({
  id: 'all-ratios',
  example: {
    kind: 'classic:2x3',
    rules: [
      'all-ratios:',
      'ratio: r1c1 r2c1',
      'ratio: r1c4 r1c5',
      'ratio: r2c2 r2c3',
      'ratio: r3c1 r4c1',
      'ratio: r3c3 r4c3',
      'ratio: r4c3 r4c4',
      'ratio: r4c6 r5c6',
    ],
    puzzle: '.........1..............4....6......',
  },
  fields: {},
  holds(_, at, { space, rules }) {
    const shown = rules.filter(({ id }) => id === 'ratio').map(({ fields }) => Number(fields['by'] ?? 2));
    const ratios = shown.length > 0 ? shown : [2];
    return isEach(space, rules, DOTS, at, (a, b) => ratios.every((by) => a !== by * b && b !== by * a));
  },
  compile(_, { space, rules }) {
    const shown = new Set(rules.flatMap(({ id, fields }) => (id === 'ratio' ? [Number(fields['by'] ?? 2)] : [])));
    if (shown.size === 0) shown.add(2);
    const allows = (a: number, b: number): boolean => ![...shown].some((by) => a === by * b || b === by * a);
    return unmarked(space, rules, DOTS).map(([a, b]) => relation(a, b, allows));
  },
  draw: () => [],
  keys: { fPuzzles: negative('ratio') },
  words: {
    en: {
      name: 'All ratios shown',
      rule: 'Of two neighbours without a dot, neither is the other times a ratio that a black dot of the puzzle has; if it has no black dots, neither is twice the other.',
    },
    de: {
      name: 'Alle Verhältnisse gezeigt',
      rule: 'Von zwei Nachbarn ohne Punkt ist keiner der andere mal einem Verhältnis, das ein schwarzer Punkt des Rätsels hat; gibt es keine schwarzen Punkte, ist keiner das Doppelte des anderen.',
    },
    fr: {
      name: 'Tous les rapports indiqués',
      rule: 'De deux voisins sans point, aucun n’est l’autre multiplié par le rapport d’un point noir de la grille ; s’il n’y a pas de point noir, aucun n’est le double de l’autre.',
    },
  },
});

/** Neighbours without a dot are neither consecutive nor double. */
export const allDots = defineRule({
  id: 'all-dots',
  example: {
    kind: 'latin:4',
    rules: [
      'all-dots:',
      'difference: r1c3 r1c4',
      'difference: r1c3 r2c3',
      'difference: r1c4 r2c4',
      'difference: r2c1 r3c1',
      'ratio: r2c2 r2c3',
      'difference: r2c2 r3c2',
      'difference: r2c3 r2c4',
      'ratio: r2c3 r3c3',
      'difference: r3c1 r3c2',
      'difference: r3c1 r4c1',
      'difference: r3c2 r3c3',
      'difference: r3c2 r4c2',
      'difference: r4c1 r4c2',
      'difference: r4c2 r4c3',
    ],
    puzzle: '................',
  },
  fields: {},
  holds: (_, at, { space, rules }) => isEach(space, rules, DOTS, at, (a, b) => a - b !== 1 && b - a !== 1 && a !== b + b && b !== a + a),
  compile(_, { space, rules }) {
    const allows = (a: number, b: number): boolean => isApart(a, b) && a !== 2 * b && b !== 2 * a;
    return unmarked(space, rules, DOTS).map(([a, b]) => relation(a, b, allows));
  },
  draw: () => [],
  keys: { iss: flag('StrictKropki') },
  words: {
    en: { name: 'All dots shown', rule: 'Neighbours without a dot are not consecutive, and neither is twice the other.' },
    de: { name: 'Alle Punkte gezeigt', rule: 'Nachbarn ohne Punkt folgen nicht aufeinander, und keiner ist das Doppelte des anderen.' },
    fr: { name: 'Tous les points indiqués', rule: 'Deux voisins sans point ne se suivent pas et l’un n’est pas le double de l’autre.' },
  },
});

/** Neighbours without X or V add up to neither 5 nor 10. */
export const allXv = defineRule({
  id: 'all-xv',
  example: {
    kind: 'classic:2x3',
    rules: [
      'all-xv:',
      'v: r1c1 r1c2',
      'x: r1c3 r1c4',
      'x: r1c4 r2c4',
      'v: r2c5 r2c6',
      'v: r3c4 r4c4',
      'v: r3c5 r3c6',
      'x: r5c2 r6c2',
      'v: r5c3 r6c3',
    ],
    puzzle: '...............3.............3......',
  },
  fields: {},
  holds: (_, at, { space, rules }) => isEach(space, rules, ['x', 'v'], at, (a, b) => ![5, 10].includes(a + b)),
  compile(_, { space, rules }) {
    const allows = (a: number, b: number): boolean => a + b !== 5 && a + b !== 10;
    return unmarked(space, rules, ['x', 'v']).map(([a, b]) => relation(a, b, allows));
  },
  draw: () => [],
  keys: { fPuzzles: negative('xv'), iss: flag('StrictXV') },
  words: {
    en: { name: 'All X and V shown', rule: 'Neighbours without X or V add up to neither 5 nor 10.' },
    de: { name: 'Alle X und V gezeigt', rule: 'Nachbarn ohne X oder V ergeben zusammen weder 5 noch 10.' },
    fr: { name: 'Tous les X et V indiqués', rule: 'La somme de deux voisins sans X ni V n’est ni 5 ni 10.' },
  },
});
