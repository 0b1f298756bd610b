import type { EngineEntry } from '#core';

export const referenceEntry: EngineEntry = {
  id: 'reference',
  title: { en: 'Reference', de: 'Referenz', fr: 'Référence' },
  summary:
    'Backtracking on the blank cell with the fewest candidates: the least code that is plainly right, which the others are judged against.',
  complete: true,
  options: [],
  load: async () => (await import('./index.ts')).reference,
};
