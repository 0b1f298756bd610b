import { english, type Language, type LanguageCode } from '#core';

const GRAMMARS: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: async () => english,
  de: async () => (await import('./german.ts')).german,
  fr: async () => (await import('./french.ts')).french,
};

const TEXTS: Readonly<Record<LanguageCode, () => Promise<Language['texts']>>> = {
  en: async () => ({}),
  de: async () => (await import('./german-texts.ts')).texts,
  fr: async () => (await import('./french-texts.ts')).texts,
};

/** A language as it names and joins things, without its sentences: enough for words that bring their languages along. */
export function loadGrammar(code: LanguageCode): Promise<Language> {
  return GRAMMARS[code]();
}

/** A language with its sentences. Only those that somebody asks for are loaded. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const [grammar, texts] = await Promise.all([loadGrammar(code), TEXTS[code]()]);
  return { ...grammar, texts };
}
