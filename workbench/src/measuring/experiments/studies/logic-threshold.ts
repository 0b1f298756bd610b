import { clueCount, must, said, type Words } from '#core';
import { loadEngine } from '#engines';
import { explainPuzzle } from '#logic';
import type { FigurePanel } from '#measuring/figures';
import { column, groupBy, number, percent, type RowOf, share, type Table, type Text } from '#measuring/tools';
import { findSolution } from '#operations';
import { hintOrder } from '#techniques';
import { bySize, defineExperiment, type ExperimentScale, steps } from '../experiment.ts';
import { AXIS, HEAD } from '../headings.ts';
import { dugUnique, emptied, kindFor, seedOf } from '../instances.ts';
import { timed } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf } from '../verdict.ts';
import { nodeBudget, type StopReason } from '../verdict-words.ts';

/** The claim of 003, after Lewis. */
const CLAIM = 30;
/** What a person can do without pencil marks. */
const SINGLES = ['full-house', 'hidden-single', 'naked-single'];
const ways = ['random', 'unique'] as const;

const parameters = {
  kind: column.word('kind'),
  way: column.oneOf(ways, 'random: cells removed at random; unique: only where the solution stays the only one'),
  percent: column.number('share of fixed cells asked for', { unit: '%' }),
  seed: column.number('seed of the puzzle'),
};
const answers = {
  clues: column.number('fixed cells'),
  reached: column.flag('whether this few clues were reached'),
  solvability: column.word('one, several or unknown'),
  singles: column.flag('solved by singles alone'),
  logic: column.flag('solved without trial and error'),
  seconds: column.seconds('CPU time of the logic'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const logicThreshold = defineExperiment({
  id: 'logic-threshold',
  words: {
    en: {
      title: 'How many fixed cells logic needs',
      question: 'Which share of puzzles is solved by logic alone, against the share of fixed cells?',
      source: '003, section 4: "at least 30 % of the cells need to be fixed for the puzzle to be logic-solvable"',
    },
    de: {
      title: 'Wie viele feste Felder die Logik braucht',
      question: 'Welcher Anteil der Rätsel wird durch Logik allein gelöst, gegen den Anteil fester Felder?',
      source: '003, Abschnitt 4: mindestens 30 % der Felder müssen gegeben sein, damit das Rätsel logisch lösbar ist',
    },
    fr: {
      title: 'De combien de cases fixées la logique a besoin',
      question: 'Quelle part des grilles se résout par la seule logique, selon la part de cases fixées ?',
      source: '003, section 4 : au moins 30 % des cases doivent être données pour que la grille soit soluble par la logique',
    },
  },
  expect: { full: 410, quick: 60 },
  parameters,
  answers,
  plan(scale) {
    const samples = scale.runs ?? bySize(scale, { full: 30, quick: 6, tiny: 1 });
    return kinds(scale).flatMap((kind) =>
      ways.flatMap((way) =>
        percents(kind, scale).flatMap((percentFixed) =>
          steps(1, samples).map((i) => ({ kind, way, percent: percentFixed, seed: seedOf(scale, i) })),
        ),
      ),
    );
  },
  async measure({ kind, way, percent: fixed, seed }, instruments) {
    const { cellCount, places } = kindFor(kind).geometry;
    const wanted = Math.round((cellCount * fixed) / 100);
    const empty = Math.round(places.length * (1 - fixed / 100));
    const puzzle = way === 'random' ? await emptied(kind, seed, empty) : await dugUnique(kind, seed, wanted);
    const fast = must(await loadEngine('fast'));
    const { solvability } = findSolution(puzzle, fast, { nodes: 100_000 });
    const clues = clueCount(puzzle);
    const facts = { clues, reached: way === 'random' || clues <= wanted, solvability };
    // With several solutions there is nothing that logic could force.
    if (solvability !== 'one') return { ...facts, singles: false, logic: false, seconds: 0 };
    const solves = (techniques: typeof hintOrder): boolean => explainPuzzle(puzzle, { unique: true, techniques }).end === 'solved';
    const singles = solves(hintOrder.filter(({ id }) => SINGLES.includes(id)));
    const { result: logic, seconds } = timed(instruments, () => singles || solves(hintOrder.filter(({ trial }) => trial !== true)));
    return { ...facts, singles, logic, seconds };
  },
  report(rows, scale) {
    const found = kinds(scale).flatMap((kind) =>
      ways.flatMap((way) => {
        const some = rows.filter((row) => row.kind === kind && row.way === way && row.reached);
        const solved = some.filter((row) => row.logic && row.solvability === 'one');
        if (solved.length === 0) return [];
        const fewest = Math.min(...solved.map((row) => row.clues));
        const below = solved.filter((row) => row.clues / kindFor(kind).geometry.cellCount < CLAIM / 100).length;
        return [
          said(FEWEST, {
            kind,
            way: said(WAY_WORDS[way]),
            solved: solved.length,
            all: some.length,
            fewest,
            share: percent(fewest / kindFor(kind).geometry.cellCount),
            below,
            claim: CLAIM,
          }),
        ];
      }),
    );
    const classicAt = (fixed: number): string =>
      percent(
        share(
          rows.filter((row) => isFlat(row.kind) && row.way === 'random' && row.percent === fixed),
          (row) => row.logic,
        ),
      );
    return {
      verdict: verdict(rows, scale),
      summary: [
        said(CLAIMED, { claim: CLAIM, found }),
        said(OF_UNIQUE, {
          share: percent(
            share(
              rows.filter((row) => row.solvability === 'one'),
              (row) => row.logic,
            ),
          ),
          sixty: classicAt(60),
          forty: classicAt(40),
          thirty: classicAt(30),
        }),
      ],
      tables: kinds(scale).flatMap((kind) => ways.map((way) => shareTable(kind, way, rows))),
      figure: {
        title: {
          en: 'Solved by logic alone, against the share of fixed cells',
          de: 'Durch Logik allein gelöst, gegen den Anteil fester Felder',
          fr: 'Résolues par la seule logique, selon la part de cases fixées',
        },
        panels: panels(rows, scale),
      },
    };
  },
});

const WAY_WORDS: Readonly<Record<(typeof ways)[number], Words<string>>> = {
  random: { en: 'cells removed at random', de: 'zufällig geleert', fr: 'cases ôtées au hasard' },
  unique: { en: 'solution kept unique', de: 'Lösung eindeutig gehalten', fr: 'solution gardée unique' },
};
const FEWEST: Words<string> = {
  en: '{kind}, {way}: {solved} of {all} solved, the fewest clues {fewest} ({share}), {below} below {claim} per cent',
  de: '{kind}, {way}: {solved} von {all} gelöst, die wenigsten Vorgaben {fewest} ({share}), {below} unter {claim} Prozent',
  fr: '{kind}, {way}\u00a0: {solved} résolues sur {all}, le moins de chiffres donnés {fewest} ({share}), {below} sous {claim} pour cent',
};
const CLAIMED: Words<string> = {
  en: 'The claim is that at least {claim} per cent of the cells have to be fixed. {found:; }.',
  de: 'Behauptet wird, dass mindestens {claim} Prozent der Felder fest sein müssen. {found:; }.',
  fr: 'L’affirmation est qu’au moins {claim} pour cent des cases doivent être fixées. {found:\u00a0; }.',
};
const OF_UNIQUE: Words<string> = {
  en: 'Of the puzzles with one solution logic solves {share} (all kinds and ways together). Classic puzzles with cells removed at random are solved in {sixty} of the cases at 60 per cent fixed, {forty} at 40 and {thirty} at 30.',
  de: 'Von den Rätseln mit einer Lösung löst Logik {share} (alle Arten und Wege zusammen). Klassische Rätsel mit zufällig geleerten Feldern werden bei 60 Prozent festen in {sixty} der Fälle gelöst, bei 40 in {forty} und bei 30 in {thirty}.',
  fr: 'Des grilles à une solution, la logique en résout {share} (tous types et manières ensemble). Les grilles classiques dont des cases ont été ôtées au hasard sont résolues dans {sixty} des cas à 60 pour cent fixées, {forty} à 40 et {thirty} à 30.',
};
const LEFT_OUT: Words<string> = {
  en: 'Puzzles that could not be emptied so far without a second solution are left out.',
  de: 'Rätsel, die sich ohne eine zweite Lösung nicht so weit leeren ließen, fehlen.',
  fr: 'Les grilles qu’on n’a pas pu vider autant sans seconde solution sont omises.',
};

/** Whether logic needs the claimed share of fixed cells: one puzzle with fewer that it solves refutes it. */
function verdict(rows: readonly Row[], scale: ExperimentScale): ClaimVerdict {
  const settings = kinds(scale).map((kind) => {
    const bound = (kindFor(kind).geometry.cellCount * CLAIM) / 100;
    const below = rows.filter((row) => row.kind === kind && row.reached && row.clues < bound);
    const says = below.length === 0 ? undefined : !below.some((row) => row.solvability === 'one' && row.logic);
    const stop = (row: Row): StopReason | false => (row.solvability === 'unknown' ? 'nodes' : false);
    return settingOf(kind, below, says, { stop, refutes: true });
  });
  return judge({
    claim: {
      en: `logic solves no puzzle with fewer than ${CLAIM} per cent of its cells fixed`,
      de: `Logik kein Rätsel löst, in dem weniger als ${CLAIM} Prozent der Felder fest sind`,
      fr: `la logique ne résout aucune grille dont moins de ${CLAIM} pour cent des cases sont fixées`,
    },
    settings,
    budget: nodeBudget(100_000),
  });
}

function kinds({ size }: ExperimentScale): string[] {
  return size === 'tiny' ? ['classic:2x2'] : ['classic:3x3', 'faces3:3', 'faces3:3/differ', ...(size === 'full' ? ['faces6:3'] : [])];
}

const isFlat = (kind: string): boolean => kindFor(kind).geometry.shape.form === 'flat';

function percents(kind: string, scale: ExperimentScale): number[] {
  if (isFlat(kind)) return bySize(scale, { full: [...steps(26, 40, 2), ...steps(45, 70, 5)], quick: [26, 30, 35, 40, 50, 60], tiny: [50] });
  return bySize(scale, { full: steps(20, 80, 5), quick: [25, 35, 50, 65, 80], tiny: [50] });
}

function shareTable(kind: string, way: string, rows: readonly Row[]): Table {
  const some = rows.filter((row) => row.kind === kind && row.way === way && row.reached);
  return {
    of: kind,
    title:
      way === 'random'
        ? { en: 'cells removed at random', de: 'zufällig geleert', fr: 'cases ôtées au hasard' }
        : { en: 'solution kept unique', de: 'Lösung eindeutig gehalten', fr: 'solution gardée unique' },
    head: [
      number({ en: 'fixed (%)', de: 'fest (%)', fr: 'fixées (%)' }),
      number(HEAD.puzzles),
      number(HEAD.unique),
      number({ en: 'by singles', de: 'durch Einer', fr: 'par singletons' }),
      number({ en: 'by logic', de: 'durch Logik', fr: 'par logique' }),
      number({ en: 'by logic, of the unique ones', de: 'durch Logik, von den eindeutigen', fr: 'par logique, parmi les uniques' }),
    ],
    rows: [...groupBy(some, (row) => row.percent)].map(([fixed, group]) => {
      const unique = group.filter((row) => row.solvability === 'one');
      return [
        String(fixed),
        String(group.length),
        percent(share(group, (row) => row.solvability === 'one')),
        percent(share(group, (row) => row.singles)),
        percent(share(group, (row) => row.logic)),
        percent(share(unique, (row) => row.logic)),
      ];
    }),
    ...(way === 'unique' ? { note: LEFT_OUT } : {}),
  };
}

const CLAIM_MARK: Words<string> = { en: `claim: ${CLAIM} %`, de: `behauptet: ${CLAIM} %`, fr: `affirmé\u00a0: ${CLAIM} %` };

function panels(rows: readonly Row[], scale: ExperimentScale): FigurePanel<Text>[] {
  return ways.map(
    (way): FigurePanel<Text> => ({
      title: WAY_WORDS[way],
      x: { label: { en: 'fixed cells (%)', de: 'feste Felder (%)', fr: 'cases fixées (%)' } },
      y: { label: AXIS.shareOfPuzzles, percent: true, domain: [0, 100] },
      series: kinds(scale).map((kind) => ({
        name: kind,
        points: [
          ...groupBy(
            rows.filter((row) => row.kind === kind && row.way === way && row.reached),
            (row) => row.percent,
          ),
        ].map(([fixed, group]) => ({
          x: fixed,
          y: share(group, (row) => row.logic),
        })),
      })),
      marks: [{ axis: 'x', at: CLAIM, label: CLAIM_MARK }],
    }),
  );
}
