import { said, type Words } from '#core';
import type { FigurePanel } from '#measuring/figures';
import {
  column,
  duration,
  figure,
  groupBy,
  median,
  number,
  percent,
  type RowOf,
  STOPPED,
  share,
  type Table,
  type Text,
} from '#measuring/tools';
import { bySize, defineExperiment, type ExperimentScale, steps } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { emptied, kindFor, seedOf } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, isClearlyBelow, judge, sampleOf, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';
import { CUBE_READINGS } from './cubes.ts';

const KINDS = [...CUBE_READINGS.map((rule) => `solid:3/${rule}`), 'solid:2/every-plane', 'solid:4/every-plane'] as const;

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
    const found = peaks.map(({ kind, blanks, nodes, stretch }) => {
      const { cellCount } = kindFor(kind).geometry;
      if (blanks === undefined) return said(NO_PEAK, { kind });
      if (stretch)
        return said(STRETCH, {
          kind,
          from: stretch[0],
          to: stretch[1],
          cells: cellCount,
          fromShare: percent(stretch[0] / cellCount),
          toShare: percent(stretch[1] / cellCount),
        });
      return said(PEAK, { kind, blanks, cells: cellCount, share: percent(blanks / cellCount), nodes: figure(nodes) });
    });
    return {
      verdict: verdict(rows),
      summary: [said(PEAKS, { found })],
      tables: KINDS.map((kind) =>
        kindTable(
          kind,
          rows.filter((row) => row.kind === kind),
        ),
      ),
      figure: {
        title: {
          en: 'Solution and proof by fast: nodes and time against blanks',
          de: 'Lösung und Beweis durch fast: Knoten und Zeit gegen Leerfelder',
          fr: 'Solution et preuve par fast\u00a0: nœuds et temps contre cases vides',
        },
        panels: panels(rows, scale),
      },
    };
  },
});

const NO_PEAK: Words<string> = {
  en: '{kind}: no measurement yet',
  de: '{kind}: noch nichts gemessen',
  fr: '{kind}\u00a0: pas encore de mesure',
};
const STRETCH: Words<string> = {
  en: '{kind}: most searches stopped at their budget from {from} to {to} of {cells} blanks ({fromShare} to {toShare})',
  de: '{kind}: Die meisten Suchen endeten an ihrem Budget von {from} bis {to} von {cells} Leerfeldern ({fromShare} bis {toShare})',
  fr: '{kind}\u00a0: la plupart des recherches se sont arrêtées à leur budget de {from} à {to} cases vides sur {cells} ({fromShare} à {toShare})',
};
const PEAK: Words<string> = {
  en: '{kind}: {blanks} of {cells} blanks ({share}), median {nodes} nodes',
  de: '{kind}: {blanks} von {cells} Feldern leer ({share}), Median {nodes} Knoten',
  fr: '{kind}\u00a0: {blanks} cases vides sur {cells} ({share}), médiane de {nodes} nœuds',
};
const PEAKS: Words<string> = {
  en: 'The peak, by the median of the nodes: {found:; }. Fewer blanks are settled by the givens; the empty cube is filled at once.',
  de: 'Der Gipfel, nach dem Median der Knoten: {found:; }. Weniger Leerfelder entscheiden die Vorgaben; der leere Würfel ist sofort gefüllt.',
  fr: 'Le sommet, par la médiane des nœuds\u00a0: {found:\u00a0; }. Moins de cases vides sont réglées par les chiffres donnés\u00a0; le cube vide est rempli aussitôt.',
};

/** Whether some number of blanks is harder than none given at all; the nodes of a stopped search are a lower bound. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const sample = (some: readonly Row[]) => sampleOf(some, (row) => row.nodesUsed, isStopped);
  const settings = KINDS.map((kind) => {
    const some = rows.filter((row) => row.kind === kind);
    const steps = [...groupBy(some, (row) => row.blanks)].sort(([a], [b]) => a - b).map(([, group]) => sample(group));
    const last = steps.pop();
    const compared = last ? steps.map((step) => isClearlyBelow(last, step)) : [];
    const says = compared.includes(true) ? true : compared.length > 0 && compared.every((below) => below === false) ? false : undefined;
    return settingOf(kind, some, says, { stop: stopOf, bounds: true });
  });
  return judge({
    claim: {
      en: 'a solution and its proof cost most before the cube is empty',
      de: 'eine Lösung und ihr Beweis am meisten kosten, bevor der Würfel leer ist',
      fr: 'une solution et sa preuve coûtent le plus avant que le cube soit vide',
    },
    settings,
    budget: nodeBudgetOf(rows),
  });
}

/** The stated rule is followed towards its peak; of the others it is enough to see where the hard stretch begins. */
function budgetOf(kind: string, blanks: number, scale: ExperimentScale): number {
  const [full, quick] =
    valuesOf(kind) === 16 ? [10_000, 2000] : kindFor(kind).option === CUBE_READINGS[0] && blanks >= 690 ? [200_000, 8000] : [50_000, 8000];
  return bySize(scale, { full, quick, tiny: 200 });
}

const valuesOf = (kind: string): number => kindFor(kind).geometry.size;

function blankCounts(kind: string, scale: ExperimentScale): number[] {
  if (valuesOf(kind) === 4) return bySize(scale, { full: steps(40, 64, 1), quick: steps(40, 64, 3), tiny: [60] });
  if (valuesOf(kind) === 16) return bySize(scale, { full: steps(3200, 4050, 50), quick: steps(3300, 4000, 140), tiny: [2000] });
  return bySize(scale, { full: [...steps(600, 725, 5), 729], quick: [...steps(600, 720, 15), 729], tiny: [600] });
}

const NODES: Words<string> = { en: 'median nodes + 1', de: 'Median der Knoten + 1', fr: 'nœuds, médiane + 1' };

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

function panels(rows: readonly Row[], scale: ExperimentScale): FigurePanel<Text>[] {
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
  const rules = KINDS.filter((kind) => valuesOf(kind) === 9);
  const sizes = ['solid:2/every-plane', 'solid:3/every-plane', 'solid:4/every-plane'];
  const x = { label: AXIS.blanksOf729, ...(scale.size === 'tiny' ? {} : { domain: [598, 731] as const }) };
  return [
    {
      title: { en: 'Nodes by rule', de: 'Knoten nach Regel', fr: 'Nœuds par règle' },
      x,
      y: { label: NODES, scale: 'log' },
      series: rules.map((kind) => ({ name: kind, points: points(kind, (blanks) => blanks, nodes) })),
    },
    {
      title: { en: 'Time by rule', de: 'Zeit nach Regel', fr: 'Temps par règle' },
      x,
      y: { label: AXIS.medianTime, scale: 'log' },
      series: rules.map((kind) => ({ name: kind, points: points(kind, (blanks) => blanks, seconds) })),
    },
    ...(['nodes', 'time'] as const).map(
      (what): FigurePanel<Text> => ({
        title:
          what === 'nodes'
            ? { en: 'Nodes by size', de: 'Knoten nach Größe', fr: 'Nœuds par taille' }
            : { en: 'Time by size', de: 'Zeit nach Größe', fr: 'Temps par taille' },
        x: { label: { en: 'share of blank cells (%)', de: 'Anteil leerer Felder (%)', fr: 'part de cases vides (%)' } },
        y: { label: what === 'nodes' ? NODES : AXIS.medianTime, scale: 'log' },
        series: sizes.map((kind) => ({
          name: kind,
          points: points(kind, (blanks) => (100 * blanks) / kindFor(kind).geometry.cellCount, what === 'nodes' ? nodes : seconds),
        })),
      }),
    ),
  ];
}
