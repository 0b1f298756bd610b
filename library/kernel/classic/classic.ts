/**
 * The kernel for the classic 9x9 puzzle: plain functions over linear memory, no imports, no allocation.
 *
 * What. Complete enumeration: every solution is found once, in an order that depends on the puzzle alone, and a
 * search that ends has proved that there are no others. Candidates may be restricted from the start.
 *
 * How. States are sets of cells per digit in SIMD vectors (lanes.ts); rules work on all 81 cells of three digits at a
 * time without tables or branches (propagate.ts, triads.ts); the search asks where a band is nearly decided
 * (branch.ts) and keeps waiting states on an explicit stack (search.ts).
 *
 * Why sound. Every rule removes a candidate only if no solution of the state contains it, the two answers of a question
 * exclude each other and cover everything, and a state counts as solved only after a sweep that has
 * checked it and moved nothing. The empty state cannot pass: a digit without a place fails in its own sweep.
 *
 * Cost. About 55 ns a sweep and 280 ns a node on the machine of bench/LOG.md; 0.4 us for an easy puzzle, 50 us for the hardest.
 *
 * Memory, all static, offsets from the functions below:
 *
 *   input     81 bytes or 81 x u16   the puzzle for beginValues or beginMasks
 *   output    1024 x 81 bytes        solutions of the last run, values 1..9
 *   heap      to the end of memory   the caller's: text and results of solveBatch; grow the memory as needed
 *
 * Counts and budgets are f64, which JavaScript passes without BigInt and which count exactly to 2^53; Infinity is no limit.
 */
import { EXHAUSTED, FOUND, STOPPED, abandon, advance, guesses, isExhausted, nodes, root, solution, start } from "./search";
import { readMasks, readValues, writeValues } from "./grid-io";

/** The space is exhausted: what was found is all there is. */
const COMPLETE = 0;
/** As many solutions as asked for; states are waiting, so there may be more. */
const LIMIT = 1;
/** The nodes of this call are used up; call again to go on. */
const BUDGET = 2;

const CAPACITY = 1024;
const NO_LIMIT: i64 = 1 << 53;
const ASCII_ZERO = 48;
const ASCII_DOT: u8 = 46;

const input: usize = memory.data(176, 16);
const output: usize = memory.data(81 * 1024, 16);

let found: i64 = 0;
let written: i32 = 0;

/** Where to put the puzzle: 81 bytes for `beginValues`, 81 little-endian u16 for `beginMasks`. */
export function inputOffset(): usize { return input; }
/** Where `run` leaves its solutions, 81 bytes each. */
export function outputOffset(): usize { return output; }
/** The most solutions that one `run` can leave there. */
export function outputCapacity(): i32 { return CAPACITY; }
/** The first byte that the kernel does not use. */
export function heapOffset(): usize { return (__heap_base + 15) & ~15; }

/** Begins with 81 values at the input, 0 for blank. Clashing givens give no solutions, at the root. */
export function beginValues(): void {
  readValues(root(), input, 0);
  begin();
}

/** Begins with 81 candidate masks at the input, bit v - 1 for value v. */
export function beginMasks(): void {
  readMasks(root(), input);
  begin();
}

function begin(): void {
  found = 0;
  written = 0;
  start();
}

@inline function whole(x: f64): i64 { return x < <f64>NO_LIMIT ? <i64>x : NO_LIMIT; }

/**
 * Writes up to `maxSolutions` further solutions (at most `outputCapacity`) to the output, spending up to `maxNodes`
 * further nodes. Returns COMPLETE 0, LIMIT 1 or BUDGET 2; after 1 and 2 the next call goes on where this one stopped.
 */
export function run(maxSolutions: f64, maxNodes: f64): i32 {
  const lastNode = nodes + whole(maxNodes), most = <i32>min(whole(maxSolutions), CAPACITY);
  written = 0;
  while (written < most) {
    const event = advance(lastNode);
    if (event != FOUND) return event == EXHAUSTED ? COMPLETE : BUDGET;
    writeValues(solution(), output + 81 * <usize>written, 0);
    written++;
    found++;
  }
  return isExhausted() ? COMPLETE : LIMIT;
}

/** Like `run`, but only counts; `maxSolutions` is not bound by the output. */
export function count(maxSolutions: f64, maxNodes: f64): i32 {
  const lastNode = nodes + whole(maxNodes), most = found + whole(maxSolutions);
  written = 0;
  while (found < most) {
    const event = advance(lastNode);
    if (event != FOUND) return event == EXHAUSTED ? COMPLETE : BUDGET;
    found++;
  }
  return isExhausted() ? COMPLETE : LIMIT;
}

/** Solutions in the output since the last `run`. */
export function solutionsWritten(): i32 { return written; }
/** Solutions since `begin...`. */
export function solutionsFound(): f64 { return <f64>found; }
/** States propagated since `begin...`: the root and every answer entered. */
export function nodesUsed(): f64 { return <f64>nodes; }
/** Questions asked since `begin...`. */
export function guessesMade(): f64 { return <f64>guesses; }

// Its own function, called once per puzzle: V8 moves a hot function to optimised code when it is next called, so a
// loop over the whole file in one function would run in baseline code to the end.
function solveText(text: usize, firstSolution: usize, limit: i32, lastNode: i64): i32 {
  readValues(root(), text, ASCII_ZERO);
  start();
  let solutions = 0;
  while (solutions < limit) {
    const event = advance(lastNode);
    if (event == STOPPED) {
      if (!solutions) memory.fill(firstSolution, ASCII_DOT, 81);
      return ~solutions;
    }
    if (event == EXHAUSTED) break;
    if (!solutions) writeValues(solution(), firstSolution, ASCII_ZERO);
    solutions++;
  }
  if (!solutions) memory.fill(firstSolution, ASCII_DOT, 81);
  return solutions;
}

/**
 * Solves `puzzles` puzzles of 81 characters ('1'..'9' are givens, anything else is blank), the next one `textStride`
 * bytes further on. For each it writes
 *   the first solution as 81 characters at `solutions`, every `solutionStride` bytes (81 dots where there is none);
 *   an i32 at `counts`: the solutions found, at most `limit`; or the complement of that number, which is negative,
 *   where `maxNodes` nodes were not enough to know;
 *   a u32 at `nodeCounts`: the nodes used.
 * Bytes between the characters of one stride and the next are left alone, so newlines may stand there already. A search
 * begun with `begin...` is given up.
 */
export function solveBatch(
  text: usize, textStride: i32, puzzles: i32, limit: i32, maxNodes: f64,
  solutions: usize, solutionStride: i32, counts: usize, nodeCounts: usize,
): void {
  const lastNode = whole(maxNodes);
  for (let i = 0; i < puzzles; i++) {
    store<i32>(counts, solveText(text, solutions, limit, lastNode));
    store<u32>(nodeCounts, <u32>nodes);
    text += textStride;
    solutions += solutionStride;
    counts += 4;
    nodeCounts += 4;
  }
  abandon();
}
