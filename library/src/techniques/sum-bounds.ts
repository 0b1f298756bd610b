import { type Sum, valuesIn } from '#core';
import type { Board } from './board.ts';
import { leftOf } from './ruled/evidence.ts';
import { maskOf } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * Bounds of a sum: the least and the greatest that the other cells can hold leave a cell only values between two bounds.
 *
 * It asks nothing but the extremes of each cell, as one does in the head: no repeats, no combinations. Weights count, so that an arrow
 * bounds its circle and a pill its tens.
 */
export const sumBounds: Technique = {
  id: 'sum-bounds',
  words: {
    en: {
      name: 'Bounds of a sum',
      summary: 'The least and the greatest that the other cells of a sum can hold bound what is left for a cell.',
      why: {
        several: 'By the least and the greatest that the other cells of {rule} can hold, {cell} is from {least} to {most}, so {result}.',
        one: 'By the least and the greatest that the other cells of {rule} can hold, only {least} is left for {cell}, so {result}.',
      },
    },
    de: {
      name: 'Grenzen einer Summe',
      summary: 'Das Kleinste und das Größte, was die anderen Felder einer Summe enthalten können, begrenzen ein Feld.',
      why: {
        several:
          'Nach dem Kleinsten und dem Größten, was die anderen Felder von {rule:dative} enthalten können, liegt {cell} zwischen {least} und {most}, also {result}.',
        one: 'Nach dem Kleinsten und dem Größten, was die anderen Felder von {rule:dative} enthalten können, bleibt für {cell} nur {least}, also {result}.',
      },
    },
    fr: {
      name: 'Bornes d’une somme',
      summary: 'Le plus petit et le plus grand que peuvent contenir les autres cases d’une somme bornent une case.',
      why: {
        several:
          'D’après le plus petit et le plus grand que peuvent contenir les autres cases {rule:of}, {cell} va de {least} à {most}, donc {result}.',
        one: 'D’après le plus petit et le plus grand que peuvent contenir les autres cases {rule:of}, il ne reste que {least} pour {cell}, donc {result}.',
      },
    },
  },
  aliases: ['sum'],
  rank: 36,
  ratings: [1.9, 1.9],
  refuses: refusesWithoutRules,

  *find(board) {
    for (const sum of board.geometry.constraints.sums) {
      if (sum.cells.every((cell) => cell < board.tables.cellCount)) yield* boundsOf(board, sum);
    }
  },
  parts: ({ values }, names) => ({ least: names.value(values[0]!), most: names.value(values.at(-1)!) }),
};

function* boundsOf(board: Board, { cells, weights, totals, rule }: Sum): Generator<Deduction> {
  const masks = cells.map((cell) => maskOf(board, cell));
  if (masks.includes(0)) return;
  const ends = masks.map((mask, i) => {
    const [low, high] = [weights[i]! * (32 - Math.clz32(mask & -mask)), weights[i]! * (32 - Math.clz32(mask))];
    return [Math.min(low, high), Math.max(low, high)] as const;
  });
  const least = ends.reduce((all, [low]) => all + low, 0);
  const most = ends.reduce((all, [, high]) => all + high, 0);
  const [lowest, highest] = [totals[0]!, totals.at(-1)!];
  for (const [i, cell] of cells.entries()) {
    if (board.values[cell] !== 0) continue;
    const fits = (value: number): boolean => {
      const own = weights[i]! * value;
      return own + least - ends[i]![0] <= highest && own + most - ends[i]![1] >= lowest;
    };
    const all = valuesIn(masks[i]!);
    const remove = all.filter((value) => !fits(value)).map((value) => ({ cell, value }));
    if (remove.length === 0) continue;
    const inside = Array.from({ length: board.size }, (_, v) => v + 1).filter(fits);
    // Where no value fits there is no such range; combinations say that nothing adds up.
    if (inside.length === 0) continue;
    yield {
      technique: 'sum-bounds',
      name: 'Bounds of a Sum',
      rating: 1.9,
      place: [],
      remove,
      cells: [cell, ...cells.filter((other) => other !== cell)],
      values: [...new Set([inside[0]!, inside.at(-1)!])],
      houses: [],
      candidates: candidatesOf(board, cells),
      ...(rule === undefined ? {} : { rules: [rule] }),
      ...leftOf(board, rule, remove),
      form: inside.length > 1 ? 'several' : 'one',
    };
  }
}
