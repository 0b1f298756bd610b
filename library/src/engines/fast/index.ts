import { type Engine, type Geometry, isRuled, openCandidates, type Puzzle, type SolveOutcome, type SolveRequest } from '#core';
import { type ClassicKernel, ClassicSearch, isClassicNine } from './classic.ts';
import { fallback } from './fallback.ts';
import { GeneralKernel } from './general.ts';
import { classicKernel } from './generated/classic.ts';
import { generalKernel } from './generated/general.ts';
import { Shapes } from './program.ts';
import { type KernelSearch, runInSlices } from './slices.ts';
import { compileKernel, InstancePool, instantiate } from './wasm.ts';

/** Work of the first slice: nodes for the classic kernel, propagations for the general one. About a millisecond of either. */
const FIRST_SLICE = { classic: 4096, general: 65_536 };

/** Loads the engine that everything a user meets is built on. Tests choose after how many guesses it begins to learn. */
export async function loadFast(patience?: number): Promise<Engine> {
  const classic = await compileKernel(classicKernel);
  const general = await compileKernel(generalKernel);
  return classic && general ? makeFast(classic, general, patience) : fallback;
}

/** How the puzzles of one geometry are searched. */
interface Way {
  readonly firstSlice: number;
  search<T>(puzzle: Puzzle, wantsSolutions: boolean, follow: (search: KernelSearch) => T): T;
}

function makeFast(classicModule: WebAssembly.Module, generalModule: WebAssembly.Module, patience: number | undefined): Engine {
  const classic = new InstancePool(() => new ClassicSearch(instantiate<ClassicKernel>(classicModule)));
  const onClassic: Way = {
    firstSlice: FIRST_SLICE.classic,
    search: (puzzle, wantsSolutions, follow) => classic.use((begun) => follow(begun.begin(openCandidates(puzzle), wantsSolutions))),
  };
  const shapes = new Shapes();
  const ruled = new InstancePool(() => new GeneralKernel(generalModule, shapes, patience));
  const onGeneral = (geometry: Geometry): Way => {
    // A puzzle with rules has a geometry of its own, which no other puzzle will ask for again.
    const isOwn = isRuled(geometry.constraints) || geometry.groups.some(({ family }) => family === 'rule');
    const pool = isOwn ? ruled : new InstancePool(() => new GeneralKernel(generalModule));
    return {
      firstSlice: FIRST_SLICE.general,
      search: (puzzle, wantsSolutions, follow) =>
        pool.use((kernel) => follow(kernel.prepare(geometry).begin(openCandidates(puzzle), wantsSolutions))),
    };
  };
  // The tables of a geometry cost more than most of its puzzles, so they are kept as long as the geometry is.
  const ways = new WeakMap<Geometry, Way>();
  const wayOf = (geometry: Geometry): Way => {
    const way = ways.get(geometry) ?? (isClassicNine(geometry) ? onClassic : onGeneral(geometry));
    ways.set(geometry, way);
    return way;
  };
  return {
    id: 'fast',
    refuses: () => undefined,
    solve(puzzle, request) {
      const known = solveEmpty(puzzle, request);
      if (known) return known;
      const { firstSlice, search } = wayOf(puzzle.geometry);
      const wantsSolutions = request.onSolution !== undefined || request.trace !== undefined;
      return search(puzzle, wantsSolutions, (begun) => runInSlices(begun, request, firstSlice));
    },
  };
}

/**
 * Empty cubes are hard to fill by search, with heavy tails, but they have a closed form. Where no clue and no restriction
 * is given and only a few solutions are wanted, these are that filling and its relabellings. Undefined everywhere else.
 */
function solveEmpty(puzzle: Puzzle, { limit, budget, onSolution, trace }: SolveRequest): SolveOutcome | undefined {
  const { filling, size } = puzzle.geometry;
  if (!filling || limit > size || puzzle.restrictions || puzzle.givens.some((value) => value > 0) || !budget.look()) return undefined;
  const grid = filling();
  for (let shift = 0; shift < limit; shift++) {
    trace?.({ type: 'solution', depth: 0, note: `the closed form, values shifted by ${shift}` });
    onSolution?.(grid.map((value) => ((value - 1 + shift) % size) + 1));
  }
  return {
    status: 'limit',
    count: BigInt(limit),
    counters: { nodes: 0 },
    notes: ['an empty cube: filled from its closed form, not by search'],
  };
}
