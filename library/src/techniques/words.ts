import { type Cell, cellName, type Puzzle, type Value } from '#core';
import { groupBy } from './group-by.ts';
import type { Candidate, Chain, Deduction, Link, StepWords } from './technique.ts';

/** More of anything than this is counted and not listed. */
const LISTED = 24;

/** The words for one puzzle. */
export function wordsFor(
  { geometry, symbols }: Pick<Puzzle, 'geometry' | 'symbols'>,
  styled: (name: string) => string = (name) => name,
): StepWords {
  const cell = (index: Cell): string => styled(cellName(geometry, index).replaceAll(' = ', '='));
  const value = (v: Value): string => symbols.all[v - 1]!;
  const house = (group: number): string => geometry.groups[group]!.name;
  const list: StepWords['list'] = (items, last = 'and') => {
    const shown = items.length > LISTED ? [...items.slice(0, LISTED), `${items.length - LISTED} more`] : items;
    return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
  };
  const result = ({ place, remove }: Deduction): string => {
    const placed = place.map((one) => `${cell(one.cell)} is ${value(one.value)}`);
    if (placed.length > 0) return `so ${list(placed)}`;
    const byValue = [...groupBy(remove, (one) => one.value)].sort(([a], [b]) => a - b);
    const gone = byValue.map(([v, all]) => `${value(v)} goes from ${list(all.map((one) => cell(one.cell)))}`);
    return `so ${gone.join('; ')}`;
  };
  const state = ({ cell: at, value: v, on }: Candidate & { on: boolean }): string => `${cell(at)} is ${on ? '' : 'not '}${value(v)}`;
  const because = (link: Link, chain: Chain): string => {
    const why =
      link.by ?? (link.house === undefined ? (link.on ? 'the only value left in the cell' : 'one value in a cell') : house(link.house));
    const reasons = link.from.map((i) => i + 1);
    return `(${chain.indexOf(link) + 1}) ${state(link)} [${why}; from ${reasons.join(', ')}]`;
  };
  return {
    cell,
    value,
    house,
    list,
    cells: (all, last) => list(all.map(cell), last),
    values: (all, last) => list(all.map(value), last),
    houses: (all) => list(all.map(house)),
    result,
    chain: (chain) => chain.map((link, i) => (i === 0 ? `(1) assume ${state(link)}` : because(link, chain))).join(', '),
  };
}
