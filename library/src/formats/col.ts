import { cellName, fail, ok } from '#core';
import type { Format } from './format.ts';
import { fileOf, refuseBeyondGivens } from './refusals.ts';

/** The puzzle as graph colouring in the DIMACS form: one vertex for each cell, one edge for each pair that must differ. */
export const col: Format = {
  id: 'col',
  title: { en: 'DIMACS graph', de: 'DIMACS-Graph', fr: 'Graphe DIMACS' },
  summary:
    'One vertex for each cell and one edge for each pair that must differ; the number of colours and the givens stand in comments. Written for every kind.',
  extensions: ['.col'],
  unit: 'document',
  single: true,
  write(puzzle) {
    const { geometry, givens, symbols, kind } = puzzle;
    const refused = refuseBeyondGivens(puzzle, fileOf('.col'));
    if (refused) return fail(refused);
    const lines = [`c ${kind.spec}: colour with ${geometry.size} colours`];
    givens.forEach((value, cell) => {
      if (value > 0) lines.push(`c given ${cell + 1} = ${value} (${cellName(geometry, cell)} ${symbols.all[value - 1]})`);
    });
    for (const { place, value } of puzzle.disputes)
      lines.push(`c given ${geometry.places[place]!.cell + 1} = ${value} (${geometry.places[place]!.name} ${symbols.all[value - 1]})`);
    const edges: string[] = [];
    for (let cell = 0; cell < geometry.cellCount; cell++) {
      for (const peer of geometry.peersOf(cell)) if (peer > cell) edges.push(`e ${cell + 1} ${peer + 1}`);
    }
    return ok([...lines, `p edge ${geometry.cellCount} ${edges.length}`, ...edges].join('\n'));
  },
};
