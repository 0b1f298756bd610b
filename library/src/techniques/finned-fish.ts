import type { Cell, Value } from '#core';
import { bitsOf } from './bits.ts';
import type { Board } from './board.ts';
import { combinations } from './combinations.ts';
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
      place: [],
      remove,
      cells,
      values: [value],
      houses: [...bases, ...covers],
      candidates: cells.map((cell) => ({ cell, value })),
      form: String(body.length),
    };
  }
}

function finned(id: string, name: string, degree: number, rank: number, ratings: readonly [number, number]): Technique {
  return {
    id,
    name,
    aliases: [`sashimi ${NAMES[degree]}`],
    summary: `A fish of ${degree} lines but for some fins: what it would remove and what sees every fin falls.`,
    rank,
    ratings,
    find: (board) => findFinned(board, id, degree),
    describe(deduction, words) {
      const v = words.value(deduction.values[0]!);
      const bases = words.houses(deduction.houses.slice(0, degree));
      const covers = words.houses(deduction.houses.slice(degree));
      const fins = words.cells(deduction.cells.slice(Number(deduction.form)));
      return `In ${bases} the places of ${v} lie in ${covers}, but for ${fins}. If one of those is ${v}, what sees them all loses it; if not, ${covers} take it from ${bases}. Either way ${words.result(deduction).replace(/^so /, '')}.`;
    },
  };
}

export const finnedXWing = finned('finned-x-wing', 'Finned X-Wing', 2, 115, [4.3, 4.4]);
export const finnedSwordfish = finned('finned-swordfish', 'Finned Swordfish', 3, 150, [5.2, 5.3]);
