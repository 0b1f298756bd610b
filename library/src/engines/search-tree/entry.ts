import type { EngineEntry } from '#core';

export const searchTreeEntry: EngineEntry = {
  id: 'search-tree',
  title: { en: 'Search tree', de: 'Suchbaum', fr: 'Arbre de recherche' },
  summary:
    'The blank cells in cell order with their probable values, and a tree over them in which every open path is extended cell by cell; at most 250,000 open paths are kept, or as many as the budget allows.',
  source: '000, the baseline of Jana and others',
  complete: true,
  effort: 20_000,
  options: [],
  load: async () => (await import('./index.ts')).searchTree,
};
