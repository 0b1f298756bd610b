import {
  clueCount,
  type Engine,
  type Exchange,
  type Geometry,
  isRuled,
  openCandidates,
  type Puzzle,
  type SolveOutcome,
  type SolveRequest,
  said,
  type Words,
} from '#core';
import { type ClassicKernel, ClassicSearch, isClassicNine } from './classic.ts';
import { exchanging } from './exchanging.ts';
import { fallback } from './fallback.ts';
import { findFew, helpFindFew } from './find-few.ts';
import { classicKernel } from './generated/classic.ts';
import { generalKernel } from './generated/general.ts';
import { KernelShelf, shelfOf } from './shelf.ts';
import { type KernelSearch, runInSlices } from './slices.ts';
import { compileKernel, InstancePool, instantiate } from './wasm.ts';

/** Work of the first slice: nodes for the classic kernel, propagations for the general one. About a millisecond of either. */
const FIRST_SLICE = { classic: 4096, general: 65_536 };

let usual: Promise<Engine> | undefined;

/**
 * Loads the engine that everything a user meets is built on, once for all who ask: it has memories of its own, and a search leaves nothing
 * behind in them. Tests choose after how many guesses it begins to learn, and get another.
 */
export function loadFast(patience?: number): Promise<Engine> {
  if (patience !== undefined) return makeEngine(patience);
  usual ??= makeEngine(undefined);
  return usual;
}

async function makeEngine(patience: number | undefined): Promise<Engine> {
  const classic = await compileKernel(classicKernel);
  const general = await compileKernel(generalKernel);
  return classic && general ? makeFast(classic, general, patience) : fallback;
}

/** On which kernel a puzzle is searched. */
interface Way {
  readonly firstSlice: number;
  search<T>(puzzle: Puzzle, wantsSolutions: boolean, exchange: Exchange | undefined, follow: (search: KernelSearch) => T): T;
  /** Finds a few solutions where there may be many, if it has a way of its own for that. */
  findFew?(puzzle: Puzzle, request: SolveRequest): SolveOutcome;
}

function makeFast(classicModule: WebAssembly.Module, generalModule: WebAssembly.Module, patience: number | undefined): Engine {
  const classic = new InstancePool(() => new ClassicSearch(instantiate<ClassicKernel>(classicModule)));
  const onClassic: Way = {
    firstSlice: FIRST_SLICE.classic,
    search: (puzzle, wantsSolutions, _, follow) => classic.use((begun) => follow(begun.begin(openCandidates(puzzle), wantsSolutions))),
  };
  const onGeneral = (use: KernelShelf['use']): Way => ({
    firstSlice: FIRST_SLICE.general,
    search: (puzzle, wantsSolutions, exchange, follow) =>
      use(puzzle.geometry, (kernel) =>
        follow(exchanging(kernel.prepare(puzzle.geometry), openCandidates(puzzle), wantsSolutions, exchange)),
      ),
    findFew: (puzzle, request) =>
      use(puzzle.geometry, (kernel) =>
        use(puzzle.geometry, (walker) =>
          (isSecond(request) ? helpFindFew : findFew)(
            exchanging(kernel.prepare(puzzle.geometry), openCandidates(puzzle), true, request.exchange),
            walker,
            puzzle,
            request,
          ),
        ),
      ),
  });
  const shelf = patience === undefined ? shelfOf(generalModule) : new KernelShelf(generalModule, patience);
  const passing = new InstancePool(() => shelf.make());
  // A geometry that is asked about again finds its tables on the shelf. One that came once, as nearly every puzzle with rules has its own, does not put away those of others.
  const [shared, again] = [onGeneral((_, work) => passing.use(work)), onGeneral((geometry, work) => shelf.use(geometry, work))];
  const ways = new WeakMap<Geometry, Way>();
  const wayOf = (geometry: Geometry): Way => {
    const known = ways.get(geometry);
    if (known && known !== shared) return known;
    const way = isClassicNine(geometry) ? onClassic : known && !isRuled(geometry.constraints) ? again : shared;
    ways.set(geometry, way);
    return way;
  };
  return {
    id: 'fast',
    refuses: () => undefined,
    solve(puzzle, request) {
      const known = solveEmpty(puzzle, request);
      if (known) return known;
      const { firstSlice, search, findFew } = wayOf(puzzle.geometry);
      if (findFew && isFewOfMany(puzzle, request)) return findFew(puzzle, request);
      const wantsSolutions = request.onSolution !== undefined || request.trace !== undefined;
      return search(puzzle, wantsSolutions, request.exchange, (begun) => runInSlices(begun, request, firstSlice));
    },
  };
}

/** Whether this is the second of two searches, which is there to help the first. */
function isSecond({ exchange }: SolveRequest): boolean {
  return exchange !== undefined && 'hear' in exchange;
}

/** Clues for each value up to which a walk from a filling in closed form has met them all; with more it only takes the kernel's time. */
const MOST_CLUES = 5;

/** Cells up to which the kernel is through before a walk would have begun: 4x4x4 cubes, in microseconds and not in milliseconds. */
const MOST_EASY_CELLS = 64;

/** Whether a few solutions are asked for where there may be many that are hard to find: cubes with few clues and nothing else. */
function isFewOfMany(puzzle: Puzzle, { limit }: SolveRequest): boolean {
  const { geometry, restrictions } = puzzle;
  if (geometry.cellCount <= MOST_EASY_CELLS) return false;
  if (geometry.filling === undefined || limit > geometry.size || restrictions !== undefined) return false;
  return !isRuled(geometry.constraints) && clueCount(puzzle) <= MOST_CLUES * geometry.size;
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
    trace?.({ type: 'solution', depth: 0, note: said(SHIFTED, { shift }) });
    onSolution?.(grid.map((value) => ((value - 1 + shift) % size) + 1));
  }
  return {
    status: 'limit',
    count: BigInt(limit),
    counters: { nodes: 0 },
    notes: [said(CLOSED_FORM)],
  };
}

const CLOSED_FORM: Words<string> = {
  en: 'an empty cube: filled from its closed form, not by search',
  de: 'ein leerer Würfel: nach seiner geschlossenen Form gefüllt, nicht durch Suche',
  fr: 'un cube vide\u00a0: rempli par sa forme close, pas par recherche',
};

const SHIFTED: Words<string> = {
  en: 'the closed form, values shifted by {shift}',
  de: 'die geschlossene Form, Werte um {shift} verschoben',
  fr: 'la forme close, valeurs décalées de {shift}',
};
