import type { Puzzle } from '#core';
import { drawTreeText } from '#drawing';
import { type BlockTree, permutationTree, type TreeVertex } from '#engines';
import { flag, list, number, object, oneOf, recursive, text, whole } from '#schema';
import { countField, finishedField, kindField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished, jsonCount } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';

/** Vertices that are shown where nothing else is asked for: about what a page can show. */
const MOST_DRAWN = 1000;

const vertex = recursive<TreeVertex>((self) =>
  object({
    label: text(),
    state: oneOf(['root', 'open', 'leaf', 'cut']),
    edge: text().optional(),
    reason: text().optional(),
    children: list(self),
  }),
);

export const tree = defineOperation({
  id: 'tree',
  summary: 'Print and draw the permutation tree of a block, or a plain permutation tree',
  subject: onePuzzle,
  fields: {
    block: whole(1).default(1).describe('The number of the block, from 1.'),
    partition: text(1, 40).optional().describe('What is cut: boxes, regions, columns or rows; the first of these that the grid has.'),
    most: whole(1, 1_000_000).default(MOST_DRAWN).describe('Vertices to print and draw at the most.'),
  },
  answer: object({
    status: finishedField,
    kind: kindField,
    partition: text(),
    block: text(),
    clues: number(),
    blanks: list(text()),
    missing: list(text()),
    valid: number().describe('Valid permutations; a lower bound if isWhole is false.'),
    vertices: number(),
    isWhole: flag(),
    possible: countField.describe('Permutations before anything is cut.'),
    root: vertex,
  }),
  example: { puzzle: EXAMPLE_PUZZLE, most: 20 },
  run: (puzzle, { block, partition, most }) => permutationTree(puzzle, { block, most, ...(partition === undefined ? {} : { partition }) }),
  json: (puzzle, { root, possible, ...facts }) => ({
    status: finished(),
    kind: puzzle.kind.spec,
    ...facts,
    possible: jsonCount(possible),
    root,
  }),
  lines: (puzzle, report, { most }) => [treeHeading(puzzle, report), drawTreeText(report.root), ...treeRemarks(report, most)].join('\n'),
  verdict: () => 'answered',
  ended: () => undefined,
});

/** What a tree is the tree of. */
export function treeHeading({ kind }: Puzzle, { block, clues, blanks, missing }: BlockTree): string {
  return `${block} of ${kind.spec}: ${clues} clues; blanks ${blanks.join(' ') || 'none'}; missing ${missing.join(' ') || 'none'}`;
}

/** What a tree comes to, and what is not shown of it. */
export function treeRemarks({ root, valid, possible, isWhole, vertices }: BlockTree, most: number): string[] {
  const found = leaves(root);
  const listed = valid > 0 && valid <= 40 && found.length === valid ? `: ${found.join(', ')}` : '';
  const sum = `${isWhole ? '' : 'at least '}${valid} of ${possible} permutations ${valid === 1 ? 'is' : 'are'} valid${listed}`;
  return [sum, ...leftOut(vertices, most, isWhole)];
}

function leaves({ label, state, children }: TreeVertex): string[] {
  return state === 'leaf' ? [label] : children.flatMap(leaves);
}

/** The notice that goes with a tree that is not shown whole. */
export function leftOut(vertices: number, most: number, isWhole: boolean): string[] {
  return vertices <= most ? [] : [`only the first ${most} of ${isWhole ? '' : 'more than '}${vertices} vertices are shown`];
}
