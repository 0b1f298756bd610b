import {
  type Cell,
  type Clause,
  type CompiledRule,
  ComplaintError,
  complain,
  type Mask,
  type Relation,
  type Sequence,
  type Sum,
} from '#core';
import type { Draft, Machine } from './draft.ts';
import type { Space } from './space.ts';
import { toldBy } from './told.ts';
import { unroll } from './unroll.ts';

/** What a rule's drafts come down to: numbers become values, functions tables, and what can be said more simply is. */
export function compileDrafts(drafts: readonly Draft[], space: Space, hidden: readonly number[] = []): CompiledRule {
  const compiler = new Compiler(space);
  for (const draft of drafts) compiler.add(draft);
  const { groups, masks, relations, sums, sequences, clauses } = compiler;
  return { hidden, groups, masks, relations, sums, sequences, clauses };
}

class Compiler {
  readonly groups: (readonly Cell[])[] = [];
  readonly masks: Mask[] = [];
  readonly relations: Relation[] = [];
  readonly sums: Sum[] = [];
  readonly sequences: Sequence[] = [];
  readonly clauses: Clause[] = [];
  readonly #space: Space;
  readonly #size: number;
  readonly #tables = new Map<unknown, Uint8Array>();

  constructor(space: Space) {
    this.#space = space;
    this.#size = space.geometry.size;
  }

  add(draft: Draft): void {
    if (draft.type === 'group') this.#addGroup(draft.cells);
    else if (draft.type === 'mask') this.#addMask(draft.cell, draft.allows);
    else if (draft.type === 'relation') this.#addRelation(draft);
    else if (draft.type === 'sum') this.#addSum(draft);
    else if (draft.type === 'sequence') this.#addSequence(draft);
    else this.#addClause(draft);
  }

  /** No grid can keep it. */
  #fail(): void {
    this.clauses.push({ literals: [] });
  }

  #valueOf(number: number): number {
    return number - this.#space.lowest + 1;
  }

  #addGroup(listed: readonly Cell[]): void {
    const cells = [...new Set(listed)];
    if (cells.length < listed.length || cells.length > this.#size) this.#fail();
    else if (cells.length > 1) this.groups.push(cells);
  }

  #addMask(cell: Cell, allows: (number: number) => boolean): void {
    const values = this.#space.numbers.filter((number) => allows(number)).map((number) => this.#valueOf(number));
    if (values.length === 0) this.#fail();
    else if (values.length < this.#size) this.masks.push({ cell, values });
  }

  #addRelation({ cells: [a, b], allows }: Draft & { readonly type: 'relation' }): void {
    if (a === b) {
      this.#addMask(a, (number) => allows(number, number));
      return;
    }
    const table = this.#tables.get(allows) ?? tableOf(allows, this.#space.numbers);
    this.#tables.set(allows, table);
    if (table !== ANYTHING) this.relations.push({ cells: [a, b], table });
  }

  #addSum({ cells, weights, totals }: Draft & { readonly type: 'sum' }): void {
    const byCell = new Map<Cell, number>();
    cells.forEach((cell, i) => {
      byCell.set(cell, (byCell.get(cell) ?? 0) + weights[i]!);
    });
    const terms = [...byCell].filter(([, weight]) => weight !== 0);
    const total = (bound: (weight: number) => number): number => terms.reduce((all, [, weight]) => all + bound(weight), 0);
    // Value v is the number v - 1 + lowest, so each term loses its weight times that much.
    const shift = total((weight) => weight * (this.#space.lowest - 1));
    const least = total((weight) => Math.min(weight, weight * this.#size));
    const most = total((weight) => Math.max(weight, weight * this.#size));
    const reachable = [...new Set(totals.map((wanted) => wanted - shift))].filter((wanted) => wanted >= least && wanted <= most);
    if (reachable.length === 0) this.#fail();
    else if (terms.length > 0)
      this.sums.push({
        cells: terms.map(([cell]) => cell),
        weights: terms.map(([, weight]) => weight),
        totals: reachable.sort((a, b) => a - b),
      });
  }

  #addSequence({ cells, machine }: Draft & { readonly type: 'sequence' }): void {
    if (cells.length === 0) {
      if (!machine.accepts(machine.start)) this.#fail();
      return;
    }
    const layers = unrolled(machine, cells.length, this.#space);
    if (!layers) throw new ComplaintError(complain('it has too many cases to be worked out'));
    if (layers[0]!.length === 0) this.#fail();
    else {
      const told = toldBy(machine, this.#space.numbers);
      this.sequences.push({ cells, layers, ...(told ? { told } : {}) });
    }
  }

  /** A number that no cell can hold is not held: that makes the clause true, or the literal idle. */
  #addClause({ literals }: Draft & { readonly type: 'clause' }): void {
    const known = literals.filter(({ number }) => this.#space.numbers.includes(number));
    if (literals.some((literal) => !literal.holds && !known.includes(literal))) return;
    this.clauses.push({ literals: known.map(({ cell, number, holds }) => ({ cell, value: this.#valueOf(number), holds })) });
  }
}

/** The table of a relation that says nothing. */
const ANYTHING = new Uint8Array(0);
/** Tables that are kept for rules and puzzles to come, by what they say, so that engines meet the same one again. */
const tables = new Map<string, Uint8Array>();

function tableOf(allows: (a: number, b: number) => boolean, numbers: readonly number[]): Uint8Array {
  const size = numbers.length;
  const table = new Uint8Array(size * size);
  let key = '';
  for (let x = 0; x < size; x++) {
    const row = [0, 0];
    for (let y = 0; y < size; y++) {
      if (!allows(numbers[x]!, numbers[y]!)) continue;
      table[x * size + y] = 1;
      row[y >>> 5]! |= 1 << (y & 31);
    }
    key += `${row[0]} ${row[1]} `;
  }
  if (!table.includes(0)) return ANYTHING;
  const known = tables.get(`${size} ${key}`);
  if (known) return known;
  if (tables.size >= MOST_KEPT) tables.clear();
  tables.set(`${size} ${key}`, table);
  return table;
}

/** Machines that are kept for rules and puzzles to come. */
const MOST_KEPT = 512;
const kept = new Map<string, Uint16Array[] | undefined>();

/** The layers of a machine, unrolled once for all who say the same over as many cells of the same numbers. */
function unrolled(machine: Machine, length: number, { lowest, highest, numbers }: Space): Uint16Array[] | undefined {
  const key = `${lowest} ${highest} ${length} ${machine.key}`;
  const known = kept.get(key);
  if (known !== undefined || kept.has(key)) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const layers = unroll(machine, length, numbers);
  kept.set(key, layers);
  return layers;
}
