import { plainSpeaker, type Said, type Speaker, said, speak, type Words } from '#core';

/** The speaker of the pages; plain English where none is named. */
export interface WithSpeaker {
  readonly speaker?: Speaker;
}

/** Says a text of this file, or a sentence, as the pages do. */
export function say(text: Words<string> | Said, { speaker = plainSpeaker }: WithSpeaker, parts: Said['parts'] = {}): string {
  return speak('parts' in text ? text : said(text, parts), speaker);
}

/** Everything that pages say by themselves; kinds, rules, techniques and groups bring their own words. */
export const PAGE_WORDS = {
  contents: { en: 'Contents', de: 'Inhalt', fr: 'Sommaire' },
  words: { en: 'Words', de: 'Begriffe', fr: 'Vocabulaire' },
  rules: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
  answers: { en: 'Answers', de: 'Lösungen', fr: 'Solutions' },
  kind: { en: '{kind}: {count} {count|puzzle|puzzles}', de: '{kind}: {count} Rätsel', fr: '{kind}\u00a0: {count} {count|grille|grilles}' },
  kindRules: { en: '{kind}. {rules}', de: '{kind}. {rules}', fr: '{kind}. {rules}' },
  rule: { en: '{name}: {rule}', de: '{name}: {rule}', fr: '{name}\u00a0: {rule}' },
  ratingNote: {
    en: 'ER: rating of the hardest step, 1.0 (easy) to 11',
    de: 'ER: schwerster Schritt, 1,0 (leicht) bis 11',
    fr: 'ER\u00a0: note du pas le plus dur, de 1,0 (facile) à 11',
  },
  ratingMeans: {
    en: 'ER is the rating of the hardest step that a puzzle needs, on the scale of Sudoku Explainer: 1.0 is a row, column or box with one empty cell, 11 and more what hardly anybody solves by hand. The name after it is that step.',
    de: 'ER ist die Wertung des schwersten Schritts, den ein Rätsel braucht, auf der Skala von Sudoku Explainer: 1,0 ist eine Zeile, eine Spalte oder ein Block mit einem einzigen leeren Feld, ab 11 kommt kaum jemand von Hand ans Ziel. Der Name dahinter ist dieser Schritt.',
    fr: 'ER est la note du pas le plus dur qu’une grille demande, sur l’échelle de Sudoku Explainer\u00a0: 1,0 est une ligne, une colonne ou un bloc où une seule case est vide, et à partir de 11 presque personne n’aboutit à la main. Le nom qui suit est celui de ce pas.',
  },
  levels: { en: 'Levels by ER: {levels:, }.', de: 'Stufen nach ER: {levels:, }.', fr: 'Niveaux selon ER\u00a0: {levels:, }.' },
  ruledLevels: {
    en: 'Puzzles with rules of their own (cages, lines, dots) are rated on a scale of Ninefold: {levels:, }.',
    de: 'Rätsel mit eigenen Regeln (Käfige, Linien, Punkte) stehen auf einer Skala von Ninefold: {levels:, }.',
    fr: 'Les grilles à règles particulières (cages, lignes, points) sont notées sur une échelle de Ninefold\u00a0: {levels:, }.',
  },
  clueMeans: {
    en: 'A clue is a printed value. "ER 2.6 or more" says that the time for rating ended before the last step.',
    de: 'Eine Vorgabe ist ein gedruckter Wert. „ER mindestens 2,6“ sagt, dass die Zeit für die Wertung vor dem letzten Schritt zu Ende war.',
    fr: 'Un chiffre donné est une valeur imprimée. «\u00a0ER 2,6 ou plus\u00a0» dit que le temps de la notation a pris fin avant le dernier pas.',
  },
  rating: { en: 'ER {er:.1} ({level}), {hardest}', de: 'ER {er:.1} ({level}), {hardest}', fr: 'ER {er:.1} ({level}), {hardest}' },
  openRating: { en: 'ER {er:.1} or more', de: 'ER mindestens {er:.1}', fr: 'ER {er:.1} ou plus' },
  clues: {
    en: '{clues} {clues|clue|clues}',
    de: '{clues} {clues|Vorgabe|Vorgaben}',
    fr: '{clues} {clues|chiffre donné|chiffres donnés}',
  },
  author: { en: 'by {author}', de: 'von {author}', fr: 'de {author}' },
  symbols: { en: 'Symbols {symbols}', de: 'Zeichen {symbols}', fr: 'Symboles {symbols}' },
  noCode: {
    en: 'Too large for a code that opens it on a telephone.',
    de: 'Zu groß für einen Code, der es auf dem Telefon öffnet.',
    fr: 'Trop grande pour un code qui l’ouvre sur un téléphone.',
  },
  ofPuzzles: { en: 'Puzzle {numbers}: {note}', de: 'Rätsel {numbers}: {note}', fr: 'Grille {numbers}\u00a0: {note}' },
  layer: { en: '{name}, layer {first}', de: '{name}, Schicht {first}', fr: '{name}, couche {first}' },
  layers: {
    en: '{name}, layers {first} to {last}',
    de: '{name}, Schichten {first} bis {last}',
    fr: '{name}, couches {first} à {last}',
  },
  cutOut: {
    en: 'Cut along the full lines, fold back along the dashed ones, and glue each tab under the side that it names.',
    de: 'Entlang der durchgezogenen Linien ausschneiden, entlang der gestrichelten nach hinten falten und jede Lasche unter die Kante kleben, die sie nennt.',
    fr: 'Découpez le long des traits pleins, pliez vers l’arrière le long des pointillés, et collez chaque languette sous le bord qu’elle nomme.',
  },
  several: {
    en: 'More than one solution; this is one of them.',
    de: 'Mehr als eine Lösung; dies ist eine davon.',
    fr: 'Plus d’une solution\u00a0; en voici une.',
  },
  undecided: {
    en: 'A solution; whether it is the only one was not decided in the time given.',
    de: 'Eine Lösung; ob es die einzige ist, wurde in der gegebenen Zeit nicht entschieden.',
    fr: 'Une solution\u00a0; le temps donné n’a pas suffi pour savoir si c’est la seule.',
  },
  unsolved: {
    en: 'Not solved in the time given.',
    de: 'In der gegebenen Zeit nicht gelöst.',
    fr: 'Pas résolue dans le temps donné.',
  },
  none: { en: 'No solution.', de: 'Keine Lösung.', fr: 'Aucune solution.' },
  clash: { en: 'No solution: {clash}.', de: 'Keine Lösung: {clash}.', fr: 'Aucune solution\u00a0: {clash}.' },
  glueTop: {
    en: '{letter}: glue under {face:bare}, top side',
    de: '{letter}: unter {face:bare} kleben, obere Kante',
    fr: '{letter}\u00a0: à coller sous {face}, bord du haut',
  },
  glueBottom: {
    en: '{letter}: glue under {face:bare}, bottom side',
    de: '{letter}: unter {face:bare} kleben, untere Kante',
    fr: '{letter}\u00a0: à coller sous {face}, bord du bas',
  },
  glueLeft: {
    en: '{letter}: glue under {face:bare}, left side',
    de: '{letter}: unter {face:bare} kleben, linke Kante',
    fr: '{letter}\u00a0: à coller sous {face}, bord de gauche',
  },
  glueRight: {
    en: '{letter}: glue under {face:bare}, right side',
    de: '{letter}: unter {face:bare} kleben, rechte Kante',
    fr: '{letter}\u00a0: à coller sous {face}, bord de droite',
  },
  title: { en: '{Called:bare}', de: '{Called:bare}', fr: '{Called:bare}' },
} as const satisfies Readonly<Record<string, Words<string>>>;
