import { type GroupName, type Language, nounOf } from '#core';

/**
 * "la ligne 4", "le bloc 5 de la couche 2", "la ligne 3 (grille en haut à gauche)". The form "of" puts "de" before it, "bare" leaves the
 * article out.
 */
const group: Language['group'] = (name, form, speakPart) => {
  const one = ({ noun, number, where }: GroupName): string => {
    const word = nounOf(noun.fr);
    const itself = [form === 'of' ? of(word) : form === 'bare' ? bare(word) : word, ...(number === undefined ? [] : [speakPart(number)])];
    if (where?.number === undefined) return `${itself.join(' ')}${where ? ` (${bare(nounOf(where.noun.fr))})` : ''}`;
    return `${itself.join(' ')} ${of(nounOf(where.noun.fr))} ${speakPart(where.number)}`;
  };
  return [name, ...(name.also ?? [])].map(one).join(' = ');
};

const of = (noun: string): string => (noun.startsWith('le ') ? `du ${noun.slice(3)}` : `de ${noun}`);
const bare = (noun: string): string => noun.replace(/^(?:l[ea] |l’)/, '');

export const french: Language = { code: 'fr', locale: 'fr', texts: {}, group };
