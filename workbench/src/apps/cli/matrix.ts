import { fail, ok, type Puzzle, type Result } from '#core';
import { drawPathTree } from '#drawing';
import { type BlankMatrix, indexText, MATRIX_STAGES, type MatrixStage, matrixStages, type PathTree, pathTree, tabulate } from '#engines';
import { type Command, defineCommand, EXIT } from './command.ts';
import { answering, eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { oneOf } from './parse-options.ts';
import { saveText } from './save.ts';

interface MatrixOptions extends InputOptions {
  readonly stage?: MatrixStage;
  readonly svg?: string;
  readonly tree?: boolean;
}

const TITLES: Readonly<Record<MatrixStage, string>> = {
  initial: 'P, blank cells in order (figure 8a)',
  sorted: 'P, sorted by count (figure 8b)',
  reduced: 'P, after the five constraints, sorted again (figure 9)',
};

/** A larger tree could be neither read nor drawn in a time that anybody waits. */
const MOST_NODES = 5000;

export const matrix: Command = defineCommand<MatrixOptions>({
  name: 'matrix',
  summary: 'Show the matrix P of blank cells and probable values that the 3D tree engines work on, and their tree',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    {
      flags: '--stage <STAGE>',
      summary: `only P at this stage: ${MATRIX_STAGES.join(', ')}`,
      parse: oneOf('--stage', MATRIX_STAGES),
      choices: () => MATRIX_STAGES,
    },
    { flags: '--tree', summary: 'with --json: the tree over P as well' },
    { flags: '--svg <FILE>', summary: 'draw the tree over P at --stage (default: reduced) into a file' },
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold matrix cube.txt --kind solid:3/worked-example', 'P at its three stages, as the paper prints it'],
    ['ninefold matrix cube.txt --stage initial --svg tree.svg', 'the tree of the baseline, as in figure 11'],
  ],
  notes:
    'A row is the index of a blank cell from 0 (layer, row, column), its probable values filled up with zeros, and their number. A drawing is made of the first puzzle only.',

  async run({ words, options }, io) {
    let isFirst = true;
    return eachPuzzle(
      words,
      options,
      io,
      answering(({ puzzle }) => {
        const stages = matrixStages(puzzle);
        const chosen = options.stage ? [options.stage] : MATRIX_STAGES;
        if (options.json) io.print(`${JSON.stringify(jsonOf(puzzle, stages, chosen, options.tree === true))}\n`);
        else for (const stage of chosen) io.print(`${TITLES[stage]}\n${printed(puzzle, stages[stage])}\n\n`);
        if (options.svg === undefined || !isFirst) return ok(EXIT.ok);
        isFirst = false;
        const drawing = drawTree(puzzle, stages[options.stage ?? 'reduced']);
        if (!drawing.ok) return drawing;
        const written = saveText(io, options.svg, drawing.value);
        return written.ok ? ok(EXIT.ok) : written;
      }),
    );
  },
});

function printed({ geometry, symbols }: Puzzle, rows: BlankMatrix): string {
  const width = Math.max(String(geometry.size).length, ...symbols.all.map(({ length }) => length));
  const indices = geometry.panels.length > 1 ? 3 : 2;
  const lines = tabulate(geometry, rows).map((row) =>
    row.map((number, i) => {
      const isValue = i >= indices && i < indices + geometry.size && number > 0;
      return (isValue ? symbols.all[number - 1]! : String(number)).padStart(width);
    }),
  );
  return lines
    .map((line) => [line.slice(0, indices), line.slice(indices, -1), line.slice(-1)].map((part) => part.join(' ')).join(' | '))
    .join('\n');
}

function jsonOf(puzzle: Puzzle, stages: ReturnType<typeof matrixStages>, chosen: readonly MatrixStage[], withTree: boolean): object {
  const ofStage = (stage: MatrixStage): object => ({
    matrix: tabulate(puzzle.geometry, stages[stage]),
    ...(withTree ? { tree: jsonTree(puzzle, pathTree(puzzle, stages[stage], MOST_NODES)) } : {}),
  });
  return {
    status: 'complete',
    kind: puzzle.kind.spec,
    blanks: stages.initial.length,
    stages: Object.fromEntries(chosen.map((stage) => [stage, ofStage(stage)])),
  };
}

function jsonTree({ geometry }: Puzzle, tree: PathTree): object {
  const levels = tree.levels.map(({ cell, nodes }) => ({
    cell: indexText(geometry, cell),
    nodes: nodes.map(({ value, parent, onSolution }) => ({ value: value ?? 'END', parent, ...(onSolution ? { onSolution } : {}) })),
  }));
  return { complete: tree.complete, solutions: tree.solutions, levels };
}

function drawTree(puzzle: Puzzle, rows: BlankMatrix): Result<string> {
  const tree = pathTree(puzzle, rows, MOST_NODES);
  if (!tree.complete) return fail('the tree has more than {most} nodes, too many to draw', { most: MOST_NODES });
  const columns = tree.levels.map(({ cell, nodes }) => ({
    title: indexText(puzzle.geometry, cell),
    nodes: nodes.map(({ value, ...node }) => ({ ...node, text: value === undefined ? undefined : puzzle.symbols.all[value - 1]! })),
  }));
  return ok(drawPathTree({ columns }));
}
