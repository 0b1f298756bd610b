import { type Partition, type Puzzle, type Said, type SolveOutcome, type SolveRequest, said } from '#core';
import { FillingGrid } from '../filling-grid.ts';
import { listed, SearchRun } from '../run.ts';
import { TOLD as COMMON } from '../told.ts';
import { type Cut, cutPuzzle, type OpenBlock } from './blocks.ts';
import type { BlockEvent } from './events.ts';
import { Fillings } from './fillings.ts';
import { permutationCount, vertexLabel, walkTree } from './permutation-tree.ts';
import { KEPT, REACHED } from './reached.ts';
import { TOLD } from './told.ts';

/**
 * The most things that are kept at once where the budget does not say: fillings, each of as many bytes as its block has
 * blanks, or 64 bytes of a graph's edges. Four million are at most a quarter of a gigabyte.
 */
const MOST_STORED = 4_000_000;

/**
 * What the members of the family share: the cut puzzle, the permutation trees, placing and taking back whole fillings,
 * the counters, and the sentence that says how far a stopped run came.
 *
 * A **node** is one vertex of a permutation tree that is expanded, or one filling that is tried when fillings are
 * combined (in the graphs also one row of edges). A **comparison** is one look at a group or at a pair of vertices.
 * **Permutations made** are the vertices of all trees, cut ones included; **kept** are those of the last level.
 */
export class BlockRun extends SearchRun<BlockEvent> {
  readonly puzzle: Puzzle;
  readonly board: FillingGrid;
  readonly cut: Cut;
  comparisons = 0;
  backtracks = 0;
  #made = 0;
  #kept = 0;
  #stored = 0;
  #peak = 0;
  #reached: Said | undefined;

  constructor(puzzle: Puzzle, partition: Partition, request: SolveRequest<BlockEvent>) {
    super(request);
    this.puzzle = puzzle;
    this.board = new FillingGrid(puzzle);
    this.cut = this.board.hasClash ? { blocks: [], neighbours: [] } : cutPuzzle(puzzle, partition);
  }

  /** Every valid filling of a block under what is on the board; undefined when the budget ended. */
  fillingsOf(block: OpenBlock, position: number): Fillings | undefined {
    const { trace, budget, board } = this;
    const { all: symbols } = this.puzzle.symbols;
    const width = block.blanks.length;
    const fillings = new Fillings(width);
    const depth = position - 1;
    trace?.({
      type: 'block',
      depth,
      block: block.index,
      note: said(TOLD.block, {
        block: block.called,
        clues: block.clues,
        orders: String(permutationCount(width)),
        values: block.missing.map((value) => symbols[value - 1]!),
      }),
    });
    const event = <Type extends 'vertex' | 'cut'>(type: Type, values: Uint8Array, level: number) => ({
      type,
      depth,
      block: block.index,
      cell: block.blanks[level]!,
      value: values[level]!,
    });
    const label = (values: Uint8Array, level: number): string => vertexLabel(values, level + 1, width, symbols);
    // The root is a vertex too, and a block without blanks has no other.
    const isWhole =
      budget.spend() &&
      walkTree(board, block, {
        expand: (values, level) => {
          this.#made++;
          trace?.({ ...event('vertex', values, level), note: said('{label}', { label: label(values, level) }) });
          return budget.spend();
        },
        cut: (values, level) => {
          this.#made++;
          trace?.({
            ...event('cut', values, level),
            note: said(COMMON.because, { what: label(values, level), why: board.whyNot(block.blanks[level]!, values[level]!) }),
          });
        },
        filling: (values) => {
          if (!this.store(1)) return false;
          this.#kept++;
          fillings.push(values);
          return true;
        },
      });
    if (!isWhole) {
      return this.reach(REACHED.fillings, {
        block: block.called,
        number: position,
        blocks: this.cut.blocks.length,
        found: fillings.count,
        most: Number(permutationCount(width)),
      });
    }
    trace?.({
      type: 'fillings',
      depth,
      block: block.index,
      note: said(TOLD.fillings, { block: block.called, count: fillings.count }),
      data: { count: fillings.count },
    });
    if (fillings.count === 0) trace?.({ type: 'dead', depth, block: block.index, note: said(TOLD.noFilling, { block: block.called }) });
    return fillings;
  }

  /** Every valid filling of every block from the givens alone, by block; undefined when the budget ended. */
  fillingsOfAll(order: readonly number[]): Fillings[] | undefined {
    const lists: Fillings[] = [];
    for (const [position, index] of order.entries()) {
      const fillings = this.fillingsOf(this.cut.blocks[index]!, position + 1);
      if (!fillings) return undefined;
      lists[index] = fillings;
    }
    return lists;
  }

  /** Writes one of the fillings of a block onto the board. */
  place({ index, called, blanks }: OpenBlock, fillings: Fillings, filling: number, depth: number): void {
    const values = fillings.values(filling);
    for (let i = 0; i < blanks.length; i++) this.board.place(blanks[i]!, values[i]!);
    this.trace?.({
      type: 'place',
      depth,
      block: index,
      note: said(TOLD.filled, { block: called, values: this.#label(values) }),
      data: { filling, values: [...values] },
    });
  }

  /** Takes a filling off the board. */
  takeBack({ index, called, blanks }: OpenBlock, values: Uint8Array, depth: number): void {
    for (const cell of blanks) this.board.take(cell);
    this.backtracks++;
    this.trace?.({ type: 'remove', depth, block: index, note: said(TOLD.filled, { block: called, values: this.#label(values) }) });
  }

  /** Tells the edges of a vertex, or of a class of vertices, to those of another block. */
  traceJoin(block: number, vertex: number, to: number, members: Iterable<number>): void {
    if (!this.trace) return;
    const partners = [...members];
    this.trace({ type: 'join', depth: 0, block, data: { vertex, to, count: partners.length, partners: listed(partners) } });
  }

  #label(values: Uint8Array): string {
    return vertexLabel(values, values.length, values.length, this.puzzle.symbols.all);
  }

  /** Counts things that are kept from now on; false when that is too many. */
  store(things: number): boolean {
    const { budget } = this;
    const stored = this.#stored + things;
    const isTooMany = budget.limits.stored === undefined && stored > MOST_STORED;
    if (isTooMany ? !budget.stop('stored') : !budget.mayStore(stored)) return false;
    this.#stored = stored;
    this.#peak = Math.max(this.#peak, stored);
    return true;
  }

  /** Counts things that are let go. */
  release(things: number): void {
    this.#stored -= things;
  }

  /** Notes how far a run came that is stopped now; the first note stands. Always undefined, to be returned. */
  reach(text: Said['text'], parts: Said['parts']): undefined {
    this.#reached ??= said(KEPT, { reached: said(text, parts), stored: this.#peak });
  }

  /** The outcome with all counters of the family. */
  finish(isExhausted: boolean): SolveOutcome {
    return this.outcome(
      isExhausted,
      {
        backtracks: this.backtracks,
        comparisons: this.comparisons + this.board.comparisons,
        permutationsMade: this.#made,
        permutationsKept: this.#kept,
        peakStored: this.#peak,
      },
      () => (this.#reached ? [this.#reached] : []),
    );
  }
}
