import { rising, said, type Words } from '#core';
import { engineEntries } from '#engines';
import { column, figure, NONE, number, type RowOf, STOPPED, type Table, words } from '#measuring/tools';
import { bySize, defineExperiment, steps } from '../experiment.ts';
import { emptied, kindFor, seedOf } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';

/** Boxes of rows x columns, and the size of the grid. */
const SHAPES: readonly (readonly [box: string, size: number])[] = [
  ['2x2', 4],
  ['2x3', 6],
  ['3x3', 9],
  ['3x4', 12],
  ['4x4', 16],
  ['5x5', 25],
  ['6x6', 36],
];
/** The published 2D engines, then ours for comparison. */
const ENGINES = [
  'brute-force',
  'pencil-and-paper',
  'column-permutation',
  'minigrid-clues',
  'minigrid-path',
  'minigrid-graph',
  'minigrid-graph-compact',
  'annealing',
  'reference',
  'fast',
];
/** Nodes of these engines are far cheaper than those of the others. */
const CHEAP: Readonly<Record<string, number>> = {
  annealing: 20,
  'brute-force': 4,
  'pencil-and-paper': 4,
  'column-permutation': 4,
  'minigrid-clues': 4,
};

const parameters = {
  size: column.number('rows of the grid'),
  kind: column.word('kind'),
  percent: column.number('share of blank cells', { unit: '%' }),
  seed: column.number('seed of the grid'),
  engine: column.word('engine'),
  nodes: column.number('node budget'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const sizes = defineExperiment({
  id: 'sizes',
  words: {
    en: {
      title: 'From 4x4 to 36x36',
      question: 'Which engine gets how far, by size and share of blank cells?',
      source: '001, 002: "16x16, 25x25, or any other rectangular sizes"',
    },
    de: {
      title: 'Von 4x4 bis 36x36',
      question: 'Welches Verfahren kommt wie weit, nach Größe und Anteil leerer Felder?',
      source: '001, 002: 16x16, 25x25 oder jede andere rechteckige Größe',
    },
    fr: {
      title: 'De 4x4 à 36x36',
      question: 'Quel moteur va jusqu’où, selon la taille et la part de cases vides ?',
      source: '001, 002 : 16x16, 25x25 ou toute autre taille rectangulaire',
    },
  },
  expect: { full: 340, quick: 70 },
  parameters,
  answers,
  plan(scale) {
    const shapes = scale.size === 'tiny' ? SHAPES.slice(0, 2) : SHAPES;
    const percents = bySize(scale, { full: steps(10, 100, 10), quick: [20, 40, 50, 60, 80], tiny: [50] });
    const samples = scale.runs ?? bySize(scale, { full: 3, quick: 1, tiny: 1 });
    const nodes = bySize(scale, { full: 250_000, quick: 40_000, tiny: 1000 });
    return shapes.flatMap(([box, size]) =>
      percents.flatMap((percent) =>
        steps(1, samples).flatMap((i) =>
          ENGINES.map((engine) => ({
            size,
            kind: `classic:${box}`,
            percent,
            seed: seedOf(scale, i),
            engine,
            nodes: nodes * (CHEAP[engine] ?? 1),
          })),
        ),
      ),
    );
  },
  async measure({ kind, percent, seed, engine, nodes }, instruments) {
    const { cellCount } = kindFor(kind).geometry;
    const puzzle = await emptied(kind, seed, Math.round((cellCount * percent) / 100));
    const isComplete = engineEntries.find(({ id }) => id === engine)!.complete;
    const report = await tryEngine(
      puzzle,
      {
        engine,
        limit: isComplete ? 2 : 1,
        budget: { nodes, stored: 1_000_000 },
      },
      instruments,
    );
    return { ...trialRow(report), nodesUsed: report.report.counters.nodes };
  },
  report(rows) {
    const far = (engine: string, size: number): number | undefined =>
      furthest(rows.filter((row) => row.engine === engine && row.size === size));
    const large = [16, 25, 36].map((size) => {
      const ranked = ENGINES.map((engine) => said(FAR, { engine, share: shown(far(engine, size)) }));
      return said(AT_SIZE, { size: `${size}x${size}`, ranked });
    });
    return {
      verdict: verdict(rows),
      summary: [
        said(FURTHEST, { large }),
        said(CARRIES, {
          best: [16, 25, 36].map((size) =>
            said(UP_TO, { size: `${size}x${size}`, share: shown(Math.max(...PERMUTING.map((id) => far(id, size) ?? 0))) }),
          ),
        }),
      ],
      tables: [farTable(rows), nodeTable(rows)],
      figure: {
        title: { en: 'How far each engine gets', de: 'Wie weit jedes Verfahren kommt', fr: 'Jusqu’où va chaque moteur' },
        columns: 1,
        panels: [
          {
            title: {
              en: 'Every puzzle settled up to this share of blank cells (lines that coincide are set apart a little)',
              de: 'Bis zu diesem Anteil leerer Felder ist jedes Rätsel entschieden (Linien, die zusammenfallen, sind etwas auseinandergerückt)',
              fr: 'Chaque grille est décidée jusqu’à cette part de cases vides (les lignes qui coïncident sont un peu écartées)',
            },
            x: {
              label: { en: 'size of the grid', de: 'Größe des Gitters', fr: 'taille de la grille' },
              scale: 'words',
              words: SHAPES.map(([, size]) => `${size}x${size}`),
            },
            y: { label: { en: 'blank cells (%)', de: 'leere Felder (%)', fr: 'cases vides (%)' }, domain: [0, 104] },
            // Set a little apart, since many of them coincide.
            series: ENGINES.map((engine, index) => ({
              name: engine,
              points: SHAPES.flatMap(([, size]) => {
                const share = far(engine, size);
                return share === undefined ? [] : [{ x: `${size}x${size}`, y: share + 0.7 * (index - ENGINES.length / 2) }];
              }),
            })),
          },
        ],
      },
    };
  },
});

const FAR: Words<string> = { en: '{engine} {share}', de: '{engine} {share}', fr: '{engine} {share}' };
const AT_SIZE: Words<string> = { en: '{size}: {ranked:, }', de: '{size}: {ranked:, }', fr: '{size}\u00a0: {ranked:, }' };
const FURTHEST: Words<string> = {
  en: 'The furthest share of blank cells up to which every puzzle was settled (a solution and its proof, or two; for annealing a solution) within the budget. {large:; }.',
  de: 'Der größte Anteil leerer Felder, bis zu dem jedes Rätsel im Budget entschieden wurde (eine Lösung und ihr Beweis, oder zwei; bei Simulated Annealing eine Lösung). {large:; }.',
  fr: 'La plus grande part de cases vides jusqu’à laquelle chaque grille a été décidée dans le budget (une solution et sa preuve, ou deux\u00a0; pour le recuit une solution). {large:\u00a0; }.',
};
const UP_TO: Words<string> = { en: '{size} up to {share}', de: '{size} bis {share}', fr: '{size} jusqu’à {share}' };
const CARRIES: Words<string> = {
  en: 'The documents say that whole minigrids or columns carry over to 16x16, 25x25 and any other size. Of the engines that permute whole minigrids or columns the best settles {best:, } blank.',
  de: 'Die Arbeiten sagen, dass sich ganze Blöcke oder Spalten auf 16x16, 25x25 und jede andere Größe übertragen. Von den Verfahren, die ganze Blöcke oder Spalten permutieren, entscheidet das beste {best:, } leer.',
  fr: 'Les documents disent que des blocs ou des colonnes entières conviennent aussi à 16x16, 25x25 et à toute autre taille. Des moteurs qui permutent des blocs ou des colonnes entières, le meilleur décide {best:, } de cases vides.',
};

const PERMUTING = ENGINES.filter((id) => /^(minigrid|column)/.test(id));
/** What a reader expects of a puzzle: half of it blank. */
const HALF = 50;

const SOLVED_BY: Words<string> = { en: '{size}x{size} by {engine}', de: '{size}x{size} mit {engine}', fr: '{size}x{size} par {engine}' };

/** Whether whole minigrids or columns carry over: some such engine settles every puzzle up to half blank. A stop refutes nothing. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const settings = SHAPES.filter(([, size]) => size > 9).map(([, size]) => {
    const tried = PERMUTING.map((engine) => rows.filter((row) => row.size === size && row.engine === engine && row.percent <= HALF));
    const best = tried.sort((a, b) => a.filter(isStopped).length - b.filter(isStopped).length)[0]!;
    return settingOf(
      best[0] ? said(SOLVED_BY, { size, engine: best[0].engine }) : `${size}x${size}`,
      best,
      best.length > 0 && !best.some(isStopped) ? true : undefined,
      {
        stop: stopOf,
      },
    );
  });
  return judge({
    claim: {
      en: `permuting whole minigrids or columns carries over to larger sizes (every puzzle up to ${HALF} % blank is settled)`,
      de: `sich das Vertauschen ganzer Blöcke oder Spalten auf größere Gitter überträgt (jedes Rätsel, das bis zu ${HALF} % leer ist, wird entschieden)`,
      fr: `permuter des blocs ou des colonnes entières convient aussi aux plus grandes tailles (chaque grille vide jusqu’à ${HALF} % est décidée)`,
    },
    settings,
    budget: nodeBudgetOf(
      rows.filter(({ engine }) => PERMUTING.includes(engine)),
      ['things', 1_000_000],
    ),
  });
}

const shown = (share: number | undefined): string => (share === undefined ? NONE : `${share} %`);

/** The highest share such that it and all lower ones were settled; 0 where not even the lowest was, undefined without rows. */
function furthest(rows: readonly Row[]): number | undefined {
  if (rows.length === 0) return undefined;
  const percents = rising(rows.map((row) => row.percent));
  const firstStop = percents.findIndex((percent) => rows.some((row) => row.percent === percent && isStopped(row)));
  return firstStop < 0 ? percents.at(-1) : (percents[firstStop - 1] ?? 0);
}

function farTable(rows: readonly Row[]): Table {
  return {
    title: {
      en: 'Highest share of blank cells with every puzzle settled',
      de: 'Größter Anteil leerer Felder, bei dem jedes Rätsel entschieden ist',
      fr: 'Plus grande part de cases vides où chaque grille est décidée',
    },
    head: [words({ en: 'engine', de: 'Verfahren', fr: 'moteur' }), ...SHAPES.map(([, size]) => number(`${size}x${size}`))],
    rows: ENGINES.map((engine) => [
      engine,
      ...SHAPES.map(([, size]) => shown(furthest(rows.filter((row) => row.engine === engine && row.size === size)))),
    ]),
    note: {
      en: 'Budgets are nodes and a million stored things; at 100 % the grid is empty and two solutions are asked for.',
      de: 'Budgets sind Knoten und eine Million gemerkter Dinge; bei 100 % ist das Gitter leer, und nach zwei Lösungen wird gefragt.',
      fr: 'Les budgets sont des nœuds et un million d’éléments gardés\u00a0; à 100 % la grille est vide et deux solutions sont demandées.',
    },
  };
}

const BLANK: Words<string> = { en: '{size}, {percent} % blank', de: '{size}, {percent} % leer', fr: '{size}, {percent} % de cases vides' };
const MEMORY: Words<string> = { en: 'memory', de: 'Speicher', fr: 'mémoire' };
const GAVE_UP: Words<string> = { en: 'gave up', de: 'aufgegeben', fr: 'abandon' };

function nodeTable(rows: readonly Row[]): Table {
  const settings = [...new Map(rows.map((row) => [`${row.size} ${row.percent}`, row])).values()];
  return {
    title: {
      en: 'Nodes of the first puzzle of each setting',
      de: 'Knoten des ersten Rätsels jeder Einstellung',
      fr: 'Nœuds de la première grille de chaque réglage',
    },
    head: [words({ en: 'puzzle', de: 'Rätsel', fr: 'grille' }), ...ENGINES.map((engine) => number(engine))],
    rows: settings.map(({ size, percent }) => [
      said(BLANK, { size: `${size}x${size}`, percent }),
      ...ENGINES.map((engine) => {
        const row = rows.find((one) => one.size === size && one.percent === percent && one.engine === engine);
        if (!row) return NONE;
        return isStopped(row) ? (row.end === 'stored' ? MEMORY : row.end === 'tries' ? GAVE_UP : STOPPED) : figure(row.nodesUsed);
      }),
    ]),
    note: {
      en: 'stopped: at its nodes; memory: at its stored things; gave up: annealing after three reheats.',
      de: 'abgebrochen: an seinen Knoten; Speicher: an dem, was es sich merkt; aufgegeben: Simulated Annealing nach dreimaligem Wiedererhitzen.',
      fr: 'arrêté\u00a0: à ses nœuds\u00a0; mémoire\u00a0: à ce qu’il garde\u00a0; abandon\u00a0: le recuit après trois réchauffages.',
    },
  };
}
