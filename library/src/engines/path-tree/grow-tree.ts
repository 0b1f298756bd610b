import {
  type Budget,
  type Cell,
  findClashes,
  type Grid,
  type Puzzle,
  type Said,
  type SolveOutcome,
  type SolveRequest,
  said,
  type Words,
} from '#core';
import { TOLD as COMMON } from '../told.ts';
import type { BlankMatrix } from './blank-matrix.ts';
import type { PathTreeEvent } from './events.ts';
import { PathRows } from './path-rows.ts';
import { TOLD } from './told.ts';

/** How many open paths are kept at once where the budget does not say. */
const DEFAULT_PATHS = 250_000;

/**
 * The tree that both 3D tree engines of 000 grow over a matrix P, one blank cell after the other.
 *
 * Every open path is extended by every probable value of the next cell that no cell of the path forbids; where none
 * fits, the path gets an END node and is dropped. What is left after the last cell is the path matrix of all solutions.
 * Each value of each cell is tried on each path, so no solution is missed and none comes twice. Nothing is looked at
 * ahead of the current cell: a path that is doomed lives until the doomed cell comes up. The cost is memory: all open
 * paths of a level exist at once, and solutions appear only on the last level. A node is a value node or an END node.
 */
export function growTree(puzzle: Puzzle, matrix: BlankMatrix, request: SolveRequest<PathTreeEvent>): SolveOutcome {
  return new Growth(puzzle, matrix, request).run();
}

class Growth {
  readonly #puzzle: Puzzle;
  readonly #matrix: BlankMatrix;
  readonly #request: SolveRequest<PathTreeEvent>;
  readonly #budget: Budget;
  readonly #maxPaths: number;
  /** For each row of P, the rows before it whose cells are peers of its cell. */
  readonly #earlierPeers: readonly (readonly number[])[];
  #open: PathRows;
  #next: PathRows;
  #level = 0;
  #pathsKept = 0;
  #peak = 0;
  #peakBytes = 0;
  #ends = 0;
  #comparisons = 0;
  #count = 0n;

  constructor(puzzle: Puzzle, matrix: BlankMatrix, request: SolveRequest<PathTreeEvent>) {
    this.#puzzle = puzzle;
    this.#matrix = matrix;
    this.#request = request;
    this.#budget = request.budget;
    this.#maxPaths = Math.min(request.budget.limits.stored ?? DEFAULT_PATHS, PathRows.most(matrix.length));
    this.#earlierPeers = findEarlierPeers(puzzle, matrix);
    this.#open = new PathRows();
    this.#next = new PathRows();
  }

  run(): SolveOutcome {
    this.#request.trace?.({
      type: 'matrix',
      depth: 0,
      note: said(TOLD.blanks, { count: this.#matrix.length }),
      data: { stage: 'tree', matrix: this.#matrix },
    });
    const isDone = this.#growAll() && this.#reportAll();
    const status = isDone ? 'complete' : this.#budget.end ? 'budget' : 'limit';
    return {
      status,
      count: this.#count,
      counters: {
        nodes: this.#budget.nodes,
        ends: this.#ends,
        comparisons: this.#comparisons,
        pathsKept: this.#pathsKept,
        peakStored: this.#peak,
        peakBytes: this.#peakBytes,
      },
      ...(status === 'budget' && this.#budget.end ? { end: this.#budget.end, notes: [this.#howFar()] } : {}),
    };
  }

  /** False when it was stopped. */
  #growAll(): boolean {
    // A given that clashes is no row of P, so no path would ever meet it.
    if (findClashes(this.#puzzle).length > 0) return true;
    this.#open.startWithEmptyPath();
    for (this.#level = 0; this.#level < this.#matrix.length; this.#level++) {
      if (!this.#growLevel()) return false;
      [this.#open, this.#next] = [this.#next, this.#open];
      this.#pathsKept += this.#open.count;
      if (this.#open.count === 0) return true;
    }
    return true;
  }

  #growLevel(): boolean {
    const { cell, values } = this.#matrix[this.#level]!;
    const { trace } = this.#request;
    const peers = this.#earlierPeers[this.#level]!;
    const usedBy = new Int32Array(this.#puzzle.geometry.size + 1).fill(-1);
    this.#next.startLevel(this.#level + 1);
    for (let path = 0; path < this.#open.count; path++) {
      for (const row of peers) usedBy[this.#open.at(path, row)] = path;
      let grown = 0;
      for (const value of values) {
        this.#comparisons++;
        if (usedBy[value] === path) continue;
        if (!this.#budget.spend() || !this.#mayKeep(this.#next.count + 1)) return false;
        this.#next.append(this.#open, path, value);
        trace?.({ type: 'place', depth: this.#level, cell, value, data: { parent: path } });
        grown++;
      }
      if (grown > 0) continue;
      if (!this.#budget.spend()) return false;
      this.#ends++;
      trace?.({ type: 'end', depth: this.#level, cell, data: { parent: path } });
    }
    this.#peak = Math.max(this.#peak, this.#next.count);
    this.#peakBytes = Math.max(this.#peakBytes, this.#open.bytes + this.#next.bytes);
    trace?.({
      type: 'level',
      depth: this.#level,
      cell,
      note: said(TOLD.openPaths, { count: this.#next.count }),
      data: { paths: this.#next.count },
    });
    return true;
  }

  #mayKeep(paths: number): boolean {
    if (paths <= this.#maxPaths) return true;
    this.#peak = Math.max(this.#peak, this.#maxPaths);
    this.#peakBytes = Math.max(this.#peakBytes, this.#open.bytes + this.#next.bytes);
    return this.#budget.stop('stored');
  }

  /** Reads the solutions off the last level; false when that many were not wanted. */
  #reportAll(): boolean {
    const { limit, onSolution, trace } = this.#request;
    for (let path = 0; path < this.#open.count; path++) {
      this.#count++;
      trace?.({
        type: 'solution',
        depth: this.#matrix.length,
        note: said(COMMON.solution, { number: Number(this.#count) }),
        data: { path },
      });
      onSolution?.(this.#gridOf(path));
      if (this.#count >= limit) return false;
    }
    return true;
  }

  #gridOf(path: number): Grid {
    const grid = this.#puzzle.givens.slice();
    this.#matrix.forEach(({ cell }, row) => {
      grid[cell] = this.#open.at(path, row);
    });
    return grid;
  }

  #howFar(): Said {
    return said(HOW_FAR, {
      number: this.#level + 1,
      of: this.#matrix.length,
      paths: this.#next.count,
      most: this.#maxPaths,
    });
  }
}

const HOW_FAR: Words<string> = {
  en: 'the tree had come to blank cell {number:id} of {of:id} with {paths:id} open {paths|path|paths} (at most {most:id} are kept)',
  de: 'der Baum war beim leeren Feld {number:id} von {of:id} mit {paths:id} {paths|offenen Pfad|offenen Pfaden} (höchstens {most:id} werden behalten)',
  fr: 'l’arbre en était à la case vide {number:id} sur {of:id} avec {paths:id} {paths|chemin ouvert|chemins ouverts} (au plus {most:id} sont gardés)',
};

function findEarlierPeers({ geometry }: Puzzle, matrix: BlankMatrix): number[][] {
  const rowOf = new Map<Cell, number>(matrix.map(({ cell }, row) => [cell, row]));
  return matrix.map(({ cell }, row) =>
    [...geometry.peersOf(cell)].map((peer) => rowOf.get(peer)).filter((other): other is number => other !== undefined && other < row),
  );
}
