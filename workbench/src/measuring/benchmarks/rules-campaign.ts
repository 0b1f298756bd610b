import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Budget, check, type Engine, fail, type Grid, ok, type Puzzle, type Result } from '#core';
import { fallback } from '#engines';
import { formatPuzzle } from '#formats';
import type { ProgressBar } from './benchmark.ts';
import { engineOf } from './lists.ts';
import { ruledPuzzles } from './random-rules.ts';

/** How many solutions are compared one by one; who finds more has found many. */
const MOST = 12;
/** What an engine may spend on a puzzle before it counts as undecided. Who fills cell by cell needs more than this for one in thirty. */
const NODES = 3000;

/** How many puzzles had which number of solutions; undecided are those that some engine gave up. */
export type RulesSeen = Record<'none' | 'one' | 'several' | 'undecided', number>;

/** What became of the first puzzles of a seed. */
export interface RulesTally {
  readonly seed: number;
  puzzles: number;
  readonly seen: RulesSeen;
  /** A sentence for each, with the puzzle. */
  readonly mismatches: string[];
}

export const beginTally = (seed: number): RulesTally => ({
  seed,
  puzzles: 0,
  seen: { none: 0, one: 0, several: 0, undecided: 0 },
  mismatches: [],
});

/** What an engine answers where it is not given up: two that are right answer the same. */
interface EngineAnswer {
  /** How many solutions, `MOST` for more. */
  readonly count: number;
  /** All solutions in order; nothing where there are more. */
  readonly solutions: string;
  /** Whether the checker refuses one of them. */
  readonly isWrong: boolean;
}

function answerOf(engine: Engine, puzzle: Puzzle, isRefused = refusalsOf(puzzle)): EngineAnswer | undefined {
  const found: string[] = [];
  let isWrong = false;
  const { status } = engine.solve(puzzle, {
    limit: MOST,
    budget: new Budget({ nodes: NODES }),
    onSolution(grid) {
      found.push(grid.join(''));
      isWrong ||= isRefused(grid);
    },
  });
  if (status === 'budget') return undefined;
  return { count: found.length, solutions: status === 'limit' ? '' : found.sort().join(' '), isWrong };
}

/** Whether the checker refuses a grid, asked once a grid: engines that agree hand in the same ones. */
function refusalsOf(puzzle: Puzzle): (grid: Grid) => boolean {
  const known = new Map<string, boolean>();
  return (grid) => {
    const text = grid.join('');
    const isRefused = known.get(text) ?? check(puzzle, grid).length > 0;
    known.set(text, isRefused);
    return isRefused;
  };
}

/** What engines that share no thought say of a puzzle; a mismatch as a sentence. */
export function compareEngines(puzzle: Puzzle, engines: readonly Engine[]): keyof RulesSeen | { readonly mismatch: string } {
  const isRefused = refusalsOf(puzzle);
  const answers = engines.map((engine) => ({
    id: engine === fallback ? 'fallback' : engine.id,
    answer: answerOf(engine, puzzle, isRefused),
  }));
  const decided = answers.flatMap(({ answer }) => answer ?? []);
  const [first] = decided;
  if (!decided.every(({ isWrong, count, solutions }) => !isWrong && count === first!.count && solutions === first!.solutions))
    return { mismatch: `${writtenOf(puzzle)}\n${answers.map(({ id, answer }) => `${id}: ${toldOf(answer)}`).join('\n')}` };
  if (decided.length < answers.length) return 'undecided';
  return first!.count === 0 ? 'none' : first!.count === 1 ? 'one' : 'several';
}

function toldOf(answer: EngineAnswer | undefined): string {
  if (!answer) return 'undecided';
  return `${answer.solutions || answer.count}${answer.isWrong ? ', refused by the checker' : ''}`;
}

export function addTo(tally: RulesTally, outcome: ReturnType<typeof compareEngines>): void {
  tally.puzzles++;
  if (typeof outcome === 'string') tally.seen[outcome]++;
  else tally.mismatches.push(outcome.mismatch);
}

function writtenOf(puzzle: Puzzle): string {
  const text = formatPuzzle(puzzle, 'ninefold');
  return text.ok ? text.value : text.error;
}

/** After how many puzzles the file is written again. */
const STRIDE = 500;

/** Random puzzles with rules by fast, its fallback and the reference. With a file it goes on where it ended, whatever ended it. */
export async function compareOnRules(
  wanted: number,
  seed: number,
  keep: string | undefined,
  progress: ProgressBar,
): Promise<Result<RulesTally>> {
  const begun = keep === undefined ? ok(beginTally(seed)) : readTally(keep, seed);
  if (!begun.ok) return begun;
  const tally = begun.value;
  const [fast, reference] = [await engineOf('fast'), await engineOf('reference')];
  const makePuzzle = await ruledPuzzles(fast, seed);
  while (tally.puzzles < wanted) {
    addTo(tally, compareEngines(makePuzzle(tally.puzzles), [fast, fallback, reference]));
    if (tally.puzzles % STRIDE !== 0 && tally.puzzles < wanted) continue;
    progress.update(tally.puzzles);
    if (keep !== undefined) writeTally(keep, tally);
  }
  return ok(tally);
}

function readTally(path: string, seed: number): Result<RulesTally> {
  if (!existsSync(path)) return ok(beginTally(seed));
  const tally = JSON.parse(readFileSync(path, 'utf8')) as RulesTally;
  return tally.seed === seed ? ok(tally) : fail('{path}: it is of seed {found}, not {seed}', { path, found: tally.seed, seed });
}

/** Whole or not at all: a run that is ended while writing leaves the tally of before. */
function writeTally(path: string, tally: RulesTally): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(tally)}\n`);
  renameSync(`${path}.new`, path);
}

/**
 * Random puzzles with rules by fast and by another program: it is handed a puzzle as JSON a line, and answers each with a line that holds the
 * number of solutions up to `MOST`, or "undecided".
 */
export async function compareWithJudge(wanted: number, seed: number, command: string, progress: ProgressBar): Promise<Result<RulesTally>> {
  const tally = beginTally(seed);
  const fast = await engineOf('fast');
  const makePuzzle = await ruledPuzzles(fast, seed);
  const judge = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, LIMIT: String(MOST) } });
  judge.stdin.on('error', () => undefined);
  const ended = once(judge, 'exit');
  const answers = createInterface({ input: judge.stdout })[Symbol.asyncIterator]();
  for (let index = 0; index < wanted; index++) {
    const puzzle = makePuzzle(index);
    const text = formatPuzzle(puzzle, 'json');
    if (!text.ok) return text;
    judge.stdin.write(`${text.value.replaceAll('\n', ' ')}\n`);
    const { value: said, done } = await answers.next();
    if (done) return fail('{command}: it ended at puzzle {index}', { command, index: index + 1 });
    addTo(tally, besideJudge(puzzle, fast, said.trim()));
    progress.update(index);
  }
  judge.stdin.end();
  await ended;
  return ok(tally);
}

function besideJudge(puzzle: Puzzle, fast: Engine, said: string): ReturnType<typeof compareEngines> {
  const outcome = compareEngines(puzzle, [fast]);
  if (typeof outcome !== 'string' || outcome === 'undecided' || said === 'undecided')
    return typeof outcome === 'string' ? 'undecided' : outcome;
  const { count } = answerOf(fast, puzzle)!;
  return String(count) === said ? outcome : { mismatch: `${writtenOf(puzzle)}\nfast: ${count}, judge: ${said}` };
}
