import { type Part, said, type Words } from '#core';
import { ratePuzzle, SURVEY_CLASSES, SURVEY_WORDS, surveyClasses } from '#logic';
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
  type Text,
  words,
} from '#measuring/tools';
import { ratedPuzzles } from '../data/rated-puzzles.ts';
import { bySize, defineExperiment, steps } from '../experiment.ts';
import { AXIS, correlationTold, HEAD } from '../headings.ts';
import { dugUnique, seedOf, textPuzzle } from '../instances.ts';
import { timed, tryEngine } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf } from '../verdict.ts';
import { cluesOf } from './classics.ts';

const SETS = ['rated list', 'dug here'] as const;
const SET_WORDS: Readonly<Record<(typeof SETS)[number], Words<string>>> = {
  'rated list': { en: 'rated list', de: 'bewertete Liste', fr: 'liste notée' },
  'dug here': { en: 'dug here', de: 'hier gemacht', fr: 'faites ici' },
};

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
      title: 'Chiffres donnés et difficulté',
      question:
        'Les classes de l’étude, par chiffres donnés et par le moins de chiffres donnés dans une ligne, s’accordent-elles avec une note par technique ?',
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
    const ranks = SETS.map((set) => {
      const some = rows.filter((row) => row.set === set);
      return said(RANKS, {
        set: said(SET_WORDS[set]),
        clues: rank(some, 'cluesLeft'),
        one: rank(some, 'byClues'),
        two: rank(some, 'byLines'),
        nodes: rank(some, 'bruteNodes'),
      });
    });
    const narrow = rows.filter((row) => row.cluesLeft <= 27);
    return {
      verdict: verdict(rows),
      summary: [
        said(CORRELATION, { ranks, narrow: rank(narrow, 'cluesLeft') }),
        said(EVIL, { puzzles: narrow.length, share: percent(share(narrow, (row) => row.rating <= 1.5)) }),
      ],
      tables: [
        classTable(
          {
            en: 'Table I: classes by clues',
            de: 'Tabelle I: Klassen nach Vorgaben',
            fr: 'Tableau I\u00a0: classes selon les chiffres donnés',
          },
          'byClues',
          rows,
          CLUE_CLASSES,
        ),
        classTable(
          {
            en: 'Table II: classes by the fewest clues in a row or column',
            de: 'Tabelle II: Klassen nach den wenigsten Vorgaben in einer Zeile oder Spalte',
            fr: 'Tableau II\u00a0: classes selon le moins de chiffres donnés dans une ligne ou une colonne',
          },
          'byLines',
          rows,
          ['5', '4', '3', '2', '0'],
        ),
      ],
      figure: {
        title: { en: 'Clues, classes and rating', de: 'Vorgaben, Klassen und Wertung', fr: 'Chiffres donnés, classes et note' },
        panels: [
          {
            title: { en: 'Clues against rating', de: 'Vorgaben gegen Wertung', fr: 'Chiffres donnés contre note' },
            x: { label: AXIS.clues },
            y: { label: RATING },
            series: SETS.map((set) => ({
              name: SET_WORDS[set],
              line: false,
              points: rows.filter((row) => row.set === set).map((row) => ({ x: row.cluesLeft, y: row.rating })),
            })),
          },
          {
            title: { en: 'Rating against brute force', de: 'Wertung gegen Brute Force', fr: 'Note contre force brute' },
            x: { label: RATING },
            y: { label: { en: 'nodes of brute force', de: 'Knoten von Brute Force', fr: 'nœuds de la force brute' }, scale: 'log' },
            series: SETS.map((set) => ({
              name: SET_WORDS[set],
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

const RANKS: Words<string> = {
  en: '{set}: clues {clues}, class of table I {one}, class of table II {two}, nodes of brute force {nodes}',
  de: '{set}: Vorgaben {clues}, Klasse von Tabelle I {one}, Klasse von Tabelle II {two}, Knoten von Brute Force {nodes}',
  fr: '{set}\u00a0: chiffres donnés {clues}, classe du tableau I {one}, classe du tableau II {two}, nœuds de la force brute {nodes}',
};
const CORRELATION: Words<string> = {
  en: 'Rank correlation with the rating (1: the same order, 0: none): {ranks:; }. Among the puzzles of class 5, 17 to 27 clues, that of the clues is {narrow}.',
  de: 'Rangkorrelation mit der Wertung (1: dieselbe Ordnung, 0: keine): {ranks:; }. Unter den Rätseln der Klasse 5, 17 bis 27 Vorgaben, ist die der Vorgaben {narrow}.',
  fr: 'Corrélation des rangs avec la note (1\u00a0: même ordre, 0\u00a0: aucun)\u00a0: {ranks:\u00a0; }. Parmi les grilles de la classe 5, 17 à 27 chiffres donnés, celle des chiffres donnés est de {narrow}.',
};
const EVIL: Words<string> = {
  en: 'Of {puzzles} {puzzles|puzzle|puzzles} that table I calls evil, {share} need nothing but singles.',
  de: 'Von {puzzles} {puzzles|Rätsel|Rätseln}, die Tabelle I „evil“ nennt, brauchen {share} nichts als Einer.',
  fr: 'De {puzzles} {puzzles|grille|grilles} que le tableau I nomme «\u00a0evil\u00a0», {share} n’exigent que des singletons.',
};
const RATING: Words<string> = {
  en: "rating (ER, Sudoku Explainer's scale)",
  de: 'Wertung (ER, Skala von Sudoku Explainer)',
  fr: 'note (ER, échelle de Sudoku Explainer)',
};
const range = (from: number, to: number): Words<string> => ({ en: `${from} to ${to}`, de: `${from} bis ${to}`, fr: `${from} à ${to}` });
const CLUE_CLASSES: readonly Text[] = [
  { en: 'more than 46', de: 'mehr als 46', fr: 'plus de 46' },
  range(36, 45),
  range(32, 35),
  range(28, 31),
  range(17, 27),
];

/** A class tells the rating where their orders agree at least this far. */
const AGREES = 0.5;

const TABLE: Words<string> = { en: '{set}, table {table}', de: '{set}, Tabelle {table}', fr: '{set}, tableau {table}' };

/** Whether the classes by clues order puzzles as the rating does; told where two standard errors do not reach over the bound. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const settings = SETS.flatMap((set) =>
    (['byClues', 'byLines'] as const).map((name) => {
      const some = rows.filter((row) => row.set === set && row[name] !== null);
      const value = correlation(some, name);
      const error = 1 / Math.sqrt(Math.max(1, some.length - 1));
      // Without a correlation nothing is told, as where the bound lies within two errors of it.
      const says = value === undefined || Math.abs(value - AGREES) <= 2 * error ? undefined : value > AGREES;
      return settingOf(said(TABLE, { set: said(SET_WORDS[set]), table: name === 'byClues' ? 'I' : 'II' }), some, says);
    }),
  );
  return judge({
    claim: {
      en: `the classes of tables I and II order puzzles as a rating by technique does (rank correlation of ${AGREES} or more)`,
      de: `die Klassen der Tabellen I und II Rätsel so ordnen wie eine Wertung nach Techniken (Rangkorrelation von mindestens ${AGREES})`,
      fr: `les classes des tableaux I et II ordonnent les grilles comme une note par technique (corrélation des rangs de ${AGREES} ou plus)`,
    },
    settings,
  });
}

const CLASS: Words<string> = { en: '{number} {name}', de: '{number} {name}', fr: '{number} {name}' };
const CLUES_46: Words<string> = {
  en: 'The print leaves 46 clues without a class; they are taken as class 1.',
  de: 'Der Druck lässt 46 Vorgaben ohne Klasse; sie gelten hier als Klasse 1.',
  fr: 'L’imprimé laisse 46 chiffres donnés sans classe\u00a0; ils comptent ici dans la classe 1.',
};

type Told = 'cluesLeft' | 'byClues' | 'byLines' | 'bruteNodes';

/** Rank correlation with the rating; fewer clues are harder, so that classes and ratings rise together. */
function correlation(rows: readonly Row[], name: Told): number | undefined {
  const pairs = rows.flatMap((row): [number, number][] => (row[name] === null ? [] : [[row[name], row.rating]]));
  return rankCorrelation(
    pairs.map(([one]) => one),
    pairs.map(([, rating]) => rating),
  );
}

const rank = (rows: readonly Row[], name: Told): Part => correlationTold(correlation(rows, name));

function classTable(title: Words<string>, name: 'byClues' | 'byLines', rows: readonly Row[], printed: readonly Text[]): Table {
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
        said(CLASS, { number: i + 1, name: said(SURVEY_WORDS[className]) }),
        printed[i]!,
        String(ratings.length),
        figure(ratings.length > 0 ? Math.min(...ratings) : undefined),
        figure(median(ratings)),
        figure(ratings.length > 0 ? Math.max(...ratings) : undefined),
        percent(share(ratings, (rating) => rating <= 1.5)),
      ];
    }),
    ...(name === 'byClues' ? { note: CLUES_46 } : {}),
  };
}
