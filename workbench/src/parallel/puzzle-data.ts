import { Candidates, type Dispute, defaultSymbols, type Grid, type Kind, makePuzzle, makeSymbols, must, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { addRules } from '#rules';

/** A puzzle as plain data that can cross to another thread: what engines and techniques see of it, and how its values are written. */
export interface PuzzleData {
  readonly spec: string;
  readonly regions?: readonly number[];
  /** Rules beyond those of the kind, as lines of the text form. */
  readonly rules?: readonly string[];
  readonly givens: Uint8Array;
  /** The symbol of value v is `symbols[v - 1]`; the usual ones where undefined. */
  readonly symbols?: readonly string[];
  readonly disputes?: readonly Dispute[];
  readonly restrictions?: Uint32Array;
  readonly progress?: Noted<Uint32Array>;
}

/** What a player has entered and noted, the notes in one form or the other. */
interface Noted<Marks> {
  readonly entries: Grid;
  readonly marks?: Marks;
  readonly corners?: Marks;
}

function eachMark<From, To>({ entries, marks, corners }: Noted<From>, turn: (marks: From) => To): Noted<To> {
  return { entries, ...(marks ? { marks: turn(marks) } : {}), ...(corners ? { corners: turn(corners) } : {}) };
}

/** The puzzle as data. */
export function puzzleToData({ kind, rules, givens, symbols, disputes, restrictions, progress }: Puzzle): PuzzleData {
  return {
    spec: kind.spec,
    ...(kind.regions ? { regions: kind.regions } : {}),
    ...(rules.length > 0 ? { rules: rules.map(({ text }) => text) } : {}),
    givens,
    ...(symbols === defaultSymbols(kind.geometry.size, kind.geometry.lowest) ? {} : { symbols: symbols.all }),
    ...(disputes.length > 0 ? { disputes } : {}),
    ...(restrictions ? { restrictions: restrictions.words } : {}),
    ...(progress ? { progress: eachMark(progress, ({ words }) => words) } : {}),
  };
}

function ruledKind(spec: string, regions: readonly number[] | undefined, rules: readonly string[]): Kind {
  return must(addRules(kindOf(spec, regions), rules));
}

/** Makes puzzles of data again; it keeps the last kind, since the puzzles of a batch mostly share theirs. */
export class PuzzleUnpacker {
  #last: { readonly key: string; readonly kind: Kind } | undefined;

  unpack({ spec, regions, rules = [], givens, symbols, disputes, restrictions, progress }: PuzzleData): Puzzle {
    const key = [spec, regions?.join(), ...rules].join('\n');
    if (this.#last?.key !== key) this.#last = { key, kind: ruledKind(spec, regions, rules) };
    const { kind } = this.#last;
    const { cellCount, size } = kind.geometry;
    const candidates = (words: Uint32Array): Candidates => Candidates.fromWords(cellCount, size, words);
    return makePuzzle(kind, givens, {
      ...(symbols ? { symbols: makeSymbols(symbols) } : {}),
      ...(disputes ? { disputes } : {}),
      ...(restrictions ? { restrictions: candidates(restrictions) } : {}),
      ...(progress ? { progress: eachMark(progress, candidates) } : {}),
    });
  }
}
