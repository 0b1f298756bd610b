import type { OptionValue } from '#core';
import type { FigurePanel } from '#measuring/figures';
import { column, duration, figure, median, number, type RowOf, type Table, words } from '#measuring/tools';
import { bySize, defineExperiment } from '../experiment.ts';
import { HEAD } from '../headings.ts';
import { textPuzzle } from '../instances.ts';
import { counted, isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { judge, settingOf, stopOf, type Verdict } from '../verdict.ts';
import { nodeBudget } from '../verdict-words.ts';
import { firstOfEachLevel, LEVEL_NAMES, LEVEL_WORDS } from './classics.ts';

const ORDER = { en: 'order', de: 'Reihenfolge', fr: 'ordre' };

interface Order {
  readonly name: string;
  readonly engine: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** Figures 3.6 and 3.7 (a), (b), (c), each also from its end. */
const PATHS: readonly Order[] = (['row', 'column'] as const).flatMap((major) =>
  (['zigzag', 'spiral', 'semi-spiral'] as const).flatMap((path) =>
    [false, true].map((reversed) => ({
      name: `3.2 ${path}, ${major}s${reversed ? ', reversed' : ''}`,
      engine: 'minigrid-path',
      options: { path, major, reversed },
    })),
  ),
);
const ORDERS: readonly Order[] = [
  { name: '3.1 by clues', engine: 'minigrid-clues' },
  ...PATHS,
  { name: '4.1 graph', engine: 'minigrid-graph' },
  { name: '4.2 compact graph', engine: 'minigrid-graph-compact' },
  { name: 'columns', engine: 'column-permutation', options: { blocks: 'columns' } },
  { name: 'rows', engine: 'column-permutation', options: { blocks: 'rows' } },
];
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
        `The thesis says that all instances have the same level of difficulty for it. Along the zigzag by rows the median of comparisons is ${figure(easy)} on easy puzzles and ${figure(hardest)} on the hardest. The easiest and the hardest puzzle of all differ by a factor of ${figure(spread)}.`,
        paths.length > 0
          ? `Of the six printed paths and their reversals the cheapest is ${paths[0]!.name} (median ${figure(paths[0]!.cost)} comparisons), the most expensive ${paths.at(-1)!.name} (${figure(paths.at(-1)!.cost)}); version 4.2 needs ${figure(cost('4.2 compact graph'))}, version 3.1 ${figure(cost('3.1 by clues'))}, columns ${figure(cost('columns'))}.`
          : '',
        stopped.length > 0
          ? `Stopped at the budget: ${stopped.map(({ name, count }) => `${name} ${count}`).join(', ')}; their counters are lower bounds and stand in the medians as such.`
          : 'No search was stopped at its budget.',
      ].filter(Boolean),
      tables: [orderTable(rows), levelTable(rows)],
      figure: { title: 'Orders of minigrids and columns', panels: panels(rows), columns: 2 },
    };
  },
});

/** Costs that differ by more than this are not the same level of difficulty. */
const SAME = 10;

/** Whether an order costs about the same on every puzzle; a stopped search cost at least what it had spent. */
function verdict(rows: readonly Row[]): Verdict {
  const settings = ORDERS.map(({ name }) => {
    const some = of(rows, name);
    const costs = some.map((row) => row.comparisons);
    const says = some.length === 0 ? undefined : Math.max(...costs) <= SAME * Math.min(...costs);
    return settingOf(name, some, says, { stop: stopOf, bounds: says === false });
  });
  const nodes = Math.max(0, ...rows.map((row) => row.nodes));
  return judge({
    claim: {
      en: `all instances have the same level of difficulty (comparisons within a factor of ${SAME})`,
      de: `alle Rätsel gleich schwer sind (Vergleiche höchstens um den Faktor ${SAME} verschieden)`,
      fr: `toutes les grilles ont la même difficulté (comparaisons à un facteur ${SAME} près)`,
    },
    settings,
    budget: nodeBudget(nodes, ['things', 2_000_000]),
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
        name,
        ...COUNTED.map((name_) => figure(middle(some, name_))),
        figure(middle(some, 'peakBytes') / 1e6),
        duration(middle(some, 'seconds')),
        `${some.filter(isStopped).length} of ${some.length}`,
      ];
    }),
    note: 'Two solutions were asked for, so that each search also proves that there is one only. Memory is how far heap and typed arrays grew, looked at now and then.',
  };
}

function levelTable(rows: readonly Row[]): Table {
  return {
    title: { en: 'Median of comparisons by level', de: 'Median der Vergleiche nach Stufe', fr: 'Comparaisons médianes par niveau' },
    head: [words(ORDER), ...LEVEL_NAMES.map((level) => number(LEVEL_WORDS[level]!))],
    rows: ORDERS.map(({ name }) => [
      name,
      ...LEVEL_NAMES.map((level) => {
        const some = of(rows, name, level);
        return `${some.some(isStopped) ? '≥ ' : ''}${figure(middle(some, 'comparisons'))}`;
      }),
    ]),
  };
}

function panels(rows: readonly Row[]): FigurePanel[] {
  const names = ORDERS.map(({ name }) => name);
  const dots = (name: Measured) =>
    ['easy', 'hard', 'hardest'].map((level) => ({
      name: level,
      line: false,
      points: names.flatMap((order) => {
        const some = of(rows, order, level);
        return some.length > 0 ? [{ x: middle(some, name), y: order, stopped: some.some(isStopped) }] : [];
      }),
    }));
  const lines = (name: Measured) =>
    SHOWN.map((order) => ({
      name: order,
      points: LEVEL_NAMES.flatMap((level) => {
        const some = of(rows, order, level);
        return some.length > 0 ? [{ x: level, y: middle(some, name), stopped: some.some(isStopped) }] : [];
      }),
    }));
  const levels = { label: 'level by rating', scale: 'words' as const, words: LEVEL_NAMES };
  return [
    {
      title: 'Comparisons',
      x: { label: 'median comparisons', scale: 'log' },
      y: { label: '', scale: 'words', words: names },
      series: dots('comparisons'),
    },
    {
      title: 'Memory',
      x: { label: 'median of things stored at once', scale: 'log' },
      y: { label: '', scale: 'words', words: names },
      series: dots('peakStored'),
    },
    { title: 'Time by level', x: levels, y: { label: 'median CPU time (s)', scale: 'log' }, series: lines('seconds') },
    {
      title: 'Permutations made by level',
      x: levels,
      y: { label: 'median permutations made', scale: 'log' },
      series: lines('permutationsMade'),
    },
  ];
}
