import type { BytesOut } from './bytes-out.ts';
import type { Formula } from './formula.ts';
import { Lemmas } from './lemmas.ts';
import { type KnownLiteral, Refuter } from './refuter.ts';

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

/** Lines between two looks at the clock. */
const LINES_PER_LOOK = 32;

/** The budget ended in the middle of a line; what has been written is worth nothing. */
export class ProofStopped extends Error {}

/** Where a proof goes, and who says how long it may take. */
interface ProofOptions {
  readonly lrat: BytesOut;
  /** The same clauses without numbers and hints, for checkers that find these themselves. */
  readonly drat?: BytesOut | undefined;
  /** Asked between the lines about rules, since a search that waits for these cannot look at its clock. */
  readonly mayGoOn?: () => boolean;
}

/** Turns the lines that the kernel tells into a proof: LRAT, where each line names the clauses that it follows from; and DRAT where it is wanted. */
export class ProofWriter {
  readonly #formula: Formula;
  readonly #out: BytesOut;
  readonly #drat: DratWriter | undefined;
  readonly #shift: number;
  /** By variable of the kernel: its DIMACS variable. */
  readonly #variable: Int32Array;
  /** By variable of the kernel: the clause that says alone what it is. */
  readonly #units: Float64Array;
  /** Whether that is that it is false. */
  readonly #isFalse: Uint8Array;
  /** Numbers of what the kernel told and may name again, by its own numbers. */
  readonly #numbers = new Map<number, number>();
  /** Lines about rules that are not wanted behind the next line, and what the kernel calls those that are named there. */
  #passing: number[] = [];
  readonly #strikes: number[] = [];
  readonly #lemmas = new Lemmas();
  readonly #refuters = new Map<number, Refuter>();
  /** All that is known, in the order in which it became so, and how much of it each refuter has been told. */
  readonly #facts: KnownLiteral[] = [];
  readonly #told = new Map<Refuter, number>();
  readonly #mayGoOn: () => boolean;
  #last: number;
  #lines = 0;

  constructor(formula: Formula, { lrat, drat, mayGoOn = () => true }: ProofOptions) {
    this.#mayGoOn = mayGoOn;
    this.#drat = drat && new DratWriter(drat);
    const { size } = formula.geometry;
    const { cells } = formula;
    this.#formula = formula;
    this.#out = lrat;
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
    this.#drat?.add(
      number,
      Array.from(line.subarray(HEAD, HEAD + literals), (literal) => this.#literal(literal)),
    );
    for (let i = HEAD + literals; i < HEAD + literals + units; i++) out.number(this.#units[line[i]!]!);
    // The kernel walked back from the conflict; a checker walks towards it.
    const first = HEAD + literals + units;
    for (let i = first + 3 * (hints - 1); i >= first; i -= 3) out.number(this.#hint(line[i]!, line[i + 1]!, line[i + 2]!));
    out.end();
    if (literals === 1) this.#know(this.#literal(line[HEAD]!), number);
    else this.#numbers.set(line[1]!, number);
    // Nothing follows the empty clause.
    if (this.#passing.length > 0 && literals > 0) {
      this.#forget(this.#passing);
      this.#passing = [];
    }
    for (const id of this.#strikes) this.#numbers.delete(id);
    this.#strikes.length = 0;
  }

  /** A rule had to strike something: says how that follows from the clauses of the rule, unless it has been said. */
  #strike(line: Uint32Array): void {
    const told = line.subarray(STRIKE_HEAD - 1);
    const number = this.#lemmas.find(told) ?? this.#show(told);
    // A number of the kernel is named once, in the line that follows.
    this.#strikes.push(line[1]!);
    this.#numbers.set(line[1]!, number);
  }

  #show(told: Uint32Array): number {
    const constraint = told[0]!;
    const literals = Array.from(told.subarray(1), (literal) => this.#literal(literal));
    const own: number[] = [];
    const write = (clause: readonly number[], hints: readonly number[]): number => {
      own.push(this.#writeLine(clause, hints));
      return own.at(-1)!;
    };
    const hints = this.#climb(constraint, literals) ?? this.#refuterOf(constraint, 'alone').hintsFor(literals);
    const number = hints ? write(literals, hints) : this.#refuterOf(constraint, 'with groups').derive(literals, write);
    own.pop();
    if (literals.length === 1) this.#know(literals[0]!, number);
    else this.#passing.push(...this.#lemmas.keep(told, number));
    this.#passing.push(...own);
    return number;
  }

  /** The hints of a strike that follows from the bounds of a long sum. */
  #climb(constraint: number, literals: readonly number[]): number[] | undefined {
    const { first, ladder } = this.#formula.rules.parts[constraint]!;
    if (!ladder) return undefined;
    const formula = this.#formula;
    const { size } = formula.geometry;
    const [struck, ...others] = literals;
    const [cell, value] = [Math.floor((-struck! - 1) / size), ((-struck! - 1) % size) + 1];
    const fallen = new Set(others);
    const hasLost = (at: number, other: number): boolean => {
      const variable = formula.variable(at, other);
      return fallen.has(variable) || this.#factAgainst(variable) > 0;
    };
    return ladder.rungs(cell, value, hasLost)?.flatMap((rung) => [
      ...rung.fallen.flatMap((other) => {
        const variable = formula.variable(rung.cell, other);
        if (fallen.has(variable)) return [];
        return [rung.cell === cell ? formula.pairClause(cell, value, other) : this.#factAgainst(variable)];
      }),
      first + rung.clause,
    ]);
  }

  /** The clause that says alone that a variable is false; 0 where none does. */
  #factAgainst(variable: number): number {
    const at = this.#kernelOf(variable);
    return this.#isFalse[at] === 1 ? this.#units[at]! : 0;
  }

  #writeLine(literals: readonly number[], hints: readonly number[]): number {
    const number = this.#nextNumber();
    if (this.#lines % LINES_PER_LOOK === 0 && !this.#mayGoOn()) throw new ProofStopped();
    this.#out.number(number);
    for (const literal of literals) this.#out.number(literal);
    this.#out.number(0);
    for (const hint of hints) this.#out.number(hint);
    this.#out.end();
    this.#drat?.add(number, literals);
    return number;
  }

  /** What refutes by one constraint, told all that is known by now; 'with groups' where it may use that its cells differ. */
  #refuterOf(constraint: number, by: 'alone' | 'with groups'): Refuter {
    const key = 2 * constraint + (by === 'alone' ? 0 : 1);
    const refuter = this.#refuters.get(key) ?? this.#makeRefuter(constraint, by);
    this.#refuters.set(key, refuter);
    for (let at = this.#told.get(refuter) ?? 0; at < this.#facts.length; at++) refuter.know(this.#facts[at]!);
    this.#told.set(refuter, this.#facts.length);
    return refuter;
  }

  #makeRefuter(constraint: number, by: 'alone' | 'with groups'): Refuter {
    const { first, cells, clauses, choices: helpers = [] } = this.#formula.rules.parts[constraint]!;
    const numbered = clauses.map((literals, i) => ({ number: first + i, literals }));
    const choices = cells.flatMap((cell) =>
      Array.from({ length: this.#formula.geometry.size }, (_, i) => this.#formula.variable(cell, i + 1)),
    );
    const about = [...this.#formula.clausesOfCells(cells), ...(by === 'alone' ? [] : this.#formula.clausesBetween(cells))];
    return new Refuter([...numbered, ...about], [...helpers, ...choices]);
  }

  #know(literal: number, clause: number): void {
    const at = this.#kernelOf(Math.abs(literal));
    // At the very end a rule says the opposite of what is known; the end needs both.
    if (this.#units[at] !== 0) return;
    this.#units[at] = clause;
    this.#isFalse[at] = literal < 0 ? 1 : 0;
    this.#facts.push({ number: clause, literal });
  }

  /** A line that deletes carries the number of the line before it. */
  #forget(numbers: readonly number[]): void {
    this.#out.number(this.#last);
    this.#out.letter('d');
    for (const number of numbers) this.#out.number(number);
    this.#out.end();
    for (const number of numbers) this.#drat?.forget(number);
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

/** DRAT names a clause that is forgotten by its literals, so those that are alive are kept. */
class DratWriter {
  readonly #out: BytesOut;
  readonly #alive = new Map<number, Int32Array>();

  constructor(out: BytesOut) {
    this.#out = out;
  }

  add(number: number, literals: readonly number[]): void {
    for (const literal of literals) this.#out.number(literal);
    this.#out.end();
    // What is known for good is never forgotten.
    if (literals.length > 1) this.#alive.set(number, Int32Array.from(literals));
  }

  forget(number: number): void {
    const literals = this.#alive.get(number);
    if (!literals) return;
    this.#out.letter('d');
    for (const literal of literals) this.#out.number(literal);
    this.#out.end();
    this.#alive.delete(number);
  }
}
