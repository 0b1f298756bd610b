import type { Cell, FieldValue, Kind, Rule } from '#core';
import { meaningOf, STILL } from './compared.ts';
import type { RuleType } from './define.ts';
import { RuleReader } from './read.ts';

/** How the cells of a field may be written without saying anything else: in any order, backwards too, or only as they are. */
type Freedom = 'any' | 'backwards' | 'none';

/**
 * Writes the rules of moved kinds so that rules that say the same are written the same: cells whose order says nothing stand in rising order, lines that may be read from either end begin at the lower one. The lines come
 * sorted. What may be written otherwise is found once, by what each rule of the kind compiles to; a motion changes nothing about it.
 */
export function settledLines({ base, added = [] }: Kind, types: readonly RuleType[]): (moved: readonly Rule[]) => string[] {
  if (!base) return () => [];
  const reader = new RuleReader(types, base.geometry);
  const make = (id: string, fields: Rule['fields']): Rule | undefined => {
    const made = reader.make(id, fields);
    return made.ok ? made.value : undefined;
  };
  const saysTheSame = (rule: Rule, other: Rule | undefined): boolean =>
    other !== undefined && meaningOf(rule.compile(added), base.geometry, STILL) === meaningOf(other.compile(added), base.geometry, STILL);
  const freedoms = added.map((rule) => {
    const { fields } = types.find(({ id }) => id === rule.id)!;
    return Object.entries(fields).flatMap(([name, { type }]): [string, Freedom][] => {
      const cells = rule.fields[name] as readonly Cell[] | undefined;
      if ((type !== 'cells' && type !== 'path') || cells === undefined || cells.length < 2) return [];
      const isFree = (written: readonly Cell[]): boolean => saysTheSame(rule, make(rule.id, { ...rule.fields, [name]: written }));
      // One swap and one turn make every order.
      const [first, second, ...rest] = cells;
      const isAny = isFree([second!, first!, ...rest]) && isFree([second!, ...rest, first!]);
      return [[name, isAny ? 'any' : isFree(cells.toReversed()) ? 'backwards' : 'none']];
    });
  });
  return (moved) =>
    moved
      .map((rule, i) => {
        if (rule.id !== added[i]?.id) return rule.text;
        const settled = freedoms[i]!.map(([name, freedom]): [string, FieldValue] => [
          name,
          settle(rule.fields[name] as readonly Cell[], freedom),
        ]);
        return make(rule.id, { ...rule.fields, ...Object.fromEntries(settled) })?.text ?? rule.text;
      })
      .sort();
}

function settle(cells: readonly Cell[], freedom: Freedom): readonly Cell[] {
  if (freedom === 'any') return cells.toSorted((a, b) => a - b);
  return freedom === 'backwards' && cells.at(-1)! < cells[0]! ? cells.toReversed() : cells;
}
