import type { BytesOut } from './bytes-out.ts';
import type { Formula } from './formula.ts';

/** Solutions that a certificate can name; the lines of a proof are numbered behind as many. */
export const MOST_SOLUTIONS = 1000;

/** Words of a line of the kernel, see library/kernel/general/proof.ts. */
const ADD = 0;
const HEAD = 5;
const PEER = 1;
const CELL = 2;
const HOUSE = 3;
const CLAUSE = 4;
const BLOCK = 6;

/** Turns the lines that the kernel tells into a proof: LRAT, where each line names the clauses that it follows from. */
export class ProofWriter {
  readonly #formula: Formula;
  readonly #out: BytesOut;
  readonly #shift: number;
  /** By variable of the kernel: its DIMACS variable. */
  readonly #variable: Int32Array;
  /** By variable of the kernel: the clause that says alone what it is. */
  readonly #units: Float64Array;
  #lines = 0;

  constructor(formula: Formula, out: BytesOut) {
    const { size, cellCount } = formula.geometry;
    this.#formula = formula;
    this.#out = out;
    this.#shift = size <= 1 ? 0 : 32 - Math.clz32(size - 1);
    this.#variable = new Int32Array(cellCount << this.#shift);
    this.#units = new Float64Array(cellCount << this.#shift);
    for (let cell = 0; cell < cellCount; cell++) {
      for (let value = 1; value <= size; value++) this.#variable[this.#kernelVariable(cell, value)] = formula.variable(cell, value);
      // The only value of a cell is known before anything is said.
      if (size === 1) this.#units[cell] = formula.cellClause(cell);
    }
    for (const { clause, literal } of formula.units()) {
      const at = Math.abs(literal) - 1;
      this.#units[this.#kernelVariable(Math.floor(at / size), (at % size) + 1)] = clause;
    }
  }

  /** Lines that add a clause. */
  get lines(): number {
    return this.#lines;
  }

  write(line: Uint32Array): void {
    const out = this.#out;
    const id = this.#lineNumber(line[1]!);
    if (line[0] !== ADD) {
      // A line that deletes carries the number of the line before it.
      out.number(this.#lineNumber(this.#lines));
      out.letter('d');
      out.number(id);
      out.end();
      return;
    }
    this.#lines = line[1]!;
    const [literals, units, hints] = [line[2]!, line[3]!, line[4]!];
    out.number(id);
    for (let i = HEAD; i < HEAD + literals; i++) this.#literal(line[i]!);
    out.number(0);
    for (let i = HEAD + literals; i < HEAD + literals + units; i++) out.number(this.#units[line[i]!]!);
    // The kernel walked back from the conflict; a checker walks towards it.
    const first = HEAD + literals + units;
    for (let i = first + 3 * (hints - 1); i >= first; i -= 3) out.number(this.#hint(line[i]!, line[i + 1]!, line[i + 2]!));
    out.end();
    if (literals === 1) this.#units[line[HEAD]! >>> 1] = id;
  }

  #literal(literal: number): void {
    const variable = this.#variable[literal >>> 1]!;
    this.#out.number(literal & 1 ? -variable : variable);
  }

  #hint(kind: number, a: number, b: number): number {
    const shift = this.#shift;
    const mask = (1 << shift) - 1;
    switch (kind) {
      case PEER:
        return a >>> shift === b >>> shift
          ? this.#formula.pairClause(a >>> shift, (a & mask) + 1, (b & mask) + 1)
          : this.#formula.peerClause(a >>> shift, b >>> shift, (a & mask) + 1);
      case CELL:
        return this.#formula.cellClause(a);
      case HOUSE:
        return this.#formula.houseClause(a, b + 1);
      case CLAUSE:
        return this.#lineNumber(a);
      case BLOCK:
        return this.#formula.solutionClause(a);
      default:
        throw new Error(`a proof has no hint of kind ${kind}`);
    }
  }

  #lineNumber(id: number): number {
    return this.#formula.ownClauses + MOST_SOLUTIONS + id;
  }

  #kernelVariable(cell: number, value: number): number {
    return (cell << this.#shift) | (value - 1);
  }
}
