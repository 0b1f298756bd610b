import { said, type Words } from '#core';
import { DEFAULT_KIND } from '#kinds';
import { ratePuzzle, SURVEY_GROUP_FACTS, SURVEY_GROUPS, surveyGroupOf } from '#logic';
import { column, figure, groupBy, median, number, percent, type RowOf, share, type Table, type Text, words } from '#measuring/tools';
import { hintOrder } from '#techniques';
import { hardestPuzzles } from '../data/hardest-puzzles.ts';
import { ratedPuzzles } from '../data/rated-puzzles.ts';
import { bySize, defineExperiment, type ExperimentScale, steps } from '../experiment.ts';
import { HEAD } from '../headings.ts';
import { dugUnique, kindFor, seedOf, textPuzzle } from '../instances.ts';
import { timed } from '../measure.ts';
import { type ClaimVerdict, judge, settingOf } from '../verdict.ts';

const GROUP_NAMES: readonly string[] = SURVEY_GROUPS;

/** Whether the survey's techniques up to master suffice; one solved puzzle that needs more refutes it. */
function verdict(sets: Sets): ClaimVerdict {
  const settings = sets.map(([name, rows]) =>
    settingOf(said(name), rows, !rows.some((row) => row.group === 'harder'), {
      stop: (row) => (row.end === 'solved' ? false : 'technique'),
      refutes: true,
    }),
  );
  return judge({
    claim: {
      en: "the survey's techniques up to master solve every puzzle",
      de: 'die Techniken der Übersicht bis Master jedes Rätsel lösen',
      fr: 'les techniques de l’étude jusqu’à Master résolvent chaque grille',
    },
    settings,
  });
}

const parameters = {
  set: column.word('set of puzzles'),
  kind: column.word('kind'),
  puzzle: column.word('the puzzle, where it is from a list'),
  seed: column.number('seed of the puzzle, where it is dug'),
  share: column.number('share of cells that keep their clue at least', { unit: '%' }),
};
const answers = {
  end: column.word('solved, or stuck'),
  rating: column.number("ER on Sudoku Explainer's scale"),
  hardest: column.word('technique of the hardest step'),
  group: column.word("the survey's group of the hardest step"),
  used: column.word('techniques that were used, with how often'),
  steps: column.number('steps'),
  seconds: column.seconds('CPU time'),
};
type Row = RowOf<typeof parameters & typeof answers>;

export const techniquesNeeded = defineExperiment({
  id: 'techniques',
  words: {
    en: {
      title: 'Which techniques puzzles need',
      question: 'How many puzzles need which technique, by set and by kind?',
      source: '002, section II',
    },
    de: {
      title: 'Welche Techniken Rätsel brauchen',
      question: 'Wie viele Rätsel brauchen welche Technik, nach Sammlung und nach Art?',
      source: '002, Abschnitt II',
    },
    fr: {
      title: 'Quelles techniques il faut',
      question: 'Combien de grilles demandent quelle technique, par collection et par type ?',
      source: '002, section II',
    },
  },
  expect: { full: 60, quick: 60 },
  parameters,
  answers,
  plan(scale) {
    const every = bySize(scale, { full: 1, quick: 4, tiny: 160 });
    const list = (set: string, texts: readonly string[]) =>
      texts.filter((_, i) => i % every === 0).map((puzzle) => ({ set, kind: DEFAULT_KIND, puzzle, seed: 0, share: 0 }));
    const samples = scale.runs ?? bySize(scale, { full: 40, quick: 6, tiny: 1 });
    return [
      ...list(
        'rated list',
        ratedPuzzles.map(({ text }) => text),
      ),
      ...list('hardest of 20,000', scale.size === 'tiny' ? [] : hardestPuzzles.map(({ text }) => text)),
      ...dugSets(scale).flatMap(({ set, kind, share: least }) =>
        steps(1, samples).map((i) => ({ set, kind, puzzle: '', seed: seedOf(scale, i), share: least })),
      ),
    ];
  },
  async measure({ kind, puzzle: text, seed, share: least }, instruments) {
    const puzzle =
      text === '' ? await dugUnique(kind, seed, Math.round((kindFor(kind).geometry.cellCount * least) / 100)) : textPuzzle(kind, text);
    const { result, seconds } = timed(instruments, () => ratePuzzle(puzzle, { unique: true }));
    return {
      end: result.end,
      rating: result.er,
      hardest: result.technique,
      group: surveyGroupOf(result.technique),
      used: Object.entries(result.shares)
        .map(([id, count]) => `${id}:${count}`)
        .join(' '),
      steps: result.steps,
      seconds,
    };
  },
  report(rows) {
    const sets: Sets = [...groupBy(rows, (row) => `${row.set}, ${row.kind}`).values()].map((some) => [nameOf(some[0]!), some]);
    const easy = sets.map(([name, some]) =>
      said(SINGLES_OF, { name: said(name), share: percent(share(some, (row) => row.group === 'easy' && row.end === 'solved')) }),
    );
    const beyond = share(
      rows.filter((row) => row.kind === DEFAULT_KIND),
      (row) => row.group === 'harder',
    );
    return {
      verdict: verdict(sets),
      summary: [said(SINGLES, { easy }), said(BEYOND, { share: percent(beyond) })],
      tables: [groupTable(sets), techniqueTable(sets)],
      figure: {
        title: {
          en: "Puzzles by the survey's group of their hardest step",
          de: 'Rätsel nach der Gruppe ihres schwersten Schritts in der Übersicht',
          fr: 'Grilles selon le groupe de leur pas le plus dur dans l’étude',
        },
        columns: 1,
        panels: [
          {
            title: {
              en: 'Share of puzzles solved by the techniques of a group and easier ones',
              de: 'Anteil der Rätsel, die Techniken einer Gruppe und leichtere lösen',
              fr: 'Part des grilles résolues par les techniques d’un groupe et de plus faciles',
            },
            x: {
              label: {
                en: "the survey's groups of techniques",
                de: 'Gruppen von Techniken in der Übersicht',
                fr: 'groupes de techniques de l’étude',
              },
              scale: 'words',
              words: SURVEY_GROUPS.map((group) => SURVEY_GROUP_FACTS[group].name),
            },
            y: {
              label: { en: 'puzzles solved (%)', de: 'gelöste Rätsel (%)', fr: 'grilles résolues (%)' },
              percent: true,
              domain: [0, 100],
            },
            series: sets.map(([name, some]) => ({
              name,
              points: SURVEY_GROUPS.map((group, i) => ({
                x: SURVEY_GROUP_FACTS[group].name,
                y: share(some, (row) => row.end === 'solved' && GROUP_NAMES.indexOf(row.group) <= i),
              })),
            })),
          },
        ],
      },
    };
  },
});

/** Dug to minimal (0), or to a share of clues. */
function dugSets({ size }: ExperimentScale): { readonly set: string; readonly kind: string; readonly share: number }[] {
  if (size === 'tiny') return [{ set: 'minimal', kind: 'classic:2x2', share: 0 }];
  return [
    { set: 'minimal', kind: DEFAULT_KIND, share: 0 },
    { set: 'dug to 37 %', kind: DEFAULT_KIND, share: 37 },
    { set: 'minimal', kind: 'diagonal:3x3', share: 0 },
    { set: 'minimal', kind: 'faces3:3', share: 0 },
    { set: 'dug to 50 %', kind: 'faces3:3/differ', share: 50 },
    { set: 'dug to 20 %', kind: 'solid:3/every-plane', share: 20 },
  ];
}

type Sets = readonly (readonly [name: Words<string>, rows: readonly Row[]])[];

const SET_WORDS: Readonly<Record<string, Words<string>>> = {
  'rated list': { en: 'rated list', de: 'bewertete Liste', fr: 'liste notée' },
  'hardest of 20,000': { en: 'hardest of 20,000', de: 'schwerste von 20.000', fr: 'les plus dures de 20\u202f000' },
  minimal: { en: 'minimal', de: 'minimal', fr: 'minimales' },
  'dug to 37 %': { en: 'dug to 37 %', de: 'bis 37 % geleert', fr: 'vidées jusqu’à 37 %' },
  'dug to 50 %': { en: 'dug to 50 %', de: 'bis 50 % geleert', fr: 'vidées jusqu’à 50 %' },
  'dug to 20 %': { en: 'dug to 20 %', de: 'bis 20 % geleert', fr: 'vidées jusqu’à 20 %' },
};
const SINGLES_OF: Words<string> = { en: '{name} {share}', de: '{name} {share}', fr: '{name} {share}' };
const SINGLES: Words<string> = {
  en: 'Singles alone solve: {easy:; }.',
  de: 'Einer allein lösen: {easy:; }.',
  fr: 'Les singletons seuls résolvent\u00a0: {easy:\u00a0; }.',
};
const BEYOND: Words<string> = {
  en: "Of the classic puzzles here {share} need more than the survey's master techniques.",
  de: 'Von den klassischen Rätseln hier brauchen {share} mehr als die Master-Techniken der Übersicht.',
  fr: 'Des grilles classiques d’ici, {share} demandent plus que les techniques «\u00a0Master\u00a0» de l’étude.',
};

function nameOf({ set, kind }: Row): Words<string> {
  const { en, de, fr } = SET_WORDS[set] ?? { en: set, de: set, fr: set };
  return { en: `${en}, ${kind}`, de: `${de}, ${kind}`, fr: `${fr}, ${kind}` };
}

function groupTable(sets: Sets): Table {
  return {
    title: {
      en: 'Hardest step of each puzzle, by group',
      de: 'Schwerster Schritt jedes Rätsels, nach Gruppe',
      fr: 'Pas le plus dur de chaque grille, par groupe',
    },
    head: [
      words({ en: 'set', de: 'Menge', fr: 'ensemble' }),
      number(HEAD.puzzles),
      ...SURVEY_GROUPS.map((group) => number(SURVEY_GROUP_FACTS[group].printed, SURVEY_GROUP_FACTS[group].name)),
      number({ en: 'stuck', de: 'festgefahren', fr: 'bloquées' }),
      number({ en: 'median rating', de: 'Median der Wertung', fr: 'note médiane' }),
      number(HEAD.highest),
    ],
    rows: sets.map(([name, some]) => [
      name,
      String(some.length),
      ...GROUP_NAMES.map((group) => percent(share(some, (row) => row.group === group && row.end === 'solved'))),
      String(some.filter((row) => row.end !== 'solved').length),
      figure(median(some.map((row) => row.rating))),
      figure(Math.max(...some.map((row) => row.rating))),
    ]),
    note: {
      en: 'The groups are those of 002; wings, loops and fish that it does not name stand where their rating puts them.',
      de: 'Die Gruppen sind die von 002; Wings, Schleifen und Fische, die es nicht nennt, stehen, wo ihre Wertung sie hinstellt.',
      fr: 'Les groupes sont ceux de 002\u00a0; les ailes, boucles et poissons qu’il ne nomme pas sont là où leur note les met.',
    },
  };
}

function techniqueTable(sets: Sets): Table {
  const uses = (row: Row, id: string): boolean => row.used.split(' ').some((word) => word.startsWith(`${id}:`));
  const seen = hintOrder.filter(({ id }) => sets.some(([, some]) => some.some((row) => uses(row, id))));
  return {
    title: {
      en: 'Puzzles in which a technique was used when taken in the order of the scale',
      de: 'Rätsel, in denen eine Technik gebraucht wurde, in der Reihenfolge der Skala',
      fr: 'Grilles où une technique a servi, dans l’ordre de l’échelle',
    },
    head: [words({ en: 'technique', de: 'Technik', fr: 'technique' }), ...sets.map(([name]) => number(name))],
    rows: seen.map(({ id, words }): Text[] => [
      { en: words.en.name, de: words.de.name, fr: words.fr.name },
      ...sets.map(([, some]) => percent(share(some, (row) => uses(row, id)))),
    ]),
  };
}
