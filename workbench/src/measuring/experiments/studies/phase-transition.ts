import { rising, type Said, said, type Words } from '#core';
import type { FigurePanel } from '#measuring/figures';
import {
  column,
  duration,
  groupBy,
  mean,
  median,
  NONE,
  number,
  outOf,
  published,
  type RowOf,
  type Table,
  type Text,
  words,
} from '#measuring/tools';
import { publishedEmpty } from '../data/published-faces.ts';
import { bySize, defineExperiment, type ExperimentScale, steps } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { emptied, kindFor, seedOf } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, isClearlyBelow, judge, LEAST_RUNS, sampleOf, settingOf, stopOf } from '../verdict.ts';
import { STOPS, swapBudget } from '../verdict-words.ts';

const AVERAGE = { en: 'average', de: 'Mittel', fr: 'moyenne' };

const ENGINES = ['annealing', 'fast'] as const;

const parameters = {
  kind: column.word('kind'),
  percent: column.number('share of empty places', { unit: '%' }),
  seed: column.number('seed of the puzzle'),
  engine: column.oneOf(ENGINES, 'engine'),
  nodes: column.number('budget: nodes, or swaps of annealing'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes, or swaps'),
  reheats: column.orNone(column.number('times heated again')),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const phaseTransition = defineExperiment({
  id: 'phase-transition',
  words: {
    en: {
      title: 'The phase transition',
      question: 'How does the time to a solution change with the share of empty cells, on three and six faces, by annealing and by fast?',
      source: '003, figures 6 and 7',
    },
    de: {
      title: 'Der Phasenübergang',
      question:
        'Wie ändert sich die Zeit bis zu einer Lösung mit dem Anteil leerer Felder, auf drei und sechs Flächen, durch Simulated Annealing und durch fast?',
      source: '003, Abbildungen 6 und 7',
    },
    fr: {
      title: 'La transition de phase',
      question:
        'Comment le temps jusqu’à une solution change-t-il avec la part de cases vides, sur trois et six faces, par recuit et par fast ?',
      source: '003, figures 6 et 7',
    },
  },
  expect: { full: 1960, quick: 90 },
  parameters,
  answers,
  plan(scale) {
    const percents = bySize(scale, { full: steps(5, 100, 5), quick: [10, 30, 50, 60, 70, 80, 90, 100], tiny: [50] });
    return kinds(scale).flatMap((kind) =>
      percents.flatMap((percent) =>
        steps(1, samplesOf(kind, scale)).flatMap((i) =>
          ENGINES.map((engine) => ({ kind, percent, seed: seedOf(scale, i), engine, nodes: budgetOf(engine, scale) })),
        ),
      ),
    );
  },
  async measure({ kind, percent, seed, engine, nodes }, instruments) {
    const places = kindFor(kind).geometry.places.length;
    const puzzle = await emptied(kind, seed, Math.round((places * percent) / 100));
    const report = await tryEngine(
      puzzle,
      {
        engine,
        options: engine === 'annealing' ? { seed, cooling: 'D', reheats: 3 } : {},
        limit: 1,
        budget: { nodes },
      },
      instruments,
    );
    const { nodes: nodesUsed, reheats } = report.report.counters;
    return { ...trialRow(report), nodesUsed, reheats: reheats ?? null };
  },
  report(rows, scale) {
    const all = kinds(scale);
    const found = all.map((kind) => sayKind(kind, annealed(rows, kind)));
    const fast = median(rows.filter((row) => row.engine === 'fast' && !isStopped(row)).map((row) => row.seconds));
    const fastStopped = rows.filter((row) => row.engine === 'fast' && isStopped(row)).length;
    return {
      verdict: growthVerdict(rows, scale),
      summary: [
        stretchVerdict(rows, scale).said,
        said(ANNEALED, { swaps: budgetOf('annealing', scale), found }),
        fastStopped > 0
          ? said(FAST_STOPPED, { time: duration(fast), nodes: budgetOf('fast', scale), stopped: fastStopped })
          : said(FAST_ALL, { time: duration(fast) }),
      ],
      tables: [...all.map((kind) => kindTable(kind, rows)), emptyTable(rows)],
      figure: {
        title: {
          en: 'Average time to a solution against the share of empty cells (figures 6 and 7)',
          de: 'Mittlere Zeit bis zu einer Lösung gegen den Anteil leerer Felder (Abbildungen 6 und 7)',
          fr: 'Temps moyen jusqu’à une solution selon la part de cases vides (figures 6 et 7)',
        },
        panels: panels(rows, all),
      },
    };
  },
});

const ANNEALED: Words<string> = {
  en: 'The paper: for n = 3 the time grows all the way to the empty puzzle (19 s), for n = 4 some puzzles between half and 70 per cent empty were not solved in half an hour, n = 5 and six faces were out of reach. Annealing here, schedule D, at most three reheats and {swaps} swaps a run: {found:; }.',
  de: 'Die Arbeit: Für n = 3 wächst die Zeit bis zum leeren Rätsel (19 s), für n = 4 wurden manche Rätsel, die zur Hälfte bis zu 70 Prozent leer sind, in einer halben Stunde nicht gelöst, n = 5 und sechs Flächen waren unerreichbar. Simulated Annealing hier, Plan D, höchstens dreimal Wiedererhitzen und {swaps} Vertauschungen je Lauf: {found:; }.',
  fr: 'L’article\u00a0: pour n = 3 le temps croît jusqu’à la grille vide (19\u00a0s), pour n = 4 certaines grilles vides de moitié à 70 pour cent n’étaient pas résolues en une demi-heure, n = 5 et six faces étaient hors d’atteinte. Le recuit ici, plan D, au plus trois réchauffages et {swaps} échanges par essai\u00a0: {found:\u00a0; }.',
};
const FAST_STOPPED: Words<string> = {
  en: 'fast needs {time} by the median of the same puzzles and was stopped at its budget of {nodes} nodes on {stopped}.',
  de: 'fast braucht {time} nach dem Median derselben Rätsel und wurde an seinem Budget von {nodes} Knoten bei {stopped} abgebrochen.',
  fr: 'fast prend {time} par la médiane des mêmes grilles et a été arrêté à son budget de {nodes} nœuds sur {stopped}.',
};
const FAST_ALL: Words<string> = {
  en: 'fast needs {time} by the median of the same puzzles and solves all of them.',
  de: 'fast braucht {time} nach dem Median derselben Rätsel und löst sie alle.',
  fr: 'fast prend {time} par la médiane des mêmes grilles et les résout toutes.',
};
const NOT_MEASURED: Words<string> = {
  en: '{kind}: not measured yet',
  de: '{kind}: noch nicht gemessen',
  fr: '{kind}\u00a0: pas encore mesuré',
};
const ALL_SOLVED: Words<string> = {
  en: '{kind}: {all|the one run|all {all}} solved{slowest}',
  de: '{kind}: {all|der eine Lauf|alle {all}} gelöst{slowest}',
  fr: '{kind}\u00a0: {all|le seul essai résolu|les {all} résolus}{slowest}',
};
const SOME_STOPPED: Words<string> = {
  en: '{kind}: {solved} of {all} solved, {stopped} stopped ({ends:, }; {unheated} before any reheat), at {percents:, } % empty{slowest}',
  de: '{kind}: {solved} von {all} gelöst, {stopped} abgebrochen ({ends:, }; {unheated} vor jedem Wiedererhitzen), bei {percents:, } % leer{slowest}',
  fr: '{kind}\u00a0: {solved} résolus sur {all}, {stopped} arrêtés ({ends:, }\u00a0; {unheated} avant tout réchauffage), à {percents:, } % de vide{slowest}',
};
const BY: Words<string> = { en: '{runs} by {end}', de: '{runs} durch {end}', fr: '{runs} par {end}' };
const SLOWEST: Words<string> = {
  en: ', slowest of the shares that were all solved at {percent} % ({time} on average of {runs} {runs|run|runs})',
  de: ', am langsamsten unter den ganz gelösten Anteilen bei {percent} % (im Mittel von {runs} {runs|Lauf|Läufen} {time})',
  fr: ', le plus lent parmi les parts toutes résolues à {percent} % ({time} en moyenne de {runs} {runs|essai|essais})',
};

const annealed = (rows: readonly Row[], kind: string): Row[] => rows.filter((row) => row.kind === kind && row.engine === 'annealing');
const swapsOf = (rows: readonly Row[]) => sampleOf(rows, (row) => row.nodesUsed, isStopped);

const valuesOf = (kind: string): number => kindFor(kind).geometry.size;
const isOfThreeFaces = (kind: string): boolean => kindFor(kind).geometry.panels.length === 3;

/** Whether the empty puzzle takes the most swaps of all, as figure 6 has it. Swaps of stopped runs are lower bounds. */
function growthVerdict(rows: readonly Row[], scale: ExperimentScale): ClaimVerdict {
  const settings = kinds(scale)
    .filter((kind) => isOfThreeFaces(kind) && valuesOf(kind) < 16)
    .map((kind) => {
      const some = annealed(rows, kind);
      const steps = groupBy(some, (row) => row.percent);
      const empty = swapsOf(steps.get(100) ?? []);
      steps.delete(100);
      const compared = [...steps.values()].map((step) => isClearlyBelow(empty, swapsOf(step)));
      const says = compared.includes(true) ? false : compared.length > 0 && compared.every((below) => below === false) ? true : undefined;
      return settingOf(kind, some, says, { stop: stopOf });
    });
  return judge({
    claim: {
      en: 'for three faces and n = 3 annealing takes the longest on the empty puzzle (figure 6)',
      de: 'für drei Flächen und n = 3 Simulated Annealing auf dem leeren Rätsel am längsten braucht (Abbildung 6)',
      fr: 'pour trois faces et n = 3 le recuit prend le plus de temps sur la grille vide (figure 6)',
    },
    settings,
    budget: budgetWords(scale),
  });
}

/** Whether some share between half and 70 per cent is harder than the empty puzzle, as figure 7 has it. */
function stretchVerdict(rows: readonly Row[], scale: ExperimentScale): ClaimVerdict {
  const settings = kinds(scale)
    .filter((kind) => isOfThreeFaces(kind) && valuesOf(kind) === 16)
    .map((kind) => {
      const some = annealed(rows, kind).filter(({ percent }) => percent === 100 || (percent >= 50 && percent <= 70));
      const steps = groupBy(some, (row) => row.percent);
      const empty = swapsOf(steps.get(100) ?? []);
      steps.delete(100);
      const compared = [...steps.values()].map((step) => isClearlyBelow(empty, swapsOf(step)));
      const says = compared.includes(true) ? true : compared.length > 0 && compared.every((below) => below === false) ? false : undefined;
      return settingOf(kind, some, says, { stop: stopOf, bounds: says !== undefined });
    });
  return judge({
    claim: {
      en: 'for three faces and n = 4 annealing takes longer somewhere between half and 70 per cent empty than on the empty puzzle (figure 7)',
      de: 'für drei Flächen und n = 4 Simulated Annealing irgendwo zwischen halb und zu 70 Prozent leer länger braucht als auf dem leeren Rätsel (Abbildung 7)',
      fr: 'pour trois faces et n = 4 le recuit prend plus de temps quelque part entre la moitié et 70 pour cent de cases vides que sur la grille vide (figure 7)',
    },
    settings,
    budget: budgetWords(scale),
  });
}

const budgetWords = (scale: ExperimentScale): Said => swapBudget(budgetOf('annealing', scale));

/** How many of a kind were solved, and what ended the others; where they are slowest only where there are enough of them. */
function sayKind(kind: string, rows: readonly Row[]): Said {
  const stopped = rows.filter(isStopped);
  if (rows.length === 0) return said(NOT_MEASURED, { kind });
  if (stopped.length === 0) return said(ALL_SOLVED, { kind, all: rows.length, slowest: slowest(rows) });
  const percents = rising(stopped.map((row) => row.percent));
  const ends = [...groupBy(stopped, (row) => stopOf(row) || 'budget')].map(([end, some]) =>
    said(BY, { runs: some.length, end: said(STOPS[end]) }),
  );
  const unheated = stopped.filter((row) => row.reheats === 0).length;
  return said(SOME_STOPPED, {
    kind,
    solved: rows.length - stopped.length,
    all: rows.length,
    stopped: stopped.length,
    ends,
    unheated,
    percents,
    slowest: slowest(rows),
  });
}

function slowest(rows: readonly Row[]): Said | '' {
  const steps = [...groupBy(rows, (row) => row.percent)].filter(([, some]) => some.length >= LEAST_RUNS && !some.some(isStopped));
  if (steps.length < 2) return '';
  const [percent, some] = steps.sort(([, a], [, b]) => average(b) - average(a))[0]!;
  return said(SLOWEST, { percent, time: duration(average(some)), runs: some.length });
}

function kinds({ size }: ExperimentScale): string[] {
  if (size === 'tiny') return ['faces3:2'];
  const both = (kind: string): string[] => [kind, `${kind}/differ`];
  if (size === 'quick') return [...both('faces3:3'), 'faces3:4', 'faces3:5', 'faces6:3', 'faces6:4'];
  return ['faces3:3', 'faces3:4', 'faces3:5', 'faces6:3', 'faces6:4', 'faces6:5'].flatMap(both);
}

/** Annealing gives up most of the larger ones, and says so after seconds each. */
function samplesOf(kind: string, scale: ExperimentScale): number {
  return scale.runs ?? bySize(scale, { full: valuesOf(kind) === 9 ? 10 : 5, quick: 2, tiny: 1 });
}

function budgetOf(engine: string, scale: ExperimentScale): number {
  return engine === 'annealing'
    ? bySize(scale, { full: 20_000_000, quick: 4_000_000, tiny: 200_000 })
    : bySize(scale, { full: 100_000, quick: 20_000, tiny: 5000 });
}

/** The mean time, stopped ones with the time they took, as the paper's arrows count them. */
const average = (rows: readonly Row[]): number => mean(rows.map((row) => row.seconds));

const of = (rows: readonly Row[], kind: string, engine: string): Map<number, Row[]> =>
  groupBy(
    rows.filter((row) => row.kind === kind && row.engine === engine),
    (row) => row.percent,
  );

function kindTable(kind: string, rows: readonly Row[]): Table {
  const [slow, fast] = [of(rows, kind, 'annealing'), of(rows, kind, 'fast')];
  const cells = (some: readonly Row[] | undefined): Text[] =>
    some ? [duration(average(some)), outOf(some.filter((row) => !isStopped(row)).length, some.length)] : [NONE, NONE];
  return {
    title: kind,
    head: [
      number({ en: 'empty (%)', de: 'leer (%)', fr: 'vides (%)' }),
      number(AVERAGE, 'annealing'),
      number(HEAD.solved),
      number(AVERAGE, 'fast'),
      number(HEAD.solved),
    ],
    rows: [...new Set([...slow.keys(), ...fast.keys()])]
      .sort((a, b) => a - b)
      .map((percent) => [String(percent), ...cells(slow.get(percent)), ...cells(fast.get(percent))]),
    note: {
      en: 'An unsolved puzzle counts with the time until it was given up, so such averages are lower bounds.',
      de: 'Ein ungelöstes Rätsel zählt mit der Zeit, bis es aufgegeben wurde; solche Mittel sind also untere Schranken.',
      fr: 'Une grille non résolue compte avec le temps jusqu’à l’abandon\u00a0; ces moyennes sont donc des bornes inférieures.',
    },
  };
}

function emptyTable(rows: readonly Row[]): Table {
  return {
    title: { en: 'An empty puzzle of three faces', de: 'Ein leeres Rätsel auf drei Flächen', fr: 'Une grille vide de trois faces' },
    head: [
      words({ en: 'kind', de: 'Art', fr: 'type' }),
      published({ en: 'paper (s)', de: 'Arbeit (s)', fr: 'article (s)' }),
      number('annealing'),
      number('fast'),
    ],
    rows: Object.entries(publishedEmpty).map(([kind, seconds]) => [
      kind,
      String(seconds),
      ...ENGINES.map((engine) => {
        const some = of(rows, kind, engine).get(100) ?? [];
        return some.length === 0 ? NONE : `${some.some(isStopped) ? '≥ ' : ''}${duration(average(some))}`;
      }),
    ]),
    note: {
      en: 'n = 5 is printed as 20 times n = 4.',
      de: 'n = 5 ist als das Zwanzigfache von n = 4 gedruckt.',
      fr: 'n = 5 est imprimé comme vingt fois n = 4.',
    },
  };
}

function seriesName(kind: string): Text {
  const name = `n = ${Math.sqrt(valuesOf(kind))}`;
  return kindFor(kind).option === 'differ'
    ? { en: `${name}, differ`, de: `${name}, Kanten verschieden`, fr: `${name}, bords différents` }
    : name;
}

function panels(rows: readonly Row[], all: readonly string[]): FigurePanel<Text>[] {
  return ENGINES.flatMap((engine) =>
    [true, false]
      .filter((three) => all.some((kind) => isOfThreeFaces(kind) === three))
      .map(
        (three): FigurePanel<Text> => ({
          title: three
            ? { en: `Three faces, ${engine}`, de: `Drei Flächen, ${engine}`, fr: `Trois faces, ${engine}` }
            : { en: `Six faces, ${engine}`, de: `Sechs Flächen, ${engine}`, fr: `Six faces, ${engine}` },
          x: { label: { en: 'empty places (%)', de: 'leere Plätze (%)', fr: 'places vides (%)' }, domain: [0, 100] },
          y: { label: AXIS.averageTime, scale: 'log' },
          series: all
            .filter((kind) => isOfThreeFaces(kind) === three)
            .map((kind) => ({
              name: seriesName(kind),
              points: [...of(rows, kind, engine)].map(([percent, some]) => ({
                x: percent,
                y: average(some),
                stopped: some.some(isStopped),
              })),
            })),
        }),
      ),
  );
}
