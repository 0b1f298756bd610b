import { fail, ok, type Puzzle, type Result } from '#core';
import { drawPathTree } from '#drawing';
import { type BlankMatrix, indexText, type MatrixStage, pathTree } from '#engines';
import { MOST_NODES } from '#operations';
import type { Way } from '../command-of.ts';
import { saveNamedFile } from '../save.ts';

/** The matrix P with a drawing of its tree. */
export const matrixWay: Way = {
  options: [{ flags: '--svg <FILE>', summary: 'draw the tree over P at --stage (default: reduced) into a file' }],
  examples: [
    ['ninefold matrix cube.txt --kind solid:3/worked-example', 'P at its three stages, as the paper prints it'],
    ['ninefold matrix cube.txt --stage initial --svg tree.svg', 'the tree of the baseline, as in figure 11'],
  ],
  notes:
    'A row is the index of a blank cell from 0 (layer, row, column), its probable values filled up with zeros, and their number. A drawing is made of the first puzzle only.',
  start({ fields, options, io }) {
    const { svg } = options;
    const { stage = 'reduced' } = fields as { readonly stage?: MatrixStage };
    let isFirst = true;
    if (typeof svg !== 'string') return {};
    return {
      shown({ puzzle }, report) {
        if (!isFirst) return ok(undefined);
        isFirst = false;
        const { stages } = report as { readonly stages: Readonly<Record<MatrixStage, BlankMatrix>> };
        const drawing = drawTree(puzzle, stages[stage]);
        return drawing.ok ? saveNamedFile(io, svg, drawing.value) : drawing;
      },
    };
  },
};

function drawTree(puzzle: Puzzle, rows: BlankMatrix): Result<string> {
  const tree = pathTree(puzzle, rows, MOST_NODES);
  if (!tree.complete) return fail('the tree has more than {most} nodes, too many to draw', { most: MOST_NODES });
  const columns = tree.levels.map(({ cell, nodes }) => ({
    title: indexText(puzzle.geometry, cell),
    nodes: nodes.map(({ value, ...node }) => ({ ...node, text: value === undefined ? undefined : puzzle.symbols.all[value - 1]! })),
  }));
  return ok(drawPathTree({ columns }));
}
