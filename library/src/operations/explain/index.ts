import { type BudgetEnd, ok, type Puzzle, said, type Words } from '#core';
import { explainPuzzle } from '#logic';
import { flag, list, number, object, oneOf, text } from '#schema';
import { isTrial, type LogicEnd, orderFor, techniques } from '#techniques';
import { endedField, finishedField, kindField, solutionsField } from '../answer-fields.ts';
import { reasoningFields } from '../fields.ts';
import { finished, jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { askFirst, type Solvability } from '../solve/solvability.ts';
import { type ExplainedStep, explainedStep, stepFields, stepJson, wordsIn } from '../step.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';
import { claimsOf } from './claims.ts';

/** A solution by logic, every step with its evidence and its words. */
export interface ExplainReport {
  /** How far logic came; several or none where it was not begun, because there is no one solution. */
  readonly end: LogicEnd | 'several' | 'none';
  readonly solvability: Solvability;
  readonly steps: readonly ExplainedStep[];
  /** Which bound left it unfinished. */
  readonly ended?: BudgetEnd;
}

const ORDERS = ['hint', 'rating'] as const;

/** How often a listener is told of steps. */
const TELL_EVERY = 10;

export const explain = defineOperation({
  id: 'explain',
  summary: 'Solve by logic, step by step, each step with its reason',
  subject: onePuzzle,
  fields: {
    ...reasoningFields,
    claims: flag()
      .default(false)
      .describe('Without arguments from uniqueness, and with the steps as claims that verify-steps checks one by one.'),
    order: oneOf(ORDERS).default('hint').describe('Look as a person would (hint) or as ratings do (rating).'),
  },
  answer: object({
    status: finishedField,
    end: oneOf(['solved', 'stuck', 'contradiction', 'budget', 'several', 'none']).describe(
      'How far logic came; several or none where it was not begun, because the puzzle does not have one solution.',
    ),
    kind: kindField,
    solutions: solutionsField,
    count: number().describe('How many steps there are.'),
    trialFrom: number().optional().describe('The first step that is trial and error: logic alone ends before it.'),
    steps: list(object({ step: number(), ...stepFields })),
    claims: text().optional().describe('What each step claims, and from which cells, groups and rules it follows, as JSON.'),
    ended: endedField,
  }),
  example: { puzzle: '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7' },
  run(puzzle, { techniques: allowed, order, names, claims, ...fields }, tools) {
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    const { engine, budget, isLate } = search.value;
    const { first, ask } = askFirst(puzzle, engine, budget);
    if (first.solvability === 'several' || first.solvability === 'none')
      return ok<ExplainReport>({ end: first.solvability, solvability: first.solvability, steps: [] });
    let count = 0;
    const { end, steps } = explainPuzzle(puzzle, {
      unique: () => !claims && ask().solvability === 'one',
      // What is to be checked by another program is cut into trials that can be followed.
      solution: () => (!claims && ask().solvability === 'one' ? ask().solution : undefined),
      desk: tools.workshop.desk,
      isCancelled: isLate,
      techniques: allowed ? orderFor(puzzle.geometry, 'hint').filter(({ id }) => allowed.includes(id)) : orderFor(puzzle.geometry, order),
      onStep() {
        if (++count % TELL_EVERY === 0) tools.onProgress?.({ steps: count });
      },
    });
    // Logic that reaches the end has proved that the solution is the only one.
    const solvability = end === 'solved' ? 'one' : end === 'contradiction' ? 'none' : ask().solvability;
    const ended = end === 'budget' ? 'time' : solvability === 'unknown' ? ask().end : undefined;
    return ok<ExplainReport>({
      end,
      solvability,
      ...(ended ? { ended } : {}),
      steps: steps.map((step) => explainedStep(puzzle, step)),
    });
  },
  json(puzzle, { end, solvability, steps, ended }, { names, claims }) {
    const words = wordsIn(puzzle, names);
    return {
      status: finished(end !== 'stuck' && end !== 'budget'),
      end,
      kind: puzzle.kind.spec,
      solutions: solvability,
      count: steps.length,
      ...(trialFrom(puzzle, steps) === undefined ? {} : { trialFrom: trialFrom(puzzle, steps)! }),
      steps: steps.map((step, i) => ({ step: i + 1, ...stepJson(puzzle, step, words) })),
      ...(claims ? { claims: JSON.stringify(claimsOf(puzzle, steps, ({ why }) => words.say(why))) } : {}),
      ...jsonEnd(ended),
    };
  },
  lines(puzzle, { end, solvability, steps }, { names }, { colours, isOnly, where, speaker }) {
    const { say } = wordsIn(puzzle, names, speaker);
    const each = steps.map(({ label, why }, i) => `${String(i + 1).padStart(4)}. ${colours.bold(say(label))}: ${say(why)}`);
    const first = trialFrom(puzzle, steps);
    const trial = first === undefined ? [] : [say(said(TRIAL, { step: first }))];
    const last = end === 'stuck' && solvability === 'several' ? 'several' : end;
    return [...(isOnly ? [] : [where]), ...each, ...trial, say(said(ENDS[last]))].join('\n');
  },
  verdict: ({ end, solvability }) =>
    end === 'solved' || solvability === 'several' ? 'answered' : solvability === 'none' ? 'unsolvable' : 'budget',
  ended: ({ ended }) => ended,
});

/** The number of the first step that is trial and error; undefined where none is. */
function trialFrom({ geometry }: Puzzle, steps: readonly ExplainedStep[]): number | undefined {
  const trials = new Set(techniques.filter((technique) => isTrial(technique, geometry)).map(({ id }) => id));
  const first = steps.findIndex(({ technique }) => trials.has(technique));
  return first < 0 ? undefined : first + 1;
}

const TRIAL: Words<string> = {
  en: 'Logic alone ends before step {step}, which is trial and error.',
  de: 'Logik allein endet vor Schritt {step}, der Versuch und Irrtum ist.',
  fr: 'La logique seule s’arrête avant l’étape {step}, qui est un essai.',
};
const ENDS = {
  solved: { en: 'Solved.', de: 'Gelöst.', fr: 'Résolue.' },
  stuck: { en: 'No technique leads further.', de: 'Keine Technik führt weiter.', fr: 'Aucune technique ne mène plus loin.' },
  budget: {
    en: 'The time ran out before the next step was found.',
    de: 'Die Zeit war um, bevor der nächste Schritt gefunden war.',
    fr: 'Le temps s’est écoulé avant que l’étape suivante soit trouvée.',
  },
  several: {
    en: 'The puzzle has several solutions, so no logic leads to one of them.',
    de: 'Das Rätsel hat mehrere Lösungen, also führt keine Logik zu einer davon.',
    fr: 'La grille a plusieurs solutions, donc aucune logique ne mène à l’une d’elles.',
  },
  none: { en: 'The puzzle has no solution.', de: 'Das Rätsel hat keine Lösung.', fr: 'La grille n’a pas de solution.' },
  contradiction: {
    en: 'A cell has no value left, or a value no cell: the puzzle has no solution.',
    de: 'Ein Feld hat keinen möglichen Wert mehr oder ein Wert keinen Platz: Das Rätsel hat keine Lösung.',
    fr: 'Une case n’a plus de valeur possible, ou une valeur n’a plus de place\u00a0: la grille n’a pas de solution.',
  },
} as const;
