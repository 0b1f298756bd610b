import { isSameList, type Said, said, type Words } from '#core';
import { loadEngine } from '#engines';
import type { FigurePanel } from '#measuring/figures';
import { column, groupBy, number, outOf, percent, published, type RowOf, share, type Table, type Text } from '#measuring/tools';
import { solvePuzzle } from '#operations';
import { PUBLISHED_EDGE_PLACES, publishedUniqueness } from '../data/published-faces.ts';
import { bySize, defineExperiment, type ExperimentScale, steps } from '../experiment.ts';
import { AXIS } from '../headings.ts';
import { emptied, emptyPlaces, filledGrid, kindFor, seedOf, WHERE, type Where } from '../instances.ts';
import { timed } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf } from '../verdict.ts';
import { nodeBudgetOf, type StopReason } from '../verdict-words.ts';

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
      title: 'Wie viele Felder leer sein dürfen',
      question:
        'Bis zu wie vielen leeren Feldern hat ein Rätsel auf drei Flächen eine Lösung, genau bestimmt, und wie oft irrt sich der Vergleich nach erneutem Abkühlen?',
      source: '003, Abschnitt 4 und Schluss',
    },
    fr: {
      title: 'Combien de cases peuvent être vides',
      question:
        'Jusqu’à combien de cases vides une grille à trois faces a-t-elle une seule solution, exactement, et combien de fois se trompe-t-on en refaisant le recuit et en comparant ?',
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
        return solutions[0] ? (isSameList(solutions[0], original) ? 'one' : 'several') : 'unsolved';
      });
      // Another solution shows that there are several; no answer at all shows nothing.
      return answers.includes('several') ? 'several' : answers.includes('one') ? 'one' : 'unsolved';
    });
    return { emptyPlaces: emptyPlaces(puzzle), truth, deemed: again.result, exactSeconds: exact.seconds, annealSeconds: again.seconds };
  },
  report(rows, scale) {
    const deemed = rows.filter((row) => row.deemed === 'one' && row.truth !== 'unknown');
    const wrong = deemed.filter((row) => row.truth === 'several').length;
    const anywhere = ['faces3:3', 'faces3:3/differ', 'faces3:4', 'faces3:4/differ'].flatMap((kind) => {
      const places = kindFor(kind).geometry.places.length;
      const found = halfPoint(rows.filter((row) => row.kind === kind && row.where === 'anywhere'));
      if (!found) return [];
      const most =
        found.allUnique === undefined
          ? said(AT_NO_STEP)
          : said(UP_TO, { empty: found.allUnique, fixed: percent(1 - found.allUnique / places) });
      return [said(ALL_UNIQUE, { kind, most, half: halfWords(found.belowHalf) })];
    });
    const edges = ['faces3:3', 'faces3:3/differ', 'faces3:4', 'faces3:4/differ'].flatMap((kind) => {
      const found = halfPoint(rows.filter((row) => row.kind === kind && row.where === 'edges'));
      return found
        ? [
            said(ALL_UNIQUE, {
              kind,
              most: found.allUnique === undefined ? said(AT_NO_STEP) : said(UP_TO_EDGE, { empty: found.allUnique }),
              half: halfWords(found.belowHalf),
            }),
          ]
        : [];
    });
    return {
      verdict: verdict(rows),
      summary: [
        said(EXACTLY, { anywhere, thresholds: atThresholds(rows) }),
        said(EDGES_ONLY, { places: PUBLISHED_EDGE_PLACES, edges }),
        said(OWN_TEST, { times: REPETITIONS, deemed: deemed.length, wrong, share: percent(wrong / deemed.length) }),
      ],
      tables: settings(scale).map(({ kind, where }) => settingTable(kind, where, rows)),
      figure: {
        title: {
          en: 'Share of puzzles with one solution',
          de: 'Anteil der Rätsel mit einer Lösung',
          fr: 'Part des grilles à une solution',
        },
        panels: panels(rows, scale),
      },
    };
  },
});

const AT_NO_STEP: Words<string> = { en: 'at no step', de: 'bei keinem Schritt', fr: 'à aucun pas' };
const UP_TO: Words<string> = {
  en: 'up to {empty} empty {empty|place|places} ({fixed} fixed)',
  de: 'bis {empty} {empty|leerer Platz|leere Plätze} ({fixed} fest)',
  fr: 'jusqu’à {empty} {empty|place vide|places vides} ({fixed} fixées)',
};
const UP_TO_EDGE: Words<string> = {
  en: 'up to {empty} empty edge {empty|place|places}',
  de: 'bis {empty} {empty|leerer Kantenplatz|leere Kantenplätze}',
  fr: 'jusqu’à {empty} {empty|place de bord vide|places de bord vides}',
};
const ALL_UNIQUE: Words<string> = {
  en: '{kind}: all unique {most}, {half}',
  de: '{kind}: alle eindeutig {most}, {half}',
  fr: '{kind}\u00a0: toutes uniques {most}, {half}',
};
const NEVER_HALF: Words<string> = { en: 'never fewer than half', de: 'nie weniger als die Hälfte', fr: 'jamais moins de la moitié' };
const HALF_FROM: Words<string> = {
  en: 'fewer than half from {from} on',
  de: 'weniger als die Hälfte ab {from}',
  fr: 'moins de la moitié à partir de {from}',
};
const EXACTLY: Words<string> = {
  en: 'The paper: n = 3 is unique below 100 to 120 empty places of 243 (59 per cent fixed), n = 4 below 260 of 768 (67 per cent fixed). Exactly, by search: {anywhere:; }. Unique at the printed thresholds: {thresholds:, }.',
  de: 'Die Arbeit: n = 3 ist eindeutig unter 100 bis 120 leeren Plätzen von 243 (59 Prozent fest), n = 4 unter 260 von 768 (67 Prozent fest). Genau, durch Suche: {anywhere:; }. Eindeutig an den gedruckten Schwellen: {thresholds:, }.',
  fr: 'L’article\u00a0: n = 3 est unique sous 100 à 120 places vides sur 243 (59 pour cent fixées), n = 4 sous 260 sur 768 (67 pour cent fixées). Exactement, par recherche\u00a0: {anywhere:\u00a0; }. Uniques aux seuils imprimés\u00a0: {thresholds:, }.',
};
const EDGES_ONLY: Words<string> = {
  en: 'Edges only, where the paper finds several solutions above {places} empty cells (n = 3): {edges:; }.',
  de: 'Nur Kanten, wo die Arbeit über {places} leeren Feldern mehrere Lösungen findet (n = 3): {edges:; }.',
  fr: 'Bords seulement, où l’article trouve plusieurs solutions au-dessus de {places} cases vides (n = 3)\u00a0: {edges:\u00a0; }.',
};
const OWN_TEST: Words<string> = {
  en: "The paper's own test, to anneal again {times} times and compare, called {deemed} {deemed|puzzle|puzzles} unique; {wrong} of them {wrong|has|have} several solutions ({share}). It can never err in the other direction: another solution is a proof.",
  de: 'Die Probe der Arbeit, {times}-mal von Neuem abzukühlen und zu vergleichen, nannte {deemed} Rätsel eindeutig; {wrong} davon {wrong|hat|haben} mehrere Lösungen ({share}). In der anderen Richtung kann sie nicht irren: Eine andere Lösung ist ein Beweis.',
  fr: 'Le test de l’article, refaire le recuit {times} fois et comparer, a jugé {deemed} {deemed|grille unique|grilles uniques}\u00a0; {wrong} d’entre elles {wrong|a|ont} plusieurs solutions ({share}). Il ne peut se tromper dans l’autre sens\u00a0: une autre solution est une preuve.',
};
const AT_THRESHOLD: Words<string> = {
  en: '{kind} with {empty} empty {share}',
  de: '{kind} mit {empty} leeren {share}',
  fr: '{kind} avec {empty} vides {share}',
};

const halfWords = (from: number | undefined): Said => (from === undefined ? said(NEVER_HALF) : said(HALF_FROM, { from }));

const BELOW: Words<string> = { en: '{kind} below {bound}', de: '{kind} unter {bound}', fr: '{kind} sous {bound}' };

/** Whether puzzles with fewer empty places than printed have one solution: a second one refutes it. */
function verdict(rows: readonly Row[]): ClaimVerdict {
  const settings = Object.entries(publishedUniqueness).flatMap(
    ([
      base,
      {
        emptyPlaces: [bound],
      },
    ]) =>
      [base, `${base}/differ`].map((kind) => {
        const some = rows.filter((row) => row.kind === kind && row.where === 'anywhere' && row.emptyPlaces < bound);
        const stop = (row: Row): StopReason | false => (isKnown(row) ? false : 'nodes');
        const says = some.length === 0 ? undefined : !some.some((row) => row.truth === 'several');
        return settingOf(said(BELOW, { kind, bound }), some, says, { stop, refutes: true });
      }),
  );
  return judge({
    claim: {
      en: 'puzzles of three faces with fewer empty places than printed have one solution',
      de: 'Rätsel auf drei Flächen mit weniger leeren Plätzen als gedruckt eine einzige Lösung haben',
      fr: 'les grilles de trois faces avec moins de places vides qu’imprimé ont une seule solution',
    },
    settings,
    budget: nodeBudgetOf(rows),
  });
}

/** The share of unique puzzles at the largest step that the paper still calls unique. */
function atThresholds(rows: readonly Row[]): Said[] {
  return Object.entries(publishedUniqueness).flatMap(
    ([
      base,
      {
        emptyPlaces: [bound],
      },
    ]) =>
      [base, `${base}/differ`].flatMap((kind) => {
        const some = rows.filter((row) => row.kind === kind && row.where === 'anywhere' && isKnown(row));
        const nearest = Math.max(...some.map((row) => row.empty).filter((empty) => empty <= bound));
        const group = some.filter((row) => row.empty === nearest);
        return group.length > 0 ? [said(AT_THRESHOLD, { kind, empty: nearest, share: percent(share(group, isUnique)) })] : [];
      }),
  );
}

interface Setting {
  readonly kind: string;
  readonly where: Where;
  readonly empties: readonly number[];
}

function settings(scale: ExperimentScale): Setting[] {
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
      outOf(group.filter((row) => row.deemed === 'one').length, group.length),
      String(group.filter((row) => row.deemed === 'one' && row.truth === 'several').length),
    ]),
    note: {
      en: 'Unknown: the search was stopped at its budget with fewer than two solutions; left out of the shares.',
      de: 'Unbekannt: Die Suche endete an ihrem Budget mit weniger als zwei Lösungen; fehlt in den Anteilen.',
      fr: 'Inconnues\u00a0: la recherche s’est arrêtée à son budget avec moins de deux solutions\u00a0; hors des parts.',
    },
  };
}

const SEVERAL: Words<string> = { en: 'several', de: 'mehrere', fr: 'plusieurs' };
const UNIQUE: Words<string> = { en: 'unique', de: 'eindeutig', fr: 'unique' };
const UNIQUE_OR_NOT: Words<string> = { en: 'unique or not', de: 'eindeutig oder nicht', fr: 'unique ou non' };

/** What the paper's sentences say of this many empty places. */
function claim(empty: number, where: string, printed: (typeof publishedUniqueness)[string] | undefined): Text {
  if (!printed) return '–';
  if (where === 'edges') return printed.edgePlaces === undefined ? '–' : empty > printed.edgePlaces ? SEVERAL : UNIQUE;
  const [low, high = low] = printed.emptyPlaces;
  return empty < low ? UNIQUE : empty < high ? UNIQUE_OR_NOT : SEVERAL;
}

function panels(rows: readonly Row[], scale: ExperimentScale): FigurePanel<Text>[] {
  const boxes = [...new Set(settings(scale).map(({ kind, where }) => `${kind.replace('/differ', '')} ${where}`))];
  return boxes.map((box): FigurePanel<Text> => {
    const [base, where] = box.split(' ') as [string, string];
    const printed = publishedUniqueness[base];
    const places = kindFor(base).geometry.places.length;
    const at = [where === 'edges' ? printed?.edgePlaces : printed?.emptyPlaces].flat().filter((value) => value !== undefined);
    const both = ['', '/differ'].map((rule) => ({
      rule,
      some: rows.filter((row) => row.kind === `${base}${rule}` && row.where === where),
    }));
    const points = (some: readonly Row[], of: (group: readonly Row[]) => number) =>
      [...groupBy(some, (row) => row.empty)].map(([empty, group]) => ({ x: empty, y: of(group) }));
    return {
      title:
        where === 'edges'
          ? { en: `${base}, common edges only`, de: `${base}, nur gemeinsame Kanten`, fr: `${base}, arêtes communes seulement` }
          : { en: `${base}, cells removed anywhere`, de: `${base}, überall geleert`, fr: `${base}, cases ôtées partout` },
      x: { label: { en: `empty places of ${places}`, de: `leere Plätze von ${places}`, fr: `places vides sur ${places}` } },
      y: { label: AXIS.shareOfPuzzles, percent: true, domain: [0, 100] },
      series: both.flatMap(({ rule, some }) => [
        {
          name: rule
            ? { en: 'unique, differ', de: 'eindeutig, Kanten verschieden', fr: 'uniques, bords différents' }
            : { en: 'unique, match', de: 'eindeutig, Kanten gleich', fr: 'uniques, bords égaux' },
          points: points(some, (group) => share(group.filter(isKnown), isUnique)),
        },
        {
          name: rule
            ? { en: 'deemed unique, differ', de: 'nach der Probe, Kanten verschieden', fr: 'jugées uniques, bords différents' }
            : { en: 'deemed unique, match', de: 'nach der Probe, Kanten gleich', fr: 'jugées uniques, bords égaux' },
          points: points(some, (group) => share(group, (row) => row.deemed === 'one')),
        },
      ]),
      marks: at.map((value, i) => ({ axis: 'x' as const, at: value, label: i === 0 ? AXIS.paper : '' })),
    };
  });
}
