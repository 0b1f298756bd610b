import { type Puzzle, said } from '#core';
import { listed } from '../run.ts';
import type { JoinHooks } from './join.ts';
import type { LayerMatrix } from './layer-matrix.ts';
import { TOLD } from './told.ts';

/**
 * Combines layers and drops a combination as soon as two layers clash.
 *
 * After each layer that is set, the solutions of all other layers are sifted: what clashes with it goes, and a layer
 * left without any ends the branch. The layer with the fewest solutions left comes next. All rules say that two cells
 * differ (or, where layers share a cell, that they agree), so layers that fit two by two fit together, and no check is left
 * for the end. False when it was stopped.
 */
export function joinEarly(puzzle: Puzzle, matrices: readonly LayerMatrix[], hooks: JoinHooks): boolean {
  return new EarlyJoin(puzzle, matrices, hooks).run();
}

class EarlyJoin {
  readonly #puzzle: Puzzle;
  readonly #matrices: readonly LayerMatrix[];
  readonly #hooks: JoinHooks;
  readonly #size: number;
  readonly #grid: Uint8Array;
  /** For each value of each cell, how many cells of set layers forbid it. */
  readonly #forbidden: Uint16Array;

  constructor(puzzle: Puzzle, matrices: readonly LayerMatrix[], hooks: JoinHooks) {
    const { geometry, givens } = puzzle;
    this.#puzzle = puzzle;
    this.#matrices = matrices;
    this.#hooks = hooks;
    this.#size = geometry.size;
    this.#grid = givens.slice();
    this.#forbidden = new Uint16Array(geometry.cellCount * geometry.size);
    givens.forEach((value, cell) => {
      if (value > 0) this.#forbid(cell, value, 1);
    });
  }

  run(): boolean {
    const every = this.#matrices.map(({ count }) => Int32Array.from({ length: count }, (_, row) => row));
    const alive = this.#sift(every, new Set());
    this.#traceSift(alive, new Set());
    return alive === 'stopped' ? false : alive === 'dead' || this.#join(alive, new Set());
  }

  #join(alive: readonly Int32Array[], set: ReadonlySet<number>): boolean {
    const next = this.#fewest(alive, set);
    if (next < 0) return this.#hooks.report(this.#grid.slice());
    const nowSet = new Set(set).add(next);
    for (const row of alive[next]!) {
      if (!this.#hooks.tryCombination()) return false;
      this.#hooks.trace?.({
        type: 'place',
        depth: set.size,
        block: next,
        note: said(TOLD.layerSet, { layer: this.#matrices[next]!.layer.called, number: row + 1 }),
        data: { row, values: this.#rowOf(next, row) },
      });
      const placed = this.#put(next, row);
      const rest = this.#sift(alive, nowSet);
      this.#traceSift(rest, nowSet);
      if (rest === 'dead') this.#hooks.trace?.({ type: 'dead', depth: set.size, block: next, note: said(TOLD.noLayer) });
      const goOn = rest === 'stopped' ? false : rest === 'dead' || this.#join(rest, nowSet);
      this.#take(placed);
      if (!goOn) return false;
    }
    return true;
  }

  #fewest(alive: readonly Int32Array[], set: ReadonlySet<number>): number {
    let best = -1;
    alive.forEach((rows, i) => {
      if (!set.has(i) && (best < 0 || rows.length < alive[best]!.length)) best = i;
    });
    return best;
  }

  /** For each layer that is not set, the solutions that fit what is set. */
  #sift(alive: readonly Int32Array[], set: ReadonlySet<number>): Int32Array[] | 'dead' | 'stopped' {
    const left: Int32Array[] = [];
    for (let i = 0; i < alive.length; i++) {
      if (set.has(i)) {
        left.push(alive[i]!);
        continue;
      }
      if (!this.#hooks.compare(alive[i]!.length)) return 'stopped';
      left.push(alive[i]!.filter((row) => this.#fits(i, row)));
      if (left[i]!.length === 0) return 'dead';
    }
    return left;
  }

  #traceSift(alive: Int32Array[] | 'dead' | 'stopped', set: ReadonlySet<number>): void {
    if (typeof alive === 'string') return;
    this.#hooks.trace?.({
      type: 'sift',
      depth: set.size,
      note: said(TOLD.fitting),
      data: { counts: alive.map(({ length }) => length), alive: alive.map(listed) },
    });
  }

  #rowOf(index: number, row: number): number[] {
    const { layer, values } = this.#matrices[index]!;
    return [...values.subarray(row * layer.blanks.length, (row + 1) * layer.blanks.length)];
  }

  #fits(index: number, row: number): boolean {
    const { layer, values } = this.#matrices[index]!;
    const { blanks } = layer;
    for (let i = 0, at = row * blanks.length; i < blanks.length; i++, at++) {
      const cell = blanks[i]!;
      const value = values[at]!;
      const standing = this.#grid[cell]!;
      if (standing === 0 ? this.#forbidden[cell * this.#size + value - 1]! > 0 : standing !== value) return false;
    }
    return true;
  }

  /** Sets a layer; returns the cells that it filled, which are fewer where it shares cells with layers set before. */
  #put(index: number, row: number): number[] {
    const { layer, values } = this.#matrices[index]!;
    const filled: number[] = [];
    layer.blanks.forEach((cell, i) => {
      if (this.#grid[cell] !== 0) return;
      this.#grid[cell] = values[row * layer.blanks.length + i]!;
      this.#forbid(cell, this.#grid[cell]!, 1);
      filled.push(cell);
    });
    return filled;
  }

  #take(cells: readonly number[]): void {
    for (const cell of cells) {
      this.#forbid(cell, this.#grid[cell]!, -1);
      this.#grid[cell] = 0;
    }
  }

  #forbid(cell: number, value: number, by: 1 | -1): void {
    for (const peer of this.#puzzle.geometry.peersOf(cell)) this.#forbidden[peer * this.#size + value - 1]! += by;
  }
}
