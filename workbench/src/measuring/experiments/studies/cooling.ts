import { makePuzzle, STATUSES, said, type Words } from '#core';
import type { FigurePanel } from '#measuring/figures';
import type { Instruments } from '#measuring/tools';
import {
  column,
  deviation,
  duration,
  figure,
  groupBy,
  mean,
  NONE,
  number,
  outOf,
  published,
  type RowOf,
  share,
  type Table,
  type Text,
  words,
} from '#measuring/tools';
import type { PublishedCooling } from '../data/published-faces.ts';
import { bySize, type ExperimentFindings, type ExperimentScale } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { kindFor } from '../instances.ts';
import { counted, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, isClearlyBelow, judge, sampleOf, settingOf, stopOf } from '../verdict.ts';
import { swapBudget } from '../verdict-words.ts';

// What the two studies of cooling have in common: an empty puzzle of three faces, annealed again and again.

const EDGES = ['match', 'differ'] as const;
const EDGES_DRAWN: Readonly<Record<(typeof EDGES)[number], Words<string>>> = {
  match: { en: 'edges match', de: 'gleiche Kanten', fr: 'bords égaux' },
  differ: { en: 'edges differ', de: 'verschiedene Kanten', fr: 'bords différents' },
};
const EDGE_WORDS: Readonly<Record<(typeof EDGES)[number], Words<string>>> = {
  match: { en: 'match', de: 'gleiche Kanten', fr: 'bords égaux' },
  differ: { en: 'differ', de: 'verschiedene Kanten', fr: 'bords différents' },
};
/** What one run may propose; it only keeps a run from lasting for ever. */
const MOST_SWAPS = 200_000_000;

export const coolingParameters = {
  edges: column.oneOf(EDGES, 'edge rule'),
  cooling: column.word('rate in per cent, or schedule'),
  seed: column.number('seed of the annealing run'),
};
export const coolingAnswers = {
  ...trialColumns,
  status: column.oneOf(STATUSES, 'limit: solved; budget: not'),
  end: column.orNone(column.word('what ended a run without a solution')),
  solutions: column.number('solutions found, 0 or 1'),
  swaps: column.number('swaps proposed'),
  accepted: column.number('swaps accepted'),
  reheats: column.number('times heated again'),
};
type Parameters = RowOf<typeof coolingParameters>;
type Answers = RowOf<typeof coolingAnswers>;
type Row = Parameters & Answers;

export function coolingPlan(scale: ExperimentScale, coolings: readonly string[]): Parameters[] {
  const runs = scale.runs ?? bySize(scale, { full: 20, quick: 6, tiny: 2 });
  return EDGES.flatMap((edges) =>
    coolings.flatMap((cooling) => Array.from({ length: runs }, (_, i) => ({ edges, cooling, seed: scale.seed + i }))),
  );
}

/** Three reheats, as in 003. */
export async function measureCooling({ edges, cooling, seed }: Parameters, instruments: Instruments): Promise<Answers> {
  const kind = kindFor(edges === 'match' ? 'faces3:3' : 'faces3:3/differ');
  const empty = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  const options = { cooling, seed, reheats: 3 };
  const report = await tryEngine(empty, { engine: 'annealing', options, limit: 1, budget: { nodes: MOST_SWAPS } }, instruments);
  return { ...trialRow(report), ...counted(report, 'swaps', 'accepted', 'reheats') };
}

interface Setting {
  readonly cooling: string;
  readonly runs: number;
  readonly solved: number;
  readonly seconds: number;
  readonly deviation: number | undefined;
  readonly swaps: number;
  readonly reheated: number;
}

function summarize(rows: readonly Row[]): Map<string, Setting> {
  return new Map(
    [...groupBy(rows, ({ cooling }) => cooling)].map(([cooling, group]) => {
      const seconds = group.map((row) => row.seconds);
      return [
        cooling,
        {
          cooling,
          runs: group.length,
          solved: group.filter(({ solutions }) => solutions === 1).length,
          seconds: mean(seconds),
          deviation: deviation(seconds),
          swaps: mean(group.map((row) => row.swaps)),
          reheated: share(group, ({ reheats }) => reheats > 0),
        },
      ];
    }),
  );
}

const MATCH: Words<string> = { en: '{cooling} where edges match', de: '{cooling} bei gleichen Kanten', fr: '{cooling} à bords égaux' };
const DIFFER: Words<string> = {
  en: '{cooling} where edges differ',
  de: '{cooling} bei verschiedenen Kanten',
  fr: '{cooling} à bords différents',
};

/** Whether one cooling needs fewer swaps than every other of the table, judged for each edge rule and each other cooling. */
export function coolingVerdict(rows: readonly Row[], best: string, claim: Words<string>): ClaimVerdict {
  const swapsOf = (some: readonly Row[]) => sampleOf(some, (row) => row.swaps, isUnsolved);
  const settings = EDGES.flatMap((edges) => {
    const groups = groupBy(
      rows.filter((row) => row.edges === edges),
      ({ cooling }) => cooling,
    );
    const own = groups.get(best) ?? [];
    groups.delete(best);
    return [...groups].map(([cooling, others]) =>
      settingOf(said(edges === 'match' ? MATCH : DIFFER, { cooling }), [...own, ...others], isClearlyBelow(swapsOf(own), swapsOf(others)), {
        stop: stopOf,
        bounds: true,
      }),
    );
  });
  return judge({ claim, settings, budget: swapBudget(MOST_SWAPS) });
}

const isUnsolved = ({ solutions }: Row): boolean => solutions === 0;

/** Table, panels and the best setting of each edge rule. */
export function coolingFindings(
  rows: readonly Row[],
  printed: readonly PublishedCooling[],
  what: Words<string>,
): Omit<ExperimentFindings, 'verdict' | 'summary' | 'figure'> & {
  readonly panels: readonly FigurePanel<Text>[];
  readonly best: Readonly<Record<string, Setting | undefined>>;
  readonly settings: Settings;
} {
  const settings = Object.fromEntries(EDGES.map((edges) => [edges, summarize(rows.filter((row) => row.edges === edges))]));
  const best = Object.fromEntries(
    EDGES.map((edges) => [
      edges,
      [...settings[edges]!.values()].filter(({ solved, runs }) => solved === runs).sort((a, b) => a.swaps - b.swaps)[0],
    ]),
  );
  return { tables: [coolingTable(settings, printed, what)], panels: coolingPanels(settings, printed), best, settings };
}

/** The settings of each edge rule, by cooling. */
type Settings = Readonly<Record<string, ReadonlyMap<string, Setting>>>;

function coolingTable(settings: Settings, printed: readonly PublishedCooling[], what: Words<string>): Table {
  return {
    of: what,
    title: {
      en: 'an empty puzzle of three faces, n = 3',
      de: 'ein leeres Rätsel auf drei Flächen, n = 3',
      fr: 'une grille vide de trois faces, n = 3',
    },
    head: [
      words({ en: 'cooling', de: 'Abkühlung', fr: 'refroidissement' }),
      published({ en: 'average (s)', de: 'Mittel (s)', fr: 'moyenne (s)' }),
      published({ en: 'deviation (s)', de: 'Abweichung (s)', fr: 'écart type (s)' }),
      published({ en: 'reheats', de: 'Wiedererhitzt', fr: 'réchauffages' }),
      ...EDGES.flatMap((edges) => [
        number(HEAD.solved, EDGE_WORDS[edges]),
        number({ en: 'average CPU time', de: 'mittlere CPU-Zeit', fr: 'temps CPU moyen' }),
        number({ en: 'deviation', de: 'Abweichung', fr: 'écart type' }),
        number({ en: 'swaps (millions)', de: 'Vertauschungen (Millionen)', fr: 'échanges (millions)' }),
        number({ en: 'runs with reheats', de: 'wiedererhitzte Läufe', fr: 'essais réchauffés' }),
      ]),
    ],
    rows: printed.map((one) => [
      one.cooling,
      String(one.seconds),
      one.deviation === undefined ? NO_SOLUTION : String(one.deviation),
      one.reheats ? YES : NO,
      ...EDGES.flatMap((edges) => cells(settings[edges]!.get(one.cooling))),
    ]),
    note: {
      en: 'Swaps count the proposed ones and repeat with the seed. A run that is not solved after three reheats counts with the time it took. The paper does not say which puzzle its seconds are for.',
      de: 'Gezählt sind die vorgeschlagenen Vertauschungen; sie wiederholen sich mit dem Startwert. Ein Lauf, der nach dreimaligem Wiedererhitzen nicht gelöst ist, zählt mit der Zeit, die er brauchte. Die Arbeit sagt nicht, für welches Rätsel ihre Sekunden gelten.',
      fr: 'On compte les échanges proposés\u00a0; ils se répètent avec la graine. Un essai non résolu après trois réchauffages compte avec le temps qu’il a pris. L’article ne dit pas pour quelle grille valent ses secondes.',
    },
  };
}

const NO_SOLUTION: Words<string> = { en: 'no solution', de: 'keine Lösung', fr: 'aucune solution' };
const YES: Words<string> = { en: 'yes', de: 'ja', fr: 'oui' };
const NO: Words<string> = { en: 'no', de: 'nein', fr: 'non' };

function coolingPanels(settings: Settings, printed: readonly PublishedCooling[]): FigurePanel<Text>[] {
  const coolings = printed.map(({ cooling }) => cooling);
  const isConstant = coolings.every((cooling) => Number(cooling) > 0);
  const at = (cooling: string): number | string => (isConstant ? Number(cooling) : cooling);
  const x = isConstant
    ? {
        label: {
          en: 'cooling rate (per cent kept)',
          de: 'Abkühlrate (Prozent, die bleiben)',
          fr: 'taux de refroidissement (pour cent gardés)',
        },
      }
    : { label: { en: 'schedule of table 5', de: 'Plan von Tabelle 5', fr: 'plan du tableau 5' }, scale: 'words' as const, words: coolings };
  const byEdges = (of: (setting: Setting) => number) =>
    EDGES.map((edges) => ({
      name: EDGES_DRAWN[edges],
      points: [...settings[edges]!.values()].map((setting) => ({
        x: at(setting.cooling),
        y: of(setting),
        stopped: setting.solved < setting.runs,
      })),
    }));
  return [
    {
      title: { en: 'Average time', de: 'Mittlere Zeit', fr: 'Temps moyen' },
      x,
      y: {
        label: {
          en: 'time (s; the paper: wall, here: CPU)',
          de: 'Zeit (s; die Arbeit: vergangene, hier: CPU)',
          fr: 'temps (s\u00a0; l’article\u00a0: écoulé, ici\u00a0: CPU)',
        },
        scale: 'log',
      },
      series: [
        {
          name: AXIS.paper,
          published: true,
          points: printed.map(({ cooling, seconds, deviation: d }) => ({ x: at(cooling), y: seconds, stopped: d === undefined })),
        },
        ...byEdges(({ seconds }) => seconds),
      ],
    },
    {
      title: { en: 'Runs that were heated again', de: 'Läufe, die wiedererhitzt wurden', fr: 'Essais réchauffés' },
      x,
      y: { label: { en: 'share of runs (%)', de: 'Anteil der Läufe (%)', fr: 'part des essais (%)' }, percent: true, domain: [0, 100] },
      series: byEdges(({ reheated }) => reheated),
    },
  ];
}

function cells(setting: Setting | undefined): Text[] {
  if (!setting) return [NONE, NONE, NONE, NONE, NONE];
  const { solved, runs, seconds, deviation: spread, swaps, reheated } = setting;
  return [outOf(solved, runs), duration(seconds), duration(spread), figure(swaps / 1e6), outOf(Math.round(reheated * runs), runs)];
}
