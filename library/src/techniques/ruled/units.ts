import type { Cell } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import { derivedSums } from './forty-five.ts';
import { rulePartsOf } from './parts.ts';

/** Something that binds cells together: a rule, or a sum that follows from houses and stated sums. */
export interface RuleUnit {
  /** The cells that people see. */
  readonly cells: readonly Cell[];
  /** The rules that it rests on, the rule itself first. */
  readonly rules: readonly number[];
  /** The houses that it rests on. */
  readonly houses: readonly number[];
  /** What the cells may hold on a board, hidden ones included behind those that people see. */
  masksOf(board: Board): Int32Array;
  /** Strikes what does not go together; false where nothing does. */
  narrow(masks: Int32Array): boolean;
}

/** The units of a geometry, and by cell the numbers of those that it is in. */
export interface Units {
  readonly all: readonly RuleUnit[];
  readonly of: readonly (readonly number[])[];
}

export function unitsOf(tables: Tables): Units {
  return tables.borrow('units', () => {
    const rules = rulePartsOf(tables)
      // Seen cells have lower numbers than hidden ones, so they come first in the net.
      .map(
        ({ cells, rule, net }): RuleUnit => ({
          cells,
          rules: [rule],
          houses: [],
          masksOf: (board) => net.masksOf(board),
          narrow: (masks) => net.settle(masks),
        }),
      );
    const sums = derivedSums(tables).map(
      ({ adding, rules: own, houses }): RuleUnit => ({
        cells: adding.cells,
        rules: own,
        houses,
        masksOf: (board) => adding.masksOf(board),
        narrow: (masks) => adding.narrow(masks),
      }),
    );
    const all = [...rules, ...sums];
    const of: number[][] = Array.from({ length: tables.cellCount }, () => []);
    all.forEach(({ cells }, unit) => {
      for (const cell of cells) of[cell]!.push(unit);
    });
    return { all, of };
  });
}

/**
 * What each candidate excludes within one unit, worked out when it is asked for and kept until the unit changes.
 */
export class Consequences {
  readonly #known = new Map<RuleUnit, { readonly masks: Int32Array; readonly after: Map<number, Int32Array | undefined> }>();

  static of(tables: Tables): Consequences {
    return tables.borrow('consequences', () => new Consequences());
  }

  /** What a unit may hold when one of its cells has a value; undefined where nothing goes with it. */
  after(unit: RuleUnit, masks: Int32Array, cell: Cell, value: number): Int32Array | undefined {
    let known = this.#known.get(unit);
    if (!known || (known.masks !== masks && known.masks.some((mask, i) => mask !== masks[i]))) known = { masks, after: new Map() };
    // The same masks are asked about again and again; the array itself is the quickest sign of it.
    if (known.masks !== masks) known = { masks, after: known.after };
    this.#known.set(unit, known);
    const key = 64 * cell + value;
    if (!known.after.has(key)) {
      const left = masks.slice();
      left[unit.cells.indexOf(cell)] = 1 << (value - 1);
      known.after.set(key, unit.narrow(left) ? left : undefined);
    }
    return known.after.get(key);
  }
}
