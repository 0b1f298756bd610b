import { complain, fail, type Kind, ok, type Result, type Rule } from '#core';
import { type FPuzzlesKey, findRule, type RuleReader, ruleReader, ruleTypes } from '#rules';

interface Spelling {
  readonly id: string;
  readonly key: FPuzzlesKey;
}

/** The rules by the property that they are spelled with; several may share one. */
const BY_KEY: ReadonlyMap<string, readonly Spelling[]> = byKey();

function byKey(): Map<string, Spelling[]> {
  const all = new Map<string, Spelling[]>();
  for (const { id, keys } of ruleTypes)
    for (const name of keys?.fPuzzles?.keys ?? []) all.set(name, [...(all.get(name) ?? []), { id, key: keys!.fPuzzles! }]);
  return all;
}

/** Whether some rule is spelled with a property. */
export function isRuleKey(key: string): boolean {
  return BY_KEY.has(key);
}

/** The rules of a document, those left out that its kind says. */
export function readFPuzzlesRules(object: Readonly<Record<string, unknown>>, kind: Kind): Result<Rule[]> {
  const reader = ruleReader(kind);
  const rules: Rule[] = [];
  for (const [key, value] of Object.entries(object)) {
    if (!isRuleKey(key) || !value || isSaidByKind(key, kind)) continue;
    for (const [i, item] of (Array.isArray(value) ? (value as readonly unknown[]) : [value]).entries()) {
      const read = readItem(key, item, reader);
      if (!read.ok) return fail('{key} {number:id}: {sentence}', { key, number: i + 1, sentence: read });
      rules.push(...read.value);
    }
  }
  return ok(rules);
}

function isSaidByKind(key: string, { family }: Kind): boolean {
  return family === 'diagonal' && (key === 'diagonal+' || key === 'diagonal-');
}

function readItem(key: string, item: unknown, reader: RuleReader): Result<readonly Rule[]> {
  for (const { id, key: spelling } of BY_KEY.get(key)!) {
    const found = spelling.read(item, reader.space, key);
    if (!found) continue;
    return found.ok ? reader.readAll(id, found.value) : found;
  }
  return fail('Ninefold does not know it');
}

/** The properties that say rules; names the first that none can say. */
export function writeFPuzzlesRules(rules: readonly Rule[], kind: Kind): Result<Record<string, unknown>> {
  const { space } = ruleReader(kind);
  const object: Record<string, unknown[] | true> = {};
  for (const rule of rules) {
    const written = findRule(rule.id)?.keys?.fPuzzles?.write(rule.fields, space, rules) ?? fail('it has no such rule');
    if (!written.ok)
      return fail('{what} cannot hold {rule}: {sentence}', { what: complain('f-puzzles'), rule: rule.text, sentence: written });
    for (const { key, item } of written.value) {
      const list = object[key];
      object[key] = item === true ? true : [...(Array.isArray(list) ? list : []), item];
    }
  }
  return ok(object);
}
