import type { Cell, Value } from '#core';
import type { Board } from './board.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/** A house with two places left for a value: one of them has it. */
export interface StrongLink {
  readonly house: number;
  readonly ends: readonly [Cell, Cell];
}

/** The strong links of a value, in scan order, those of the same two cells once. */
export function strongLinks(board: Board, value: Value): StrongLink[] {
  const { tables, placeCounts, size } = board;
  const links: StrongLink[] = [];
  const seen = new Set<number>();
  for (const house of tables.scan) {
    if (!tables.isHouse[house] || placeCounts[house * size + value - 1] !== 2) continue;
    const ends = board.placesFor(house, value) as [Cell, Cell];
    const key = Math.min(...ends) * tables.cellCount + Math.max(...ends);
    if (seen.has(key)) continue;
    seen.add(key);
    links.push({ house, ends });
  }
  return links;
}

/** The cells other than these that may hold a value and see all of these. */
export function victimsOf(board: Board, seen: readonly Cell[], value: Value): Candidate[] {
  const { tables } = board;
  return [...tables.peersOf[seen[0]!]!]
    .filter((cell) => board.has(cell, value) && seen.every((other) => other !== cell && tables.sees(other, cell)))
    .map((cell) => ({ cell, value }));
}

type Form = 'skyscraper' | 'two-string-kite' | 'turbot-fish';
const NAMES: Readonly<Record<Form, string>> = {
  skyscraper: 'Skyscraper',
  'two-string-kite': 'Two-String Kite',
  'turbot-fish': 'Turbot Fish',
};
const RATINGS: Readonly<Record<Form, number>> = { skyscraper: 4.0, 'two-string-kite': 4.1, 'turbot-fish': 4.2 };

/**
 * Skyscraper, two-string kite and turbot fish: two houses have two places each for a value; one end of the first sees one
 * end of the second. These two are not both true, so one of the other two ends is, and what sees both of those loses the value.
 *
 * The three are one argument with different houses: a skyscraper stands on two parallel lines, a kite hangs on two
 * crossing lines that meet in a box, and the turbot fish has a box among its houses. In a cube lines run in three directions,
 * and crossing lines may meet in any common group. It is the shortest chain inside one value.
 */
function* findLinked(board: Board, form: Form): Generator<Deduction> {
  const { geometry, tables, size } = board;
  const formOf = (a: number, b: number): Form =>
    tables.isPatch[a] || tables.isPatch[b]
      ? 'turbot-fish'
      : geometry.groups[a]!.family === geometry.groups[b]!.family
        ? 'skyscraper'
        : 'two-string-kite';
  for (let value = 1; value <= size; value++) {
    const links = strongLinks(board, value);
    for (let i = 0; i < links.length; i++) {
      board.pulse();
      for (let j = i + 1; j < links.length; j++) {
        if (formOf(links[i]!.house, links[j]!.house) === form) yield* join(board, form, value, links[i]!, links[j]!);
      }
    }
  }
}

function* join(board: Board, form: Form, value: Value, first: StrongLink, second: StrongLink): Generator<Deduction> {
  for (const near of [0, 1] as const) {
    for (const far of [0, 1] as const) {
      const a = first.ends[near];
      const b = second.ends[far];
      const [c, d] = [first.ends[1 - near]!, second.ends[1 - far]!];
      if (a === b || c === d || a === d || b === c || !board.tables.sees(a, b)) continue;
      const remove = victimsOf(board, [c, d], value);
      if (remove.length === 0) continue;
      const cells = [c, a, b, d];
      yield {
        technique: form,
        name: NAMES[form],
        rating: RATINGS[form],
        place: [],
        remove,
        cells,
        values: [value],
        houses: [first.house, second.house],
        candidates: cells.map((cell) => ({ cell, value })),
        chains: [cells.map((cell, k) => ({ cell, value, on: k % 2 === 1, from: k === 0 ? [] : [k - 1] }))],
      };
    }
  }
}

const describe: Technique['describe'] = (deduction, words) => {
  const [c, a, b, d] = deduction.cells.map(words.cell);
  const v = words.value(deduction.values[0]!);
  return `${v} has two places in ${words.house(deduction.houses[0]!)}, ${c} and ${a}, and two in ${words.house(deduction.houses[1]!)}, ${b} and ${d}. ${a} and ${b} see each other, so they are not both ${v}, and ${c} or ${d} is, ${words.result(deduction)}.`;
};

function linked(id: Form, summary: string, rank: number, aliases: readonly string[] = []): Technique {
  return {
    id,
    name: NAMES[id],
    aliases,
    summary,
    rank,
    ratings: [RATINGS[id], RATINGS[id]],
    find: (board) => findLinked(board, id),
    describe,
  };
}

export const skyscraper = linked(
  'skyscraper',
  'Two parallel lines with two places each for a value share one end; one of the other ends has it.',
  72,
);
export const twoStringKite = linked(
  'two-string-kite',
  'Two crossing lines with two places each for a value meet in a box; one of the far ends has it.',
  74,
  ['2-String Kite'],
);
export const turbotFish = linked(
  'turbot-fish',
  'A box and another house with two places each for a value are joined; one of the far ends has it.',
  76,
);
