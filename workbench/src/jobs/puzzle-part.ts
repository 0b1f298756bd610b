import { assertSolution, Budget, type BudgetEnd, type Engine, findClashes, makePuzzle, must, ok, type Puzzle, type Result } from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import { parsePuzzle } from '#formats';
import { puzzleFields, readPuzzle, splitPuzzle } from '#operations';
import { list, number, type OutOf, type OutOfFields, object, text, whole } from '#schema';
import { cutRest, type JobTools, MOST_RESTS } from './operation.ts';

/** Cells and the values they are given, one after the other: cell, value, cell, value. */
type Givens = readonly number[];
const givens = list(whole());

/**
 * A part of the search for the solutions of one puzzle: the puzzle of the request with more cells given. `tails` are branches
 * of one place in the tree, each of which gives some cells more than `path` does; they are searched in their order.
 */
export const puzzlePart = object({
  path: givens,
  tails: list(givens),
  deep: number().describe('Branches of up to this many given cells are known to be too big for one go.'),
  pace: number(0).optional().describe('The most nodes a millisecond in what this part was cut from, where the clock cuts.'),
  puzzle: text().optional().describe('Instead of the puzzle of the request, in parts that earlier versions have stored.'),
});
export type PuzzlePart = OutOf<typeof puzzlePart>;

const FAST = engineEntries.find(({ id }) => id === DEFAULT_ENGINE)!;

/** Nodes that one part may cost: a second of a classic grid. Where nodes are slow the clock ends a part before. */
const GRAIN = 4_000_000;
/** Into how many branches at least one that turned out big is cut. */
const FAN_OUT = 16;
/** The share of a part's budget that one branch may cost before it is cut: little work is wasted, and little is left over. */
const PROBE = 1 / 16;
/** Branches that cost less than this share of a probe on average were cut too finely, or no more nodes than this; this many are looked at before that is said. */
const CRUMB = 1 / 100;
const CRUMB_NODES = 2;
const CRUMBS = 64;
/** The share of the nodes that were to be expected in a time, below which the machine had other things to do. */
const STANDSTILL = 1 / 4;

/** The fields of a request that searches one puzzle. */
export const jobSearchFields = {
  ...puzzleFields,
  grain: whole(1000, 1_000_000_000).default(GRAIN).describe('Nodes that one part may cost before what is left of it is cut.'),
};

type SearchFields = OutOfFields<typeof puzzleFields>;

/** The whole puzzle as the first part. */
export function wholePuzzle(request: SearchFields, tools: JobTools): Result<readonly PuzzlePart[]> {
  const puzzle = readPuzzle(request, tools, tools.workshop);
  return puzzle.ok ? ok([{ path: [], tails: [[]], deep: -1 }]) : puzzle;
}

/** How a part is searched. */
interface PartRequest {
  readonly limit: number;
  readonly grain: number;
  /** Milliseconds after which the rest is handed back; only for those in whose result the cut does not show. */
  readonly timeMs?: number;
  /** Told of solutions in their order. */
  readonly onSolution?: (puzzle: Puzzle, grid: Uint8Array) => void;
}

/** What searching one part gave, and what is left of it. */
export interface PartSearch {
  readonly count: bigint;
  readonly nodes: number;
  readonly rest: readonly PuzzlePart[];
  readonly share: number;
  /** The share of each part of the rest: those near the root are a thousand times those near the leaves. */
  readonly restShares: readonly number[];
}

/** A branch that is to be searched; `weight` is its share of the part. */
interface Branch {
  readonly path: Givens;
  readonly tail: Givens;
  readonly weight: number;
}

/**
 * Searches the branches of a part until its budget is spent, and hands the others back. A branch that does not end within a
 * small share of the budget is cut, and what was found in it is thrown away; others as near to the root are then cut
 * without a try. A budget of nodes repeats, so every worker cuts the same part in the same way.
 */
export async function searchPart(part: PuzzlePart, fields: SearchFields, tools: JobTools, request: PartRequest): Promise<PartSearch> {
  const root = rootOf(part, fields, tools);
  const engine = await tools.workshop.engine(FAST);
  const { limit, grain, timeMs = Number.POSITIVE_INFINITY } = request;
  const began = performance.now();
  const probe = Math.ceil(grain * PROBE);
  const open: Branch[] = part.tails.map((tail) => ({ path: part.path, tail, weight: 1 / part.tails.length })).reverse();
  let [count, nodes, share, deep] = [0n, 0, 0, part.deep];
  /** What branches have cost that came to their end. */
  const done = { nodes: 0, ms: 0 };
  /** The fastest that a branch was searched: others may have stood still, but none was faster than the machine. */
  let pace = part.pace ?? 0;
  let recent = { branches: 0, nodes: 0 };
  // The first part is handed back as soon as it is known how finely it has to be cut, so that no worker waits for it.
  const isWhole = part.path.length === 0 && part.deep < 0;
  const isKnown = (): boolean => isWhole && (done.nodes >= probe || done.ms >= timeMs * PROBE);
  // Every part looks at one branch at least; otherwise what a machine hands back that stands still would be the part itself.
  let isUntouched = true;
  const isPatient = (): boolean => isUntouched || (nodes < grain && performance.now() - began < timeMs && !isKnown());
  if (findClashes(root).length > 0) return { count, nodes, rest: [], share: 1, restShares: [] };
  while (open.length > 0 && count < limit && isPatient()) {
    const branch = open.pop()!;
    isUntouched = false;
    const given = [...branch.path, ...branch.tail];
    const puzzle = withGivens(root, given);
    const before = performance.now();
    // A full grid cannot be cut, so it is looked at to the end, however long the machine stands still meanwhile.
    const isFull = !puzzle.givens.includes(0);
    const found =
      given.length <= deep && !isFull
        ? undefined
        : searchBranch(puzzle, engine, { ...request, limit: limit - Number(count) }, isFull ? undefined : probe);
    nodes += found?.nodes ?? 0;
    if (found?.count !== undefined) {
      count += found.count;
      share += branch.weight;
      const ms = performance.now() - before;
      done.nodes += found.nodes;
      done.ms += ms;
      if (ms > 0) pace = Math.max(pace, found.nodes / ms);
      recent = { branches: recent.branches + 1, nodes: recent.nodes + found.nodes };
      if (recent.branches >= CRUMBS && recent.nodes < recent.branches * Math.max(CRUMB_NODES, probe * CRUMB)) {
        deep = Math.min(deep, branch.path.length - 1);
        recent = { branches: 0, nodes: 0 };
      }
      continue;
    }
    if (found && isTooBig(found, performance.now() - before, pace)) {
      deep = given.length;
      recent = { branches: 0, nodes: 0 };
    }
    const tails = splitPuzzle(puzzle, FAN_OUT).map((smaller) => addedGivens(puzzle, smaller));
    if (tails.length === 0) share += branch.weight;
    for (const tail of tails.reverse()) open.push({ path: given, tail, weight: branch.weight / tails.length });
  }
  // How much of the part could be done with one budget, going by what was done; of the first one everybody is to have a piece.
  const capacity = Math.min(share * Math.min(grain / done.nodes, timeMs / done.ms), isWhole ? 1 / FAN_OUT : 1) || 0;
  // A part that is cut by nodes alone is the same wherever it is cut, so no clock may show in it.
  const known = { deep, puzzle: part.puzzle, pace: timeMs === Number.POSITIVE_INFINITY ? undefined : pace };
  const left = count < limit ? partsOf(open.reverse(), capacity, known) : [];
  return { count, nodes, share, rest: left.map(({ part }) => part), restShares: left.map(({ weight }) => weight) };
}

/**
 * Whether a branch that was given up says that others like it are too big. Where the clock gave it up after far fewer nodes than
 * were to be expected, it was the machine that stood still, and believing it would cut every other branch to pieces.
 */
function isTooBig(found: { readonly nodes: number; readonly end?: BudgetEnd | undefined }, ms: number, pace: number): boolean {
  return found.end === 'nodes' || found.nodes >= STANDSTILL * pace * ms;
}

/** Searches one branch; the count is undefined where its budget did not suffice. */
function searchBranch(
  puzzle: Puzzle,
  engine: Engine,
  { limit, timeMs, onSolution }: PartRequest,
  probe: number | undefined,
): { readonly count: bigint | undefined; readonly nodes: number; readonly end?: BudgetEnd | undefined } {
  // What is found is told when the branch has come to its end, since one that is cut is searched again.
  const found: Uint8Array[] = [];
  const budget = new Budget(probe === undefined ? {} : { nodes: probe, ...(timeMs === undefined ? {} : { timeMs: timeMs * PROBE }) });
  const { status, count, counters } = engine.solve(puzzle, {
    limit,
    budget,
    ...(onSolution ? { onSolution: (grid: Uint8Array) => found.push(grid) } : {}),
  });
  if (status === 'budget') return { count: undefined, nodes: counters.nodes, end: budget.end };
  for (const grid of found) {
    assertSolution(puzzle, grid, engine.id);
    onSolution?.(puzzle, grid);
  }
  return { count, nodes: counters.nodes };
}

/** Branches as parts, each of one place in the tree and as large as the capacity, and not too many of them. */
function partsOf(
  branches: readonly Branch[],
  capacity: number,
  { deep, puzzle, pace }: { readonly deep: number; readonly puzzle: string | undefined; readonly pace: number | undefined },
): { readonly part: PuzzlePart; readonly weight: number }[] {
  const siblings: Branch[][] = [];
  for (const branch of branches) {
    const last = siblings.at(-1);
    if (last?.[0]?.path === branch.path) last.push(branch);
    else siblings.push([branch]);
  }
  return siblings.flatMap((group) => {
    const fitting = Math.floor(capacity / group[0]!.weight);
    return cutRest(group, Math.max(fitting, Math.ceil((group.length * siblings.length) / MOST_RESTS))).map((some) => ({
      part: {
        path: some[0]!.path,
        tails: some.map(({ tail }) => tail),
        deep,
        ...(pace === undefined ? {} : { pace }),
        ...(puzzle === undefined ? {} : { puzzle }),
      },
      weight: some.reduce((sum, { weight }) => sum + weight, 0),
    }));
  });
}

function rootOf({ puzzle }: PuzzlePart, fields: SearchFields, { workshop, places }: JobTools): Puzzle {
  return must(
    puzzle === undefined ? readPuzzle(fields, { places }, workshop) : parsePuzzle(puzzle, { from: 'json', kinds: workshop.kinds }),
  );
}

function withGivens(root: Puzzle, given: Givens): Puzzle {
  if (given.length === 0) return root;
  const givens = root.givens.slice();
  for (let i = 0; i < given.length; i += 2) givens[given[i]!] = given[i + 1]!;
  return makePuzzle(root.kind, givens, { symbols: root.symbols, ...(root.restrictions ? { restrictions: root.restrictions } : {}) });
}

/** What a smaller puzzle gives more than the one it was cut from. */
function addedGivens({ givens }: Puzzle, smaller: Puzzle): number[] {
  return [...smaller.givens].flatMap((value, cell) => (value === givens[cell] ? [] : [cell, value]));
}
