import { type Cell, type Said, said, type Value, type Words } from '#core';
import type { Names } from './technique.ts';
import { stateOf } from './words.ts';

/** That one of some cells has a value, or none, as a link of a chain over groups says it; with the rule that it follows from. */
export interface Stated {
  readonly value: Value;
  readonly cells: readonly Cell[];
  readonly on: boolean;
  readonly rule?: number | undefined;
}

export function statement({ cells, value, on }: Stated, names: Names): Said {
  if (cells.length === 1) return stateOf({ cell: cells[0]!, value, on }, names);
  return said(on ? ONE_OF : NONE_OF, { cells: names.cells(cells), value: names.value(value) });
}

/** The same, and by which rule. */
export function statementByRule(stated: Stated, names: Names): Said {
  const state = statement(stated, names);
  return stated.rule === undefined ? state : said(BY_RULE, { state, rule: names.rule(stated.rule) });
}

const BY_RULE: Words<string> = { en: '{state} [{rule:bare}]', de: '{state} [{rule:bare}]', fr: '{state} [{rule:bare}]' };
const ONE_OF: Words<string> = {
  en: 'one of {cells} is {value}',
  de: 'eines von {cells} = {value}',
  fr: 'l’une des cases {cells} = {value}',
};
const NONE_OF: Words<string> = {
  en: 'none of {cells} is {value}',
  de: 'keines von {cells} = {value}',
  fr: 'aucune des cases {cells} = {value}',
};
