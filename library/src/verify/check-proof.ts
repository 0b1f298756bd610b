import { complain } from '#core';
import type { ClauseStore } from './clause-store.ts';
import type { NumberReader } from './source.ts';

/**
 * Follows a proof line by line: "number, literals, 0, hints, 0", or "number, d, numbers, 0".
 *
 * A line is right when its clause follows from the clauses before it. To see that, suppose all of its literals false. Each hint
 * names a clause whose literals are then false but for one, which must therefore be true; so one more literal is known. The last hint
 * names a clause all of whose literals are false: that cannot be, so one of the line's literals is true. A line without literals says that
 * what came before cannot all be true at once; with it the proof ends.
 *
 * Gives the number of lines that add a clause. Each literal of each hint is looked at once, so the time is linear in the proof. Forgetting a clause is always right.
 */
export function followProof(proof: NumberReader, clauses: ClauseStore, variables: number): number {
  const check = new LineCheck(proof, clauses, variables);
  for (let lines = 1; ; ) {
    if (proof.isOver()) proof.refuse(complain('the proof ends without the empty clause'));
    const number = proof.number();
    if (proof.takesDelete()) {
      forgetClauses(proof, clauses);
      continue;
    }
    if (number <= clauses.last || number > clauses.last + MOST_SKIPPED)
      proof.refuse(complain('the number of the line does not follow those before it'));
    if (check.line(number)) {
      if (!proof.isOver()) proof.refuse(complain('something follows the empty clause'));
      return lines;
    }
    lines++;
  }
}

/** Numbers that a proof may leave out at once: room for the solutions, which are found while it is written. */
const MOST_SKIPPED = 1001;

function forgetClauses(proof: NumberReader, clauses: ClauseStore): void {
  for (let number = proof.number(); number !== 0; number = proof.number()) {
    if (!clauses.has(number)) proof.refuse(complain('there is no such clause to forget'));
    clauses.forget(number);
  }
}

class LineCheck {
  readonly #proof: NumberReader;
  readonly #clauses: ClauseStore;
  readonly #variables: number;
  /** By literal, positive ones after the negative: the line in which it was last false. */
  readonly #false: Int32Array;
  #now = 0;

  constructor(proof: NumberReader, clauses: ClauseStore, variables: number) {
    this.#proof = proof;
    this.#clauses = clauses;
    this.#variables = variables;
    this.#false = new Int32Array(2 * variables + 1);
  }

  /** Reads and checks the rest of a line; tells whether it is the empty clause. */
  line(number: number): boolean {
    const proof = this.#proof;
    this.#now++;
    const literals: number[] = [];
    for (let literal = proof.number(); literal !== 0; literal = proof.number()) {
      if (Math.abs(literal) > this.#variables) proof.refuse(complain('there is no such variable'));
      literals.push(literal);
      this.#setFalse(literal);
    }
    let isRefuted = false;
    for (let hint = proof.number(); hint !== 0; hint = proof.number()) {
      if (isRefuted) proof.refuse(complain('a hint follows the one that ends the line'));
      if (!this.#clauses.has(hint)) proof.refuse(complain('a hint names a clause that is not there'));
      isRefuted = this.#follow(hint);
    }
    if (!isRefuted) proof.refuse(complain('the hints do not show that the clause follows'));
    this.#clauses.add(number, literals);
    return literals.length === 0;
  }

  /** Tells whether all literals of a clause are false; where one is left, its negation becomes false. */
  #follow(hint: number): boolean {
    const { words } = this.#clauses;
    const start = this.#clauses.startOf(hint);
    const end = start + 1 + words[start]!;
    const falsified = this.#false;
    const [now, middle] = [this.#now, this.#variables];
    let left = 0;
    for (let at = start + 1; at < end; at++) {
      const literal = words[at]!;
      if (falsified[middle + literal] === now) continue;
      if (left !== 0) this.#proof.refuse(complain('a hint leaves more than one literal'));
      left = literal;
    }
    if (left === 0) return true;
    this.#setFalse(-left);
    return false;
  }

  #setFalse(literal: number): void {
    this.#false[this.#variables + literal] = this.#now;
  }
}
