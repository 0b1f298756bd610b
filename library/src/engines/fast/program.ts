import { type Clause, ComplaintError, complain, type Geometry, type Relation, type Sequence, type Sum } from '#core';
import { cliquesOf, groupsByCell, provedCliques } from './cliques.ts';
import { impliedSums } from './implied.ts';
import { coversOf, tallyOf, type ValueTally } from './tally.ts';
import { isGapless, plainSum, setsOf, setsWithTotals } from './unrolled.ts';

/** What the general kernel reads of the constraints of a geometry; see library/kernel/general/rules.ts. */
export interface Program {
  readonly words: Uint32Array;
  readonly constraints: number;
  /** States of the longest sequence, and what its passes note beside them. */
  readonly states: number;
}

const RELATION = 0;
const SEQUENCE = 1;
const SUM = 2;
const CAGE = 3;
const CLAUSE = 4;
const TALLY = 5;
/** Shapes that are kept for puzzles to come. */
const MOST_KEPT = 4096;

/** Tables that several constraints share, by what they say. They outlive a puzzle: most sums of cages come again. */
export class Shapes {
  readonly #sums = new Map<string, readonly Uint16Array[] | undefined>();

  readonly #cages = new Map<string, readonly number[] | undefined>();

  readonly #sets = new WeakMap<readonly Uint16Array[], readonly number[] | 'none'>();

  readonly #layers = new WeakMap<readonly Uint16Array[], Uint32Array>();

  readonly #unions = new WeakMap<Uint8Array, Partners>();

  readonly #masks = new WeakMap<Uint8Array, Partners>();

  readonly #tallies = new WeakMap<readonly Uint16Array[], ValueTally | 'none'>();

  /** The sum as layers of states; undefined where that is too large. */
  layersOf({ weights, totals }: Sum, size: number): readonly Uint16Array[] | undefined {
    return kept(this.#sums, [size, weights, totals].join(' '), () => plainSum(weights, totals, size));
  }

  /** The sets of different values that a cage may hold, as masks; undefined where they are too many. */
  combinationsOf({ cells, totals }: Sum, size: number): readonly number[] | undefined {
    return kept(this.#cages, [size, cells.length, totals].join(' '), () => setsWithTotals(cells.length, totals, size));
  }

  /** The sets of different values that a sequence accepts in any order; undefined where the order matters, or they are too many. */
  setsOf(layers: readonly Uint16Array[], size: number): readonly number[] | undefined {
    const known = this.#sets.get(layers) ?? setsOf(layers, size) ?? 'none';
    this.#sets.set(layers, known);
    return known === 'none' ? undefined : known;
  }

  /** The layers as the kernel reads them: where each begins among all states, and the moves, two to a word. */
  wordsOf(layers: readonly Uint16Array[], size: number): Uint32Array {
    const known = this.#layers.get(layers) ?? layersInWords(layers, size);
    this.#layers.set(layers, known);
    return known;
  }

  /** What the values of each cell of a relation allow the other. */
  partnersOf(table: Uint8Array, size: number, search: 'dive' | 'learning'): Partners {
    const [store, make] = search === 'dive' ? [this.#unions, unionsOf] : [this.#masks, masksOf];
    const known = store.get(table) ?? {
      forth: make(size, (v, w) => table[v * size + w] === 1),
      back: make(size, (v, w) => table[w * size + v] === 1),
    };
    store.set(table, known);
    return known;
  }

  /** What a sequence counts, where it does nothing else. */
  tallyOf(layers: readonly Uint16Array[], size: number): ValueTally | undefined {
    const known = this.#tallies.get(layers) ?? tallyOf(layers, size) ?? 'none';
    this.#tallies.set(layers, known);
    return known === 'none' ? undefined : known;
  }
}

interface Partners {
  readonly forth: readonly number[];
  readonly back: readonly number[];
}

function kept<T>(store: Map<string, T>, key: string, make: () => T): T {
  const known = store.get(key);
  if (known !== undefined || store.has(key)) return known as T;
  if (store.size > MOST_KEPT) store.clear();
  const made = make();
  store.set(key, made);
  return made;
}

/**
 * Writes the program of a geometry for one of the two searches: the dive adds sums up by itself, the learning search has reasons for states only.
 * Constraints stand in their order: relations, sums (what follows from others last), sequences, clauses. `isPlain`: with no others than the
 * geometry has, and none of them about more than itself, so that what it strikes follows from its own clauses by unit propagation.
 */
export function writeProgram(geometry: Geometry, shapes: Shapes, search: 'dive' | 'learning', isPlain = false): Program {
  return new Writer(geometry, shapes, search, isPlain).write(isPlain ? [] : impliedSums(geometry));
}

class Writer {
  readonly #geometry: Geometry;
  readonly #shapes: Shapes;
  readonly #search: 'dive' | 'learning';
  readonly #isPlain: boolean;
  readonly #shift: number;
  /** The groups of each cell. */
  readonly #groupsOf: number[][];
  /** The five words of the head come first. */
  readonly #words = new Words(5);
  readonly #records: { readonly at: number; readonly cells: readonly number[] }[] = [];
  readonly #tables = new Map<unknown, number>();
  #states = 1;

  constructor(geometry: Geometry, shapes: Shapes, search: 'dive' | 'learning', isPlain: boolean) {
    this.#isPlain = isPlain;
    this.#geometry = geometry;
    this.#shapes = shapes;
    this.#search = search;
    this.#groupsOf = groupsByCell(geometry);
    this.#shift = geometry.size <= 1 ? 0 : 32 - Math.clz32(geometry.size - 1);
  }

  write(implied: readonly Sum[]): Program {
    const { relations, sums, sequences, clauses, hidden } = this.#geometry.constraints;
    for (const relation of relations) this.#addRelation(relation);
    for (const sum of [...sums, ...implied]) this.#addSum(sum);
    for (const sequence of sequences) this.#addSequence(sequence);
    const said = this.#records.length;
    for (const clause of clauses) this.#addClause(clause);
    const records = this.#words.length;
    this.#words.append(this.#records.map(({ at }) => at));
    const lists: number[][] = Array.from({ length: this.#geometry.cellCount + hidden.length }, () => []);
    this.#records.forEach(({ cells }, index) => {
      for (const cell of cells) if (lists[cell]!.at(-1) !== index) lists[cell]!.push(index);
    });
    const starts = this.#words.length;
    let at = 0;
    this.#words.append([0, ...lists.map((list) => (at += list.length))]);
    const listed = this.#words.length;
    this.#words.append(lists.flat());
    const words = this.#words.whole();
    words.set([this.#records.length, records, starts, listed, said]);
    return { words, constraints: this.#records.length, states: this.#states };
  }

  #addRelation({ cells: [a, b], table }: Relation): void {
    const partners = this.#shapes.partnersOf(table, this.#geometry.size, this.#search);
    const forth = this.#table(partners.forth, () => partners.forth);
    const back = this.#table(partners.back, () => partners.back);
    this.#records.push({ at: this.#words.length, cells: [a, b] });
    this.#words.push(RELATION, a, b, forth, back);
  }

  #addSum(sum: Sum): void {
    const { cells, weights, totals } = sum;
    const { size } = this.#geometry;
    const combinations =
      weights.every((weight) => weight === 1) && this.#doDiffer(cells) ? this.#shapes.combinationsOf(sum, size) : undefined;
    if (combinations) {
      this.#addCage(cells, combinations);
      return;
    }
    const layers = this.#search === 'dive' && isGapless(totals) ? undefined : this.#shapes.layersOf(sum, size);
    if (layers) {
      this.#addSequence({ cells, layers });
      return;
    }
    if (!isGapless(totals)) throw new ComplaintError(complain('it has too many cases to be worked out'));
    this.#records.push({ at: this.#words.length, cells });
    this.#words.push(SUM, cells.length, totals[0]!, totals.at(-1)!);
    const groupsOf = (cell: number): readonly number[] => this.#groupsOf[cell]!;
    const cliques = this.#isPlain ? provedCliques(sum, groupsOf, size) : cliquesOf(sum, groupsOf);
    cliques.forEach((clique, index) => {
      for (const i of clique) this.#words.push(cells[i]!, weights[i]!, index);
    });
  }

  #addCage(cells: readonly number[], combinations: readonly number[]): void {
    const isDive = this.#search === 'dive';
    const table = this.#table(combinations, () => (isDive ? lanesOf(combinations) : combinations));
    this.#records.push({ at: this.#words.length, cells });
    this.#words.push(CAGE, cells.length, isDive ? Math.ceil(combinations.length / 16) : combinations.length / 2, table, ...cells);
  }

  /** Whether all are different cells of one group. */
  #doDiffer(cells: readonly number[]): boolean {
    if (new Set(cells).size < cells.length) return false;
    const [first = 0, ...others] = cells;
    return this.#groupsOf[first]?.some((group) => others.every((cell) => this.#groupsOf[cell]!.includes(group))) ?? false;
  }

  #addSequence({ cells, layers }: Sequence): void {
    const { size } = this.#geometry;
    const sets = this.#doDiffer(cells) ? this.#shapes.setsOf(layers, size) : undefined;
    if (sets) {
      this.#addCage(cells, sets);
      return;
    }
    const tally = this.#search === 'dive' && new Set(cells).size === cells.length ? this.#shapes.tallyOf(layers, size) : undefined;
    if (tally) {
      this.#addTally(cells, tally);
      return;
    }
    const table = this.#table(layers, () => this.#shapes.wordsOf(layers, size));
    const count = layers.reduce((all, layer) => all + layer.length / size, 1);
    this.#states = Math.max(this.#states, count + layers.length + 2);
    this.#records.push({ at: this.#words.length, cells });
    this.#words.push(SEQUENCE, cells.length, table, new Set(cells).size < cells.length ? 1 : 0, ...cells);
  }

  /** A count of one value; the cells stand in the record with the one that chooses first, and how houses and groups cut them in a table. */
  #addTally(cells: readonly number[], { value, counts, hasChooser }: ValueTally): void {
    const counted = hasChooser ? cells.slice(1) : cells;
    const covers = this.#table(`tally ${counted}`, () => coversOf(counted, this.#geometry.groups));
    const allowed = this.#table(counts, () => counts);
    this.#records.push({ at: this.#words.length, cells });
    this.#words.push(TALLY, cells.length, covers, allowed, ...cells, value - 1, hasChooser ? counts.length / 2 : 0);
  }

  #addClause({ literals }: Clause): void {
    this.#records.push({ at: this.#words.length, cells: literals.map(({ cell }) => cell) });
    this.#words.push(CLAUSE, literals.length);
    for (const { cell, value, holds } of literals) this.#words.push((((cell << this.#shift) | (value - 1)) << 1) | (holds ? 0 : 1));
  }

  /** The offset of a table that is written once for all who share it, at an even word because masks are 64 bits wide. */
  #table(key: unknown, make: () => ArrayLike<number>): number {
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    if (this.#words.length % 2 === 1) this.#words.push(0);
    const at = this.#words.length;
    this.#words.append(make());
    this.#tables.set(key, at);
    return at;
  }
}

function layersInWords(layers: readonly Uint16Array[], size: number): Uint32Array {
  const moves = layers.reduce((all, layer) => all + layer.length, 0);
  const words = new Uint32Array(layers.length + 1 + Math.ceil(moves / 2));
  let [at, states] = [0, 0];
  layers.forEach((layer, i) => {
    for (const to of layer) {
      words[layers.length + 1 + (at >>> 1)]! |= to << (16 * (at & 1));
      at++;
    }
    states += layer.length / size;
    words[i + 1] = states;
  });
  return words;
}

/** Words that grow. */
class Words {
  #room = new Uint32Array(8192);
  length: number;

  constructor(length: number) {
    this.length = length;
  }

  push(...words: readonly number[]): void {
    this.append(words);
  }

  append(words: ArrayLike<number>): void {
    if (this.length + words.length > this.#room.length) {
      const larger = new Uint32Array(2 * (this.length + words.length));
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room.set(words, this.length);
    this.length += words.length;
  }

  whole(): Uint32Array {
    return this.#room.subarray(0, this.length);
  }
}

/** For each value of one cell the mask of the other, two words each. */
function masksOf(size: number, allows: (v: number, w: number) => boolean): number[] {
  return Array.from({ length: size }, (_, v) => {
    const mask = [0, 0];
    for (let w = 0; w < size; w++) if (allows(v, w)) mask[w >>> 5]! |= 1 << (w & 31);
    return mask;
  }).flat();
}

/** The same for the dive: what all values of a mask allow together, looked up by its lower eight values and its upper eight. */
function unionsOf(size: number, allows: (v: number, w: number) => boolean): number[] {
  const unions = new Uint16Array(512);
  for (let i = 1; i < 512; i++) {
    const bits = i & 255;
    if (bits === 0) continue;
    const lowest = 31 - Math.clz32(bits & -bits);
    const v = lowest + (i < 256 ? 0 : 8);
    let mask = unions[i & (i - 1)]!;
    if (v < size) for (let w = 0; w < size; w++) if (allows(v, w)) mask |= 1 << w;
    unions[i] = mask;
  }
  return pairsOf(unions);
}

/** Masks of two words each as 16 bits each, filled up to eight. */
function lanesOf(masks: readonly number[]): number[] {
  const low = masks.filter((_, i) => i % 2 === 0);
  return pairsOf([...low, ...new Array<number>((8 - (low.length % 8)) % 8).fill(0)]);
}

/** 16-bit numbers, two to a word. */
function pairsOf(numbers: ArrayLike<number>): number[] {
  return Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => numbers[2 * i]! | ((numbers[2 * i + 1] ?? 0) << 16));
}
