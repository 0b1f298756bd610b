import { readFileSync } from 'node:fs';
import { madeAnswer } from '#answers';
import { fail, ok, type Result } from '#core';
import { findFormat, formatLine, formats, frameOf, writeUnit } from '#formats';
import { clueSymmetries, LEVELS, type Made, generate as makePuzzles, type OrderFields, orderOf, type Range } from '#generator';
import { kindFamilies } from '#kinds';
import { SURVEY_CLASSES, type SurveyClass } from '#logic';
import { SearchPool, ThreadMakers } from '#parallel';
import type { Technique } from '#techniques';
import { type Command, defineCommand, EXIT, UsageError } from './command.ts';
import { drawPuzzle } from './draw.ts';
import { describeFailure } from './input.ts';
import type { Io } from './io.ts';
import { techniquesOption } from './logic.ts';
import { whyNone } from './made.ts';
import { oneOf, seconds, wholeNumber } from './parse-options.ts';
import { startProgress } from './progress.ts';
import { type ThreadsOption, threadsOption } from './solving.ts';

interface GenerateOptions extends ThreadsOption {
  readonly kind: string;
  readonly count: number;
  readonly minimal?: boolean;
  readonly clues?: Range;
  readonly difficulty?: Range;
  readonly class?: SurveyClass;
  readonly techniques?: readonly Technique[];
  readonly symmetry: string;
  readonly pattern?: string;
  readonly solution?: string;
  readonly regions?: string;
  readonly seed?: number;
  readonly distinct?: boolean;
  readonly few?: boolean;
  readonly many?: boolean;
  readonly timeout?: number;
  readonly tries?: number;
  readonly effort?: number;
  readonly rating: boolean;
  readonly to?: string;
  readonly json?: boolean;
}

/** Seconds without a puzzle after which the wish counts as too rare, where no --timeout says otherwise. */
const PATIENCE_SECONDS = 60;
/** Seconds that --few and --many spend on each puzzle, where no --timeout says otherwise. */
const PUSH_SECONDS = 10;

const writable = formats.filter((format) => format.write && !format.single).map(({ id }) => id);
const symmetryIds = clueSymmetries.map(({ id }) => id);

export const generate: Command = defineCommand<GenerateOptions>({
  name: 'generate',
  summary: 'Make puzzles of any kind, each with one solution by proof',
  options: [
    {
      flags: '-k, --kind <SPEC>',
      summary: 'the kind, such as classic:3x3 or solid:3/layers (see: ninefold kinds)',
      default: 'classic:3x3',
      choices: () => kindFamilies.flatMap(({ examples }) => examples),
    },
    { flags: '-n, --count <N>', summary: 'how many', default: 1, parse: wholeNumber('--count') },
    { flags: '--minimal', summary: 'no clue can go' },
    { flags: '--clues <A-B>', summary: 'how many clues, as a number or a range', parse: parseClues },
    {
      flags: '--difficulty <LEVEL|A-B>',
      summary: `${Object.keys(LEVELS).join(', ')}, or a range of Sudoku Explainer's scale such as 7.0-7.5`,
      parse: parseDifficulty,
      choices: () => Object.keys(LEVELS),
    },
    {
      flags: '--class <NAME>',
      summary: `a class by clue counts (002, tables I and II): ${SURVEY_CLASSES.join(', ')}`,
      parse: oneOf('--class', SURVEY_CLASSES),
      choices: () => SURVEY_CLASSES,
    },
    { ...techniquesOption, summary: 'solved with these and singles, and not without the last (see: ninefold techniques)' },
    {
      flags: '--symmetry <NAME>',
      summary: `how the clues lie: ${symmetryIds.join(', ')}`,
      default: 'none',
      parse: oneOf('--symmetry', symmetryIds),
      choices: () => symmetryIds,
    },
    { flags: '--pattern <FILE|TEXT>', summary: 'where clues may stand: one character a place, . or 0 for a blank' },
    { flags: '--solution <FILE|TEXT>', summary: 'dig in this filled grid' },
    { flags: '--regions <MAP>', summary: 'the region map of a jigsaw; each gets its own where it is left out' },
    {
      flags: '--seed <N>',
      summary: 'the same puzzles again, on any machine and with any number of threads',
      parse: wholeNumber('--seed', 0),
    },
    { flags: '--distinct', summary: 'no two that symmetry and relabelling turn into each other' },
    { flags: '--few', summary: 'towards as few clues as the time allows' },
    { flags: '--many', summary: 'towards as many clues, each of them needed, as the time allows' },
    {
      flags: '--timeout <SECONDS>',
      summary: `give up after so long without a puzzle (${PATIENCE_SECONDS}); with --few and --many, spend so long on each (${PUSH_SECONDS})`,
      parse: seconds,
    },
    { flags: '--tries <N>', summary: 'give up after so many attempts', parse: wholeNumber('--tries') },
    {
      flags: '--effort <N>',
      summary: 'work for the proof that a clue is needed, about milliseconds but counted',
      parse: wholeNumber('--effort'),
    },
    { flags: '--no-rating', summary: 'leave out the rating with --json' },
    threadsOption,
    {
      flags: '-t, --to <FORMAT>',
      summary: 'the format to write (see: ninefold formats)',
      parse: oneOf('--to', writable),
      choices: () => writable,
    },
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold generate', 'a 9x9 puzzle'],
    ['ninefold generate --difficulty fiendish --symmetry 180 --count 5 --seed 1', 'five for the newspaper, the same every time'],
    ['ninefold generate --kind solid:2 --minimal --json', 'a 4x4x4 cube in which every clue is needed'],
    ['ninefold generate --kind solid:3 --clues 429', 'a 9x9x9 cube with 300 blanks'],
    ['ninefold generate --techniques x-wing', 'one that needs an X-Wing and nothing harder'],
  ],
  notes:
    'Every puzzle is checked and proved to have one solution before it is printed. Without --seed each run makes other puzzles. A wish that is too rare ends with a sentence and exit code 3.',

  async run({ options }, io) {
    const order = orderOf(fieldsOf(options));
    if (!order.ok) throw new UsageError(order.error);
    const format = findFormat(options.to ?? (isPlain(options.kind) ? 'line' : 'ninefold'));
    if (!format.ok) throw new UsageError(format.error);
    const { before, between, after } = frameOf(format.value);
    const pool = new SearchPool(options.threads);
    const progress = startProgress(io, 'generating', `puzzles, {attempts} attempts`);
    let printed = 0;
    let failure: string | undefined;
    io.onInterrupt(() => `${printed} of ${options.count} made; they are printed`);
    const report = await makePuzzles(
      {
        order: order.value,
        count: options.count,
        distinct: options.distinct,
        tries: options.tries,
        patienceMs: 1000 * (options.few || options.many ? PATIENCE_SECONDS : (options.timeout ?? PATIENCE_SECONDS)),
        onMade(made) {
          const unit = options.json ? ok(JSON.stringify(madeAnswer(made, order.value.seed))) : textOf(made, format.value, options, io);
          if (!unit.ok) failure = unit.error;
          else io.print(options.json ? `${unit.value}\n` : (printed === 0 ? before : between) + unit.value);
          printed++;
          io.flush();
        },
        onProgress: ({ attempts, made }) => progress.update(made, { attempts, share: made / options.count }),
      },
      new ThreadMakers(pool),
    );
    progress.stop();
    if (printed > 0 && !options.json) io.print(after);
    await pool.close();
    if (failure !== undefined) throw new UsageError(failure);
    if (report.end === 'done') return EXIT.ok;
    io.warn(`ninefold: ${whyNone(report, options.count)}`);
    return EXIT.budget;
  },
});

/** Whether a line of cells alone tells the kind when it is read again. */
function isPlain(spec: string): boolean {
  return spec.trim().toLowerCase() === 'classic:3x3';
}

function textOf(made: Made, format: Parameters<typeof writeUnit>[0], { count, to }: GenerateOptions, io: Io): Result<string> {
  const { puzzle } = made;
  if (io.isTerminal && count === 1 && to === undefined) return ok(`${drawPuzzle(puzzle, io)}\n\n${formatLine(puzzle)}`);
  return writeUnit(format, puzzle);
}

function fieldsOf({
  class: surveyClass,
  techniques,
  timeout,
  pattern,
  solution,
  json,
  rating,
  seed,
  ...rest
}: GenerateOptions): OrderFields {
  return {
    ...rest,
    class: surveyClass,
    techniques: techniques?.map(({ id }) => id),
    pattern: pattern === undefined ? undefined : textOrFile(pattern),
    solution: solution === undefined ? undefined : textOrFile(solution),
    pushMs: 1000 * (timeout ?? PUSH_SECONDS),
    seed: seed ?? Math.floor(Math.random() * 2 ** 48),
    rate: json === true && rating,
  };
}

/** What was given, or what the file of that name holds. A text of cells is no name of a file. */
function textOrFile(given: string): string {
  try {
    return /[./\\]\w+$|^[\w./\\-]+$/.test(given) && given.length < 200 && !/^[\d.\s-]+$/.test(given) ? readFileSync(given, 'utf8') : given;
  } catch (error) {
    throw new UsageError(`${given}: ${describeFailure(error)}`);
  }
}

function parseClues(text: string): Result<Range> {
  const match = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text.trim());
  return match
    ? ok({ from: Number(match[1]), to: Number(match[2] ?? match[1]) })
    : fail`--clues must be a number or a range such as 24-28, not "${text}"`;
}

function parseDifficulty(text: string): Result<Range> {
  const level = LEVELS[text.trim().toLowerCase()];
  if (level) return ok(level);
  const match = /^(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?$/.exec(text.trim());
  return match
    ? ok({ from: Number(match[1]), to: Number(match[2] ?? match[1]) })
    : fail`--difficulty must be ${Object.keys(LEVELS).join(', ')} or a range such as 7.0-7.5, not "${text}"`;
}
