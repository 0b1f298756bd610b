import { useMemo } from 'react';
import type { Puzzle } from '#core';
import { useSpeaker } from '../language.ts';
import { useTranslation } from '../texts.ts';
import { type StepWords, stepWords } from './step-words.ts';

/** The words for the steps of a puzzle, in a component. */
export function useWords(puzzle: Puzzle): StepWords {
  const { t } = useTranslation('play');
  const speaker = useSpeaker();
  return useMemo(() => stepWords(t, speaker, puzzle), [t, speaker, puzzle]);
}
