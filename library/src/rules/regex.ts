import type { Machine } from './draft.ts';
import { subsetMachine } from './subsets.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number as one character: 0 to 9, then A for 10 and so on. */
export function writtenAs(number: number): string {
  return DIGITS[number] ?? '?';
}

/** A regular expression as it was read. */
export type Expression =
  | { readonly type: 'one'; readonly takes: (character: string) => boolean }
  | { readonly type: 'row'; readonly parts: readonly Expression[] }
  | { readonly type: 'either'; readonly parts: readonly Expression[] }
  | { readonly type: 'repeat'; readonly part: Expression; readonly least: number; readonly most: number };

/** Characters of an expression, and states of its automaton with all counts written out, so that no text asks for work without end. */
const MOST_CHARACTERS = 200;
const MOST_STATES = 2000;

/** Reads a regular expression of characters, ., [classes], (groups), |, *, +, ? and {m,n}; undefined where it is none, or too large. */
export function parseRegex(pattern: string): Expression | undefined {
  if (pattern.length > MOST_CHARACTERS) return undefined;
  const reader = new Reader(pattern);
  const whole = reader.alternatives();
  return whole && reader.isDone && sizeOf(whole) <= MOST_STATES ? whole : undefined;
}

function sizeOf(expression: Expression): number {
  if (expression.type === 'one') return 2;
  if (expression.type !== 'repeat') return expression.parts.reduce((all, part) => all + sizeOf(part), 2);
  return 2 + copiesOf(expression) * sizeOf(expression.part);
}

/** How often a repeated part is written out: without end, the last one may come again. */
function copiesOf({ least, most }: Expression & { readonly type: 'repeat' }): number {
  return most === Number.POSITIVE_INFINITY ? Math.max(least, 1) : most;
}

/**
 * Whether a text is what an expression means. For each part and each place where it may begin it is worked out once where it may end, so the time is bounded
 * whatever the expression, which that of JavaScript's own is not.
 */
export function matchesRegex(expression: Expression, text: string): boolean {
  const known = new Map<Expression, Map<number, ReadonlySet<number>>>();
  const endsOf = (part: Expression, start: number): ReadonlySet<number> => {
    const ends = known.get(part) ?? new Map<number, ReadonlySet<number>>();
    known.set(part, ends);
    const found = ends.get(start) ?? workOut(part, start);
    ends.set(start, found);
    return found;
  };
  const after = (part: Expression, starts: Iterable<number>): Set<number> =>
    new Set([...starts].flatMap((start) => [...endsOf(part, start)]));
  const workOut = (part: Expression, start: number): ReadonlySet<number> => {
    if (part.type === 'one') return new Set(start < text.length && part.takes(text[start]!) ? [start + 1] : []);
    if (part.type === 'either') return new Set(part.parts.flatMap((each) => [...endsOf(each, start)]));
    if (part.type === 'row') return part.parts.reduce<Set<number>>((starts, each) => after(each, starts), new Set([start]));
    let here = new Set([start]);
    for (let k = 0; k < part.least; k++) here = after(part.part, here);
    const all = new Set(here);
    for (let k = part.least; k < part.most && here.size > 0; k++) {
      here = new Set([...after(part.part, here)].filter((end) => !all.has(end)));
      for (const end of here) all.add(end);
    }
    return all;
  };
  return endsOf(expression, 0).has(text.length);
}

/** The expression as a machine, by way of Thompson's automaton with free moves. */
export function regexMachine(expression: Expression): Omit<Machine, 'key'> {
  const automaton = new Thompson();
  const [from, to] = [automaton.state(), automaton.state()];
  automaton.add(expression, from, to);
  return subsetMachine({
    starts: automaton.freely([from]),
    next: (state, number) => automaton.freely(automaton.taken(state, writtenAs(number))),
    isEnd: (state) => state === to,
  });
}

class Thompson {
  readonly #free: number[][] = [];
  readonly #moves: { readonly takes: (character: string) => boolean; readonly to: number }[][] = [];

  state(): number {
    this.#moves.push([]);
    return this.#free.push([]) - 1;
  }

  /** Lets an expression lead from one state to another. */
  add(expression: Expression, from: number, to: number): void {
    if (expression.type === 'one') this.#moves[from]!.push({ takes: expression.takes, to });
    else if (expression.type === 'either') for (const part of expression.parts) this.add(part, from, to);
    else if (expression.type === 'row') {
      let here = from;
      for (const part of expression.parts) here = this.#behind(part, here);
      this.#free[here]!.push(to);
    } else this.#repeat(expression, from, to);
  }

  #behind(part: Expression, from: number): number {
    const next = this.state();
    this.add(part, from, next);
    return next;
  }

  #repeat(expression: Expression & { readonly type: 'repeat' }, from: number, to: number): void {
    const { part, least, most } = expression;
    let here = this.state();
    this.#free[from]!.push(here);
    for (let k = 0; k < copiesOf(expression); k++) {
      if (k >= least) this.#free[here]!.push(to);
      const next = this.#behind(part, here);
      if (most === Number.POSITIVE_INFINITY && k === copiesOf(expression) - 1) this.#free[next]!.push(here);
      here = next;
    }
    this.#free[here]!.push(to);
  }

  taken(state: number, character: string): number[] {
    return this.#moves[state]!.filter(({ takes }) => takes(character)).map(({ to }) => to);
  }

  /** The states with all that free moves lead to. */
  freely(states: readonly number[]): Set<number> {
    const seen = new Set(states);
    for (const state of seen) for (const to of this.#free[state]!) seen.add(to);
    return seen;
  }
}

/** The most that a count in braces may be. */
const MOST_TIMES = 100;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  alternatives(): Expression | undefined {
    const parts: Expression[] = [];
    do {
      const part = this.#row();
      if (!part) return undefined;
      parts.push(part);
    } while (this.#take('|'));
    return { type: 'either', parts };
  }

  #row(): Expression | undefined {
    const parts: Expression[] = [];
    while (!this.isDone && !'|)'.includes(this.#text[this.#at]!)) {
      const part = this.#repeated();
      if (!part) return undefined;
      parts.push(part);
    }
    return { type: 'row', parts };
  }

  /** One atom with the sign of repetition behind it. */
  #repeated(): Expression | undefined {
    const part = this.#atom();
    if (!part) return undefined;
    const sign = this.#text[this.#at];
    if (sign === '*' || sign === '+' || sign === '?') {
      this.#at++;
      return { type: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    }
    const counted = /^\{(\d{1,4})(?:(,)(\d{0,4}))?\}/.exec(this.#text.slice(this.#at));
    if (!counted) return sign === '{' ? undefined : part;
    const [written, low, comma, high] = counted;
    const least = Number(low);
    const most = comma ? (high ? Number(high) : Number.POSITIVE_INFINITY) : least;
    this.#at += written.length;
    if (most < least || least > MOST_TIMES || (most > MOST_TIMES && most !== Number.POSITIVE_INFINITY)) return undefined;
    return { type: 'repeat', part, least, most };
  }

  #atom(): Expression | undefined {
    const character = this.#text[this.#at++];
    if (character === '(') {
      if (this.#text.startsWith('?:', this.#at)) this.#at += 2;
      const inner = this.alternatives();
      return inner && this.#take(')') ? inner : undefined;
    }
    if (character === '.') return { type: 'one', takes: () => true };
    if (character === '[') return this.#class();
    return character !== undefined && DIGITS.includes(character) ? { type: 'one', takes: (found) => found === character } : undefined;
  }

  #class(): Expression | undefined {
    const match = /^(\^?)([0-9A-Za-z-]*)\]/.exec(this.#text.slice(this.#at));
    if (!match) return undefined;
    this.#at += match[0].length;
    const members = new Set<string>();
    for (const [, first, last = first] of match[2]!.matchAll(/(\w)(?:-(\w))?/g)) {
      for (let code = first!.charCodeAt(0); code <= last!.charCodeAt(0); code++) members.add(String.fromCharCode(code));
    }
    const wants = match[1] === '';
    return { type: 'one', takes: (found) => members.has(found) === wants };
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}
