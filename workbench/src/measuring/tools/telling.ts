import { type LanguageCode, type Part, type Said, type Speaker, said, speak, type Words } from '#core';

/** What a report says somewhere: a name or a number as English writes it, words in every language, or a sentence. */
export type Text = string | Words<string> | Said;

/** A number as `figure`, `percent` and `duration` write it, perhaps a lower bound. */
const NUMBER = /^((?:≥ )?-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?( (?:µs|ms|s|%))?$/;
/** What stands between thousands, and before decimals. */
const SIGNS: Words<readonly [thousands: string, decimals: string]> = { en: [',', '.'], de: ['.', ','], fr: ['\u202f', ','] };

/** Says a text of a report in the language of a speaker. */
export function tell(text: Text, speaker: Speaker): string {
  const { code } = speaker.language;
  if (typeof text === 'string') return localNumber(text, code);
  return 'parts' in text ? speak({ ...text, parts: localParts(text.parts, code) }, speaker) : text[code];
}

/** A number as a language writes it; everything else stays. */
function localNumber(text: string, code: LanguageCode): string {
  const found = NUMBER.exec(text);
  if (!found || code === 'en') return text;
  const [, before, whole, decimals, unit = ''] = found;
  const [thousands, point] = SIGNS[code];
  const space = code === 'fr' ? unit.replace(' ', '\u00a0') : unit;
  return `${before}${whole!.replaceAll(',', thousands)}${decimals === undefined ? '' : point + decimals}${space}`;
}

function localParts(parts: Said['parts'], code: LanguageCode): Said['parts'] {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, localPart(part, code)]));
}

function localPart(part: Part, code: LanguageCode): Part {
  if (typeof part === 'string') return localNumber(part, code);
  if (Array.isArray(part)) return part.map((one: Part) => localPart(one, code));
  return typeof part === 'object' && 'parts' in part ? { ...part, parts: localParts(part.parts, code) } : part;
}

const OUT_OF: Words<string> = { en: '{some} of {all}', de: '{some} von {all}', fr: '{some} sur {all}' };

/** This many of that many. */
export const outOf = (some: number, all: number): Said => said(OUT_OF, { some, all });
