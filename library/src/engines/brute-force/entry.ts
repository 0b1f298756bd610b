import type { EngineEntry } from '#core';

export const bruteForceEntry: EngineEntry = {
  id: 'brute-force',
  title: { en: 'Brute force', de: 'Brute Force', fr: 'Force brute' },
  summary: 'The first empty cell gets the lowest digit that stands, then the next; where none stands, back to the cell before.',
  source: '004 and 002',
  complete: true,
  effort: 20_000,
  options: [
    {
      name: 'blind',
      summary: 'fill every blank at random and check the grid, again and again; this may miss solutions and proves nothing',
      type: 'boolean',
      default: false,
    },
    { name: 'seed', summary: 'where the random numbers of the blind version begin', type: 'number', default: 1 },
    { name: 'attempts', summary: 'how many grids the blind version fills at the most', type: 'number', default: 1_000_000 },
  ],
  load: async () => (await import('./index.ts')).bruteForce,
};
