import { type BudgetEnd, ok, type Puzzle, said, speak, type Words } from '#core';
import { formatLine } from '#formats';
import { type Choice, type DeadEnd, design as decide, randomFor } from '#generator';
import { list, number, object, oneOf, text, whole } from '#schema';
import { endedField, finishedField, kindField, orNull } from '../answer-fields.ts';
import { budgetFields, puzzleFields } from '../fields.ts';
import { finished, jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { puzzleText } from '../puzzle-text.ts';
import { noPuzzle } from '../subject.ts';
import { beginClock } from '../tools.ts';
import { readDesign } from './read-design.ts';

/** A way that was gone through: what was decided in it, and why it leads to no puzzle of one solution. */
interface Way {
  readonly decided: readonly string[];
  readonly solutions: DeadEnd['solutions'];
}

/** What came of a design. */
export interface DesignReport {
  readonly end: 'found' | 'impossible' | 'budget';
  readonly kind: string;
  /** The puzzle and its solution as texts, where there is one. */
  readonly puzzle?: string;
  readonly solution?: string;
  /** All ways, where none is right; at most as many as an answer holds. */
  readonly ways: readonly Way[];
  readonly none: number;
  readonly several: number;
  readonly questions: number;
}

const EXAMPLE = 'kind: classic:2x2\ncage ?: r1c1 r1c2 r2c1\ncage ?: r2c3 r3c3\nline ?: r4c1..r4c3\n1......?........';

export const design = defineOperation({
  id: 'design',
  summary: 'Decide what a setter left open so that a puzzle has one solution, or prove that nothing does',
  subject: noPuzzle,
  fields: {
    design: puzzleFields.puzzle.describe(
      'The text form with rules, in which "?" is to be decided: "cage ?: r1c1 r1c2" a number, "line ?: r1c1 r2c2" the kind of a line, "line thermo,renban ?: r1c1 r2c2" one of some kinds, ? among the cells a clue.',
    ),
    seed: whole().default(1).describe('Another seed may give another puzzle.'),
    effort: whole(1, 1_000_000).default(5000).describe('Work limit per question, in counted units of about 1 ms.'),
    timeMs: budgetFields.timeMs,
  },
  answer: object({
    status: finishedField,
    kind: kindField,
    found: oneOf(['one', 'none', 'unknown']).describe('Whether there is a puzzle with one solution.'),
    puzzle: orNull(text()).describe('It, with everything decided.'),
    solution: orNull(text()),
    questions: number().describe('How many puzzles were searched.'),
    tried: object({ none: number(), several: number() }).describe(
      'Where there is none: how many ways have no solution, and how many several.',
    ),
    ways: list(object({ decided: list(text()), solutions: oneOf(['none', 'several']) }))
      .optional()
      .describe('Where there is none: the ways, which together are all there are; the first thousand of them.'),
    ended: endedField,
  }),
  example: { design: EXAMPLE },
  async run(_, { design: written, seed, effort, ...asked }, { workshop, limits }) {
    const read = readDesign(written, limits.places);
    if (!read.ok) return read;
    const { isLate } = beginClock(asked, limits);
    const settings = { random: randomFor(seed, 0), effort, isCancelled: isLate };
    const designed = decide(read.value, settings, await workshop.makers.parts());
    const { puzzle } = read.value;
    const { questions } = designed;
    const nothing = { kind: puzzle.kind.spec, ways: [], none: 0, several: 0, questions };
    if (designed.end === 'budget') return ok<DesignReport>({ ...nothing, end: 'budget' });
    if (designed.end === 'found') {
      const { solution } = designed;
      return ok<DesignReport>({
        ...nothing,
        end: 'found',
        puzzle: puzzleText(designed.puzzle),
        solution: formatLine(designed.puzzle, solution),
      });
    }
    const { deadEnds, none, several } = designed;
    const ways = deadEnds.map(({ choices, solutions }) => ({ decided: choices.map((choice) => saying(choice, puzzle)), solutions }));
    return ok<DesignReport>({ ...nothing, end: 'impossible', none, several, ways });
  },
  json: (_, { end, kind, puzzle, solution, ways, none, several, questions }) => ({
    status: finished(end !== 'budget'),
    kind,
    found: FOUND[end],
    puzzle: puzzle ?? null,
    solution: solution ?? null,
    questions,
    tried: { none, several },
    ...(end === 'impossible' ? { ways } : {}),
    ...jsonEnd(endOf(end)),
  }),
  lines(_, { end, puzzle, none, several, questions }, __, { speaker }) {
    if (end === 'found') return puzzle!;
    return speak(
      end === 'budget' ? said(UNDECIDED, { count: questions }) : said(NOTHING, { ways: none + several, none, several }),
      speaker,
    );
  },
  verdict: ({ end }) => (end === 'found' ? 'answered' : end === 'impossible' ? 'unsolvable' : 'budget'),
  ended: ({ end }) => endOf(end),
});

const UNDECIDED: Words<string> = {
  en: 'not decided: the budget ended after {count} {count|puzzle|puzzles}',
  de: 'nicht entschieden: Das Budget endete nach {count} {count|Rätsel|Rätseln}',
  fr: 'pas décidé\u00a0: le budget s’est terminé après {count} {count|grille|grilles}',
};
const NOTHING: Words<string> = {
  en: 'nothing makes it unique: of {ways} {ways|way|ways} {none} {none|has|have} no solution and {several} {several|has|have} several',
  de: 'nichts macht es eindeutig: Von {ways} {ways|Möglichkeit|Möglichkeiten} {none|hat|haben} {none} keine Lösung und {several} mehrere',
  fr: 'rien ne la rend unique\u00a0: sur {ways} {ways|possibilité|possibilités}, {none} {none|n’a|n’ont} pas de solution et {several} en {several|a|ont} plusieurs',
};
const FOUND = { found: 'one', impossible: 'none', budget: 'unknown' } as const;

function endOf(end: DesignReport['end']): BudgetEnd | undefined {
  return end === 'budget' ? 'time' : undefined;
}

/** A choice as a line of the text form has it, a clue as "r1c1 = 5". */
function saying(choice: Choice, { geometry, symbols }: Puzzle): string {
  if ('rule' in choice) return choice.rule.text;
  const place = geometry.places[geometry.placesOf(choice.cell)[0]!]!;
  return `${place.name} = ${symbols.all[choice.value - 1]}`;
}
