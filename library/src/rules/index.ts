import { fail, type Kind, ok, type Result, type Rule } from '#core';
import { withRules } from './add.ts';
import { antiKnight } from './all/anti-knight.ts';
import { arrow } from './all/arrow.ts';
import { cage } from './all/cage.ts';
import { difference } from './all/difference.ts';
import { extraRegion } from './all/extra-region.ts';
import { sandwich } from './all/sandwich.ts';
import { thermo } from './all/thermo.ts';
import type { RuleType } from './define.ts';
import { ruleData as dataOf, RuleReader } from './read.ts';

export { withRules } from './add.ts';
export type { RuleFields, RuleKeys, RuleType, RuleWords } from './define.ts';
export { type Field, isHead } from './fields.ts';
export { cellWord, formatCellList, parseCellList } from './places.ts';
export type { RuleReader } from './read.ts';
export type { Space } from './space.ts';

/** Every rule there is. The only list: formats, engines' tests, documents and the page read it. */
export const ruleTypes: readonly RuleType[] = [extraRegion, cage, arrow, thermo, difference, sandwich, antiKnight];

/** The rule of an id; undefined where there is none. */
export function findRule(id: string): RuleType | undefined {
  return ruleTypes.find((type) => type.id === id);
}

/** Reads and makes rules on a kind. */
export function ruleReader(kind: Kind): RuleReader {
  return new RuleReader(ruleTypes, (kind.base ?? kind).geometry);
}

/** The rules of a kind as plain data, which `ruleReader(kind).read` takes. */
export function rulesData(kind: Kind): Record<string, unknown>[] {
  const reader = ruleReader(kind);
  return (kind.added ?? []).map((rule) => dataOf(rule, reader, ruleTypes));
}

/**
 * The kind with rules given as lines: "cage 15: r1c1 r1c2".
 *
 * @example
 * const kind = addRules(kindOf('classic:3x3'), ['thermo: r5c5 r4c5 r3c5', 'anti-knight:']);
 */
export function addRules(kind: Kind, lines: readonly string[]): Result<Kind> {
  const reader = ruleReader(kind);
  const rules: Rule[] = [...(kind.added ?? [])];
  for (const line of lines) {
    const rule = reader.parse(line);
    if (!rule.ok) return fail(rule);
    rules.push(rule.value);
  }
  return lines.length === 0 ? ok(kind) : withRules(kind, rules);
}
