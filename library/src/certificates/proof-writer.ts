import type { BytesOut } from './bytes-out.ts';
import type { Formula } from './formula.ts';
import { type Fact, Refuter } from './refuter.ts';

/** Solutions that a certificate can name; the lines of a proof are numbered behind as many. */
export const MOST_SOLUTIONS = 1000;

/** Words of a line of the kernel, see library/kernel/general/proof.ts. */
const STRIKE = 2;
const HEAD = 5;
const PEER = 1;
const CELL = 2;
const HOUSE = 3;
const CLAUSE = 4;
const RULE = 5;
const BLOCK = 6;
const DELETE = 1;
/** Words of a line about a rule before its literals. */
const STRIKE_HEAD = 4;
/** Set in the number of a clause that a rule states as it is. */
const STATED = 0x80000000;

/** Turns the lines that the kernel tells into a proof: LRAT, where each line names the clauses that it follows from. */
export class ProofWriter {
  readonly #formula: Formula;
  readonly #out: BytesOut;
  readonly #shift: number;
  /** By variable of the kernel: its DIMACS variable. */
  readonly #variable: Int32Array;
  /** By variable of the kernel: the clause that says alone what it is, and whether it says no. */
  readonly #units: Float64Array;
  readonly #isFalse: Uint8Array;
  /** Numbers of what the kernel told and may name again, by its own numbers. */
  readonly #numbers = new Map<number, number>();
  /** Lines about rules that serve the next line only. */
  #passing: number[] = [];
  readonly #refuters = new Map<number, Refuter>();
  #last: number;
  #lines = 0;

  constructor(formula: Formula, out: BytesOut) {
    const { size } = formula.geometry;
    const { cells } = formula;
    this.#formula = formula;
    this.#out = out;
    this.#last = formula.ownClauses + MOST_SOLUTIONS;
    this.#shift = size <= 1 ? 0 : 32 - Math.clz32(size - 1);
    this.#variable = new Int32Array(cells << this.#shift);
    this.#units = new Float64Array(cells << this.#shift);
    this.#isFalse = new Uint8Array(cells << this.#shift);
    for (let cell = 0; cell < cells; cell++) {
      for (let value = 1; value <= size; value++) this.#variable[this.#kernelVariable(cell, value)] = formula.variable(cell, value);
      // The only value of a cell is known before anything is said.
      if (size === 1) this.#units[cell] = formula.cellClause(cell);
    }
    for (const { clause, literal } of formula.units()) this.#know(literal, clause);
  }

  /** Lines that add a clause. */
  get lines(): number {
    return this.#lines;
  }

  write(line: Uint32Array): void {
    if (line[0] === DELETE) {
      this.#forget([this.#numbers.get(line[1]!)!]);
      this.#numbers.delete(line[1]!);
    } else if (line[0] === STRIKE) this.#strike(line);
    else this.#add(line);
  }

  #add(line: Uint32Array): void {
    const out = this.#out;
    const number = this.#nextNumber();
    const [literals, units, hints] = [line[2]!, line[3]!, line[4]!];
    out.number(number);
    for (let i = HEAD; i < HEAD + literals; i++) out.number(this.#literal(line[i]!));
    out.number(0);
    for (let i = HEAD + literals; i < HEAD + literals + units; i++) out.number(this.#units[line[i]!]!);
    // The kernel walked back from the conflict; a checker walks towards it.
    const first = HEAD + literals + units;
    for (let i = first + 3 * (hints - 1); i >= first; i -= 3) out.number(this.#hint(line[i]!, line[i + 1]!, line[i + 2]!));
    out.end();
    if (literals === 1) this.#know(this.#literal(line[HEAD]!), number);
    else this.#numbers.set(line[1]!, number);
    if (this.#passing.length > 0) {
      this.#forget(this.#passing);
      this.#passing = [];
    }
  }

  /** A rule had to strike something: says how that follows from the clauses of the rule. */
  #strike(line: Uint32Array): void {
    const [id, size, constraint] = [line[1]!, line[2]!, line[3]!];
    const literals = Array.from(line.subarray(STRIKE_HEAD, STRIKE_HEAD + size), (literal) => this.#literal(literal));
    const refuter = this.#refuterOf(constraint);
    const facts = refuter.choices.flatMap((variable) => this.#factAbout(variable));
    const own: number[] = [];
    const number = refuter.derive(literals, facts, (clause, hints) => {
      own.push(this.#writeLine(clause, hints));
      return own.at(-1)!;
    });
    if (size === 1) {
      this.#know(literals[0]!, number);
      own.pop();
    }
    this.#numbers.set(id, number);
    this.#passing.push(...own);
  }

  #writeLine(literals: readonly number[], hints: readonly number[]): number {
    const number = this.#nextNumber();
    this.#out.number(number);
    for (const literal of literals) this.#out.number(literal);
    this.#out.number(0);
    for (const hint of hints) this.#out.number(hint);
    this.#out.end();
    return number;
  }

  #refuterOf(constraint: number): Refuter {
    const known = this.#refuters.get(constraint);
    if (known) return known;
    const { first, cells, clauses } = this.#formula.rules.parts[constraint]!;
    const numbered = clauses.map((literals, i) => ({ number: first + i, literals }));
    const choices = cells.flatMap((cell) =>
      Array.from({ length: this.#formula.geometry.size }, (_, i) => this.#formula.variable(cell, i + 1)),
    );
    const refuter = new Refuter([...numbered, ...this.#formula.clausesAbout(cells)], choices);
    this.#refuters.set(constraint, refuter);
    return refuter;
  }

  #factAbout(variable: number): Fact[] {
    const at = this.#kernelOf(variable);
    const number = this.#units[at]!;
    return number === 0 ? [] : [{ number, literal: this.#isFalse[at] ? -variable : variable }];
  }

  #know(literal: number, clause: number): void {
    const at = this.#kernelOf(Math.abs(literal));
    // At the very end a rule says the opposite of what is known; the end needs both.
    if (this.#units[at] !== 0) return;
    this.#units[at] = clause;
    this.#isFalse[at] = literal < 0 ? 1 : 0;
  }

  /** A line that deletes carries the number of the line before it. */
  #forget(numbers: readonly number[]): void {
    this.#out.number(this.#last);
    this.#out.letter('d');
    for (const number of numbers) this.#out.number(number);
    this.#out.end();
  }

  #nextNumber(): number {
    this.#lines++;
    return ++this.#last;
  }

  #literal(literal: number): number {
    const variable = this.#variable[literal >>> 1]!;
    return literal & 1 ? -variable : variable;
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
        return a >= STATED ? this.#formula.rules.firstClause + a - STATED : this.#numbers.get(a)!;
      case RULE:
        return this.#numbers.get(a)!;
      case BLOCK:
        return this.#formula.solutionClause(a);
      default:
        throw new Error(`a proof has no hint of kind ${kind}`);
    }
  }

  #kernelVariable(cell: number, value: number): number {
    return (cell << this.#shift) | (value - 1);
  }

  #kernelOf(variable: number): number {
    const { size } = this.#formula.geometry;
    return this.#kernelVariable(Math.floor((variable - 1) / size), ((variable - 1) % size) + 1);
  }
}
