import { complain } from '#core';
import { defineRule } from '../define.ts';
import { sum as addsUp } from '../draft.ts';
import { numbers, optional, path } from '../fields.ts';
import { issSum } from '../keys/iss-special.ts';

/** The cells, each times its weight, add up to one of the totals; repeats are allowed. */
export const sum = defineRule({
  id: 'sum',
  example: {
    kind: 'classic:2x2',
    rules: ['sum 9: r4c1..r2c1', 'sum 11: r4c3 r4c4..r2c4', 'sum 11: r1c2..r3c2 r3c3'],
    puzzle: '..............3.',
  },
  fields: {
    totals: numbers({ least: -1_000_000, usual: ({ highest }) => [1, 3 * highest] }),
    weights: optional(numbers({ least: -1000, most: 1000, usual: () => [-2, 3] })),
    cells: path(),
  },
  refuses: ({ weights, cells }) =>
    weights && weights.length !== cells.length
      ? complain('there {weights|is|are} {weights} {weights|weight|weights} for {cells} {cells|cell|cells}', {
          weights: weights.length,
          cells: cells.length,
        })
      : undefined,
  holds: ({ totals, weights, cells }, at) => totals.includes(cells.reduce((all, cell, i) => all + at(cell) * (weights?.[i] ?? 1), 0)),
  compile: ({ totals, weights, cells }) => [addsUp(cells, totals, weights)],
  draw: ({ totals, cells }) => [{ shape: 'outline', cells, style: 'dashed', text: totals.join('/') }],
  keys: { iss: issSum },
  words: {
    en: {
      name: 'Sum',
      called: 'sum',
      rule: 'The numbers, each times its weight where weights are given, add up to the total; numbers may repeat.',
    },
    de: {
      name: 'Summe',
      called: 'Summe',
      rule: 'Die Zahlen, gegebenenfalls mit ihren Gewichten, ergeben zusammen die Summe; Zahlen dürfen sich wiederholen.',
    },
    fr: {
      name: 'Somme',
      called: 'la somme',
      rule: 'La somme des nombres, multipliés par leurs poids s’il y en a, est le total ; les répétitions sont permises.',
    },
  },
});
