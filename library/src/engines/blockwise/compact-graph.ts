import { type Partition, type Puzzle, type SolveOutcome, type SolveRequest, said } from '#core';
import { listed } from '../run.ts';
import { BitRows, bitWordsFor } from './bit-rows.ts';
import { BlockRun } from './block-run.ts';
import type { BlockEvent } from './events.ts';
import type { Fillings } from './fillings.ts';
import { WORDS_PER_THING } from './graph.ts';
import { REACHED } from './reached.ts';
import { TOLD } from './told.ts';
import { type BlockView, blockViewOf, codesOf, compareCodes } from './views.ts';

/** The fillings of a block merged by what a neighbour sees of them. */
interface Merged {
  readonly view: BlockView;
  /** The class of each filling. */
  readonly classOf: Int32Array;
  /** One code for each class. */
  readonly codes: Uint8Array;
  readonly count: number;
}

/** The edges of one direction: from the classes that block `from` shows to the classes that `to` shows in return. */
interface Edges {
  readonly from: number;
  readonly to: number;
  readonly near: Merged;
  readonly far: Merged;
  readonly rows: BitRows;
}

/** For each block the vertices that are still in the graph. */
type Open = readonly Int32Array[];

/**
 * The compact graph of the thesis' version 4.2: the graph of 4.1, merged and pruned.
 *
 * **Merged.** A neighbour sees of a filling only which values stand in which of the lines it shares, so fillings that
 * agree in this are one class towards it. Edges are drawn between classes: at most 1,680 towards a band or stack of
 * a 9x9 grid (nine values in three rows), however many of the 362,880 fillings there are.
 * **Pruned.** A vertex that has no partner left in some neighbouring block is in no solution and is dropped; that may
 * leave others without a partner, and so on to a fixed point. Then a vertex of the block with the fewest is chosen,
 * everything not joined to it is dropped, and so on to a fixed point again.
 *
 * When one vertex per block is left, all pairs are joined, because each has a partner and there is only one to be it.
 * Choices exclude each other and only vertices without a solution are dropped: every solution comes exactly once.
 */
export function searchCompactGraph(puzzle: Puzzle, partition: Partition, request: SolveRequest<BlockEvent>): SolveOutcome {
  const run = new BlockRun(puzzle, partition, request);
  if (run.board.hasClash) return run.impossible();
  const { blocks } = run.cut;
  const lists = run.fillingsOfAll(blocks.map(({ index }) => index));
  if (!lists || lists.some(({ count }) => count === 0)) return run.finish(lists !== undefined);
  const edges = drawEdges(run, lists);
  if (!edges) return run.finish(false);
  const prune = makePruner(run, edges);

  /** Splits on the block with the fewest vertices; the board holds the vertices chosen on the way. */
  const exhaust = (open: Open, depth: number): boolean => {
    const choice = fewest(open);
    if (choice === undefined) return reportOnly(open, depth);
    const block = blocks[choice]!;
    run.trace?.({
      type: 'match',
      depth,
      block: choice,
      note: said(TOLD.vertices, { block: block.called, count: open[choice]!.length }),
      data: { count: open[choice]!.length },
    });
    for (const vertex of open[choice]!) {
      if (!run.budget.spend()) {
        run.reach(REACHED.compact, { block: block.called, chosen: depth });
        return false;
      }
      run.place(block, lists[choice]!, vertex, depth);
      const left = prune(open.with(choice, Int32Array.of(vertex)), [choice], depth + 1);
      const goesOn = left === undefined || exhaust(left, depth + 1);
      run.takeBack(block, lists[choice]!.values(vertex), depth);
      if (!goesOn) return false;
    }
    return true;
  };

  /** One vertex per block is left: a solution. */
  const reportOnly = (open: Open, depth: number): boolean => {
    const grid = puzzle.givens.slice();
    for (const { index, blanks } of blocks) {
      const values = lists[index]!.values(open[index]![0]!);
      blanks.forEach((cell, i) => {
        grid[cell] = values[i]!;
      });
    }
    return run.report(grid, depth);
  };

  const all = lists.map(({ count }) => Int32Array.from({ length: count }, (_, i) => i));
  const left = prune(all, [...blocks.keys()], 0);
  const isExhausted = left === undefined || exhaust(left, 0);
  return run.finish(isExhausted && !run.budget.end);
}

/** The block with the fewest vertices among those with more than one; undefined when each has one. */
function fewest(open: Open): number | undefined {
  let best: number | undefined;
  open.forEach(({ length }, index) => {
    if (length > 1 && (best === undefined || length < open[best]!.length)) best = index;
  });
  return best;
}

/** Merges fillings and compares classes; undefined when the budget ended. The edges of a block are those that lead to it. */
function drawEdges(run: BlockRun, lists: readonly Fillings[]): Edges[] | undefined {
  const { blocks, neighbours } = run.cut;
  const { geometry } = run.puzzle;
  const known = blocks.map(() => new Map<string, Merged>());
  const merged = (block: number, view: BlockView): Merged | undefined => {
    const name = String(view.stripeOf);
    const made = known[block]!.get(name) ?? merge(run, view, lists[block]!);
    if (!made) return run.reach(REACHED.merging, { fillings: lists[block]!.count, block: blocks[block]!.called });
    known[block]!.set(name, made);
    // Classes depend on the stripes alone and are shared; which groups the stripes lie in differs from view to view.
    return { ...made, view };
  };
  const edges: Edges[] = [];
  for (const a of blocks) {
    for (const b of neighbours[a.index]!.filter((index) => index > a.index).map((index) => blocks[index]!)) {
      const near = merged(a.index, blockViewOf(geometry, a, b));
      const far = merged(b.index, blockViewOf(geometry, b, a));
      if (!near || !far) return undefined;
      traceMerged(run, a.index, b.index, near);
      traceMerged(run, b.index, a.index, far);
      const stop = (): undefined => run.reach(REACHED.joining, { near: near.count, block: a.called, far: far.count, other: b.called });
      if (!run.store(Math.ceil((near.count * bitWordsFor(far.count) + far.count * bitWordsFor(near.count)) / WORDS_PER_THING)))
        return stop();
      const there = new BitRows(near.count, far.count);
      const back = new BitRows(far.count, near.count);
      const compatible = compareCodes([a, near.view, near.codes], [b, far.view, far.codes], geometry.size);
      for (let i = 0; i < near.count; i++) {
        if (!run.budget.spend()) return stop();
        for (let j = 0; j < far.count; j++) {
          if (!compatible(i, j)) continue;
          there.add(i, j);
          back.add(j, i);
        }
        run.comparisons += far.count;
        run.traceJoin(a.index, i, b.index, there.members(i));
      }
      edges.push({ from: a.index, to: b.index, near, far, rows: back }, { from: b.index, to: a.index, near: far, far: near, rows: there });
    }
  }
  return edges;
}

function traceMerged({ trace, cut }: BlockRun, block: number, to: number, { classOf, count }: Merged): void {
  trace?.({
    type: 'merge',
    depth: 0,
    block,
    note: said(TOLD.classes, { block: cut.blocks[block]!.called, other: cut.blocks[to]!.called, count, of: classOf.length }),
    data: { to, count, classOf: listed(classOf) },
  });
}

/** How many fillings are merged between two looks at the clock. */
const LOOK_EVERY = 4096;

/** Gives fillings of equal code one class; each class counts as a stored thing. Undefined when the budget ended. */
function merge(run: BlockRun, view: BlockView, fillings: Fillings): Merged | undefined {
  const { size } = run.puzzle.geometry;
  const all = codesOf(view, fillings, size);
  const classOf = new Int32Array(fillings.count);
  const radix = view.groupsOf.length;
  // A code as one number where it fits: a map of numbers is far quicker than one of strings.
  const isSmall = radix ** fillings.width <= Number.MAX_SAFE_INTEGER;
  const nameOf = (code: Uint8Array): number | string =>
    isSmall ? code.reduce((sum, stripe) => (stripe === 255 ? sum : sum * radix + stripe), 0) : String.fromCharCode(...code);
  const classes = new Map<number | string, number>();
  const codes: Uint8Array[] = [];
  for (let i = 0; i < fillings.count; i++) {
    const code = all.subarray(i * size, (i + 1) * size);
    const name = nameOf(code);
    const known = classes.get(name);
    if (i % LOOK_EVERY === 0 && !run.budget.look()) return undefined;
    if (known === undefined) {
      if (!run.store(1)) return undefined;
      classes.set(name, codes.length);
      codes.push(code);
    }
    classOf[i] = known ?? codes.length - 1;
  }
  const joined = new Uint8Array(codes.length * size);
  codes.forEach((code, index) => {
    joined.set(code, index * size);
  });
  return { view, classOf, codes: joined, count: codes.length };
}

/**
 * Makes the step that drops vertices without a partner, to a fixed point: after a block has lost vertices, its neighbours
 * are looked through. Undefined when a block has none left, or when the budget ended.
 */
function makePruner(run: BlockRun, edges: readonly Edges[]): (open: Open, lost: readonly number[], depth: number) => Open | undefined {
  const leaving = run.cut.blocks.map(({ index }) => edges.filter(({ from }) => from === index));
  return (start, lost, depth) => {
    const open = [...start];
    const queue = new Set(lost);
    for (const block of queue) {
      queue.delete(block);
      for (const edge of leaving[block]!) {
        if (!run.budget.look()) return run.reach(REACHED.dropping, { chosen: depth });
        const kept = withPartner(run, edge, open);
        if (kept.length === open[edge.to]!.length) continue;
        run.trace?.({
          type: 'prune',
          depth,
          block: edge.to,
          note: said(TOLD.dropped, {
            block: run.cut.blocks[edge.to]!.called,
            count: open[edge.to]!.length - kept.length,
            of: open[edge.to]!.length,
            other: run.cut.blocks[block]!.called,
          }),
          data: { from: block, before: open[edge.to]!.length, left: kept.length, kept: listed(kept) },
        });
        open[edge.to] = kept;
        if (kept.length === 0) return undefined;
        queue.add(edge.to);
      }
    }
    return open;
  };
}

/** The vertices of the block an edge leads to that have a partner in the block it comes from. */
function withPartner(run: BlockRun, { from, to, near, far, rows }: Edges, open: Open): Int32Array {
  const seen = new Uint32Array(bitWordsFor(near.count));
  for (const vertex of open[from]!) {
    const shown = near.classOf[vertex]!;
    seen[shown >>> 5]! |= 1 << (shown & 31);
  }
  const verdicts = new Int8Array(far.count);
  return open[to]!.filter((vertex) => {
    const shown = far.classOf[vertex]!;
    if (verdicts[shown] === 0) {
      run.comparisons++;
      verdicts[shown] = rows.meets(shown, seen) ? 1 : -1;
    }
    return verdicts[shown] === 1;
  });
}
