import { useMemo } from 'react';
import { capital, type Part, type Puzzle } from '#core';
import { useTranslation } from '../texts.ts';
import type { ActHole, Caption } from './act.ts';

/** Says captions about a puzzle in the language of the page. */
export function useSay(puzzle: Puzzle): (caption: Caption) => string {
  const { t } = useTranslation('theatre');
  return useMemo(() => {
    const { geometry, symbols } = puzzle;
    const partOf = (hole: ActHole): Part => {
      if (typeof hole !== 'object' || 'noun' in hole) return hole;
      if ('cell' in hole) return { cell: geometry.placesOf(hole.cell).map((place) => geometry.places[place]!.name) };
      if ('value' in hole) return symbols.all[hole.value - 1] ?? '';
      return geometry.groups[hole.group]!.called;
    };
    return ({ key, holes = {} }) => {
      const parts = Object.fromEntries(Object.entries(holes).map(([name, hole]) => [name, partOf(hole)]));
      // A sentence may begin with the name of a block, which is a small letter in some languages.
      return capital(t(`say.${key}`, parts));
    };
  }, [t, puzzle]);
}
