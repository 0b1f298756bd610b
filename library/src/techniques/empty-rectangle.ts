import type { Cell } from '#core';
import type { Board } from './board.ts';
import { aboutValue } from './ruled/strike.ts';
import { strongLinks } from './strong-links.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * Empty rectangle: the places of a value in a box lie in two lines that cross inside it. If the value is not at the far end of a
 * strong link whose near end stands on the first line, it is at the near end, so it is not on the first line inside the box,
 * so it is on the second inside the box; either way a cell on the second line that sees the far end loses it.
 *
 * The box must be a house and the strong link too; the lines may be any groups that share cells with the box, so in a cube
 * they may run in any of three directions, as long as they meet in a cell of the box: two parallel lines leave no empty rectangle,
 * and what they would show is claiming seen from the side. Where all places lie in one line it is pointing and is left to that.
 */
function* findRectangles(board: Board): Generator<Deduction> {
  const { tables, size } = board;
  for (let value = 1; value <= size; value++) {
    const links = strongLinks(board, value);
    if (links.length === 0) continue;
    for (const box of tables.scan) {
      if (!tables.isPatch[box] || !tables.isHouse[box] || board.placeCounts[box * size + value - 1]! < 2) continue;
      board.pulse();
      const places = board.placesFor(box, value);
      const lines = [...new Set(places.flatMap((cell) => [...tables.groupsOf[cell]!]))].filter((group) => group !== box);
      const within = (group: number): Cell[] => places.filter((cell) => tables.groupsOf[cell]!.includes(group));
      const crosses = (one: number, other: number, patch: number): boolean =>
        tables.groupCells[one]!.some((cell) => tables.groupsOf[cell]!.includes(other) && tables.groupsOf[cell]!.includes(patch));
      for (const first of lines) {
        const onFirst = within(first);
        if (onFirst.length === places.length) continue;
        for (const second of lines) {
          if (second === first || !crosses(first, second, box)) continue;
          // All on the second line is pointing as well.
          const onSecond = within(second);
          if (onSecond.length === places.length || !places.every((cell) => onFirst.includes(cell) || onSecond.includes(cell))) continue;
          yield* finish(board, value, box, first, second, places, links);
        }
      }
    }
  }
}

function* finish(
  board: Board,
  value: number,
  box: number,
  first: number,
  second: number,
  places: readonly Cell[],
  links: ReturnType<typeof strongLinks>,
): Generator<Deduction> {
  const { tables } = board;
  const inBox = (cell: Cell): boolean => tables.groupsOf[cell]!.includes(box);
  for (const { house, ends } of links) {
    for (const near of [0, 1] as const) {
      const [start, far] = [ends[near], ends[1 - near]!];
      if (inBox(start) || inBox(far) || !tables.groupsOf[start]!.includes(first)) continue;
      const victims = board
        .placesFor(second, value)
        .filter((cell) => cell !== far && cell !== start && !inBox(cell) && tables.sees(cell, far));
      if (victims.length === 0) continue;
      const cells = [...places, start, far];
      yield {
        technique: 'empty-rectangle',
        name: 'Empty Rectangle',
        rating: 4.3,
        ...aboutValue(
          value,
          cells,
          [box, first, second, house],
          victims.map((cell) => ({ cell, value })),
        ),
      };
    }
  }
}

export const emptyRectangle: Technique = {
  id: 'empty-rectangle',
  words: {
    en: {
      name: 'Empty rectangle',
      summary: 'The cells left for a value in a box lie in two lines; with a strong link on the first, a cell on the second loses it.',
      why: 'In {box} all cells left for {value} lie in {first} and {second}. In {link} it is in {far} or in {start}; if in {start}, then {box} has it in {second}. Either way {result}.',
    },
    de: {
      name: 'Leeres Rechteck',
      summary:
        'Die Plätze eines Wertes in einem Block liegen in zwei Linien; mit einer starken Verbindung an der ersten verliert ihn ein Feld der zweiten.',
      why: 'In {box:dative} liegt {value} nur in {first:dative} und {second:dative}. In {link:dative} steht {value} in {far} oder in {start}; wenn in {start}, dann hat {box} den Wert in {second:dative}. So oder so {result}.',
    },
    fr: {
      name: 'Rectangle vide',
      summary:
        'Les places d’une valeur dans un bloc sont dans deux lignes ; avec un lien fort sur la première, une case de la seconde la perd.',
      why: 'Dans {box}, toutes les places de {value} sont dans {first} et {second}. Dans {link}, la valeur {value} est en {far} ou en {start} ; si c’est en {start}, {box} a cette valeur dans {second}. Dans les deux cas, {result}.',
    },
  },
  rank: 78,
  ratings: [4.3, 4.3],
  find: findRectangles,
  parts({ houses: [box, first, second, link], cells }, names) {
    const [start, far] = cells.slice(-2);
    return {
      box: names.house(box!),
      first: names.house(first!),
      second: names.house(second!),
      link: names.house(link!),
      start: names.cell(start!),
      far: names.cell(far!),
    };
  },
};
