import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Puzzle, type Result } from '#core';
import { loadEngine } from '#engines';
import { readPuzzles } from '#formats';
import { refuseOrder } from '#generator';
import { parseKind } from '#kinds';
import {
  benchAnnealing,
  benchClassic,
  benchGenerator,
  benchKinds,
  benchPeer,
  benchQqwing,
  benchRating,
  packLines,
} from '#measuring/benchmarks';
import { compileYardstick, findPeers, type Measurement } from '#measuring/machine';
import { measureService } from './bench-service.ts';
import { type Command, defineCommand, EXIT, type ExitCode } from './command.ts';
import { inWords } from './in-words.ts';
import type { Io } from './io.ts';
import { seconds, wholeNumber } from './parse-options.ts';
import { startProgress } from './progress.ts';

interface BenchOptions {
  readonly threads: number;
  readonly seed: number;
  readonly seconds: number;
  readonly timeout: number;
  readonly limit: 1 | 2;
  readonly engine: string;
  readonly connections: number;
  readonly pipeline: number;
  readonly requests?: number;
  readonly peers?: boolean;
  readonly against?: string;
  readonly json?: boolean;
}

const SETS = ['classic', 'kinds', 'rating', 'annealing', 'generator', 'service'];

export const bench: Command = defineCommand<BenchOptions>({
  name: 'bench',
  summary: 'Measure speed beside peers in the same run: solution and proof of uniqueness, whole passes',
  arguments: '<words...>',
  options: [
    { flags: '--threads <N>', summary: 'threads for classic lists', parse: wholeNumber('--threads'), default: 1 },
    { flags: '--engine <ID>', summary: 'the engine for other kinds', default: 'fast' },
    { flags: '--seconds <S>', summary: 'least seconds of measured passes', parse: seconds, default: 1 },
    { flags: '--timeout <SECONDS>', summary: 'give a puzzle of other kinds up after so long', parse: seconds, default: 60 },
    { flags: '--seed <N>', summary: 'how the puzzles are shuffled', parse: wholeNumber('--seed', 0), default: 1 },
    {
      flags: '--limit <1|2>',
      summary: 'for kinds: 2 for a solution and its proof of uniqueness, 1 for a solution',
      parse: oneOrTwo,
      default: 2,
    },
    { flags: '--peers', summary: 'for kinds: also measure the SAT solvers that are installed (cadical, clasp, cryptominisat)' },
    { flags: '--against <FILE>', summary: 'for rating: the 9x9 list that the plain solver in C is measured on (as a rule 17 clues)' },
    { flags: '--connections <N>', summary: 'for service: connections at once', parse: wholeNumber('--connections'), default: 16 },
    {
      flags: '--pipeline <N>',
      summary: 'for service: requests on one connection that may wait',
      parse: wholeNumber('--pipeline'),
      default: 2,
    },
    { flags: '--requests <N>', summary: 'for service: also send so many, and look at its memory', parse: wholeNumber('--requests') },
    { flags: '--json', summary: 'one JSON object per measurement' },
  ],
  examples: [
    ['ninefold bench classic puzzles.txt', 'puzzles per second, and the ratio to a plain solver in C where there is a compiler'],
    ['ninefold bench rating puzzles.txt --against 17_clue.txt', 'ratings per second, and the ratio to the plain solver on the other list'],
    ['ninefold bench generator classic:3x3', 'minimal puzzles per second, beside qqwing where it is installed'],
    ['ninefold bench annealing faces3:3', 'proposed swaps per second'],
    ['ninefold bench service http://127.0.0.1:8080', 'solves a second over HTTP, latencies, errors at twice the load'],
    ['ninefold bench kinds fixtures/kinds/solid3_random.jsonl --peers', 'cubes beside SAT solvers'],
  ],
  notes:
    'Times are CPU time on one thread, wall time on several. Absolute rates move from hour to hour on shared machines; the ratio in one run does not.',

  async run({ words, options }, io) {
    const [set, ...files] = words;
    if (set === 'annealing') return measureAnnealing(files, options, io);
    if (set === 'service') return measureService(files[0], options, io);
    if (set === 'generator') return measureGenerator(files, options, io);
    if (set === undefined || !SETS.includes(set) || files.length === 0) {
      io.warn(
        `ninefold: bench needs one of ${SETS.join(', ')} and then the files (for annealing and generator: the kinds; for service: its address) to measure, such as: ninefold bench classic puzzles.txt`,
      );
      return EXIT.badInput;
    }
    let exit: ExitCode = EXIT.ok;
    const measured: Measurement[] = [];
    const report = (measurement: Measurement): void => {
      measured.push(measurement);
      if (options.json) io.print(`${JSON.stringify(measurement)}\n`);
      io.flush();
    };
    const against = options.against === undefined ? undefined : readText(options.against);
    if (options.against !== undefined && against === undefined) {
      io.warn(`ninefold: ${options.against}: cannot be read`);
      return EXIT.badInput;
    }
    for (const path of files) {
      const text = readText(path);
      if (text === undefined) {
        io.warn(`ninefold: ${path}: cannot be read`);
        exit = EXIT.badInput;
      } else if (set === 'rating') {
        if (await measureRating(path, text, against ?? text, options, io)) continue;
        io.warn(`ninefold: ${path}: holds no puzzle for "bench rating"`);
        exit = EXIT.badInput;
      } else if (
        !(set === 'classic' ? await measureClassic(path, text, options, report) : await measureKinds(path, text, options, io, report))
      ) {
        io.warn(`ninefold: ${path}: holds no puzzle for "bench ${set}"`);
        exit = EXIT.badInput;
      }
    }
    if (!options.json && measured.length > 0) io.print(table(measured));
    return exit;
  },
});

/** Puzzles that qqwing makes in one measurement, as its authors' own examples do. */
const QQWING_PUZZLES = 500;

async function measureGenerator(specs: readonly string[], options: BenchOptions, io: Io): Promise<ExitCode> {
  for (const spec of specs.length > 0 ? specs : ['classic:3x3']) {
    const wishes = { minimal: true };
    const refusal = refuseOrder({ spec, wishes, seed: options.seed });
    if (refusal !== undefined) {
      io.warn(`ninefold: ${inWords(refusal)}`);
      return EXIT.badInput;
    }
    const ours = await benchGenerator(spec, wishes, options.seconds, options.seed);
    const peer = spec === 'classic:3x3' ? benchQqwing(QQWING_PUZZLES) : undefined;
    const ratio = peer && Math.round((100 * ours.perSecond) / peer.perSecond) / 100;
    if (options.json) io.print(`${JSON.stringify({ ...ours, qqwing: peer ?? null, ratio: ratio ?? null })}\n`);
    else {
      io.print(`${spec}: ${ours.perSecond} minimal puzzles a second of CPU time (${ours.made} made, ${ours.cluesEach} clues each)\n`);
      if (peer) io.print(`qqwing: ${peer.perSecond} a second; ninefold is ${ratio}x\n`);
    }
    io.flush();
  }
  return EXIT.ok;
}

async function measureAnnealing(specs: readonly string[], options: BenchOptions, io: Io): Promise<ExitCode> {
  for (const spec of specs.length > 0 ? specs : ['faces3:3']) {
    const kind = parseKind(spec);
    if (!kind.ok) {
      io.warn(`ninefold: ${inWords(kind)}`);
      return EXIT.badInput;
    }
    const rate = await benchAnnealing(spec, options.seconds);
    io.print(
      options.json
        ? `${JSON.stringify(rate)}\n`
        : `annealing on an empty ${rate.kind}: ${rate.swapsPerSecond.toLocaleString('en')} proposed swaps per second of CPU time\n`,
    );
  }
  return EXIT.ok;
}

function oneOrTwo(text: string): Result<1 | 2> {
  return text === '1' ? ok(1) : text === '2' ? ok(2) : fail('--limit must be 1 or 2, not "{text}"', { text });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

async function measureClassic(
  path: string,
  text: string,
  options: BenchOptions,
  report: (measurement: Measurement) => void,
): Promise<boolean> {
  const lines = packLines(text, options.seed);
  if (lines.length === 0) return false;
  report(await benchClassic(basename(path), lines, options));
  // Its source lies in the package: two folders above the bundle.
  const yardstick = compileYardstick(fileURLToPath(new URL('../../src/measuring/machine/yardstick.c', import.meta.url)));
  if (yardstick) report(yardstick.measure(basename(path), lines, options.seconds));
  yardstick?.remove();
  return true;
}

async function measureKinds(
  path: string,
  text: string,
  options: BenchOptions,
  io: Io,
  report: (measurement: Measurement) => void,
): Promise<boolean> {
  const engine = await loadEngine(options.engine);
  if (!engine.ok) throw new Error(inWords(engine));
  const puzzles: Puzzle[] = readPuzzles(text).flatMap(({ result }) => (result.ok ? [result.value] : []));
  if (puzzles.length === 0) return false;
  report(await benchKinds(basename(path), puzzles, engine.value, options));
  for (const peer of options.peers ? findPeers() : []) {
    const progress = startProgress(io, peer.name, 'puzzles');
    report(benchPeer(basename(path), puzzles, peer, options, (done) => progress.update(done)));
    progress.stop();
  }
  return true;
}

/** Ten times the speed of Sudoku Explainer, as a part of the plain solver's on puzzles of 17 clues. */
const TEN_TIMES_EXPLAINER = 0.0093;

async function measureRating(path: string, text: string, against: string, options: BenchOptions, io: Io): Promise<boolean> {
  const engine = await loadEngine(options.engine);
  if (!engine.ok) throw new Error(inWords(engine));
  const puzzles: Puzzle[] = readPuzzles(text).flatMap(({ result }) => (result.ok ? [result.value] : []));
  if (puzzles.length === 0) return false;
  const rating = await benchRating(basename(path), puzzles, engine.value, options.seconds);
  const yardstick = compileYardstick(fileURLToPath(new URL('../../src/measuring/machine/yardstick.c', import.meta.url)));
  const lines = packLines(against, options.seed);
  const peer = lines.length > 0 ? yardstick?.measure(basename(options.against ?? path), lines, options.seconds) : undefined;
  yardstick?.remove();
  const ratios =
    peer && rating.unrated === 0 ? { first: rating.firstPass / peer.perSecond, warm: rating.perSecond / peer.perSecond } : undefined;
  if (options.json) io.print(`${JSON.stringify({ ...rating, yardstick: peer ?? null, ratios: ratios ?? null })}\n`);
  else {
    io.print(
      `${rating.file}: ${rating.puzzles} puzzles, ${rating.unrated} not rated; ${rating.perSecond} a second of CPU time (${rating.passes} passes), ${rating.firstPass} in the first pass\n`,
    );
    if (peer && ratios)
      io.print(
        `yardstick on ${peer.file}: ${peer.perSecond.toLocaleString('en')} a second; ratio ${ratios.warm.toFixed(4)}, first pass ${ratios.first.toFixed(4)} (ten times Sudoku Explainer is ${TEN_TIMES_EXPLAINER} of its rate on 17 clues)\n`,
      );
  }
  return true;
}

/** A table for people; the ratio is that of Ninefold to the peer on the same file. */
function table(measured: readonly Measurement[]): string {
  const rows = measured.map((one) => {
    const ours = measured.find(({ file, solver }) => file === one.file && solver.startsWith('ninefold'));
    const isComparable = ours !== undefined && ours !== one && ours.unanswered === 0 && one.unanswered === 0;
    return [
      one.file,
      one.solver,
      String(one.puzzles),
      String(one.unique),
      String(one.unanswered),
      one.perSecond.toLocaleString('en'),
      one.nodesPerPuzzle === null ? '' : String(one.nodesPerPuzzle),
      isComparable ? `${(ours.perSecond / one.perSecond).toFixed(1)}x` : '',
    ];
  });
  const head = ['file', 'solver', 'puzzles', 'unique', 'gave up', 'per second', 'nodes each', 'ninefold is'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => (column < 2 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return `${[line(head), ...rows.map(line)].join('\n')}\n`;
}
