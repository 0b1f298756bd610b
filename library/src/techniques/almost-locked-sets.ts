import { type Cell, said, type Value, type Words } from '#core';
import { bitsOf, countBits, unionOf } from './bits.ts';
import type { Board } from './board.ts';
import { combinations } from './combinations.ts';
import { candidatesOf } from './ruled/strike.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/** Cells of one group with one value more than there are cells. */
interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  readonly low: number;
  readonly high: number;
}

/** Sets of more cells are hard to see, and boards with more sets take long; beyond these it does not look. */
const MOST_CELLS = 4;
const MOST_SETS = 400;

/** The almost locked sets of a board, smaller ones first, each once. */
function findSets(board: Board): AlmostLockedSet[] {
  const { tables, counts } = board;
  const found = new Map<string, AlmostLockedSet>();
  for (let size = 1; size <= MOST_CELLS; size++) {
    for (const group of tables.scan) {
      board.pulse();
      const cells = [...tables.groupCells[group]!].filter((cell) => counts[cell]! >= 2 && counts[cell]! <= size + 1);
      if (cells.length < size || cells.length > 12) continue;
      for (const chosen of combinations(cells, size)) {
        const [unionLow, unionHigh] = unionOf(board, chosen);
        if (countBits(unionLow, unionHigh) !== size + 1) continue;
        const sorted = chosen.sort((a, b) => a - b);
        found.set(sorted.join(), { cells: sorted, low: unionLow, high: unionHigh });
        if (found.size === MOST_SETS) return [...found.values()];
      }
    }
  }
  return [...found.values()];
}

const holders = (board: Board, { cells }: AlmostLockedSet, value: Value): Cell[] => cells.filter((cell) => board.has(cell, value));

/** Values that two sets cannot both hold: every place in the one sees every place in the other. */
function restrictedCommons(board: Board, a: AlmostLockedSet, b: AlmostLockedSet): Value[] {
  if ((a.low & b.low) === 0 && (a.high & b.high) === 0) return [];
  if (a.cells.some((cell) => b.cells.includes(cell))) return [];
  return bitsOf(a.low & b.low, a.high & b.high)
    .map((bit) => bit + 1)
    .filter((value) => holders(board, a, value).every((one) => holders(board, b, value).every((other) => board.tables.sees(one, other))));
}

/** Places of a value outside the sets that see all its places inside them. */
function victims(board: Board, sets: readonly AlmostLockedSet[], value: Value): Candidate[] {
  const inside = sets.flatMap((set) => holders(board, set, value));
  const all = sets.flatMap(({ cells }) => cells);
  return [...board.tables.peersOf[inside[0]!]!]
    .filter((cell) => board.has(cell, value) && !all.includes(cell) && inside.every((other) => board.tables.sees(other, cell)))
    .map((cell) => ({ cell, value }));
}

const isIn = ({ low, high }: AlmostLockedSet, value: Value): boolean =>
  ((value <= 32 ? low >>> (value - 1) : high >>> (value - 33)) & 1) === 1;
const commonValues = (a: AlmostLockedSet, b: AlmostLockedSet): Value[] => bitsOf(a.low & b.low, a.high & b.high).map((bit) => bit + 1);

function deductionOf(
  board: Board,
  technique: string,
  name: string,
  rating: number,
  remove: readonly Candidate[],
  sets: readonly AlmostLockedSet[],
  values: readonly Value[],
  stem: readonly Cell[] = [],
): Deduction {
  const cells = [...stem, ...sets.flatMap((set) => set.cells)];
  const candidates = candidatesOf(board, cells);
  const form = sets.map((set) => set.cells.length).join();
  return { technique, name, rating, place: [], remove, cells, values, houses: [], candidates, form };
}

/** The cells of each set again, from a deduction. */
function setsOf({ cells, form }: Deduction, stem: number): readonly (readonly Cell[])[] {
  let at = stem;
  return form!.split(',').map((length) => {
    at += Number(length);
    return cells.slice(at - Number(length), at);
  });
}

/**
 * ALS-XZ: two almost locked sets with a value x that they cannot both hold. The set without x is then locked and holds all its
 * other values; so of a further value z that both have, one of them holds it, and what sees all its places in both loses z.
 *
 * A set of n cells with n + 1 values holds all of them but one. Needs groups for the sets and peers for the rest, so it
 * works on every kind. Sets that overlap are not looked at; they cost soundness for little.
 */
export const alsXz: Technique = {
  id: 'als-xz',
  words: {
    en: {
      name: 'ALS-XZ',
      summary: 'Two almost locked sets that cannot both hold x: one of them holds z.',
      why: 'In {a} there is one value more than there are cells, and in {b} too. The two sets cannot both hold {x}, so one of them holds all its other values, {z} among them. Hence {result}.',
    },
    de: {
      name: 'ALS-XZ',
      summary: 'Zwei fast geschlossene Mengen, die x nicht beide enthalten können: Eine von ihnen enthält z.',
      why: 'In {a} gibt es einen Wert mehr als Felder, in {b} ebenso. Die beiden Mengen können {x} nicht beide enthalten; also enthält eine von ihnen alle ihre anderen Werte, auch {z}. Damit {result}.',
    },
    fr: {
      name: 'ALS-XZ',
      summary: 'Deux ensembles presque verrouillés qui ne peuvent avoir x tous deux : l’un d’eux a z.',
      why: 'Dans {a}, il y a une valeur de plus que de cases, et dans {b} aussi. Les deux ensembles ne peuvent pas contenir {x} tous les deux ; l’un d’eux contient donc toutes ses autres valeurs, dont {z}. Ainsi, {result}.',
    },
  },
  aliases: ['almost locked sets XZ-rule'],
  rank: 230,
  ratings: [5.5, 5.5],
  *find(board) {
    const sets = findSets(board);
    for (let j = 1; j < sets.length; j++) {
      board.pulse();
      for (let i = 0; i < j; i++) {
        const [a, b] = [sets[i]!, sets[j]!];
        for (const x of restrictedCommons(board, a, b)) {
          for (const z of commonValues(a, b)) {
            const remove = z === x ? [] : victims(board, [a, b], z);
            if (remove.length > 0) yield deductionOf(board, 'als-xz', 'ALS-XZ', 5.5, remove, [a, b], [x, z]);
          }
        }
      }
    }
  },
  parts(deduction, names) {
    const [a, b] = setsOf(deduction, 0).map(names.cells);
    const [x, z] = names.values(deduction.values);
    return { a: a!, b: b!, x: x!, z: z! };
  },
};

/**
 * ALS-XY-Wing: sets A and B that a third set C joins: A and C cannot both hold x, B and C cannot both hold y. C lacks at most one of
 * x and y, so A lacks x or B lacks y; the one that does holds all its others, and with them z, which A and B share.
 */
export const alsXyWing: Technique = {
  id: 'als-xy-wing',
  words: {
    en: {
      name: 'ALS-XY-Wing',
      summary: 'Two almost locked sets joined by a third: one of them holds z.',
      why: 'In {c} there is {x} or {y}. If {x}, the set {a} lacks it and holds all its other values; if {y}, the set {b} does. Either way one of these two sets holds {z}, so {result}.',
    },
    de: {
      name: 'ALS-XY-Wing',
      summary: 'Zwei fast geschlossene Mengen, durch eine dritte verbunden: Eine von ihnen enthält z.',
      why: 'In {c} steht {x} oder {y}. Bei {x} fehlt der Wert in der Menge {a}, und sie enthält alle ihre anderen; bei {y} gilt das für die Menge {b}. So oder so enthält eine der beiden Mengen {z}, also {result}.',
    },
    fr: {
      name: 'ALS-XY-Wing',
      summary: 'Deux ensembles presque verrouillés joints par un troisième : l’un d’eux a z.',
      why: 'Dans {c}, il y a {x} ou {y}. Si c’est {x}, l’ensemble {a} ne l’a pas et contient toutes ses autres valeurs ; si c’est {y}, c’est le cas de l’ensemble {b}. Dans les deux cas, l’un de ces deux ensembles contient {z}, donc {result}.',
    },
  },
  rank: 240,
  ratings: [5.8, 5.8],
  *find(board) {
    const sets = findSets(board);
    const joins: { readonly other: number; readonly values: readonly Value[] }[][] = sets.map(() => []);
    for (let i = 0; i < sets.length; i++) {
      board.pulse();
      for (let j = i + 1; j < sets.length; j++) {
        const values = restrictedCommons(board, sets[i]!, sets[j]!);
        if (values.length === 0) continue;
        joins[i]!.push({ other: j, values });
        joins[j]!.push({ other: i, values });
      }
    }
    for (let c = 0; c < sets.length; c++) {
      for (const [first, second] of combinations(joins[c]!, 2) as Iterable<[(typeof joins)[0][0], (typeof joins)[0][0]]>) {
        board.pulse();
        const [a, b] = [sets[first.other]!, sets[second.other]!];
        if (a.cells.some((cell) => b.cells.includes(cell))) continue;
        for (const x of first.values) {
          for (const y of second.values) {
            if (x === y) continue;
            for (const z of commonValues(a, b)) {
              if (z === x || z === y) continue;
              const remove = victims(board, [a, b], z).filter(({ cell }) => !sets[c]!.cells.includes(cell));
              if (remove.length > 0) yield deductionOf(board, 'als-xy-wing', 'ALS-XY-Wing', 5.8, remove, [a, b, sets[c]!], [x, y, z]);
            }
          }
        }
      }
    }
  },
  parts(deduction, names) {
    const [a, b, c] = setsOf(deduction, 0).map(names.cells);
    const [x, y, z] = names.values(deduction.values);
    return { a: a!, b: b!, c: c!, x: x!, y: y!, z: z! };
  },
};

/**
 * Death blossom: a stem cell, and for each of its values an almost locked set, a petal, all of whose places of that value see
 * the stem. Whatever the stem holds, one petal loses that value and holds all its others; so of a value z that all petals
 * share one holds it, and what sees all its places in the petals loses z.
 */
export const deathBlossom: Technique = {
  id: 'death-blossom',
  words: {
    en: {
      name: 'Death blossom',
      summary: 'Whatever a stem cell holds, one of its petals, almost locked sets, holds z.',
      why: 'Whatever {cell} is, one of its petals holds {value}: {petals:; }. So {result}.',
    },
    de: {
      name: 'Death Blossom',
      summary: 'Was der Stiel auch enthält, eines seiner Blütenblätter, fast geschlossener Mengen, enthält z.',
      why: 'Was {cell} auch ist, eines seiner Blütenblätter enthält {value}: {Petals:; }. Also {result}.',
    },
    fr: {
      name: 'Fleur de la mort',
      summary: 'Quoi que contienne la tige, un de ses pétales, ensembles presque verrouillés, a z.',
      why: 'Quelle que soit la valeur de {cell}, un de ses pétales contient {value} : {petals: ; }. Donc {result}.',
    },
  },
  rank: 250,
  ratings: [6.0, 6.0],
  *find(board) {
    const sets = findSets(board);
    for (let stem = 0; stem < board.tables.cellCount; stem++) {
      if (board.counts[stem]! < 2 || board.counts[stem]! > 3) continue;
      board.pulse();
      const values = board.candidatesOf(stem);
      const petals = values.map((value) =>
        sets.filter(
          (set) =>
            isIn(set, value) && !set.cells.includes(stem) && holders(board, set, value).every((cell) => board.tables.sees(cell, stem)),
        ),
      );
      if (petals.every(({ length }) => length > 0)) yield* blossom(board, stem, values, petals, []);
    }
  },
  parts(deduction, names) {
    const petals = setsOf(deduction, 1).map((cells, i) =>
      said(PETAL, { value: names.value(deduction.values[i + 1]!), cells: names.cells(cells) }),
    );
    return { petals };
  },
};

const PETAL: Words<string> = {
  en: 'if it is {value}, the set {cells} holds all its other values',
  de: 'bei {value} enthält die Menge {cells} alle ihre anderen Werte',
  fr: 'si elle vaut {value}, l’ensemble {cells} contient toutes ses autres valeurs',
};

function* blossom(
  board: Board,
  stem: Cell,
  values: readonly Value[],
  petals: readonly (readonly AlmostLockedSet[])[],
  chosen: readonly AlmostLockedSet[],
): Generator<Deduction> {
  if (chosen.length === values.length) {
    const [first] = chosen;
    for (const z of bitsOf(first!.low, first!.high).map((bit) => bit + 1)) {
      if (values.includes(z) || !chosen.every((set) => isIn(set, z))) continue;
      const remove = victims(board, chosen, z).filter(({ cell }) => cell !== stem);
      if (remove.length > 0) yield deductionOf(board, 'death-blossom', 'Death Blossom', 6.0, remove, chosen, [z, ...values], [stem]);
    }
    return;
  }
  for (const petal of petals[chosen.length]!) {
    board.pulse();
    if (chosen.some((set) => set.cells.some((cell) => petal.cells.includes(cell)))) continue;
    // A petal that shares no further value with the others leads nowhere.
    const shared = chosen.reduce(
      (left, set) => left.filter((value) => isIn(set, value)),
      bitsOf(petal.low, petal.high).map((bit) => bit + 1),
    );
    if (shared.some((value) => !values.includes(value))) yield* blossom(board, stem, values, petals, [...chosen, petal]);
  }
}
