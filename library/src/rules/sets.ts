import { fail, ok, type Result, type Rule } from '#core';
import { type Field, type RuleSource, shown } from './fields.ts';

type Sets = readonly (readonly Rule[])[];

/** Sets of rules: "{ cage 15: r1c1 r1c2; x: r2c1 r2c2 } | { thermo: r1c1 r2c1 }"; as data a list of lists of rules. */
export function ruleSets({ least = 1 }: { readonly least?: number } = {}): Field<Sets> {
  const atLeast = (sets: Sets): Result<Sets> =>
    sets.length < least ? fail('expected at least {least} sets of rules, found {found}', { least, found: sets.length }) : ok(sets);
  return {
    type: 'rules',
    expects: {
      en: 'sets of rules with | between them, each in braces with ; between its rules',
      de: 'Mengen von Regeln mit | dazwischen, jede in geschweiften Klammern mit ; zwischen ihren Regeln',
      fr: 'des ensembles de règles séparés par |, chacun entre accolades, ses règles séparées par des points-virgules',
    },
    optional: false,
    read(data, _space, rules) {
      if (!Array.isArray(data)) return fail('expected a list of sets of rules, found {found}', { found: shown(data) });
      const sets: Rule[][] = [];
      for (const item of data as readonly unknown[]) {
        const set = readSet(item, rules);
        if (!set.ok) return set;
        sets.push(set.value);
      }
      return atLeast(sets);
    },
    parse(written, _space, rules) {
      const sets: Rule[][] = [];
      for (const piece of cut(written, '|')) {
        const inner = /^\{(.*)\}$/s.exec(piece)?.[1];
        if (inner === undefined)
          return fail('expected a set of rules such as {example}, found {found}', { example: EXAMPLE, found: shown(piece) });
        const set: Rule[] = [];
        for (const line of cut(inner, ';').filter((rule) => rule !== '')) {
          const rule = rules.parse(line);
          if (!rule.ok) return rule;
          set.push(rule.value);
        }
        sets.push(set);
      }
      return atLeast(sets);
    },
    format: (sets) => sets.map((set) => `{ ${set.map(({ text }) => text).join('; ')} }`).join(' | '),
    toData: (sets, _space, rules) => sets.map((set) => set.map((rule) => rules.toData(rule))),
    sample: (random, _space, rules) =>
      Array.from({ length: Math.max(least, 2) + random.below(2) }, () =>
        Array.from({ length: 1 + random.below(2) }, () => rules.sample(random)),
      ),
  };
}

const EXAMPLE = '{ cage 15: r1c1 r1c2 }';

function readSet(data: unknown, rules: RuleSource): Result<Rule[]> {
  if (!Array.isArray(data)) return fail('expected a list of rules, found {found}', { found: shown(data) });
  const set: Rule[] = [];
  for (const item of data as readonly unknown[]) {
    if (typeof item !== 'string' && (typeof item !== 'object' || item === null))
      return fail('expected a rule, found {found}', { found: shown(item) });
    const rule = typeof item === 'string' ? rules.parse(item) : rules.read(item as Record<string, unknown>);
    if (!rule.ok) return rule;
    set.push(rule.value);
  }
  return ok(set);
}

/** The pieces of a text between signs that stand neither in braces nor in quotes. */
function cut(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let [depth, start, isQuoted] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if (isQuoted && character === '\\') i++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === sign && depth === 0) {
      pieces.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  return [...pieces, text.slice(start).trim()];
}
