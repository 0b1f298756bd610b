import { type Complaint, fail, foreign, makeDeferred, type Puzzle, type Result } from '#core';
import { formats, type PlainLines, streamPlainLines, streamPuzzles } from '#formats';
import { kindFamilies } from '#kinds';
import type { CommandOption } from './command.ts';
import { EXIT, type ExitCode, stronger } from './exit.ts';
import { inWords } from './in-words.ts';
import type { Io } from './io.ts';
import { oneOf } from './parse-options.ts';
import { peekPicture, readPhotograph } from './photograph.ts';

/** The options of every command that reads puzzles. */
export interface InputOptions {
  readonly puzzle?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly ignoreDrawings?: boolean;
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
    summary: 'its format, if the text alone does not tell (see: ninefold formats)',
    parse: oneOf('--from', readable),
    choices: () => readable,
  },
  { flags: '--ignore-drawings', summary: 'do without drawings that no rule accounts for, and say which; otherwise they are refused' },
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

/** What a command does with a puzzle: work that may take a while, and then, in input order, what it shows. */
export interface Answering<T> {
  /** Begins the work; `turn` resolves when everything before this puzzle has been shown. */
  work(input: InputPuzzle, turn: Promise<void>): Result<T> | Promise<Result<T>>;
  /** Shows the result; called in input order. */
  show(input: InputPuzzle, result: T): ExitCode;
  /** How many puzzles may be worked on at once; 1 where undefined. */
  readonly ahead?: number;
  /** Answers a whole run of plain 9x9 lines unread; undefined where each is to be answered as a puzzle. */
  lines?(lines: PlainLines, where: string): LinesWork;
}

/** Work on a run of lines, and what shows its result. */
export interface LinesWork {
  readonly working: Promise<unknown> | undefined;
  show(): ExitCode;
}

/**
 * Reads every puzzle of the input in order and in constant memory, and answers each. What cannot be read or answered
 * is reported in its place and the rest goes on. Returns the strongest exit code of all.
 */
export async function eachPuzzle<T>(words: readonly string[], options: InputOptions, io: Io, answer: Answering<T>): Promise<ExitCode> {
  if (words.length === 0 && options.puzzle === undefined && io.stdinIsTerminal) {
    io.warn('ninefold: no puzzle given: name a file, - for standard input, or give --puzzle TEXT');
    return EXIT.badInput;
  }
  let exit: ExitCode = EXIT.ok;
  const complain = (where: string, error: string): void => {
    exit = stronger(exit, EXIT.badInput);
    if (options.json) io.print(`${JSON.stringify({ status: 'invalid', error, where })}\n`);
    else io.warn(`ninefold: ${where}: ${error}`);
  };
  const told = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];
  const breathe = makeBreather(io);
  for await (const { item, isOnly } of markOnly(readInput(words, options, io, answer.lines !== undefined))) {
    const { where, read, notes = [] } = item;
    for (const note of notes) io.warn(`ninefold: ${where}: ${inWords(note)}`);
    if (waiting.length >= (answer.ahead ?? 1)) await waiting.shift()!();
    if ('bytes' in read) {
      const { working, show } = answer.lines!(read, where);
      waiting.push(async () => {
        await working;
        exit = stronger(exit, show());
      });
      await breathe();
      continue;
    }
    if (!read.ok) {
      waiting.push(async () => complain(where, inWords(read)));
      continue;
    }
    const { reading } = read.value;
    // A file of thousands says it once.
    if (reading && !told.has(reading.error)) {
      told.add(reading.error);
      io.warn(`ninefold: ${where}: ${inWords(reading)}`);
    }
    const input = { puzzle: read.value, where, isOnly };
    const turn = makeDeferred();
    const working = answer.work(input, turn.promise);
    waiting.push(async () => {
      turn.resolve();
      if (working instanceof Promise) io.flush();
      const result = await working;
      if (result.ok) exit = stronger(exit, answer.show(input, result.value));
      else complain(where, inWords(result));
    });
    // What is finished already need not wait until the next puzzle is read.
    if (!(working instanceof Promise) && waiting.length === 1) await waiting.shift()!();
    await breathe();
  }
  for (const show of waiting) await show();
  return exit;
}

/** Shows what is there and lets signals and messages in now and then: a loop over input that is there already never leaves the program's own queue. */
function makeBreather(io: Io): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < 50) return undefined;
    last = performance.now();
    io.flush();
    return new Promise((resolve) => setImmediate(resolve));
  };
}

interface InputItem {
  readonly where: string;
  readonly read: Result<Puzzle> | PlainLines;
  /** What a person should know about how it was read. */
  readonly notes?: readonly Complaint[];
}

async function* readInput(words: readonly string[], options: InputOptions, io: Io, takesLines: boolean): AsyncGenerator<InputItem> {
  const reading = {
    ...(options.kind === undefined ? {} : { kind: options.kind }),
    ...(options.from === undefined ? {} : { from: options.from }),
    ...(options.ignoreDrawings ? { ignoreDrawings: true } : {}),
  };
  for (const { name, bytes } of sourcesOf(words, options, io)) {
    try {
      const { picture, rest } = await peekPicture(bytes);
      if (picture) {
        yield { where: name, ...(await readPhotograph(picture)) };
        continue;
      }
      const isPlain = takesLines && options.kind === undefined && options.from === undefined;
      for await (const item of isPlain ? streamPlainLines(rest, reading) : streamPuzzles(rest, reading)) {
        const where = options.puzzle !== undefined && item.line === 1 ? name : `${name}:${item.line}`;
        yield { where, read: 'bytes' in item ? item : item.result };
      }
    } catch (error) {
      yield { where: name, read: fail(foreign(describeFailure(error))) };
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
export function describeFailure(error: unknown): string {
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
