import { defineRule } from '../define.ts';
import { type Draft, IMPOSSIBLE, sequence } from '../draft.ts';
import { parts } from '../fields.ts';
import { parts as issParts } from '../keys/iss.ts';

/** The sets hold the same numbers as often: for each number, one counts up along the first set and down along the next. */
export const sameValues = defineRule({
  id: 'same-values',
  example: { kind: 'classic:2x2', rules: ['same-values: r4c3 r4c4 r3c4 | r2c2 r2c1 r3c1'], puzzle: '........4..1..3.' },
  fields: { sets: parts({ least: 2 }) },
  holds({ sets }, at) {
    const sorted = sets.map((set) =>
      set
        .map(at)
        .sort((a, b) => a - b)
        .join(),
    );
    return sorted.every((numbers) => numbers === sorted[0]);
  },
  compile: ({ sets }, { space }) =>
    sets.slice(1).flatMap((set, i): Draft[] => {
      const first = sets[i]!;
      if (first.length !== set.length) return [IMPOSSIBLE];
      return space.numbers.map((number) =>
        sequence([...first, ...set], {
          key: `same-values ${number}`,
          start: 0,
          step(state, found, position) {
            const count = state as number;
            if (found !== number) return count;
            if (position < first.length) return count + 1;
            return count > 0 ? count - 1 : undefined;
          },
          accepts: (state) => state === 0,
        }),
      );
    }),
  draw: ({ sets }) => sets.map((cells) => ({ shape: 'outline', cells, style: 'filled' }) as const),
  keys: { iss: issParts('SameValues', 'sets', 'counted') },
  words: {
    en: { name: 'Same values', rule: 'All sets of cells hold the same numbers, each as often.' },
    de: { name: 'Gleiche Werte', rule: 'Alle Mengen von Feldern enthalten dieselben Zahlen gleich oft.' },
    fr: { name: 'Mêmes valeurs', rule: 'Tous les ensembles de cases contiennent les mêmes nombres, aussi souvent.' },
  },
});
