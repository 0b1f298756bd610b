import { type GroupName, LANGUAGE_CODES, plainSpeaker, type Said, type Speaker, speak, speakText, type Words } from '#core';
import { grammarOf } from '#words';

/** What the player says to those who do not see it. */
interface PlayerTexts {
  readonly marks: string;
  readonly erase: string;
  readonly undo: string;
  readonly nearer: string;
  readonly deeper: string;
  readonly given: string;
  readonly conflict: string;
  readonly blank: string;
}

const TEXTS: Words<PlayerTexts> = {
  en: {
    marks: 'marks',
    erase: 'erase',
    undo: 'undo',
    nearer: 'layer before',
    deeper: 'layer behind',
    given: 'given',
    conflict: 'conflict',
    blank: 'blank',
  },
  de: {
    marks: 'Notizen',
    erase: 'löschen',
    undo: 'rückgängig',
    nearer: 'Schicht davor',
    deeper: 'Schicht dahinter',
    given: 'vorgegeben',
    conflict: 'Konflikt',
    blank: 'leer',
  },
  fr: {
    marks: 'notes',
    erase: 'effacer',
    undo: 'annuler',
    nearer: 'couche devant',
    deeper: 'couche derrière',
    given: 'donné',
    conflict: 'conflit',
    blank: 'vide',
  },
};

export interface PlayerWords extends PlayerTexts {
  readonly lang: string;
  say(sentence: Said): string;
  /** A panel as it is called in the language. */
  name(name: GroupName): string;
}

/** The words in the language of the page around an element, or in English where there are none. */
export function wordsAround(element: Element): PlayerWords {
  const asked = element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2).toLowerCase();
  const lang = LANGUAGE_CODES.find((code) => code === asked) ?? 'en';
  const speaker: Speaker = { ...plainSpeaker, language: grammarOf(lang) };
  return {
    ...TEXTS[lang],
    lang,
    say: (sentence) => speak(sentence, speaker),
    name: (name) => speakText('{name:bare}', { name }, speaker),
  };
}
