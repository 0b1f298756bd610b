import type { EngineEntry } from '#core';

export const fastEntry: EngineEntry = {
  id: 'fast',
  title: { en: 'Fast', de: 'Schnell', fr: 'Rapide' },
  summary:
    'WebAssembly kernels: one for the classic 9x9 that works on all cells of three digits at a time, and one for every other kind that learns from its dead ends.',
  complete: true,
  options: [],
  exchanges: true,
  load: async () => (await import('./index.ts')).loadFast(),
};
