import { Candidates, type Grid, makeRandom, type Puzzle, type Random } from '#core';
import type { GeneralKernel } from './general.ts';
import { Switching } from './switching.ts';

/**
 * Finds a solution where solutions are many and hard to find, as in cubes with few clues: it starts from a filled grid that has many of the
 * givens, made from one in closed form (`switching.ts`), and repairs the rest.
 *
 * A step keeps some blocks of one partition (planes of a cube) as they are, frees all other cells, and asks the kernel for a filling
 * that has the givens which are met and one more. Most such questions are answered at once, nearly always with no; a yes is a grid with
 * one given more. Three things keep it from standing still: the grid is switched on between steps to another that has as many givens or more, now and
 * then one of the met givens may fall, so that the number stays and the grid does not, and now and then nothing is demanded, which only shakes the grid. Walks that come to an end mostly do so soon, so
 * one that finds nothing for some hundred steps is given up, and the next begins elsewhere. It never proves anything.
 *
 * Everything is counted and nothing is timed, and each walk has its own chance, so that the walk of a number is the same on every machine and in every thread. What was tried with it
 * stands in bench/LOG.md.
 */
export class Repair {
  readonly #kernel: GeneralKernel;
  readonly #puzzle: Puzzle;
  /** For steps from a known solution, which walks have no part in. */
  readonly #nearby: Random = makeRandom(1);
  #random: Random = this.#nearby;
  readonly #clues: readonly number[];
  readonly #open: Candidates;
  readonly #every: Uint32Array;
  readonly #switching: Switching;
  #grid: Grid;
  #met = 0;
  #best = 0;
  #idle = 0;
  /** Work of all questions, in the kernel's unit. */
  effort = 0;

  /** The kernel is made ready for the puzzle's geometry, which has a filling. */
  constructor(kernel: GeneralKernel, puzzle: Puzzle) {
    this.#kernel = kernel;
    this.#puzzle = puzzle;
    this.#clues = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell]! > 0);
    const { cellCount, size } = puzzle.geometry;
    this.#open = Candidates.all(cellCount, size);
    this.#every = this.#open.words.slice(0, this.#open.wordsPerCell);
    this.#grid = puzzle.givens;
    this.#switching = new Switching(puzzle.geometry, puzzle.givens);
  }

  /** The walk of a number, to its end; undefined where it may not go on so far. */
  walk(number: number, mayGoOn: () => boolean): Walk | undefined {
    const before = this.effort;
    this.#random = makeRandom(number);
    this.#idle = 0;
    this.#best = 0;
    this.#switched(() => this.#switching.from(this.#puzzle.geometry.filling!(), this.#random));
    const start = this.#grid;
    while (!this.#isSolved && this.#idle <= PATIENCE) {
      if (!mayGoOn()) return undefined;
      this.#step();
    }
    return { start, solution: this.#isSolved ? this.#grid : undefined, effort: this.effort - before };
  }

  get #isSolved(): boolean {
    return this.#met === this.#clues.length;
  }

  #step(): void {
    this.#idle++;
    if (this.#random.below(STEPS_FOR_A_SWITCHING) === 0) this.#switched((grid) => this.#switching.near(grid, this.#random));
    if (this.#isSolved) return;
    const demands = this.#random.below(7) > 0;
    const broken = this.#random.shuffle(this.#clues.filter((cell) => !this.#isMet(cell)));
    const isFree = demands ? this.#someBlocks(FEW) : this.#random.below(2) === 0 ? this.#someBlocks(MANY) : this.#someValues(this.#grid);
    const demanded = demands ? broken.find(isFree) : undefined;
    if (demands && demanded === undefined) return;
    const held = this.#clues.filter((cell) => isFree(cell) && this.#isMet(cell));
    const dropped = demands && held.length > 0 && this.#random.below(10) < 4 ? held[this.#random.below(held.length)] : undefined;
    this.#grid.forEach((value, cell) => {
      if (isFree(cell)) this.#free(cell);
      else this.#fix(cell, value);
    });
    for (const cell of held) if (cell !== dropped) this.#fix(cell, this.#puzzle.givens[cell]!);
    if (demanded !== undefined) this.#fix(demanded, this.#puzzle.givens[demanded]!);
    const found = this.#ask();
    if (found) this.#moveTo(found);
  }

  /** Another solution near one that is known, if the question comes to one. */
  near(grid: Grid): Grid | undefined {
    this.#random = this.#nearby;
    const isFree = this.#random.below(2) === 0 ? this.#blocks(grid, FEW) : this.#someValues(grid);
    const blanks = [...grid.keys()].filter((cell) => isFree(cell) && this.#puzzle.givens[cell] === 0);
    for (const [cell, value] of grid.entries()) this.#fix(cell, value);
    for (const cell of blanks) this.#free(cell);
    const changed = blanks[this.#random.below(blanks.length)]!;
    this.#open.remove(changed, grid[changed]!);
    return this.#ask();
  }

  #switched(change: (grid: Grid) => Grid): void {
    const before = this.#switching.effort;
    this.#moveTo(change(this.#grid));
    this.effort += (this.#switching.effort - before) / LOOKS_FOR_A_PROPAGATION;
  }

  #moveTo(grid: Grid): void {
    this.#grid = grid;
    this.#met = this.#clues.filter((cell) => this.#isMet(cell)).length;
    if (this.#met > this.#best) {
      this.#best = this.#met;
      this.#idle = 0;
    }
  }

  #isMet(cell: number): boolean {
    return this.#grid[cell] === this.#puzzle.givens[cell];
  }

  #someBlocks(kept: Kept): (cell: number) => boolean {
    return this.#blocks(this.#grid, kept);
  }

  /** All cells but those of some blocks, which are as many as there are values: planes, that is. */
  #blocks({ length }: Grid, kept: Kept): (cell: number) => boolean {
    const { partitions, size } = this.#puzzle.geometry;
    const fitting = partitions.filter(({ blocks }) => blocks.length === size);
    const { blocks } = fitting[this.#random.below(fitting.length)]!;
    const third = Math.max(1, Math.round(size / 3));
    const runs = Math.floor(size / third);
    const way = kept[this.#random.below(kept.length)]!;
    const choose = (what: Kept[number]): typeof blocks => {
      const first = third * this.#random.below(runs);
      if (what === 'run') return blocks.slice(first, first + third);
      return this.#random.shuffle([...blocks]).slice(0, what === 'third' ? third : what);
    };
    const isKept = new Uint8Array(length);
    for (const { cells } of choose(way)) for (const cell of cells) isKept[cell] = 1;
    return (cell) => isKept[cell] === 0;
  }

  /** The cells of two thirds of the values. */
  #someValues(grid: Grid): (cell: number) => boolean {
    const { size } = this.#puzzle.geometry;
    const values = this.#random.shuffle(Array.from({ length: size }, (_, i) => i + 1)).slice(0, Math.ceil((2 * size) / 3));
    return (cell) => values.includes(grid[cell]!);
  }

  #ask(): Grid | undefined {
    const search = this.#kernel.begin(this.#open, true, 1 + this.#random.below(2 ** 30));
    search.run(1, Number.POSITIVE_INFINITY, MOST_EFFORT);
    const { propagations = 0 } = search.counters();
    this.effort += propagations + COST_OF_A_QUESTION;
    return search.solutions()[0];
  }

  #free(cell: number): void {
    const { words, wordsPerCell } = this.#open;
    for (let word = 0; word < wordsPerCell; word++) words[cell * wordsPerCell + word] = this.#every[word]!;
  }

  #fix(cell: number, value: number): void {
    this.#open.clear(cell);
    this.#open.add(cell, value);
  }
}

/** A walk that has ended: the filled grid that it began with, the solution if it came to one, and what it cost in the kernel's unit. */
export interface Walk {
  readonly start: Grid;
  readonly solution: Grid | undefined;
  readonly effort: number;
}

/** How many blocks stay: a number, a third of them, or a third of them side by side. */
type Kept = readonly (number | 'third' | 'run')[];
const FEW: Kept = [1, 2, 'third', 'third', 'run', 'run'];
const MANY: Kept = ['third'];

/** Steps from one switching to the next. */
const STEPS_FOR_A_SWITCHING = 4;
/** Cells that switching looks at in the time of a propagation. */
const LOOKS_FOR_A_PROPAGATION = 4;
/** Steps without a given more before it begins with another grid. */
const PATIENCE = 60;
/** What one question may cost, in propagations: some ten milliseconds. Those that take longer are seldom answered with yes. */
const MOST_EFFORT = 2 ** 17;
/** What a question costs beside propagations, in the same unit. */
const COST_OF_A_QUESTION = 2 ** 12;
