import type { Cell, Grid, Rule } from '#core';
import { imageOf } from './images.ts';
import type { Laid, LayoutGround, RuleSet } from './layout.ts';
import type { WayIn } from './sheet.ts';

/** How clues outside the grid lie and what they say. */
export interface OutsideSort {
  readonly isDiagonal: boolean;
  /** Whether one clue says all about a line, so that the other end gets none. */
  readonly isOnce: boolean;
  /** The share of what there is room for that gets a clue at first. */
  readonly share: number;
  /** Whether such a line may have a clue. */
  takes(cells: readonly Cell[]): boolean;
  rule(cells: readonly Cell[]): Rule;
}

/** Clues around the panels, no two on one square. */
export class OutsideClues implements Laid {
  readonly sets: RuleSet[] = [];
  readonly #drafting: LayoutGround;
  readonly #sort: OutsideSort;
  /** What is left, those together that are images of each other. */
  #left: (readonly WayIn[])[];

  constructor(drafting: LayoutGround, sort: OutsideSort) {
    this.#drafting = drafting;
    this.#sort = sort;
    const ways = drafting.sheet.waysIn(sort.isDiagonal).filter(({ cells }) => sort.takes(cells));
    const shuffled = drafting.random.shuffle([...ways]);
    // Where either end would do, clues stand above and on the left, as people are used to.
    this.#left = this.#orbits(sort.isOnce && !sort.isDiagonal ? shuffled.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)) : shuffled);
    const wanted = Math.ceil(sort.share * this.#left.length);
    while (this.sets.length < wanted && this.#next(() => true));
  }

  /** One more clue that the other grid breaks. */
  mend(other: Grid): boolean {
    return this.#next((rule) => !rule.holds(other, [rule]));
  }

  #orbits(ways: readonly WayIn[]): WayIn[][] {
    const { motions } = this.#drafting;
    const known = new Map(ways.map((way) => [way.cells.join(), way]));
    const done = new Set<WayIn>();
    return ways.flatMap((way) => {
      if (done.has(way)) return [];
      const orbit = [...new Set(motions.map((motion) => known.get(imageOf(way.cells, motion).join())))];
      if (orbit.some((one) => one === undefined)) return [];
      for (const one of orbit) done.add(one!);
      return [orbit as WayIn[]];
    });
  }

  /** Adds the next orbit that has room and a rule as wished; false where there is none. */
  #next(suits: (rule: Rule) => boolean): boolean {
    const { sheet } = this.#drafting;
    const index = this.#left.findIndex((orbit) => {
      const lines = orbit.map(({ cells }) => [...cells].sort((a, b) => a - b).join());
      if (this.#sort.isOnce && (new Set(lines).size < lines.length || lines.some((line) => this.#lines.has(line)))) return false;
      return sheet.isBlank(orbit.map(({ square }) => square)) && suits(this.#sort.rule(orbit[0]!.cells));
    });
    if (index < 0) return false;
    const orbit = this.#left[index]!;
    this.#left = this.#left.filter((one) => one !== orbit);
    sheet.write(orbit.map(({ square }) => square));
    for (const { cells } of orbit) this.#lines.add([...cells].sort((a, b) => a - b).join());
    this.sets.push(orbit.map(({ cells }) => this.#sort.rule(cells)));
    return true;
  }

  /** The lines that have a clue, whichever end it stands at. */
  readonly #lines = new Set<string>();
}

/** Whether cells are a house, so that each value is in them once. */
export function isHouse({ space }: LayoutGround, cells: readonly Cell[]): boolean {
  return space.geometry
    .groupsOf(cells[0]!)
    .some((group) => group.house && group.cells.length === cells.length && cells.every((cell) => group.cells.includes(cell)));
}

/** The sum of what cells hold. */
export function sumOf({ at }: LayoutGround, cells: readonly Cell[]): number {
  return cells.reduce((all, cell) => all + at(cell), 0);
}
