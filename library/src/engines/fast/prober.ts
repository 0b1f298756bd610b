import { Budget, Candidates, type Geometry, type Grid, makePuzzle } from '#core';
import { type ClassicKernel, ClassicSearch, isClassicNine } from './classic.ts';
import { fallback } from './fallback.ts';
import { classicKernel } from './generated/classic.ts';
import { generalKernel } from './generated/general.ts';
import { shelfOf } from './shelf.ts';
import type { KernelSearch } from './slices.ts';
import { compileKernel, instantiate } from './wasm.ts';

/** What is asked of the candidates as they stand. */
export interface Question {
  /** Stop after this many solutions. */
  readonly limit: number;
  /** How much work the answer may cost: about milliseconds of an ordinary machine, but counted and not timed, so that it repeats. */
  readonly effort: number;
  /** A whole number above 0 makes the choices of the search random; without one they are the kernel's own. */
  readonly seed?: number;
  /** Whether the last solution is wanted as well; without, solutions are only counted, which is quicker. */
  readonly wantsLast?: boolean;
  /** Asked about every 30 milliseconds; true ends the search. */
  readonly isCancelled?: () => boolean;
}

export interface ProbeAnswer {
  /** Whether the space is exhausted, so that `count` is all there is. */
  readonly complete: boolean;
  readonly count: number;
  /** The last solution found, where it was wanted and there is one. */
  readonly last?: Grid;
}

/**
 * Candidates that are changed a little and asked about again, thousands of times: what making puzzles comes down to.
 * Nothing is built between two questions but what the kernel itself needs.
 */
export interface Prober {
  readonly geometry: Geometry;
  /** Fix every cell that has a value and free all others. */
  load(givens: Grid): void;
  /** Let every cell hold what it holds there. */
  take(candidates: Candidates): void;
  /** Let a cell hold only this value. */
  fix(cell: number, value: number): void;
  /** Let a cell hold everything. */
  free(cell: number): void;
  /** Let a cell hold everything but this value. */
  bar(cell: number, value: number): void;
  ask(question: Question): ProbeAnswer;
}

/** What a unit of effort is in each kernel's own count, and how many units pass between two looks at the cancel signal. */
const NODES_PER_UNIT = 4096;
const PROPAGATIONS_PER_UNIT = 65_536;
const SLICE = 30;

/** Loads the makers of probers; one prober serves one geometry and one question at a time. */
export async function loadProbers(): Promise<(geometry: Geometry) => Prober> {
  const classic = await compileKernel(classicKernel);
  const general = await compileKernel(generalKernel);
  return (geometry) => {
    const open = Candidates.all(geometry.cellCount, geometry.size);
    return {
      geometry,
      ...changes(open),
      ask: classic && general ? onKernels(classic, general, open, geometry) : onFallback(open, geometry),
    };
  };
}

function changes(open: Candidates): Pick<Prober, 'load' | 'take' | 'fix' | 'free' | 'bar'> {
  const { words, wordsPerCell } = open;
  const every = words.slice(0, wordsPerCell);
  const free = (cell: number): void => {
    for (let word = 0; word < wordsPerCell; word++) words[cell * wordsPerCell + word] = every[word]!;
  };
  const fix = (cell: number, value: number): void => {
    for (let word = 0; word < wordsPerCell; word++) words[cell * wordsPerCell + word] = 0;
    open.add(cell, value);
  };
  return {
    free,
    fix,
    take: (candidates) => words.set(candidates.words),
    load(givens) {
      givens.forEach((value, cell) => {
        if (value > 0) fix(cell, value);
        else free(cell);
      });
    },
    bar(cell, value) {
      free(cell);
      open.remove(cell, value);
    },
  };
}

function onKernels(classic: WebAssembly.Module, general: WebAssembly.Module, open: Candidates, geometry: Geometry): Prober['ask'] {
  // The kernel for 9x9 makes no random choices, so a geometry of that kind may need both.
  let forNine: ClassicSearch | undefined;
  const shelf = shelfOf(general);
  const isNine = isClassicNine(geometry);
  return (question) => {
    const wants = question.wantsLast === true;
    if (isNine && question.seed === undefined) {
      forNine ??= new ClassicSearch(instantiate<ClassicKernel>(classic));
      return follow(forNine.begin(open, wants), question, NODES_PER_UNIT);
    }
    return shelf.use(geometry, (kernel) =>
      follow(kernel.prepare(geometry).begin(open, wants, question.seed ?? 0), question, PROPAGATIONS_PER_UNIT),
    );
  };
}

function follow(search: KernelSearch, { limit, effort, isCancelled, wantsLast }: Question, unit: number): ProbeAnswer {
  let [left, count] = [effort, 0];
  let last: Grid | undefined;
  while (left > 0 && !isCancelled?.()) {
    const complete = search.run(limit - count, Number.POSITIVE_INFINITY, Math.min(left, SLICE) * unit);
    const found = search.found();
    if (wantsLast && found > count) last = search.last();
    // A run also ends when its store of solutions is full, which says nothing about its effort.
    if (found === count) left -= SLICE;
    count = found;
    if (complete || count >= limit) return last ? { complete, count, last } : { complete, count };
  }
  return last ? { complete: false, count, last } : { complete: false, count };
}

/** Without WebAssembly: the plain search, which makes no random choices of its own, on values and cells as they are. */
function onFallback(open: Candidates, geometry: Geometry): Prober['ask'] {
  const nameless = { text: '', parts: {} };
  const kind = { family: '', spec: '', title: '', rules: '', words: { title: nameless, rules: nameless }, geometry };
  const blank = new Uint8Array(geometry.cellCount);
  return ({ limit, effort, isCancelled }) => {
    let last: Grid | undefined;
    const budget = new Budget({ nodes: effort * 64, ...(isCancelled ? { isCancelled } : {}) });
    const puzzle = makePuzzle(kind, blank, { restrictions: open });
    const { status, count } = fallback.solve(puzzle, { limit, budget, onSolution: (grid) => (last = grid) });
    return { complete: status === 'complete', count: Number(count), ...(last ? { last } : {}) };
  };
}
