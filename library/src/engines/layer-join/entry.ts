import type { EngineEntry } from '#core';
import { CANDIDATE_SOURCES } from './layers.ts';
import { CUT_AXES } from './solve-layers.ts';

export const layerJoinEntry: EngineEntry = {
  id: 'layer-join',
  title: { en: 'Layer join', de: 'Schichten verbinden', fr: 'Jonction de couches' },
  summary:
    'All solutions of each layer or face as a flat puzzle, then the combinations of them that fit together; at most a million layer solutions are kept, or as many as the budget allows.',
  source: '000, algorithm 2',
  complete: true,
  options: [
    {
      name: 'check',
      summary: 'when the third dimension is looked at: as soon as two layers clash, or when all layers are chosen, as printed',
      type: 'string',
      default: 'early',
      choices: ['early', 'late'],
    },
    {
      name: 'axis',
      summary: 'how a cube is cut; "fewest" solves all three ways and takes the one with the fewest combinations',
      type: 'string',
      default: 'layers',
      choices: CUT_AXES,
    },
    {
      name: 'candidates',
      summary: "whether a layer's candidates come from the givens of the whole cube or, as printed, of the layer alone",
      type: 'string',
      default: 'cube',
      choices: CANDIDATE_SOURCES,
    },
  ],
  load: async () => (await import('./index.ts')).layerJoin,
};
