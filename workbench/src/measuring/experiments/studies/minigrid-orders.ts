import { type OptionValue, said, type Words } from '#core';
import type { FigurePanel } from '#measuring/figures';
import { column, duration, figure, median, number, outOf, type RowOf, type Table, type Text, words } from '#measuring/tools';
import { bySize, defineExperiment } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { textPuzzle } from '../instances.ts';
import { counted, isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';
import { firstOfEachLevel, LEVEL_NAMES, LEVEL_WORDS } from './classics.ts';

const ORDER = { en: 'order', de: 'Reihenfolge', fr: 'ordre' };

interface Order {
  readonly name: string;
  readonly words: Words<string>;
  readonly engine: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

const PATH_WORDS = {
  zigzag: { de: 'Zickzack', fr: 'zigzag' },
  spiral: { de: 'Spirale', fr: 'spirale' },
  'semi-spiral': { de: 'Halbspirale', fr: 'semi-spirale' },
} as const;

/** Figures 3.6 and 3.7 (a), (b), (c), each also from its end. */
const PATHS: readonly Order[] = (['row', 'column'] as const).flatMap((major) =>
  (['zigzag', 'spiral', 'semi-spiral'] as const).flatMap((path) =>
    [false, true].map((reversed) => ({
      name: `3.2 ${path}, ${major}s${reversed ? ', reversed' : ''}`,
      words: {
        en: `3.2 ${path}, ${major}s${reversed ? ', reversed' : ''}`,
        de: `3.2 ${PATH_WORDS[path].de}, ${major === 'row' ? 'Zeilen' : 'Spalten'}${reversed ? ', rückwärts' : ''}`,
        fr: `3.2 ${PATH_WORDS[path].fr}, ${major === 'row' ? 'lignes' : 'colonnes'}${reversed ? ', inversé' : ''}`,
      },
      engine: 'minigrid-path',
      options: { path, major, reversed },
    })),
  ),
);
const ORDERS: readonly Order[] = [
  {
    name: '3.1 by clues',
    words: { en: '3.1 by clues', de: '3.1 nach Vorgaben', fr: '3.1 selon les chiffres donnés' },
    engine: 'minigrid-clues',
  },
  ...PATHS,
  { name: '4.1 graph', words: { en: '4.1 graph', de: '4.1 Graph', fr: '4.1 graphe' }, engine: 'minigrid-graph' },
  {
    name: '4.2 compact graph',
    words: { en: '4.2 compact graph', de: '4.2 kompakter Graph', fr: '4.2 graphe compact' },
    engine: 'minigrid-graph-compact',
  },
  {
    name: 'columns',
    words: { en: 'columns', de: 'Spalten', fr: 'colonnes' },
    engine: 'column-permutation',
    options: { blocks: 'columns' },
  },
  { name: 'rows', words: { en: 'rows', de: 'Zeilen', fr: 'lignes' }, engine: 'column-permutation', options: { blocks: 'rows' } },
];
const called = (order: string): Words<string> => ORDERS.find(({ name }) => name === order)!.words;
/** The path that stands for all in the drawing over levels. */
const SHOWN = ['3.1 by clues', '3.2 zigzag, rows', '4.1 graph', '4.2 compact graph', 'columns', 'rows'];

/** What these engines count, beside nodes. */
const COUNTED = ['permutationsMade', 'permutationsKept', 'comparisons', 'peakStored'] as const;

const parameters = {
  level: column.word('level by rating'),
  rating: column.number("rating on Sudoku Explainer's scale"),
  puzzle: column.word('the puzzle'),
  order: column.word('version and order'),
  nodes: column.number('node budget'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes'),
  permutationsMade: column.number('vertices of permutation trees made'),
  permutationsKept: column.number('valid permutations kept'),
  comparisons: column.number('comparisons'),
  peakStored: column.number('most things stored at once'),
  peakBytes: column.orNone(column.number('growth of heap and typed arrays', { unit: 'bytes', varies: true })),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const minigridOrders = defineExperiment({
  id: 'minigrid-orders',
  words: {
    en: {
      title: 'Minigrids and columns in every printed order',
      question: 'What do the orders cost in permutations, comparisons, time and memory, from easy puzzles to the hardest?',
      source: '001, versions 3.1 to 4.2 and figures 3.6 and 3.7; 002',
    },
    de: {
      title: 'Blöcke und Spalten in jeder gedruckten Reihenfolge',
      question: 'Was kosten die Reihenfolgen an Permutationen, Vergleichen, Zeit und Speicher, von leichten Rätseln bis zu den schwersten?',
      source: '001, Fassungen 3.1 bis 4.2 und Abbildungen 3.6 und 3.7; 002',
    },
    fr: {
      title: 'Blocs et colonnes dans chaque ordre publié',
      question: 'Que coûtent les ordres en permutations, comparaisons, temps et mémoire, des grilles faciles aux plus dures ?',
      source: '001, versions 3.1 à 4.2 et figures 3.6 et 3.7 ; 002',
    },
  },
  expect: { full: 200, quick: 60 },
  parameters,
  answers,
  plan(scale) {
    const puzzles = firstOfEachLevel(scale.runs ?? bySize(scale, { full: 12, quick: 2, tiny: 1 })).slice(
      0,
      scale.size === 'tiny' ? 1 : undefined,
    );
    const nodes = bySize(scale, { full: 5_000_000, quick: 400_000, tiny: 20_000 });
    return puzzles.flatMap(({ level, rating, text }) => ORDERS.map(({ name }) => ({ level, rating, puzzle: text, order: name, nodes })));
  },
  async measure(row, instruments) {
    const { engine, options } = ORDERS.find(({ name }) => name === row.order)!;
    const puzzle = textPuzzle('classic:3x3', row.puzzle);
    const meter = instruments.memory;
    meter?.collect();
    const before = meter?.inUse() ?? 0;
    let peak = before;
    const look = (): void => {
      peak = Math.max(peak, meter?.inUse() ?? 0);
    };
    const report = await tryEngine(
      puzzle,
      {
        engine,
        ...(options ? { options } : {}),
        limit: 2,
        budget: { nodes: row.nodes, stored: 2_000_000 },
        onProgress: look,
      },
      instruments,
    );
    look();
    const nodesUsed = report.report.counters.nodes;
    return { ...trialRow(report), nodesUsed, ...counted(report, ...COUNTED), peakBytes: meter ? peak - before : null };
  },
  report(rows) {
    const cost = (order: string, level?: string): number =>
      median(rows.filter((row) => row.order === order && (level === undefined || row.level === level)).map((row) => row.comparisons));
    const paths = PATHS.map(({ name }) => ({ name, cost: cost(name) }))
      .filter(({ cost: c }) => Number.isFinite(c))
      .sort((a, b) => a.cost - b.cost);
    const stopped = ORDERS.map(({ name }) => ({
      name,
      count: rows.filter((row) => row.order === name && isStopped(row)).length,
    })).filter(({ count }) => count > 0);
    const [easy, hardest] = [cost('3.2 zigzag, rows', 'easy'), cost('3.2 zigzag, rows', 'hardest')];
    const zigzag = rows.filter((row) => row.order === '3.2 zigzag, rows').map((row) => row.comparisons);
    const spread = Math.max(...zigzag) / Math.min(...zigzag);
    return {
      verdict: verdict(rows),
      summary: [
        said(SAME_LEVEL, { easy: figure(easy), hardest: figure(hardest), spread: figure(spread) }),
        ...(paths.length > 0
          ? [
              said(CHEAPEST, {
                cheapest: said(called(paths[0]!.name)),
                least: figure(paths[0]!.cost),
                dearest: said(called(paths.at(-1)!.name)),
                most: figure(paths.at(-1)!.cost),
                compact: figure(cost('4.2 compact graph')),
                clues: figure(cost('3.1 by clues')),
                columns: figure(cost('columns')),
              }),
            ]
          : []),
        stopped.length > 0
          ? said(STOPS, { stopped: stopped.map(({ name, count }) => said(ONE_STOP, { name: said(called(name)), count })) })
          : said(NO_STOP),
      ],
      tables: [orderTable(rows), levelTable(rows)],
      figure: { title: ORDERS_TITLE, panels: panels(rows), columns: 2 },
    };
  },
});

const SAME_LEVEL: Words<string> = {
  en: 'The thesis says that all instances have the same level of difficulty for it. Along the zigzag by rows the median of comparisons is {easy} on easy puzzles and {hardest} on the hardest. The easiest and the hardest puzzle of all differ by a factor of {spread}.',
  de: 'Die Dissertation sagt, dass für ihr Verfahren alle Rätsel gleich schwer sind. Entlang des Zickzacks nach Zeilen ist der Median der Vergleiche {easy} bei leichten Rätseln und {hardest} bei den schwersten. Das leichteste und das schwerste Rätsel von allen unterscheiden sich um den Faktor {spread}.',
  fr: 'La thèse dit que toutes les grilles ont pour elle la même difficulté. Le long du zigzag par lignes, la médiane des comparaisons est de {easy} sur les grilles faciles et de {hardest} sur les plus dures. La grille la plus facile et la plus dure de toutes diffèrent d’un facteur {spread}.',
};
const CHEAPEST: Words<string> = {
  en: 'Of the six printed paths and their reversals the cheapest is {cheapest} (median {least} comparisons), the most expensive {dearest} ({most}); version 4.2 needs {compact}, version 3.1 {clues}, columns {columns}.',
  de: 'Von den sechs gedruckten Wegen und ihren Umkehrungen ist der billigste {cheapest} (Median {least} Vergleiche), der teuerste {dearest} ({most}); Fassung 4.2 braucht {compact}, Fassung 3.1 {clues}, Spalten {columns}.',
  fr: 'Des six chemins imprimés et de leurs inverses, le moins cher est {cheapest} (médiane de {least} comparaisons), le plus cher {dearest} ({most})\u00a0; la version 4.2 en demande {compact}, la version 3.1 {clues}, les colonnes {columns}.',
};
const STOPS: Words<string> = {
  en: 'Stopped at the budget: {stopped:, }; their counters are lower bounds and stand in the medians as such.',
  de: 'Am Budget abgebrochen: {stopped:, }; ihre Zähler sind untere Schranken und stehen als solche in den Medianen.',
  fr: 'Arrêtés par le budget\u00a0: {stopped:, }\u00a0; leurs compteurs sont des bornes inférieures et entrent comme telles dans les médianes.',
};
const ONE_STOP: Words<string> = { en: '{name} {count}', de: '{name} {count}', fr: '{name} {count}' };
const NO_STOP: Words<string> = {
  en: 'No search was stopped at its budget.',
  de: 'Keine Suche wurde an ihrem Budget abgebrochen.',
  fr: 'Aucune recherche n’a été arrêtée par son budget.',
};
const ORDERS_TITLE: Words<string> = {
  en: 'Orders of minigrids and columns',
  de: 'Reihenfolgen von Blöcken und Spalten',
  fr: 'Ordres des blocs et des colonnes',
};

/** Costs that differ by more than this are not the same level of difficulty. */
const SAME = 10;

/** Whether an order costs about the same on every puzzle; a stopped search cost at least what it had spent. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const settings = ORDERS.map(({ name }) => {
    const some = of(rows, name);
    const costs = some.map((row) => row.comparisons);
    const says = some.length === 0 ? undefined : Math.max(...costs) <= SAME * Math.min(...costs);
    return settingOf(said(called(name)), some, says, { stop: stopOf, bounds: says === false });
  });
  return judge({
    claim: {
      en: `all instances have the same level of difficulty (comparisons within a factor of ${SAME})`,
      de: `alle Rätsel gleich schwer sind (Vergleiche höchstens um den Faktor ${SAME} verschieden)`,
      fr: `toutes les grilles ont la même difficulté (comparaisons à un facteur ${SAME} près)`,
    },
    settings,
    budget: nodeBudgetOf(rows, ['things', 2_000_000]),
  });
}

const of = (rows: readonly Row[], order: string, level?: string): Row[] =>
  rows.filter((row) => row.order === order && (level === undefined || row.level === level));
type Measured = (typeof COUNTED)[number] | 'seconds' | 'peakBytes';
const middle = (rows: readonly Row[], name: Measured): number => median(rows.map((row) => row[name] ?? Number.NaN));

function orderTable(rows: readonly Row[]): Table {
  return {
    title: { en: 'Medians over all puzzles', de: 'Mediane über alle Rätsel', fr: 'Médianes sur toutes les grilles' },
    head: [
      words(ORDER),
      number({ en: 'permutations made', de: 'Permutationen gebildet', fr: 'permutations formées' }),
      number({ en: 'kept', de: 'behalten', fr: 'gardées' }),
      number(HEAD.comparisons),
      number({ en: 'stored at once', de: 'zugleich gespeichert', fr: 'stockés à la fois' }),
      number({ en: 'memory (MB)', de: 'Speicher (MB)', fr: 'mémoire (Mo)' }),
      number(HEAD.cpuTime),
      number(HEAD.stopped),
    ],
    rows: ORDERS.map(({ name }) => {
      const some = of(rows, name);
      return [
        called(name),
        ...COUNTED.map((name_) => figure(middle(some, name_))),
        figure(middle(some, 'peakBytes') / 1e6),
        duration(middle(some, 'seconds')),
        outOf(some.filter(isStopped).length, some.length),
      ];
    }),
    note: {
      en: 'Two solutions were asked for, so that each search also proves that there is one only. Memory is how far heap and typed arrays grew, looked at now and then.',
      de: 'Nach zwei Lösungen wurde gefragt, damit jede Suche auch beweist, dass es nur eine gibt. Speicher ist, wie weit Heap und typisierte Felder wuchsen, von Zeit zu Zeit abgelesen.',
      fr: 'Deux solutions ont été demandées, pour que chaque recherche prouve aussi qu’il n’y en a qu’une. La mémoire est la croissance du tas et des tableaux typés, relevée de temps en temps.',
    },
  };
}

function levelTable(rows: readonly Row[]): Table {
  return {
    title: { en: 'Median of comparisons by level', de: 'Median der Vergleiche nach Stufe', fr: 'Comparaisons médianes par niveau' },
    head: [words(ORDER), ...LEVEL_NAMES.map((level) => number(LEVEL_WORDS[level]!))],
    rows: ORDERS.map(({ name }) => [
      called(name),
      ...LEVEL_NAMES.map((level) => {
        const some = of(rows, name, level);
        return `${some.some(isStopped) ? '≥ ' : ''}${figure(middle(some, 'comparisons'))}`;
      }),
    ]),
  };
}

function panels(rows: readonly Row[]): FigurePanel<Text>[] {
  const names = ORDERS.map(({ name }) => name);
  const orders = { label: '', scale: 'words' as const, words: names.map(called) };
  const dots = (name: Measured) =>
    ['easy', 'hard', 'hardest'].map((level) => ({
      name: LEVEL_WORDS[level]!,
      line: false,
      points: names.flatMap((order) => {
        const some = of(rows, order, level);
        return some.length > 0 ? [{ x: middle(some, name), y: called(order), stopped: some.some(isStopped) }] : [];
      }),
    }));
  const lines = (name: Measured) =>
    SHOWN.map((order) => ({
      name: called(order),
      points: LEVEL_NAMES.flatMap((level) => {
        const some = of(rows, order, level);
        return some.length > 0 ? [{ x: LEVEL_WORDS[level]!, y: middle(some, name), stopped: some.some(isStopped) }] : [];
      }),
    }));
  const levels = { label: AXIS.levels, scale: 'words' as const, words: LEVEL_NAMES.map((level) => LEVEL_WORDS[level]!) };
  return [
    {
      title: { en: 'Comparisons', de: 'Vergleiche', fr: 'Comparaisons' },
      x: { label: { en: 'median comparisons', de: 'Median der Vergleiche', fr: 'comparaisons, médiane' }, scale: 'log' },
      y: orders,
      series: dots('comparisons'),
    },
    {
      title: { en: 'Memory', de: 'Speicher', fr: 'Mémoire' },
      x: {
        label: { en: 'median of things stored at once', de: 'Median des zugleich Gespeicherten', fr: 'éléments gardés à la fois, médiane' },
        scale: 'log',
      },
      y: orders,
      series: dots('peakStored'),
    },
    {
      title: { en: 'Time by level', de: 'Zeit nach Stufe', fr: 'Temps par niveau' },
      x: levels,
      y: { label: AXIS.medianTime, scale: 'log' },
      series: lines('seconds'),
    },
    {
      title: { en: 'Permutations made by level', de: 'Gebildete Permutationen nach Stufe', fr: 'Permutations formées par niveau' },
      x: levels,
      y: {
        label: { en: 'median permutations made', de: 'Median der gebildeten Permutationen', fr: 'permutations formées, médiane' },
        scale: 'log',
      },
      series: lines('permutationsMade'),
    },
  ];
}
