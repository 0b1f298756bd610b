import { inEnglish, type Part, type Puzzle, type Said, said, speak, type Words } from '#core';
import { type DrawnVertex, drawTreeText } from '#drawing';
import { type BlockTree, permutationTree, type TreeVertex } from '#engines';
import { flag, list, number, object, oneOf, recursive, text, whole } from '#schema';
import { countField, finishedField, kindField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished, jsonCount } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';

/** Vertices that are shown where nothing else is asked for: about what a page can show. */
const MOST_DRAWN = 1000;

const vertex = recursive<DrawnVertex>((self) =>
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
  json: (puzzle, { root, possible, called: _, ...facts }) => ({
    status: finished(),
    kind: puzzle.kind.spec,
    ...facts,
    possible: jsonCount(possible),
    root: spokenTree(root, inEnglish),
  }),
  lines(puzzle, report, { most }, { speaker }) {
    const say = (sentence: Said): string => speak(sentence, speaker);
    return [say(treeHeading(puzzle, report)), drawTreeText(spokenTree(report.root, say)), ...treeRemarks(report, most).map(say)].join('\n');
  },
  verdict: () => 'answered',
  ended: () => undefined,
});

/** A tree with its reasons spoken, as it is drawn. */
export function spokenTree({ reason, children, ...vertex }: TreeVertex, say: (sentence: Said) => string): DrawnVertex {
  return { ...vertex, children: children.map((child) => spokenTree(child, say)), ...(reason ? { reason: say(reason) } : {}) };
}

/** What a tree is the tree of. */
export function treeHeading({ kind }: Puzzle, { called, clues, blanks, missing }: BlockTree): Said {
  return said(HEADING, { block: called, kind: kind.spec, clues, blanks: orNone(blanks), missing: orNone(missing) });
}

function orNone(names: readonly string[]): Part {
  return names.length === 0 ? said(NONE) : names.join(' ');
}

/** What a tree comes to, and what is not shown of it. */
export function treeRemarks({ root, valid, possible, isWhole, vertices }: BlockTree, most: number): Said[] {
  const found = leaves(root);
  const sum = said(isWhole ? VALID : VALID_AT_LEAST, { valid, possible: String(possible) });
  const isListed = valid > 0 && valid <= 40 && found.length === valid;
  return [isListed ? said(LISTED, { sum, found: found.join(', ') }) : sum, ...leftOut(vertices, most, isWhole)];
}

function leaves({ label, state, children }: TreeVertex): string[] {
  return state === 'leaf' ? [label] : children.flatMap(leaves);
}

/** The notice that goes with a tree that is not shown whole. */
export function leftOut(vertices: number, most: number, isWhole: boolean): Said[] {
  return vertices <= most ? [] : [said(isWhole ? FIRST : FIRST_AT_LEAST, { most, vertices })];
}

const HEADING: Words<string> = {
  en: '{block} of {kind}: {clues} {clues|clue|clues}; blanks {blanks}; missing {missing}',
  de: '{block} von {kind}: {clues} {clues|Vorgabe|Vorgaben}; leer {blanks}; es fehlen {missing}',
  fr: '{block} de {kind}\u00a0: {clues} {clues|chiffre donné|chiffres donnés}\u00a0; vides {blanks}\u00a0; manquent {missing}',
};
const NONE: Words<string> = { en: 'none', de: 'keine', fr: 'aucun' };
const VALID: Words<string> = {
  en: '{valid:id} of {possible} permutations {valid|is|are} valid',
  de: '{valid:id} von {possible} Permutationen {valid|ist|sind} gültig',
  fr: '{valid:id} des {possible} permutations {valid|est valide|sont valides}',
};
const VALID_AT_LEAST: Words<string> = {
  en: 'at least {valid:id} of {possible} permutations {valid|is|are} valid',
  de: 'mindestens {valid:id} von {possible} Permutationen {valid|ist|sind} gültig',
  fr: 'au moins {valid:id} des {possible} permutations {valid|est valide|sont valides}',
};
const LISTED: Words<string> = { en: '{sum}: {found}', de: '{sum}: {found}', fr: '{sum}\u00a0: {found}' };
const FIRST: Words<string> = {
  en: 'only the first {most:id} of {vertices:id} vertices are shown',
  de: 'nur die ersten {most:id} von {vertices:id} Knoten sind gezeigt',
  fr: 'seuls les {most:id} premiers des {vertices:id} sommets sont montrés',
};
const FIRST_AT_LEAST: Words<string> = {
  en: 'only the first {most:id} of more than {vertices:id} vertices are shown',
  de: 'nur die ersten {most:id} von mehr als {vertices:id} Knoten sind gezeigt',
  fr: 'seuls les {most:id} premiers de plus de {vertices:id} sommets sont montrés',
};
