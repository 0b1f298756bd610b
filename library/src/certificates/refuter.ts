/** A clause with its number in the formula or in the proof. */
export interface NumberedClause {
  readonly number: number;
  readonly literals: readonly number[];
}

/** Writes a line of the proof and gives its number. */
export type WriteLine = (literals: readonly number[], hints: readonly number[]) => number;

/**
 * Finds hints for clauses that follow from a few others: from one constraint, its cells, and what is known. Supposes that all literals are
 * false and follows up what must then be; where that ends without a contradiction, it supposes one thing more, shows that to be
 * impossible by a line of its own, and goes on. Constraints are written down so that the first is nearly always enough.
 */
export class Refuter {
  readonly #clauses: NumberedClause[] = [];
  /** By literal: the clauses that have it. */
  readonly #having = new Map<number, number[]>();
  /** Variables to suppose something of, the ones that people see. */
  readonly #choices: readonly number[];
  /** By literal that holds: its reason, -1 where it is supposed. */
  readonly #reasons = new Map<number, number>();
  readonly #trail: number[] = [];

  constructor(clauses: Iterable<NumberedClause>, choices: readonly number[]) {
    this.#choices = choices;
    for (const clause of clauses) this.#learn(clause);
  }

  /** The variables to suppose something of. */
  get choices(): readonly number[] {
    return this.#choices;
  }

  /** Writes the clause, which follows with the facts that are known; gives its number. */
  derive(literals: readonly number[], facts: readonly NumberedClause[], write: WriteLine): number {
    const known = this.#clauses.length;
    for (const fact of facts) this.#learn(fact);
    const line = this.#refute(literals, write);
    while (this.#clauses.length > known) this.#forget();
    return line;
  }

  /** Supposes all literals false. */
  #refute(literals: readonly number[], write: WriteLine): number {
    for (;;) {
      const conflict = this.#propagate(literals);
      if (conflict !== undefined) {
        const line = write(literals, this.#hintsOf(conflict));
        this.#clear();
        return line;
      }
      const choice = this.#choices.find((variable) => !this.#reasons.has(variable) && !this.#reasons.has(-variable));
      if (choice === undefined) throw new Error('a strike of a rule does not follow from the rule');
      this.#clear();
      const wider = [...literals, -choice];
      this.#learn({ number: this.#refute(wider, write), literals: wider });
    }
  }

  /** The clause that is broken once all is followed up; undefined where none is. */
  #propagate(literals: readonly number[]): number | undefined {
    for (const literal of literals) this.#hold(-literal, -1);
    for (const [index, { literals: own }] of this.#clauses.entries()) {
      if (own.length > 1) continue;
      const broken = this.#look(index);
      if (broken) return index;
    }
    for (let at = 0; at < this.#trail.length; at++) {
      for (const index of this.#having.get(-this.#trail[at]!) ?? []) if (this.#look(index)) return index;
    }
    return undefined;
  }

  /** Looks at a clause: true where it is broken; where one literal is left, that must hold. */
  #look(index: number): boolean {
    let left = 0;
    for (const literal of this.#clauses[index]!.literals) {
      if (this.#reasons.has(literal)) return false;
      if (this.#reasons.has(-literal)) continue;
      if (left !== 0) return false;
      left = literal;
    }
    if (left === 0) return true;
    this.#hold(left, index);
    return false;
  }

  #hold(literal: number, reason: number): void {
    if (this.#reasons.has(literal)) return;
    this.#reasons.set(literal, reason);
    this.#trail.push(literal);
  }

  /** The clauses that lead to the broken one, in the order in which they say something. */
  #hintsOf(broken: number): number[] {
    const wanted = new Set<number>(this.#clauses[broken]!.literals.map((literal) => -literal));
    const hints = [this.#clauses[broken]!.number];
    for (const literal of this.#trail.toReversed()) {
      if (!wanted.has(literal)) continue;
      const reason = this.#reasons.get(literal)!;
      if (reason === -1) continue;
      const clause = this.#clauses[reason]!;
      hints.push(clause.number);
      for (const other of clause.literals) if (other !== literal) wanted.add(-other);
    }
    return hints.reverse();
  }

  #clear(): void {
    this.#reasons.clear();
    this.#trail.length = 0;
  }

  #learn(clause: NumberedClause): void {
    for (const literal of clause.literals) {
      const having = this.#having.get(literal);
      if (having) having.push(this.#clauses.length);
      else this.#having.set(literal, [this.#clauses.length]);
    }
    this.#clauses.push(clause);
  }

  #forget(): void {
    for (const literal of this.#clauses.pop()!.literals) this.#having.get(literal)!.pop();
  }
}
