import type { EngineEntry } from '#core';
import { CORNERS, MAJORS, PATH_NAMES } from '../blockwise/paths.ts';

export const minigridPathEntry: EngineEntry = {
  id: 'minigrid-path',
  title: { en: 'Minigrids along a path', de: 'Blöcke entlang eines Weges', fr: 'Blocs le long d’un chemin' },
  summary:
    'Finds all valid permutations of every minigrid from the givens alone and matches them along a path: zigzag, spiral or semi-spiral, or any order the user gives. The same rules carry on over any number of minigrids: a zigzag turns at the end of each row, a spiral winds inward along the rim, a semi-spiral wraps a growing square in corners, back and forth.',
  source: '001, version 3.2',
  complete: true,
  effort: 20_000,
  options: [
    {
      name: 'path',
      summary: `the way through the minigrids: ${PATH_NAMES.join(', ')}, or the number of each of them once, such as 1,2,3,6,5,4,7,8,9; more than nine carry on by the same rule`,
      type: 'string',
      default: 'zigzag',
    },
    {
      name: 'major',
      summary: 'whether a named path goes along rows or along columns first',
      type: 'string',
      default: 'row',
      choices: MAJORS,
    },
    { name: 'corner', summary: 'the corner where a named path starts', type: 'string', default: 'top-left', choices: CORNERS },
    { name: 'reversed', summary: 'follow the path from its end', type: 'boolean', default: false },
  ],
  load: async () => (await import('./index.ts')).minigridPath,
};
