import type { EngineEntry } from '#core';

export const minigridGraphEntry: EngineEntry = {
  id: 'minigrid-graph',
  title: { en: 'Graph of minigrids', de: 'Graph der Blöcke', fr: 'Graphe des blocs' },
  summary:
    'All fillings of all minigrids are vertices, compatible fillings of minigrids in one band or stack are edges, and the solutions are the sets of one vertex per minigrid in which all pairs are joined.',
  source: '001, version 4.1',
  complete: true,
  effort: 20_000,
  options: [],
  load: async () => (await import('./index.ts')).minigridGraph,
};
