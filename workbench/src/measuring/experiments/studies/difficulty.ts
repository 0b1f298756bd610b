import { ratePuzzle, SURVEY_CLASSES, surveyClasses } from '#logic';
import { figure, median, number, percent, published, rankCorrelation, share, type Table, words } from '#measuring/tools';
import { ratedPuzzles } from '../data/rated-puzzles.ts';
import { bySize, type Experiment, type Row, steps } from '../experiment.ts';
import { dugUnique, seedOf, textPuzzle } from '../instances.ts';
import { timed, tryEngine } from '../measure.ts';
import { cluesOf } from './classics.ts';

const SETS = ['rated list', 'dug here'] as const;

export const difficulty: Experiment = {
  id: 'difficulty',
  title: 'Clues and difficulty',
  source: '002, tables I and II; 004, section 3.5',
  question: "Do the survey's classes, by clues and by the fewest clues in a line, agree with a rating by technique?",
  expect: { full: 40, quick: 25 },
  columns: [
    { name: 'set', title: 'rated list: ratings by Sudoku Explainer; dug here: rated by ninefold' },
    { name: 'puzzle', title: 'the puzzle, where it is from the list' },
    { name: 'clues', title: 'clues (at least, where it is dug)' },
    { name: 'seed', title: 'seed of the puzzle, where it is dug' },
    { name: 'cluesLeft', title: 'clues' },
    { name: 'rating', title: "ER on Sudoku Explainer's scale" },
    { name: 'byClues', title: 'class of table I, 1 to 5' },
    { name: 'byLines', title: 'class of table II, 1 to 5' },
    { name: 'bruteNodes', title: 'nodes of brute force' },
    { name: 'seconds', title: 'CPU time of the rating', unit: 's', varies: true },
  ],
  plan(scale) {
    const listed = ratedPuzzles.filter((_, i) => i % bySize(scale, { full: 1, quick: 3, tiny: 160 }) === 0);
    const samples = scale.runs ?? bySize(scale, { full: 30, quick: 5, tiny: 1 });
    const clues = bySize(scale, { full: steps(24, 50, 2), quick: steps(24, 48, 4), tiny: [40] });
    return [
      ...listed.map(({ text }): Row => ({ set: SETS[0], puzzle: text, clues: cluesOf(text), seed: 0 })),
      ...clues.flatMap((count) =>
        steps(1, samples).map((i): Row => ({ set: SETS[1], puzzle: '', clues: count, seed: seedOf(scale, 1000 * count + i) })),
      ),
    ];
  },
  async measure({ set, puzzle: text, clues, seed }, instruments) {
    const puzzle = set === SETS[0] ? textPuzzle('classic:3x3', String(text)) : await dugUnique('classic:3x3', Number(seed), Number(clues));
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
      const some = rows.filter((row) => row['set'] === set);
      return `${set}: clues ${rank(some, 'cluesLeft')}, class of table I ${rank(some, 'byClues')}, class of table II ${rank(some, 'byLines')}, nodes of brute force ${rank(some, 'bruteNodes')}`;
    });
    const narrow = rows.filter((row) => Number(row['cluesLeft']) <= 27);
    return {
      summary: [
        `Rank correlation with the rating (1: the same order, 0: none): ${said.join('; ')}. Among the puzzles of class 5, 17 to 27 clues, that of the clues is ${rank(narrow, 'cluesLeft')}.`,
        `Of ${narrow.length} puzzles that table I calls evil, ${percent(share(narrow, (row) => Number(row['rating']) <= 1.5))} need nothing but singles.`,
      ],
      tables: [
        classTable('Table I: classes by clues', 'byClues', rows, ['more than 46', '36 to 45', '32 to 35', '28 to 31', '17 to 27']),
        classTable('Table II: classes by the fewest clues in a row or column', 'byLines', rows, ['5', '4', '3', '2', '0']),
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
              points: rows.filter((row) => row['set'] === set).map((row) => ({ x: Number(row['cluesLeft']), y: Number(row['rating']) })),
            })),
          },
          {
            title: 'Rating against brute force',
            x: { label: "rating (ER, Sudoku Explainer's scale)" },
            y: { label: 'nodes of brute force', scale: 'log' },
            series: SETS.map((set) => ({
              name: set,
              line: false,
              points: rows
                .filter((row) => row['set'] === set && row['bruteNodes'] !== null)
                .map((row) => ({ x: Number(row['rating']), y: Number(row['bruteNodes']) })),
            })),
          },
        ],
      },
    };
  },
};

function rank(rows: readonly Row[], column: string): string {
  const some = rows.filter((row) => typeof row[column] === 'number');
  const value = rankCorrelation(
    some.map((row) => Number(row[column])),
    some.map((row) => Number(row['rating'])),
  );
  return Number.isFinite(value) ? value.toFixed(2) : 'not defined';
}

function classTable(title: string, column: string, rows: readonly Row[], printed: readonly string[]): Table {
  return {
    title,
    head: [
      words('class'),
      published('paper'),
      number('puzzles'),
      number('lowest rating'),
      number('median'),
      number('highest'),
      number('singles only'),
    ],
    rows: SURVEY_CLASSES.map((name, i) => {
      const ratings = rows.filter((row) => row[column] === i + 1).map((row) => Number(row['rating']));
      return [
        `${i + 1} ${name}`,
        printed[i]!,
        String(ratings.length),
        figure(ratings.length > 0 ? Math.min(...ratings) : undefined),
        figure(median(ratings)),
        figure(ratings.length > 0 ? Math.max(...ratings) : undefined),
        percent(share(ratings, (rating) => rating <= 1.5)),
      ];
    }),
    ...(column === 'byClues' ? { note: 'The print leaves 46 clues without a class; they are taken as class 1.' } : {}),
  };
}
