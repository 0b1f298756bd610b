import { english, type Language, type LanguageCode } from '#core';
import { french } from './french.ts';
import { german } from './german.ts';

const GRAMMARS: Readonly<Record<LanguageCode, Language>> = { en: english, de: german, fr: french };

const TEXTS: Readonly<Record<LanguageCode, () => Promise<Language['texts']>>> = {
  en: async () => ({}),
  de: async () => (await import('./german/texts.ts')).texts,
  fr: async () => (await import('./french/texts.ts')).texts,
};

/** A language as it names and joins things, without its sentences: enough for words that bring their languages along. */
export function grammarOf(code: LanguageCode): Language {
  return GRAMMARS[code];
}

/** A language with its sentences. Only those that are asked for are loaded. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  return { ...grammarOf(code), texts: await TEXTS[code]() };
}
