import { said, type Words } from '#core';
import { ratePuzzle, SURVEY_CLASSES, surveyClasses } from '#logic';
import {
  column,
  figure,
  median,
  number,
  percent,
  published,
  type RowOf,
  rankCorrelation,
  share,
  type Table,
  words,
} from '#measuring/tools';
import { ratedPuzzles } from '../data/rated-puzzles.ts';
import { bySize, defineExperiment, steps } from '../experiment.ts';
import { HEAD } from '../headings.ts';
import { dugUnique, seedOf, textPuzzle } from '../instances.ts';
import { timed, tryEngine } from '../measure.ts';
import { judge, settingOf, type Verdict } from '../verdict.ts';
import { cluesOf } from './classics.ts';

const SETS = ['rated list', 'dug here'] as const;

const parameters = {
  set: column.oneOf(SETS, 'rated list: ratings by Sudoku Explainer; dug here: rated by ninefold'),
  puzzle: column.word('the puzzle, where it is from the list'),
  clues: column.number('clues (at least, where it is dug)'),
  seed: column.number('seed of the puzzle, where it is dug'),
};
const answers = {
  cluesLeft: column.number('clues'),
  rating: column.number("ER on Sudoku Explainer's scale"),
  byClues: column.orNone(column.number('class of table I, 1 to 5')),
  byLines: column.orNone(column.number('class of table II, 1 to 5')),
  bruteNodes: column.orNone(column.number('nodes of brute force')),
  seconds: column.seconds('CPU time of the rating'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const difficulty = defineExperiment({
  id: 'difficulty',
  words: {
    en: {
      title: 'Clues and difficulty',
      question: "Do the survey's classes, by clues and by the fewest clues in a line, agree with a rating by technique?",
      source: '002, tables I and II; 004, section 3.5',
    },
    de: {
      title: 'Vorgaben und Schwierigkeit',
      question:
        'Stimmen die Klassen der Übersicht, nach Vorgaben und nach den wenigsten Vorgaben in einer Linie, mit einer Bewertung nach Techniken überein?',
      source: '002, Tabellen I und II; 004, Abschnitt 3.5',
    },
    fr: {
      title: 'Indices et difficulté',
      question:
        'Les classes de l’étude, par indices et par le moins d’indices dans une ligne, s’accordent-elles avec une cotation par technique ?',
      source: '002, tableaux I et II ; 004, section 3.5',
    },
  },
  expect: { full: 40, quick: 25 },
  parameters,
  answers,
  plan(scale) {
    const listed = ratedPuzzles.filter((_, i) => i % bySize(scale, { full: 1, quick: 3, tiny: 160 }) === 0);
    const samples = scale.runs ?? bySize(scale, { full: 30, quick: 5, tiny: 1 });
    const clues = bySize(scale, { full: steps(24, 50, 2), quick: steps(24, 48, 4), tiny: [40] });
    return [
      ...listed.map(({ text }) => ({ set: SETS[0], puzzle: text, clues: cluesOf(text), seed: 0 })),
      ...clues.flatMap((count) =>
        steps(1, samples).map((i) => ({ set: SETS[1], puzzle: '', clues: count, seed: seedOf(scale, 1000 * count + i) })),
      ),
    ];
  },
  async measure({ set, puzzle: text, clues, seed }, instruments) {
    const puzzle = set === SETS[0] ? textPuzzle('classic:3x3', text) : await dugUnique('classic:3x3', seed, clues);
    const { byClues, byLines } = surveyClasses(puzzle);
    const number = (name: string | undefined): number | null =>
      name === undefined ? null : SURVEY_CLASSES.indexOf(name as (typeof SURVEY_CLASSES)[number]) + 1;
    const rated = timed(instruments, () => ratePuzzle(puzzle, { unique: true }));
    const brute = await tryEngine(puzzle, { engine: 'brute-force', limit: 1, budget: { nodes: 5_000_000 } }, instruments);
    return {
      cluesLeft: puzzle.givens.filter((value) => value > 0).length,
      rating: ratedPuzzles.find((one) => one.text === text)?.rating ?? rated.result.er,
      byClues: number(byClues),
      byLines: number(byLines),
      bruteNodes: brute.report.status === 'budget' ? null : brute.report.counters.nodes,
      seconds: rated.seconds,
    };
  },
  report(rows) {
    const said = SETS.map((set) => {
      const some = rows.filter((row) => row.set === set);
      return `${set}: clues ${rank(some, 'cluesLeft')}, class of table I ${rank(some, 'byClues')}, class of table II ${rank(some, 'byLines')}, nodes of brute force ${rank(some, 'bruteNodes')}`;
    });
    const narrow = rows.filter((row) => row.cluesLeft <= 27);
    return {
      verdict: verdict(rows),
      summary: [
        `Rank correlation with the rating (1: the same order, 0: none): ${said.join('; ')}. Among the puzzles of class 5, 17 to 27 clues, that of the clues is ${rank(narrow, 'cluesLeft')}.`,
        `Of ${narrow.length} puzzles that table I calls evil, ${percent(share(narrow, (row) => row.rating <= 1.5))} need nothing but singles.`,
      ],
      tables: [
        classTable(
          {
            en: 'Table I: classes by clues',
            de: 'Tabelle I: Klassen nach Vorgaben',
            fr: 'Table I\u00a0: classes selon les chiffres donnés',
          },
          'byClues',
          rows,
          ['more than 46', '36 to 45', '32 to 35', '28 to 31', '17 to 27'],
        ),
        classTable(
          {
            en: 'Table II: classes by the fewest clues in a row or column',
            de: 'Tabelle II: Klassen nach den wenigsten Vorgaben in einer Zeile oder Spalte',
            fr: 'Table II\u00a0: classes selon le moins de chiffres donnés dans une ligne ou une colonne',
          },
          'byLines',
          rows,
          ['5', '4', '3', '2', '0'],
        ),
      ],
      figure: {
        title: 'Clues, classes and rating',
        panels: [
          {
            title: 'Clues against rating',
            x: { label: 'clues' },
            y: { label: "rating (ER, Sudoku Explainer's scale)" },
            series: SETS.map((set) => ({
              name: set,
              line: false,
              points: rows.filter((row) => row.set === set).map((row) => ({ x: row.cluesLeft, y: row.rating })),
            })),
          },
          {
            title: 'Rating against brute force',
            x: { label: "rating (ER, Sudoku Explainer's scale)" },
            y: { label: 'nodes of brute force', scale: 'log' },
            series: SETS.map((set) => ({
              name: set,
              line: false,
              points: rows.flatMap(({ set: from, rating, bruteNodes }) =>
                from === set && bruteNodes !== null ? [{ x: rating, y: bruteNodes }] : [],
              ),
            })),
          },
        ],
      },
    };
  },
});

/** A class tells the rating where their orders agree at least so far. */
const AGREES = 0.5;

const TABLE: Words<string> = { en: '{set}, table {table}', de: '{set}, Tabelle {table}', fr: '{set}, table {table}' };

/** Whether the classes by clues order puzzles as the rating does; told where two standard errors do not reach over the bound. */
function verdict(rows: readonly Row[]): Verdict {
  const settings = SETS.flatMap((set) =>
    (['byClues', 'byLines'] as const).map((name) => {
      const some = rows.filter((row) => row.set === set && row[name] !== null);
      const value = correlation(some, name);
      const error = 1 / Math.sqrt(Math.max(1, some.length - 1));
      const says = value - 2 * error > AGREES ? true : value + 2 * error < AGREES ? false : undefined;
      return settingOf(said(TABLE, { set, table: name === 'byClues' ? 'I' : 'II' }), some, says);
    }),
  );
  return judge({
    claim: {
      en: `the classes of tables I and II order puzzles as a rating by technique does (rank correlation of ${AGREES} or more)`,
      de: `die Klassen der Tabellen I und II Rätsel so ordnen wie eine Wertung nach Techniken (Rangkorrelation von mindestens ${AGREES})`,
      fr: `les classes des tables I et II ordonnent les grilles comme une note par technique (corrélation des rangs de ${AGREES} ou plus)`,
    },
    settings,
  });
}

type Told = 'cluesLeft' | 'byClues' | 'byLines' | 'bruteNodes';

/** Rank correlation with the rating; fewer clues are harder, so that classes and ratings rise together. */
function correlation(rows: readonly Row[], name: Told): number {
  const pairs = rows.flatMap((row): [number, number][] => (row[name] === null ? [] : [[row[name], row.rating]]));
  return rankCorrelation(
    pairs.map(([one]) => one),
    pairs.map(([, rating]) => rating),
  );
}

function rank(rows: readonly Row[], name: Told): string {
  const value = correlation(rows, name);
  return Number.isFinite(value) ? value.toFixed(2) : 'not defined';
}

function classTable(title: Words<string>, name: 'byClues' | 'byLines', rows: readonly Row[], printed: readonly string[]): Table {
  return {
    title,
    head: [
      words({ en: 'class', de: 'Klasse', fr: 'classe' }),
      published(HEAD.paper),
      number(HEAD.puzzles),
      number({ en: 'lowest rating', de: 'niedrigste Wertung', fr: 'note la plus basse' }),
      number(HEAD.median),
      number(HEAD.highest),
      number({ en: 'singles only', de: 'nur Einer', fr: 'singletons seuls' }),
    ],
    rows: SURVEY_CLASSES.map((className, i) => {
      const ratings = rows.filter((row) => row[name] === i + 1).map((row) => row.rating);
      return [
        `${i + 1} ${className}`,
        printed[i]!,
        String(ratings.length),
        figure(ratings.length > 0 ? Math.min(...ratings) : undefined),
        figure(median(ratings)),
        figure(ratings.length > 0 ? Math.max(...ratings) : undefined),
        percent(share(ratings, (rating) => rating <= 1.5)),
      ];
    }),
    ...(name === 'byClues' ? { note: 'The print leaves 46 clues without a class; they are taken as class 1.' } : {}),
  };
}
