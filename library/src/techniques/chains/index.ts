import type { Words } from '#core';
import type { Board } from '../board.ts';
import type { Deduction, PartsOf, Technique, TechniqueWords } from '../technique.ts';
import { chainOf } from '../words.ts';
import { toDeduction } from './deduction.ts';
import { ForcingSearch, type ForcingSettings } from './forcing.ts';
import type { ChainHint } from './hint.ts';
import { type NestedSearch, patternLinks } from './patterns.ts';
import type { Effort } from './run.ts';
import { UnarySearch } from './unary.ts';

/**
 * Chains of implications, from X-cycles to nested forcing chains.
 *
 * A candidate that is true makes others of its cell and of its groups false; one that is false makes the last other of a
 * cell, or the last other place in a house, true. Chains of these are sound on every kind, because a group is all that
 * the first needs and a house all that the second needs. The techniques differ in how much they may hold at once: one line
 * (cycles and forcing chains), one value (Nishio), several branches of lines (multiple), branches that build on each
 * other (dynamic), with pairs, locked candidates and X-Wings inside (plus), and with whole chains inside (nested). The
 * shortest one in a position is taken, so each costs a search from every candidate.
 */
function forcing(level: number): ForcingSettings {
  const nested = NESTED[level] ?? [];
  return {
    multiple: true,
    dynamic: true,
    nishio: false,
    base: level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level,
    prefix: 'Dynamic ',
    suffix: SUFFIXES[level]!,
    nests: level >= 2,
    ...(level === 0 ? {} : { patterns: (now: Board, start: Board, effort: Effort) => patternLinks(now, start, nested, effort) }),
  };
}

const SUFFIXES: readonly string[] = [
  '',
  ' (+)',
  ' (+ Forcing Chains)',
  ' (+ Multiple Forcing Chains)',
  ' (+ Dynamic Forcing Chains)',
  ' (+ Dynamic Forcing Chains (+ Forcing Chains))',
];

const MULTIPLE: ForcingSettings = { multiple: true, dynamic: false, nishio: false, base: 8.0, prefix: '', suffix: '', nests: false };
const NISHIO: ForcingSettings = { multiple: false, dynamic: true, nishio: true, base: 7.5, prefix: 'Nishio ', suffix: '', nests: false };

/** The sentences of chains, by what they show. */
const WHY: Words<TechniqueWords['why']> = {
  en: {
    cycle: 'A loop that holds in both directions: {chain}. Every pair of neighbours in it has one true candidate, so {result}.',
    chain: '{chain}. The assumption leads to its opposite, so {result}.',
    contradiction: '{chain}; but also {other}. The assumption leads to a contradiction, so {result}.',
    double: 'Whether {cell} is {value} or not leads to the same. If it is: {chain}. If not: {other}. Both ways agree, so {result}.',
    cell: 'Every value of {cell} leads to the same. {chains:. Or }. So {result}.',
    region: 'Every cell for {value} in {house} leads to the same. {chains:. Or }. So {result}.',
  },
  de: {
    cycle:
      'Eine Schleife, die in beiden Richtungen gilt: {chain}. Von je zwei benachbarten Kandidaten darin ist einer wahr, also {result}.',
    chain: '{chain}. Die Annahme führt zu ihrem Gegenteil, also {result}.',
    contradiction: '{chain}; aber auch {other}. Die Annahme führt zu einem Widerspruch, also {result}.',
    double:
      'Ob in {cell} der Wert {value} steht oder nicht, das Ergebnis ist dasselbe. Wenn ja: {chain}. Wenn nein: {other}. Beide Wege stimmen überein, also {result}.',
    cell: 'Jeder Wert von {cell} führt zum selben Ergebnis. {chains:. Oder }. Also {result}.',
    region: 'Jeder Platz von {value} in {house:dative} führt zum selben Ergebnis. {chains:. Oder }. Also {result}.',
  },
  fr: {
    cycle: 'Une boucle qui vaut dans les deux sens : {chain}. De deux candidats voisins, l’un est vrai, donc {result}.',
    chain: '{chain}. L’hypothèse mène à son contraire, donc {result}.',
    contradiction: '{chain} ; mais aussi {other}. L’hypothèse mène à une contradiction, donc {result}.',
    double:
      'Que {cell} vaille {value} ou non, le résultat est le même. Si oui : {chain}. Si non : {other}. Les deux voies concordent, donc {result}.',
    cell: 'Chaque valeur de {cell} mène au même résultat. {chains:. Ou }. Donc {result}.',
    region: 'Chaque place de {value} dans {house} mène au même résultat. {chains:. Ou }. Donc {result}.',
  },
};

const chainParts: PartsOf = ({ chains: all, values }, names) => {
  const chains = all!.map((chain) => chainOf(chain, names));
  const first = all![0]![0]!;
  const [chain, other = chain] = chains;
  return { chains, chain: chain!, other: other!, cell: names.cell(first.cell), value: names.value(values[0] ?? first.value) };
};

function* asDeductions(hint: ChainHint | undefined, id: string, board: Board): Generator<Deduction> {
  if (hint) yield toDeduction(hint, id, board);
}

type Named = Pick<TechniqueWords, 'name' | 'summary'>;
type ChainParts = Pick<Technique, 'id' | 'rank' | 'ratings' | 'aliases' | 'trial'> & {
  readonly ratingRank: number;
  readonly words: Words<Named>;
};

function chains(parts: ChainParts, best: (board: Board) => ChainHint | undefined): Technique {
  const { en, de, fr } = parts.words;
  return {
    ...parts,
    words: { en: { ...en, why: WHY.en }, de: { ...de, why: WHY.de }, fr: { ...fr, why: WHY.fr } },
    *find(board) {
      yield* asDeductions(best(board), parts.id, board);
    },
    parts: chainParts,
  };
}

export const forcingChains = chains(
  {
    id: 'forcing-chain',
    words: {
      en: {
        name: 'Forcing chain or cycle',
        summary: 'One line of implications that leads an assumption to its opposite, or back to itself.',
      },
      de: {
        name: 'Zwangskette oder Zyklus',
        summary: 'Eine Linie von Folgerungen, die eine Annahme zu ihrem Gegenteil oder zu sich selbst führt.',
      },
      fr: { name: 'Chaîne forcée ou cycle', summary: 'Une suite d’implications qui mène une hypothèse à son contraire ou à elle-même.' },
    },
    aliases: [
      'X-cycle',
      'X-chain',
      'Y-cycle',
      'XY-chain',
      'turbot fish',
      'nice loop',
      'alternating inference chain',
      'bidirectional cycle',
    ],
    rank: 300,
    ratingRank: 300,
    ratings: [6.5, 7.5],
    trial: 'with-rules',
  },
  (board) => UnarySearch.best(board),
);

export const nishio = chains(
  {
    id: 'nishio',
    words: {
      en: {
        name: 'Nishio forcing chains',
        summary: 'A candidate whose consequences inside its own value contradict each other is eliminated.',
      },
      de: { name: 'Nishio-Ketten', summary: 'Ein Kandidat, dessen Folgen für seinen eigenen Wert einander widersprechen, entfällt.' },
      fr: { name: 'Chaînes de Nishio', summary: 'Un candidat dont les suites pour sa propre valeur se contredisent est éliminé.' },
    },
    aliases: ['Nishio'],
    rank: 320,
    ratingRank: 320,
    ratings: [7.5, 8.5],
    trial: true,
  },
  (board) => ForcingSearch.best(board, NISHIO),
);

export const multipleChains = chains(
  {
    id: 'multiple-forcing-chains',
    words: {
      en: {
        name: 'Multiple forcing chains',
        summary: 'What follows from every candidate of a cell, or from every cell for a value in a house, holds.',
      },
      de: {
        name: 'Mehrfache Zwangsketten',
        summary: 'Was aus jedem Kandidaten eines Feldes oder jedem Platz eines Wertes in einem Haus folgt, gilt.',
      },
      fr: {
        name: 'Chaînes forcées multiples',
        summary: 'Ce qui suit de chaque candidat d’une case, ou de chaque place d’une valeur dans une zone, est vrai.',
      },
    },
    aliases: ['cell forcing chains', 'region forcing chains'],
    rank: 330,
    ratingRank: 330,
    ratings: [8.0, 9.0],
    trial: 'with-rules',
  },
  (board) => ForcingSearch.best(board, MULTIPLE),
);

export const dynamicChains = chains(
  {
    id: 'dynamic-forcing-chains',
    words: {
      en: { name: 'Dynamic forcing chains', summary: 'Forcing chains whose links may rest on several earlier ones.' },
      de: { name: 'Dynamische Zwangsketten', summary: 'Zwangsketten, deren Glieder auf mehreren früheren beruhen dürfen.' },
      fr: {
        name: 'Chaînes forcées dynamiques',
        summary: 'Des chaînes forcées dont les maillons peuvent reposer sur plusieurs précédents.',
      },
    },
    rank: 340,
    ratingRank: 340,
    ratings: [8.5, 9.5],
    trial: true,
  },
  (board) => ForcingSearch.best(board, forcing(0)),
);

export const dynamicChainsPlus = chains(
  {
    id: 'dynamic-forcing-chains-plus',
    words: {
      en: { name: 'Dynamic forcing chains (+)', summary: 'Dynamic forcing chains with locked candidates, pairs and X-Wings inside.' },
      de: { name: 'Dynamische Zwangsketten (+)', summary: 'Dynamische Zwangsketten mit Pointing, Claiming, Paaren und X-Wings darin.' },
      fr: {
        name: 'Chaînes forcées dynamiques (+)',
        summary: 'Des chaînes forcées dynamiques avec candidats verrouillés, paires et X-Wings à l’intérieur.',
      },
    },
    rank: 350,
    ratingRank: 350,
    ratings: [9.0, 10.0],
    trial: true,
  },
  (board) => ForcingSearch.best(board, forcing(1)),
);

export const nestedChains = chains(
  {
    id: 'nested-forcing-chains',
    words: {
      en: { name: 'Nested forcing chains', summary: 'Dynamic forcing chains with forcing chains inside, up to two levels deep.' },
      de: { name: 'Verschachtelte Zwangsketten', summary: 'Dynamische Zwangsketten mit Zwangsketten darin, bis zu zwei Ebenen tief.' },
      fr: {
        name: 'Chaînes forcées imbriquées',
        summary: 'Des chaînes forcées dynamiques avec des chaînes forcées à l’intérieur, sur deux niveaux au plus.',
      },
    },
    rank: 360,
    ratingRank: 360,
    ratings: [9.5, 12.0],
    trial: true,
  },
  (board) => {
    for (const level of [2, 3, 4, 5]) {
      const hint = ForcingSearch.best(board, forcing(level));
      if (hint) return hint;
    }
    return undefined;
  },
);

const simple: NestedSearch = {
  technique: forcingChains,
  all(now, effort) {
    for (let cell = 0; cell < now.counts.length; cell++) effort.left -= 40 * now.counts[cell]!;
    return UnarySearch.all(now);
  },
};
const nestedIn = (technique: Technique, settings: () => ForcingSettings): NestedSearch => ({
  technique,
  all: (now, effort) => ForcingSearch.all(now, settings(), effort),
});
const multiple = nestedIn(multipleChains, () => MULTIPLE);
const dynamic = nestedIn(dynamicChains, () => forcing(0));

/** The searches inside chains of each level. */
const NESTED: Readonly<Record<number, readonly NestedSearch[]>> = {
  2: [simple],
  3: [simple, multiple],
  4: [dynamic],
  5: [dynamic, nestedIn(nestedChains, () => forcing(2))],
};
