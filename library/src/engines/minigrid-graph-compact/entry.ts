import type { EngineEntry } from '#core';

export const minigridGraphCompactEntry: EngineEntry = {
  id: 'minigrid-graph-compact',
  title: { en: 'Compact graph of minigrids', de: 'Kompakter Graph', fr: 'Graphe compact' },
  summary:
    'The graph of minigrid-graph with fillings merged that a neighbour cannot tell apart, and with vertices dropped that have no partner somewhere, to a fixed point at the start and after every choice.',
  source: '001, version 4.2',
  complete: true,
  effort: 20_000,
  options: [],
  load: async () => (await import('./index.ts')).minigridGraphCompact,
};
