import type { GroupName, Language, Noun } from '#core';

/**
 * "Zeile 4", "Schicht 2, Block 5", "Zeile 3 (Gitter oben links)", "die fallende Diagonale". A noun with a number is the same in every case;
 * the form "dative" is for the others, and "bare" leaves their article out.
 */
const group: Language['group'] = (name, form, speakPart) => {
  const one = ({ noun, number, where }: GroupName): string => {
    const itself = number === undefined ? inflect(noun.de, form) : `${inflect(noun.de, 'bare')} ${speakPart(number)}`;
    if (!where) return itself;
    return where.number === undefined ? `${itself} (${inflect(where.noun.de, 'bare')})` : `${one(where)}, ${itself}`;
  };
  return [name, ...(name.also ?? [])].map(one).join(' = ');
};

function inflect(noun: Noun, form: string): string {
  if (typeof noun === 'string') return noun;
  if (form === 'bare') return noun.nominative.slice(noun.nominative.indexOf(' ') + 1);
  return form === 'dative' ? noun.dative : noun.nominative;
}

export const german: Language = { code: 'de', locale: 'de', texts: {}, group };
