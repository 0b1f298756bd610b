import { fail, ok, type Result } from '#core';
import { drawTreeSvg, drawTreeText } from '#drawing';
import { type BlockTree, MOST_ITEMS, plainTree, TREE_STYLES, type TreeStyle } from '#engines';
import { leftOut, spokenTree, treeHeading, treeRemarks } from '#operations';
import { type CommandOption, UsageError } from '../command.ts';
import type { Way } from '../command-of.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { inWords, say } from '../in-words.ts';
import type { Io } from '../io.ts';
import { oneOf, wholeNumber } from '../parse-options.ts';
import { saveNamedFile } from '../save.ts';

interface PlainOptions {
  readonly permutations: number;
  readonly style?: TreeStyle;
  readonly most: number;
  readonly svg?: string;
  readonly json?: boolean;
}

const options: readonly CommandOption[] = [
  { flags: '--svg <FILE>', summary: 'draw the tree into a file as well' },
  { flags: '--permutations <N>', summary: `the plain tree of N numbers (1 to ${MOST_ITEMS}), without a puzzle`, parse: readItems },
  {
    flags: '--style <STYLE>',
    summary: 'how the plain tree grows: insertion (Arnow), selection (Latif) or shuffle (Fisher and Yates)',
    parse: oneOf('--style', TREE_STYLES),
    choices: () => TREE_STYLES,
  },
];

/** Whose tree it is. */
const AUTHORS: Readonly<Record<TreeStyle, string>> = { insertion: 'Arnow', selection: 'Latif', shuffle: 'Fisher and Yates' };

/** Trees with a drawing, and plain trees that need no puzzle. */
export const treeWay: Way = {
  options,
  examples: [
    ['ninefold tree examples/figure11.txt --block 4 --partition columns', 'figure 12 of 002: one valid permutation of 24'],
    ['ninefold tree puzzle.txt --block 3 --svg tree.svg', 'minigrid 3 as a drawing, cut vertices with their reasons'],
    ['ninefold tree --permutations 3 --style insertion', 'figure 3.3 of the thesis'],
    ['ninefold tree --permutations 3 --style shuffle', 'the shuffle of Fisher and Yates, step by step'],
  ],
  notes:
    'The root **** is the empty permutation of the missing values; 64** has put 6 and 4 into the first two blanks. A vertex marked x is cut: its last value cannot stand there.',
  instead({ words, options: given }, io) {
    const asked = given as unknown as PlainOptions & { readonly puzzle?: string };
    if (asked.permutations === undefined) {
      if (asked.style !== undefined) throw new UsageError('--style is for plain trees: give --permutations N with it');
      return undefined;
    }
    if (words.length > 0 || asked.puzzle !== undefined)
      throw new UsageError('--permutations is a tree without a puzzle; leave one of them out');
    return showPlain(asked, io);
  },
  start({ fields, options: given, io }) {
    const { svg } = given;
    if (typeof svg !== 'string') return {};
    return {
      shown({ puzzle, isOnly }, report) {
        if (!isOnly) return fail('--svg draws one tree; give one puzzle');
        const tree = report as BlockTree;
        const caption = treeRemarks(tree, (fields as { readonly most: number }).most).map(say);
        return saveNamedFile(io, svg, drawTreeSvg(spokenTree(tree.root, say), { title: say(treeHeading(puzzle, tree)), caption }));
      },
    };
  },
};

function readItems(text: string): Result<number> {
  const items = wholeNumber('--permutations')(text);
  return items.ok && items.value > MOST_ITEMS
    ? fail('--permutations must be 1 to {most}, not "{text}"', { most: MOST_ITEMS, text })
    : items;
}

function showPlain({ permutations: items, style = 'insertion', most, svg, json }: PlainOptions, io: Io): ExitCode {
  const { root: bare, permutations, vertices } = plainTree(style, items, most);
  const root = spokenTree(bare, say);
  const title = `permutations of 1 to ${items} by ${style} (${AUTHORS[style]})`;
  const caption = [`${permutations} permutations, ${vertices} vertices`, ...leftOut(vertices, most, true).map(say)];
  const answer = { style, items, permutations: Number(permutations), vertices, root };
  io.print(json ? `${JSON.stringify(answer)}\n` : `${[title, drawTreeText(root), ...caption].join('\n')}\n`);
  const saved = svg === undefined ? ok(true) : saveNamedFile(io, svg, drawTreeSvg(root, { title, caption }));
  if (!saved.ok) throw new UsageError(inWords(saved));
  return EXIT.ok;
}
