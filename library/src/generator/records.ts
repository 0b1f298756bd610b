import { Budget, type Cell, clueCount, type Engine, type Grid, type Kind, makePuzzle, type Random } from '#core';
import type { Prober } from '#engines';
import { BySingles } from './by-singles.ts';
import { dig } from './dig.ts';
import type { MakerParts } from './parts.ts';
import { randomGrid } from './random-grid.ts';
import type { Held, RecordPool } from './record-pool.ts';
import { LONGER } from './reduce.ts';

export interface HuntSettings {
  /** What one proof may cost, in the prober's units. */
  readonly effort: number;
  /** Whether it only walks, and lists nothing. */
  readonly walks?: boolean | undefined;
  /** Lists in a row that were too long, after which it walks. */
  readonly lists?: number | undefined;
  /** Steps without fewer clues after which singles alone have done their part of a walk. */
  readonly singles?: number | undefined;
  readonly isCancelled?: (() => boolean) | undefined;
}

/** Solutions that are listed at most, and nodes for each of them. */
const MOST_LISTED = 500;
const LISTING = 20;
/** Neighbours that are made of one list at most: those of one list are much alike. */
const MOST_MADE = 8;
/** Of the clues whose lists were too long for the parent, one in this many is tried again. */
const TRIED_AGAIN = 8;
/**
 * After so many lists in a row that were too long each further one makes the next half as likely, down to one in 2^12 moves. Where few
 * clues are left a list in three to ten ends, and these are what leads to fewer: eight in a row are no sign that none will. Near the fewest known not even these many are.
 */
export const LIST_PATIENCE = 64;
const MOST_DOUBLINGS = 12;
/** Clues that a step of the walk puts in at most. */
const PUT_IN = 3;
/** What one proof of the walk may cost: hardly more than following up what is known. */
const LIGHT = 1 / 8;
/** As long as singles come down fast: which grid it is counts for more. One that is known to be a good one is worth thousands. */
export const PLAIN_PATIENCE = 20;
/** One step of the walk in so many is followed by proofs of full effort. */
const STEPS_FOR_FULL_PROOFS = 32;

/**
 * Looks for puzzles with few clues, of any kind, by going from minimal puzzles to their neighbours. One clue goes, and the solutions that are
 * possible then are listed. A value of a cell that exactly one of them has is a clue that decides for that one, so each such value makes
 * another puzzle of as many clues, of this or of another grid. Every clue of it that is not needed goes, and with every one that goes there
 * is a puzzle with fewer. The pool (`record-pool.ts`) holds those with the fewest, each once; the more of them are looked at, the more
 * surely one has a clue too many.
 *
 * Where a list is too long the clue stays. What was long for a puzzle is mostly long for its neighbours, so they inherit it and spend their time
 * on clues with few solutions behind them, which are the ones with many neighbours as well.
 *
 * Where all lists are too long, as in cubes, or nothing is left to be tried, a walk within one grid goes on: up to three clues more, and in another order those less that
 * are not needed; it stays where that has no more clues than before. It only counts as needless what is seen to be so at once, so a step takes
 * milliseconds where a list or a real proof takes minutes, and only now and then proofs of full effort take out what is left. A cube of 27
 * clues whose proof takes seconds has neighbours of 27, 26 and 25 clues that singles alone solve: a hunt that only walks begins with such (`by-singles.ts`), until a long time brings none with fewer.
 *
 * It costs a list for each clue and as many proofs as there are clues for each neighbour. That nothing better is found says nothing
 * about what there is. The method is the one by which collections of sudokus with 17 clues, and with 12 with diagonals, were made.
 */
export class RecordHunt {
  readonly #kind: Kind;
  readonly #engine: Engine;
  readonly #prober: Prober;
  readonly #random: Random;
  readonly #settings: HuntSettings;
  readonly #singles: BySingles | undefined;

  constructor(kind: Kind, { engine, makeProber }: MakerParts, random: Random, settings: HuntSettings) {
    this.#kind = kind;
    this.#engine = engine;
    this.#prober = makeProber(kind.geometry);
    this.#random = random;
    this.#settings = settings;
    this.#singles = settings.walks ? BySingles.for(kind.geometry) : undefined;
  }

  /** A minimal puzzle of a random grid; undefined where none was found with this effort. */
  begin(): Held | undefined {
    const { isCancelled, walks } = this.#settings;
    const effort = walks ? LIGHT : this.#settings.effort;
    const solution = randomGrid(this.#prober, this.#random, isCancelled);
    if (!solution) return undefined;
    if (this.#singles) return held(this.#plain(solution, solution, this.#singles), []);
    const orbits = this.#random.shuffle([...solution.keys()]).map((cell) => [cell]);
    const { givens } = dig(this.#prober, solution, solution, { orbits, effort, ...(isCancelled ? { isCancelled } : {}) });
    return held(givens, []);
  }

  /** A puzzle with one solution without the clues that it does not need. */
  hold(givens: Grid): Held {
    return held(this.#minimal(givens), []);
  }

  /** Makes this many moves; how many were made where it was cancelled. */
  go(pool: RecordPool, moves: number): number {
    let made = 0;
    for (; made < moves && !this.#settings.isCancelled?.(); made++) {
      const from = this.#wantsList(pool) ? pool.take() : undefined;
      if (!from) {
        this.#walk(pool);
        continue;
      }
      const open = from.open.slice();
      const [gone] = open.splice(this.#random.below(open.length), 1);
      const givens = from.givens.slice();
      givens[gone!] = 0;
      const deciding = this.#decidingClues(givens, from.givens);
      const long = deciding ? from.long : [...from.long, gone!];
      pool.longLists = deciding ? 0 : pool.longLists + 1;
      pool.giveBack({ givens: from.givens, open, long });
      for (const [cell, value] of deciding ?? []) {
        const next = givens.slice();
        next[cell] = value;
        if (pool.has(next)) continue;
        const inherited = long.filter((one) => one !== gone && this.#random.below(TRIED_AGAIN) > 0);
        // What is left without the clue that has just come was listed already.
        pool.enter(held(this.#minimal(next, { needed: cell }), [...inherited, cell]));
      }
    }
    return made;
  }

  #wantsList({ longLists }: RecordPool): boolean {
    const { walks, lists: patience = LIST_PATIENCE } = this.#settings;
    if (walks) return false;
    return longLists < patience || this.#random.below(2 ** Math.min(longLists - patience + 1, MOST_DOUBLINGS)) === 0;
  }

  /** One step of the walk, which begins with all cells of the grid of the best puzzle. */
  #walk(pool: RecordPool): void {
    const { effort, singles: patience = PLAIN_PATIENCE } = this.#settings;
    pool.filled ??= this.#solutionOf(pool.walker ?? pool.best);
    const solution = pool.filled;
    if (!solution) return;
    const from = pool.walker ?? solution;
    const start = from.slice();
    const blanks = this.#random.shuffle([...start.keys()].filter((cell) => start[cell] === 0));
    for (const cell of blanks.slice(0, 1 + this.#random.below(PUT_IN))) start[cell] = solution[cell]!;
    const singles = pool.plainSteps < patience ? this.#singles : undefined;
    const next = singles ? this.#plain(start, solution, singles) : this.#minimal(start, { effort: Math.min(LIGHT, effort) });
    const fewer = clueCount({ givens: from }) - clueCount({ givens: next });
    if (singles) pool.plainSteps = fewer > 0 ? 0 : pool.plainSteps + 1;
    if (fewer < 0) return;
    const isFull = !singles && this.#random.below(STEPS_FOR_FULL_PROOFS) === 0;
    pool.walker = next;
    pool.enter(held(isFull ? this.#minimal(next, { effort }) : next, []));
  }

  /** Where it begins it may be harder than anything that it leads to. */
  #solutionOf(givens: Grid): Grid | undefined {
    this.#prober.load(givens);
    return this.#prober.ask({ limit: 1, wantsLast: true, effort: this.#settings.effort * LONGER }).last;
  }

  /** Without the clues that singles do not need, tried in a random order. */
  #plain(start: Grid, solution: Grid, singles: BySingles): Grid {
    const givens = new Uint8Array(start.length);
    for (const cell of singles.needed(this.#random.shuffle(cluesOf(start)), solution)) givens[cell] = solution[cell]!;
    return givens;
  }

  /** Some of the clues, other than before, that exactly one of the solutions has; undefined where these are too many to be listed. */
  #decidingClues(givens: Grid, before: Grid): readonly (readonly [Cell, number])[] | undefined {
    const { cellCount, size } = this.#kind.geometry;
    const counts = new Int32Array(cellCount * size);
    const { status } = this.#engine.solve(makePuzzle(this.#kind, givens), {
      limit: MOST_LISTED,
      budget: new Budget({ nodes: MOST_LISTED * LISTING }),
      onSolution(grid) {
        for (let cell = 0; cell < cellCount; cell++) counts[cell * size + grid[cell]! - 1]!++;
      },
    });
    if (status !== 'complete') return undefined;
    const deciding = [...counts.keys()]
      .filter((at) => counts[at] === 1)
      .map((at) => [Math.floor(at / size), (at % size) + 1] as const)
      .filter(([cell, value]) => before[cell] !== value);
    return this.#random.shuffle(deciding).slice(0, MOST_MADE);
  }

  /** Without the clues that are not needed, tried in a random order; the one that has just come is. */
  #minimal(start: Grid, { effort = this.#settings.effort, needed }: { effort?: number; needed?: Cell } = {}): Grid {
    const prober = this.#prober;
    const { isCancelled } = this.#settings;
    const givens = start.slice();
    prober.load(givens);
    for (const cell of this.#random.shuffle(cluesOf(givens))) {
      if (cell === needed || isCancelled?.()) continue;
      prober.bar(cell, givens[cell]!);
      const { complete, count } = prober.ask({ limit: 1, effort });
      if (complete && count === 0) {
        prober.free(cell);
        givens[cell] = 0;
      } else prober.fix(cell, givens[cell]!);
    }
    return givens;
  }
}

function held(givens: Grid, long: readonly Cell[]): Held {
  const without = new Set(long);
  return { givens, long, open: cluesOf(givens).filter((cell) => !without.has(cell)) };
}

function cluesOf(givens: Grid): Cell[] {
  return [...givens.keys()].filter((cell) => givens[cell] !== 0);
}
