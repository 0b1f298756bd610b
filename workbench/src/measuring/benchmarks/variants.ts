import { accessSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Budget, check, type Engine, fail, type Grid, ok, type Puzzle, type Result, round } from '#core';
import { formatTable } from '#drawing';
import { parsePuzzle } from '#formats';
import { cpuSeconds } from '#measuring/machine';
import { type Begin, defineBenchmark, setting } from './benchmark.ts';
import { engineOf } from './lists.ts';

/** One puzzle with rules: what it came to, and how long it took with reading and building, here and by the peer. */
interface VariantRow {
  readonly name: string;
  readonly tier: number;
  /** `unique` where the one solution keeps the rules and is the printed one, if any is. */
  readonly status: 'unique' | 'none' | 'several' | 'gave up' | 'wrong' | 'not read';
  readonly cpuMs: number;
  readonly nodes: number;
  readonly conflicts: number;
  readonly peerMs: number | null;
  readonly peerNodes: number | null;
  /** How many times as fast Ninefold is. */
  readonly ratio: number | null;
  readonly sentence: string | null;
}

/** A line of a list. */
export interface Variant {
  readonly name: string;
  readonly format: string;
  readonly input: string;
  readonly tier: number;
  readonly solution?: string;
}

/** What the peer did with a puzzle. */
interface PeerRun {
  readonly seconds: number;
  readonly nodes: number;
  readonly isDone: boolean;
}
type VariantPeer = (input: string) => PeerRun;

/** Guesses that the peer may take back; what needs more is not compared. */
const PEER_BACKTRACKS = 100_000;
/** Below this the peer's time is its building, and the ratio says nothing. */
const LEAST_MS = 5;

export const variants = defineBenchmark({
  id: 'variants',
  summary: 'Puzzles with rules, found and proved, beside the Interactive Sudoku Solver',
  subjects: '<lists...>',
  settings: {
    peers: setting.text('a checkout of sigh/Interactive-Sudoku-Solver, which is measured in the same run', undefined),
    timeout: setting.seconds('time limit per puzzle', 20),
    repeat: setting.whole('measured runs of a puzzle, of which the best counts; one more comes before them to warm up', 3),
    tier: setting.whole('only puzzles of this tier', undefined),
  },
  examples: [['open.jsonl --peers ../Interactive-Sudoku-Solver --tier 1', 'both in one run']],
  notes:
    'A list has one JSON object per line: name, format, input, tier, and the solution where it is known. Reading and building count on both sides.',
  async *measure(paths, { peers, timeout, repeat, tier }, begin) {
    const engine = await engineOf('fast');
    const peer = peers === undefined ? undefined : await loadPeer(peers);
    yield* eachVariant(paths, tier, begin, (variant) => measureOne(variant, engine, peer, timeout, repeat));
  },
  table: variantsTable,
  fails: (rows) => rows.some(({ status }) => status === 'wrong' || status === 'none' || status === 'several'),
});

/** Measures every puzzle of some lists, or those of one tier. */
export function* eachVariant<Row>(
  paths: readonly string[],
  tier: number | undefined,
  begin: Begin,
  measure: (variant: Variant) => Row,
): Generator<Result<Row>> {
  for (const path of paths) {
    const list = readVariants(path);
    if (!list.ok) {
      yield list;
      continue;
    }
    const progress = begin('solving', 'puzzles');
    let done = 0;
    for (const variant of list.value.filter((one) => tier === undefined || one.tier === tier)) {
      yield ok(measure(variant));
      progress.update(++done);
    }
    progress.stop();
  }
}

export function readVariants(path: string): Result<Variant[]> {
  try {
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const list = lines.map((line) => JSON.parse(line) as Partial<Variant>);
    const isWhole = list.every(({ name, format, input }) => [name, format, input].every((field) => typeof field === 'string'));
    return isWhole
      ? ok(list.map((one) => ({ tier: 1, ...one }) as Variant))
      : fail('{path}: a puzzle lacks its name, format or input', { path });
  } catch {
    return fail('{path}: cannot be read', { path });
  }
}

/** The solver of another project, run as its own tools run it. */
async function loadPeer(folder: string): Promise<VariantPeer> {
  accessSync(folder);
  const load = (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(resolve(folder), path)).href);
  const { ensureGlobalEnvironment } = (await load('tests/helpers/test_env.js')) as { ensureGlobalEnvironment(): void };
  ensureGlobalEnvironment();
  const version = String((globalThis as { VERSION_PARAM?: string }).VERSION_PARAM ?? '');
  const { SudokuParser } = (await load(`js/sudoku_parser.js${version}`)) as { SudokuParser: { parseText(text: string): unknown } };
  const { SudokuBuilder } = (await load(`js/solver/sudoku_builder.js${version}`)) as {
    SudokuBuilder: { resolveConstraint(constraint: unknown): unknown; build(constraint: unknown): { _internalSolver: Internal } };
  };
  return (input) => {
    const start = cpuSeconds();
    const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(input)))._internalSolver;
    solver.run({ maxBacktracks: PEER_BACKTRACKS, maxSolutions: 2 }, () => undefined);
    const { nodesSearched, backtracks } = solver.counters;
    return { seconds: cpuSeconds() - start, nodes: nodesSearched, isDone: backtracks < PEER_BACKTRACKS };
  };
}
interface Internal {
  run(mode: { maxBacktracks: number; maxSolutions: number }, onSolution: () => void): void;
  readonly counters: { readonly nodesSearched: number; readonly backtracks: number };
}

function measureOne(variant: Variant, engine: Engine, peer: VariantPeer | undefined, timeout: number, repeat: number): VariantRow {
  const ours = best(repeat, () => solveOnce(variant, engine, timeout));
  const theirs = peer && variant.format === 'iss' ? best(repeat, () => peer(variant.input)) : undefined;
  const [cpuMs, peerMs] = [round(1000 * ours.seconds), theirs?.isDone ? round(1000 * theirs.seconds) : null];
  return {
    name: variant.name,
    tier: variant.tier,
    status: ours.status,
    cpuMs,
    nodes: ours.nodes,
    conflicts: ours.conflicts,
    peerMs,
    peerNodes: theirs?.nodes ?? null,
    ratio: peerMs === null || ours.status !== 'unique' ? null : round(peerMs / cpuMs, 2),
    sentence: ours.sentence ?? null,
  };
}

/** The quickest of some runs after one that warms up; a long one is not repeated. */
function best<Run extends { readonly seconds: number }>(repeat: number, run: () => Run): Run {
  let quickest = run();
  for (let i = 0; i < repeat && quickest.seconds < 1; i++) {
    const next = run();
    if (i === 0 || next.seconds < quickest.seconds) quickest = next;
  }
  return quickest;
}

interface OurRun {
  readonly seconds: number;
  readonly status: VariantRow['status'];
  readonly nodes: number;
  readonly conflicts: number;
  readonly sentence?: string;
}

function solveOnce({ format, input, solution }: Variant, engine: Engine, timeout: number): OurRun {
  const start = cpuSeconds();
  const puzzle = parsePuzzle(input, { from: format });
  if (!puzzle.ok) return { seconds: cpuSeconds() - start, status: 'not read', nodes: 0, conflicts: 0, sentence: puzzle.error };
  const found: Grid[] = [];
  const budget = new Budget({ timeMs: 1000 * timeout });
  const { status, counters } = engine.solve(puzzle.value, { limit: 2, budget, onSolution: (grid) => found.push(grid) });
  const seconds = cpuSeconds() - start;
  const { nodes = 0, conflicts = 0 } = counters as { nodes?: number; conflicts?: number };
  return { seconds, nodes, conflicts, status: status === 'budget' ? 'gave up' : judge(puzzle.value, found, solution) };
}

/** Whether the solutions are one, keep the rules, and are what was printed. */
function judge(puzzle: Puzzle, found: readonly Grid[], printed: string | undefined): VariantRow['status'] {
  const [grid] = found;
  if (!grid) return 'none';
  if (found.some((each) => check(puzzle, each).length > 0)) return 'wrong';
  if (found.length > 1) return 'several';
  const { lowest = 1 } = puzzle.geometry;
  const written = [...grid].map((value) => (value - 1 + lowest).toString(36).toUpperCase()).join('');
  return printed === undefined || printed === written ? 'unique' : 'wrong';
}

function variantsTable(rows: readonly VariantRow[]): string {
  const shown = (number: number | null): string => (number === null ? '' : String(number));
  const table = formatTable(
    ['puzzle', 'status', 'ms', 'nodes', 'conflicts', 'peer ms', 'peer nodes', 'ninefold is'],
    rows.map((row) => [
      row.name,
      row.status,
      row.cpuMs.toFixed(1),
      String(row.nodes),
      String(row.conflicts),
      row.peerMs === null ? '' : row.peerMs.toFixed(1),
      shown(row.peerNodes),
      row.ratio === null ? '' : `${row.ratio}x`,
    ]),
    [0, 1],
  );
  return `${table}\n${summary(rows)}`;
}

function summary(rows: readonly VariantRow[]): string {
  const unique = rows.filter(({ status }) => status === 'unique').length;
  const compared = rows.filter(({ ratio, peerMs }) => ratio !== null && peerMs !== null && peerMs >= LEAST_MS);
  const mean = Math.exp(compared.reduce((all, { ratio }) => all + Math.log(ratio!), 0) / compared.length);
  const late = rows.filter(
    ({ ratio, peerMs, cpuMs }) => ratio !== null && peerMs !== null && peerMs < LEAST_MS && cpuMs > peerMs + LEAST_MS,
  );
  const lines = [`${unique} of ${rows.length} answered with one solution`];
  if (compared.length > 0)
    lines.push(
      `geometric mean over ${compared.length} that the peer needs ${LEAST_MS} ms or more for: ${mean.toFixed(2)}x`,
      `of the others ${late.length} are slower by more than ${LEAST_MS} ms`,
    );
  return lines.join('\n');
}
