import { type Cell, type CompiledRule, type FieldValue, fail, type Geometry, type Kind, ok, type Result, type Rule } from '#core';
import { withRules } from './add.ts';
import { meaningOf, type RuleMove, STILL } from './compared.ts';
import type { RuleType } from './define.ts';
import { RuleReader } from './read.ts';

/**
 * The kind with its rules moved by a symmetry of the kind without them: their cells go along, and their numbers become others where values do.
 * Each moved rule must say exactly what the rule said before, of the moved cells: what both compile to is compared. So a quarter turn
 * makes another diagonal of a diagonal, and two rows may be swapped unless one of the rules forbids it. A sentence
 * with the rule where one does not go along.
 */
export function moveKind(kind: Kind, move: RuleMove, types: readonly RuleType[]): Result<Kind> {
  const { base, added } = kind;
  if (!base || !added) return ok(kind);
  const mover = new Mover(types, base, move);
  const moved: Rule[] = [];
  for (const rule of added) {
    const found = mover.move(rule, added);
    if (!found) return fail('the rule {rule} forbids this symmetry: it would no longer say the same', { rule: rule.text });
    moved.push(found);
  }
  // Some rules speak of what others leave out, so that all are compared among their own.
  const broken = added.findIndex(
    (rule, i) => meaningOf(compiledAmong(added, rule), base.geometry, move) !== meaningOf(moved[i]!.compile(moved), base.geometry, STILL),
  );
  if (broken >= 0) return fail('the rule {rule} forbids this symmetry: it would no longer say the same', { rule: added[broken]!.text });
  return withRules(base, moved);
}

/** What rules compile to among others, which is asked for again for every symmetry. */
const compiled = new WeakMap<readonly Rule[], Map<Rule, CompiledRule>>();

function compiledAmong(all: readonly Rule[], rule: Rule): CompiledRule {
  const known = compiled.get(all) ?? new Map<Rule, CompiledRule>();
  compiled.set(all, known);
  const found = known.get(rule) ?? rule.compile(all);
  known.set(rule, found);
  return found;
}

class Mover {
  readonly #types: readonly RuleType[];
  readonly #reader: RuleReader;
  readonly #move: RuleMove;
  readonly #geometry: Geometry;

  constructor(types: readonly RuleType[], base: Kind, move: RuleMove) {
    this.#types = types;
    this.#reader = new RuleReader(types, base.geometry);
    this.#move = move;
    this.#geometry = base.geometry;
  }

  /** The rule in its new place: the same rule, or one that it may turn into, whichever says the same. */
  move(rule: Rule, all: readonly Rule[]): Rule | undefined {
    const type = this.#types.find(({ id }) => id === rule.id)!;
    const tries = [{ id: rule.id, fields: rule.fields }, ...(type.turnsInto?.(rule.fields) ?? [])]
      .map(({ id, fields }) => this.#placed(this.#types.find((other) => other.id === id)!, fields))
      .filter((placed) => placed !== undefined);
    if (tries.length === 1) return tries[0];
    const wanted = meaningOf(compiledAmong(all, rule), this.#geometry, this.#move);
    return tries.find((placed) => meaningOf(placed.compile(all), this.#geometry, STILL) === wanted);
  }

  #placed(type: RuleType, fields: Readonly<Record<string, FieldValue>>): Rule | undefined {
    const { lowest } = this.#reader.space;
    const { cells, values } = this.#move;
    const cell = (from: Cell): Cell => cells[from]!;
    const number = (from: number): number => (values?.[from - lowest] ?? from - lowest + 1) - 1 + lowest;
    const moved = Object.entries(type.fields).flatMap(([name, field]): [string, FieldValue][] => {
      const value = fields[name];
      if (value === undefined) return [];
      if (field.type === 'cells' || field.type === 'path') return [[name, (value as readonly Cell[]).map(cell)]];
      if (field.type === 'parts') return [[name, (value as readonly (readonly Cell[])[]).map((list) => list.map(cell))]];
      // A rule within that cannot go along stays, and what both come down to then differs.
      if (field.type === 'rules')
        return [[name, (value as readonly (readonly Rule[])[]).map((set) => set.map((rule) => this.move(rule, set) ?? rule))]];
      return [[name, type.holdsValues === name ? (value as readonly number[]).map(number) : value]];
    });
    const made = this.#reader.make(type.id, Object.fromEntries(moved));
    return made.ok && (!this.#isStraight(type, fields) || this.#isStraight(type, made.value.fields)) ? made.value : undefined;
  }

  /** A clue outside the grid sees its cells in a straight line, and stays so; one that was written along bent ones may be bent otherwise. */
  #isStraight(type: RuleType, fields: Rule['fields']): boolean {
    const path = fields['path'] as readonly Cell[];
    if (!type.isOutside || path.length < 2) return true;
    return this.#reader.space.line(path[0]!, path.at(-1)!)?.join() === path.join();
  }
}
