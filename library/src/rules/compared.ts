import { type Cell, type CompiledRule, type Geometry, NO_STATE, type Relation, type Sequence, type Sum, type Value } from '#core';

/** Where cells go and what values become (`values[v - 1]` for value v; unchanged where undefined). */
export interface RuleMove {
  readonly cells: ArrayLike<Cell>;
  readonly values?: readonly Value[];
}

/** The move that changes nothing. */
export const STILL: RuleMove = { cells: [] };

/**
 * What a compiled rule says after a move, as a text that is the same for all that say the same: cells of groups and sums in rising order,
 * tables turned so that the lower cell comes first, states of automata named in the order in which they are met. Undefined where it
 * cannot be said after the move: a sum of other values is no sum.
 */
export function meaningOf(compiled: CompiledRule, { size, cellCount }: Geometry, move: RuleMove): string | undefined {
  const values = move.values ?? Array.from({ length: size }, (_, i) => i + 1);
  if (compiled.sums.length > 0 && values.some((value, i) => value !== i + 1)) return undefined;
  const partsWith = (parts: CompiledRule, hidden: (i: number) => number): string[] =>
    partsOf(parts, size, (from) => (from < cellCount ? (move.cells[from] ?? from) : cellCount + hidden(from - cellCount)), values);
  const ranks = ranksOf(
    compiled.hidden.map((_, i) =>
      partsWith(about(compiled, cellCount + i), (other) => (other === i ? 1 : 0))
        .sort()
        .join('\n'),
    ),
  );
  const counts = compiled.hidden.map((count, i) => `hidden ${ranks[i]} ${count}`);
  // Rules may say a thing twice; once is as good.
  return [...new Set([...counts, ...partsWith(compiled, (i) => ranks[i]!)])].sort().join('\n');
}

/**
 * Hidden cells come in the order in which a rule made them, which a move changes: they are named in the order of what is said of each of them, with all others
 * called the same. Where two cannot be told apart by that, they keep their order.
 */
function ranksOf(said: readonly string[]): number[] {
  const order = [...new Set(said)].sort();
  return said.map((text, i) => (order.length === said.length ? order.indexOf(text) : i));
}

/** What a compiled rule says of one cell. */
function about({ hidden, groups, masks, relations, sums, sequences, clauses }: CompiledRule, cell: Cell): CompiledRule {
  const has = ({ cells }: { readonly cells: readonly Cell[] }): boolean => cells.includes(cell);
  return {
    hidden,
    groups: groups.filter((cells) => cells.includes(cell)),
    masks: masks.filter((mask) => mask.cell === cell),
    relations: relations.filter(has),
    sums: sums.filter(has),
    sequences: sequences.filter(has),
    clauses: clauses.filter(({ literals }) => literals.some((literal) => literal.cell === cell)),
  };
}

function partsOf(
  { groups, masks, relations, sums, sequences, clauses }: CompiledRule,
  size: number,
  cell: (from: Cell) => Cell,
  values: readonly Value[],
): string[] {
  return [
    ...groups.map((cells) => `group ${inOrder(cells.map(cell))}`),
    ...masks.map((mask) => `mask ${cell(mask.cell)} ${inOrder(mask.values.map((value) => values[value - 1]!))}`),
    ...relations.map((relation) => `relation ${relationText(relation, size, cell, values)}`),
    ...sums.map((sum) => `sum ${sumText(sum, cell)}`),
    ...sequences.map((sequence) => `sequence ${sequenceText(sequence, size, cell, values)}`),
    ...clauses.map(({ literals }) =>
      literals
        .map((literal) => `${cell(literal.cell)} ${literal.holds ? '' : 'not '}${values[literal.value - 1]}`)
        .sort()
        .join(),
    ),
  ];
}

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

function relationText({ cells: [a, b], table }: Relation, size: number, cell: (from: Cell) => Cell, values: readonly Value[]): string {
  const [first, second] = [cell(a), cell(b)];
  const isTurned = first > second;
  const pairs = [...table.keys()]
    .filter((at) => table[at] === 1)
    .map((at): [Value, Value] => [values[Math.floor(at / size)]!, values[at % size]!])
    .map(([x, y]) => (isTurned ? y * size + x : x * size + y));
  return `${isTurned ? [second, first] : [first, second]} ${inOrder(pairs)}`;
}

function sumText({ cells, weights, totals }: Sum, cell: (from: Cell) => Cell): string {
  const terms = cells.map((from, i) => ({ cell: cell(from), weight: weights[i]! })).sort((a, b) => a.cell - b.cell);
  const sign = terms[0]!.weight < 0 ? -1 : 1;
  return `${terms.map((term) => `${term.cell}*${sign * term.weight}`).join('+')} ${inOrder(totals.map((total) => sign * total))}`;
}

function sequenceText({ cells, layers }: Sequence, size: number, cell: (from: Cell) => Cell, values: readonly Value[]): string {
  const moved = cells.map(cell);
  // Where the order of the cells does not matter it must not tell two sequences apart.
  const listed = isUnordered(layers, size) ? inOrder(moved) : moved.join();
  // back[v - 1] is the value that has become v.
  const back = values.map((_, i) => values.indexOf(i + 1));
  let names = new Map([[0, 0]]);
  const rows = layers.map((layer) => {
    const next = new Map<number, number>();
    const row = [...names.keys()].map((state) =>
      back
        .map((value) => {
          const to = layer[state * size + value]!;
          if (to === NO_STATE) return '-';
          if (!next.has(to)) next.set(to, next.size);
          return next.get(to);
        })
        .join(),
    );
    names = next;
    return row.join(' ');
  });
  return `${listed} ${rows.join(' / ')}`;
}

const unordered = new WeakMap<readonly Uint16Array[], boolean>();

/** Whether any two cells may change places; layers are as small as can be, so two states that say the same are one. */
function isUnordered(layers: readonly Uint16Array[], size: number): boolean {
  const known = unordered.get(layers) ?? layers.slice(1).every((layer, i) => isSwappable(layers[i]!, layer, size));
  unordered.set(layers, known);
  return known;
}

function isSwappable(first: Uint16Array, second: Uint16Array, size: number): boolean {
  const after = (state: number, a: number, b: number): number => {
    const middle = first[state * size + a]!;
    return middle === NO_STATE ? NO_STATE : second[middle * size + b]!;
  };
  for (let state = 0; state * size < first.length; state++) {
    for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) if (after(state, a, b) !== after(state, b, a)) return false;
  }
  return true;
}
