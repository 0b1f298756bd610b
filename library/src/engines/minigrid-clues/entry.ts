import type { EngineEntry } from '#core';

export const minigridCluesEntry: EngineEntry = {
  id: 'minigrid-clues',
  title: { en: 'Minigrids by clues', de: 'Blöcke nach Vorgaben', fr: 'Blocs par chiffres donnés' },
  summary:
    'Takes the minigrids in the order of their clues, each next one in a row or column of an earlier one, finds the valid permutations of each with a permutation tree under what stands already, and goes depth first. Regions take the place of minigrids in a jigsaw.',
  source: '001, version 3.1',
  complete: true,
  effort: 500_000,
  options: [],
  load: async () => (await import('./index.ts')).minigridClues,
};
