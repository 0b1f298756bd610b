import {
  type BudgetEnd,
  clueCount,
  describeLevel,
  LEVELS,
  levelOf,
  levelRange,
  ok,
  type Puzzle,
  SCALES,
  said,
  scaleOf,
  speak,
  type Words,
} from '#core';
import { type RatingReport, ratePuzzle, SURVEY_CLASSES, SURVEY_WORDS, surveyClasses } from '#logic';
import { flag, number, type OutOf, object, oneOf, record, text } from '#schema';
import { countField, endedField, kindField, levelRangeField, orNull, statusField } from '../answer-fields.ts';
import { CLUES } from '../clue-words.ts';
import { EXAMPLE_PUZZLE, searchFields } from '../fields.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation, type Verdict } from '../operation.ts';
import { askFirst, type Solvability } from '../solve/solvability.ts';
import { onePuzzle } from '../subject.ts';
import type { Terminal } from '../terminal.ts';
import { beginSearch } from '../tools.ts';

/** A rating, or why there is none: only puzzles of one solution are rated. */
export type RateReport =
  | ({ readonly solvability: 'one' } & RatingReport)
  | { readonly solvability: Exclude<Solvability, 'one'>; readonly ended?: BudgetEnd };

const surveyClass = orNull(oneOf(SURVEY_CLASSES));
const answer = object({
  status: statusField,
  count: countField.optional().describe('0 or 2 where the puzzle does not have exactly one solution.'),
  scale: oneOf(SCALES).describe(
    "Sudoku Explainer's, or Ninefold's own where the puzzle has rules: no other program's ratings compare with that.",
  ),
  level: orNull(oneOf(Object.keys(LEVELS))).describe('The level of the hardest step on the scale.'),
  levelRange: orNull(levelRangeField),
  er: orNull(number()).describe('The hardest step.'),
  ep: orNull(number()).describe('The hardest step up to the first placement.'),
  ed: orNull(number()).describe('The first step.'),
  hardest: orNull(text()).describe("The form of the hardest step, in Sudoku Explainer's words."),
  technique: orNull(text()).describe('The id of its technique (see techniques).'),
  steps: number().optional(),
  shares: record(number()).optional().describe('How many steps each technique took.'),
  solved: flag().optional(),
  kind: kindField,
  clues: number(),
  blanks: number(),
  class: object({ byClues: surveyClass, byLines: surveyClass }).describe("The survey's classes (002)."),
  ended: endedField,
});

export const rate = defineOperation({
  id: 'rate',
  summary: 'Rate puzzles on the scale of Sudoku Explainer; with rules, on one of our own',
  subject: onePuzzle,
  fields: searchFields,
  answer,
  example: { puzzle: EXAMPLE_PUZZLE },
  overFiles: true,
  isLong: true,
  run(puzzle, fields, tools) {
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    const { engine, budget, isLate } = search.value;
    const { first, ask } = askFirst(puzzle, engine, budget);
    if (first.solvability === 'several' || first.solvability === 'none') return ok<RateReport>({ solvability: first.solvability });
    // Logic that reaches the end has proved that the solution is the only one; else the engine is asked.
    const rating = ratePuzzle(puzzle, { unique: () => ask().solvability === 'one', desk: tools.workshop.desk, isCancelled: isLate });
    if (rating.end === 'solved') return ok<RateReport>({ solvability: 'one', ...rating });
    const { solvability, end } = ask();
    if (solvability === 'one') return ok<RateReport>({ solvability, ...rating });
    // Logic that was cut short might have reached the end, whatever bound the engine met.
    const ended = rating.end === 'budget' ? 'time' : end;
    return ok<RateReport>({ solvability, ...(ended ? { ended } : {}) });
  },
  json,
  lines,
  verdict,
  ended,
});

const NOTHING = { level: null, levelRange: null, er: null, ep: null, ed: null, hardest: null, technique: null };
const UNRATED = {
  none: { status: 'complete', count: 0, ...NOTHING },
  several: { status: 'limit', count: 2, ...NOTHING },
  unknown: { status: 'budget', ...NOTHING },
} as const;

function json(puzzle: Puzzle, report: RateReport): OutOf<typeof answer> {
  const { byClues, byLines } = surveyClasses(puzzle);
  const scale = scaleOf(puzzle);
  const about = {
    scale,
    kind: puzzle.kind.spec,
    clues: clueCount(puzzle),
    blanks: puzzle.geometry.cellCount - clueCount(puzzle),
    class: { byClues: byClues ?? null, byLines: byLines ?? null },
    ...jsonEnd(ended(report)),
  };
  if (report.solvability !== 'one') return { ...UNRATED[report.solvability], ...about };
  const { end, er, ep, ed, hardest, technique, steps, shares } = report;
  const isSolved = end === 'solved';
  return {
    status: isSolved ? 'complete' : 'budget',
    level: levelOf(er, scale),
    levelRange: levelRange(er, scale),
    er,
    ep,
    ed,
    hardest,
    technique,
    steps,
    shares,
    solved: isSolved,
    ...about,
  };
}

const UNRATED_LINES = {
  none: {
    en: '# none: a puzzle without solution has no rating',
    de: '# keine: Ein Rätsel ohne Lösung hat keine Bewertung',
    fr: '# aucune\u00a0: une grille sans solution n’a pas de note',
  },
  several: {
    en: '# several: only puzzles with one solution are rated',
    de: '# mehrere: Nur Rätsel mit einer Lösung werden bewertet',
    fr: '# plusieurs\u00a0: seules les grilles à une solution sont évaluées',
  },
  unknown: {
    en: '# gave up before it knew the number of solutions',
    de: '# aufgegeben, bevor die Zahl der Lösungen bekannt war',
    fr: '# abandon avant de connaître le nombre de solutions',
  },
} as const;

function lines(puzzle: Puzzle, report: RateReport, _: unknown, { speaker }: Terminal): string {
  if (report.solvability !== 'one') return speak(said(UNRATED_LINES[report.solvability]), speaker);
  const { end, er, ep, ed, hardest, steps } = report;
  const numbers = [er, ep, ed].map((one) => one.toFixed(1)).join('/');
  const { byClues } = surveyClasses(puzzle);
  const facts = [
    said(STEPS, { steps }),
    byClues
      ? said(CLUES_CLASS, { clues: clueCount(puzzle), name: said(SURVEY_WORDS[byClues]) })
      : said(CLUES, { clues: clueCount(puzzle) }),
    ...(end === 'solved' ? [] : [said(end === 'budget' ? OUT_OF_TIME : UNSOLVED)]),
    ...(report.scale === 'ninefold-rules' ? [said(OWN_SCALE)] : []),
  ];
  const level = describeLevel(levelOf(er, report.scale), report.scale);
  return speak(said('{numbers}  {level}  {hardest}  ({facts:; })', { numbers, level, hardest, facts }), speaker);
}

const STEPS: Words<string> = {
  en: '{steps} {steps|step|steps}',
  de: '{steps} {steps|Schritt|Schritte}',
  fr: '{steps} {steps|étape|étapes}',
};
const CLUES_CLASS: Words<string> = {
  en: '{clues} {clues|clue|clues}, by their number {name}',
  de: '{clues} {clues|Vorgabe|Vorgaben}, nach ihrer Zahl {name}',
  fr: '{clues} {clues|chiffre donné|chiffres donnés}, d’après leur nombre {name}',
};
const OUT_OF_TIME: Words<string> = {
  en: 'the time ran out, at least this hard',
  de: 'die Zeit war um, mindestens so schwer',
  fr: 'temps écoulé, au moins aussi difficile',
};
const UNSOLVED: Words<string> = {
  en: 'not solved, at least this hard',
  de: 'nicht gelöst, mindestens so schwer',
  fr: 'non résolue, au moins aussi difficile',
};
const OWN_SCALE: Words<string> = {
  en: "on Ninefold's own scale for rules",
  de: 'auf Ninefolds eigener Skala für Regeln',
  fr: 'sur l’échelle de Ninefold pour les règles',
};

const UNRATED_VERDICTS = { none: 'unsolvable', several: 'answered', unknown: 'budget' } as const;

function verdict(report: RateReport): Verdict {
  if (report.solvability !== 'one') return UNRATED_VERDICTS[report.solvability];
  return report.end === 'solved' ? 'answered' : 'budget';
}

function ended(report: RateReport): BudgetEnd | undefined {
  if (report.solvability !== 'one') return report.ended;
  return report.end === 'budget' ? 'time' : undefined;
}
