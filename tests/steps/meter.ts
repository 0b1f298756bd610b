import { Session } from 'node:inspector';
import { type CountingPattern, countingPattern } from './pattern.ts';

/*
 * Counts the steps of any code that runs here, without a word in that code:
 * - blocks of JavaScript by the engine's own block counters (every turn of a loop, every call), in the files that are asked for;
 * - regular expressions by a matcher that counts every comparison (`pattern.ts`), beside the real one, with which it has to agree;
 * - built-in functions that walk over texts and lists by how far they walk; iterators by what they give.
 */

/** What a run took. */
interface Steps {
  readonly all: number;
  /** The expressions that took the most, with their steps, for the sentence of a test that fails. */
  readonly patterns: readonly (readonly [string, number])[];
}

/** A run that took more than it may is ended by this, since a real matcher would go on for hours. */
class TooMany extends Error {}

type Method = (this: unknown, ...args: never[]) => unknown;

/** Counts steps until it is closed. */
export interface Meter {
  /** Runs synchronous code and counts its steps; where it takes more than `most`, it is ended and they are infinite. */
  count(run: () => void, most: number): Steps;
  close(): void;
}

/** Begins to count blocks in the files whose address is `isOwn`. */
export function openMeter(isOwn: (url: string) => boolean): Meter {
  // What counts is compiled before blocks are counted, so that its own are not: it is most of what runs.
  walkThrough(() => ['a1 b22\nc', '1'].map((text) => text.replace(/(\b[a-c]|\d+?|^c$|(?!x).)\1?/gm, '').split(/\s*,|\D/)), 1e6);
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  /** The blocks that ran since the last call. */
  const blocks = (): number => {
    let sum = 0;
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      for (const { url, functions } of coverage.result)
        if (isOwn(url)) for (const { ranges } of functions) for (const { count } of ranges) sum += count;
    });
    return sum;
  };
  return {
    count(run, most) {
      blocks();
      const { walked, patterns } = walkThrough(run, most);
      return { all: walked + blocks(), patterns };
    },
    close() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** Runs code while everything that walks counts. */
function walkThrough(run: () => void, most: number): { readonly walked: number; readonly patterns: Steps['patterns'] } {
  let walked = 0;
  let isBusy = true;
  let isOver = false;
  const byPattern = new Map<string, number>();
  const restore: (() => void)[] = [];
  const walk = (steps: number): void => {
    walked += steps;
    isOver ||= walked > most;
    if (isOver) throw new TooMany();
  };
  const patch = (target: object, name: PropertyKey, make: (plain: Method) => Method): void => {
    const descriptor = Object.getOwnPropertyDescriptor(target, name)!;
    const plain = descriptor.value as Method;
    const counting = make(plain);
    // What counts uses the same functions; its own steps are nobody's.
    const value = function (this: unknown, ...args: never[]): unknown {
      if (isBusy) return plain.apply(this, args);
      isBusy = true;
      try {
        return counting.apply(this, args);
      } finally {
        isBusy = false;
      }
    };
    Object.defineProperty(target, name, { ...descriptor, value });
    restore.push(() => Object.defineProperty(target, name, descriptor));
  };
  /** Runs the function itself, which may call others that count. */
  const unguarded = <T>(call: () => T): T => {
    isBusy = false;
    try {
      return call();
    } finally {
      isBusy = true;
    }
  };
  const patchAll = (
    target: object,
    costs: Readonly<Record<string, (self: never, result: never, args: readonly never[]) => number>>,
  ): void => {
    for (const [name, cost] of Object.entries(costs))
      patch(
        target,
        name,
        (plain) =>
          function (this: unknown, ...args) {
            const result = unguarded(() => plain.apply(this, args));
            walk(1 + cost(this as never, result as never, args));
            return result;
          },
      );
  };
  try {
    patchExec(patch, walk, byPattern, () => most - walked);
    patchWalkers(patchAll);
    const next = (plain: Method): Method =>
      function (this: unknown) {
        walk(1);
        return plain.apply(this, []);
      };
    patch(Object.getPrototypeOf([][Symbol.iterator]()) as object, 'next', next);
    patch(Object.getPrototypeOf(''[Symbol.iterator]()) as object, 'next', next);
    isBusy = false;
    run();
  } catch (error) {
    if (!isOver) throw error;
  } finally {
    isBusy = true;
    for (const undo of restore.reverse()) undo();
  }
  return { walked: isOver ? Number.POSITIVE_INFINITY : walked, patterns: [...byPattern].sort((a, b) => b[1] - a[1]).slice(0, 3) };
}

/** Every use of an expression (test, match, replace, split, search) comes down to `exec` once that is not the engine's own. */
function patchExec(
  patch: (target: object, name: PropertyKey, make: (plain: Method) => Method) => void,
  walk: (steps: number) => void,
  byPattern: Map<string, number>,
  left: () => number,
): void {
  patch(
    RegExp.prototype,
    'exec',
    (plain) =>
      function (this: unknown, ...args: unknown[]) {
        const pattern = this as RegExp;
        const text = String(args[0]);
        const { sticky, lastIndex } = pattern;
        const from = sticky || pattern.global ? lastIndex : 0;
        const own = patternOf(pattern);
        const counted = from > text.length ? { index: -1, steps: 1 } : own.counting.run(text, from, sticky, left());
        byPattern.set(own.name, (byPattern.get(own.name) ?? 0) + (counted?.steps ?? Number.POSITIVE_INFINITY));
        walk(counted?.steps ?? left() + 1);
        const found = plain.call(pattern, text as never) as RegExpExecArray | null;
        if ((found?.index ?? -1) !== counted!.index && !pattern.unicode) throw new Error(`${own.name} is counted wrongly`);
        return found;
      },
  );
  // Splitting asks `exec` at every place of a text, a million times for most: here it is asked where the counting matcher finds something.
  patch(
    RegExp.prototype,
    Symbol.split,
    (plain) =>
      function (this: unknown, ...args: unknown[]) {
        const [given, limit] = args;
        const text = String(given);
        if (limit !== undefined || text === '') return plain.apply(this, args as never[]);
        const own = patternOf(this as RegExp);
        const pieces: string[] = [];
        let [piece, from, steps] = [0, 0, 0];
        while (from < text.length) {
          const next = own.counting.run(text, from, false, left() - steps);
          steps += next?.steps ?? Number.POSITIVE_INFINITY;
          if (next === undefined || next.index < 0 || next.index === text.length) break;
          own.sticky.lastIndex = next.index;
          const found = own.sticky.exec(text);
          if (!found) throw new Error(`${own.name} is counted wrongly`);
          if (own.sticky.lastIndex === piece) {
            from = next.index + 1;
            continue;
          }
          pieces.push(text.slice(piece, next.index), ...found.slice(1));
          piece = from = own.sticky.lastIndex;
        }
        byPattern.set(own.name, (byPattern.get(own.name) ?? 0) + steps);
        walk(Number.isFinite(steps) ? steps : left() + 1);
        return [...pieces, text.slice(piece)];
      },
  );
}

interface Known {
  readonly name: string;
  readonly counting: CountingPattern;
  /** The expression itself, which matches where it is told to and nowhere else. */
  readonly sticky: RegExp;
}
const byObject = new WeakMap<RegExp, Known>();
const byName = new Map<string, Known>();
function patternOf(pattern: RegExp): Known {
  const kept = byObject.get(pattern);
  if (kept) return kept;
  const name = String(pattern);
  const known = byName.get(name) ?? {
    name,
    counting: countingPattern({ source: pattern.source, flags: pattern.flags }),
    sticky: new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '').concat('y')),
  };
  byName.set(name, known);
  byObject.set(pattern, known);
  return known;
}

type Sized = { readonly length: number };
const found = (self: Sized, index: number): number => (index < 0 ? self.length : index);

/** Built-in functions that walk, and how far. Cutting a text is not one: an engine keeps a piece of a text as a place in it. */
function patchWalkers(
  patchAll: (target: object, costs: Readonly<Record<string, (self: never, result: never, args: readonly never[]) => number>>) => void,
): void {
  const shorter = (self: string, result: string): number => self.length - result.length;
  const whole = (self: Sized): number => self.length;
  const made = (_: unknown, result: Sized): number => result.length;
  const reach = (self: Sized, result: number): number => found(self, result);
  patchAll(String.prototype, {
    trim: shorter,
    trimStart: shorter,
    trimEnd: shorter,
    indexOf: (self: string, result: number, [, from]: readonly [string, number?]) => Math.max(0, found(self, result) - Number(from ?? 0)),
    lastIndexOf: whole,
    includes: whole,
    split: (self: string, _: unknown, [by]: readonly unknown[]) => (typeof by === 'string' ? self.length : 0),
    replace: (self: string, _: unknown, [by]: readonly unknown[]) => (typeof by === 'string' ? self.length : 0),
    replaceAll: whole,
    toUpperCase: whole,
    toLowerCase: whole,
    repeat: made,
    padStart: made,
  } as never);
  patchAll(Array.prototype, {
    join: whole,
    indexOf: reach,
    includes: whole,
    slice: made,
    concat: made,
    splice: whole,
    shift: whole,
    unshift: whole,
    flat: made,
    reverse: whole,
    fill: whole,
    sort: (self: Sized) => self.length * Math.log2(self.length + 1),
  } as never);
  patchAll(JSON, {
    parse: (_: unknown, __: unknown, [text]: readonly string[]) => text!.length,
    stringify: (_: unknown, result: string | undefined) => result?.length ?? 0,
  } as never);
  patchAll(Object, { keys: made, entries: made, values: made } as never);
}
