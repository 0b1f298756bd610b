import type { Machine } from './draft.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number as one character: 0 to 9, then A for 10 and so on. */
export function writtenAs(number: number): string {
  return DIGITS[number] ?? '?';
}

/** A piece of an expression as an automaton with free moves: where it begins and ends among the moves of all. */
interface Piece {
  readonly from: number;
  readonly to: number;
}
interface Move {
  readonly from: number;
  readonly to: number;
  /** What the character must be; a free move where it is missing. */
  readonly takes?: (character: string) => boolean;
}

/**
 * Reads a regular expression of characters, ., [classes], (groups), |, *, +, ? and {m,n} into a machine whose states are sets of states of
 * Thompson's automaton; undefined where it is none.
 */
export function parseRegex(pattern: string): Omit<Machine, 'key'> | undefined {
  const reader = new Reader(pattern);
  const whole = reader.alternatives();
  if (!whole || !reader.isDone) return undefined;
  const { moves } = reader;
  const closure = (states: readonly number[]): string => {
    const seen = new Set(states);
    for (const state of seen) for (const move of moves) if (move.from === state && !move.takes) seen.add(move.to);
    return [...seen].sort((a, b) => a - b).join();
  };
  return {
    start: closure([whole.from]),
    step(state, number) {
      const now = new Set(String(state).split(',').map(Number));
      const next = moves.filter(({ from, takes }) => now.has(from) && takes?.(writtenAs(number))).map(({ to }) => to);
      return next.length === 0 ? undefined : closure(next);
    },
    accepts: (state) => String(state).split(',').includes(String(whole.to)),
  };
}

/** The most that a count in braces may be, so that no text makes a machine without end. */
const MOST_TIMES = 100;

class Reader {
  readonly moves: Move[] = [];
  readonly #text: string;
  #at = 0;
  #states = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  alternatives(): Piece | undefined {
    const pieces: Piece[] = [];
    do {
      const piece = this.#row();
      if (!piece) return undefined;
      pieces.push(piece);
    } while (this.#take('|'));
    const [from, to] = [this.#state(), this.#state()];
    for (const piece of pieces) this.moves.push({ from, to: piece.from }, { from: piece.to, to });
    return { from, to };
  }

  #row(): Piece | undefined {
    const from = this.#state();
    let to = from;
    while (!this.isDone && !'|)'.includes(this.#text[this.#at]!)) {
      const piece = this.#repeated();
      if (!piece) return undefined;
      this.moves.push({ from: to, to: piece.from });
      to = piece.to;
    }
    return { from, to };
  }

  /** One atom with the signs of repetition behind it. A count is written out: the atom is read again for every time. */
  #repeated(): Piece | undefined {
    const start = this.#at;
    const atom = this.#atom();
    if (!atom) return undefined;
    const sign = this.#text[this.#at];
    if (sign === '*' || sign === '+' || sign === '?') {
      this.#at++;
      const [from, to] = [this.#state(), this.#state()];
      this.moves.push({ from, to: atom.from }, { from: atom.to, to });
      if (sign !== '+') this.moves.push({ from, to });
      if (sign !== '?') this.moves.push({ from: atom.to, to: atom.from });
      return { from, to };
    }
    const counted = /^\{(\d+)(?:(,)(\d*))?\}/.exec(this.#text.slice(this.#at));
    if (!counted) return sign === '{' ? undefined : atom;
    const [written, least, comma, most] = counted;
    return this.#counted(start, this.#at + written.length, Number(least), comma ? (most ? Number(most) : undefined) : Number(least));
  }

  #counted(start: number, end: number, least: number, most: number | undefined): Piece | undefined {
    const times = most ?? least + 1;
    if (times > MOST_TIMES || times < least) return undefined;
    const from = this.#state();
    let to = from;
    for (let k = 0; k < times; k++) {
      this.#at = start;
      const atom = this.#atom()!;
      const after = this.#state();
      this.moves.push({ from: to, to: atom.from }, { from: atom.to, to: after });
      if (k >= least) this.moves.push({ from: to, to: after });
      if (most === undefined && k === times - 1) this.moves.push({ from: atom.to, to: atom.from });
      to = after;
    }
    this.#at = end;
    return { from, to };
  }

  #atom(): Piece | undefined {
    const character = this.#text[this.#at++];
    if (character === '(') {
      if (this.#text.startsWith('?:', this.#at)) this.#at += 2;
      const piece = this.alternatives();
      return piece && this.#take(')') ? piece : undefined;
    }
    if (character === '.') return this.#one(() => true);
    if (character === '[') return this.#class();
    return character !== undefined && DIGITS.includes(character) ? this.#one((found) => found === character) : undefined;
  }

  #class(): Piece | undefined {
    const match = /^(\^?)([0-9A-Za-z-]*)\]/.exec(this.#text.slice(this.#at));
    if (!match) return undefined;
    this.#at += match[0].length;
    const members = new Set<string>();
    for (const [, first, last = first] of match[2]!.matchAll(/(\w)(?:-(\w))?/g)) {
      for (let code = first!.charCodeAt(0); code <= last!.charCodeAt(0); code++) members.add(String.fromCharCode(code));
    }
    const wants = match[1] === '';
    return this.#one((found) => members.has(found) === wants);
  }

  #one(takes: (character: string) => boolean): Piece {
    const [from, to] = [this.#state(), this.#state()];
    this.moves.push({ from, to, takes });
    return { from, to };
  }

  #state(): number {
    return this.#states++;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}
