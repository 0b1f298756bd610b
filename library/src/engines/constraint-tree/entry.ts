import type { EngineEntry, EngineOption } from '#core';
import { CONSTRAINTS } from './constraints.ts';

export const constraintTreeEntry: EngineEntry = {
  id: 'constraint-tree',
  title: { en: 'Constraint tree', de: 'Baum mit Bedingungen', fr: 'Arbre à contraintes' },
  summary:
    'The search tree over a matrix of probable values that is sorted by count, cut down by five functional constraints and sorted again; at most 250,000 open paths are kept, or as many as the budget allows.',
  source: '000, algorithm 1',
  complete: true,
  options: CONSTRAINTS.map(
    (name): EngineOption => ({
      name,
      summary: `whether the ${name.replace('-', ' ')} constraint is applied`,
      type: 'string',
      default: 'on',
      choices: ['on', 'off'],
    }),
  ),
  load: async () => (await import('./index.ts')).constraintTree,
};
