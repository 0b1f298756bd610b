import { Candidates, type Dispute, defaultSymbols, type Kind, makePuzzle, makeSymbols, type Puzzle } from '#core';
import { kindOf } from '#kinds';

/** A puzzle as plain data that can cross to another thread: what engines and techniques see of it, and how its values are written. */
export interface PuzzleData {
  readonly spec: string;
  readonly regions?: readonly number[];
  readonly givens: Uint8Array;
  /** The symbol of value v is `symbols[v - 1]`; the usual ones where undefined. */
  readonly symbols?: readonly string[];
  readonly disputes?: readonly Dispute[];
  readonly restrictions?: Uint32Array;
}

/** The puzzle as data. */
export function packPuzzle({ kind, givens, symbols, disputes, restrictions }: Puzzle): PuzzleData {
  return {
    spec: kind.spec,
    ...(kind.regions ? { regions: kind.regions } : {}),
    givens,
    ...(symbols === defaultSymbols(kind.geometry.size) ? {} : { symbols: symbols.all }),
    ...(disputes.length > 0 ? { disputes } : {}),
    ...(restrictions ? { restrictions: restrictions.words } : {}),
  };
}

/** Makes puzzles of data again; it keeps the last kind, since the puzzles of a batch mostly share theirs. */
export class PuzzleUnpacker {
  #last: { readonly key: string; readonly kind: Kind } | undefined;

  unpack({ spec, regions, givens, symbols, disputes, restrictions }: PuzzleData): Puzzle {
    const key = `${spec} ${regions?.join() ?? ''}`;
    if (this.#last?.key !== key) this.#last = { key, kind: kindOf(spec, regions) };
    const { kind } = this.#last;
    const { cellCount, size } = kind.geometry;
    return makePuzzle(kind, givens, {
      ...(symbols ? { symbols: makeSymbols(symbols) } : {}),
      ...(disputes ? { disputes } : {}),
      ...(restrictions ? { restrictions: Candidates.fromWords(cellCount, size, restrictions) } : {}),
    });
  }
}
