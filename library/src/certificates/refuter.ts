/** A clause with its number in the formula or in the proof. */
export interface NumberedClause {
  readonly number: number;
  readonly literals: readonly number[];
}

/** Writes a line of the proof and gives its number. */
export type WriteLine = (literals: readonly number[], hints: readonly number[]) => number;

/** A literal that is known, and the clause that says so. */
export interface KnownLiteral {
  readonly number: number;
  readonly literal: number;
}

/** Reasons that are no clause: supposed, and known facts counted downwards from here by the order in which they came. */
const SUPPOSED = -1;
const FIRST_FACT = -2;
/** What breaks nothing. */
const NONE = -(2 ** 30);

/**
 * Finds hints for clauses that follow from a few others: from one constraint, its cells, and what is known. Supposes that all literals are
 * false and follows up what must then be; where that ends without a contradiction, it supposes one thing more, shows that to be
 * impossible by a line of its own, and goes on. Constraints are written down so that the first is nearly always enough.
 *
 * Each clause counts its false literals and adds up by exclusive or which are left, so that following up costs one step for each clause that a literal is in,
 * however long the clause. What follows from what is known stays, since more becomes known and never less; a line only adds what it supposes.
 *
 * Literals are codes here: twice the place of the variable, and one more where it says no. All clauses stand in one array, since proofs spend
 * most of their time here.
 *
 *   codes    | codes of clause 0 | codes of clause 1 | ...          ends[c]: where those of clause c end
 *   having   | clauses that have code 0 | code 1 | ...              havingEnds[code]: where they end
 */
export class Refuter {
  /** Variables to suppose something of, the ones that people see. */
  readonly choices: readonly number[];
  readonly #index = new Map<number, number>();
  readonly #numbers: number[];
  readonly #codes: Int32Array;
  readonly #ends: Int32Array;
  readonly #having: Int32Array;
  readonly #havingEnds: Int32Array;
  /** By clause: how many of its literals are not false, and the exclusive or of their codes. */
  readonly #left: Int32Array;
  readonly #leftCodes: Int32Array;
  /** By code of a literal: whether it holds. */
  readonly #holds: Uint8Array;
  /** By variable: the clause that made it so. */
  readonly #reasons: Int32Array;
  readonly #trail: Int32Array;
  #size = 0;
  #head = 0;
  /** By code of a literal: the last list of hints that wanted it. */
  readonly #wanted: Int32Array;
  #lists = 0;
  /** Clauses that were shown on the way to a line, which are few: their codes, and their numbers. */
  readonly #shown: { readonly number: number; readonly codes: readonly number[] }[] = [];
  /** The numbers of the clauses that say what is known, how much of the trail follows from these alone, and what they break. */
  readonly #facts: number[] = [];
  #base = 0;
  #broken = NONE;
  /** The fact that contradicts what was known before it. */
  #contradiction: number | undefined;

  constructor(clauses: readonly NumberedClause[], choices: readonly number[]) {
    this.choices = choices;
    for (const variable of choices) this.#indexOf(variable);
    // A literal that a clause has twice would be counted twice.
    const own = clauses.map(({ literals }) => [...new Set(literals.map((literal) => this.#code(literal)))]);
    const codes = 2 * this.#index.size;
    this.#numbers = clauses.map(({ number }) => number);
    this.#codes = Int32Array.from(own.flat());
    this.#ends = new Int32Array(clauses.length);
    this.#left = new Int32Array(clauses.length);
    this.#leftCodes = new Int32Array(clauses.length);
    this.#havingEnds = new Int32Array(codes + 1);
    let at = 0;
    own.forEach(({ length }, clause) => {
      this.#left[clause] = length;
      for (const end = at + length; at < end; at++) {
        this.#leftCodes[clause]! ^= this.#codes[at]!;
        this.#havingEnds[this.#codes[at]! + 1]!++;
      }
      this.#ends[clause] = at;
    });
    for (let code = 0; code < codes; code++) this.#havingEnds[code + 1]! += this.#havingEnds[code]!;
    this.#having = new Int32Array(at);
    // Filled from the start of each list, which is moved to its end by that.
    for (let clause = 0, i = 0; clause < clauses.length; clause++)
      for (; i < this.#ends[clause]!; i++) this.#having[this.#havingEnds[this.#codes[i]!]!++] = clause;
    this.#holds = new Uint8Array(codes);
    this.#reasons = new Int32Array(codes >> 1);
    this.#trail = new Int32Array(codes >> 1);
    this.#wanted = new Int32Array(codes);
    own.forEach(([code], clause) => {
      if (code === undefined || (this.#left[clause] === 1 && !this.#hold(code, clause))) this.#broken = clause;
    });
    this.#settle();
  }

  /** Takes something that is known from now on; what it does not speak of is no news. */
  know({ literal, number }: KnownLiteral): void {
    const variable = this.#index.get(Math.abs(literal));
    if (this.#broken !== NONE || variable === undefined) return;
    const code = 2 * variable + (literal < 0 ? 1 : 0);
    this.#facts.push(number);
    const fact = FIRST_FACT - this.#facts.length + 1;
    if (this.#hold(code, fact)) this.#settle();
    else {
      this.#broken = fact;
      this.#contradiction = code;
    }
  }

  /** Follows up what is known. */
  #settle(): void {
    while (this.#broken === NONE && this.#head < this.#size) this.#broken = this.#followUp(this.#trail[this.#head++]! ^ 1);
    this.#base = this.#size;
  }

  /** The hints for a clause that follows without supposing more than that it does not hold; undefined where it does not. */
  hintsFor(literals: readonly number[]): number[] | undefined {
    const hints = this.#refuting(literals.map((literal) => this.#code(literal)));
    this.#clear();
    return hints;
  }

  /** Writes the clause, which follows with the facts that are known; gives its number. */
  derive(literals: readonly number[], write: WriteLine): number {
    const line = this.#refute(literals, write);
    this.#shown.length = 0;
    return line;
  }

  /** Supposes all literals false. */
  #refute(literals: readonly number[], write: WriteLine): number {
    for (;;) {
      const hints = this.#refuting(literals.map((literal) => this.#code(literal)));
      if (hints !== undefined) {
        this.#clear();
        return write(literals, hints);
      }
      const choice = this.choices.find((variable) => !this.#holds[this.#code(variable)] && !this.#holds[this.#code(-variable)]);
      if (choice === undefined) throw new Error('a strike of a rule does not follow from the rule');
      this.#clear();
      const wider = [...literals, -choice];
      const number = this.#refute(wider, write);
      this.#shown.push({ number, codes: wider.map((literal) => this.#code(literal)) });
    }
  }

  /** The hints that a clause follows by once all is followed up; undefined where it does not. */
  #refuting(codes: readonly number[]): number[] | undefined {
    // Where one of the literals is known, that is the whole proof: by what was known first, or a hint before the last one would be broken already.
    let known = this.#size;
    for (const code of codes) if (this.#holds[code]) known = Math.min(known, this.#trail.indexOf(code));
    if (known < this.#size) {
      const code = this.#trail[known]!;
      return this.#hintsOf(this.#reasons[code >> 1]!, code);
    }
    if (this.#broken !== NONE) return this.#hintsOf(this.#broken, this.#contradiction);
    for (const code of codes) this.#hold(code ^ 1, SUPPOSED);
    for (;;) {
      while (this.#head < this.#size) {
        const broken = this.#followUp(this.#trail[this.#head++]! ^ 1);
        if (broken !== NONE) return this.#hintsOf(broken);
      }
      const told = this.#hear();
      if (told === 'nothing') return undefined;
      if (told !== 'more') return this.#hintsOf(told);
    }
  }

  /** What the clauses say that were shown on the way: a literal, a contradiction (the reason that stands for the clause), or nothing. */
  #hear(): 'more' | 'nothing' | number {
    for (const [place, { codes }] of this.#shown.entries()) {
      const open = codes.filter((code) => !this.#holds[code ^ 1]);
      const reason = this.#numbers.length + place;
      if (open.length === 0) return reason;
      if (open.length > 1 || this.#holds[open[0]!]) continue;
      this.#hold(open[0]!, reason);
      return 'more';
    }
    return 'nothing';
  }

  /** A literal is false: counts it in its clauses, all of them, so that it can be counted back. Gives a clause that is broken. */
  #followUp(code: number): number {
    let broken = NONE;
    const having = this.#having;
    const [left, leftCodes] = [this.#left, this.#leftCodes];
    const end = this.#havingEnds[code]!;
    for (let at = code === 0 ? 0 : this.#havingEnds[code - 1]!; at < end; at++) {
      const clause = having[at]!;
      const open = --left[clause]!;
      leftCodes[clause]! ^= code;
      if (open > 1) continue;
      // The last one left may be false already, and only not yet counted.
      if (open === 0 || !this.#hold(leftCodes[clause]!, clause)) broken = broken === NONE ? clause : broken;
    }
    return broken;
  }

  /** Lets a literal hold; false where its opposite does. */
  #hold(code: number, reason: number): boolean {
    if (this.#holds[code ^ 1]) return false;
    if (this.#holds[code]) return true;
    this.#holds[code] = 1;
    this.#reasons[code >> 1] = reason;
    this.#trail[this.#size++] = code;
    return true;
  }

  /** The clauses that lead to a broken one, in the order in which they say something. A literal that is known may be broken too: `except` is then not asked for. */
  #hintsOf(broken: number, except = -1): number[] {
    const list = ++this.#lists;
    const hints: number[] = [];
    if (except >= 0 && broken <= FIRST_FACT && this.#broken === broken) this.#wanted[except ^ 1] = list;
    this.#want(broken, except, hints);
    for (let at = this.#size - 1; at >= 0; at--) {
      const code = this.#trail[at]!;
      if (this.#wanted[code] !== list) continue;
      const reason = this.#reasons[code >> 1]!;
      if (reason !== SUPPOSED) this.#want(reason, code, hints);
    }
    return hints.reverse();
  }

  /** Takes a clause into the hints, and wants what made its other literals false. */
  #want(reason: number, except: number, hints: number[]): void {
    const [wanted, list] = [this.#wanted, this.#lists];
    if (reason <= FIRST_FACT) {
      hints.push(this.#facts[FIRST_FACT - reason]!);
      return;
    }
    const shown = this.#shown[reason - this.#numbers.length];
    if (shown) {
      hints.push(shown.number);
      for (const code of shown.codes) if (code !== except) wanted[code ^ 1] = list;
      return;
    }
    hints.push(this.#numbers[reason]!);
    const end = this.#ends[reason]!;
    for (let at = reason === 0 ? 0 : this.#ends[reason - 1]!; at < end; at++) {
      const code = this.#codes[at]!;
      if (code !== except) wanted[code ^ 1] = list;
    }
  }

  #clear(): void {
    const [having, left, leftCodes] = [this.#having, this.#left, this.#leftCodes];
    for (let i = this.#base; i < this.#size; i++) {
      const code = this.#trail[i]!;
      this.#holds[code] = 0;
      if (i >= this.#head) continue;
      const end = this.#havingEnds[code ^ 1]!;
      for (let at = (code ^ 1) === 0 ? 0 : this.#havingEnds[(code ^ 1) - 1]!; at < end; at++) {
        left[having[at]!]!++;
        leftCodes[having[at]!]! ^= code ^ 1;
      }
    }
    this.#size = this.#base;
    this.#head = this.#base;
  }

  #code(literal: number): number {
    return 2 * this.#indexOf(Math.abs(literal)) + (literal < 0 ? 1 : 0);
  }

  #indexOf(variable: number): number {
    const known = this.#index.get(variable);
    if (known !== undefined) return known;
    const index = this.#index.size;
    this.#index.set(variable, index);
    return index;
  }
}
