import { said, type Words } from '#core';
import { AlternatingSearch } from './alternating.ts';
import type { Board } from './board.ts';
import { type Fact, factsOf, type Web } from './ruled/facts.ts';
import { MOST_VALUES } from './ruled/net.ts';
import { each, excludedByBoth } from './ruled/strike.ts';
import { type Stated, statement, statementByRule } from './stated.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/** Longer chains are not looked for: a reader would not follow them. */
const MOST_FACTS = 12;

/**
 * Chain over rules: an alternating chain whose links are facts about rules, that a cage has a 6 or that it has none, beside candidates and places of a value.
 *
 * A fact is true with all that follows from it by one rule or one group. Two facts exclude each other when together they leave a cell nothing, or a
 * value no place in a house. One of two facts holds where a cell has two candidates, where a house has a value at two (groups of) places, where a rule or
 * an almost locked set has a value or has it not, and where a rule that lacks the one is bound to have the other. If the first fact of
 * a chain is false the last is true, so one of both holds, and what both exclude falls: two cages of 14 that meet in a row are 59 and 68 or the other way round,
 * though neither is known. The shortest chain is given. No fact is assumed to be true and followed to a contradiction, so it is no trial.
 */
export const ruleChain: Technique = {
  id: 'rule-chain',
  words: {
    en: {
      name: 'Chain over rules',
      summary: 'A chain in which what a rule may have or lack is a link; what both its ends exclude is eliminated.',
      why: 'If {first}, then {rest:, so }. {either}, so {result}.',
    },
    de: {
      name: 'Kette über Regeln',
      summary: 'Eine Kette, in der auch zählt, was eine Regel haben oder nicht haben kann; was beide Enden ausschließen, entfällt.',
      why: 'Wenn {first}, dann {rest:, also }. {either}, also {result}.',
    },
    fr: {
      name: 'Chaîne à travers des règles',
      summary: 'Une chaîne où compte aussi ce qu’une règle peut avoir ou non ; ce que ses deux extrémités excluent est éliminé.',
      why: 'Si {first}, alors {rest:, donc }. {either}, donc {result}.',
    },
  },
  aliases: ['AIC with rules', 'combination chain', 'almost locked cages'],
  rank: 306,
  ratings: [8.1, 8.8],
  // Its links exclude each other by what they leave anywhere.
  restsOnAll: true,
  refuses: ({ constraints, size }) => constraints.rules.length === 0 || size > MOST_VALUES,

  *find(board) {
    const web = factsOf(board);
    const search = new AlternatingSearch(web.facts.length, {
      ifFalse: (fact) => web.otherwise[fact]!,
      ifTrue: (fact) => web.excludes(fact),
    });
    let best: Found | undefined;
    for (let start = 0; start < web.facts.length; start++) {
      board.pulse();
      const below: number = best?.path.length ?? MOST_FACTS + 1;
      best = search.from(start, below, (last, path) => chainBetween(board, web, [start, last], path)) ?? best;
    }
    if (best) yield asDeduction(best);
  },
  parts(deduction, names) {
    const stated = statedIn(deduction);
    const [first, ...rest] = stated.map((one) => statementByRule(one, names));
    const start = statement({ ...stated[0]!, on: !stated[0]!.on }, names);
    const end = statement(stated.at(-1)!, names);
    return { first: first!, rest, either: deduction.form!.startsWith('one') ? said(IN_ANY_CASE, { end }) : said(EITHER, { start, end }) };
  },
};

interface Found {
  readonly path: readonly Fact[];
  readonly remove: readonly Candidate[];
}

const EITHER: Words<string> = { en: 'Either {start} or {end}', de: 'Entweder {start} oder {end}', fr: 'Soit {start}, soit {end}' };
const IN_ANY_CASE: Words<string> = { en: 'In any case {end}', de: 'In jedem Fall {end}', fr: 'En tout cas {end}' };

/** The chain between two facts, where both of them exclude something. */
function chainBetween(board: Board, { facts }: Web, [start, last]: readonly [number, number], pathOf: () => number[]): Found | undefined {
  const remove = excludedByBoth(board, facts[start]!.masks, facts[last]!.masks);
  return remove.length > 0 ? { path: pathOf().map((i) => facts[i]!), remove } : undefined;
}

function asDeduction({ path, remove }: Found): Deduction {
  const stated = statementsOf(path);
  const rules = [...new Set(path.flatMap((fact) => fact.rules))];
  return {
    technique: 'rule-chain',
    name: 'Chain over Rules',
    rating: Math.min(8.8, 8.1 + 0.1 * Math.max(0, path.length - 4)),
    place: [],
    remove,
    cells: stated.flatMap(({ cells }) => cells),
    values: stated.map(({ value }) => value),
    houses: [...new Set(path.flatMap(({ houses }) => houses))],
    candidates: each(stated.flatMap(({ cells, value }) => cells.map((cell) => ({ cell, value })))),
    chains: [
      stated.map(({ cells, value, on, rule }, i) => ({
        cell: cells[0]!,
        value,
        on,
        from: i === 0 ? [] : [i - 1],
        ...(rule === undefined ? {} : { rule }),
      })),
    ],
    ...(rules.length === 0 ? {} : { rules }),
    form: `${path[0] === path.at(-1) ? 'one' : 'two'} ${stated.map(({ cells }) => cells.length).join()}`,
  };
}

/** What a chain says, link by link. That a rule does not have a value and that it lacks it is said once, with the rule. */
function statementsOf(path: readonly Fact[]): Stated[] {
  const stated: Stated[] = [];
  path.forEach(({ value, cells, has, rules: [rule] }, i) => {
    const one: Stated = { value, cells, on: has === (i % 2 === 1), rule };
    const last = stated.at(-1);
    const isSame = last && last.value === value && last.on === one.on && last.cells.join() === cells.join();
    if (isSame) stated[stated.length - 1] = { ...one, rule: rule ?? last.rule };
    else stated.push(one);
  });
  return stated;
}

/** The same again, from a deduction. */
function statedIn({ cells, chains, form }: Deduction): Stated[] {
  const sizes = form!.split(' ')[1]!.split(',').map(Number);
  let at = 0;
  return sizes.map((size, i): Stated => {
    const { value, on, rule } = chains![0]![i]!;
    at += size;
    return { value, on, rule, cells: cells.slice(at - size, at) };
  });
}
