import { defineRule } from '../define.ts';
import { equalSums as areEqual } from '../draft.ts';
import { parts } from '../fields.ts';
import { parts as issParts } from '../keys/iss.ts';

/** All parts have the same sum. */
export const equalSums = defineRule({
  id: 'equal-sums',
  example: {
    kind: 'classic:2x3',
    rules: ['equal-sums: r6c6 r5c6 | r3c2 r3c1 r4c1', 'equal-sums: r6c5 r5c5 | r3c6 r3c5 r2c5', 'equal-sums: r6c2 r5c2 | r3c3 r3c4'],
    puzzle: '..4..............6.............5.4..',
  },
  fields: { parts: parts({ least: 2 }) },
  holds: ({ parts }, at) => new Set(parts.map((part) => part.reduce((all, cell) => all + at(cell), 0))).size === 1,
  compile: ({ parts }) => parts.slice(1).map((part, i) => areEqual(parts[i]!, part)),
  draw: ({ parts }) => parts.map((cells) => ({ shape: 'outline', cells, style: 'dashed' }) as const),
  keys: { iss: issParts('EqualSum', 'parts', 'dashed') },
  words: {
    en: { name: 'Equal sums', rule: 'All parts have the same sum.' },
    de: { name: 'Gleiche Summen', rule: 'Alle Teile haben dieselbe Summe.' },
    fr: { name: 'Sommes égales', rule: 'Toutes les parties ont la même somme.' },
  },
});
