import type { Cell } from '#core';
import { defineRule } from '../define.ts';
import { equalSums } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';
import type { Space } from '../space.ts';

/** The parts of the line in each box have the same sum; entering a box again begins a new part. */
export const regionSum = defineRule({
  id: 'region-sum',
  example: {
    kind: 'classic:2x3',
    rules: ['region-sum: r4c2 r4c1 r3c1 r2c2 r2c1', 'region-sum: r6c3 r5c2..r3c4'],
    puzzle: '6.25...3.1.............2......2.....',
  },
  fields: { path: path() },
  holds({ path }, at, { space }) {
    const sums: number[] = [];
    path.forEach((cell, i) => {
      const box = space.boxOf(cell);
      if (i > 0 && box === space.boxOf(path[i - 1]!)) sums[sums.length - 1]! += at(cell);
      else sums.push(at(cell));
    });
    return space.boxes().length === 0 || new Set(sums).size === 1;
  },
  compile({ path }, { space }) {
    if (space.boxes().length === 0) return [];
    const parts = partsOf(path, space);
    return parts.slice(1).map((part, i) => equalSums(parts[i]!, part));
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'region-sum' }],
  keys: { fPuzzles: lineItems('regionsumline'), iss: list('RegionSumLine', { cells: 'path' }) },
  words: {
    en: {
      name: 'Region sum line',
      called: 'region sum line',
      rule: 'The parts of the line in each box have the same sum; entering a box again begins a new part.',
    },
    de: {
      name: 'Gebietssummenlinie',
      called: 'Gebietssummenlinie',
      rule: 'Die Abschnitte der Linie in den Blöcken haben alle dieselbe Summe; beim Wiedereintritt in einen Block beginnt ein neuer Abschnitt.',
    },
    fr: {
      name: 'Ligne de sommes',
      called: 'la ligne de sommes',
      rule: 'Les parties de la ligne dans chaque bloc ont la même somme ; revenir dans un bloc commence une nouvelle partie.',
    },
  },
});

function partsOf(path: readonly Cell[], space: Space): Cell[][] {
  const parts: Cell[][] = [];
  let box: number | undefined = -1;
  for (const cell of path) {
    if (space.boxOf(cell) !== box) parts.push([]);
    box = space.boxOf(cell);
    parts.at(-1)!.push(cell);
  }
  return parts;
}
