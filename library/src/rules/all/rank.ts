import { type Cell, type Complaint, complain, indices } from '#core';
import { defineRule } from '../define.ts';
import { type Draft, type Machine, only, sequence, sum } from '../draft.ts';
import { type Field, number, optional, path, word } from '../fields.ts';
import { issRank } from '../keys/iss-rank.ts';
import type { Space } from '../space.ts';
import { needsSquare } from './diagonal.ts';

/**
 * Rows and columns, each read both ways, are numbers of as many digits as cells; ranks tell the place of one among all of them, from the
 * lowest. Each number stands once on each of the four edges, so four of them begin with each digit.
 */

function needsRanks(space: Space): Complaint | undefined {
  return (
    needsSquare(space) ??
    (space.geometry.panels[0]!.rows === space.numbers.length ? undefined : complain('the kind has more values than rows'))
  );
}

/** Rows and columns of a single square, each both ways. */
function linesOf({ geometry }: Space): Cell[][] {
  const { rows, places } = geometry.panels[0]!;
  const all = indices(rows);
  const at = (row: number, column: number): Cell => geometry.places[places[row * rows + column]!]!.cell;
  const forward = [...all.map((i) => all.map((k) => at(i, k))), ...all.map((i) => all.map((k) => at(k, i)))];
  return forward.flatMap((line) => [line, line.toReversed()]);
}

const isSame = (a: readonly Cell[], b: readonly Cell[]): boolean => a.length === b.length && a.every((cell, i) => cell === b[i]);

/** A whole row or column, from the side that it is read from. */
const line: Field<readonly Cell[]> = {
  ...path({ least: 2 }),
  sample(random, space) {
    const lines = needsRanks(space) ? [[0, 1]] : linesOf(space);
    return lines[random.below(lines.length)]!;
  },
};

export const rank = defineRule({
  id: 'rank',
  example: { kind: 'classic:2x2', rules: ['rank 8: r3c4..r3c1', 'rank 1: r2c4..r2c1'], puzzle: '................' },
  isOutside: true,
  fields: { rank: number({ least: 1, usual: ({ numbers }) => [1, 4 * numbers.length] }), ties: optional(word('tied')), path: line },
  needs: needsRanks,
  refuses: ({ path }, space) =>
    linesOf(space).some((line) => isSame(line, path)) ? undefined : complain('its cells have to be a whole row or column'),
  holds({ rank, ties, path }, at, { space }) {
    const own = path.map(at);
    const others = linesOf(space).filter((line) => !isSame(line, path));
    const ways = others.map((line) => compare(line.map(at), own));
    // Where each number stands once on every edge this follows; it is said so that engines may begin with it.
    if (own[0]! - space.lowest !== Math.floor((rank - 1) / 4)) return false;
    return ways.filter((way) => way < 0).length === rank - 1 && (ties !== undefined || !ways.includes(0));
  },
  compile({ rank, ties, path }, { space, hide }) {
    const { lowest } = space;
    const others = linesOf(space).filter((line) => !isSame(line, path));
    const isLess = others.map(() => hide(2));
    const machine = tellsLess(lowest, ties !== undefined);
    return [
      only(path[0]!, (number) => number - lowest === Math.floor((rank - 1) / 4)),
      ...others.map((line, i): Draft => sequence([isLess[i]!, ...inTurn(path, line)], machine)),
      sum(isLess, [others.length * lowest + rank - 1]),
    ];
  },
  draw: ({ rank, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1]!, text: `#${rank}` }],
  keys: { iss: issRank },
  words: {
    en: {
      name: 'Rank',
      called: 'rank',
      rule: 'Of all rows and columns, read both ways as numbers and put in order from the lowest, this one has this place; no other is the same unless ties are allowed.',
    },
    de: {
      name: 'Rang',
      called: 'Rang',
      rule: 'Unter allen Zeilen und Spalten, von beiden Seiten als Zahlen gelesen und von der kleinsten an geordnet, hat diese diesen Platz; keine andere ist gleich, wenn Gleichstand nicht erlaubt ist.',
    },
    fr: {
      name: 'Rang',
      called: 'le rang',
      rule: 'Parmi toutes les lignes et colonnes, lues dans les deux sens comme des nombres et rangées à partir du plus petit, celle-ci a cette place ; aucune autre n’est égale, sauf si les ex æquo sont permis.',
    },
  },
});

/** Below 0 where the first is less, above where it is more. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** A cell of one line, then that of the other. */
function inTurn(a: readonly Cell[], b: readonly Cell[]): Cell[] {
  return a.flatMap((cell, i) => [cell, b[i]!]);
}

/**
 * The first number says whether the second line is less than the first (one more than the lowest) or not; the others are theirs in turn. The
 * state is what the first number was and, between the two of a pair, its first; "done" once a pair has decided it rightly.
 */
function tellsLess(lowest: number, mayTie: boolean): Machine {
  return {
    key: `rank ${mayTie}`,
    start: '',
    step(state, found, position) {
      if (position === 0) return found === lowest ? 'more' : 'less';
      if (state === 'done') return state;
      const [says, own] = String(state).split(' ');
      if (own === undefined) return `${says} ${found}`;
      if (found === Number(own)) return says;
      return found < Number(own) === (says === 'less') ? 'done' : undefined;
    },
    accepts: (state) => state === 'done' || (mayTie && state === 'more'),
  };
}
