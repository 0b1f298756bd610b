import type { Cell } from '#core';
import { defineRule, type RuleSetting } from '../define.ts';
import { clause, type Draft, holds } from '../draft.ts';
import { onlyWhere } from '../guard.ts';
import type { BoundRule } from '../read.ts';
import { ruleSets } from '../sets.ts';

/**
 * At least one of several sets of rules holds. Hidden cells choose: one whose value is the number of the set where there are enough values,
 * else one for each set that says whether it is chosen. What the rules of a set come down to then holds where it is chosen.
 */
export const eitherOr = defineRule({
  id: 'either-or',
  example: {
    kind: 'classic:2x2',
    rules: ['either-or: { cage 3: r1c1 r1c2; thermo: r1c1 r2c1 } | { x: r1c3 r1c4; odd: r1c1 }'],
    puzzle: '....3.1..14.....',
  },
  fields: { sets: ruleSets({ least: 2 }) },
  holds({ sets }, at, { space, rules }) {
    const { cellCount } = space.geometry;
    const grid = Uint8Array.from({ length: cellCount }, (_, cell) => at(cell) - space.lowest + 1);
    return sets.some((set) => set.every((rule) => rule.holds(grid, [...rules, ...set])));
  },
  compile({ sets }, setting) {
    const { space, rules } = setting;
    const { chosen, drafts } = selectors(sets.length, setting);
    return [
      ...drafts,
      ...sets.flatMap((set, i) =>
        set
          .flatMap((rule) => (rule as BoundRule).drafts({ ...setting, rules: [...rules, ...set] }))
          .flatMap((draft) => onlyWhere(chosen[i]!.cell, chosen[i]!.number, draft, space)),
      ),
    ];
  },
  draw: ({ sets }) => sets.flat().flatMap((rule) => rule.draw()),
  words: {
    en: { name: 'Either-or', rule: 'At least one of the sets of rules holds.' },
    de: { name: 'Entweder-oder', rule: 'Mindestens eine der Mengen von Regeln gilt.' },
    fr: { name: 'L’un ou l’autre', rule: 'Au moins un des ensembles de règles est respecté.' },
  },
});

/** For each set the hidden cell and its number that choose it, and what makes sure that one is chosen. */
function selectors(
  count: number,
  { space: { lowest, numbers }, hide }: RuleSetting,
): { readonly chosen: readonly { readonly cell: Cell; readonly number: number }[]; readonly drafts: readonly Draft[] } {
  if (count <= numbers.length) {
    const cell = hide(count);
    return { chosen: Array.from({ length: count }, (_, i) => ({ cell, number: lowest + i })), drafts: [] };
  }
  const chosen = Array.from({ length: count }, () => ({ cell: hide(2), number: lowest + 1 }));
  return { chosen, drafts: [clause(...chosen.map(({ cell, number }) => holds(cell, number)))] };
}
