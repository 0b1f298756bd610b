/** A clause with its number in the formula or in the proof. */
export interface NumberedClause {
  readonly number: number;
  readonly literals: readonly number[];
}

/** Writes a line of the proof and gives its number. */
export type WriteLine = (literals: readonly number[], hints: readonly number[]) => number;

/** A literal that is known, and the clause that says so. */
export interface Fact {
  readonly number: number;
  readonly literal: number;
}

/** A clause in the refuter's own codes. */
interface Coded {
  readonly number: number;
  readonly codes: readonly number[];
}

/** Reasons that are no clause: supposed, and known facts counted downwards from here by the order in which they came. */
const SUPPOSED = -1;
const FIRST_FACT = -2;

/**
 * Finds hints for clauses that follow from a few others: from one constraint, its cells, and what is known. Supposes that all literals are
 * false and follows up what must then be; where that ends without a contradiction, it supposes one thing more, shows that to be
 * impossible by a line of its own, and goes on. Constraints are written down so that the first is nearly always enough.
 *
 * Each clause counts its false literals, so that following up costs one step for each clause that a literal is in, however long the clause. What
 * follows from what is known stays, since more becomes known and never less; a line only adds what it supposes.
 */
export class Refuter {
  /** Variables to suppose something of, the ones that people see. */
  readonly choices: readonly number[];
  readonly #index = new Map<number, number>();
  readonly #clauses: Coded[] = [];
  readonly #falseCount: number[] = [];
  /** Clauses of the constraint; those behind them were shown on the way. */
  readonly #own: number;
  /** By code of a literal: the clauses that have it. */
  readonly #having: number[][] = [];
  /** By code of a literal: whether it holds. */
  readonly #holds: Uint8Array;
  /** By variable: the clause that made it so. */
  readonly #reasons: Int32Array;
  readonly #trail: number[] = [];
  #head = 0;
  /** By code of a literal: the last list of hints that wanted it. */
  readonly #wanted: Int32Array;
  #lists = 0;
  /** The numbers of the clauses that say what is known, how much of the trail follows from these alone, and what they break. */
  readonly #facts: number[] = [];
  #base = 0;
  #broken: Coded | undefined;

  constructor(clauses: readonly NumberedClause[], choices: readonly number[]) {
    this.choices = choices;
    for (const variable of choices) this.#indexOf(variable);
    for (const clause of clauses) this.#learn(clause);
    this.#holds = new Uint8Array(2 * this.#index.size);
    this.#reasons = new Int32Array(this.#index.size);
    this.#wanted = new Int32Array(2 * this.#index.size);
    this.#own = this.#clauses.length;
    for (const index of this.#clauses.keys()) if (this.#clauses[index]!.codes.length < 2) this.#broken ??= this.#say(index);
    this.#settle();
  }

  /** Takes something that is known from now on; what it does not speak of is no news. */
  know({ literal, number }: Fact): void {
    if (this.#broken !== undefined || !this.#index.has(Math.abs(literal))) return;
    const code = this.#code(literal);
    this.#facts.push(number);
    if (this.#hold(code, FIRST_FACT - this.#facts.length + 1)) this.#settle();
    else this.#broken = { number, codes: [code] };
  }

  /** Follows up what is known. */
  #settle(): void {
    while (this.#broken === undefined && this.#head < this.#trail.length) this.#broken = this.#followUp(this.#trail[this.#head++]! ^ 1);
    this.#base = this.#trail.length;
  }

  /** Writes the clause, which follows with the facts that are known; gives its number. */
  derive(literals: readonly number[], write: WriteLine): number {
    const known = this.#clauses.length;
    const line = this.#refute(literals, write);
    while (this.#clauses.length > known) this.#forget();
    return line;
  }

  /** Supposes all literals false. */
  #refute(literals: readonly number[], write: WriteLine): number {
    for (;;) {
      const broken = this.#propagate(literals);
      if (broken !== undefined) {
        const hints = this.#hintsOf(broken);
        this.#clear();
        return write(literals, hints);
      }
      const choice = this.choices.find((variable) => !this.#holds[this.#code(variable)] && !this.#holds[this.#code(-variable)]);
      if (choice === undefined) throw new Error('a strike of a rule does not follow from the rule');
      this.#clear();
      const wider = [...literals, -choice];
      this.#learn({ number: this.#refute(wider, write), literals: wider });
    }
  }

  /** The clause that is broken once all is followed up; undefined where none is. */
  #propagate(literals: readonly number[]): Coded | undefined {
    const codes = literals.map((literal) => this.#code(-literal));
    // Where the opposite is known, that is the whole proof: by what was known first, or a hint before the last one would be broken already.
    const known = codes.flatMap((code) => (this.#holds[code ^ 1] ? [this.#trail.indexOf(code ^ 1)] : []));
    if (known.length > 0) return this.#saying(this.#trail[Math.min(...known)]!);
    if (this.#broken !== undefined) return this.#broken;
    for (const code of codes) this.#hold(code, SUPPOSED);
    for (let index = this.#own; index < this.#clauses.length; index++) {
      const broken = this.#say(index);
      if (broken !== undefined) return broken;
    }
    while (this.#head < this.#trail.length) {
      const broken = this.#followUp(this.#trail[this.#head++]! ^ 1);
      if (broken !== undefined) return broken;
    }
    return undefined;
  }

  /** Lets hold what a clause says that has one literal left; gives the clause where it has none. */
  #say(index: number): Coded | undefined {
    const clause = this.#clauses[index]!;
    let left: number | undefined;
    for (const code of clause.codes) {
      if (this.#holds[code ^ 1]) continue;
      if (left !== undefined) return undefined;
      left = code;
    }
    if (left === undefined) return clause;
    this.#hold(left, index);
    return undefined;
  }

  /** Of a literal that holds, the clause that says so, whose other literals are false. */
  #saying(code: number): Coded {
    const reason = this.#reasons[code >> 1]!;
    if (reason > SUPPOSED) return this.#clauses[reason]!;
    return { number: this.#facts[FIRST_FACT - reason]!, codes: [code] };
  }

  /** A literal is false: counts it in its clauses, all of them, so that it can be counted back. */
  #followUp(code: number): Coded | undefined {
    let broken: Coded | undefined;
    for (const index of this.#having[code]!) {
      const clause = this.#clauses[index]!;
      const { codes } = clause;
      this.#falseCount[index]!++;
      const left = codes.length - this.#falseCount[index]!;
      if (left > 1) continue;
      const open = codes.find((other) => !this.#holds[other ^ 1]);
      if (open === undefined) broken ??= clause;
      else if (left === 1) this.#hold(open, index);
    }
    return broken;
  }

  /** Lets a literal hold; false where its opposite does. */
  #hold(code: number, reason: number): boolean {
    if (this.#holds[code ^ 1]) return false;
    if (this.#holds[code]) return true;
    this.#holds[code] = 1;
    this.#reasons[code >> 1] = reason;
    this.#trail.push(code);
    return true;
  }

  /** The clauses that lead to the broken one, in the order in which they say something. */
  #hintsOf(broken: Coded): number[] {
    const [wanted, list] = [this.#wanted, ++this.#lists];
    for (const code of broken.codes) wanted[code ^ 1] = list;
    const hints = [broken.number];
    for (let at = this.#trail.length - 1; at >= 0; at--) {
      const code = this.#trail[at]!;
      if (wanted[code] !== list) continue;
      const reason = this.#reasons[code >> 1]!;
      if (reason === SUPPOSED) continue;
      if (reason <= FIRST_FACT) {
        hints.push(this.#facts[FIRST_FACT - reason]!);
        continue;
      }
      hints.push(this.#clauses[reason]!.number);
      for (const other of this.#clauses[reason]!.codes) if (other !== code) wanted[other ^ 1] = list;
    }
    return hints.reverse();
  }

  #clear(): void {
    for (let i = this.#base; i < this.#trail.length; i++) {
      const code = this.#trail[i]!;
      this.#holds[code] = 0;
      if (i < this.#head) for (const index of this.#having[code ^ 1]!) this.#falseCount[index]!--;
    }
    this.#trail.length = this.#base;
    this.#head = this.#base;
  }

  #learn({ number, literals }: NumberedClause): void {
    const codes = literals.map((literal) => this.#code(literal));
    for (const code of codes) this.#having[code]!.push(this.#clauses.length);
    this.#clauses.push({ number, codes });
    // Learned only when nothing but what is known holds, all of which has been followed up.
    this.#falseCount.push(this.#holds === undefined ? 0 : codes.filter((code) => this.#holds[code ^ 1] === 1).length);
  }

  #forget(): void {
    for (const code of this.#clauses.pop()!.codes) this.#having[code]!.pop();
    this.#falseCount.pop();
  }

  /** A literal as an index: twice its variable, and one more where it says no. */
  #code(literal: number): number {
    return 2 * this.#indexOf(Math.abs(literal)) + (literal < 0 ? 1 : 0);
  }

  #indexOf(variable: number): number {
    const known = this.#index.get(variable);
    if (known !== undefined) return known;
    const index = this.#index.size;
    this.#index.set(variable, index);
    this.#having.push([], []);
    return index;
  }
}
