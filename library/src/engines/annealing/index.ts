import {
  complain,
  type Engine,
  findClashes,
  type Geometry,
  type Grid,
  makeRandom,
  type Puzzle,
  type Random,
  type SolveOutcome,
  type SolveRequest,
  said,
  type Words,
} from '#core';
import { refuseConstraints } from '../standing.ts';
import { TOLD as COMMON } from '../told.ts';
import { coolingRate } from './cooling.ts';
import { type Cost, makeCost } from './cost.ts';
import type { AnnealingEvent } from './events.ts';
import { type PlaceBoard, placeBoard } from './place-board.ts';
import { type AnnealingSettings, settleAnnealing } from './settings.ts';
import { type SwapTable, swapTable } from './swap-table.ts';
import { TOLD } from './told.ts';

/**
 * Simulated annealing (003, after Lewis): fill every block at random with what it lacks, then swap free cells inside blocks until
 * rows, columns and edges come right.
 *
 * A swap that lowers the cost is taken, one that raises it by d with the chance exp(-d / temperature) (Metropolis). After a
 * chain of swaps the temperature is lowered by a schedule; a run that finds no lower cost for a while is frozen and heated again,
 * three times as printed. It works on places, so the two sides of a glued edge can be wrong on the way and cost one for each
 * pair that disagrees. What it hands out is a solution, because the cost of zero says that nothing is missing. What it does not find may
 * still exist: it never proves anything, gives up with `budget`, and looks for one solution only. An empty grid is as good a
 * start as any, so it also makes filled grids. A proposal touches only the groups of its two places, about a tenth of a microsecond. A
 * node is one proposed swap.
 */
export const annealing: Engine<AnnealingEvent> = {
  id: 'annealing',
  refuses: (geometry: Geometry) =>
    placeBoard(geometry)
      ? refuseConstraints(geometry)
      : complain('its cells cannot be tiled by houses of one family, and swaps stay inside such blocks'),
  solve: (puzzle, request) => new Annealing(puzzle, request).run(),
};

/** Proposals between two looks at the budget. */
const BATCH = 4096;
/** Swaps that are tried to find the first temperature. */
const SAMPLE = 256;

class Annealing {
  readonly #puzzle: Puzzle;
  readonly #request: SolveRequest<AnnealingEvent>;
  readonly #random: Random;
  readonly #board: PlaceBoard;
  readonly #values: Uint8Array;
  readonly #swaps: SwapTable;
  readonly #settings: AnnealingSettings;
  readonly #cost: Cost;
  /** exp(-d / temperature) for small d. */
  readonly #chances = new Float64Array(64);
  #temperature = 1;
  #now = 0;
  #proposed = 0;
  #accepted = 0;
  #reheats = 0;
  #count = 0n;

  constructor(puzzle: Puzzle, request: SolveRequest<AnnealingEvent>) {
    const { geometry, givens } = puzzle;
    this.#puzzle = puzzle;
    this.#request = request;
    this.#board = placeBoard(geometry)!;
    this.#swaps = swapTable(this.#board, (place) => givens[geometry.places[place]!.cell] === 0);
    this.#settings = settleAnnealing(request.options, this.#swaps.freeCount);
    this.#random = makeRandom(this.#settings.seed);
    this.#values = this.#fill();
    const banned = bannedValues(puzzle);
    this.#cost = makeCost(this.#settings.cost, {
      board: this.#board,
      swaps: this.#swaps,
      values: this.#values,
      ...(banned ? { banned } : {}),
    });
  }

  run(): SolveOutcome {
    const { budget, limit, trace } = this.#request;
    // Clashing givens leave a block without a filling; nothing was searched, so nothing is claimed.
    const isHopeless = findClashes(this.#puzzle).length > 0;
    this.#now = this.#cost.total();
    trace?.({
      type: 'fill',
      depth: 0,
      note: said(TOLD.random, { cost: this.#now }),
      data: { cost: this.#now, values: [...this.#values] },
    });
    const isFound = !isHopeless && budget.look() && this.#anneal();
    if (isFound) this.#report();
    const isEnough = this.#count >= limit;
    if (!isEnough) budget.stop('tries');
    return {
      status: isEnough ? 'limit' : 'budget',
      count: this.#count,
      // A node is a swap; the budget is spent in batches, the last of which a solution cuts short.
      counters: { nodes: this.#proposed, swaps: this.#proposed, accepted: this.#accepted, reheats: this.#reheats },
      ...(isEnough || !budget.end ? {} : { end: budget.end }),
      notes: [isFound ? said(FOUND) : said(COST, { cost: this.#now, reheats: this.#reheats, of: this.#settings.reheats })],
    };
  }

  /** Whether a solution was found; else the budget or the reheats are used up. */
  #anneal(): boolean {
    if (this.#isSolved()) return true;
    if (this.#swaps.freeCount === 0) return false;
    const firstCost = Math.max(1, this.#now);
    const firstTemperature = this.#measureTemperature();
    const length = this.#settings.sweep ?? this.#swaps.freeCount ** 2;
    for (;;) {
      this.#temperature = firstTemperature;
      let lowest = Number.POSITIVE_INFINITY;
      for (let idle = 0; idle < this.#settings.patience; idle++) {
        if (!this.#runSweep(length)) return this.#isSolved();
        if (this.#now < lowest) {
          lowest = this.#now;
          idle = -1;
        }
        const rate = coolingRate(this.#settings.schedule, firstCost, this.#now);
        this.#traceSweep(rate);
        this.#temperature *= rate;
      }
      if (this.#reheats >= this.#settings.reheats) return false;
      this.#reheats++;
      this.#request.trace?.({
        type: 'reheat',
        depth: this.#reheats,
        note: said(TOLD.frozen, { cost: this.#now }),
        data: { cost: this.#now },
      });
    }
  }

  /** Proposes this many swaps at one temperature; false when a solution was met or the budget ended. */
  #runSweep(length: number): boolean {
    const { budget } = this.#request;
    for (let d = 0; d < this.#chances.length; d++) this.#chances[d] = Math.exp(-d / this.#temperature);
    const step = this.#settings.swapsAtOnce;
    // Told swaps do the same as others, in the same order of random numbers.
    let told = step === 1 && this.#request.trace ? this.#settings.toldSwaps : 0;
    for (let left = length; left > 0; ) {
      const batch = Math.max(1, Math.min(BATCH, left, budget.nodesLeft));
      if (!budget.spend(batch) || !budget.look()) return false;
      left -= batch;
      for (let i = 0; i < batch; i += step) {
        this.#proposed += Math.min(step, batch - i);
        if (told-- > 0) this.#proposeAloud();
        else if (step === 1) this.#propose();
        else this.#proposeSeveral(Math.min(step, batch - i));
        if (this.#now === 0 && this.#isSolved()) return false;
      }
    }
    return true;
  }

  #propose(): void {
    const swap = this.#pick();
    this.#decide(swap, this.#cost.delta(swap));
  }

  /** The rule of Metropolis: takes a swap that does not raise the cost, another one at random. */
  #decide(swap: number, delta: number): boolean {
    if (delta > 0 && !this.#mayRise(delta)) return false;
    this.#cost.apply(swap);
    this.#now += delta;
    this.#accepted++;
    return true;
  }

  #proposeAloud(): void {
    const swap = this.#pick();
    const delta = this.#cost.delta(swap);
    const chance = delta <= 0 ? 1 : Math.exp(-delta / this.#temperature);
    const places = [this.#swaps.a[swap]!, this.#swaps.b[swap]!] as const;
    const isTaken = this.#decide(swap, delta);
    this.#request.trace?.({
      type: 'swap',
      depth: this.#reheats,
      note: said(isTaken ? TOLD.taken : TOLD.left, { delta, chance }),
      data: {
        places,
        delta,
        chance,
        isTaken,
        cost: this.#now,
        temperature: this.#temperature,
        swaps: this.#proposed,
        accepted: this.#accepted,
      },
    });
  }

  /**
   * Swaps in different blocks, so that no place is in two of them, all judged by the board as it stands and then made
   * together, as several processors would. Two of them may meet in a row, so the cost is counted as they are made. To take or
   * leave them as one was measured too: with two, faces6:3 was filled for one seed in five, after thirteen times the swaps.
   */
  #proposeSeveral(count: number): void {
    const blocks = new Set<number>();
    const taken: number[] = [];
    for (let i = 0; i < count; i++) {
      const swap = this.#pick(blocks);
      if (swap < 0) continue;
      const delta = this.#cost.delta(swap);
      if (delta <= 0 || this.#mayRise(delta)) taken.push(swap);
    }
    for (const swap of taken) {
      this.#now += this.#cost.delta(swap);
      this.#cost.apply(swap);
    }
    this.#accepted += taken.length;
  }

  /** A random free place and a random mate in its block; -1 where that block is among those used, which it then joins. */
  #pick(used?: Set<number>): number {
    const { freeCount, firstSwap, mates, blockOf } = this.#swaps;
    const free = this.#random.below(freeCount);
    if (used) {
      const block = blockOf[free]!;
      if (used.has(block)) return -1;
      used.add(block);
    }
    return firstSwap[free]! + this.#random.below(mates[free]!);
  }

  #mayRise(delta: number): boolean {
    const chance = delta < this.#chances.length ? this.#chances[delta]! : Math.exp(-delta / this.#temperature);
    return this.#random.unit() < chance;
  }

  #isSolved(): boolean {
    return this.#cost.isSolution();
  }

  /** The deviation of the cost over some random swaps, after Lewis: warm enough that nearly all are taken. */
  #measureTemperature(): number {
    const deltas = Array.from({ length: SAMPLE }, () => this.#cost.delta(this.#pick()));
    const mean = deltas.reduce((sum, delta) => sum + delta, 0) / SAMPLE;
    return Math.sqrt(deltas.reduce((sum, delta) => sum + (delta - mean) ** 2, 0) / SAMPLE) || 1;
  }

  /** Every block filled at random with the values that its givens leave. */
  #fill(): Uint8Array {
    const { geometry, givens } = this.#puzzle;
    const values = Uint8Array.from(geometry.places, ({ cell }) => givens[cell]!);
    for (const places of this.#board.blocks) {
      const present = new Set(places.map((place) => values[place]!));
      const missing = Array.from({ length: this.#board.size }, (_, i) => i + 1).filter((value) => !present.has(value));
      this.#random.shuffle(missing);
      for (const place of places) if (values[place] === 0) values[place] = missing.pop()!;
    }
    return values;
  }

  #report(): void {
    const { onSolution, trace } = this.#request;
    const { geometry } = this.#puzzle;
    const grid: Grid = new Uint8Array(geometry.cellCount);
    geometry.places.forEach(({ cell }, place) => {
      grid[cell] = this.#values[place]!;
    });
    this.#count = 1n;
    this.#now = 0;
    this.#traceSweep(1);
    trace?.({ type: 'solution', depth: this.#reheats, note: said(COMMON.solution, { number: 1 }) });
    onSolution?.(grid);
  }

  #traceSweep(rate: number): void {
    this.#request.trace?.({
      type: 'chain',
      depth: this.#reheats,
      note: said(TOLD.sweep, { temperature: this.#temperature, cost: this.#now }),
      data: {
        swaps: this.#proposed,
        temperature: this.#temperature,
        cost: this.#now,
        accepted: this.#accepted,
        rate,
        values: [...this.#values],
      },
    });
  }
}

function bannedValues({ geometry, restrictions }: Puzzle): Uint8Array | undefined {
  if (!restrictions) return undefined;
  const stride = geometry.size + 1;
  const banned = new Uint8Array(geometry.places.length * stride);
  geometry.places.forEach(({ cell }, place) => {
    for (let value = 1; value <= geometry.size; value++) if (!restrictions.has(cell, value)) banned[place * stride + value] = 1;
  });
  return banned;
}

const FOUND: Words<string> = {
  en: 'annealing finds one solution and proves nothing about others',
  de: 'Simulated Annealing findet eine Lösung und beweist nichts über andere',
  fr: 'le recuit trouve une solution et ne prouve rien sur d’autres',
};
const COST: Words<string> = {
  en: 'the cost was {cost} after {reheats} of {of} {of|reheat|reheats}',
  de: 'die Kosten waren {cost} nach {reheats} von {of} {of|Wiedererwärmung|Wiedererwärmungen}',
  fr: 'le coût était de {cost} après {reheats} {reheats|réchauffage|réchauffages} sur {of}',
};
