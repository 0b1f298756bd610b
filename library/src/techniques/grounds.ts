import { type Cell, type Geometry, groupBy, type Value } from '#core';
import type { Board } from './board.ts';
import type { Candidate, Deduction, RuleGround } from './technique.ts';

/**
 * The rules that keep values out of blank cells where the groups of the kind do not: a mask, or a group of a rule that has the value. A single rests on
 * such without a step that says so, because they are obeyed when a value is placed. What an earlier step has struck out is not said again.
 */
export function groundsOf(board: Board, cells: Iterable<Cell>, values: readonly Value[]): Pick<Deduction, 'grounds'> {
  if (!board.tells || board.geometry.constraints.rules.length === 0) return {};
  const blank = [...cells].filter((cell) => board.values[cell] === 0);
  const missing = blank.flatMap((cell) => values.filter((value) => !board.has(cell, value)).map((value) => ({ cell, value })));
  const kept = missing.flatMap((candidate) => {
    const rule = keeperOf(board, candidate);
    return rule === undefined ? [] : [{ ...candidate, rule }];
  });
  if (kept.length === 0) return {};
  return {
    grounds: [...groupBy(kept, ({ rule }) => rule)].map(
      ([rule, all]): RuleGround => ({
        rule,
        values: [...new Set(all.map(({ value }) => value))],
        cells: [...new Set(all.map(({ cell }) => cell))],
      }),
    ),
  };
}

function keeperOf({ geometry, values }: Board, { cell, value }: Candidate): number | undefined {
  const having = geometry.groupsOf(cell).filter(({ cells }) => cells.some((other) => values[other] === value));
  if (having.some(({ rule }) => rule === undefined)) return undefined;
  const mask = geometry.constraints.masks.find((one) => one.cell === cell && !one.values.includes(value));
  return mask?.rule ?? having[0]?.rule;
}

/** Every rule that a deduction rests on: those it looks at, those behind its groups and links, and its grounds. */
export function rulesOf({ groups }: Geometry, { rules = [], grounds = [], houses, chains = [] }: Deduction): number[] {
  const links = chains.flat();
  const all = [
    ...rules,
    ...grounds.map(({ rule }) => rule),
    ...houses.map((house) => groups[house]!.rule),
    ...links.map(({ rule, house }) => rule ?? (house === undefined ? undefined : groups[house]!.rule)),
  ];
  return [...new Set(all)].filter((rule) => rule !== undefined);
}
