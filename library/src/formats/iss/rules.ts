import { fail, type Kind, ok, type Result, type Rule } from '#core';
import { findRule, type IssKey, type RuleReader, ruleReader, ruleTypes } from '#rules';
import { ISS, type IssGrid } from './kind.ts';
import { replicate } from './replicate.ts';
import type { IssNode } from './text.ts';

type Spelling = { readonly id: string; readonly key: IssKey };

/** The rules by the type that they are spelled with; several may share one. */
const BY_TYPE: ReadonlyMap<string, readonly Spelling[]> = byType();

function byType(): Map<string, Spelling[]> {
  const all = new Map<string, Spelling[]>();
  for (const { id, keys } of ruleTypes) {
    const key = keys?.iss;
    for (const type of key ? [key.type, ...(key.older ?? [])] : []) all.set(type, [...(all.get(type) ?? []), { id, key: key! }]);
  }
  return all;
}

/** Whether some rule is spelled with a type. */
export function isRuleType(type: string): boolean {
  return BY_TYPE.has(type);
}

/** The rules of constraints. */
export function readIssRules(nodes: readonly IssNode[], grid: IssGrid): Result<Rule[]> {
  const reader = ruleReader(grid.kind);
  const rules: Rule[] = [];
  for (const node of nodes) {
    const found = readNode(node, reader, grid);
    if (!found.ok) return fail('constraint {number:id}, {type}: {sentence}', { number: node.number, type: node.type, sentence: found });
    rules.push(...found.value);
  }
  return ok(rules);
}

function readNode(node: IssNode, reader: RuleReader, grid: IssGrid): Result<readonly Rule[]> {
  const { type, args, inside } = node;
  if (type === 'Replicate') {
    const copies = replicate(node, grid.kind.geometry.panels[0]!);
    return copies.ok ? readIssRules(copies.value, grid) : copies;
  }
  if (type === 'And') return readIssRules(inside, grid);
  if (type === 'Or') return readOr(inside, reader, grid);
  // Where the grid has no boxes they are those that it would have.
  if (type === 'DisjointSets' && reader.space.boxes().length === 0)
    return reader.readAll(
      'extra-region',
      grid.disjoint.map((cells) => ({ cells })),
    );
  const { space } = reader;
  for (const { id, key } of BY_TYPE.get(type) ?? []) {
    const found = key.read(args, space, type);
    if (!found) continue;
    return found.ok ? reader.readAll(id, found.value) : found;
  }
  return fail('Ninefold does not know it');
}

/** Each constraint inside is a choice, whatever number of rules it stands for. */
function readOr(inside: readonly IssNode[], reader: RuleReader, grid: IssGrid): Result<readonly Rule[]> {
  const sets: (readonly Rule[])[] = [];
  for (const node of inside) {
    const set = readIssRules([node], grid);
    if (!set.ok) return set;
    sets.push(set.value);
  }
  // One choice is none, and a choice without rules is always right.
  if (sets.length === 1) return ok(sets[0]!);
  if (sets.some(({ length }) => length === 0)) return ok([]);
  const rule = reader.make('either-or', { sets });
  return rule.ok ? ok([rule.value]) : rule;
}

/** The constraints that say rules; names the first that none can say. */
export function writeIssRules(rules: readonly Rule[], kind: Kind): Result<readonly Omit<IssNode, 'number'>[]> {
  const { space } = ruleReader(kind);
  const nodes: Omit<IssNode, 'number'>[] = [];
  for (const rule of rules) {
    if (rule.id === 'either-or') {
      const choices = writeOr(rule.fields['sets'] as readonly (readonly Rule[])[], kind);
      if (!choices.ok) return fail('{what} cannot hold {rule}: {sentence}', { what: ISS, rule: rule.text, sentence: choices });
      nodes.push(choices.value);
      continue;
    }
    const key = findRule(rule.id)?.keys?.iss;
    const written = key?.write(rule.fields, space) ?? fail('it has no such rule');
    if (!written.ok) return fail('{what} cannot hold {rule}: {sentence}', { what: ISS, rule: rule.text, sentence: written });
    nodes.push(...written.value.map((args) => ({ type: key!.type, args, inside: [] })));
  }
  return ok(nodes);
}

function writeOr(sets: readonly (readonly Rule[])[], kind: Kind): Result<Omit<IssNode, 'number'>> {
  const inside: IssNode[] = [];
  for (const [number, set] of sets.entries()) {
    const nodes = writeIssRules(set, kind);
    if (!nodes.ok) return nodes;
    const all = nodes.value.map((node) => ({ ...node, number }));
    inside.push(all.length === 1 ? all[0]! : { type: 'And', args: [], inside: all, number });
  }
  return ok({ type: 'Or', args: [], inside });
}
