import { english, type Language, type LanguageCode } from '#core';

const LOADERS: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: async () => english,
  de: async () => (await import('./german.ts')).german,
  fr: async () => (await import('./french.ts')).french,
};

/** A language with its sentences; only those that somebody asks for are loaded. */
export function loadLanguage(code: LanguageCode): Promise<Language> {
  return LOADERS[code]();
}
