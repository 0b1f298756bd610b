import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellName, type Puzzle } from '#core';
import { groupName, type Say, translateName } from '../board/names.ts';
import type { Caption, Hole } from './act.ts';

/** Says captions about a puzzle in the language of the page. */
export function useSay(puzzle: Puzzle): (caption: Caption) => string {
  const { t: shell } = useTranslation('shell');
  const { t, i18n } = useTranslation('theatre');
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(i18n.language);
    const written = (hole: Hole): string | number => {
      if (typeof hole === 'number') return numbers.format(hole);
      if (typeof hole === 'string') return hole;
      if ('cell' in hole) return cellName(puzzle.geometry, hole.cell).replaceAll(' = ', '=');
      if ('value' in hole) return puzzle.symbols.all[hole.value - 1] ?? '';
      if ('group' in hole) return groupName(shell as Say, puzzle.geometry, hole.group);
      return translateName(shell as Say, hole.name);
    };
    return ({ key, holes = {} }) => {
      const { count } = holes;
      const named = Object.entries(holes).filter(([name]) => name !== 'count');
      const sentence = t(`say.${key}`, {
        ...Object.fromEntries(named.map(([name, hole]) => [name, written(hole)])),
        // The plural wants the number itself, the sentence wants it written.
        ...(typeof count === 'number' ? { count, amount: numbers.format(count) } : {}),
      });
      // A sentence may begin with the name of a block, which is a small letter in some languages.
      return sentence.charAt(0).toLocaleUpperCase(i18n.language) + sentence.slice(1);
    };
  }, [t, shell, i18n.language, puzzle]);
}
