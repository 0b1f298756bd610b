import {
  type Cell,
  type CompiledRule,
  complain,
  expected,
  type FieldValue,
  fail,
  type Geometry,
  type GroupName,
  ok,
  oncePer,
  type Random,
  type Result,
  type Rule,
  refuseAllButFields,
  refuseAllButText,
  showValue,
} from '#core';
import { breaches } from './broken.ts';
import { calledOf } from './called.ts';
import { compileDrafts } from './compile.ts';
import type { RuleSetting, RuleType } from './define.ts';
import type { Draft } from './draft.ts';
import { type Field, isHead, type RuleSource } from './fields.ts';
import { type Space, spaceOf } from './space.ts';
import { writtenRule } from './written.ts';

/** How deep rules may hold rules. */
const DEEPEST = 8;

/** A rule as its reader makes it: what it compiles to can be asked for before it is made into tables, by rules that hold it. */
export interface BoundRule extends Rule {
  drafts(setting: RuleSetting): readonly Draft[];
}

/** Reads and makes rules on one kind. */
export class RuleReader implements RuleSource {
  readonly #types: ReadonlyMap<string, RuleType>;
  readonly space: Space;
  #depth = 0;

  constructor(types: readonly RuleType[], geometry: Geometry) {
    this.#types = typesById(types);
    this.space = spaceOf(geometry);
  }

  /** Reads what may hold rules again. */
  #nested<T>(read: () => Result<T>): Result<T> {
    if (this.#depth >= DEEPEST) return fail('rules within rules go at most {most} deep', { most: DEEPEST });
    this.#depth++;
    const result = read();
    this.#depth--;
    return result;
  }

  /** A rule from data: `{ rule: 'cage', cells: 'r1c1 r1c2', sum: 15 }`. Cells by name or index, in a list or a string. */
  read(data: Readonly<Record<string, unknown>>): Result<Rule> {
    const refusal = refuseAllButFields(data);
    if (refusal) return refusal;
    const { rule: id, ...given } = data;
    const type = this.#find(id);
    if (!type.ok) return type;
    const strange = Object.keys(given).find((name) => !(name in type.value.fields));
    if (strange !== undefined)
      return fail('{rule}: it has no field {found}; its fields are {known}', {
        rule: type.value.id,
        found: JSON.stringify(strange.slice(0, 40)),
        known: Object.keys(type.value.fields).join(', '),
      });
    const fields: Record<string, FieldValue> = {};
    for (const [name, field] of Object.entries(type.value.fields)) {
      const item = given[name];
      if (item === undefined || item === null) {
        if (!field.optional) return fail('{rule}: {name} is missing', { rule: type.value.id, name });
        continue;
      }
      const value = this.#nested(() => field.read(item, this.space, this));
      if (!value.ok) return fail('{rule}: {name}: {sentence}', { rule: type.value.id, name, sentence: value });
      fields[name] = value.value as FieldValue;
    }
    return this.make(type.value.id, fields);
  }

  /** Rules of one type, each from its fields. */
  readAll(id: string, all: readonly Readonly<Record<string, unknown>>[]): Result<readonly Rule[]> {
    if (!Array.isArray(all)) return expected(complain('a list'), all);
    const rules: Rule[] = [];
    for (const fields of all) {
      const rule = refuseAllButFields(fields) ?? this.read({ rule: id, ...fields });
      if (!rule.ok) return rule;
      rules.push(rule.value);
    }
    return ok(rules);
  }

  /** A rule from its line: "cage 15: r1c1 r1c2 r2c1". */
  parse(line: string): Result<Rule> {
    const refusal = refuseAllButText(line);
    if (refusal) return refusal;
    const match = /^\s*([a-z][a-z-]*)(.*)$/is.exec(line);
    const type = this.#find(match?.[1]?.toLowerCase() ?? line);
    if (!type.ok) return type;
    const halves = /^((?:\s+(?:"(?:[^"\\]|\\.)*"|[^\s:"]+))*)\s*(?::(.*))?$/s.exec(match![2]!);
    if (!halves) return fail('{rule}: expected numbers and words, then a colon, then cells', { rule: type.value.id });
    const head = halves[1]!.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
    const body = (halves[2] ?? '').trim();
    const isWhole = Object.values(type.value.fields).some((field) => field.type === 'rules');
    return this.#fromLine(type.value, head, body === '' ? [] : isWhole ? [body] : body.split('='));
  }

  /** A rule of fields that are known to be right; says where they make no sense together or on this kind. */
  make(id: string, fields: Readonly<Record<string, FieldValue>>): Result<Rule> {
    const type = this.#find(id);
    if (!type.ok) return type;
    const strange = refuseAllButFields(fields);
    if (strange) return strange;
    const refusal = type.value.needs?.(this.space) ?? type.value.refuses?.(fields, this.space);
    if (refusal) return fail('{name}: {sentence}', { name: id, sentence: refusal });
    return ok(bind(type.value, fields, this.space));
  }

  /** The rule as plain data that `read` takes. */
  toData(rule: Rule): Record<string, unknown> {
    const type = this.#types.get(rule.id)!;
    const fields = Object.entries(type.fields).flatMap(([name, field]) =>
      rule.fields[name] === undefined ? [] : [[name, field.toData(rule.fields[name], this.space, this)]],
    );
    return { rule: rule.id, ...Object.fromEntries(fields) };
  }

  /** Some rule that holds no others, with fields as they invent them. */
  sample(random: Random): Rule {
    const types = [...this.#types.values()].filter((type) => Object.values(type.fields).every((field) => field.type !== 'rules'));
    for (;;) {
      const type = types[random.below(types.length)]!;
      const fields: Record<string, FieldValue> = {};
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.optional && random.below(2) === 0) continue;
        const value = field.sample(random, this.space, this);
        if (value !== undefined) fields[name] = value;
      }
      const rule = this.make(type.id, fields);
      if (rule.ok) return rule.value;
    }
  }

  #find(id: unknown): Result<RuleType> {
    const type = this.#types.get(id as string);
    return type
      ? ok(type)
      : fail('unknown rule {found}; the rules are {known}', {
          found: showValue(id),
          known: [...this.#types.keys()].join(', '),
        });
  }

  #fromLine(type: RuleType, head: string[], body: readonly string[]): Result<Rule> {
    const fields: Record<string, FieldValue> = {};
    const waiting = { head: [...head], body: [...body] };
    for (const [name, field] of Object.entries(type.fields)) {
      const from = isHead(field as Field<FieldValue>) ? waiting.head : waiting.body;
      const written = from[0];
      const value = written === undefined ? undefined : this.#nested(() => field.parse(written, this.space, this));
      if (value?.ok) {
        fields[name] = value.value as FieldValue;
        from.shift();
      } else if (
        !field.optional ||
        (value && !Object.values(type.fields).some((other) => other !== field && isHead(other as Field<FieldValue>)))
      ) {
        return value && !value.ok
          ? fail('{rule}: {name}: {sentence}', { rule: type.id, name, sentence: value })
          : fail('{rule}: {name} is missing', { rule: type.id, name });
      }
    }
    const [rest] = [...waiting.head, ...waiting.body];
    return rest === undefined
      ? this.make(type.id, fields)
      : fail('{rule}: {found} means nothing there; it is written {form}', {
          rule: type.id,
          found: JSON.stringify(rest.slice(0, 40)),
          form: JSON.stringify(writtenRule(type)),
        });
  }
}

const typesById = oncePer((types: readonly RuleType[]) => new Map(types.map((type) => [type.id, type])));

function bind(type: RuleType, fields: Readonly<Record<string, FieldValue>>, space: Space): BoundRule {
  const { lowest } = space;
  const cells = cellsOf(type, fields);
  const compile = (rules: readonly Rule[]): CompiledRule => {
    const hidden: number[] = [];
    const setting: RuleSetting = { space, rules, hide: (values) => space.geometry.cellCount + hidden.push(values) - 1 };
    return compileDrafts(type.compile(fields, setting), space, hidden);
  };
  const holds: Rule['holds'] = (grid, rules) => type.holds(fields, (cell) => grid[cell]! - 1 + lowest, { space, rules });
  const compiledOf = oncePer(compile);
  let called: GroupName | undefined;
  let text: string | undefined;
  return {
    id: type.id,
    words: type.words,
    fields,
    // Words are made when they are read: a puzzle that is only solved would pay more for them than for its rules.
    get called() {
      called ??= calledOf(type, fields, cells, space);
      return called;
    },
    get text() {
      text ??= formatRule(type, fields, space);
      return text;
    },
    cells,
    holds,
    compile,
    broken(grid, rules) {
      if (!grid.includes(0)) return holds(grid, rules) ? [] : cells;
      return breaches(compiledOf(rules), grid, space.geometry.size);
    },
    drafts: (setting) => type.compile(fields, setting),
    draw: () => type.draw(fields, space),
  };
}

function formatRule(type: RuleType, fields: Readonly<Record<string, FieldValue>>, space: Space): string {
  const written = (head: boolean): string[] =>
    Object.entries(type.fields).flatMap(([name, field]) => {
      const value = fields[name];
      return value === undefined || isHead(field as Field<FieldValue>) !== head ? [] : [field.format(value, space)];
    });
  return `${[type.id, ...written(true)].join(' ')}: ${written(false).join(' = ')}`.trimEnd();
}

function cellsOf(type: RuleType, fields: Readonly<Record<string, FieldValue>>): Cell[] {
  const lists = Object.entries(type.fields).flatMap(([name, field]) => {
    const value = fields[name];
    if (field.type === 'cells' || field.type === 'path') return [(value ?? []) as readonly Cell[]];
    if (field.type === 'rules') return ((value ?? []) as readonly (readonly Rule[])[]).flat().map(({ cells }) => cells);
    return field.type === 'parts' ? ((value ?? []) as readonly (readonly Cell[])[]) : [];
  });
  return [...new Set(lists.flat())];
}
