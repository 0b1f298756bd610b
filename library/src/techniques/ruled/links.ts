import type { Cell } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import { derivedSums } from './forty-five.ts';
import { MOST_VALUES, masksOfRelation } from './net.ts';

/** A pair of cells of which a rule allows certain values only, as seen from one of them: for each of its values a mask of the other. */
export interface PairLink {
  readonly other: Cell;
  readonly allowed: Int32Array;
  readonly rule: number;
}

/** The pairs of each cell: relations, and sums of two cells. A candidate excludes what it does not go with, so chains follow them as weak links. */
export function pairLinks(tables: Tables): readonly (readonly PairLink[])[] {
  return tables.borrow('pair links', () => {
    const { geometry, cellCount, size } = tables;
    const links: PairLink[][] = Array.from({ length: cellCount }, () => []);
    if (size > MOST_VALUES) return links;
    const add = ([a, b]: readonly [Cell, Cell], [forth, back]: readonly [Int32Array, Int32Array], rule: number | undefined): void => {
      if (a >= cellCount || b >= cellCount || rule === undefined) return;
      links[a]!.push({ other: b, allowed: forth, rule });
      links[b]!.push({ other: a, allowed: back, rule });
    };
    for (const { cells, table, rule } of geometry.constraints.relations) add(cells, masksOfRelation(tables, table), rule);
    const derived = derivedSums(tables).map(({ adding, inside, outside, total, rules }) => ({
      cells: adding.cells,
      weights: [...inside.map(() => 1), ...outside.map(() => -1)],
      totals: [total],
      rule: rules[0],
    }));
    for (const { cells, weights, totals, rule } of [...geometry.constraints.sums, ...derived]) {
      const [a, b] = cells;
      if (cells.length !== 2) continue;
      const fits = (v: number, w: number): boolean => totals.includes(weights[0]! * (v + 1) + weights[1]! * (w + 1));
      const table = Uint8Array.from({ length: size * size }, (_, i) => (fits(Math.floor(i / size), i % size) ? 1 : 0));
      add([a!, b!], masksOfRelation(tables, table), rule);
    }
    return links;
  });
}

/** The rule by which a candidate excludes one of another cell; undefined where none does. */
export function excludingRule(tables: Tables, a: number, b: number): number | undefined {
  const { size } = tables;
  const [cell, other] = [Math.trunc(a / size), Math.trunc(b / size)];
  const bit = 1 << (b % size);
  return pairLinks(tables)[cell]!.find((link) => link.other === other && (link.allowed[a % size]! & bit) === 0)?.rule;
}

/** Two candidates of which a rule demands one. */
export interface EitherLink {
  readonly candidates: readonly [number, number];
  readonly rule: number;
}

/** The clauses that have come down to two candidates: what one of them denies the other affirms. */
export function eitherLinks(board: Board): readonly EitherLink[] {
  const { tables, size, geometry } = board;
  return geometry.constraints.clauses.flatMap(({ literals, rule }): EitherLink[] => {
    if (rule === undefined || literals.some(({ holds, cell }) => !holds || cell >= tables.cellCount)) return [];
    if (literals.some(({ cell, value }) => board.values[cell] === value)) return [];
    const open = literals.filter(({ cell, value }) => board.has(cell, value)).map(({ cell, value }) => cell * size + value - 1);
    return open.length === 2 ? [{ candidates: [open[0]!, open[1]!], rule }] : [];
  });
}
