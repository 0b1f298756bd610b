import { rising, said, type Words } from '#core';
import type { FigurePanel } from '#measuring/figures';
import {
  column,
  duration,
  figure,
  mean,
  median,
  NONE,
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
import { bySize, defineExperiment } from '../experiment.ts';
import { AXIS, correlationTold, HEAD } from '../headings.ts';
import { textPuzzle } from '../instances.ts';
import { counted, isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, isClearlyBelow, judge, sampleOf, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';
import { cluesOf, firstOfEachLevel, LEVEL_NAMES, LEVEL_WORDS } from './classics.ts';

interface Contender {
  readonly engine: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly words: Words<string>;
}
const PENCIL: Words<string> = { en: 'pencil and paper', de: 'Bleistift und Papier', fr: 'papier et crayon' };
const CONTENDERS: Readonly<Record<string, Contender>> = {
  'pencil and paper': { engine: 'pencil-and-paper', words: PENCIL },
  'pencil and paper, all rules': {
    engine: 'pencil-and-paper',
    options: { rules: 'all' },
    words: { en: 'pencil and paper, all rules', de: 'Bleistift und Papier, alle Regeln', fr: 'papier et crayon, toutes les règles' },
  },
  'brute force': { engine: 'brute-force', words: { en: 'brute force', de: 'Brute Force', fr: 'force brute' } },
};
const NAMES = Object.keys(CONTENDERS);

const parameters = {
  level: column.word('level by rating'),
  rating: column.number("rating on Sudoku Explainer's scale"),
  clues: column.number('clues'),
  puzzle: column.word('the puzzle'),
  method: column.word('method'),
  nodes: column.number('node budget'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes'),
  comparisons: column.number('comparisons'),
  backtracks: column.number('times it went back'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const pencilBrute = defineExperiment({
  id: 'pencil-brute',
  words: {
    en: {
      title: 'Pencil and paper against brute force',
      question: 'Time by level, comparisons, and clues against time: does pencil and paper beat brute force, and do clues tell the time?',
      source: '004, diagrams 1, 2 and 3',
    },
    de: {
      title: 'Bleistift und Papier gegen Brute Force',
      question:
        'Zeit nach Stufe, Vergleiche, und Vorgaben gegen Zeit: Schlagen Bleistift und Papier Brute Force, und sagen Vorgaben die Zeit voraus?',
      source: '004, Diagramme 1, 2 und 3',
    },
    fr: {
      title: 'Papier et crayon contre force brute',
      question:
        'Temps par niveau, comparaisons, et chiffres donnés contre temps : papier et crayon battent-ils la force brute, et les chiffres donnés disent-ils le temps ?',
      source: '004, diagrammes 1, 2 et 3',
    },
  },
  expect: { full: 65, quick: 6 },
  parameters,
  answers,
  plan(scale) {
    const puzzles = firstOfEachLevel(scale.runs ?? bySize(scale, { full: 200, quick: 12, tiny: 1 })).slice(
      0,
      scale.size === 'tiny' ? 2 : undefined,
    );
    const nodes = bySize(scale, { full: 20_000_000, quick: 2_000_000, tiny: 100_000 });
    return puzzles.flatMap(({ level, rating, text }) =>
      NAMES.map((method) => ({ level, rating, clues: cluesOf(text), puzzle: text, method, nodes })),
    );
  },
  async measure(row, instruments) {
    // One solution: the paper's methods stop at the first.
    const { words: _, ...contender } = CONTENDERS[row.method]!;
    const trial = { ...contender, limit: 1, budget: { nodes: row.nodes } };
    const report = await tryEngine(textPuzzle('classic:3x3', row.puzzle), trial, instruments);
    return { ...trialRow(report), nodesUsed: report.report.counters.nodes, ...counted(report, 'comparisons', 'backtracks') };
  },
  report(rows) {
    const [pencil, brute] = [of(rows, NAMES[0]!), of(rows, 'brute force')];
    const pairs = pencil.flatMap((row) => {
      const other = brute.find((one) => one.puzzle === row.puzzle);
      return other ? [[row, other] as const] : [];
    });
    const finished = pencil.filter((row) => !isStopped(row));
    const clueRank = rankCorrelation(
      finished.map((row) => row.clues),
      finished.map((row) => row.comparisons),
    );
    const ratingRank = rankCorrelation(
      finished.map((row) => row.rating),
      finished.map((row) => row.comparisons),
    );
    return {
      verdict: verdict(rows),
      summary: [
        said(QUICKER, {
          faster: percent(share(pairs, ([a, b]) => a.seconds < b.seconds)),
          puzzles: pairs.length,
          fewer: percent(share(pairs, ([a, b]) => a.comparisons < b.comparisons)),
          easy: percent(share(of(rows, NAMES[0]!, 'easy'), (row) => row.backtracks === 0)),
          medium: percent(share(of(rows, NAMES[0]!, 'medium'), (row) => row.backtracks === 0)),
        }),
        said(CLUES_TELL, { clues: correlationTold(clueRank), rating: correlationTold(ratingRank) }),
      ],
      tables: [levelTable(rows), clueTable(rows)],
      figure: { title: DIAGRAMS, panels: panels(rows) },
    };
  },
});

const QUICKER: Words<string> = {
  en: 'Diagram 1 claims that pencil and paper is quicker at every level, diagram 2 that it makes fewer comparisons. It takes less CPU time on {faster} of {puzzles} {puzzles|puzzle|puzzles} and fewer comparisons on {fewer}. The claim that easy and medium puzzles need no backtracking: {easy} of the easy ones and {medium} of the medium ones never go back.',
  de: 'Diagramm 1 behauptet, dass Bleistift und Papier auf jeder Stufe schneller ist, Diagramm 2, dass es weniger vergleicht. Es braucht weniger CPU-Zeit bei {faster} von {puzzles} Rätseln und weniger Vergleiche bei {fewer}. Zur Behauptung, dass leichte und mittlere Rätsel kein Zurückgehen brauchen: {easy} der leichten und {medium} der mittleren gehen nie zurück.',
  fr: 'Le diagramme 1 affirme que papier et crayon est plus rapide à chaque niveau, le diagramme 2 qu’il compare moins. Il prend moins de temps CPU sur {faster} de {puzzles} {puzzles|grille|grilles} et moins de comparaisons sur {fewer}. Sur l’affirmation que les grilles faciles et moyennes n’exigent aucun retour en arrière\u00a0: {easy} des faciles et {medium} des moyennes ne reviennent jamais.',
};
const CLUES_TELL: Words<string> = {
  en: 'Diagram 3: the rank correlation of clues with comparisons is {clues}, of the rating with comparisons {rating}; the paper says that the number of clues does not tell the time.',
  de: 'Diagramm 3: Die Rangkorrelation der Vorgaben mit den Vergleichen ist {clues}, die der Wertung mit den Vergleichen {rating}; die Arbeit sagt, dass die Zahl der Vorgaben die Zeit nicht verrät.',
  fr: 'Diagramme 3\u00a0: la corrélation des rangs entre chiffres donnés et comparaisons est de {clues}, entre note et comparaisons de {rating}\u00a0; l’article dit que le nombre de chiffres donnés n’annonce pas le temps.',
};
const DIAGRAMS: Words<string> = {
  en: 'Pencil and paper and brute force (diagrams 1 to 3)',
  de: 'Bleistift und Papier und Brute Force (Diagramme 1 bis 3)',
  fr: 'Papier et crayon et force brute (diagrammes 1 à 3)',
};
const BELOW_20: Words<string> = { en: 'below 20 ms', de: 'unter 20 ms', fr: 'moins de 20\u00a0ms' };

/** Whether pencil and paper makes fewer comparisons on the average of each level, as diagram 2 has it; times are in the table. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const sample = (some: readonly Row[]) => sampleOf(some, (row) => row.comparisons, isStopped);
  const settings = LEVEL_NAMES.map((level) => {
    const [pencil, brute] = [of(rows, NAMES[0]!, level), of(rows, 'brute force', level)];
    return settingOf(said(LEVEL_WORDS[level]!), [...pencil, ...brute], isClearlyBelow(sample(pencil), sample(brute)), {
      stop: stopOf,
      bounds: true,
    });
  });
  return judge({
    claim: {
      en: 'pencil and paper makes fewer comparisons than brute force at every level',
      de: 'Bleistift und Papier auf jeder Stufe weniger vergleicht als Brute Force',
      fr: 'papier et crayon compare moins que la force brute à chaque niveau',
    },
    settings,
    budget: nodeBudgetOf(rows),
  });
}

const of = (rows: readonly Row[], method: string, level?: string): Row[] =>
  rows.filter((row) => row.method === method && (level === undefined || row.level === level));
type Measured = 'seconds' | 'comparisons';
const average = (rows: readonly Row[], measured: Measured): number => mean(rows.map((row) => row[measured]));

function levelTable(rows: readonly Row[]): Table {
  return {
    title: {
      en: 'Averages by level (diagrams 1 and 2)',
      de: 'Mittel nach Stufe (Diagramme 1 und 2)',
      fr: 'Moyennes par niveau (diagrammes 1 et 2)',
    },
    head: [
      words(HEAD.level),
      number(HEAD.puzzles),
      published(PENCIL, HEAD.paper),
      ...NAMES.flatMap((name) => [number(HEAD.cpuTime, CONTENDERS[name]!.words), number(HEAD.comparisons), number(HEAD.stopped)]),
    ],
    rows: LEVEL_NAMES.map((level) => [
      LEVEL_WORDS[level]!,
      String(of(rows, NAMES[0]!, level).length),
      level === 'easy' || level === 'medium' ? BELOW_20 : NONE,
      ...NAMES.flatMap((name) => {
        const some = of(rows, name, level);
        return [duration(average(some, 'seconds')), figure(average(some, 'comparisons')), String(some.filter(isStopped).length)];
      }),
    ]),
    note: {
      en: "The diagrams' bars have no numbers that could be read. Levels are by rating here; the paper took those of a web site.",
      de: 'An den Balken der Diagramme steht keine Zahl, die man lesen könnte. Die Stufen folgen hier der Wertung; die Arbeit nahm die einer Website.',
      fr: 'Les barres des diagrammes n’ont pas de nombres lisibles. Les niveaux suivent ici la note\u00a0; l’article a pris ceux d’un site web.',
    },
  };
}

function clueTable(rows: readonly Row[]): Table {
  const clues = rising(rows.map((row) => row.clues));
  return {
    title: {
      en: 'Medians by clues (diagram 3)',
      de: 'Mediane nach Vorgaben (Diagramm 3)',
      fr: 'Médianes selon les chiffres donnés (diagramme 3)',
    },
    head: [
      number({ en: 'clues', de: 'Vorgaben', fr: 'chiffres donnés' }),
      number(HEAD.puzzles),
      ...NAMES.flatMap((name) => [number(HEAD.cpuTime, CONTENDERS[name]!.words), number(HEAD.comparisons)]),
    ],
    rows: clues.map((count) => [
      String(count),
      String(of(rows, NAMES[0]!).filter((row) => row.clues === count).length),
      ...NAMES.flatMap((name) => {
        const some = of(rows, name).filter((row) => row.clues === count);
        return [duration(median(some.map((row) => row.seconds))), figure(median(some.map((row) => row.comparisons)))];
      }),
    ]),
  };
}

function panels(rows: readonly Row[]): FigurePanel<Text>[] {
  const levels = { label: AXIS.levels, scale: 'words' as const, words: LEVEL_NAMES.map((level) => LEVEL_WORDS[level]!) };
  const byLevel = (measured: Measured) =>
    NAMES.map((name) => ({
      name: CONTENDERS[name]!.words,
      points: LEVEL_NAMES.flatMap((level) => {
        const some = of(rows, name, level);
        return some.length > 0 ? [{ x: LEVEL_WORDS[level]!, y: average(some, measured), stopped: some.some(isStopped) }] : [];
      }),
    }));
  return [
    {
      title: { en: 'Diagram 1: time by level', de: 'Diagramm 1: Zeit nach Stufe', fr: 'Diagramme 1\u00a0: temps par niveau' },
      x: levels,
      y: { label: AXIS.averageTime, scale: 'log' },
      series: byLevel('seconds'),
    },
    {
      title: {
        en: 'Diagram 2: comparisons by level',
        de: 'Diagramm 2: Vergleiche nach Stufe',
        fr: 'Diagramme 2\u00a0: comparaisons par niveau',
      },
      x: levels,
      y: { label: { en: 'average comparisons', de: 'mittlere Vergleiche', fr: 'comparaisons, moyenne' }, scale: 'log' },
      series: byLevel('comparisons'),
    },
    ...(['seconds', 'comparisons'] as const).map(
      (measured): FigurePanel<Text> => ({
        title:
          measured === 'seconds'
            ? {
                en: 'Diagram 3: clues against time',
                de: 'Diagramm 3: Vorgaben gegen Zeit',
                fr: 'Diagramme 3\u00a0: chiffres donnés contre temps',
              }
            : { en: 'Clues against comparisons', de: 'Vorgaben gegen Vergleiche', fr: 'Chiffres donnés contre comparaisons' },
        x: { label: AXIS.clues },
        y: { label: measured === 'seconds' ? AXIS.time : HEAD.comparisons, scale: 'log' },
        series: NAMES.map((name) => ({
          name: CONTENDERS[name]!.words,
          line: false,
          points: of(rows, name).map((row) => ({ x: row.clues, y: row[measured], stopped: isStopped(row) })),
        })),
      }),
    ),
  ];
}
