import type { Kind } from '#core';

/** What the player says to those who do not see it. */
interface PlayerWords {
  readonly marks: string;
  readonly erase: string;
  readonly undo: string;
  readonly nearer: string;
  readonly deeper: string;
  readonly given: string;
  readonly conflict: string;
  readonly blank: string;
  readonly layer: string;
  readonly face: string;
  /** What the board is called where the page gives it no label. */
  board(kind: Kind): string;
}

const WORDS: Readonly<Record<string, PlayerWords>> = {
  en: {
    marks: 'marks',
    erase: 'erase',
    undo: 'undo',
    nearer: 'layer before',
    deeper: 'layer behind',
    given: 'given',
    conflict: 'conflict',
    blank: 'blank',
    layer: 'Layer',
    face: 'Face',
    board: ({ title }) => title,
  },
  de: {
    marks: 'Marken',
    erase: 'löschen',
    undo: 'zurück',
    nearer: 'Schicht davor',
    deeper: 'Schicht dahinter',
    given: 'vorgegeben',
    conflict: 'Konflikt',
    blank: 'leer',
    layer: 'Schicht',
    face: 'Fläche',
    board: ({ spec }) => `Rätsel ${spec}`,
  },
  fr: {
    marks: 'marques',
    erase: 'effacer',
    undo: 'annuler',
    nearer: 'couche devant',
    deeper: 'couche derrière',
    given: 'donné',
    conflict: 'conflit',
    blank: 'vide',
    layer: 'Couche',
    face: 'Face',
    board: ({ spec }) => `Grille ${spec}`,
  },
};

/** The words in the language of the page around an element, or in English where there are none. */
export function wordsAround(element: Element): PlayerWords & { readonly lang: string } {
  const asked = element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2).toLowerCase() ?? '';
  const lang = asked in WORDS ? asked : 'en';
  return { ...WORDS[lang]!, lang };
}
