import { defaultSymbols, type Kind, ok, type Result, type Symbols } from '#core';
import { parseKind } from '#kinds';
import { type Alphabet, makeAlphabet } from './alphabet.ts';

/** How many kinds one input may keep: enough for any mixture by hand, few enough for a file of a million jigsaws. */
const MOST_KEPT = 32;

/** Finds kinds and keeps those found, for as long as one input is read. Building a geometry costs more than reading a line. */
export class KindShelf {
  readonly #kinds = new Map<string, Kind>();
  readonly #alphabets = new Map<number, Alphabet>();

  /** The kind of a spec, with its region map where it has one. */
  find(spec: string, regions?: readonly number[]): Result<Kind> {
    // What can never be right is not kept, and need not even be text.
    if (typeof spec !== 'string' || (regions !== undefined && !Array.isArray(regions))) return parseKind(spec, regions);
    const key = `${spec.trim().toLowerCase()} ${regions ?? ''}`;
    const kept = this.#kinds.get(key);
    if (kept) return ok(kept);
    const kind = parseKind(spec, regions);
    if (kind.ok) {
      if (this.#kinds.size >= MOST_KEPT) this.#kinds.clear();
      this.#kinds.set(key, kind.value);
    }
    return kind;
  }

  /** The usual alphabet of a size. */
  alphabet(size: number, lowest = 1): Alphabet {
    const key = 2 * size + lowest;
    const kept = this.#alphabets.get(key) ?? makeAlphabet(defaultSymbols(size, lowest));
    this.#alphabets.set(key, kept);
    return kept;
  }

  /** The usual symbols of a size. */
  symbols(size: number, lowest = 1): Symbols {
    return this.alphabet(size, lowest).symbols;
  }
}
