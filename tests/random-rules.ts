import { type FieldValue, fail, type Kind, type Random, type Result, type Rule } from '#core';
import { kindOf } from '#kinds';
import { type RuleType, ruleReader, ruleTypes, withRules } from '#rules';

/** Small kinds of every sort: grids, a Latin square, crooked regions, a cube, faces that are glued and faces that are not. */
export const SMALL_KINDS: readonly Kind[] = [
  kindOf('classic:2x2'),
  kindOf('classic:2x3'),
  kindOf('latin:5'),
  kindOf('jigsaw:5', [...'0001102011223312433324444'].map(Number)),
  kindOf('solid:2'),
  kindOf('faces3:2'),
];

/** A rule with random fields, as the fields themselves invent them; says why where they make no sense together. */
export function sampleRule(type: RuleType, kind: Kind, random: Random): Result<Rule> {
  const reader = ruleReader(kind);
  const fields: Record<string, FieldValue> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.optional && random.below(2) === 0) continue;
    const value = field.sample(random, reader.space, reader);
    if (value !== undefined) fields[name] = value;
  }
  // A round trip through the line, so that whatever is tested could have been read.
  const made = reader.make(type.id, fields);
  return made.ok ? reader.parse(made.value.text) : made;
}

/** A kind with one to four random rules; a failure where the draw gave none that makes sense. */
export function sampleRules(kind: Kind, random: Random, only?: RuleType): Result<Kind> {
  const rules: Rule[] = [];
  const count = 1 + random.below(4);
  for (let tries = 0; rules.length < count && tries < 20; tries++) {
    const type = only && rules.length === 0 ? only : ruleTypes[random.below(ruleTypes.length)]!;
    const rule = sampleRule(type, kind, random);
    if (rule.ok) rules.push(rule.value);
  }
  return rules.length === 0 ? fail('no rule makes sense here') : withRules(kind, rules);
}
