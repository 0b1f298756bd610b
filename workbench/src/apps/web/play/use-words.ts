import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Puzzle } from '#core';
import { type StepWords, stepWords } from './step-words.ts';

/** The words for the steps of a puzzle, in a component. English reasons are the library's own, so that namespace is for the others. */
export function useWords(puzzle: Puzzle): StepWords {
  const { i18n } = useTranslation();
  const { t } = useTranslation(i18n.language === 'en' ? ['play', 'shell', 'techniques'] : ['play', 'shell', 'techniques', 'reasons']);
  return useMemo(() => stepWords(t, i18n.language, puzzle), [t, i18n.language, puzzle]);
}
