import { rising, type Said, said, type Words } from '#core';
import { column, figure, NONE, number, published, type RowOf, STOPPED, type Table, words } from '#measuring/tools';
import { publishedTable2 } from '../data/worked-example.ts';
import { bySize, defineExperiment } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { seedOf, textPuzzle } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';
import { CUBE_READINGS, cubeOf } from './cubes.ts';

const RULE = { en: 'rule', de: 'Regel', fr: 'règle' };
const BOUND = { en: 'bound', de: 'Schranke', fr: 'borne' };

const CONSTRAINTS = ['naked-single', 'hidden-single', 'lone-ranger', 'twin', 'triplet'] as const;
/** All on, each off in turn, none on; and the baseline, which has none and does not sort. */
const SETTINGS = ['all on', ...CONSTRAINTS.map((name) => `without ${name}`), 'none', 'search tree'] as const;
const SETTING_WORDS: Readonly<Record<string, Words<string>>> = {
  'all on': { en: 'all on', de: 'alle an', fr: 'toutes' },
  ...Object.fromEntries(CONSTRAINTS.map((name) => [`without ${name}`, { en: `without ${name}`, de: `ohne ${name}`, fr: `sans ${name}` }])),
  none: { en: 'none', de: 'keine', fr: 'aucune' },
  'search tree': { en: 'search tree', de: 'Suchbaum', fr: 'arbre de recherche' },
};
/** The blanks of table 2. */
const TABLE2 = 16;

const parameters = {
  rule: column.oneOf(CUBE_READINGS, 'rule of the cube'),
  blanks: column.number('blank cells; 16 is the printed table 2'),
  seed: column.number('seed of the cube'),
  setting: column.oneOf(SETTINGS, 'constraints in use'),
  nodes: column.number('node budget'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.number('nodes of the tree'),
  ends: column.orNone(column.number('END nodes')),
  pathsKept: column.orNone(column.number('paths kept, all levels together')),
  boundLog10: column.number('decimal logarithm of the bound of section VI'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const cubeConstraints = defineExperiment({
  id: 'cube-constraints',
  words: {
    en: {
      title: 'What each of the five functional constraints is worth',
      question: 'How large is the tree with each constraint switched off in turn, against the bound (9^(h+1) - 9) / 8?',
      source: '000, section VI, table 3, figures 11 and 12',
    },
    de: {
      title: 'Was jede der fünf Bedingungen wert ist',
      question: 'Wie groß ist der Baum, wenn jede Bedingung einmal fehlt, gegen die Schranke (9^(h+1) - 9) / 8?',
      source: '000, Abschnitt VI, Tabelle 3, Abbildungen 11 und 12',
    },
    fr: {
      title: 'Ce que vaut chacune des cinq contraintes',
      question: 'Quelle est la taille de l’arbre quand chaque contrainte manque à son tour, face à la borne (9^(h+1) - 9) / 8 ?',
      source: '000, section VI, tableau 3, figures 11 et 12',
    },
  },
  expect: { full: 80, quick: 30 },
  parameters,
  answers,
  plan(scale) {
    const nodes = bySize(scale, { full: 5_000_000, quick: 1_000_000, tiny: 5000 });
    const blanks = bySize(scale, { full: [180, 225, 270, 315, 360, 400, 450, 500, 542], quick: [180, 270, 360, 450, 542], tiny: [180] });
    const samples = scale.runs ?? bySize(scale, { full: 3, quick: 1, tiny: 1 });
    const cubes = CUBE_READINGS.flatMap((rule) =>
      blanks.flatMap((count) => Array.from({ length: samples }, (_, i) => ({ rule, blanks: count, seed: seedOf(scale, i) }))),
    );
    const printed = CUBE_READINGS.map((rule) => ({ rule, blanks: TABLE2, seed: 0 }));
    return [...printed, ...cubes].flatMap((cube) => SETTINGS.map((setting) => ({ ...cube, setting, nodes })));
  },
  async measure(row, instruments) {
    const puzzle = row.blanks === TABLE2 ? textPuzzle(`solid:3/${row.rule}`, publishedTable2) : await cubeOf(row);
    const setting = row.setting;
    const isOff = (name: string): boolean => setting === 'none' || setting === `without ${name}`;
    const report = await tryEngine(
      puzzle,
      {
        engine: setting === 'search tree' ? 'search-tree' : 'constraint-tree',
        options: setting === 'search tree' ? {} : Object.fromEntries(CONSTRAINTS.map((name) => [name, isOff(name) ? 'off' : 'on'])),
        limit: Number.POSITIVE_INFINITY,
        budget: { nodes: row.nodes, stored: 250_000 },
      },
      instruments,
    );
    const { nodes, ends, pathsKept } = report.report.counters;
    return {
      ...trialRow(report),
      nodesUsed: nodes,
      ends: ends ?? null,
      pathsKept: pathsKept ?? null,
      boundLog10: boundLog10(row.blanks),
    };
  },
  report(rows) {
    const example = (rule: string, setting: string): Row | undefined =>
      rows.find((row) => row.blanks === TABLE2 && row.rule === rule && row.setting === setting);
    const [full, weak] = [example('every-plane', 'all on'), example('worked-example', 'all on')];
    const baseline = example('worked-example', 'search tree');
    return {
      verdict: verdict(rows),
      summary: [
        said(WORKED, {
          stated: full?.solutions ?? NONE,
          weaker: weak?.solutions ?? NONE,
          nodes: baseline?.nodesUsed ?? NONE,
          ends: baseline?.ends ?? NONE,
          reduced: weak?.nodesUsed ?? NONE,
          reducedEnds: weak?.ends ?? NONE,
          bound: boundLog10(TABLE2),
        }),
        worth(rows),
      ],
      tables: [exampleTable(rows), treeTable(rows)],
      figure: {
        title: {
          en: 'Tree size with each constraint switched off',
          de: 'Größe des Baums, wenn je eine Bedingung fehlt',
          fr: 'Taille de l’arbre quand chaque contrainte manque',
        },
        panels: [
          ...CUBE_READINGS.map((rule) => ({
            title: `solid:3/${rule}`,
            x: { label: AXIS.blanks },
            y: { label: { en: 'nodes of the tree', de: 'Knoten des Baums', fr: 'nœuds de l’arbre' }, scale: 'log' as const },
            series: SETTINGS.map((setting) => ({
              name: SETTING_WORDS[setting]!,
              points: firstSeeds(rows)
                .filter((row) => row.rule === rule && row.setting === setting && row.blanks !== TABLE2)
                .map((row) => ({ x: row.blanks, y: row.nodesUsed, stopped: isStopped(row) })),
            })),
          })),
          {
            title: {
              en: 'Against the bound of section VI',
              de: 'Gegen die Schranke von Abschnitt VI',
              fr: 'Face à la borne de la section VI',
            },
            x: { label: AXIS.blanks },
            y: {
              label: { en: 'decimal logarithm of the nodes', de: 'Zehnerlogarithmus der Knoten', fr: 'logarithme décimal des nœuds' },
            },
            series: [
              {
                name: { en: 'bound of section VI', de: 'Schranke von Abschnitt VI', fr: 'borne de la section VI' },
                published: true,
                points: uniqueBlanks(rows).map((blanks) => ({ x: blanks, y: boundLog10(blanks) })),
              },
              ...CUBE_READINGS.map((rule) => ({
                name: { en: `all on, ${rule}`, de: `alle an, ${rule}`, fr: `toutes, ${rule}` },
                points: firstSeeds(rows)
                  .filter((row) => row.rule === rule && row.setting === 'all on')
                  .map((row) => ({ x: row.blanks, y: Math.log10(row.nodesUsed), stopped: isStopped(row) })),
              })),
            ],
          },
        ],
      },
    };
  },
});

const WORKED: Words<string> = {
  en: 'Table 2 has {stated} {stated|solution|solutions} under the stated rule and {weaker} under the rule that its worked example follows (lines inside the stored row, boxes of all planes): the second solution of table 3 does not hold under the stated one. Figure 11, the tree over the unreduced matrix, has {nodes} nodes and {ends} END nodes; figure 12, after the constraints, {reduced} and {reducedEnds}. The bound of section VI for 16 blanks is 10^{bound:.1}.',
  de: 'Tabelle 2 hat {stated} {stated|Lösung|Lösungen} nach der genannten Regel und {weaker} nach der Regel, der ihr gerechnetes Beispiel folgt (Linien in der gespeicherten Zeile, Blöcke aller Ebenen): Die zweite Lösung von Tabelle 3 gilt nach der genannten nicht. Abbildung 11, der Baum über der ungekürzten Matrix, hat {nodes} Knoten und {ends} END-Knoten; Abbildung 12, nach den Bedingungen, {reduced} und {reducedEnds}. Die Schranke von Abschnitt VI für 16 Leerfelder ist 10^{bound:.1}.',
  fr: 'Le tableau 2 a {stated} {stated|solution|solutions} selon la règle énoncée et {weaker} selon la règle que suit son exemple traité (lignes dans la rangée stockée, blocs de tous les plans)\u00a0: la seconde solution du tableau 3 ne vaut pas selon la règle énoncée. La figure 11, l’arbre sur la matrice non réduite, a {nodes} nœuds et {ends} nœuds END\u00a0; la figure 12, après les contraintes, {reduced} et {reducedEnds}. La borne de la section VI pour 16 cases vides est 10^{bound:.1}.',
};
const WORTH: Words<string> = {
  en: 'Against the tree with all five, the tree without one of them grew in cubes: {parts:, }. The constraints overlap: what one would have taken away another finds a round later, and in the drawing such lines lie on each other.',
  de: 'Gegen den Baum mit allen fünf wuchs der Baum ohne eine davon in Würfeln: {parts:, }. Die Bedingungen überschneiden sich: Was die eine gestrichen hätte, findet eine andere eine Runde später, und in der Zeichnung liegen solche Linien aufeinander.',
  fr: 'Face à l’arbre avec les cinq, l’arbre privé de l’une a grandi dans des cubes\u00a0: {parts:, }. Les contraintes se recouvrent\u00a0: ce que l’une aurait rayé, une autre le trouve un tour plus tard, et sur le dessin ces lignes se superposent.',
};
const GREW: Words<string> = {
  en: '{setting} in {larger} of {all}',
  de: '{setting} in {larger} von {all}',
  fr: '{setting} dans {larger} sur {all}',
};
const NONE_OF_THEM: Words<string> = { en: 'none of them', de: 'ganz ohne sie', fr: 'sans aucune' };

/** The decimal logarithm of (9^(h+1) - 9) / 8 for h blanks; the number itself has hundreds of digits. */
function boundLog10(blanks: number): number {
  return (blanks + 1) * Math.log10(9) - Math.log10(8);
}

const uniqueBlanks = (rows: readonly Row[]): number[] => rising(rows.map((row) => row.blanks));

/** One cube for each number of blanks, so that a line in the drawing is one line. */
function firstSeeds(rows: readonly Row[]): Row[] {
  const least = new Map<unknown, number>();
  for (const { blanks, seed } of rows) least.set(blanks, Math.min(least.get(blanks) ?? Number.POSITIVE_INFINITY, seed));
  return rows.filter(({ blanks, seed }) => seed === least.get(blanks));
}

/** Whether each constraint makes some tree smaller that the other four leave larger; a stopped tree is larger than its budget. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const cube = (row: Row): string => `${row.rule} ${row.blanks} ${row.seed}`;
  const all = new Map(rows.filter((row) => row.setting === 'all on' && !isStopped(row)).map((row) => [cube(row), row.nodesUsed]));
  const settings = CONSTRAINTS.map((name) => {
    const pairs = rows.filter((row) => row.setting === `without ${name}` && all.has(cube(row)));
    const grew = pairs.some((row) => row.nodesUsed > all.get(cube(row))!);
    return settingOf(name, pairs, pairs.length === 0 ? undefined : grew, { stop: stopOf, bounds: true });
  });
  return judge({
    claim: {
      en: 'each of the five constraints makes some tree smaller than the other four do',
      de: 'jede der fünf Bedingungen irgendeinen Baum kleiner macht als die anderen vier',
      fr: 'chacune des cinq contraintes rend quelque arbre plus petit que les quatre autres',
    },
    settings,
    budget: nodeBudgetOf(rows, ['paths', 250_000]),
  });
}

/** In how many cubes a constraint made a difference, among those where both trees were finished. */
function worth(rows: readonly Row[]): Said {
  const cube = (row: Row): string => `${row.rule} ${row.blanks} ${row.seed}`;
  const all = new Map(rows.filter((row) => row.setting === 'all on' && !isStopped(row)).map((row) => [cube(row), row.nodesUsed]));
  const parts = [...CONSTRAINTS.map((name) => `without ${name}`), 'none'].map((setting) => {
    const pairs = rows.filter((row) => row.setting === setting && all.has(cube(row)));
    const larger = pairs.filter((row) => isStopped(row) || row.nodesUsed > all.get(cube(row))!).length;
    return said(GREW, { setting: said(setting === 'none' ? NONE_OF_THEM : SETTING_WORDS[setting]!), larger, all: pairs.length });
  });
  return said(WORTH, { parts });
}

function exampleTable(rows: readonly Row[]): Table {
  return {
    title: {
      en: 'The worked example (table 2, 16 blanks)',
      de: 'Das gerechnete Beispiel (Tabelle 2, 16 Leerfelder)',
      fr: 'L’exemple traité (tableau 2, 16 cases vides)',
    },
    head: [
      words(RULE),
      words({ en: 'setting', de: 'Einstellung', fr: 'réglage' }),
      published({ en: 'solutions (table 3)', de: 'Lösungen (Tabelle 3)', fr: 'solutions (tableau 3)' }, HEAD.paper),
      number(HEAD.solutions),
      number({ en: 'nodes', de: 'Knoten', fr: 'nœuds' }),
      number({ en: 'END nodes', de: 'END-Knoten', fr: 'nœuds END' }),
      number({ en: 'paths kept', de: 'behaltene Wege', fr: 'chemins gardés' }),
      number(BOUND),
    ],
    rows: rows
      .filter((row) => row.blanks === TABLE2)
      .map((row) => [
        row.rule,
        SETTING_WORDS[row.setting]!,
        '2',
        isStopped(row) ? STOPPED : String(row.solutions),
        figure(row.nodesUsed),
        figure(row.ends),
        figure(row.pathsKept),
        `10^${row.boundLog10.toFixed(1)}`,
      ]),
  };
}

function treeTable(rows: readonly Row[]): Table {
  const blanks = uniqueBlanks(rows).filter((count) => count !== TABLE2);
  const seen = firstSeeds(rows);
  return {
    title: {
      en: 'Nodes of the tree, one cube for each number of blanks',
      de: 'Knoten des Baums, ein Würfel für jede Zahl von Leerfeldern',
      fr: 'Nœuds de l’arbre, un cube pour chaque nombre de cases vides',
    },
    head: [words(RULE), number(HEAD.blanks), number(BOUND), ...SETTINGS.map((setting) => number(SETTING_WORDS[setting]!))],
    rows: CUBE_READINGS.flatMap((rule) =>
      blanks.map((count) => [
        rule,
        String(count),
        `10^${boundLog10(count).toFixed(0)}`,
        ...SETTINGS.map((setting) => {
          const row = seen.find((one) => one.rule === rule && one.blanks === count && one.setting === setting);
          return !row ? NONE : isStopped(row) ? STOPPED : figure(row.nodesUsed);
        }),
      ]),
    ),
    note: {
      en: 'Stopped: more than 250,000 open paths at once, or more nodes than the budget.',
      de: 'Abgebrochen: mehr als 250.000 offene Pfade zugleich oder mehr Knoten als das Budget.',
      fr: 'Arrêté\u00a0: plus de 250\u202f000 chemins ouverts à la fois, ou plus de nœuds que le budget.',
    },
  };
}
