import type { CellPart, FieldPart, GroupName, Noun, Said } from './said.ts';
import { type Language, type Speaker, speak, speakText } from './speak.ts';

const bare = (noun: Noun): string => (typeof noun === 'string' ? noun : noun.nominative);

/** "layer 2, box 5", "falling diagonal"; other names behind it: "face U, row 9 = face M, row 1". The form "bare" is for lists and titles. */
const group: Language['group'] = (name, form, speakPart) => {
  const one = ({ noun, number, where }: GroupName): string => {
    const own = bare(noun.en);
    const itself = number === undefined ? (form === 'bare' ? own : `the ${own}`) : `${own} ${speakPart(number)}`;
    return where ? `${one(where)}, ${itself}` : itself;
  };
  return [name, ...(name.also ?? [])].map(one).join(' = ');
};

/** English, the language in which every sentence of the library is written. British lists have no comma before "and". */
export const english: Language = { code: 'en', locale: 'en-GB', texts: {}, group };

/** The speaker where no other is named: in English, with fields as they stand in a request. */
export const plainSpeaker: Speaker = { language: english, field: quotedField, cell: joinedCell, most: 24 };

/** A sentence in plain English, for JSON and for errors that are thrown. */
export function inEnglish(sentence: Said): string {
  return speak(sentence, plainSpeaker);
}

/** A group as lists and titles have it. */
export function groupTitle(name: GroupName): string {
  return speakText('{name:bare}', { name }, plainSpeaker);
}

/** A field as it stands in a request. */
export function quotedField({ field, value }: FieldPart): string {
  return value === undefined ? `"${field}"` : `"${field}": "${value}"`;
}

/** A cell by all its places: "U r9c1 = M r1c1". */
export function joinedCell({ cell }: CellPart): string {
  return cell.join(' = ');
}
