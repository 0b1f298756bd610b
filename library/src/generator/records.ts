import { Budget, type Cell, type Engine, type Grid, type Kind, makePuzzle, type Random } from '#core';
import type { Prober } from '#engines';
import { dig } from './dig.ts';
import type { MakerParts } from './parts.ts';
import { countClues } from './push.ts';
import { randomGrid } from './random-grid.ts';
import { kernelSeed } from './seeds.ts';

/** A puzzle with one solution, and that solution. */
export interface Holder {
  readonly givens: Grid;
  readonly solution: Grid;
}

/** What came of some moves: the puzzle to go on from, and how many moves did what they wanted. */
export interface HuntRound {
  readonly at: Holder;
  readonly tried: number;
  readonly moved: number;
}

export interface HuntSettings {
  /** What one proof may cost, in the prober's units. */
  readonly effort: number;
  readonly isCancelled?: (() => boolean) | undefined;
}

/** Out of so many moves: as many give up two clues for one, then one for one; the rest go to another solution. */
const MOVES = { all: 20, twoForOne: 11, oneForOne: 19 };
/** How many clues a move to another solution gives up. */
const MOST_GIVEN_UP = 3;
/** Solutions that are listed at most, and the share of lists that are begun all the same where the last ones were too long. */
const MOST_LISTED = 2000;
/** Nodes for each of them. */
const LISTING = 20;
const AFTER_LONG = { lists: 8, oneOf: 16 };

/**
 * Looks for puzzles with few clues, of any kind: a walk over minimal puzzles that never goes back to more clues. A move is one of
 *
 *   two for one     two clues go and one comes: a clue fewer
 *   one for one     one goes, another comes: as many clues, another puzzle
 *   elsewhere       some go, another of the solutions that are possible then is taken, and clues of that one are added until it is the only one
 *
 * and after each of them every clue that is not needed any more goes. Where the solutions that are left when clues have gone can be listed, a
 * value of a cell that exactly one of them has is a clue that decides, for this or for another solution. Where they are too many, the
 * solution stays: every cell need not be tried then, because another solution that agrees with this one in some cells shows that
 * none of these can be it. A try either succeeds or gives such a solution, so few tries decide over all cells.
 */
export class RecordHunt {
  readonly #kind: Kind;
  readonly #engine: Engine;
  readonly #prober: Prober;
  readonly #random: Random;
  readonly #settings: HuntSettings;
  /** Lists in a row that were too long. */
  #long = 0;

  constructor(kind: Kind, { engine, makeProber }: MakerParts, random: Random, settings: HuntSettings) {
    this.#kind = kind;
    this.#engine = engine;
    this.#prober = makeProber(kind.geometry);
    this.#random = random;
    this.#settings = settings;
  }

  /** A minimal puzzle of a random grid; undefined where none was found with this effort. */
  begin(): Holder | undefined {
    const solution = randomGrid(this.#prober, this.#random, this.#settings.isCancelled);
    return solution && { givens: this.#minimal(solution, solution), solution };
  }

  /** Goes on for so many moves. */
  go(from: Holder, moves: number): HuntRound {
    let at = from;
    let [tried, moved] = [0, 0];
    while (tried < moves && !this.#settings.isCancelled?.()) {
      tried++;
      const next = this.#move(at);
      if (!next || countClues(next.givens) > countClues(at.givens)) continue;
      at = next;
      moved++;
    }
    return { at, tried, moved };
  }

  #move(at: Holder): Holder | undefined {
    const kind = this.#random.below(MOVES.all);
    if (kind >= MOVES.oneForOne) return this.#elsewhere(at);
    const gone = this.#someClues(at.givens, kind < MOVES.twoForOne ? 2 : 1);
    const givens = at.givens.slice();
    for (const cell of gone) givens[cell] = 0;
    const listed = this.#oneOfList(givens, at.givens);
    if (listed !== 'long') return listed;
    const found = this.#oneThatDecides(givens, at.solution, gone);
    if (found === undefined) return undefined;
    givens[found] = at.solution[found]!;
    return { givens: this.#minimal(givens, at.solution), solution: at.solution };
  }

  /** A clue that exactly one of the solutions has, chosen among all such clues; 'long' where the solutions are too many to be listed. */
  #oneOfList(givens: Grid, before: Grid): Holder | undefined | 'long' {
    if (this.#long >= AFTER_LONG.lists && this.#random.below(AFTER_LONG.oneOf) > 0) return 'long';
    const { cellCount, size } = this.#kind.geometry;
    const counts = new Int32Array(cellCount * size);
    const solutions: Grid[] = [];
    const budget = new Budget({ nodes: MOST_LISTED * LISTING });
    const { status } = this.#engine.solve(makePuzzle(this.#kind, givens), {
      limit: MOST_LISTED,
      budget,
      onSolution(grid) {
        solutions.push(grid);
        for (let cell = 0; cell < cellCount; cell++) counts[cell * size + grid[cell]! - 1]!++;
      },
    });
    this.#long = status === 'complete' ? 0 : this.#long + 1;
    if (status !== 'complete') return 'long';
    const deciding = [...counts.keys()].filter((at) => {
      const cell = Math.floor(at / size);
      return counts[at] === 1 && before[cell] !== (at % size) + 1;
    });
    if (deciding.length === 0) return undefined;
    const chosen = deciding[this.#random.below(deciding.length)]!;
    const [cell, value] = [Math.floor(chosen / size), (chosen % size) + 1];
    const solution = solutions.find((grid) => grid[cell] === value)!;
    const next = givens.slice();
    next[cell] = value;
    return { givens: this.#minimal(next, solution), solution };
  }

  /** A cell whose value makes the solution the only one; undefined where none was found. Cells that have just gone are no news. */
  #oneThatDecides(givens: Grid, solution: Grid, gone: readonly Cell[]): Cell | undefined {
    const prober = this.#prober;
    prober.load(givens);
    let open = this.#random.shuffle([...givens.keys()].filter((cell) => givens[cell] === 0 && !gone.includes(cell)));
    while (open.length > 0 && !this.#settings.isCancelled?.()) {
      const cell = open.pop()!;
      prober.fix(cell, solution[cell]!);
      const other = this.#otherThan(solution);
      prober.free(cell);
      if (other === 'none') return cell;
      if (other !== 'unknown') open = open.filter((one) => other[one] !== solution[one]);
    }
    return undefined;
  }

  /** A solution of what the prober holds beside a known one. */
  #otherThan(solution: Grid): Grid | 'none' | 'unknown' {
    const { effort } = this.#settings;
    const { complete, count, last } = this.#prober.ask({ limit: 2, wantsLast: true, effort });
    const isOther = (grid: Grid | undefined): grid is Grid => grid?.some((value, cell) => value !== solution[cell]) === true;
    if (isOther(last)) return last;
    if (count < 2) return complete ? 'none' : 'unknown';
    // The known one came second; the first one is another.
    const first = this.#prober.ask({ limit: 1, wantsLast: true, effort }).last;
    return isOther(first) ? first : 'unknown';
  }

  /** Takes another solution of what some clues less leave, and makes a puzzle of it. */
  #elsewhere(at: Holder): Holder | undefined {
    const prober = this.#prober;
    const givens = at.givens.slice();
    for (const cell of this.#someClues(givens, 1 + this.#random.below(MOST_GIVEN_UP))) givens[cell] = 0;
    prober.load(givens);
    const { effort } = this.#settings;
    const solution = prober.ask({ limit: 1, wantsLast: true, effort, seed: kernelSeed(this.#random) }).last;
    if (!solution) return undefined;
    // More clues than before are of no use, whatever the rest would say.
    const most = countClues(at.givens);
    for (let clues = countClues(givens); clues <= most; clues++) {
      prober.load(givens);
      const other = this.#otherThan(solution);
      if (other === 'unknown') return undefined;
      if (other === 'none') return { givens: this.#minimal(givens, solution), solution };
      const differ = [...solution.keys()].filter((cell) => solution[cell] !== other[cell]);
      const cell = differ[this.#random.below(differ.length)]!;
      givens[cell] = solution[cell]!;
    }
    return undefined;
  }

  #minimal(givens: Grid, solution: Grid): Grid {
    const cells = [...givens.keys()].filter((cell) => givens[cell] !== 0);
    const orbits = this.#random.shuffle(cells).map((cell) => [cell]);
    const { effort, isCancelled } = this.#settings;
    return dig(this.#prober, solution, givens, { orbits, effort, ...(isCancelled ? { isCancelled } : {}) }).givens;
  }

  #someClues(givens: Grid, count: number): Cell[] {
    return this.#random.shuffle([...givens.keys()].filter((cell) => givens[cell] !== 0)).slice(0, count);
  }
}
