import { type Complaint, complain } from '#core';
import { defineRule } from '../define.ts';
import { differ } from '../draft.ts';
import { flag as fFlag } from '../keys/f-puzzles.ts';
import { flag } from '../keys/iss.ts';
import type { Space } from '../space.ts';

/** The k-th cells of all boxes, in reading order, differ. */
export const disjointGroups = defineRule({
  id: 'disjoint-groups',
  example: { kind: 'classic:2x3', rules: ['disjoint-groups:'], puzzle: '..15....6.........2..631....46......' },
  fields: {},
  needs: needsFewBoxes,
  holds(_, at, { space }) {
    const seen = new Set<string>();
    const all = space.boxes().flatMap((box) => inOrder(box).map((cell, k) => `${k} ${at(cell)}`));
    for (const place of all) seen.add(place);
    return seen.size === all.length;
  },
  compile(_, { space }) {
    const boxes = space.boxes().map(inOrder);
    const longest = Math.max(...boxes.map(({ length }) => length));
    return Array.from({ length: longest }, (_, k) => differ(boxes.flatMap((box) => box.slice(k, k + 1))));
  },
  draw: () => [],
  keys: { fPuzzles: fFlag('disjointgroups'), iss: flag('DisjointSets') },
  words: {
    en: { name: 'Disjoint groups', rule: 'Cells at the same place of their boxes hold different numbers.' },
    de: { name: 'Disjunkte Gruppen', rule: 'Felder an derselben Stelle ihrer Blöcke enthalten verschiedene Zahlen.' },
    fr: { name: 'Groupes disjoints', rule: 'Les cases à la même place de leurs blocs contiennent des nombres différents.' },
  },
});

function needsFewBoxes(space: Space): Complaint | undefined {
  const { length } = space.boxes();
  if (length === 0) return complain('the kind has no boxes and no regions');
  const cells = space.boxes().flat();
  return new Set(cells).size < cells.length || length > space.geometry.size
    ? complain('the kind has more boxes than values, or boxes that share cells')
    : undefined;
}

function inOrder(box: readonly number[]): number[] {
  return [...box].sort((a, b) => a - b);
}
