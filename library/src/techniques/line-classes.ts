import { indices } from '#core';
import { followPairs } from './ruled/pairs.ts';
import { type RulePart, refusesWithoutRules, rulePartsOf } from './ruled/parts.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/**
 * Classes along a line: on a whisper line low and high numbers alternate, on a modular or entropic line the classes follow each other
 * in turn, so one cell whose class is known tells the class of the others.
 *
 * The classes are read off the pairs that the rule allows: two sets such that partners are always in different ones, or values that have the
 * same partners. What falls is found by following all pairs of the line together, so it is sound for every table; the classes are how the
 * sentence says it. Lines of two cells are left to the pairs themselves.
 */
export const lineClasses: Technique = {
  id: 'line-classes',
  words: {
    en: {
      name: 'Classes along a line',
      summary: 'On a line whose neighbours are of different classes, such as low and high, one known cell tells the others.',
      why: 'On {rule} neighbours come from different ones of the sets {combinations}. Followed along the line from what is known, {result}.',
    },
    de: {
      name: 'Klassen entlang einer Linie',
      summary:
        'Auf einer Linie, auf der benachbarte Felder verschiedenen Klassen angehören, etwa niedrig und hoch, verrät ein bekanntes Feld die anderen.',
      why: 'Bei {rule:dative} stammen Nachbarn aus verschiedenen der Mengen {combinations}. Verfolgt man das vom Bekannten aus entlang der Linie, {result}.',
    },
    fr: {
      name: 'Classes le long d’une ligne',
      summary: 'Sur une ligne où deux cases voisines sont de classes différentes, comme bas et haut, une case connue révèle les autres.',
      why: 'Sur {rule}, les voisins viennent d’ensembles différents parmi {combinations}. En suivant la ligne à partir de ce qui est connu, {result}.',
    },
  },
  aliases: ['parity', 'whispers', 'modular line', 'entropic line'],
  rank: 35,
  ratings: [2.2, 2.2],
  refuses: refusesWithoutRules,

  *find(board) {
    const { tables } = board;
    for (const { part, classes } of tables.borrow('line classes', () => linesOf(tables))) {
      const found = followPairs(board, part);
      if (found) yield { technique: 'line-classes', name: 'Classes along a Line', rating: 2.2, ...found, combinations: classes };
    }
  },
};

/** The lines that have classes. */
function linesOf(tables: Tables): { readonly part: RulePart; readonly classes: number[][] }[] {
  return rulePartsOf(tables)
    .map((part) => ({ part, classes: classesOf(part, tables) }))
    .filter(({ classes }) => classes.length > 0);
}

/** The classes of a line of three cells and more; none where its pairs know no classes. */
function classesOf({ relations, sums, sequences, clauses, cells }: RulePart, { size }: Tables): number[][] {
  const [first] = relations;
  if (!first || cells.length < 3 || sums.length + sequences.length + clauses.length > 0) return [];
  if (relations.some(({ table }) => table.some((allowed, i) => allowed !== first.table[i]))) return [];
  const allows = (a: number, b: number): boolean => first.table[a * size + b] === 1;
  const values = indices(size).filter((v) => first.table.subarray(v * size, (v + 1) * size).includes(1));
  if (values.some((a) => values.some((b) => allows(a, b) !== allows(b, a)))) return [];
  const sides = twoSides(values, allows);
  if (sides) return sides;
  const rows = new Map<string, number[]>();
  for (const v of values) {
    const key = first.table.subarray(v * size, (v + 1) * size).join();
    rows.set(key, [...(rows.get(key) ?? []), v + 1]);
  }
  // Values of one class never stand side by side, and some class has more than one.
  const isSplit = rows.size < values.length && [...rows.values()].every((row) => !allows(row[0]! - 1, row[0]! - 1));
  return isSplit ? [...rows.values()] : [];
}

/** Two sets such that partners are in different ones; undefined where there are none, or more than one way to choose them. */
function twoSides(values: readonly number[], allows: (a: number, b: number) => boolean): number[][] | undefined {
  const side = new Map<number, 0 | 1>([[values[0]!, 0]]);
  const queue = [values[0]!];
  for (const a of queue) {
    for (const b of values) {
      if (!allows(a, b)) continue;
      if (side.get(b) === side.get(a)) return undefined;
      if (!side.has(b)) queue.push(b);
      side.set(b, side.get(a) === 0 ? 1 : 0);
    }
  }
  if (side.size < values.length) return undefined;
  return [0, 1].map((one) => values.filter((v) => side.get(v) === one).map((v) => v + 1));
}
