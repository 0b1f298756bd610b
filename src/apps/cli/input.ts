import type { Puzzle, Result } from '#core';
import { formats, streamPuzzles } from '#formats';
import { kindFamilies } from '#kinds';
import { type CommandOption, EXIT, type ExitCode, stronger } from './command.ts';
import type { Io } from './io.ts';
import { oneOf } from './parse-options.ts';

/** The options of every command that reads puzzles. */
export interface InputOptions {
  readonly puzzle?: string;
  readonly kind?: string;
  readonly from?: string;
  /** Whether errors are printed as JSON objects among the results. */
  readonly json?: boolean;
}

const readable = formats.filter((format) => format.open).map(({ id }) => id);

export const inputOptions: readonly CommandOption[] = [
  { flags: '-p, --puzzle <TEXT>', summary: 'the puzzle itself, instead of a file' },
  {
    flags: '-k, --kind <SPEC>',
    summary: 'its kind, such as classic:3x3 or solid:3/layers (see: ninefold kinds)',
    choices: () => kindFamilies.flatMap(({ examples }) => examples),
  },
  {
    flags: '--from <FORMAT>',
    summary: 'its format, where the text alone does not tell (see: ninefold formats)',
    parse: oneOf('--from', readable),
    choices: () => readable,
  },
];

export const INPUT_ARGUMENT = '[files...]';

/** A puzzle of the input with what a command needs to know about its place there. */
export interface InputPuzzle {
  readonly puzzle: Puzzle;
  /** File and line, for messages. */
  readonly where: string;
  /** Whether it is the only puzzle of the whole input. */
  readonly isOnly: boolean;
}

/**
 * Reads every puzzle of the input in order and in constant memory, and gives each to `answer`. What cannot be read, or
 * what `answer` cannot take, is reported in its place and the rest goes on. Returns the strongest exit code of all.
 */
export async function eachPuzzle(
  words: readonly string[],
  options: InputOptions,
  io: Io,
  answer: (input: InputPuzzle) => Result<ExitCode> | Promise<Result<ExitCode>>,
): Promise<ExitCode> {
  if (words.length === 0 && options.puzzle === undefined && io.stdinIsTerminal) {
    io.warn('ninefold: no puzzle given: name a file, - for standard input, or give --puzzle TEXT');
    return EXIT.badInput;
  }
  let exit: ExitCode = EXIT.ok;
  for await (const { item, isOnly } of markOnly(readInput(words, options, io))) {
    const { where, read } = item;
    const answered = read.ok ? await answer({ puzzle: read.value, where, isOnly }) : read;
    if (!answered.ok) {
      if (options.json) io.print(`${JSON.stringify({ status: 'invalid', error: answered.error, where })}\n`);
      else io.warn(`ninefold: ${where}: ${answered.error}`);
    }
    exit = stronger(exit, answered.ok ? answered.value : EXIT.badInput);
  }
  return exit;
}

interface InputItem {
  readonly where: string;
  readonly read: Result<Puzzle>;
}

async function* readInput(words: readonly string[], options: InputOptions, io: Io): AsyncGenerator<InputItem> {
  const reading = {
    ...(options.kind === undefined ? {} : { kind: options.kind }),
    ...(options.from === undefined ? {} : { from: options.from }),
  };
  for (const { name, bytes } of sourcesOf(words, options, io)) {
    try {
      for await (const { line, result } of streamPuzzles(bytes, reading)) {
        yield { where: options.puzzle !== undefined && line === 1 ? name : `${name}:${line}`, read: result };
      }
    } catch (error) {
      yield { where: name, read: { ok: false, error: describeFailure(error) } };
    }
  }
}

function sourcesOf(
  words: readonly string[],
  { puzzle }: InputOptions,
  io: Io,
): { name: string; bytes: AsyncIterable<Uint8Array | string> }[] {
  if (puzzle !== undefined) return [{ name: '--puzzle', bytes: once(puzzle) }];
  const names = words.length > 0 ? words : ['-'];
  return names.map((word) => (word === '-' ? { name: 'standard input', bytes: io.stdin } : { name: word, bytes: io.open(word) }));
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Says of each item whether it is the only one, which is known one item later. */
async function* markOnly(items: AsyncGenerator<InputItem>): AsyncGenerator<{ item: InputItem; isOnly: boolean }> {
  let waiting: InputItem | undefined;
  let isFirst = true;
  for await (const item of items) {
    if (waiting) {
      yield { item: waiting, isOnly: false };
      isFirst = false;
    }
    waiting = item;
  }
  if (waiting) yield { item: waiting, isOnly: isFirst };
}

/** Failures of the file system in words; anything else is a fault of ours and stays one. */
function describeFailure(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const words = code === undefined ? undefined : FILE_ERRORS[code];
  if (!words) throw error;
  return words;
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'there is no permission to read it',
  EPERM: 'there is no permission to read it',
};
