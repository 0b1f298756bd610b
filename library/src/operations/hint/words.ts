import { type Puzzle, type Said, said, type Words } from '#core';
import { namesFor } from '#techniques';
import type { ExplainedStep } from '../step.ts';
import type { FoundHint, Mistake } from './hint-for.ts';

/** Sentences for each level of a hint, from 1 on; each level says what those before it do, and more. */
export type HintLines = readonly (readonly Said[])[];

/** What a hint without a step says. */
export function linesWithoutStep(status: Exclude<FoundHint['status'], 'mistake' | 'step'>): HintLines {
  return [[said(NO_STEP[status])]];
}

/** What a step says: where to look, the technique, the cells, the argument. */
export function linesOfStep(puzzle: Puzzle, step: ExplainedStep): HintLines {
  const names = namesFor(puzzle);
  const { cells, values, label: name, why } = step;
  const parts = { cells: names.cells(cells), values: names.values(values) };
  return [
    [said(LOOK, { where: whereOf(puzzle, step) })],
    [said(TECHNIQUE, { name })],
    [values.length > 0 ? said(CELLS_WITH, parts) : said(CELLS, { cells: parts.cells })],
    [why],
  ];
}

/** A place to look without the cells: a house, else a rule, else a value, else the neighbourhood of a cell. */
export function whereOf(puzzle: Puzzle, { houses, rules, values, cells }: ExplainedStep): Said {
  const names = namesFor(puzzle);
  if (houses.length > 0) return said('{house}', { house: names.house(houses[0]!) });
  if (rules?.[0] !== undefined) return said('{rule}', { rule: names.rule(rules[0]) });
  return values.length > 0 ? said(PLACES_OF, { value: names.value(values[0]!) }) : said(AROUND, { cell: names.cell(cells[0]!) });
}

/** What the player has wrong: that there is something, of what kind, and where. */
export function linesOfMistakes(puzzle: Puzzle, mistakes: readonly Mistake[]): HintLines {
  const names = namesFor(puzzle);
  return [
    [said(MISTAKES, { count: mistakes.length })],
    [said(mistakes.some(({ entry }) => entry !== undefined) ? WRONG_VALUE : WRONG_NOTES)],
    mistakes.map(({ cell, entry }) =>
      entry === undefined ? said(LACKS, { cell: names.cell(cell) }) : said(IS_NOT, { cell: names.cell(cell), value: names.value(entry) }),
    ),
  ];
}

const NO_STEP: Readonly<Record<Exclude<FoundHint['status'], 'mistake' | 'step'>, Words<string>>> = {
  unsolvable: { en: 'The puzzle has no solution.', de: 'Das Rätsel hat keine Lösung.', fr: 'La grille n’a pas de solution.' },
  several: {
    en: 'The puzzle has several solutions, so no step is forced in the end; add a clue first.',
    de: 'Das Rätsel hat mehrere Lösungen, also ist am Ende kein Schritt zwingend; es fehlt eine Vorgabe.',
    fr: 'La grille a plusieurs solutions, donc aucune étape n’est forcée à la fin\u00a0; il manque un chiffre donné.',
  },
  unknown: {
    en: 'The solution was not found in time, so mistakes cannot be detected.',
    de: 'Die Lösung wurde nicht rechtzeitig gefunden; Fehler lassen sich daher nicht erkennen.',
    fr: 'La solution n’a pas été trouvée à temps\u00a0: les erreurs ne peuvent pas être détectées.',
  },
  solved: {
    en: 'Every cell is filled, and everything is correct.',
    de: 'Jedes Feld ist gefüllt, und alles stimmt.',
    fr: 'Toutes les cases sont remplies, et tout est correct.',
  },
  late: {
    en: 'No step was found in time.',
    de: 'In der Zeit wurde kein Schritt gefunden.',
    fr: 'Aucune étape n’a été trouvée à temps.',
  },
  stuck: {
    en: 'None of the allowed techniques finds a step here.',
    de: 'Keine der erlaubten Techniken findet hier einen Schritt.',
    fr: 'Aucune des techniques permises ne trouve d’étape ici.',
  },
};

const LOOK: Words<string> = { en: 'Look at {where}.', de: 'Sieh dir {where} an.', fr: 'Regardez {where}.' };
const PLACES_OF: Words<string> = { en: 'the cells for {value}', de: 'die Plätze von {value}', fr: 'les places de {value}' };
const AROUND: Words<string> = { en: 'the neighbourhood of {cell}', de: 'die Umgebung von {cell}', fr: 'le voisinage de {cell}' };
const TECHNIQUE: Words<string> = { en: 'The technique: {name}.', de: 'Die Technik: {name}.', fr: 'La technique\u00a0: {name}.' };
const CELLS_WITH: Words<string> = {
  en: 'It is in {cells}, with {values}.',
  de: 'Es geht um {cells} mit {values}.',
  fr: 'C’est dans {cells}, avec {values}.',
};
const CELLS: Words<string> = { en: 'It is in {cells}.', de: 'Es geht um {cells}.', fr: 'C’est dans {cells}.' };

const MISTAKES: Words<string> = {
  en: 'There {count|is a mistake|are {count} mistakes} in the grid.',
  de: 'Im Gitter {count|ist ein|sind {count}} Fehler.',
  fr: 'Il y a {count|une erreur|{count} erreurs} dans la grille.',
};
const WRONG_VALUE: Words<string> = { en: 'A value is wrong.', de: 'Ein Wert ist falsch.', fr: 'Une valeur est fausse.' };
const WRONG_NOTES: Words<string> = {
  en: 'The correct value is missing from the marks of a cell.',
  de: 'In den Notizen eines Feldes fehlt die richtige Ziffer.',
  fr: 'La bonne valeur manque dans les notes d’une case.',
};
const IS_NOT: Words<string> = { en: '{cell} is not {value}.', de: '{cell} ist nicht {value}.', fr: '{cell} n’est pas {value}.' };
const LACKS: Words<string> = {
  en: 'The correct value is missing from the marks in {cell}.',
  de: 'In den Notizen von {cell} fehlt die richtige Ziffer.',
  fr: 'La bonne valeur manque dans les notes de {cell}.',
};
