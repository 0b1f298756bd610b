import { type Cell, isSameList } from '#core';
import type { Board } from '../board.ts';
import type { Tables } from '../tables.ts';
import { sharesOf, type ValueShare } from './crossing.ts';
import { derivedSums } from './forty-five.ts';
import { type FilterNet, maskOf } from './net.ts';
import { rulePartsOf } from './parts.ts';

/** A rule, or a sum by the rule of 45, with the cells that it has in one or several houses. */
export interface Guest {
  readonly rules: readonly number[];
  /** The houses that a sum rests on. */
  readonly houses: readonly number[];
  readonly net: FilterNet;
  /** Where these cells stand in the net. */
  readonly places: readonly number[];
  readonly cells: readonly Cell[];
  /** The same for the same cells of the same rule, which are met in several houses. */
  readonly key: string;
}

interface Notes {
  /** By sets of values the fewest of them that any set of the guest has. */
  needs?: Uint8Array;
}

/** A guest, and the sets of values that it may have there. */
export interface Listed {
  readonly guest: Guest;
  readonly shares: readonly ValueShare[];
  /** What was worked out of these sets; kept until they change. */
  readonly notes: Notes;
}

/** Longer rules leave so much open that listing their shares tells nothing. */
const MOST_CELLS = 9;
/** Sums by the rule of 45 are taken up to this many cells. */
const MOST_DERIVED = 4;

/** What has two of some cells or more, but not all of them; where `areSeen`, only if those see each other. */
export function guestsOf(tables: Tables, cells: readonly Cell[], areSeen: boolean): Guest[] {
  const own = new Set<Cell>(cells);
  return hostable(tables).flatMap((unit): Guest[] => {
    const places = unit.net.cells.flatMap((cell, i) => (cell < tables.cellCount && own.has(cell) ? [i] : []));
    if (places.length < 2 || places.length === cells.length) return [];
    const inside = places.map((place) => unit.net.cells[place]!);
    if (areSeen && !inside.every((a, i) => inside.slice(i + 1).every((b) => tables.sees(a, b)))) return [];
    return [{ ...unit, places, cells: inside, key: `${unit.rules.join()} ${unit.net.cells.join()} ${places.join()}` }];
  });
}

function hostable(tables: Tables): readonly Pick<Guest, 'rules' | 'houses' | 'net'>[] {
  return tables.borrow('hostable', () =>
    [
      ...rulePartsOf(tables).map(({ rule, net }) => ({ rules: [rule], houses: [] as readonly number[], net })),
      ...derivedSums(tables)
        .filter(({ adding }) => adding.cells.length <= MOST_DERIVED)
        .map(({ rules, houses, net }) => ({ rules, houses, net })),
    ].filter(({ net }) => net.cells.length <= MOST_CELLS),
  );
}

interface Known {
  readonly masks: Int32Array;
  readonly shares: ValueShare[] | undefined;
  readonly notes: Notes;
}

/** The guests whose sets can be listed on a board, those with few sets first. */
export function listedOf(board: Board, guests: readonly Guest[]): Listed[] {
  const known = board.tables.borrow('shares', () => new Map<string, Known>());
  const listed = guests.flatMap((guest): Listed[] => {
    const masks = guest.net.masksOf(board);
    let last = known.get(guest.key);
    if (!last || !isSameList(last.masks, masks)) last = { masks, shares: sharesOf(board, guest.net, guest.places, masks), notes: {} };
    known.set(guest.key, last);
    return last.shares ? [{ guest, shares: last.shares, notes: last.notes }] : [];
  });
  return listed.sort((a, b) => a.shares.length - b.shares.length);
}

/** All cells of some guests and some more, each once. */
export function cellsWith(cells: readonly Cell[], guests: readonly Guest[], cellCount: number): readonly Cell[] {
  return [...new Set([...cells, ...guests.flatMap(({ net }) => net.cells.filter((cell) => cell < cellCount))])];
}

/** What some cells may hold. */
export function masksIn(board: Board, cells: readonly Cell[]): Int32Array {
  const masks = new Int32Array(cells.length);
  for (let i = 0; i < masks.length; i++) masks[i] = maskOf(board, cells[i]!);
  return masks;
}

/** What some sets of a guest leave of its cells, those outside the houses included. */
export function keptBy(
  { guest }: Pick<Listed, 'guest'>,
  shares: readonly ValueShare[],
  cellCount: number,
): { readonly cell: Cell; readonly mask: number }[] {
  return guest.net.cells.flatMap((cell, i) =>
    cell < cellCount ? [{ cell, mask: shares.reduce((union, { all }) => union | all[i]!, 0) }] : [],
  );
}
