import { type Said, said, type Words } from '#core';
import type { FigurePanel, FigureSeries } from '#measuring/figures';
import {
  column,
  duration,
  figure,
  median,
  NONE,
  number,
  outOf,
  published,
  type RowOf,
  STOPPED,
  type Table,
  type Text,
  words,
} from '#measuring/tools';
import { PUBLISHED_LEVELS, type PublishedRun, publishedCubes } from '../data/published-cubes.ts';
import { bySize, defineExperiment, type ExperimentScale } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { seedOf } from '../instances.ts';
import { isStopped, trialColumns, trialRow, tryEngine } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf, stopOf } from '../verdict.ts';
import { nodeBudgetOf } from '../verdict-words.ts';
import { CUBE_LEVELS, CUBE_READINGS, cubeOf, MOST_COUNTED } from './cubes.ts';

const ALGORITHMS = ['search-tree', 'constraint-tree', 'layer-join'] as const;
/** What may be spent: nodes, so that a stop repeats, and things kept, as these engines do by default. */
const STORED: Readonly<Record<string, number>> = { 'search-tree': 250_000, 'constraint-tree': 250_000, 'layer-join': 1_000_000 };
/** `fast` counts like the others; this one asks for two solutions, as the SAT solvers are asked. */
const FAST_TWO = 'fast, two solutions';
const PEER_SECONDS = 20;

const parameters = {
  instance: column.number('number in tables 5 to 7'),
  blanks: column.number('blank cells of 729'),
  level: column.oneOf(PUBLISHED_LEVELS, 'level in the paper'),
  rule: column.oneOf(CUBE_READINGS, 'rule of the cube'),
  solver: column.word('engine or SAT solver'),
  seed: column.number('seed of the cube'),
  nodes: column.number('node budget of the engine'),
};
const answers = {
  ...trialColumns,
  nodesUsed: column.orNone(column.number('nodes')),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const cubeEngines = defineExperiment({
  id: 'cube-engines',
  words: {
    en: {
      title: 'The three algorithms on cubes of 180 to 542 blanks',
      question: 'How far do the search tree, the constraint tree and the layer join get under each rule, beside fast and SAT solvers?',
      source: '000, tables 5 to 7 and figure 21',
    },
    de: {
      title: 'Die drei Verfahren an Würfeln mit 180 bis 542 Leerfeldern',
      question: 'Wie weit kommen Suchbaum, Bedingungsbaum und Schichtverbund unter jeder Regel, neben fast und SAT-Solvern?',
      source: '000, Tabellen 5 bis 7 und Abbildung 21',
    },
    fr: {
      title: 'Les trois algorithmes sur des cubes de 180 à 542 cases vides',
      question:
        'Jusqu’où vont l’arbre de recherche, l’arbre de contraintes et la jonction des couches sous chaque règle, à côté de fast et de solveurs SAT ?',
      source: '000, tableaux 5 à 7 et figure 21',
    },
  },
  expect: { full: 540, quick: 45 },
  parameters,
  answers,
  plan(scale) {
    const instances = publishedCubes.filter(({ instance }) => (instance - 1) % bySize(scale, { full: 1, quick: 7, tiny: 37 }) === 0);
    const nodes = bySize(scale, { full: 200_000, quick: 60_000, tiny: 2000 });
    const solvers = [...ALGORITHMS, 'fast', FAST_TWO, ...(scale.size === 'tiny' ? scale.peers.slice(0, 1) : scale.peers)];
    return instances.flatMap(({ instance, blanks, level }) =>
      CUBE_READINGS.flatMap((rule) =>
        solvers.map((solver) => ({ instance, blanks, level, rule, solver, seed: seedOf(scale, instance), nodes })),
      ),
    );
  },
  async measure(row, instruments) {
    const puzzle = await cubeOf(row);
    const solver = row.solver;
    const peer = instruments.peers().find(({ name }) => name === solver);
    if (peer) {
      const { solutions, cpuSeconds } = peer.solve(puzzle, PEER_SECONDS, 2);
      const status = solutions === undefined ? 'budget' : solutions < 2 ? 'complete' : 'limit';
      return { status, end: status === 'budget' ? 'time' : null, solutions: solutions ?? 0, seconds: cpuSeconds, nodesUsed: null };
    }
    const stored = STORED[solver];
    const report = await tryEngine(
      puzzle,
      {
        engine: solver === FAST_TWO ? 'fast' : solver,
        limit: solver === FAST_TWO ? 2 : MOST_COUNTED,
        budget: { nodes: row.nodes, ...(stored === undefined ? {} : { stored }) },
      },
      instruments,
    );
    return { ...trialRow(report), nodesUsed: report.report.counters.nodes };
  },
  report(rows, scale) {
    return {
      verdict: verdict(rows),
      summary: summary(rows),
      tables: [levelTable(rows, scale), instanceTable(rows)],
      figure: {
        title: {
          en: 'Time against blanks (figure 21)',
          de: 'Zeit gegen Leerfelder (Abbildung 21)',
          fr: 'Temps contre cases vides (figure 21)',
        },
        panels: panels(rows, scale),
      },
    };
  },
});

/**
 * Whether algorithm 2 finishes all. A run that a budget ended does not refute it, since the paper had another budget: such a
 * setting tells nothing.
 */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const joined = rows.filter((row) => row.solver === 'layer-join');
  const settings = CUBE_READINGS.map((rule) => {
    const some = joined.filter((row) => row.rule === rule);
    return settingOf(rule, some, some.length > 0 && !some.some(isStopped) ? true : undefined, { stop: stopOf });
  });
  return judge({
    claim: {
      en: 'algorithm 2 counts the solutions of every cube of 180 to 542 blanks',
      de: 'Algorithmus 2 die Lösungen jedes Würfels mit 180 bis 542 leeren Feldern zählt',
      fr: 'l’algorithme 2 compte les solutions de chaque cube de 180 à 542 cases vides',
    },
    settings,
    budget: nodeBudgetOf(joined, ['layers', 1_000_000]),
  });
}

const solverText = (solver: string): Text =>
  solver === FAST_TWO ? { en: FAST_TWO, de: 'fast, zwei Lösungen', fr: 'fast, deux solutions' } : solver;

const solverNames = (rows: readonly Row[]): string[] => [...new Set(rows.map((row) => row.solver))];

function summary(rows: readonly Row[]): Said[] {
  const of = (rule: string, solver: string): Row[] => rows.filter((row) => row.rule === rule && row.solver === solver);
  const rules = CUBE_READINGS.map((rule) => {
    const parts = ALGORITHMS.map((solver) => {
      const all = of(rule, solver);
      const stopped = all.filter(isStopped).map((row) => row.blanks);
      const counts = { solver, done: all.length - stopped.length, all: all.length };
      return stopped.length > 0 ? said(FIRST_STOP, { ...counts, blanks: Math.min(...stopped) }) : said(DONE, counts);
    });
    return said(UNDER, { rule, parts });
  });
  const ratio = CUBE_READINGS.flatMap((rule) => {
    const ours = median(
      of(rule, FAST_TWO)
        .filter((row) => !isStopped(row))
        .map((row) => row.seconds),
    );
    const peers = solverNames(rows).filter((name) => !ALGORITHMS.includes(name as never) && !name.startsWith('fast'));
    const best = Math.min(
      ...peers.map((peer) =>
        median(
          of(rule, peer)
            .filter((row) => !isStopped(row))
            .map((row) => row.seconds),
        ),
      ),
    );
    return Number.isFinite(ours) && Number.isFinite(best) ? [said(TIMES, { rule, times: figure(best / ours) })] : [];
  });
  return [said(REPORTED, { rules }), ratio.length > 0 ? said(SAT, { ratio }) : said(NO_SAT)];
}

const DONE: Words<string> = { en: '{solver} {done} of {all}', de: '{solver} {done} von {all}', fr: '{solver} {done} sur {all}' };
const FIRST_STOP: Words<string> = {
  en: '{solver} {done} of {all} (first stop at {blanks} blanks)',
  de: '{solver} {done} von {all} (zuerst abgebrochen bei {blanks} Leerfeldern)',
  fr: '{solver} {done} sur {all} (premier arrêt à {blanks} cases vides)',
};
const UNDER: Words<string> = { en: 'Under {rule}: {parts:, }.', de: 'Unter {rule}: {parts:, }.', fr: 'Sous {rule}\u00a0: {parts:, }.' };
const TIMES: Words<string> = { en: '{rule} {times} times', de: '{rule} {times}-mal', fr: '{rule} {times} fois' };
const REPORTED: Words<string> = {
  en: 'The paper reports that the baseline stops at 400 blanks, algorithm 1 at 500, and that algorithm 2 solves all. Complete counts here, of cubes with the same numbers of blanks: {rules: } The budgets are 250,000 open paths for the trees, a million layer solutions for the join, and nodes for all.',
  de: 'Die Arbeit berichtet, dass das Grundverfahren bei 400 Leerfeldern aufhört, Algorithmus 1 bei 500, und dass Algorithmus 2 alle löst. Vollständige Zählungen hier, an Würfeln mit ebenso vielen Leerfeldern: {rules: } Die Budgets sind 250.000 offene Pfade für die Bäume, eine Million Schichtlösungen für das Verbinden, und Knoten für alle.',
  fr: 'L’article rapporte que la méthode de base s’arrête à 400 cases vides, l’algorithme 1 à 500, et que l’algorithme 2 résout tout. Comptes complets ici, de cubes aux mêmes nombres de cases vides\u00a0: {rules: } Les budgets sont de 250\u202f000 chemins ouverts pour les arbres, d’un million de solutions de couches pour la jonction, et de nœuds pour tous.',
};
const SAT: Words<string> = {
  en: 'Asked for two solutions, the best SAT solver that is installed takes longer than fast by these factors of medians: {ratio:, }; a SAT solver is a process of its own that reads a formula, as it is used.',
  de: 'Nach zwei Lösungen gefragt, braucht der beste installierte SAT-Solver länger als fast, um diese Faktoren der Mediane: {ratio:, }; ein SAT-Solver ist ein eigener Prozess, der eine Formel liest, wie man ihn eben benutzt.',
  fr: 'Interrogé sur deux solutions, le meilleur solveur SAT installé prend plus de temps que fast, d’un facteur (médianes) de\u00a0: {ratio:, }\u00a0; un solveur SAT est un processus à part qui lit une formule, tel qu’on l’emploie.',
};
const NO_SAT: Words<string> = {
  en: 'No SAT solver was installed where this run was made.',
  de: 'Wo dieser Lauf entstand, war kein SAT-Solver installiert.',
  fr: 'Aucun solveur SAT n’était installé là où cette série a été faite.',
};
const LEVEL_NOTE: Words<string> = {
  en: "Engines count up to {most} solutions, SAT solvers up to two. Peers in this run: {peers}. The paper's instances are not available; ours are random grids of each rule with cells removed at random.",
  de: 'Verfahren zählen bis zu {most} Lösungen, SAT-Solver bis zu zwei. SAT-Solver in diesem Lauf: {peers}. Die Aufgaben der Arbeit sind nicht zu haben; unsere sind zufällige Gitter jeder Regel mit zufällig geleerten Feldern.',
  fr: 'Les moteurs comptent jusqu’à {most} solutions, les solveurs SAT jusqu’à deux. Solveurs SAT de cette série\u00a0: {peers}. Les instances de l’article ne sont pas disponibles\u00a0; les nôtres sont des grilles aléatoires de chaque règle dont des cases ont été ôtées au hasard.',
};
const NO_PEERS: Words<string> = { en: 'none installed', de: 'keiner installiert', fr: 'aucun installé' };

function levelTable(rows: readonly Row[], scale: ExperimentScale): Table {
  const printed = (solver: string, level: string): PublishedRun[] =>
    publishedCubes.filter((one) => one.level === level).map(({ runs }) => runs[solver as (typeof ALGORITHMS)[number]]);
  return {
    title: {
      en: 'Medians of CPU time by level; complete counts only, and how many were stopped',
      de: 'Mediane der CPU-Zeit nach Stufe; nur vollständige Zählungen, und wie viele abgebrochen wurden',
      fr: 'Médianes du temps CPU par niveau\u00a0; comptes complets seulement, et combien ont été arrêtés',
    },
    head: [
      words(HEAD.level),
      words({ en: 'solver', de: 'Verfahren', fr: 'solveur' }),
      published({ en: 'median (s)', de: 'Median (s)', fr: 'médiane (s)' }, HEAD.paper),
      published({ en: 'not working', de: 'geht nicht', fr: 'ne marche pas' }, HEAD.paper),
      ...CUBE_READINGS.flatMap((rule) => [number(HEAD.median, rule), number(HEAD.stopped)]),
    ],
    rows: PUBLISHED_LEVELS.flatMap((level) =>
      solverNames(rows).map((solver) => {
        const runs = ALGORITHMS.includes(solver as never) ? printed(solver, level) : undefined;
        const times = runs?.flatMap((run) => (run ? [run.seconds] : []));
        return [
          CUBE_LEVELS[level],
          solverText(solver),
          times && times.length > 0 ? median(times).toFixed(2) : NONE,
          runs ? outOf(runs.filter((run) => !run).length, runs.length) : NONE,
          ...CUBE_READINGS.flatMap((rule) => {
            const some = rows.filter((row) => row.level === level && row.solver === solver && row.rule === rule);
            const done = some.filter((row) => !isStopped(row));
            return [
              duration(median(done.map((row) => row.seconds))),
              some.length === 0 ? NONE : outOf(some.length - done.length, some.length),
            ];
          }),
        ];
      }),
    ),
    note: said(LEVEL_NOTE, { most: MOST_COUNTED, peers: scale.peers.join(', ') || said(NO_PEERS) }),
  };
}

function instanceTable(rows: readonly Row[]): Table {
  const cubes = publishedCubes.filter(({ instance }) => rows.some((row) => row.instance === instance));
  const find = (instance: number, rule: string, solver: string): Row | undefined =>
    rows.find((row) => row.instance === instance && row.rule === rule && row.solver === solver);
  const time = (row: Row | undefined): Text => (!row ? NONE : isStopped(row) ? STOPPED : duration(row.seconds));
  const count = (row: Row | undefined): Text =>
    !row ? NONE : isStopped(row) ? STOPPED : row.status === 'limit' ? `≥ ${MOST_COUNTED.toLocaleString('en')}` : String(row.solutions);
  return {
    title: {
      en: 'Instance by instance: the paper, and the same number of blanks under each rule',
      de: 'Instanz für Instanz: die Arbeit, und ebenso viele Leerfelder nach jeder Regel',
      fr: 'Instance par instance\u00a0: l’article, et le même nombre de cases vides selon chaque règle',
    },
    head: [
      number({ en: 'instance', de: 'Instanz', fr: 'instance' }),
      number(HEAD.blanks),
      ...ALGORITHMS.map((name) => published(`${name} (s)`, HEAD.paper)),
      published(HEAD.solutions),
      ...CUBE_READINGS.flatMap((rule) => [...ALGORITHMS.map((name) => number(name, rule)), number('fast'), number(HEAD.solutions)]),
    ],
    rows: cubes.map(({ instance, blanks, runs }) => [
      String(instance),
      String(blanks),
      ...ALGORITHMS.map((name) => runs[name]?.seconds.toFixed(2) ?? 'NW'),
      String(runs['layer-join']?.solutions ?? NONE),
      ...CUBE_READINGS.flatMap((rule) => [
        ...ALGORITHMS.map((name) => time(find(instance, rule, name))),
        time(find(instance, rule, 'fast')),
        count(find(instance, rule, 'fast')),
      ]),
    ]),
  };
}

function panels(rows: readonly Row[], scale: ExperimentScale): FigurePanel<Text>[] {
  const x = { label: AXIS.blanksOf729, domain: [170, 552] as const };
  const y = { label: AXIS.time, scale: 'log' as const };
  const names = solverNames(rows).filter((name) => name !== FAST_TWO);
  const ours = (rule: string): FigureSeries<Text>[] =>
    names.map((name) => ({
      name,
      line: scale.size !== 'full',
      points: rows
        .filter((row) => row.rule === rule && row.solver === name)
        .map((row) => ({ x: row.blanks, y: row.seconds, stopped: isStopped(row) })),
    }));
  const worst = Math.max(...publishedCubes.flatMap(({ runs }) => Object.values(runs).map((run) => run?.seconds ?? 0)));
  const paper: FigureSeries<Text>[] = ALGORITHMS.map((name) => ({
    name,
    line: false,
    points: publishedCubes.map(({ blanks, runs }) => ({
      x: blanks,
      y: runs[name]?.seconds ?? 2 * worst,
      stopped: runs[name] === undefined,
    })),
  }));
  return [
    {
      title: {
        en: 'The paper (crossed: not working)',
        de: 'Die Arbeit (durchgestrichen: geht nicht)',
        fr: 'L’article (barré\u00a0: ne marche pas)',
      },
      x,
      y: { label: { en: 'time (s)', de: 'Zeit (s)', fr: 'temps (s)' }, scale: 'log' },
      series: paper,
    },
    ...CUBE_READINGS.map((rule): FigurePanel<Text> => ({ title: `solid:3/${rule}`, x, y, series: ours(rule) })),
  ];
}
