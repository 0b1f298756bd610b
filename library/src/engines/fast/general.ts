import { type Candidates, ComplaintError, complain, type Geometry, type Grid, hasConstraints } from '#core';
import { Shapes, writeProgram } from './program.ts';
import type { KernelSearch } from './slices.ts';
import { instantiate } from './wasm.ts';

/** What the general kernel exports; see library/kernel/general/index.ts. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  planProgram(which: number, shown: number, words: number, constraints: number, states: number): number;
  surface(): void;
  setPatience(guesses: number): void;
  plan(cells: number, values: number, groups: number, members: number): void;
  groupStartPtr(): number;
  groupCellsPtr(): number;
  inputPtr(): number;
  outPtr(): number;
  build(clauseWords: number, solutions: number): number;
  prove(on: number): void;
  begin(seed: number, countOnly: number): void;
  run(maxSolutions: number, maxEffort: number, maxNodes: number): number;
  tell(longest: number): void;
  told(): number;
  toldPtr(): number;
  hear(words: number): void;
  heardPtr(): number;
  leanPtr(): number;
  lean(): void;
  propagateRoot(dive: number): number;
  counter(which: number): number;
}

const COUNTER = { nodes: 0, conflicts: 1, propagations: 2, restarts: 3, learned: 4, solutions: 5 } as const;
const COMPLETE = 0;
/** What `run` answers when it wants the program of the learning search. */
const SURFACE = 3;
/** Words for learned clauses: 8 M words, 70 MB with what belongs to them; pages that are never touched cost nothing. */
const CLAUSE_WORDS = 8 << 20;
/** Solutions that one run can leave behind. */
const CAPACITY = 64;

/** Literals of a clause that is worth telling another search. */
const LONGEST_TOLD = 20;

/** Cells and values up to which the kernel dives first; the same numbers stand in library/kernel/general/lanes.ts. */
const MOST_DIVING = { cells: 1024, values: 16 };
function mayDive({ cellCount, size, constraints }: Geometry): boolean {
  return cellCount + constraints.hidden.length <= MOST_DIVING.cells && size <= MOST_DIVING.values;
}

/** A search of the general kernel. */
export interface GeneralSearch extends KernelSearch {
  /** From here on the search guesses, by turns, the values of this grid, which need not be a solution. */
  lean(grid: Grid): void;
  /** Short clauses that were learned since this was last asked, where the search was begun to tell them. */
  told(): Uint32Array;
  /** Takes in what another search for the same puzzle has told. */
  hear(words: Uint32Array): void;
}

/**
 * The general kernel, made ready for one geometry after another. Its tables serve every puzzle of a geometry.
 */
export class GeneralKernel {
  readonly #exports: Exports;
  readonly #shapes: Shapes;
  readonly #isPlain: boolean;
  #geometry: Geometry | undefined;
  #hasLearning = false;
  readonly #patience: number | undefined;
  #onLine: ((line: Uint32Array) => void) | undefined;

  /**
   * `patience` is how many guesses the search may take before it begins to learn. `isPlain`: with the constraints of a geometry and no
   * others, so that every strike has a reason in the puzzle as it is stated.
   */
  constructor(module: WebAssembly.Module, shapes = new Shapes(), patience?: number, isPlain = false) {
    this.#isPlain = isPlain;
    this.#exports = instantiate<Exports>(module, (at, words) => this.#onLine?.(new Uint32Array(this.#exports.memory.buffer, at, words)));
    this.#shapes = shapes;
    this.#patience = patience;
    if (patience !== undefined) this.#exports.setPatience(patience);
  }

  /** Whether the tables of a geometry are there. */
  isReadyFor(geometry: Geometry): boolean {
    return this.#geometry === geometry;
  }

  /** Builds the tables of a geometry, unless they are there. */
  prepare(geometry: Geometry): this {
    if (this.isReadyFor(geometry)) return this;
    const exports = this.#exports;
    const { groups, cellCount, size, constraints } = geometry;
    const members = groups.reduce((sum, { cells }) => sum + cells.length, 0);
    exports.plan(cellCount + constraints.hidden.length, size, groups.length, members);
    if (hasConstraints(constraints)) {
      const search = mayDive(geometry) ? 'dive' : 'learning';
      this.#writeProgram(geometry, search);
      this.#hasLearning = search === 'learning';
    }
    const starts = new Uint32Array(exports.memory.buffer, exports.groupStartPtr(), groups.length + 1);
    const cellsOf = new Uint32Array(exports.memory.buffer, exports.groupCellsPtr(), members);
    let at = 0;
    groups.forEach(({ cells }, index) => {
      starts[index] = at;
      cellsOf.set(cells, at);
      at += cells.length;
    });
    starts[groups.length] = at;
    if (exports.build(CLAUSE_WORDS, CAPACITY) !== 0) throw new ComplaintError(complain('there is not enough memory for the kernel'));
    this.#geometry = geometry;
    return this;
  }

  #writeProgram(geometry: Geometry, search: 'dive' | 'learning'): void {
    const { words, constraints, states } = writeProgram(geometry, this.#shapes, search, this.#isPlain);
    const at = this.#exports.planProgram(search === 'dive' ? 0 : 1, geometry.cellCount, words.length, constraints, states);
    new Uint32Array(this.#exports.memory.buffer, at, words.length).set(words);
  }

  /** The program of the learning search, which most puzzles never come to. */
  #prepareLearning(geometry: Geometry): void {
    if (this.#hasLearning || !hasConstraints(geometry.constraints)) return;
    this.#hasLearning = true;
    this.#writeProgram(geometry, 'learning');
  }

  /** Begins a search; solutions are copied out only where they are wanted. A seed other than 0 makes the choices random. */
  begin(open: Candidates, wantsSolutions: boolean, seed = 0, tells = false): GeneralSearch {
    this.#exports.tell(tells ? LONGEST_TOLD : 0);
    return this.#begin(open, wantsSolutions, seed, undefined);
  }

  /** Begins a search that tells the lines of its proof; see library/kernel/general/proof.ts for what they hold. */
  prove(open: Candidates, onLine: (line: Uint32Array) => void): KernelSearch {
    return this.#begin(open, true, 0, onLine);
  }

  /** What follows from candidates without a guess, as either search sees it: the low words of the masks left; undefined where they contradict. */
  propagate(open: Candidates, search: 'dive' | 'learning'): Uint32Array | undefined {
    const geometry = this.#load(open);
    if (search === 'learning') this.#prepareLearning(geometry);
    this.#exports.prove(0);
    if (this.#exports.propagateRoot(search === 'dive' ? 1 : 0) === 0) return undefined;
    return new Uint32Array(this.#exports.memory.buffer, this.#exports.inputPtr(), 2 * geometry.cellCount).filter((_, i) => i % 2 === 0);
  }

  #begin(open: Candidates, wantsSolutions: boolean, seed: number, onLine: ((line: Uint32Array) => void) | undefined): GeneralSearch {
    const exports = this.#exports;
    this.#onLine = onLine;
    exports.prove(onLine ? 1 : 0);
    const geometry = this.#load(open);
    const { cellCount, constraints } = geometry;
    // The kernel writes hidden cells behind the others.
    const stride = cellCount + constraints.hidden.length;
    if (onLine || seed !== 0 || this.#patience === 0) this.#prepareLearning(geometry);
    exports.begin(seed, wantsSolutions ? 0 : 1);
    let taken = 0;
    return {
      run: (maxSolutions, maxNodes, effort) => {
        const came = exports.run(wantsSolutions ? Math.min(maxSolutions, CAPACITY) : maxSolutions, effort, maxNodes);
        if (came !== SURFACE) return came === COMPLETE;
        this.#prepareLearning(geometry);
        exports.surface();
        return false;
      },
      told: () => new Uint32Array(exports.memory.buffer, exports.toldPtr(), exports.told()),
      hear(words) {
        new Uint32Array(exports.memory.buffer, exports.heardPtr(), words.length).set(words);
        exports.hear(words.length);
      },
      lean(grid) {
        new Uint8Array(exports.memory.buffer, exports.leanPtr(), grid.length).set(grid);
        exports.lean();
      },
      solutions() {
        if (!wantsSolutions) return [];
        const out = new Uint8Array(exports.memory.buffer, exports.outPtr(), CAPACITY * stride);
        const found: Grid[] = [];
        for (const end = exports.counter(COUNTER.solutions); taken < end; taken++) {
          const from = (taken % CAPACITY) * stride;
          found.push(out.slice(from, from + cellCount));
        }
        return found;
      },
      last() {
        const at = exports.outPtr() + ((exports.counter(COUNTER.solutions) - 1) % CAPACITY) * stride;
        return new Uint8Array(exports.memory.buffer).slice(at, at + cellCount);
      },
      found: () => exports.counter(COUNTER.solutions),
      nodes: () => exports.counter(COUNTER.nodes),
      counters: () => ({
        nodes: exports.counter(COUNTER.nodes),
        conflicts: exports.counter(COUNTER.conflicts),
        propagations: exports.counter(COUNTER.propagations),
        restarts: exports.counter(COUNTER.restarts),
        learned: exports.counter(COUNTER.learned),
      }),
    };
  }

  /** Candidates go in as 64-bit masks, low word first. */
  #load({ words, wordsPerCell }: Candidates): Geometry {
    const geometry = this.#geometry;
    if (!geometry) throw new Error('a kernel was asked before it was given a geometry');
    const { cellCount, constraints } = geometry;
    const input = new Uint32Array(this.#exports.memory.buffer, this.#exports.inputPtr(), 2 * (cellCount + constraints.hidden.length));
    if (wordsPerCell === 2) input.set(words);
    else
      for (let cell = 0; cell < cellCount; cell++) {
        input[2 * cell] = words[cell]!;
        input[2 * cell + 1] = 0;
      }
    const keep = (cell: number, values: readonly number[]): void => {
      const allowed = [0, 0];
      for (const value of values) allowed[(value - 1) >>> 5]! |= 1 << ((value - 1) & 31);
      input[2 * cell]! &= allowed[0]!;
      input[2 * cell + 1]! &= allowed[1]!;
    };
    constraints.hidden.forEach((values, i) => {
      input.fill(0xffffffff, 2 * (cellCount + i), 2 * (cellCount + i + 1));
      keep(
        cellCount + i,
        Array.from({ length: values }, (_, v) => v + 1),
      );
    });
    // Candidates may come from a prober, which knows nothing of rules about single cells.
    for (const { cell, values } of constraints.masks) keep(cell, values);
    return geometry;
  }
}
