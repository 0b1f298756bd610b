import { rising, type Said, said, type Words } from '#core';
import {
  column,
  groupBy,
  median,
  NONE,
  number,
  percent,
  published,
  type RowOf,
  STOPPED,
  share,
  type Table,
  type Text,
  words,
} from '#measuring/tools';
import { PUBLISHED_LEVELS, publishedCubes } from '../data/published-cubes.ts';
import { bySize, defineExperiment, steps } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { seedOf } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';
import { CUBE_LEVELS, CUBE_READINGS, cubeOf, MOST_COUNTED } from './cubes.ts';

/** Classes of the number of solutions, as bars of figures 22 to 24. */
const CLASSES: readonly (readonly [name: Text, from: number, to: number])[] = [
  ['1', 1, 1],
  [{ en: '2 to 4', de: '2 bis 4', fr: '2 à 4' }, 2, 4],
  [{ en: '5 to 16', de: '5 bis 16', fr: '5 à 16' }, 5, 16],
  [{ en: '17 to 64', de: '17 bis 64', fr: '17 à 64' }, 17, 64],
  [{ en: '65 to 1,000', de: '65 bis 1.000', fr: '65 à 1\u202f000' }, 65, 1000],
  [{ en: 'more', de: 'mehr', fr: 'plus' }, 1001, Number.POSITIVE_INFINITY],
];

const parameters = {
  part: column.oneOf(['levels', 'range'], 'levels: the blank counts of the tables; range: equal steps'),
  rule: column.oneOf(CUBE_READINGS, 'rule of the cube'),
  blanks: column.number('blank cells of 729'),
  seed: column.number('seed of the cube'),
  nodes: column.number('node budget'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const cubeSolutions = defineExperiment({
  id: 'cube-solutions',
  words: {
    en: {
      title: 'How many solutions a cube has',
      question: 'How does the number of solutions grow with the blanks, and where does uniqueness end under each rule?',
      source: '000, tables 5 to 7 and figures 22 to 24',
    },
    de: {
      title: 'Wie viele Lösungen ein Würfel hat',
      question: 'Wie wächst die Zahl der Lösungen mit den Leerfeldern, und wo endet die Eindeutigkeit unter jeder Regel?',
      source: '000, Tabellen 5 bis 7 und Abbildungen 22 bis 24',
    },
    fr: {
      title: 'Combien de solutions a un cube',
      question: 'Comment le nombre de solutions croît-il avec les cases vides, et où finit l’unicité sous chaque règle ?',
      source: '000, tableaux 5 à 7 et figures 22 à 24',
    },
  },
  expect: { full: 620, quick: 20 },
  parameters,
  answers,
  plan(scale) {
    const nodes = bySize(scale, { full: 50_000, quick: 20_000, tiny: 1000 });
    const every = bySize(scale, { full: 1, quick: 6, tiny: 37 });
    const levels = publishedCubes.filter(({ instance }) => (instance - 1) % every === 0);
    const samples = scale.runs ?? bySize(scale, { full: 20, quick: 5, tiny: 1 });
    const blanks = bySize(scale, { full: steps(180, 720, 20), quick: steps(180, 700, 40), tiny: [300, 600] });
    return CUBE_READINGS.flatMap((rule) => [
      ...levels.map((one) => ({ part: 'levels' as const, rule, blanks: one.blanks, seed: seedOf(scale, one.instance), nodes })),
      ...blanks.flatMap((count) =>
        steps(1, samples).map((i) => ({ part: 'range' as const, rule, blanks: count, seed: seedOf(scale, 100 + i), nodes })),
      ),
    ]);
  },
  async measure(row, instruments) {
    const report = await tryEngine(await cubeOf(row), { engine: 'fast', limit: MOST_COUNTED, budget: { nodes: row.nodes } }, instruments);
    return { ...trialRow(report), nodesUsed: report.report.counters.nodes };
  },
  report(rows) {
    const range = rows.filter((row) => row.part === 'range');
    const last = (rule: string): number | undefined => lastUnique(range.filter((row) => row.rule === rule));
    const upTo = (rule: string): Said => {
      const blanks = last(rule);
      return blanks === undefined ? said(NOT_EVEN, { rule }) : said(UP_TO, { blanks, rule });
    };
    const paperMost = Math.max(...publishedCubes.filter(({ runs }) => runs['layer-join']?.solutions === 1).map(({ blanks }) => blanks));
    return {
      verdict: verdict(rows),
      summary: [
        said(FIRST, { most: paperMost, rules: CUBE_READINGS.map(upTo) }),
        ...((last('every-plane') ?? 0) > 333 ? [said(NOT_SO)] : []),
      ],
      tables: [levelTable(rows.filter((row) => row.part === 'levels')), rangeTable(range)],
      figure: {
        title: { en: 'Solutions of random cubes', de: 'Lösungen zufälliger Würfel', fr: 'Solutions de cubes aléatoires' },
        panels: [
          {
            title: {
              en: 'Number of solutions (figures 22 to 24)',
              de: 'Zahl der Lösungen (Abbildungen 22 bis 24)',
              fr: 'Nombre de solutions (figures 22 à 24)',
            },
            x: { label: AXIS.blanksOf729 },
            y: {
              label: {
                en: 'solutions (counted up to 10,000)',
                de: 'Lösungen (bis 10.000 gezählt)',
                fr: 'solutions (comptées jusqu’à 10\u202f000)',
              },
              scale: 'log',
            },
            series: [
              {
                name: AXIS.paper,
                published: true,
                line: false,
                points: publishedCubes.flatMap(({ blanks, runs }) =>
                  runs['layer-join'] ? [{ x: blanks, y: runs['layer-join'].solutions }] : [],
                ),
              },
              ...CUBE_READINGS.map((rule) => ({ name: rule, points: medians(range.filter((row) => row.rule === rule)) })),
            ],
          },
          {
            title: {
              en: 'Share of cubes with one solution',
              de: 'Anteil der Würfel mit einer Lösung',
              fr: 'Part des cubes à une solution',
            },
            x: { label: AXIS.blanksOf729 },
            y: { label: { en: 'unique (%)', de: 'eindeutig (%)', fr: 'uniques (%)' }, percent: true, domain: [0, 100] },
            series: CUBE_READINGS.map((rule) => ({
              name: rule,
              points: [
                ...groupBy(
                  range.filter((row) => row.rule === rule),
                  (row) => row.blanks,
                ),
              ].flatMap(([blanks, some]) => {
                const known = some.filter(isKnown);
                return known.length > 0 ? [{ x: blanks, y: share(known, isUnique), stopped: known.length < some.length }] : [];
              }),
            })),
          },
        ],
      },
    };
  },
});

const NOT_EVEN: Words<string> = {
  en: 'not even at the fewest blanks under {rule}',
  de: 'nicht einmal bei den wenigsten Leerfeldern unter {rule}',
  fr: 'pas même au moins de cases vides sous {rule}',
};
const UP_TO: Words<string> = {
  en: 'up to {blanks} blanks under {rule}',
  de: 'bis {blanks} Leerfelder unter {rule}',
  fr: 'jusqu’à {blanks} cases vides sous {rule}',
};
const FIRST: Words<string> = {
  en: 'The paper finds a second solution first at 333 blanks, and a cube with one solution still at {most}. Cubes with cells removed at random were all unique here {rules:, } (steps as in the table).',
  de: 'Die Arbeit findet eine zweite Lösung zuerst bei 333 Leerfeldern, und einen Würfel mit einer Lösung noch bei {most}. Würfel mit zufällig geleerten Feldern waren hier alle eindeutig {rules:, } (Schritte wie in der Tabelle).',
  fr: 'L’article trouve une seconde solution d’abord à 333 cases vides, et un cube à une solution encore à {most}. Les cubes dont des cases ont été ôtées au hasard étaient ici tous uniques {rules:, } (pas comme dans le tableau).',
};
const NOT_SO: Words<string> = {
  en: 'So several solutions at 333 blanks are not what random cubes under the stated rule, lines and boxes in every plane, have; the site that the instances came from has boxes inside the layers only.',
  de: 'Mehrere Lösungen bei 333 Leerfeldern haben zufällige Würfel unter der genannten Regel, Linien und Blöcke in jeder Ebene, also nicht; die Website, von der die Aufgaben stammen, hat Blöcke nur innerhalb der Schichten.',
  fr: 'Des cubes aléatoires n’ont donc pas plusieurs solutions à 333 cases vides sous la règle énoncée, lignes et blocs dans chaque plan\u00a0; le site d’où viennent les instances n’a de blocs que dans les couches.',
};
const THERE: Words<string> = {
  en: '{level}, {several} of {all} there',
  de: '{level}, dort {several} von {all}',
  fr: '{level}, {several} sur {all} là-bas',
};

/**
 * Whether random cubes have several solutions as often as those of the tables, level by level, under the rule that the paper
 * states; a cube with two found solutions has several, however its search ended.
 */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const settings = PUBLISHED_LEVELS.flatMap((level) => {
    const printed = publishedCubes.filter((one) => one.level === level);
    const several = printed.filter(({ runs }) => (runs['layer-join']?.solutions ?? 0) > 1).length;
    if (several === 0) return [];
    const bounds = printed.map(({ blanks }) => blanks);
    const some = rows.filter((row) => row.rule === 'every-plane' && row.blanks >= Math.min(...bounds) && row.blanks <= Math.max(...bounds));
    const known = some.filter(isKnown);
    const ours = share(known, (row) => !isUnique(row));
    // Far apart: neither within a factor of two.
    const theirs = several / printed.length;
    const says = known.length === 0 ? undefined : ours >= theirs / 2 && ours <= theirs * 2;
    return [
      settingOf(said(THERE, { level: said(CUBE_LEVELS[level]), several, all: printed.length }), some, says, {
        stop: (row) => (isKnown(row) ? false : stopOf(row)),
      }),
    ];
  });
  return judge({
    claim: {
      en: 'random cubes under the stated rule have several solutions as often (within a factor of two) as those of tables 5 to 7',
      de: 'zufällige Würfel unter der genannten Regel so oft mehrere Lösungen haben (bis auf den Faktor zwei) wie die der Tabellen 5 bis 7',
      fr: 'des cubes tirés au hasard sous la règle énoncée ont plusieurs solutions aussi souvent (à un facteur deux près) que ceux des tableaux 5 à 7',
    },
    settings,
    budget: nodeBudgetOf(rows),
  });
}

/** One solution and no other: only a complete search says so. */
const isUnique = (row: Row): boolean => row.status === 'complete' && row.solutions === 1;
/** Whether it is known if the cube is unique: two found solutions settle it as well as a finished search. */
const isKnown = (row: Row): boolean => !isStopped(row) || row.solutions > 1;

/** The most blanks up to which every cube of every step has one solution. */
function lastUnique(rows: readonly Row[]): number | undefined {
  const steps = [...groupBy(rows, (row) => row.blanks)].sort(([a], [b]) => a - b);
  const end = steps.findIndex(([, some]) => !some.every(isUnique));
  return steps[(end < 0 ? steps.length : end) - 1]?.[0];
}

function medians(rows: readonly Row[]) {
  return [...groupBy(rows, (row) => row.blanks)].map(([blanks, some]) => ({
    x: blanks,
    y: median(some.map((row) => row.solutions)),
    stopped: share(some, (row) => row.status !== 'complete') >= 0.5,
  }));
}

function levelTable(rows: readonly Row[]): Table {
  const inClass = (solutions: number, from: number, to: number): boolean => solutions >= from && solutions <= to;
  return {
    title: {
      en: 'Figures 22 to 24: cubes by their number of solutions',
      de: 'Abbildungen 22 bis 24: Würfel nach der Zahl ihrer Lösungen',
      fr: 'Figures 22 à 24\u00a0: cubes selon leur nombre de solutions',
    },
    head: [
      words(HEAD.level),
      words(HEAD.solutions),
      published({ en: 'cubes', de: 'Würfel', fr: 'cubes' }, HEAD.paper),
      ...CUBE_READINGS.map((rule) => number(rule)),
    ],
    rows: PUBLISHED_LEVELS.flatMap((level) => {
      const printed = publishedCubes.filter((one) => one.level === level);
      const bounds = printed.map(({ blanks }) => blanks);
      const ours = (rule: string): Row[] =>
        rows.filter((row) => row.rule === rule && row.blanks >= Math.min(...bounds) && row.blanks <= Math.max(...bounds));
      return [
        ...CLASSES.map(([name, from, to]) => [
          CUBE_LEVELS[level],
          name,
          String(printed.filter(({ runs }) => inClass(runs['layer-join']?.solutions ?? 0, from, to)).length),
          ...CUBE_READINGS.map((rule) => String(ours(rule).filter((row) => !isStopped(row) && inClass(row.solutions, from, to)).length)),
        ]),
        [CUBE_LEVELS[level], STOPPED, NONE, ...CUBE_READINGS.map((rule) => String(ours(rule).filter(isStopped).length))],
      ];
    }),
    note: {
      en: 'Counted up to 10,000. The paper prints 29 easy and 14 moderate cubes with one solution in the text; its tables hold what stands here.',
      de: 'Bis 10.000 gezählt. Die Arbeit nennt im Text 29 leichte und 14 mittlere Würfel mit einer Lösung; ihre Tabellen enthalten, was hier steht.',
      fr: 'Comptées jusqu’à 10\u202f000. L’article cite dans le texte 29 cubes faciles et 14 moyens à une solution\u00a0; ses tableaux contiennent ce qui est ici.',
    },
  };
}

function rangeTable(rows: readonly Row[]): Table {
  const blanks = rising(rows.map((row) => row.blanks));
  return {
    title: {
      en: 'Uniqueness and the median number of solutions against blanks',
      de: 'Eindeutigkeit und Median der Lösungen gegen Leerfelder',
      fr: 'Unicité et nombre médian de solutions selon les cases vides',
    },
    head: [
      number(HEAD.blanks),
      ...CUBE_READINGS.flatMap((rule) => [
        number(HEAD.unique, rule),
        number({ en: 'median solutions', de: 'Median der Lösungen', fr: 'solutions, médiane' }),
        number(HEAD.stopped),
      ]),
    ],
    rows: blanks.map((count) => [
      String(count),
      ...CUBE_READINGS.flatMap((rule) => {
        const some = rows.filter((row) => row.rule === rule && row.blanks === count);
        const known = some.filter(isKnown);
        const middle = median(some.map((row) => row.solutions));
        const atLeast = share(some, (row) => row.status !== 'complete') >= 0.5 ? '≥ ' : '';
        return [
          percent(share(known, isUnique)),
          some.length === 0 ? NONE : middle === 0 ? STOPPED : `${atLeast}${middle.toLocaleString('en')}`,
          String(some.filter(isStopped).length),
        ];
      }),
    ]),
    note: {
      en: 'A stopped search with two solutions found still shows that a cube is not unique; one without is left out of the shares.',
      de: 'Auch eine abgebrochene Suche mit zwei gefundenen Lösungen zeigt, dass ein Würfel nicht eindeutig ist; eine ohne sie fehlt in den Anteilen.',
      fr: 'Une recherche arrêtée qui a trouvé deux solutions montre quand même qu’un cube n’est pas unique\u00a0; une sans elles n’entre pas dans les parts.',
    },
  };
}
