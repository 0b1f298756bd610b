import {
  type GroupName,
  LANGUAGE_CODES,
  type LanguageCode,
  plainSpeaker,
  type Said,
  type Speaker,
  speak,
  speakText,
  type Words,
} from '#core';
import { grammarOf } from '#words';

/** What the player says, most of it to those who do not see it. */
interface PlayerTexts {
  /** A thing and what is said of it. */
  readonly told: string;
  readonly marks: string;
  readonly erase: string;
  readonly undo: string;
  readonly nearer: string;
  readonly deeper: string;
  readonly given: string;
  readonly conflict: string;
  readonly blank: string;
  readonly fog: string;
  readonly rules: string;
  readonly noRules: string;
  readonly unknown: string;
  readonly hint: string;
  readonly more: string;
  readonly apply: string;
  readonly close: string;
  readonly waiting: string;
  readonly failed: string;
}

const TEXTS: Words<PlayerTexts> = {
  en: {
    told: '{name}: {text}',
    marks: 'marks',
    erase: 'erase',
    undo: 'undo',
    nearer: 'layer before',
    deeper: 'layer behind',
    given: 'given',
    conflict: 'conflict',
    blank: 'blank',
    fog: 'in fog',
    rules: 'Rules',
    noRules: 'no rules here',
    unknown: 'The player does not understand all of this puzzle; it is judged by the solution that came with it',
    hint: 'hint',
    more: 'More',
    apply: 'Do it',
    close: 'close the hint',
    waiting: 'thinking …',
    failed: 'That did not work',
  },
  de: {
    told: '{name}: {text}',
    marks: 'Notizen',
    erase: 'löschen',
    undo: 'rückgängig',
    nearer: 'Schicht davor',
    deeper: 'Schicht dahinter',
    given: 'vorgegeben',
    conflict: 'Konflikt',
    blank: 'leer',
    fog: 'im Nebel',
    rules: 'Regeln',
    noRules: 'hier gilt keine Regel',
    unknown: 'Der Spieler versteht nicht alles an diesem Rätsel; es wird an der mitgelieferten Lösung gemessen',
    hint: 'Tipp',
    more: 'Mehr',
    apply: 'Ausführen',
    close: 'Tipp schließen',
    waiting: 'denkt nach …',
    failed: 'Das ging nicht',
  },
  fr: {
    told: '{name}\u00a0: {text}',
    marks: 'notes',
    erase: 'effacer',
    undo: 'annuler',
    nearer: 'couche devant',
    deeper: 'couche derrière',
    given: 'donné',
    conflict: 'conflit',
    blank: 'vide',
    fog: 'dans le brouillard',
    rules: 'Règles',
    noRules: 'aucune règle ici',
    unknown: 'Le lecteur ne comprend pas toute cette grille\u00a0; elle est jugée d’après la solution fournie',
    hint: 'indice',
    more: 'En dire plus',
    apply: 'Appliquer',
    close: 'fermer l’indice',
    waiting: 'réflexion…',
    failed: 'Cela n’a pas marché',
  },
};

export interface PlayerWords extends Omit<PlayerTexts, 'told'> {
  readonly lang: LanguageCode;
  readonly speaker: Speaker;
  say(sentence: Said): string;
  /** A thing and what is said of it, with the colon of the language between. */
  told(name: string, text: string): string;
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
    speaker,
    say: (sentence) => speak(sentence, speaker),
    told: (name, text) => speakText(TEXTS[lang].told, { name, text }, speaker),
    name: (name) => speakText('{name:bare}', { name }, speaker),
  };
}
