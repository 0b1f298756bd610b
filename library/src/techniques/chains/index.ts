import type { Board } from '../board.ts';
import type { Deduction, Technique } from '../technique.ts';
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

const simple: NestedSearch = (now, effort) => {
  for (let cell = 0; cell < now.counts.length; cell++) effort.left -= 40 * now.counts[cell]!;
  return UnarySearch.all(now);
};
const multiple: NestedSearch = (now, effort) => ForcingSearch.all(now, MULTIPLE, effort);
const dynamic: NestedSearch = (now, effort) => ForcingSearch.all(now, forcing(0), effort);

/** The searches inside chains of each level. */
const NESTED: Readonly<Record<number, readonly NestedSearch[]>> = {
  2: [simple],
  3: [simple, multiple],
  4: [dynamic],
  5: [dynamic, (now, effort) => ForcingSearch.all(now, forcing(2), effort)],
};

const describe: Technique['describe'] = (deduction, words) => {
  const chains = deduction.chains!.map(words.chain);
  const result = words.result(deduction);
  const first = deduction.chains![0]![0]!;
  switch (deduction.form) {
    case 'cycle':
      return `A loop that holds in both directions: ${chains[0]}. Every pair of neighbours in it has one true candidate, ${result}.`;
    case 'chain':
      return `${chains[0]}. The assumption leads to its opposite, ${result}.`;
    case 'contradiction':
      return `${chains[0]}; but also ${chains[1]}. The assumption leads to a contradiction, ${result}.`;
    case 'double':
      return `Whether ${words.cell(first.cell)} is ${words.value(first.value)} or not comes to the same. If it is: ${chains[0]}. If not: ${chains[1]}. Both ways agree, ${result}.`;
    case 'cell':
      return `Every value of ${words.cell(first.cell)} leads to the same. ${chains.join('. Or ')}. ${capital(result)}.`;
    default:
      return `Every place of ${words.value(deduction.values[0]!)} in ${words.house(deduction.houses[0]!)} leads to the same. ${chains.join('. Or ')}. ${capital(result)}.`;
  }
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function* asDeductions(hint: ChainHint | undefined, id: string, board: Board): Generator<Deduction> {
  if (hint) yield toDeduction(hint, id, board);
}

type ChainParts = Pick<Technique, 'id' | 'name' | 'summary' | 'rank' | 'ratings'> & Partial<Technique> & { readonly ratingRank: number };

function chains(parts: ChainParts, best: (board: Board) => ChainHint | undefined): Technique {
  return {
    ...parts,
    *find(board) {
      yield* asDeductions(best(board), parts.id, board);
    },
    describe,
  };
}

export const forcingChains = chains(
  {
    id: 'forcing-chain',
    name: 'Forcing chain or cycle',
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
    summary: 'One line of implications that leads an assumption to its opposite, or back to itself.',
    rank: 300,
    ratingRank: 300,
    ratings: [6.5, 7.5],
  },
  (board) => UnarySearch.best(board),
);

export const nishio = chains(
  {
    id: 'nishio',
    name: 'Nishio forcing chains',
    aliases: ['Nishio'],
    summary: 'A candidate whose consequences inside its own value contradict each other falls.',
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
    name: 'Multiple forcing chains',
    aliases: ['cell forcing chains', 'region forcing chains'],
    summary: 'What follows from every candidate of a cell, or from every place of a value in a house, holds.',
    rank: 330,
    ratingRank: 330,
    ratings: [8.0, 9.0],
  },
  (board) => ForcingSearch.best(board, MULTIPLE),
);

export const dynamicChains = chains(
  {
    id: 'dynamic-forcing-chains',
    name: 'Dynamic forcing chains',
    summary: 'Forcing chains whose links may rest on several earlier ones.',
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
    name: 'Dynamic forcing chains (+)',
    summary: 'Dynamic forcing chains with locked candidates, pairs and X-Wings inside.',
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
    name: 'Nested forcing chains',
    summary: 'Dynamic forcing chains with forcing chains inside, up to two levels deep.',
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
