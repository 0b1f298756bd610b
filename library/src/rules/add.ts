import {
  type Cell,
  type CompiledRule,
  complain,
  complaintOf,
  expected,
  extendGeometry,
  fail,
  type GeometryDefinition,
  isRecord,
  type Kind,
  ok,
  type Result,
  type Rule,
} from '#core';
import { calledAt } from './called.ts';

/**
 * The kind with rules: the same cells and places, and a geometry that knows what the rules come down to. A kind that had rules loses
 * them, so that a list can be changed by giving the new one.
 */
export function withRules(kind: Kind, rules: readonly Rule[]): Result<Kind> {
  if (!Array.isArray(rules)) return expected(complain('a list of rules'), rules);
  const stranger = rules.findIndex((rule) => !isRule(rule));
  if (stranger >= 0) return expected(complain('a rule that a reader of rules has made'), rules[stranger]);
  const base = kind.base ?? kind;
  if (rules.length === 0) return ok(base);
  const { geometry } = base;
  const groups: GeometryDefinition['groups'][number][] = [];
  const hidden: number[] = [];
  const all = { masks: [], relations: [], sums: [], sequences: [], clauses: [] } as Mutable<Omit<CompiledRule, 'hidden' | 'groups'>>;
  for (const [index, rule] of rules.entries()) {
    let compiled: CompiledRule;
    try {
      compiled = rule.compile(rules);
    } catch (thrown) {
      return fail('{name}: {sentence}', { name: rule.text, sentence: complaintOf(thrown) });
    }
    const moved = (cell: Cell): Cell => (cell < geometry.cellCount ? cell : cell + hidden.length);
    compiled.groups.forEach((cells) => {
      groups.push({
        get called() {
          return compiled.groups.length === 1 ? rule.called : calledAt(rule.called, cells, geometry);
        },
        family: 'rule',
        rule: index,
        cells: cells.map(moved),
      });
    });
    all.masks.push(...compiled.masks.map((mask) => ({ ...mask, cell: moved(mask.cell), rule: index })));
    all.relations.push(
      ...compiled.relations.map(({ cells: [a, b], table }) => ({ cells: [moved(a), moved(b)] as const, table, rule: index })),
    );
    all.sums.push(...compiled.sums.map((sum) => ({ ...sum, cells: sum.cells.map(moved), rule: index })));
    all.sequences.push(...compiled.sequences.map((sequence) => ({ ...sequence, cells: sequence.cells.map(moved), rule: index })));
    all.clauses.push(
      ...compiled.clauses.map(({ literals }) => ({
        literals: literals.map((literal) => ({ ...literal, cell: moved(literal.cell) })),
        rule: index,
      })),
    );
    hidden.push(...compiled.hidden);
  }
  const constraints = { hidden, ...all, rules };
  return ok({ ...base, added: rules, base, geometry: extendGeometry(geometry, groups, constraints) });
}

function isRule(value: unknown): value is Rule {
  return isRecord(value) && typeof value['compile'] === 'function';
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
