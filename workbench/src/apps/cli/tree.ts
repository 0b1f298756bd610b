import { jsonCount } from '#answers';
import { fail, ok, type Puzzle, type Result } from '#core';
import { drawTreeSvg, drawTreeText } from '#drawing';
import { type BlockTree, MOST_ITEMS, permutationTree, plainTree, TREE_STYLES, type TreeStyle, type TreeVertex } from '#engines';
import { type Command, defineCommand, EXIT, type ExitCode } from './command.ts';
import { inWords } from './in-words.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import type { Io } from './io.ts';
import { oneOf, wholeNumber } from './parse-options.ts';
import { saveText } from './save.ts';

interface TreeOptions extends InputOptions {
  readonly block: number;
  readonly partition?: string;
  readonly svg?: string;
  readonly most: number;
  readonly permutations?: number;
  readonly style?: TreeStyle;
}

/** Vertices that are printed and drawn where nothing else is asked for: about what a page can show. */
const MOST_DRAWN = 1000;

export const tree: Command = defineCommand<TreeOptions>({
  name: 'tree',
  summary: 'Print and draw the permutation tree of a block, or a plain permutation tree',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    { flags: '--block <N>', summary: 'the number of the block, from 1', parse: wholeNumber('--block'), default: 1 },
    { flags: '--partition <NAME>', summary: 'what is cut: boxes, regions, columns or rows; the first of these that the grid has' },
    { flags: '--svg <FILE>', summary: 'draw the tree into a file as well' },
    { flags: '--most <N>', summary: 'vertices to print and draw at the most', parse: wholeNumber('--most'), default: MOST_DRAWN },
    { flags: '--permutations <N>', summary: `the plain tree of N numbers (1 to ${MOST_ITEMS}), without a puzzle`, parse: readItems },
    {
      flags: '--style <STYLE>',
      summary: 'how the plain tree grows: insertion (Arnow) or selection (Latif)',
      parse: oneOf('--style', TREE_STYLES),
      choices: () => TREE_STYLES,
    },
    { flags: '--json', summary: 'the tree as a JSON object' },
  ],
  examples: [
    ['ninefold tree examples/figure11.txt --block 4 --partition columns', 'figure 12 of 002: one valid permutation of 24'],
    ['ninefold tree puzzle.txt --block 3 --svg tree.svg', 'minigrid 3 as a drawing, cut vertices with their reasons'],
    ['ninefold tree --permutations 3 --style insertion', 'figure 3.3 of the thesis'],
  ],
  notes:
    'The root **** is the empty permutation of the missing values; 64** has put 6 and 4 into the first two blanks. A vertex marked x is cut: its last value cannot stand there.',

  async run({ words, options }, io) {
    if (options.permutations !== undefined) {
      if (words.length > 0 || options.puzzle !== undefined)
        return complain(io, '--permutations is a tree without a puzzle; leave one of them out');
      return showPlain(options.permutations, options, io);
    }
    if (options.style !== undefined) return complain(io, '--style is for plain trees: give --permutations N with it');
    return eachPuzzle(words, options, io, {
      work({ puzzle, isOnly }) {
        if (options.svg !== undefined && !isOnly) return fail('--svg draws one tree; give one puzzle');
        return showBlock(puzzle, options, io);
      },
      show: (_, exit) => exit,
    });
  },
});

function readItems(text: string): Result<number> {
  const items = wholeNumber('--permutations')(text);
  return items.ok && items.value > MOST_ITEMS
    ? fail('--permutations must be 1 to {most}, not "{text}"', { most: MOST_ITEMS, text })
    : items;
}

function complain(io: Io, sentence: string): ExitCode {
  io.warn(`ninefold: ${sentence}`);
  return EXIT.badInput;
}

function showBlock(puzzle: Puzzle, options: TreeOptions, io: Io): Result<ExitCode> {
  const { block, partition, most } = options;
  const made = permutationTree(puzzle, { block, most, ...(partition === undefined ? {} : { partition }) });
  if (!made.ok) return made;
  const { root, possible, ...facts } = made.value;
  const heading = `${facts.block} of ${puzzle.kind.spec}: ${facts.clues} clues; blanks ${facts.blanks.join(' ') || 'none'}; missing ${facts.missing.join(' ') || 'none'}`;
  const result = [validity(made.value), ...cap(facts.vertices, most, facts.isWhole)];
  return show({ root, heading, result, json: { kind: puzzle.kind.spec, ...facts, possible: jsonCount(possible), root } }, options, io);
}

function showPlain(items: number, options: TreeOptions, io: Io): ExitCode {
  const { style = 'insertion', most } = options;
  const { root, permutations, vertices } = plainTree(style, items, most);
  const heading = `permutations of 1 to ${items} by ${style} (${style === 'insertion' ? 'Arnow' : 'Latif'})`;
  const result = [`${permutations} permutations, ${vertices} vertices`, ...cap(vertices, most, true)];
  const shown = show({ root, heading, result, json: { style, items, permutations: Number(permutations), vertices, root } }, options, io);
  return shown.ok ? shown.value : complain(io, inWords(shown));
}

interface Shown {
  readonly root: TreeVertex;
  readonly heading: string;
  /** What the tree comes to, and what was left out. */
  readonly result: readonly string[];
  readonly json: object;
}

function show({ root, heading, result, json }: Shown, { json: asJson, svg }: TreeOptions, io: Io): Result<ExitCode> {
  io.print(asJson ? `${JSON.stringify(json)}\n` : `${[heading, drawTreeText(root), ...result].join('\n')}\n`);
  if (svg === undefined) return ok(EXIT.ok);
  const saved = saveText(io, svg, drawTreeSvg(root, { title: heading, caption: result }));
  return saved.ok ? ok(EXIT.ok) : saved;
}

function validity({ root, valid, possible, isWhole }: BlockTree): string {
  const found = leaves(root);
  const listed = valid <= 40 && found.length === valid ? `: ${found.join(', ')}` : '';
  return `${isWhole ? '' : 'at least '}${valid} of ${possible} permutations ${valid === 1 ? 'is' : 'are'} valid${valid > 0 ? listed : ''}`;
}

function leaves({ label, state, children }: TreeVertex): string[] {
  return state === 'leaf' ? [label] : children.flatMap(leaves);
}

/** The notice that goes with a tree that is not shown whole. */
function cap(vertices: number, most: number, isWhole: boolean): string[] {
  if (vertices <= most) return [];
  return [`only the first ${most} of ${isWhole ? '' : 'more than '}${vertices} vertices are shown; --most N shows more`];
}
