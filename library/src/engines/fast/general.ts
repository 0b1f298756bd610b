import { type Candidates, ComplaintError, complain, type Geometry, type Grid } from '#core';
import type { KernelSearch } from './slices.ts';
import { instantiate } from './wasm.ts';

/** What the general kernel exports; see library/kernel/general/index.ts. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  plan(cells: number, values: number, groups: number, members: number): void;
  groupStartPtr(): number;
  groupCellsPtr(): number;
  inputPtr(): number;
  outPtr(): number;
  build(clauseWords: number, solutions: number): number;
  begin(seed: number, countOnly: number): void;
  run(maxSolutions: number, maxEffort: number, maxNodes: number): number;
  counter(which: number): number;
}

const COUNTER = { nodes: 0, conflicts: 1, propagations: 2, restarts: 3, learned: 4, solutions: 5 } as const;
const COMPLETE = 0;
/** Words for learned clauses: 8 M words, 70 MB with what belongs to them; pages that are never touched cost nothing. */
const CLAUSE_WORDS = 8 << 20;
/** Solutions that one run can leave behind. */
const CAPACITY = 64;

/** The general kernel, made ready for one geometry: its tables are built once and serve every puzzle of the kind. */
export class GeneralKernel {
  readonly #exports: Exports;
  readonly #geometry: Geometry;

  constructor(module: WebAssembly.Module, geometry: Geometry) {
    const { groups, cellCount, size } = geometry;
    const exports = instantiate<Exports>(module);
    const members = groups.reduce((sum, { cells }) => sum + cells.length, 0);
    exports.plan(cellCount, size, groups.length, members);
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
    this.#exports = exports;
    this.#geometry = geometry;
  }

  /** Begins a search; solutions are copied out only where somebody wants them. A seed other than 0 makes the choices random. */
  begin(open: Candidates, wantsSolutions: boolean, seed = 0): KernelSearch {
    const exports = this.#exports;
    const { cellCount } = this.#geometry;
    this.#load(open);
    exports.begin(seed, wantsSolutions ? 0 : 1);
    let taken = 0;
    return {
      run: (maxSolutions, maxNodes, effort) =>
        exports.run(wantsSolutions ? Math.min(maxSolutions, CAPACITY) : maxSolutions, effort, maxNodes) === COMPLETE,
      solutions() {
        if (!wantsSolutions) return [];
        const out = new Uint8Array(exports.memory.buffer, exports.outPtr(), CAPACITY * cellCount);
        const found: Grid[] = [];
        for (const end = exports.counter(COUNTER.solutions); taken < end; taken++) {
          const from = (taken % CAPACITY) * cellCount;
          found.push(out.slice(from, from + cellCount));
        }
        return found;
      },
      last() {
        const at = exports.outPtr() + ((exports.counter(COUNTER.solutions) - 1) % CAPACITY) * cellCount;
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
  #load({ words, wordsPerCell }: Candidates): void {
    const input = new Uint32Array(this.#exports.memory.buffer, this.#exports.inputPtr(), 2 * this.#geometry.cellCount);
    if (wordsPerCell === 2) input.set(words);
    else
      words.forEach((word, cell) => {
        input[2 * cell] = word;
        input[2 * cell + 1] = 0;
      });
  }
}
