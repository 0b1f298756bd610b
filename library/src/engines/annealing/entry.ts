import type { EngineEntry } from '#core';
import { annealingOptions } from './settings.ts';

export const annealingEntry: EngineEntry = {
  id: 'annealing',
  title: { en: 'Simulated annealing', de: 'Simulated Annealing', fr: 'Recuit' },
  summary:
    'Blocks filled at random, and swaps inside them by the rule of Metropolis until rows, columns and edges are right; also fills empty grids.',
  source: '003, after Lewis',
  complete: false,
  options: annealingOptions,
  load: async () => (await import('./index.ts')).annealing,
};
