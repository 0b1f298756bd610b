import { type Cell, cellPart, fail, type Group, ok, type Result, type Said, said, type Value, type Words } from '#core';
import type { Paper } from './paper.ts';
import { TOLD } from './told.ts';

/** Goes once over the sheet; false when it has to stop, because the sheet is broken or the budget ended. */
type Rule = (paper: Paper) => boolean;

/** A square that can hold one value only holds it. */
export const nakedSingle: Rule = (paper) => {
  const { geometry, grid } = paper.board;
  for (let cell = 0; cell < grid.length; cell++) {
    if (!paper.isBlank(cell)) continue;
    const [first, second] = valuesAt(paper, cell, 2);
    if (first === undefined) return paper.fail(said(TOLD.noCandidate, { cell: cellPart(geometry, cell) }));
    if (second === undefined && !paper.write(cell, first, said(TOLD.nakedSingle))) return false;
  }
  return true;
};

/** A house with one blank square gets the one value that it misses there. */
export const uniqueMissing: Rule = (paper) => {
  const { geometry, grid } = paper.board;
  for (const { cells, house, called } of geometry.groups) {
    if (!house) continue;
    const [blank, ...others] = paper.blanks(cells);
    if (blank === undefined || others.length > 0) continue;
    const held = new Set(cells.map((cell) => grid[cell]));
    const missing = range(geometry.size).find((value) => !held.has(value))!;
    if (!paper.write(blank, missing, said(TOLD.uniqueMissing, { group: called }))) return false;
  }
  return true;
};

/** A value that has one square left in a house stands there. */
const hiddenSingle: Rule = (paper) => {
  const { geometry, grid } = paper.board;
  for (const group of geometry.groups) {
    if (!group.house) continue;
    for (const value of range(geometry.size)) {
      if (group.cells.some((cell) => grid[cell] === value)) continue;
      const places = paper.placesFor(value, group);
      if (places.length === 0) return paper.fail(said(TOLD.noPlace, { group: group.called, value }));
      if (places.length === 1 && !paper.write(places[0]!, value, inGroup(TOLD.hiddenSingle, group))) return false;
    }
  }
  return true;
};

/** When every square left for a value in a house lies in a second group, the rest of that group drops the value. */
const lockedCandidates: Rule = (paper) => {
  const { geometry } = paper.board;
  for (const group of geometry.groups) {
    if (!group.house) continue;
    for (const value of range(geometry.size)) {
      const places = paper.placesFor(value, group);
      if (places.length < 2) continue;
      const second = geometry.groupsOf(places[0]!).filter((other) => other !== group && places.every((cell) => other.cells.includes(cell)));
      for (const other of second) {
        for (const cell of other.cells) if (!group.cells.includes(cell)) paper.strike(cell, value, inGroup(TOLD.locked, group));
      }
    }
  }
  return true;
};

/** Two squares of a group that hold only the same two values between them, or three with three, take these from the rest. */
function nakedSet(count: number, name: Words<string>): Rule {
  return (paper) => {
    for (const group of paper.board.geometry.groups) {
      const blanks = paper.blanks(group.cells);
      const small = blanks
        .map((cell) => ({ cell, values: valuesAt(paper, cell, count + 1) }))
        .filter(({ values }) => values.length >= 2 && values.length <= count);
      for (const chosen of choose(small, count)) {
        const values = [...new Set(chosen.flatMap((square) => square.values))];
        if (values.length !== count) continue;
        const own = chosen.map(({ cell }) => cell);
        for (const cell of blanks) if (!own.includes(cell)) for (const value of values) paper.strike(cell, value, inGroup(name, group));
      }
    }
    return true;
  };
}

/** The rules beyond the printed method, by name: the paper's own further work. */
const FURTHER_RULES: ReadonlyMap<string, Rule> = new Map([
  ['hidden-single', hiddenSingle],
  ['locked-candidates', lockedCandidates],
  ['naked-pairs', nakedSet(2, TOLD.nakedPair)],
  ['naked-triples', nakedSet(3, TOLD.nakedTriple)],
]);

/** Reads the setting: "printed" for none of them, "all", or names separated by commas or plus signs. */
export function readRules(text: string): Result<Rule[]> {
  const names = [...FURTHER_RULES.keys()];
  const wanted = text === 'printed' ? [] : text === 'all' ? names : text.split(/[\s,+]+/).filter(Boolean);
  const unknown = wanted.find((name) => !FURTHER_RULES.has(name));
  if (unknown !== undefined || (wanted.length === 0 && text !== 'printed'))
    return fail('the rules must be printed, all, or some of {known}, not "{text}"', {
      known: names.join(', '),
      text: (unknown ?? text).slice(0, 60),
    });
  return ok(names.filter((name) => wanted.includes(name)).map((name) => FURTHER_RULES.get(name)!));
}

/** A rule by its name and where it is used. */
function inGroup(name: Words<string>, { called }: Group): Said {
  return said(TOLD.struck, { name: said(name), group: called });
}

/** The first values that are marked in a square, at most `most`. */
function valuesAt(paper: Paper, cell: Cell, most: number): Value[] {
  const values: Value[] = [];
  for (let value = 1; value <= paper.board.geometry.size && values.length < most; value++) if (paper.has(cell, value)) values.push(value);
  return values;
}

function range(size: number): Value[] {
  return Array.from({ length: size }, (_, i) => i + 1);
}

/** Every choice of this many items, in order. */
function* choose<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  for (let i = from; count > 0 && i <= items.length - count; i++)
    for (const rest of choose(items, count - 1, i + 1)) yield [items[i]!, ...rest];
}
