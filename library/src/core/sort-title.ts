import type { Puzzle } from './puzzle.ts';
import type { Rule } from './rule.ts';
import { LANGUAGE_CODES, type Said, said, type Words } from './said.ts';

const TITLE = '{kind} · {rules}';

/** What a puzzle without a title of its own is called: its kind, and each sort of its rules. A killer is no plain 9x9, though both are of one kind. */
export function sortTitle({ kind, rules }: Pick<Puzzle, 'kind' | 'rules'>): Said {
  return titleWithRules(kind.words.title, rules);
}

/** The same where only the kind and the words of the rules are known. */
export function titleWithRules(kind: Said, rules: readonly Pick<Rule, 'words'>[]): Said {
  if (rules.length === 0) return kind;
  const named = (code: keyof Words<string>): string => [...new Set(rules.map(({ words }) => words[code].name))].join(', ');
  const names = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, named(code)])) as unknown as Words<string>;
  return said({ en: TITLE, de: TITLE, fr: TITLE }, { kind, rules: said(names) });
}
