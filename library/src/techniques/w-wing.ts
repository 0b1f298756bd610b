import { type Cell, indices, type Value } from '#core';
import type { Board } from './board.ts';
import { strongLinks, victimsOf } from './strong-links.ts';
import type { Chain, Deduction, Technique } from './technique.ts';

/**
 * W-Wing: two cells have the same two candidates a and b, and each sees one end of a strong link on a. The ends are not both
 * false, so the two cells are not both a; one of them is b, and what sees both loses b.
 *
 * Needs a house for the strong link and nothing else. The two cells need not see each other; if they did, it would be a
 * naked pair.
 */
function* findWWings(board: Board): Generator<Deduction> {
  const { tables, counts, low, high, size } = board;
  const pairs = indices(tables.cellCount).filter((cell) => counts[cell] === 2);
  const linksOf = Array.from({ length: size + 1 }, (_, value) => (value === 0 ? [] : strongLinks(board, value)));
  for (let i = 0; i < pairs.length; i++) {
    board.pulse();
    for (let j = i + 1; j < pairs.length; j++) {
      const [first, second] = [pairs[i]!, pairs[j]!];
      if (low[first] !== low[second] || high[first] !== high[second] || tables.sees(first, second)) continue;
      const values = board.candidatesOf(first);
      for (const a of values) {
        const b = values.find((value) => value !== a)!;
        for (const { house, ends } of linksOf[a]!) {
          if (ends.includes(first) || ends.includes(second)) continue;
          const isStraight = tables.sees(first, ends[0]) && tables.sees(second, ends[1]);
          const isJoined = isStraight || (tables.sees(first, ends[1]) && tables.sees(second, ends[0]));
          const remove = isJoined ? victimsOf(board, [first, second], b) : [];
          if (remove.length === 0) continue;
          const cells = [first, second, ...ends];
          const candidates = [first, second].flatMap((cell) => values.map((value) => ({ cell, value })));
          yield {
            technique: 'w-wing',
            name: 'W-Wing',
            rating: 4.4,
            place: [],
            remove,
            cells,
            values: [a, b],
            houses: [house],
            candidates: [...candidates, ...ends.map((cell) => ({ cell, value: a }))],
            chains: [chainOf([first, ...(isStraight ? ends : [ends[1], ends[0]]), second], a, b)],
          };
        }
      }
    }
  }
}

/** If the first cell is not b it is a, and so on along the strong link until the last one is b. */
function chainOf(path: readonly Cell[], a: Value, b: Value): Chain {
  const steps = [
    { cell: path[0]!, value: b, on: false },
    ...path.map((cell, i) => ({ cell, value: a, on: i % 2 === 0 })),
    { cell: path.at(-1)!, value: b, on: true },
  ];
  return steps.map((step, i) => ({ ...step, from: i === 0 ? [] : [i - 1] }));
}

export const wWing: Technique = {
  id: 'w-wing',
  words: {
    en: {
      name: 'W-Wing',
      summary: 'Two cells of the same two candidates joined by a strong link on one of them: the other is in one of the two cells.',
      why: '{first} and {second} both hold {a} or {b}. In {house} the value {a} is in {p} or {q}, each of which sees one of them, so they are not both {a}. One of them is {b}, so {result}.',
    },
    de: {
      name: 'W-Wing',
      summary:
        'Zwei Felder mit denselben zwei Kandidaten, durch eine starke Verbindung verknüpft: Der andere Wert steht in einem der beiden.',
      why: '{first} und {second} enthalten beide {a} oder {b}. In {house:dative} steht {a} in {p} oder {q}, und jedes davon sieht eines der beiden; also sind sie nicht beide {a}. Eines ist {b}, also {result}.',
    },
    fr: {
      name: 'W-Wing',
      summary: 'Deux cases aux mêmes deux candidats jointes par un lien fort sur l’un : l’autre est dans l’une des deux.',
      why: '{first} et {second} contiennent toutes deux {a} ou {b}. Dans {house}, la valeur {a} est en {p} ou en {q}, et chacune voit l’une des deux ; elles ne valent donc pas {a} toutes les deux. L’une vaut {b}, donc {result}.',
    },
  },
  rank: 105,
  ratings: [4.4, 4.4],
  find: findWWings,
  parts({ cells: [first, second, p, q], values: [a, b] }, names) {
    return {
      first: names.cell(first!),
      second: names.cell(second!),
      p: names.cell(p!),
      q: names.cell(q!),
      a: names.value(a!),
      b: names.value(b!),
    };
  },
};
