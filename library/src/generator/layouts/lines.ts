import type { Cell, FieldValue, Grid, Rule } from '#core';
import { imageOf, isSame } from './images.ts';
import type { Laid, LayoutGround, RuleSet } from './layout.ts';

/** How lines of one sort lie and what they say. */
export interface LineSort {
  readonly rule: string;
  /** Fewest and most cells. */
  readonly cells: readonly [number, number];
  /** The share of cells that lines of this sort run through at most, before any are added because there are several solutions. */
  readonly share: number;
  /** Whether a line may begin with these numbers. */
  begins(numbers: readonly number[]): boolean;
  /** Whether it may end with them; every beginning may where undefined. */
  ends?(numbers: readonly number[]): boolean;
  fields(cells: readonly Cell[]): Readonly<Record<string, FieldValue>>;
}

/** Beginnings that are looked at for one line, and lines that are looked for in a row without finding one. */
const MOST_BEGINNINGS = 150;
const MOST_TRIES = 60;
/** The same where the line has to exclude a grid, which few do. */
const MOST_TRIES_TO_MEND = 400;

/**
 * Lines that keep their rule in a filled grid: walks from square to square, sides and corners, that never meet another line or
 * themselves. Where a symmetry is asked for, all images of a line are drawn with it.
 */
export class Lines implements Laid {
  readonly sets: RuleSet[] = [];
  readonly #drafting: LayoutGround;
  readonly #sort: LineSort;

  constructor(drafting: LayoutGround, sort: LineSort) {
    this.#drafting = drafting;
    this.#sort = sort;
    const most = sort.share * drafting.space.geometry.cellCount;
    let covered = 0;
    for (let tries = 0; tries < MOST_TRIES && covered < most; tries++) {
      const cells = this.#find();
      if (!cells) continue;
      covered += this.#add(cells).flatMap((rule) => rule.cells).length;
      tries = 0;
    }
  }

  /** One more line that the other grid breaks. */
  mend(other: Grid): boolean {
    for (let tries = 0; tries < MOST_TRIES_TO_MEND; tries++) {
      const cells = this.#find();
      if (!cells) continue;
      const rule = this.#rule(cells);
      if (rule.holds(other, [rule])) continue;
      this.#add(cells);
      return true;
    }
    return false;
  }

  #rule(cells: readonly Cell[]): Rule {
    return this.#drafting.make(this.#sort.rule, this.#sort.fields(cells));
  }

  #add(cells: readonly Cell[]): RuleSet {
    const { sheet } = this.#drafting;
    const set = this.#images(cells).map((image) => {
      sheet.take(image);
      return this.#rule(image);
    });
    this.sets.push(set);
    return set;
  }

  /** A line and its images, each once. */
  #images(cells: readonly Cell[]): Cell[][] {
    const images: Cell[][] = [];
    for (const motion of this.#drafting.motions) {
      const image = imageOf(cells, motion);
      if (!images.some((known) => isSame(known, image))) images.push(image);
    }
    return images;
  }

  /** A line of some length that may be drawn, as its cells; undefined where this start has none. */
  #find(): Cell[] | undefined {
    const { random, sheet } = this.#drafting;
    const [least, most] = this.#sort.cells;
    const wanted = least + random.below(most - least + 1);
    let left = MOST_BEGINNINGS;
    let best: Cell[] | undefined;
    const walk = (places: readonly number[]): boolean => {
      const cells = places.map((place) => sheet.cellOf(place));
      if (left-- <= 0 || new Set(cells).size < cells.length || !this.#isDrawable(cells) || !this.#every(cells, this.#sort.begins))
        return false;
      const mayEnd = cells.length >= least && this.#every(cells, this.#sort.ends ?? (() => true));
      if (mayEnd && cells.length > (best?.length ?? 0)) best = cells;
      if (best && best.length >= wanted) return true;
      if (cells.length >= most) return false;
      return random.shuffle([...sheet.steps[places.at(-1)!]!]).some(({ place }) => walk([...places, place]));
    };
    walk([random.below(sheet.steps.length)]);
    return best;
  }

  /** Whether the images of a line have numbers as wished too. */
  #every(cells: readonly Cell[], test: (numbers: readonly number[]) => boolean): boolean {
    const { motions, at } = this.#drafting;
    return motions.every((motion) => test(imageOf(cells, motion).map(at)));
  }

  /** Whether no other line, no image and no part of the line itself is met. */
  #isDrawable(cells: readonly Cell[]): boolean {
    const { motions, sheet } = this.#drafting;
    if (sheet.meetsItself(cells)) return false;
    return motions.every((motion) => {
      const image = imageOf(cells, motion);
      if (!sheet.isFree(image)) return false;
      return image.every((cell, i) => cell === cells[i]) || !sheet.meet(image, cells);
    });
  }
}
