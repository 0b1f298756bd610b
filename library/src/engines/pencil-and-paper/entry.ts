import type { EngineEntry } from '#core';

export const pencilAndPaperEntry: EngineEntry = {
  id: 'pencil-and-paper',
  title: { en: 'Pencil and paper', de: 'Papier und Bleistift', fr: 'Papier et crayon' },
  summary: 'Up to ten rounds of naked singles and unique missing candidates, then backtracking on what is left, lowest digit first.',
  source: '004',
  complete: true,
  effort: 20_000,
  options: [
    {
      name: 'rules',
      summary:
        'rules beyond the printed two: printed (none), all, or some of hidden-single, locked-candidates, naked-pairs, naked-triples, joined by commas or +',
      type: 'string',
      default: 'printed',
    },
  ],
  load: async () => (await import('./index.ts')).pencilAndPaper,
};
