import { type Cell, rising, said, type Words } from '#core';
import { bitsOf, countBits, unionOf } from './bits.ts';
import type { Board } from './board.ts';
import { combinations } from './combinations.ts';
import { type Loop, loopsOf } from './loops.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * Unique rectangles and loops: a loop of cells, each of whose groups holds two of them at even distance or none, may not be left with
 * the same two values in every cell, because the two could then be exchanged along the loop and the puzzle would have two
 * solutions. So something beside the two values is true in one of its cells.
 *
 * Type 1: only one cell has other candidates; it loses the two. Type 2: the others are one value; cells that see all of
 * its places lose it. Type 3: two cells in a house have others; together they act as one cell of a naked or hidden set.
 * Type 4: one of the two values is locked in these two cells in a house; they lose the other. A loop of four is called a
 * rectangle. The exchange touches whole groups only, which is checked group by group for every kind, so it is sound in
 * cubes, where loops run over corners of boxes; and it needs a puzzle that is known to have one solution.
 */
export const uniqueLoops: Technique = {
  id: 'unique-loop',
  words: {
    en: {
      name: 'Unique rectangle or loop',
      summary: 'Two values that could be exchanged along a loop of cells would give two solutions, so something else is true in it.',
      why: {
        '1': '{deadly}. Only {cells} can, so {result}.',
        '2': '{deadly}, and that is {others}. So {result}.',
        '3-naked':
          '{deadly}. In {house} the two cells with more candidates act as one that makes a naked set on {others} with {cells}, so {result}.',
        '3-hidden':
          '{deadly}. In {house} the two cells with more candidates take at most one of {values}, whose other cells are {cells}, so {result}.',
        '4': '{deadly}. In {house} the value {a} is locked in {cells}, so neither of them is {b}: {result}.',
      },
    },
    de: {
      name: 'Eindeutiges Rechteck oder Schleife',
      summary: 'Zwei Werte, die sich entlang einer Schleife tauschen ließen, gäben zwei Lösungen; also ist dort etwas anderes wahr.',
      why: {
        '1': '{deadly}. Das kann nur {cells}, also {result}.',
        '2': '{deadly}, und zwar {others}. Also {result}.',
        '3-naked':
          '{deadly}. In {house:dative} wirken die beiden Felder mit mehr Kandidaten wie eines, das mit {cells} eine nackte Menge aus {others} bildet, also {result}.',
        '3-hidden':
          '{deadly}. In {house:dative} nehmen die beiden Felder mit mehr Kandidaten höchstens einen der Werte {values} auf, deren andere Plätze {cells} sind, also {result}.',
        '4': '{deadly}. In {house:dative} liegt {a} in {cells} fest; keines davon ist {b}, also {result}.',
      },
    },
    fr: {
      name: 'Rectangle ou boucle unique',
      summary: 'Deux valeurs échangeables le long d’une boucle donneraient deux solutions ; autre chose y est donc vrai.',
      why: {
        '1': '{deadly}. Seule {cells} le peut, donc {result}.',
        '2': '{deadly}, et c’est {others}. Donc {result}.',
        '3-naked':
          '{deadly}. Dans {house}, les deux cases qui ont plus de candidats agissent comme une seule, qui forme avec {cells} un ensemble nu sur {others}, donc {result}.',
        '3-hidden':
          '{deadly}. Dans {house}, les deux cases qui ont plus de candidats prennent au plus une des valeurs {values}, dont les autres places sont {cells}, donc {result}.',
        '4': '{deadly}. Dans {house}, la valeur {a} est verrouillée dans {cells}, dont aucune ne vaut {b}, donc {result}.',
      },
    },
  },
  aliases: ['unique rectangle', 'deadly pattern'],
  rank: 200,
  ratingRank: 170,
  ratings: [4.5, 5.6],
  needsUnique: true,

  *find(board) {
    if (!board.unique) return;
    const found: { readonly deduction: Deduction; readonly type: number; readonly key: string }[] = [];
    const seen = new Set<string>();
    const looked = new Set<string>();
    for (const loop of loopsOf(board)) {
      // The same loop comes from every start and in both directions; only the order of its cells with extras matters.
      const extra = loop.cells.filter((cell) => board.counts[cell]! > 2);
      const same = `${extra[0]} ${[...loop.cells].sort((a, b) => a - b).join()}`;
      if (looked.has(same)) continue;
      looked.add(same);
      for (const [type, deduction, mark] of hintsOf(board, loop)) {
        const key = `${type} ${mark} ${[...loop.cells].sort((a, b) => a - b).join()}`;
        if (deduction.remove.length === 0 || seen.has(key)) continue;
        seen.add(key);
        found.push({ deduction, type, key });
      }
    }
    found.sort((a, b) => a.deduction.rating - b.deduction.rating || a.type - b.type);
    for (const { deduction } of found) yield deduction;
  },

  parts({ values, chains }, names) {
    const [a, b] = names.values(values.slice(0, 2));
    const loop = names.cells([...new Set(chains![0]!.map(({ cell }) => cell))]);
    return { deadly: said(DEADLY, { loop, a: a!, b: b! }), a: a!, b: b!, others: names.values(values.slice(2)) };
  },
};

const DEADLY: Words<string> = {
  en: 'If {loop} held only {a} and {b}, the two could be exchanged and there would be two solutions, so one of these cells holds something else',
  de: 'Hätten {loop} nur {a} und {b}, ließen sich die beiden vertauschen, und es gäbe zwei Lösungen; eines dieser Felder enthält also etwas anderes',
  fr: 'Si {loop} ne contenaient que {a} et {b}, on pourrait les échanger et il y aurait deux solutions ; une de ces cases contient donc autre chose',
};

type Typed = readonly [type: number, deduction: Deduction, mark: string];

function* hintsOf(board: Board, loop: Loop): Generator<Typed> {
  const extra = loop.cells.filter((cell) => board.counts[cell]! > 2);
  if (extra.length === 0) return;
  const others = extrasOf(board, loop, extra);
  if (extra.length === 1) {
    yield [1, deductionOf(loop, 1, '1', { remove: loop.values.map((value) => ({ cell: extra[0]!, value })), cells: extra }), ''];
    return;
  }
  if (others.length === 1) yield [2, type2(board, loop, extra, others[0]!), ''];
  if (extra.length > 2) return;
  const pair = extra as [Cell, Cell];
  if (others.length >= 2) yield* type3(board, loop, pair, others);
  const locked = type4(board, loop, pair);
  if (locked) yield [4, locked, ''];
}

/** The values beside the two of the loop that some of its cells have. */
function extrasOf(board: Board, { values }: Loop, cells: readonly Cell[]): number[] {
  return bitsOf(...unionOf(board, cells))
    .map((bit) => bit + 1)
    .filter((value) => !values.includes(value));
}

function deductionOf(loop: Loop, type: number, form: string, parts: Partial<Deduction> & Pick<Deduction, 'remove' | 'cells'>): Deduction {
  const { length } = loop.cells;
  const rating = 4.5 + (length >= 10 ? 0.3 : 0) + (length >= 8 ? 0.2 : length >= 6 ? 0.1 : 0);
  const closed = [...loop.cells, loop.cells[0]!];
  return {
    technique: 'unique-loop',
    name: `${length === 4 ? 'Unique Rectangle' : `Unique Loop ${length}`} type ${type}`,
    rating,
    place: [],
    values: loop.values,
    houses: [],
    candidates: loop.cells.flatMap((cell) => loop.values.map((value) => ({ cell, value }))),
    chains: [closed.map((cell, i) => ({ cell, value: loop.values[0], on: i % 2 === 0, from: i === 0 ? [] : [i - 1] }))],
    form,
    ...parts,
  };
}

function type2(board: Board, loop: Loop, extra: readonly Cell[], value: number): Deduction {
  const { tables } = board;
  const victims = [...tables.peersOf[extra[0]!]!].filter(
    (cell) => board.has(cell, value) && extra.every((other) => other !== cell && tables.sees(other, cell)),
  );
  const remove = victims.map((cell) => ({ cell, value }));
  return deductionOf(loop, 2, '2', { remove, cells: extra, values: [...loop.values, value] });
}

/** Groups that hold both cells, in link order. */
function sharedGroups({ tables }: Board, [a, b]: readonly [Cell, Cell]): number[] {
  return [...tables.groupsOf[a]!].filter((group) => tables.groupsOf[b]!.includes(group));
}

function* type3(board: Board, loop: Loop, pair: readonly [Cell, Cell], others: readonly number[]): Generator<Typed> {
  const { blanks, size } = board;
  for (let degree = 2; degree <= size - 2; degree++) {
    for (const group of sharedGroups(board, pair)) {
      if (degree >= others.length && degree * 2 <= blanks[group]!) yield* type3Naked(board, loop, pair, others, degree, group);
      if (degree * 2 < blanks[group]! && board.tables.isHouse[group]) yield* type3Hidden(board, loop, pair, others, degree, group);
    }
  }
}

function* type3Naked(
  board: Board,
  loop: Loop,
  pair: readonly [Cell, Cell],
  others: readonly number[],
  degree: number,
  group: number,
): Generator<Typed> {
  const { counts, tables } = board;
  const inGroup = [...tables.groupCells[group]!].filter((cell) => counts[cell]! >= 2 && counts[cell]! <= degree && !pair.includes(cell));
  const shared = others.filter((value) => pair.every((cell) => board.has(cell, value)));
  for (const chosen of combinations(inGroup, degree - 1)) {
    const [unionLow, unionHigh] = unionOf(board, chosen);
    if (countBits(unionLow, unionHigh) > degree) continue;
    const union = new Set(bitsOf(unionLow, unionHigh).map((bit) => bit + 1));
    // Each value of the set must be outside the pair or in both cells of it; else the set is smaller than it looks.
    if (new Set([...union, ...shared]).size !== degree || new Set([...union, ...others]).size !== degree) continue;
    const values = rising([...union, ...others]);
    const outside = [...tables.groupCells[group]!].filter((cell) => !chosen.includes(cell) && !pair.includes(cell));
    const remove = candidatesOf(board, outside, values);
    const deduction = deductionOf(loop, 3, '3-naked', { remove, cells: chosen, values: [...loop.values, ...values], houses: [group] });
    yield [3, { ...deduction, rating: deduction.rating + (degree - 1) * 0.1 }, `naked ${group} ${values} ${chosen}`];
  }
}

function* type3Hidden(
  board: Board,
  loop: Loop,
  pair: readonly [Cell, Cell],
  others: readonly number[],
  degree: number,
  house: number,
): Generator<Typed> {
  const { size } = board;
  const free = Array.from({ length: size }, (_, i) => i + 1).filter((value) => !loop.values.includes(value) && !others.includes(value));
  if (degree - 2 > free.length) return;
  const { placesLow, placesHigh, tables } = board;
  const second = tables.groupCells[house]!.indexOf(pair[1]);
  const maskLow = second < 32 ? ~(1 << second) : -1;
  const maskHigh = second < 32 ? -1 : ~(1 << (second - 32));
  for (const chosen of combinations(free, degree - 2)) {
    const values = [...chosen, ...loop.values];
    let low = 0;
    let high = 0;
    let isEmpty = false;
    for (const value of values) {
      const at = house * size + value - 1;
      const ownLow = placesLow[at]! & maskLow;
      const ownHigh = placesHigh[at]! & maskHigh;
      if (ownLow === 0 && ownHigh === 0) isEmpty = true;
      low |= ownLow;
      high |= ownHigh;
    }
    if (isEmpty || countBits(low, high) !== degree) continue;
    const all = new Set(bitsOf(low, high).map((position) => tables.groupCells[house]![position]!));
    const cells = [...board.tables.groupCells[house]!].filter((cell) => all.has(cell) && !pair.includes(cell));
    const remove = cells.flatMap((cell) =>
      board
        .candidatesOf(cell)
        .filter((value) => !values.includes(value))
        .map((value) => ({ cell, value })),
    );
    const sorted = values.sort((a, b) => a - b);
    const deduction = deductionOf(loop, 3, '3-hidden', {
      remove,
      cells,
      values: [...loop.values, ...sorted.filter((v) => !loop.values.includes(v))],
      houses: [house],
    });
    yield [3, { ...deduction, rating: deduction.rating + (cells.length - 1) * 0.1 }, `hidden ${house} ${sorted} ${cells}`];
  }
}

function type4(board: Board, loop: Loop, pair: readonly [Cell, Cell]): Deduction | undefined {
  const [a, b] = loop.values;
  const houses = sharedGroups(board, pair).filter((group) => board.tables.isHouse[group]);
  const lockedIn = (value: number): number | undefined =>
    houses.findLast((house) => board.placeCounts[house * board.size + value - 1] === 2);
  for (const [kept, gone] of [
    [a, b],
    [b, a],
  ] as const) {
    const house = lockedIn(kept);
    if (house === undefined) continue;
    return deductionOf(loop, 4, '4', {
      remove: pair.map((cell) => ({ cell, value: gone })),
      cells: pair,
      values: [kept, gone],
      houses: [house],
    });
  }
  return undefined;
}
