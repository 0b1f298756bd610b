import type { Cell, Value, Words } from '#core';
import { bitsOf } from './bits.ts';
import type { Board } from './board.ts';
import { combinations } from './combinations.ts';
import { aboutValue } from './ruled/strike.ts';
import { COUNTS } from './subsets.ts';
import type { FishStage } from './tables.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

const NAMES: Readonly<Record<number, string>> = { 2: 'X-Wing', 3: 'Swordfish' };
/** A base with more places than this beyond the size of the fish has too many fins to be of use. */
const MOST_FINS = 2;

/**
 * Finned and sashimi fish: a fish but for some places of the bases outside the covers, the fins. Either a fin is true, or
 * none is and the fish holds; so a place that the fish would remove and that sees every fin falls in any case.
 *
 * It is called sashimi where a base is left with fewer than two places without its fins, so that there would be no fish
 * without them. Bases are disjoint houses and covers any lines, as for fish; sizes two and three are looked for, with up to two
 * fins in each base. Costs a look at all choices of bases and of covers for each value.
 */
function* findFinned(board: Board, technique: string, degree: number): Generator<Deduction> {
  for (const stage of board.tables.fishStages) {
    for (let value = 1; value <= board.size; value++) {
      const bases = stage.bases.filter((base) => {
        const places = board.placeCounts[base * board.size + value - 1]!;
        return places >= 2 && places <= degree + MOST_FINS;
      });
      if (bases.length < degree) continue;
      for (const chosen of combinations(bases, degree)) yield* withCovers(board, technique, stage, chosen, value);
    }
  }
}

function* withCovers(board: Board, technique: string, stage: FishStage, bases: readonly number[], value: Value): Generator<Deduction> {
  board.pulse();
  const degree = bases.length;
  const coverOf = new Map<Cell, number>();
  for (const base of bases) {
    const covers = stage.coverAt[stage.bases.indexOf(base)]!;
    const at = base * board.size + value - 1;
    for (const position of bitsOf(board.placesLow[at]!, board.placesHigh[at]!)) {
      const cell = board.tables.groupCells[base]![position]!;
      // Lines that share a cell are not disjoint, and then the argument does not hold.
      if (coverOf.has(cell)) return;
      coverOf.set(cell, stage.covers[covers[position]!]!);
    }
  }
  const used = [...new Set(coverOf.values())];
  if (used.length <= degree || used.length > degree + MOST_FINS) return;
  for (const covers of combinations(used, degree)) {
    const fins = [...coverOf].filter(([, cover]) => !covers.includes(cover)).map(([cell]) => cell);
    const body = [...coverOf.keys()].filter((cell) => !fins.includes(cell));
    if (covers.some((cover) => !body.some((cell) => coverOf.get(cell) === cover))) continue;
    const remove: Candidate[] = covers.flatMap((cover) =>
      board
        .placesFor(cover, value)
        .filter((cell) => !coverOf.has(cell) && fins.every((fin) => board.tables.sees(fin, cell)))
        .map((cell) => ({ cell, value })),
    );
    if (remove.length === 0) continue;
    const isSashimi = bases.some((base) => body.filter((cell) => board.tables.groupsOf[cell]!.includes(base)).length < 2);
    const cells = [...body, ...fins];
    yield {
      technique,
      name: `${isSashimi ? 'Sashimi' : 'Finned'} ${NAMES[degree]}`,
      rating: degree === 2 ? (isSashimi ? 4.4 : 4.3) : isSashimi ? 5.3 : 5.2,
      ...aboutValue(value, cells, [...bases, ...covers], remove),
      form: String(body.length),
    };
  }
}

function finned(id: string, names: Words<string>, degree: number, rank: number, ratings: readonly [number, number]): Technique {
  const { en, de, fr } = COUNTS[degree]!;
  return {
    id,
    words: {
      en: {
        name: names.en,
        summary: `A fish of ${en} lines except for some fins: what it would remove and what sees every fin is eliminated.`,
        why: 'In {bases} the cells left for {value} lie in {covers}, except for {fins}. If {fins|that cell|one of those} is {value}, whatever sees {fins|it|them all} loses the value; if not, {covers} take it from {bases}. Either way {result}.',
      },
      de: {
        name: names.de,
        summary: `Ein Fisch aus ${de} Linien bis auf einige Flossen: Was er entfernen würde und jede Flosse sieht, entfällt.`,
        why: 'In {bases:dative} liegt {value} nur in {covers:dative}, bis auf {fins}. Steht {value} {fins|dort|in einem davon}, verliert den Wert, was {fins|es|alle diese Felder} sieht; wenn nicht, kommt {value} in {covers:dative} aus {bases:dative}. So oder so {result}.',
      },
      fr: {
        name: names.fr,
        summary: `Un poisson de ${fr} lignes à quelques nageoires près : ce qu’il enlèverait et qui voit chaque nageoire est éliminé.`,
        why: 'Dans {bases}, les places de {value} sont dans {covers}, sauf {fins}. Si {fins|cette case|une de celles-ci} vaut {value}, ce qui {fins|la voit|les voit toutes} perd la valeur ; sinon, {covers} la reçoivent {bases:of}. Dans les deux cas, {result}.',
      },
    },
    aliases: [`sashimi ${NAMES[degree]}`],
    rank,
    ratings,
    find: (board) => findFinned(board, id, degree),
    parts: ({ houses, cells, form }, parts) => ({
      bases: parts.houses(houses.slice(0, degree)),
      covers: parts.houses(houses.slice(degree)),
      fins: parts.cells(cells.slice(Number(form))),
    }),
  };
}

export const finnedXWing = finned(
  'finned-x-wing',
  { en: 'Finned X-Wing', de: 'X-Wing mit Flossen', fr: 'X-Wing à nageoires' },
  2,
  115,
  [4.3, 4.4],
);
export const finnedSwordfish = finned(
  'finned-swordfish',
  { en: 'Finned Swordfish', de: 'Schwertfisch mit Flossen', fr: 'Espadon à nageoires' },
  3,
  150,
  [5.2, 5.3],
);
