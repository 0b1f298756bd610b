import { defineRule } from '../define.ts';
import { equalSums as areEqual } from '../draft.ts';
import { parts } from '../fields.ts';
import { parts as issParts } from '../keys/iss.ts';

/** All parts have the same sum. */
export const equalSums = defineRule({
  id: 'equal-sums',
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
