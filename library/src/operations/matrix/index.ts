import { ok, type Puzzle, said, speak, type Words } from '#core';
import { type BlankMatrix, indexText, MATRIX_STAGES, type MatrixStage, matrixStages, type PathTree, pathTree, tabulate } from '#engines';
import { either, flag, list, number, type OutOf, object, oneOf, text } from '#schema';
import { finishedField, kindField } from '../answer-fields.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';

const TITLES: Readonly<Record<MatrixStage, Words<string>>> = {
  initial: {
    en: 'P, blank cells in order (figure 8a)',
    de: 'P, leere Felder der Reihe nach (Abbildung 8a)',
    fr: 'P, cases vides dans l’ordre (figure 8a)',
  },
  sorted: { en: 'P, sorted by count (figure 8b)', de: 'P, nach Anzahl sortiert (Abbildung 8b)', fr: 'P, triée par nombre (figure 8b)' },
  reduced: {
    en: 'P, after the five constraints, sorted again (figure 9)',
    de: 'P, nach den fünf Bedingungen, wieder sortiert (Abbildung 9)',
    fr: 'P, après les cinq contraintes, triée de nouveau (figure 9)',
  },
};

/** A larger tree could be neither read nor drawn in reasonable time. */
export const MOST_NODES = 5000;

const stageAnswer = object({
  matrix: list(list(number())).describe('A row for each blank cell: its index from 0, its values filled up with zeros, and their number.'),
  tree: object({
    complete: flag(),
    solutions: number(),
    levels: list(
      object({
        cell: text(),
        nodes: list(object({ value: either(number(), oneOf(['END'])), parent: number(), onSolution: flag().optional() })),
      }),
    ),
  }).optional(),
});

/** The matrix P at its stages. */
export interface MatrixReport {
  readonly stages: Readonly<Record<MatrixStage, BlankMatrix>>;
}

export const matrix = defineOperation({
  id: 'matrix',
  summary: 'Show the matrix P of blank cells and probable values that the 3D tree engines work on, and their tree',
  subject: onePuzzle,
  fields: {
    stage: oneOf(MATRIX_STAGES).optional().describe('Only P at this stage.'),
    tree: flag().default(false).describe('In JSON, the tree over P as well.'),
  },
  answer: object({
    status: finishedField,
    kind: kindField,
    blanks: number(),
    stages: object({ initial: stageAnswer.optional(), sorted: stageAnswer.optional(), reduced: stageAnswer.optional() }),
  }),
  example: { puzzle: '1...............', kind: 'classic:2x2', stage: 'reduced', tree: true },
  run: (puzzle) => ok<MatrixReport>({ stages: matrixStages(puzzle) }),
  json(puzzle, { stages }, { stage, tree }) {
    const ofStage = (one: MatrixStage): OutOf<typeof stageAnswer> => ({
      matrix: tabulate(puzzle.geometry, stages[one]),
      ...(tree ? { tree: treeJson(puzzle, pathTree(puzzle, stages[one], MOST_NODES)) } : {}),
    });
    return {
      status: finished(),
      kind: puzzle.kind.spec,
      blanks: stages.initial.length,
      stages: Object.fromEntries(chosen(stage).map((one) => [one, ofStage(one)])),
    };
  },
  lines: (puzzle, { stages }, { stage }, { speaker }) =>
    chosen(stage)
      .map((one) => `${speak(said(TITLES[one]), speaker)}\n${printed(puzzle, stages[one])}\n`)
      .join('\n'),
  verdict: () => 'answered',
  ended: () => undefined,
});

function chosen(stage: MatrixStage | undefined): readonly MatrixStage[] {
  return stage ? [stage] : MATRIX_STAGES;
}

function printed({ geometry, symbols }: Puzzle, rows: BlankMatrix): string {
  const width = Math.max(String(geometry.size).length, ...symbols.all.map(({ length }) => length));
  const indices = geometry.panels.length > 1 ? 3 : 2;
  const lines = tabulate(geometry, rows).map((row) =>
    row.map((entry, i) => {
      const isValue = i >= indices && i < indices + geometry.size && entry > 0;
      return (isValue ? symbols.all[entry - 1]! : String(entry)).padStart(width);
    }),
  );
  return lines
    .map((line) => [line.slice(0, indices), line.slice(indices, -1), line.slice(-1)].map((part) => part.join(' ')).join(' | '))
    .join('\n');
}

function treeJson({ geometry }: Puzzle, { complete, solutions, levels }: PathTree): NonNullable<OutOf<typeof stageAnswer>['tree']> {
  return {
    complete,
    solutions,
    levels: levels.map(({ cell, nodes }) => ({
      cell: indexText(geometry, cell),
      nodes: nodes.map(({ value, parent, onSolution }) => ({ value: value ?? 'END', parent, ...(onSolution ? { onSolution } : {}) })),
    })),
  };
}
