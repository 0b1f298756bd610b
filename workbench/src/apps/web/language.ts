import { useEffect, useMemo, useState } from 'react';
import type { Speaker } from '#core';
import { grammarOf, loadLanguage } from '#words';
import { FIELD_LABELS, texts, useTranslation } from './texts.ts';

/** The speaker of the language in use, in a component; it knows words that bring their languages along. */
export function useSpeaker(): Speaker {
  const { language } = useTranslation().i18n;
  return useMemo(() => texts.speaker(grammarOf(language)), [language]);
}

/** The speaker of the language in use with all sentences of the library. */
export async function loadSpeaker(): Promise<Speaker> {
  const [language] = await Promise.all([loadLanguage(texts.language()), texts.load([FIELD_LABELS])]);
  return texts.speaker(language);
}

/** The same in a component, once it is loaded; one that has nothing to say loads nothing. */
export function useFullSpeaker(isNeeded: boolean): Speaker | undefined {
  const { language } = useTranslation().i18n;
  const [speaker, setSpeaker] = useState<Speaker>();
  useEffect(() => {
    if (!isNeeded || speaker?.language.code === language) return;
    let isCurrent = true;
    loadSpeaker().then((loaded) => isCurrent && setSpeaker(loaded));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, language, speaker]);
  return isNeeded && speaker?.language.code === language ? speaker : undefined;
}
