import { joinedCell, LANGUAGE_CODES, type LanguageCode, quotedField, type Said, type Speaker, speak } from '#core';
import { loadLanguage } from '#words';

const speakers = new Map<LanguageCode, Promise<Speaker>>();

/** Speaks a sentence in a language, whose catalogue is loaded when it is first needed. */
export async function speakIn(code: LanguageCode, sentence: Said): Promise<string> {
  const speaker =
    speakers.get(code) ?? loadLanguage(code).then((language): Speaker => ({ language, field: quotedField, cell: joinedCell, most: 24 }));
  speakers.set(code, speaker);
  return speak(sentence, await speaker);
}

/** The language that a client likes best of those that there are, from its Accept-Language; English where it says nothing. */
export function languageOf(accepted: string | undefined): LanguageCode {
  const wishes = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => /^\s*([a-z]{1,8}|\*)(?:-[a-z0-9]+)*\s*(?:;\s*q=([01](?:\.\d{1,3})?))?\s*$/i.exec(wish))
    .flatMap((match) => (match ? [{ code: match[1]!.toLowerCase(), weight: Number(match[2] ?? 1) }] : []))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { code } of wishes) {
    const known = code === '*' ? 'en' : LANGUAGE_CODES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
