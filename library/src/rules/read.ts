import { type Cell, type FieldValue, fail, type Geometry, ok, type Result, type Rule } from '#core';
import { calledOf } from './called.ts';
import { compileDrafts } from './compile.ts';
import type { RuleType, Setting } from './define.ts';
import { type Field, isHead } from './fields.ts';
import { makeSpace, type Space } from './space.ts';

/** Reads and makes rules on one kind. */
export class RuleReader {
  readonly #types: ReadonlyMap<string, RuleType>;
  readonly space: Space;

  constructor(types: readonly RuleType[], geometry: Geometry) {
    this.#types = new Map(types.map((type) => [type.id, type]));
    this.space = makeSpace(geometry);
  }

  /** A rule from data: `{ rule: 'cage', cells: 'r1c1 r1c2', sum: 15 }`. Cells by name or index, in a list or a string. */
  read(data: Readonly<Record<string, unknown>>): Result<Rule> {
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
      const value = field.read(item, this.space);
      if (!value.ok) return fail('{rule}: {name}: {sentence}', { rule: type.value.id, name, sentence: value });
      fields[name] = value.value as FieldValue;
    }
    return this.make(type.value.id, fields);
  }

  /** A rule from its line: "cage 15: r1c1 r1c2 r2c1". */
  parse(line: string): Result<Rule> {
    const match = /^\s*([a-z][a-z-]*)(.*)$/is.exec(line);
    const type = this.#find(match?.[1]?.toLowerCase());
    if (!type.ok) return type;
    const halves = /^((?:\s+(?:"(?:[^"\\]|\\.)*"|[^\s:"]+))*)\s*(?::(.*))?$/s.exec(match![2]!);
    if (!halves) return fail('{rule}: expected numbers and words, then a colon, then cells', { rule: type.value.id });
    const head = halves[1]!.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
    const body = (halves[2] ?? '').trim();
    return this.#fromLine(type.value, head, body === '' ? [] : body.split('='));
  }

  /** A rule of fields that are known to be right; says where they make no sense together or on this kind. */
  make(id: string, fields: Readonly<Record<string, FieldValue>>): Result<Rule> {
    const type = this.#find(id);
    if (!type.ok) return type;
    const refusal = type.value.needs?.(this.space) ?? type.value.refuses?.(fields, this.space);
    if (refusal) return fail('{name}: {sentence}', { name: id, sentence: refusal });
    return ok(bind(type.value, fields, this.space));
  }

  #find(id: unknown): Result<RuleType> {
    const type = this.#types.get(String(id));
    return type
      ? ok(type)
      : fail('unknown rule {found}; the rules are {known}', {
          found: JSON.stringify(String(id).slice(0, 40)),
          known: [...this.#types.keys()].join(', '),
        });
  }

  #fromLine(type: RuleType, head: string[], body: readonly string[]): Result<Rule> {
    const fields: Record<string, FieldValue> = {};
    const waiting = { head: [...head], body: [...body] };
    for (const [name, field] of Object.entries(type.fields)) {
      const from = isHead(field as Field<FieldValue>) ? waiting.head : waiting.body;
      const written = from[0];
      const value = written === undefined ? undefined : field.parse(written, this.space);
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
      : fail('{rule}: nobody knows what {found} means there', { rule: type.id, found: JSON.stringify(rest.slice(0, 40)) });
  }
}

/** The rule as plain data that `RuleReader.read` takes. */
export function ruleData(rule: Rule, reader: RuleReader, types: readonly RuleType[]): Record<string, unknown> {
  const type = types.find(({ id }) => id === rule.id)!;
  const fields = Object.entries(type.fields).flatMap(([name, field]) =>
    rule.fields[name] === undefined ? [] : [[name, field.toData(rule.fields[name], reader.space)]],
  );
  return { rule: rule.id, ...Object.fromEntries(fields) };
}

function bind(type: RuleType, fields: Readonly<Record<string, FieldValue>>, space: Space): Rule {
  const { lowest } = space;
  const cells = cellsOf(type, fields);
  return {
    id: type.id,
    fields,
    called: calledOf(type, fields, cells, space),
    text: formatRule(type, fields, space),
    cells,
    holds: (grid, rules) => type.holds(fields, (cell) => grid[cell]! - 1 + lowest, { space, rules }),
    compile(rules) {
      const hidden: number[] = [];
      const setting: Setting = { space, rules, hide: (values) => space.geometry.cellCount + hidden.push(values) - 1 };
      return compileDrafts(type.compile(fields, setting), space, hidden);
    },
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
    return field.type === 'parts' ? ((value ?? []) as readonly (readonly Cell[])[]) : [];
  });
  return [...new Set(lists.flat())];
}
