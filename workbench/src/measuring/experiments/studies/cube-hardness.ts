import type { FigurePanel } from '#measuring/figures';
import { column, duration, figure, groupBy, median, number, percent, type RowOf, STOPPED, share, type Table } from '#measuring/tools';
import { bySize, defineExperiment, type Scale, steps } from '../experiment.ts';
import { HEAD } from '../headings.ts';
import { emptied, kindFor, seedOf } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { isBelow, judge, type Sample, settingOf, stopOf, type Verdict } from '../verdict.ts';
import { nodeBudget } from '../verdict-words.ts';
import { RULES } from './cubes.ts';

const KINDS = [...RULES.map((rule) => `solid:3/${rule}`), 'solid:2/every-plane', 'solid:4/every-plane'] as const;

const parameters = {
  kind: column.oneOf(KINDS, 'kind of the cube'),
  blanks: column.number('blank cells'),
  seed: column.number('seed of the cube'),
  nodes: column.number('node budget'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes'),
  conflicts: column.orNone(column.number('dead ends')),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const cubeHardness = defineExperiment({
  id: 'cube-hardness',
  words: {
    en: {
      title: 'Where cubes are hardest',
      question:
        'From 600 to 729 blanks, where does the cost of a solution and its proof peak, and how does the peak move with rule and size?',
      source: 'new; after 000',
    },
    de: {
      title: 'Wo Würfel am schwersten sind',
      question:
        'Wo zwischen 600 und 729 Leerfeldern kosten eine Lösung und ihr Beweis am meisten, und wie wandert der Gipfel mit Regel und Größe?',
      source: 'neu, nach 000',
    },
    fr: {
      title: 'Où les cubes sont les plus durs',
      question:
        'De 600 à 729 cases vides, où le coût d’une solution et de sa preuve culmine-t-il, et comment ce sommet bouge-t-il avec la règle et la taille ?',
      source: 'nouveau, d’après 000',
    },
  },
  expect: { full: 830, quick: 70 },
  parameters,
  answers,
  plan(scale) {
    const samples = scale.runs ?? bySize(scale, { full: 5, quick: 3, tiny: 1 });
    return KINDS.flatMap((kind) =>
      blankCounts(kind, scale).flatMap((blanks) =>
        steps(1, samples).map((i) => ({ kind, blanks, seed: seedOf(scale, i), nodes: budgetOf(kind, blanks, scale) })),
      ),
    );
  },
  async measure({ kind, blanks, seed, nodes }, instruments) {
    const puzzle = await emptied(kind, seed, blanks);
    const report = await tryEngine(puzzle, { engine: 'fast', limit: 2, budget: { nodes } }, instruments);
    const { nodes: nodesUsed, conflicts } = report.report.counters;
    return { ...trialRow(report), nodesUsed, conflicts: conflicts ?? null };
  },
  report(rows, scale) {
    const peaks = KINDS.map((kind) => ({ kind, ...peakOf(rows.filter((row) => row.kind === kind)) }));
    const said = peaks.map(({ kind, blanks, nodes, stretch }) => {
      const { cellCount } = kindFor(kind).geometry;
      if (blanks === undefined) return `${kind}: no measurement yet`;
      if (stretch)
        return `${kind}: most searches stopped at their budget from ${stretch[0]} to ${stretch[1]} of ${cellCount} blanks (${percent(stretch[0] / cellCount)} to ${percent(stretch[1] / cellCount)})`;
      return `${kind}: ${blanks} of ${cellCount} blanks (${percent(blanks / cellCount)}), median ${figure(nodes)} nodes`;
    });
    return {
      verdict: verdict(rows),
      summary: [
        `The peak, by the median of the nodes: ${said.join('; ')}. Fewer blanks are settled by the givens; the empty cube is filled at once.`,
      ],
      tables: KINDS.map((kind) =>
        kindTable(
          kind,
          rows.filter((row) => row.kind === kind),
        ),
      ),
      figure: { title: 'Solution and proof by fast: nodes and time against blanks', panels: panels(rows, scale) },
    };
  },
});

/** Whether some number of blanks is harder than none given at all; the nodes of a stopped search are a lower bound. */
function verdict(rows: readonly Row[]): Verdict {
  const sample = (some: readonly Row[]): Sample => ({ values: some.map((row) => row.nodesUsed), stopped: some.filter(isStopped).length });
  const settings = KINDS.map((kind) => {
    const some = rows.filter((row) => row.kind === kind);
    const steps = [...groupBy(some, (row) => row.blanks)].sort(([a], [b]) => a - b).map(([, group]) => sample(group));
    const last = steps.pop();
    const compared = last ? steps.map((step) => isBelow(last, step)) : [];
    const says = compared.includes(true) ? true : compared.length > 0 && compared.every((below) => below === false) ? false : undefined;
    return settingOf(kind, some, says, { stop: stopOf, bounds: true });
  });
  const nodes = Math.max(0, ...rows.map((row) => row.nodes));
  return judge({
    claim: {
      en: 'a solution and its proof cost most before the cube is empty',
      de: 'eine Lösung und ihr Beweis am meisten kosten, bevor der Würfel leer ist',
      fr: 'une solution et sa preuve coûtent le plus avant que le cube soit vide',
    },
    settings,
    budget: nodeBudget(nodes),
  });
}

/** The stated rule is followed towards its peak; of the others it is enough to see where the hard stretch begins. */
function budgetOf(kind: string, blanks: number, scale: Scale): number {
  const [full, quick] = kind.startsWith('solid:4')
    ? [10_000, 2000]
    : kind === 'solid:3/every-plane' && blanks >= 690
      ? [200_000, 8000]
      : [50_000, 8000];
  return bySize(scale, { full, quick, tiny: 200 });
}

function blankCounts(kind: string, scale: Scale): number[] {
  if (kind.startsWith('solid:2')) return bySize(scale, { full: steps(40, 64, 1), quick: steps(40, 64, 3), tiny: [60] });
  if (kind.startsWith('solid:4')) return bySize(scale, { full: steps(3200, 4050, 50), quick: steps(3300, 4000, 140), tiny: [2000] });
  return bySize(scale, { full: [...steps(600, 725, 5), 729], quick: [...steps(600, 720, 15), 729], tiny: [600] });
}

/** The middle of the stopped stretch, or the highest median. */
function peakOf(rows: readonly Row[]): {
  readonly blanks?: number;
  readonly nodes: number;
  readonly stopped: boolean;
  readonly stretch?: readonly [number, number];
} {
  const points = [...groupBy(rows, (row) => row.blanks)].map(([blanks, some]) => ({
    blanks,
    nodes: median(some.map((row) => row.nodesUsed)),
    stopped: share(some, isStopped) >= 0.5,
  }));
  const stopped = points.filter((point) => point.stopped);
  const highest = [...points].sort((a, b) => b.nodes - a.nodes)[0];
  const middle = stopped[Math.floor(stopped.length / 2)] ?? highest;
  return {
    nodes: Number.NaN,
    stopped: false,
    ...middle,
    ...(stopped.length > 0 ? { stretch: [stopped[0]!.blanks, stopped.at(-1)!.blanks] as const } : {}),
  };
}

function kindTable(kind: string, rows: readonly Row[]): Table {
  return {
    title: kind,
    head: [
      number(HEAD.blanks),
      number({ en: 'share blank', de: 'Anteil leer', fr: 'part vide' }),
      number(HEAD.unique),
      number({ en: 'several', de: 'mehrere', fr: 'plusieurs' }),
      number(HEAD.stopped),
      number({ en: 'median nodes', de: 'Median der Knoten', fr: 'nœuds, médiane' }),
      number({ en: 'median CPU time', de: 'Median der CPU-Zeit', fr: 'temps CPU médian' }),
    ],
    rows: [...groupBy(rows, (row) => row.blanks)].map(([blanks, some]) => {
      const isLate = share(some, isStopped) >= 0.5;
      return [
        String(blanks),
        percent(blanks / kindFor(kind).geometry.cellCount),
        String(some.filter((row) => row.status === 'complete').length),
        String(some.filter((row) => row.status === 'limit').length),
        String(some.filter(isStopped).length),
        `${isLate ? '≥ ' : ''}${figure(median(some.map((row) => row.nodesUsed)))}`,
        isLate ? STOPPED : duration(median(some.map((row) => row.seconds))),
      ];
    }),
  };
}

function panels(rows: readonly Row[], scale: Scale): FigurePanel[] {
  const points = (kind: string, x: (blanks: number) => number, y: (some: readonly Row[]) => number) =>
    [
      ...groupBy(
        rows.filter((row) => row.kind === kind),
        (row) => row.blanks,
      ),
    ].map(([blanks, some]) => ({
      x: x(blanks),
      y: y(some),
      stopped: share(some, isStopped) >= 0.5,
    }));
  // A puzzle that needs no search has no node; one is added, so that it has a place on a logarithmic scale.
  const nodes = (some: readonly Row[]): number => 1 + median(some.map((row) => row.nodesUsed));
  const seconds = (some: readonly Row[]): number => median(some.map((row) => row.seconds));
  const rules = KINDS.filter((kind) => kind.startsWith('solid:3'));
  const sizes = ['solid:2/every-plane', 'solid:3/every-plane', 'solid:4/every-plane'];
  const x = { label: 'blank cells of 729', ...(scale.size === 'tiny' ? {} : { domain: [598, 731] as const }) };
  return [
    {
      title: 'Nodes by rule',
      x,
      y: { label: 'median nodes + 1', scale: 'log' },
      series: rules.map((kind) => ({ name: kind, points: points(kind, (blanks) => blanks, nodes) })),
    },
    {
      title: 'Time by rule',
      x,
      y: { label: 'median CPU time (s)', scale: 'log' },
      series: rules.map((kind) => ({ name: kind, points: points(kind, (blanks) => blanks, seconds) })),
    },
    ...(['nodes', 'time'] as const).map(
      (what): FigurePanel => ({
        title: what === 'nodes' ? 'Nodes by size' : 'Time by size',
        x: { label: 'share of blank cells (%)' },
        y: { label: what === 'nodes' ? 'median nodes + 1' : 'median CPU time (s)', scale: 'log' },
        series: sizes.map((kind) => ({
          name: kind,
          points: points(kind, (blanks) => (100 * blanks) / kindFor(kind).geometry.cellCount, what === 'nodes' ? nodes : seconds),
        })),
      }),
    ),
  ];
}
