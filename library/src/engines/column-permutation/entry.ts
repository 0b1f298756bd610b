import type { EngineEntry } from '#core';

export const columnPermutationEntry: EngineEntry = {
  id: 'column-permutation',
  title: { en: 'Columns by clues', de: 'Spalten nach Vorgaben', fr: 'Colonnes par chiffres donnés' },
  summary:
    'Takes whole columns in the order of their clues, finds the valid permutations of each under the columns before it, and goes depth first; needs no boxes.',
  source: '002',
  complete: true,
  effort: 100_000,
  options: [
    { name: 'blocks', summary: 'whether columns or rows are permuted', type: 'string', default: 'columns', choices: ['columns', 'rows'] },
  ],
  load: async () => (await import('./index.ts')).columnPermutation,
};
