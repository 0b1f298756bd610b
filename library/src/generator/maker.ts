import {
  Budget,
  type Cell,
  ComplaintError,
  check,
  type Engine,
  type Geometry,
  type Grid,
  type Kind,
  makePuzzle,
  type Puzzle,
  type Random,
} from '#core';
import { DEFAULT_ENGINE, loadEngine, loadProbers, type Prober } from '#engines';
import { kindOf } from '#kinds';
import { type RatingReport, ratePuzzle, surveyBounds, surveyClasses } from '#logic';
import { orbitsOf } from '#symmetry';
import { Desk, solveByLogic, type Technique, techniques } from '#techniques';
import { type Dug, dig } from './dig.ts';
import { testEach } from './minimal.ts';
import { kindOfOrder, type Order, type OrderedKind } from './order.ts';
import { countClues, push } from './push.ts';
import { randomGrid } from './random-grid.ts';
import { randomRegions } from './regions.ts';
import { randomFor } from './seeds.ts';
import { isIn, motionsFor, solutionOf, usableCells, type Wishes } from './wishes.ts';

/** A puzzle that is as wished, proved and checked. */
export interface Made {
  /** The number of the attempt that made it: with the seed, where it comes from. */
  readonly attempt: number;
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  readonly clues: number;
  /** Whether every clue is needed; `unknown` where proofs ran out of effort. */
  readonly minimal: boolean | 'unknown';
  /** The clues that are undecided, where `minimal` is unknown. */
  readonly undecided: readonly Cell[];
  /** Undefined where nobody asked, or logic did not come to an end in its time. */
  readonly rating?: RatingReport;
  /** The same for puzzles that symmetry and relabelling turn into each other; undefined where nobody asked. */
  readonly likeness?: string;
}

/** Why an attempt made nothing. */
const MISSES = ['grid', 'pattern', 'clues', 'class', 'rating', 'techniques', 'minimal', 'unproved', 'cancelled'] as const;
export type Miss = (typeof MISSES)[number];

/** What a maker works with; loaded once, because it takes a while. */
export interface MakerParts {
  readonly engine: Engine;
  readonly makeProber: (geometry: Geometry) => Prober;
}

export async function loadMakerParts(): Promise<MakerParts> {
  const engine = await loadEngine(DEFAULT_ENGINE);
  if (!engine.ok) throw new ComplaintError(engine);
  return { engine: engine.value, makeProber: await loadProbers() };
}

/** Least and most of what attempts came to, hits and misses alike. */
export interface Met {
  readonly clues: [number, number];
  readonly rating: [number, number];
}

/** How many attempts made nothing, by the reason, and what all of them met. */
export interface Tally {
  readonly misses: Partial<Record<Miss, number>>;
  readonly met: Met;
}

export function newMet(): Met {
  return { clues: [Number.POSITIVE_INFINITY, 0], rating: [Number.POSITIVE_INFINITY, 0] };
}

/** Proofs of cubes near their limit have no end, so each may cost so much: about milliseconds. */
const EFFORT = { quick: 8, minimal: 25 };
/** Where nobody asks for a minimal puzzle, so many clues in a row that could not be decided are enough. */
const PATIENCE = 5;
/** What a rating of a large kind may take. */
const RATING_MS = 3000;
/** Kinds with as many candidates as 9x9 or fewer are always rated to the end, so that no clock decides which puzzles a seed gives. */
const QUICKLY_RATED = 729;
/** Up to this rating clues go only as long as the puzzle stays that easy; harder ones are found by rating what comes. */
const GUIDED_RATING = 6;
/** The last proof of uniqueness, by the engine that everything else uses. */
const PROOF = { nodes: 3_000_000 };

const SINGLES = ['full-house', 'hidden-single', 'naked-single'];

/** Makes puzzles of one kind as wished, one attempt after the other. */
export class Maker {
  readonly #ordered: OrderedKind;
  readonly #wishes: Wishes;
  readonly #order: Order;
  readonly #parts: MakerParts;
  readonly #desk = new Desk();
  #prober: Prober | undefined;
  #isCancelled: (() => boolean) | undefined;
  /** The clues that go together, where they may stand; the same for all attempts but those that make regions. */
  #possible: readonly Cell[][] | undefined;
  #tally: Tally = { misses: {}, met: newMet() };

  /** The order has to be one that `refuseOrder` takes. */
  constructor(order: Order, parts: MakerParts) {
    const ordered = kindOfOrder(order);
    if (!ordered.ok) throw new ComplaintError(ordered);
    this.#ordered = ordered.value;
    this.#order = order;
    this.#wishes = order.wishes;
    this.#parts = parts;
  }

  /** One attempt: what it makes depends on the seed and its number alone, unless a time is part of the wish. `isCancelled` cuts it off. */
  attempt(number: number, isCancelled?: () => boolean): Made | undefined {
    this.#isCancelled = isCancelled;
    const made = this.#attempt(number);
    if (typeof made !== 'string') return made;
    this.#tally.misses[made] = (this.#tally.misses[made] ?? 0) + 1;
    return undefined;
  }

  /** What attempts came to since this was asked last. */
  takeTally(): Tally {
    const tally = this.#tally;
    this.#tally = { misses: {}, met: newMet() };
    return tally;
  }

  #attempt(number: number): Made | Miss {
    const random = randomFor(this.#order.seed, number);
    const kind = this.#kindFor(random);
    const prober = this.#proberFor(kind);
    const solution = solutionOf(this.#wishes) ?? randomGrid(prober, random, this.#isCancelled);
    if (!solution) return this.#isCancelled?.() ? 'cancelled' : 'grid';
    const dug = this.#dig(kind, prober, solution, random);
    if (typeof dug === 'string') return dug;
    const judged = this.#judge(number, kind, prober, solution, dug);
    // A rating that was cut off would pass for none. A walk towards few or many clues may end anywhere.
    return this.#isCancelled?.() && !this.#wishes.push ? 'cancelled' : judged;
  }

  /** A jigsaw without a region map of its own gets new regions for every attempt. */
  #kindFor(random: Random): Kind {
    const { kind, makesRegions } = this.#ordered;
    return makesRegions ? kindOf(kind.spec, randomRegions(kind.geometry.size, random)) : kind;
  }

  #proberFor(kind: Kind): Prober {
    if (this.#prober?.geometry !== kind.geometry) this.#prober = this.#parts.makeProber(kind.geometry);
    return this.#prober;
  }

  #orbits(kind: Kind, random: Random): Cell[][] {
    const { symmetry = 'none', pattern } = this.#wishes;
    if (!this.#possible || this.#ordered.makesRegions) {
      const motions = motionsFor(kind, symmetry);
      // A random region map has a symmetry only by chance; `refuseWishes` has said so for every other kind.
      const placed = motions.ok ? motions.value : [];
      const usable = pattern && new Set(usableCells(kind.geometry, pattern, placed));
      const orbits = orbitsOf(kind.geometry.cellCount, placed);
      this.#possible = usable ? orbits.filter((orbit) => usable.has(orbit[0]!)) : orbits;
    }
    return random.shuffle([...this.#possible]);
  }

  #dig(kind: Kind, prober: Prober, solution: Grid, random: Random): Dug | Miss {
    const { minimal, push: pushing, rating, techniques: ids, surveyClass, pattern } = this.#wishes;
    const isCancelled = this.#isCancelled;
    const effort = this.#effort;
    const orbits = this.#orbits(kind, random);
    const start = new Uint8Array(solution.length);
    for (const orbit of orbits) for (const cell of orbit) start[cell] = solution[cell]!;
    if (pattern && !isUnique(prober, start, effort)) return 'pattern';
    const bounds = surveyClass && surveyBounds(kind.geometry, surveyClass);
    const clues = bounds?.clues ?? this.#wishes.clues;
    const tests: ((givens: Grid) => boolean)[] = [];
    if (bounds) tests.push((givens) => (surveyClasses(makePuzzle(kind, givens)).fewestInALine ?? 0) >= bounds.perLine);
    if (ids) tests.push((givens) => this.#isSolvedBy(kind, givens, ids));
    if (rating && rating.to < GUIDED_RATING && !minimal) {
      tests.push((givens) => isIn({ from: 0, to: rating.to }, this.#rate(makePuzzle(kind, givens))?.er ?? Number.POSITIVE_INFINITY));
    }
    const dug = dig(prober, solution, start, {
      orbits,
      effort,
      ...(minimal ? {} : { patience: PATIENCE }),
      ...(clues && !minimal ? { least: clues.from + random.below(clues.to - clues.from + 1) } : {}),
      ...(tests.length > 0 ? { keeps: (givens: Grid) => tests.every((test) => test(givens)) } : {}),
      ...(isCancelled ? { isCancelled } : {}),
    });
    if (isCancelled?.()) return 'cancelled';
    if (!pushing) return dug;
    const until = performance.now() + (pushing.timeMs ?? Number.POSITIVE_INFINITY);
    let roundsLeft = pushing.rounds ?? Number.POSITIVE_INFINITY;
    const isOver = (): boolean => roundsLeft-- <= 0 || performance.now() > until || isCancelled?.() === true;
    return {
      givens: push(prober, solution, dug.givens, random, { towards: pushing.towards, orbits, effort, isOver }),
      undecided: [],
      spared: [0],
    };
  }

  #judge(attempt: number, kind: Kind, prober: Prober, solution: Grid, { givens, undecided, spared }: Dug): Made | Miss {
    const { clues: wanted, surveyClass, rating: range, techniques: ids, minimal: mustBeMinimal } = this.#wishes;
    const puzzle = makePuzzle(kind, givens);
    const clues = countClues(givens);
    widen(this.#tally.met.clues, clues);
    if (!isIn(wanted, clues)) return 'clues';
    if (surveyClass) {
      const { byClues, byLines } = surveyClasses(puzzle);
      if (byClues !== surveyClass || byLines !== surveyClass) return 'class';
    }
    if (ids && this.#isSolvedBy(kind, givens, ids.slice(0, -1))) return 'techniques';
    const rating = range || this.#order.rate ? this.#rate(puzzle) : undefined;
    if (rating) widen(this.#tally.met.rating, rating.er);
    if (range && (!rating || !isIn(range, rating.er))) return 'rating';
    const necessity =
      spared.length === 0
        ? { minimal: undecided.length > 0 ? ('unknown' as const) : true, undecided }
        : testEach(prober, givens, { effort: this.#effort });
    if (mustBeMinimal && necessity.minimal === false) return 'minimal';
    if (!this.#isProved(puzzle, solution)) return 'unproved';
    return { attempt, puzzle, solution, clues, ...necessity, ...(rating ? { rating } : {}) };
  }

  get #effort(): number {
    return this.#order.effort ?? (this.#wishes.minimal ? EFFORT.minimal : EFFORT.quick);
  }

  /** The judge that shares no code with engines looks at the solution, and `fast` proves that there is no other. */
  #isProved(puzzle: Puzzle, solution: Grid): boolean {
    const [wrong] = check(puzzle, solution);
    if (wrong) throw new Error(`the generator made a puzzle whose solution is none: ${wrong.rule}`);
    const { status, count } = this.#parts.engine.solve(puzzle, { limit: 2, budget: new Budget(PROOF) });
    if (count > 1n) throw new Error('the generator made a puzzle with several solutions');
    return status === 'complete';
  }

  /** Undefined where logic does not solve it in its time. */
  #rate(puzzle: Puzzle): RatingReport | undefined {
    const { cellCount, size } = puzzle.geometry;
    const until = cellCount * size <= QUICKLY_RATED ? Number.POSITIVE_INFINITY : performance.now() + RATING_MS;
    const isCancelled = (): boolean => performance.now() > until || this.#isCancelled?.() === true;
    const report = ratePuzzle(puzzle, { unique: true, desk: this.#desk, isCancelled });
    return report.end === 'solved' ? report : undefined;
  }

  #isSolvedBy(kind: Kind, givens: Grid, ids: readonly string[]): boolean {
    const allowed = techniques.filter(({ id }): boolean => SINGLES.includes(id) || ids.includes(id));
    const inOrder: readonly Technique[] = [...allowed].sort((a, b) => a.rank - b.rank);
    return solveByLogic(this.#desk.lay(makePuzzle(kind, givens), true), { techniques: inOrder, onStep: () => true }) === 'solved';
  }
}

function isUnique(prober: Prober, givens: Grid, effort: number): boolean {
  prober.load(givens);
  const { complete, count } = prober.ask({ limit: 2, effort });
  return complete && count === 1;
}

function widen(range: [number, number], number: number): void {
  range[0] = Math.min(range[0], number);
  range[1] = Math.max(range[1], number);
}
