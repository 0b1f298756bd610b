import type { Cell, Value, Words } from '#core';
import type { Board } from './board.ts';
import { aboutValue } from './ruled/strike.ts';
import type { Candidate, Deduction, Technique, TechniqueWords } from './technique.ts';

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
        ...aboutValue(value, cells, [first.house, second.house], remove),
        chains: [cells.map((cell, k) => ({ cell, value, on: k % 2 === 1, from: k === 0 ? [] : [k - 1] }))],
      };
    }
  }
}

const WHY: Words<string> = {
  en: '{value} has two cells in {first}, {firstEnd} and {firstNear}, and two in {second}, {secondNear} and {secondEnd}. {firstNear} and {secondNear} see each other and are not both {value}. Then {firstEnd} or {secondEnd} is, so {result}.',
  de: '{value} hat zwei Plätze in {first:dative}, {firstEnd} und {firstNear}, und zwei in {second:dative}, {secondNear} und {secondEnd}. {firstNear} und {secondNear} sehen einander und sind nicht beide {value}; also steht der Wert in {firstEnd} oder {secondEnd}, und damit {result}.',
  fr: '{value} a deux places dans {first}, {firstEnd} et {firstNear}, et deux dans {second}, {secondNear} et {secondEnd}. {firstNear} et {secondNear} se voient et ne valent pas {value} toutes les deux ; la valeur est donc en {firstEnd} ou en {secondEnd}, et {result}.',
};

function linked(
  id: Form,
  words: Words<Pick<TechniqueWords, 'name' | 'summary'>>,
  rank: number,
  aliases: readonly string[] = [],
): Technique {
  return {
    id,
    words: { en: { ...words.en, why: WHY.en }, de: { ...words.de, why: WHY.de }, fr: { ...words.fr, why: WHY.fr } },
    aliases,
    rank,
    ratings: [RATINGS[id], RATINGS[id]],
    find: (board) => findLinked(board, id),
    parts({ houses: [first, second], cells: [firstEnd, firstNear, secondNear, secondEnd] }, names) {
      return {
        first: names.house(first!),
        second: names.house(second!),
        firstEnd: names.cell(firstEnd!),
        firstNear: names.cell(firstNear!),
        secondNear: names.cell(secondNear!),
        secondEnd: names.cell(secondEnd!),
      };
    },
  };
}

export const skyscraper = linked(
  'skyscraper',
  {
    en: { name: 'Skyscraper', summary: 'Two parallel lines with two cells each for a value share one end; one of the other ends has it.' },
    de: {
      name: 'Wolkenkratzer',
      summary: 'Zwei parallele Linien mit je zwei Plätzen für einen Wert haben ein Ende gemeinsam; eines der anderen Enden hat ihn.',
    },
    fr: {
      name: 'Gratte-ciel',
      summary: 'Deux lignes parallèles avec deux places chacune pour une valeur partagent une extrémité ; une des autres extrémités l’a.',
    },
  },
  72,
);
export const twoStringKite = linked(
  'two-string-kite',
  {
    en: {
      name: 'Two-string kite',
      summary: 'Two crossing lines with two cells each for a value meet in a box; one of the far ends has it.',
    },
    de: {
      name: 'Drachen (Two-String Kite)',
      summary: 'Zwei kreuzende Linien mit je zwei Plätzen für einen Wert treffen sich in einem Block; eines der fernen Enden hat ihn.',
    },
    fr: {
      name: 'Cerf-volant',
      summary:
        'Deux lignes croisées avec deux places chacune pour une valeur se rencontrent dans un bloc ; une des extrémités éloignées l’a.',
    },
  },
  74,
  ['2-String Kite'],
);
export const turbotFish = linked(
  'turbot-fish',
  {
    en: {
      name: 'Turbot fish',
      summary: 'A box and another house with two cells each for a value are joined; one of the far ends has it.',
    },
    de: {
      name: 'Steinbutt (Turbot Fish)',
      summary: 'Ein Block und ein anderes Haus mit je zwei Plätzen für einen Wert sind verbunden; eines der fernen Enden hat ihn.',
    },
    fr: {
      name: 'Turbot',
      summary: 'Un bloc et une autre zone avec deux places chacun pour une valeur sont liés ; une des extrémités éloignées l’a.',
    },
  },
  76,
);
