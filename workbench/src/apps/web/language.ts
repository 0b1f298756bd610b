import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinedCell, type Language, type LanguageCode, type Speaker } from '#core';
import { grammarOf, loadLanguage } from '#words';

/** Where the labels of fields stand that the library's sentences name. */
const LABELS = 'fields';

/** Who speaks in the page: a language, with fields by their labels. */
function speakerIn(language: Language): Speaker {
  return {
    language,
    field: ({ field, value }) => {
      const label = i18next.t(`${LABELS}:${field}`, { defaultValue: field });
      return value === undefined ? label : i18next.t(`${LABELS}:valued`, { label, value });
    },
    cell: joinedCell,
    most: 12,
  };
}

/** The speaker of a language of the page; it knows words that bring their languages along. */
export function speakerOf(code: string): Speaker {
  return speakerIn(grammarOf(code as LanguageCode));
}

/** The same for the language in use, in a component. */
export function useSpeaker(): Speaker {
  const { language } = useTranslation().i18n;
  return useMemo(() => speakerOf(language), [language]);
}

/** The speaker of the language in use with all sentences of the library. */
export async function loadSpeaker(): Promise<Speaker> {
  await i18next.loadNamespaces(LABELS);
  return speakerIn(await loadLanguage(i18next.language as LanguageCode));
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
