import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { english, joinedCell, type Language, type LanguageCode, type Speaker } from '#core';
import { loadGrammar, loadLanguage } from '#words';
import { Store, useStore } from './store.ts';

/** Where the labels of fields stand that the library's sentences name. */
const LABELS = 'fields';

/** The grammar of the language in use. */
const grammar = new Store<Language>(english);

/** Has the page name things in a language from now on. */
export async function speakLanguage(code: LanguageCode): Promise<void> {
  grammar.set(await loadGrammar(code));
}

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

/** The speaker of the language in use; it knows words that bring their languages along. */
export function currentSpeaker(): Speaker {
  return speakerIn(grammar.get());
}

/** The same in a component. */
export function useSpeaker(): Speaker {
  const language = useStore(grammar);
  return useMemo(() => speakerIn(language), [language]);
}

/** The speaker of the language in use with all sentences of the library. */
export async function loadSpeaker(): Promise<Speaker> {
  await i18next.loadNamespaces(LABELS);
  return speakerIn(await loadLanguage(grammar.get().code));
}

/** The same in a component, once it is loaded; one that has nothing to say loads nothing. */
export function useFullSpeaker(isNeeded: boolean): Speaker | undefined {
  const { code } = useStore(grammar);
  const [speaker, setSpeaker] = useState<Speaker>();
  useEffect(() => {
    if (!isNeeded || speaker?.language.code === code) return;
    let isCurrent = true;
    loadSpeaker().then((loaded) => isCurrent && setSpeaker(loaded));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, code, speaker]);
  return isNeeded && speaker?.language.code === code ? speaker : undefined;
}
