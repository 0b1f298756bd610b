import { readFileSync } from 'node:fs';
import { Budget, ok, type Result } from '#core';
import { findFormat, formats, frameOf, writeUnit } from '#formats';
import type { Made } from '#generator';
import { DEFAULT_KIND } from '#kinds';
import { drawPuzzle, freshSeed, type MakeFields, madeJson, makePuzzles, type Operations, Workshop } from '#operations';
import { SearchPool, ThreadMakers } from '#parallel';
import type { OutOfFields } from '#schema';
import { CertifiedFolder, certifyOption } from '../certified-folder.ts';
import { UsageError } from '../command.ts';
import type { Way } from '../command-of.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { inWords, speaker } from '../in-words.ts';
import { describeFailure } from '../input.ts';
import type { Io } from '../io.ts';
import { oneOf, seconds, wholeNumber } from '../parse-options.ts';
import { startProgress } from '../progress.ts';
import { threadsOption } from '../runner.ts';
import { whyNone } from './why-none.ts';

interface GenerateOptions extends Omit<OutOfFields<Operations['generate']['fields']>, 'rate' | 'rounds' | 'timeMs'> {
  readonly threads: number;
  readonly timeout?: number;
  readonly rating: boolean;
  readonly to?: string;
  readonly json?: boolean;
  readonly certify?: string;
}

/** Seconds without a puzzle after which the wish counts as too rare, where no --timeout says otherwise. */
const PATIENCE_SECONDS = 60;
/** Seconds that --few and --many spend on each puzzle, where no --timeout says otherwise. */
const PUSH_SECONDS = 10;

const writable = formats.filter((format) => format.write && !format.single).map(({ id }) => id);

/** Making any number of puzzles on threads, each printed as it comes. */
export const generateWay: Way = {
  without: ['count', 'rounds', 'timeMs'],
  options: [
    { flags: '-n, --count <N>', summary: 'how many', default: 1, parse: wholeNumber('--count') },
    {
      flags: '--timeout <SECONDS>',
      summary: `give up after N seconds without a puzzle (${PATIENCE_SECONDS}); with --few and --many, spend N seconds on each (${PUSH_SECONDS})`,
      parse: seconds,
    },
    threadsOption,
    {
      flags: '-t, --to <FORMAT>',
      summary: 'the format to write (see: ninefold formats)',
      parse: oneOf('--to', writable),
      choices: () => writable,
    },
    certifyOption,
    { flags: '--json', summary: 'one JSON object per puzzle' },
  ],
  examples: [
    ['ninefold generate', 'a 9x9 puzzle'],
    ['ninefold generate --difficulty fiendish --symmetry 180 --count 5 --seed 1', 'five for the newspaper, the same every time'],
    ['ninefold generate --kind solid:2 --minimal --json', 'a 4x4x4 cube in which every clue is needed'],
    ['ninefold generate --kind solid:3 --clues 429', 'a 9x9x9 cube with 300 blanks'],
    ['ninefold generate --rules killer --difficulty hard', 'cages over the whole grid and no clue'],
    ['ninefold generate --rules killer --clues 8-12 --symmetry 180', 'with some clues, and all of it symmetric'],
    ['ninefold generate --kind classic:2x3 --rules thermometer,dots --minimal', 'two sorts of rules, each rule needed'],
    ['ninefold generate --kind solid:3 --rules killer', 'a 9x9x9 cube with cages in its layers'],
    ['ninefold generate --count 3 --certify proofs', 'three, each with a proof that `ninefold verify proofs` checks'],
    ['ninefold generate --techniques x-wing', 'one that needs an X-Wing and nothing harder'],
  ],
  notes:
    'Every puzzle is checked and proved to have one solution before it is printed. Without --seed each run makes other puzzles, with it the same ones on any machine and with any number of threads. If no puzzle meets the settings in time, it says so and ends with exit code 3.',
  run: ({ options }, io) => generateAll(options as unknown as GenerateOptions, io),
};

async function generateAll(options: GenerateOptions, io: Io): Promise<ExitCode> {
  const fields = fieldsOf(options);
  const format = findFormat(options.to ?? (isPlain(options) ? 'line' : 'ninefold'));
  if (!format.ok) throw new UsageError(inWords(format));
  const { before, between, after } = frameOf(format.value);
  const pool = new SearchPool(options.threads);
  const progress = startProgress(io, 'generating', `puzzles, {attempts} attempts`);
  const certified = options.certify === undefined ? undefined : new CertifiedFolder(options.certify, new Workshop());
  // One after the other: they share a kernel.
  let proved: Promise<ExitCode> = Promise.resolve(EXIT.ok);
  let printed = 0;
  let failure: string | undefined;
  io.onInterrupt(() => {
    certified?.abandon();
    return printed === 0 ? `none of ${options.count} was made` : `${printed} of ${options.count} made and printed`;
  });
  const made = await makePuzzles(fields, {
    makers: new ThreadMakers(pool),
    patienceMs: 1000 * (options.few || options.many ? PATIENCE_SECONDS : (options.timeout ?? PATIENCE_SECONDS)),
    stubborn: options.timeout !== undefined || options.tries !== undefined,
    onMade(made) {
      const unit = options.json ? ok(JSON.stringify(madeJson(made, fields.seed))) : textOf(made, format.value, options, io);
      if (!unit.ok) failure = inWords(unit);
      else io.print(options.json ? `${unit.value}\n` : (printed === 0 ? before : between) + unit.value);
      printed++;
      io.flush();
      if (certified) proved = provedAfter(proved, made, printed, certified, io);
    },
    onProgress: ({ attempts, made }) => progress.update(made, { attempts, share: made / options.count }),
  });
  progress.stop();
  if (printed > 0 && !options.json) io.print(after);
  await pool.close();
  if (!made.ok) throw new UsageError(inWords(made));
  const report = made.value;
  if (failure !== undefined) throw new UsageError(failure);
  const exit = await proved;
  if (report.end === 'done') return exit;
  io.warn(`ninefold: ${whyNone(report, options.count)}`);
  return EXIT.budget;
}

/** Whether a line of cells alone tells the whole puzzle when it is read again. */
function isPlain({ kind, rules }: GenerateOptions): boolean {
  return kind.trim().toLowerCase() === DEFAULT_KIND && !rules;
}

/** Writes the certificate of what was made once those before it are there; a sentence where that fails. */
async function provedAfter(
  before: Promise<ExitCode>,
  { puzzle }: Made,
  number: number,
  folder: CertifiedFolder,
  io: Io,
): Promise<ExitCode> {
  const exit = await before;
  const made = await folder.add(number, puzzle, new Budget({}));
  if (made.ok && made.value.status === 'proved') return exit;
  io.warn(`ninefold: puzzle ${number} has no certificate: ${made.ok ? 'the search was not ended' : inWords(made)}`);
  return EXIT.failed;
}

function textOf(made: Made, format: Parameters<typeof writeUnit>[0], { count, to }: GenerateOptions, io: Io): Result<string> {
  const { puzzle } = made;
  const unit = writeUnit(format, puzzle);
  return !unit.ok || !io.isTerminal || count > 1 || to !== undefined
    ? unit
    : ok(`${drawPuzzle(puzzle, { ...io, speaker })}\n\n${unit.value}`);
}

function fieldsOf({ timeout, certify: _, pattern, solution, json, rating, seed = freshSeed(), ...rest }: GenerateOptions): MakeFields {
  return {
    ...rest,
    pattern: pattern === undefined ? undefined : textOrFile(pattern),
    solution: solution === undefined ? undefined : textOrFile(solution),
    pushMs: 1000 * (timeout ?? PUSH_SECONDS),
    seed,
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
