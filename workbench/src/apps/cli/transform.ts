import { fail, makeRandom, ok, type Puzzle, type Random, type Result } from '#core';
import { formatLine } from '#formats';
import { compose, identity, motions, motionsOf, type Permutation, randomSymmetry, transformPuzzle } from '#symmetry';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { wholeNumber } from './parse-options.ts';

interface TransformOptions extends InputOptions {
  readonly by?: readonly string[];
  readonly relabel?: string;
  readonly shuffle?: boolean;
  readonly seed?: number;
}

const ids = motions.map(({ id }) => id);

export const transform: Command = defineCommand<TransformOptions>({
  name: 'transform',
  summary: 'Turn, mirror, relabel or shuffle puzzles of any kind by the symmetries that the kind has',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    {
      flags: '--by <MOTIONS>',
      summary: `one after the other, separated by commas: ${ids.join(', ')}`,
      parse: parseMotions,
      choices: () => ids,
    },
    { flags: '--relabel <SYMBOLS|random>', summary: 'what the symbols become, in their order: 987654321 changes 1 to 9, 2 to 8 ...' },
    { flags: '--shuffle', summary: 'a random symmetry of the kind (lines, bands, motions) and random symbols' },
    { flags: '--seed <N>', summary: 'the same random choices again', parse: wholeNumber('--seed', 0) },
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold transform puzzle.txt --by rotate-90', 'a quarter turn clockwise'],
    ['ninefold transform cube.txt --kind solid:2 --by tilt,point', 'a cube, turned in space'],
    ['ninefold transform puzzles.txt --shuffle --seed 1', 'puzzles that look new and are solved alike'],
  ],
  notes: `Motions:\n${motions.map(({ id, summary }) => `  ${id.padEnd(14)} ${summary}`).join('\n')}`,

  async run({ words, options }, io) {
    const random = makeRandom(options.seed ?? Math.floor(Math.random() * 2 ** 48));
    return eachPuzzle(words, options, io, {
      work: ({ puzzle }) => transformed(puzzle, options, random),
      show(_, puzzle) {
        const line = formatLine(puzzle);
        io.print(`${options.json ? JSON.stringify({ kind: puzzle.kind.spec, puzzle: line }) : line}\n`);
        return EXIT.ok;
      },
    });
  },
});

function parseMotions(text: string): Result<readonly string[]> {
  const named = text.split(',').map((id) => id.trim());
  const unknown = named.find((id) => !ids.includes(id));
  return unknown === undefined
    ? ok(named)
    : fail('unknown motion "{motion}"; the motions are {known}', { motion: unknown.slice(0, 40), known: ids.join(', ') });
}

function transformed(puzzle: Puzzle, { by = [], relabel, shuffle }: TransformOptions, random: Random): Result<Puzzle> {
  if (puzzle.disputes.length > 0) return fail('places of one cell disagree, so it cannot be moved');
  const { geometry } = puzzle;
  let cells: Permutation = shuffle ? randomSymmetry(geometry, random) : identity(geometry.cellCount);
  const possible = by.length > 0 ? motionsOf(geometry) : [];
  for (const id of by) {
    const motion = possible.find((placed) => placed.motion.id === id) ?? sameAs(id, possible);
    if (!motion)
      return fail('{kind} has no motion "{motion}"; it has {known}', {
        kind: puzzle.kind.spec,
        motion: id,
        known: possible.map((placed) => placed.motion.id).join(', '),
      });
    cells = compose(cells, motion.cells);
  }
  const values = relabel === undefined && !shuffle ? ok(undefined) : relabelling(puzzle, shuffle ? 'random' : relabel!, random);
  if (!values.ok) return values;
  return ok(transformPuzzle(puzzle, { cells, ...(values.value ? { values: values.value } : {}) }));
}

/** On a flat grid some motions in space are others in the plane, and only the first of them is listed. */
function sameAs(id: string, possible: ReturnType<typeof motionsOf>): ReturnType<typeof motionsOf>[number] | undefined {
  const flat = ({ from, sign }: (typeof motions)[number]['turn']): string => `${from.slice(0, 2)} ${sign.slice(0, 2)}`;
  const wanted = motions.find((motion) => motion.id === id)!;
  const isFlat = !possible.some(({ motion }) => motion.id === 'swap-depth');
  return isFlat ? possible.find(({ motion }) => wanted.turn.from[2] === 2 && flat(motion.turn) === flat(wanted.turn)) : undefined;
}

function relabelling(puzzle: Puzzle, text: string, random: Random): Result<number[]> {
  const { all } = puzzle.symbols;
  if (text === 'random') return ok(random.shuffle(all.map((_, i) => i + 1)));
  const wanted = text.includes(' ') ? text.trim().split(/\s+/) : [...text.trim()];
  const values = wanted.map((symbol) => all.indexOf(symbol) + 1);
  const isComplete = values.length === all.length && new Set(values).size === all.length && !values.includes(0);
  return isComplete
    ? ok(values)
    : fail('--relabel must be each of {symbols} once, or random, not "{text}"', { symbols: all.join(''), text: text.slice(0, 80) });
}
