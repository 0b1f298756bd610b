import type { Grid } from '#core';
import { said, type Words } from '#core';
import { loadEngine } from '#engines';
import type { FigurePanel } from '#measuring/figures';
import { column, groupBy, number, percent, published, type RowOf, share, type Table } from '#measuring/tools';
import { solvePuzzle } from '#operations';
import { PUBLISHED_EDGE_PLACES, publishedUniqueness } from '../data/published-faces.ts';
import { bySize, defineExperiment, type Scale, steps } from '../experiment.ts';
import { emptied, emptyPlaces, filledGrid, kindFor, seedOf, WHERE, type Where } from '../instances.ts';
import { timed } from '../measure.ts';
import { count, judge, settingOf, type Verdict } from '../verdict.ts';
import { nodeBudget, type Stop } from '../verdict-words.ts';

/** How often the paper's test anneals again; it says "several". */
const REPETITIONS = 3;

const parameters = {
  kind: column.word('kind'),
  where: column.oneOf(WHERE, 'cells removed anywhere or on common edges only'),
  empty: column.number('empty places asked for'),
  seed: column.number('seed of the puzzle'),
  nodes: column.number('budget of the exact test'),
  swaps: column.number('budget of each annealing run'),
};
const answers = {
  emptyPlaces: column.number('empty places'),
  truth: column.oneOf(['one', 'several', 'unknown'], 'one, several, or unknown: by search'),
  deemed: column.oneOf(['one', 'several', 'unsolved'], "by the paper's test: one, several, or unsolved"),
  exactSeconds: column.seconds('CPU time of the search'),
  annealSeconds: column.seconds("CPU time of the paper's test"),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const uniqueness = defineExperiment({
  id: 'uniqueness',
  words: {
    en: {
      title: 'How many cells may be empty',
      question:
        'Up to how many empty cells has a puzzle of three faces one solution, exactly, and how often is annealing again and comparing wrong?',
      source: '003, section 4 and conclusions',
    },
    de: {
      title: 'Wie viele Zellen leer sein dürfen',
      question:
        'Bis zu wie vielen leeren Zellen hat ein Rätsel mit drei Seiten eine Lösung, genau bestimmt, und wie oft irrt sich der Vergleich nach erneutem Abkühlen?',
      source: '003, Abschnitt 4 und Schluss',
    },
    fr: {
      title: 'Combien de cases peuvent être vides',
      question:
        'Jusqu’à combien de cases vides une grille à trois faces a-t-elle une seule solution, exactement, et combien de fois refaire le recuit et comparer se trompe-t-il ?',
      source: '003, section 4 et conclusions',
    },
  },
  expect: { full: 920, quick: 60 },
  parameters,
  answers,
  plan(scale) {
    const samples = scale.runs ?? bySize(scale, { full: 20, quick: 6, tiny: 1 });
    const nodes = bySize(scale, { full: 100_000, quick: 30_000, tiny: 5000 });
    const swaps = bySize(scale, { full: 5_000_000, quick: 2_000_000, tiny: 100_000 });
    return settings(scale).flatMap(({ kind, where, empties }) =>
      empties.flatMap((empty) => steps(1, samples).map((i) => ({ kind, where, empty, seed: seedOf(scale, i), nodes, swaps }))),
    );
  },
  async measure({ kind, where, empty, seed, nodes, swaps }, instruments) {
    const puzzle = await emptied(kind, seed, empty, where);
    const original = await filledGrid(kind, seed);
    const [fast, annealing] = [await loadEngine('fast'), await loadEngine('annealing')];
    if (!fast.ok || !annealing.ok) throw new Error('the engines are missing');
    const exact = timed(instruments, () => solvePuzzle(puzzle, fast.value, { limit: 2, budget: { nodes }, keep: 0 }));
    const { status, count } = exact.result;
    const truth = count >= 2n ? 'several' : status === 'complete' ? 'one' : 'unknown';
    const again = timed(instruments, () => {
      const answers = steps(1, REPETITIONS).map((i): string => {
        const options = {
          seed: seed * 10 + i,
          cooling: 'D',
          reheats: 3,
          cost: 'missing',
          'chain-length': 0,
          patience: 20,
          'swaps-at-once': 1,
        };
        const { solutions } = solvePuzzle(puzzle, annealing.value, { limit: 1, budget: { nodes: swaps }, keep: 1, options });
        return solutions[0] ? (isSame(solutions[0], original) ? 'one' : 'several') : 'unsolved';
      });
      // Another solution shows that there are several; no answer at all shows nothing.
      return answers.includes('several') ? 'several' : answers.includes('one') ? 'one' : 'unsolved';
    });
    return { emptyPlaces: emptyPlaces(puzzle), truth, deemed: again.result, exactSeconds: exact.seconds, annealSeconds: again.seconds };
  },
  report(rows, scale) {
    const deemed = rows.filter((row) => row.deemed === 'one' && row.truth !== 'unknown');
    const wrong = deemed.filter((row) => row.truth === 'several').length;
    const said = ['faces3:3', 'faces3:3/differ', 'faces3:4', 'faces3:4/differ'].flatMap((kind) => {
      const places = kindFor(kind).geometry.places.length;
      const found = halfPoint(rows.filter((row) => row.kind === kind && row.where === 'anywhere'));
      if (!found) return [];
      const most =
        found.allUnique === undefined
          ? 'at no step'
          : `up to ${found.allUnique} empty places (${percent(1 - found.allUnique / places)} fixed)`;
      return [`${kind}: all unique ${most}, ${halfWords(found.belowHalf)}`];
    });
    const edges = ['faces3:3', 'faces3:3/differ', 'faces3:4', 'faces3:4/differ'].flatMap((kind) => {
      const found = halfPoint(rows.filter((row) => row.kind === kind && row.where === 'edges'));
      return found
        ? [
            `${kind}: all unique ${found.allUnique === undefined ? 'at no step' : `up to ${count(found.allUnique, 'empty edge place')}`}, ${halfWords(found.belowHalf)}`,
          ]
        : [];
    });
    return {
      verdict: verdict(rows),
      summary: [
        `The paper: n = 3 is unique below 100 to 120 empty places of 243 (59 per cent fixed), n = 4 below 260 of 768 (67 per cent fixed). Exactly, by search: ${said.join('; ')}. Unique at the printed thresholds: ${atThresholds(rows)}.`,
        `Edges only, where the paper finds several solutions above ${PUBLISHED_EDGE_PLACES} empty cells (n = 3): ${edges.join('; ')}.`,
        `The paper's own test, to anneal again ${REPETITIONS} times and compare, called ${count(deemed.length, 'puzzle')} unique; ${wrong} of them ${wrong === 1 ? 'has' : 'have'} several solutions (${percent(wrong / deemed.length)}). It can never err in the other direction: another solution is a proof.`,
      ],
      tables: settings(scale).map(({ kind, where }) => settingTable(kind, where, rows)),
      figure: { title: 'Share of puzzles with one solution', panels: panels(rows, scale) },
    };
  },
});

const halfWords = (from: number | undefined): string => (from === undefined ? 'never fewer than half' : `fewer than half from ${from} on`);

const BELOW: Words<string> = { en: '{kind} below {bound}', de: '{kind} unter {bound}', fr: '{kind} sous {bound}' };

/** Whether puzzles with fewer empty places than printed have one solution: a second one refutes it. */
function verdict(rows: readonly Row[]): Verdict {
  const settings = Object.entries(publishedUniqueness).flatMap(([base, { emptyPlaces: printed }]) =>
    [base, `${base}/differ`].map((kind) => {
      const bound = Number(printed.split(' to ')[0]);
      const some = rows.filter((row) => row.kind === kind && row.where === 'anywhere' && row.emptyPlaces < bound);
      const stop = (row: Row): Stop | false => (isKnown(row) ? false : 'nodes');
      const says = some.length === 0 ? undefined : !some.some((row) => row.truth === 'several');
      return settingOf(said(BELOW, { kind, bound }), some, says, { stop, refutes: true });
    }),
  );
  const nodes = Math.max(0, ...rows.map((row) => row.nodes));
  return judge({
    claim: {
      en: 'puzzles of three faces with fewer empty places than printed have one solution',
      de: 'Rätsel auf drei Seiten mit weniger leeren Plätzen als gedruckt eine einzige Lösung haben',
      fr: 'les grilles de trois faces avec moins de places vides qu’imprimé ont une seule solution',
    },
    settings,
    budget: nodeBudget(nodes),
  });
}

/** The share of unique puzzles at the largest step that the paper still calls unique. */
function atThresholds(rows: readonly Row[]): string {
  const parts = Object.entries(publishedUniqueness).flatMap(([base, { emptyPlaces: printed }]) =>
    [base, `${base}/differ`].flatMap((kind) => {
      const bound = Number(printed.split(' to ')[0]);
      const some = rows.filter((row) => row.kind === kind && row.where === 'anywhere' && isKnown(row));
      const nearest = Math.max(...some.map((row) => row.empty).filter((empty) => empty <= bound));
      const group = some.filter((row) => row.empty === nearest);
      return group.length > 0 ? [`${kind} with ${nearest} empty ${percent(share(group, isUnique))}`] : [];
    }),
  );
  return parts.join(', ');
}

interface Setting {
  readonly kind: string;
  readonly where: Where;
  readonly empties: readonly number[];
}

function settings(scale: Scale): Setting[] {
  if (scale.size === 'tiny')
    return [
      { kind: 'faces3:2', where: 'anywhere', empties: [10] },
      { kind: 'faces3:2/differ', where: 'edges', empties: [6] },
    ];
  const full = scale.size === 'full';
  const three = full ? steps(10, 180, 10) : [20, 50, 80, 100, 120, 150];
  // All places on common edges are 51 for n = 3 and 93 for n = 4.
  const edges = full ? [...steps(5, 45, 5), 48, 51] : [15, 30, 45, 51];
  const edges4 = full ? [...steps(10, 90, 10), 93] : [30, 60, 93];
  const four = full ? steps(40, 480, 20) : [60, 140, 260, 380];
  return ['', '/differ'].flatMap((rule): Setting[] => [
    { kind: `faces3:3${rule}`, where: 'anywhere', empties: three },
    { kind: `faces3:3${rule}`, where: 'edges', empties: edges },
    { kind: `faces3:4${rule}`, where: 'anywhere', empties: four },
    { kind: `faces3:4${rule}`, where: 'edges', empties: edges4 },
  ]);
}

const isSame = (a: Grid, b: Grid): boolean => a.every((value, cell) => value === b[cell]);
const isKnown = (row: Row): boolean => row.truth !== 'unknown';
const isUnique = (row: Row): boolean => row.truth === 'one';

/** The last step at which all were unique and all before it, and the first at which fewer than half were. */
function halfPoint(rows: readonly Row[]): { readonly allUnique?: number; readonly belowHalf?: number } | undefined {
  if (rows.length === 0) return undefined;
  const points = [...groupBy(rows, (row) => row.empty)]
    .sort(([a], [b]) => a - b)
    .map(([empty, some]) => [empty, share(some.filter(isKnown), isUnique)] as const);
  const firstBad = points.findIndex(([, unique]) => unique < 1);
  const all = firstBad < 0 ? points.at(-1)?.[0] : points[firstBad - 1]?.[0];
  const half = points.find(([, unique]) => unique < 0.5)?.[0];
  return { ...(all === undefined ? {} : { allUnique: all }), ...(half === undefined ? {} : { belowHalf: half }) };
}

function settingTable(kind: string, where: string, rows: readonly Row[]): Table {
  const some = rows.filter((row) => row.kind === kind && row.where === where);
  const printed = publishedUniqueness[kind.replace('/differ', '')];
  const { length } = kindFor(kind).geometry.places;
  return {
    of: kind,
    title:
      where === 'edges'
        ? { en: 'common edges only', de: 'nur gemeinsame Kanten', fr: 'arêtes communes seulement' }
        : { en: 'anywhere', de: 'überall', fr: 'partout' },
    head: [
      number({ en: 'empty places', de: 'leere Plätze', fr: 'places vides' }),
      number({ en: 'fixed', de: 'fest', fr: 'fixées' }),
      published({ en: 'paper says', de: 'die Arbeit sagt', fr: 'dit l’article' }),
      number({ en: 'unique, exactly', de: 'eindeutig, genau', fr: 'uniques, exactement' }),
      number({ en: 'unknown', de: 'unbekannt', fr: 'inconnues' }),
      number({
        en: "deemed unique by the paper's test",
        de: 'nach der Probe der Arbeit eindeutig',
        fr: 'jugées uniques par le test de l’article',
      }),
      number({ en: 'wrongly', de: 'zu Unrecht', fr: 'à tort' }),
    ],
    rows: [...groupBy(some, (row) => row.empty)].map(([empty, group]) => [
      String(empty),
      percent(1 - empty / length),
      claim(empty, where, printed),
      percent(share(group.filter(isKnown), isUnique)),
      String(group.filter((row) => !isKnown(row)).length),
      `${group.filter((row) => row.deemed === 'one').length} of ${group.length}`,
      String(group.filter((row) => row.deemed === 'one' && row.truth === 'several').length),
    ]),
    note: 'Unknown: the search was stopped at its budget with fewer than two solutions; left out of the shares.',
  };
}

/** What the paper's sentences say of so many empty places. */
function claim(empty: number, where: string, printed: (typeof publishedUniqueness)[string] | undefined): string {
  if (!printed) return '–';
  if (where === 'edges') return printed.places !== 243 ? '–' : empty > PUBLISHED_EDGE_PLACES ? 'several' : 'unique';
  const [low, high] = printed.emptyPlaces.split(' to ').map(Number) as [number, number?];
  return empty < low ? 'unique' : empty < (high ?? low) ? 'unique or not' : 'several';
}

function panels(rows: readonly Row[], scale: Scale): FigurePanel[] {
  const boxes = [...new Set(settings(scale).map(({ kind, where }) => `${kind.replace('/differ', '')} ${where}`))];
  return boxes.map((box): FigurePanel => {
    const [base, where] = box.split(' ') as [string, string];
    const printed = publishedUniqueness[base];
    const at =
      where === 'edges' ? (base === 'faces3:3' ? [PUBLISHED_EDGE_PLACES] : []) : (printed?.emptyPlaces.split(' to ').map(Number) ?? []);
    const both = ['', '/differ'].map((rule) => ({
      rule,
      some: rows.filter((row) => row.kind === `${base}${rule}` && row.where === where),
    }));
    const points = (some: readonly Row[], of: (group: readonly Row[]) => number) =>
      [...groupBy(some, (row) => row.empty)].map(([empty, group]) => ({ x: empty, y: of(group) }));
    return {
      title: `${base}, ${where === 'edges' ? 'common edges only' : 'cells removed anywhere'}`,
      x: { label: `empty places of ${kindFor(base).geometry.places.length}` },
      y: { label: 'share of puzzles (%)', percent: true, domain: [0, 100] },
      series: both.flatMap(({ rule, some }) => [
        { name: `unique, ${rule ? 'differ' : 'match'}`, points: points(some, (group) => share(group.filter(isKnown), isUnique)) },
        {
          name: `deemed unique, ${rule ? 'differ' : 'match'}`,
          points: points(some, (group) => share(group, (row) => row.deemed === 'one')),
        },
      ]),
      marks: at.map((value, i) => ({ axis: 'x' as const, at: value, label: i === 0 ? 'the paper' : '' })),
    };
  });
}
