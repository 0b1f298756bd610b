import type { Cell, Value } from '#core';
import { AlternatingSearch } from './alternating.ts';
import type { Board } from './board.ts';
import { blamed, type Exclusion, exclusionsOf } from './ruled/exclusions.ts';
import { eitherLinks } from './ruled/links.ts';
import { neededIn } from './ruled/needed.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { excludedByBoth } from './ruled/strike.ts';
import type { RuleUnit } from './ruled/units.ts';
import { statement, statementByRule } from './stated.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/** One candidate, or the candidates of one value in two or three cells that a box and a line share. */
interface Node {
  readonly value: Value;
  readonly cells: readonly Cell[];
}

/** How many places act as one at most: a box and a line share three. */
const MOST_PLACES = 3;
/** The same for the places that a rule has in a house. */
const MOST_PLACES_OF_RULE = 6;
/** What each candidate excludes by rules; undefined on a board without any. */
type Exclusions = ReadonlyMap<number, Exclusion> | undefined;

/** Boards with more nodes than this are not searched: the links between them would take too long to lay. */
const MOST_NODES = 1500;

/**
 * Grouped alternating inference chain: a chain in which several places of a value, at the crossing of a box and a line, may act
 * as one. If the first link is false the last is true, so one of the two holds, and what sees all of both loses the value.
 *
 * A group of places is true where one of them has the value and false where none has. A house whose places are two nodes has one
 * of them true; a true node makes every node false all of whose places see all of its own; a cell of two candidates passes
 * from one to the other. Chains without groups are forcing chains and are left to those. The shortest is given; both ends
 * have the same value. Costs a search from every node.
 *
 * With rules a candidate also makes false whatever one rule, or one sum found by the rule of 45, does not allow beside it, and a rule that
 * demands one of two candidates passes from one to the other. Then chains need no group, and both ends may be of different values: what both
 * of them exclude falls.
 */
export const groupedAic: Technique = {
  id: 'grouped-aic',
  words: {
    en: {
      name: 'Grouped AIC',
      summary:
        'A chain in which the cells for a value at the crossing of a box and a line act as one; what sees both its ends is eliminated.',
      why: 'If {first}, then {rest:, so }. Either {start} or {end}, so {result}.',
    },
    de: {
      name: 'Gruppierte AIC',
      summary: 'Eine Kette, in der Plätze eines Wertes am Schnitt von Block und Linie als einer zählen; was beide Enden sieht, entfällt.',
      why: 'Wenn {first}, dann {rest:, also }. Entweder {start} oder {end}, also {result}.',
    },
    fr: {
      name: 'AIC groupée',
      summary:
        'Une chaîne où des places d’une valeur au croisement d’un bloc et d’une ligne comptent pour une ; ce qui voit ses deux extrémités est éliminé.',
      why: 'Si {first}, alors {rest:, donc }. Soit {start}, soit {end}, donc {result}.',
    },
  },
  aliases: ['grouped nice loop', 'AIC with groups'],
  rank: 305,
  ratings: [7.2, 8.0],
  *find(board) {
    const rules = refusesWithoutRules(board.geometry) ? undefined : exclusionsOf(board);
    const halves = rules ? halvesOf(board) : [];
    const nodes = nodesOf(board, halves);
    if (nodes.length > MOST_NODES) return;
    const strong = strongOf(board, nodes, halves);
    const weak = weakOf(board, nodes, rules);
    const search = new AlternatingSearch(nodes.length, { ifFalse: (node) => strong[node]!, ifTrue: (node) => weak[node]! });
    let best: { readonly path: readonly number[]; readonly remove: readonly Candidate[] } | undefined;
    for (let start = 0; start < nodes.length; start++) {
      board.pulse();
      const below: number = best?.path.length ?? Number.POSITIVE_INFINITY;
      best = search.from(start, below, (last, path) => chainBetween(board, nodes, rules, [start, last], path)) ?? best;
    }
    if (!best) return;
    const path = best.path.map((i) => nodes[i]!);
    yield rules
      ? asDeduction(
          path,
          best.remove,
          path.map((_, i) => ruleBetween(board, rules, halves, path, i)),
          unitsOfChain(board, rules, path, best.remove),
        )
      : asDeduction(path, best.remove, [], []);
  },
  parts(deduction, names) {
    const nodes = linksOf(deduction);
    const [first, ...rest] = nodes.map((node, i) =>
      statementByRule({ ...node, on: i % 2 === 1, rule: deduction.chains![0]![i]!.rule }, names),
    );
    const isTrue = (node: Node) => statement({ ...node, on: true }, names);
    return { first: first!, rest, start: isTrue(nodes[0]!), end: isTrue(nodes.at(-1)!) };
  },
};

/** The places of a value that a rule cannot do without, cut in two by a house: what is inside and what is not. */
interface Halves {
  readonly value: Value;
  readonly halves: readonly [readonly Cell[], readonly Cell[]];
  readonly rule: number;
}

function halvesOf(board: Board): Halves[] {
  const { tables } = board;
  const found = new Map<string, Halves>();
  for (const { part, value, places } of neededIn(board, (cells) => cells.length <= 2 * MOST_PLACES_OF_RULE)) {
    for (const house of new Set(places.flatMap((cell) => [...tables.groupsOf[cell]!]))) {
      const inside = places.filter((cell) => tables.groupsOf[cell]!.includes(house));
      const outside = places.filter((cell) => !inside.includes(cell));
      if (outside.length === 0 || inside.length > MOST_PLACES_OF_RULE || outside.length > MOST_PLACES_OF_RULE) continue;
      found.set(`${part.rule} ${value} ${inside.join()}`, { value, halves: [inside, outside], rule: part.rule });
    }
  }
  return [...found.values()];
}

/** All candidates, then the groups of places that a crossing holds, then those of rules. */
function nodesOf(board: Board, halves: readonly Halves[]): Node[] {
  const { tables, size } = board;
  const nodes: Node[] = [];
  for (let cell = 0; cell < tables.cellCount; cell++) for (const value of board.candidatesOf(cell)) nodes.push({ value, cells: [cell] });
  const seen = new Set<string>();
  for (const pass of tables.passes) {
    if (!pass.pointing) continue;
    for (const { base, cover } of pass.crossings) {
      board.pulse();
      for (let value = 1; value <= size; value++) {
        const cells = board.placesFor(base, value).filter((cell) => tables.groupsOf[cell]!.includes(cover));
        const key = `${value} ${cells.join()}`;
        if (cells.length < 2 || cells.length > MOST_PLACES || seen.has(key)) continue;
        seen.add(key);
        nodes.push({ value, cells });
      }
    }
  }
  const add = (value: Value, cells: readonly Cell[]): void => {
    const key = `${value} ${cells.join()}`;
    if (cells.length < 2 || cells.length > MOST_PLACES_OF_RULE || seen.has(key)) return;
    seen.add(key);
    nodes.push({ value, cells });
  };
  for (const { value, halves: both } of halves) {
    for (const cells of both) {
      add(value, cells);
      // The rest of a house is where the value goes when it is in none of these.
      for (const house of tables.groupsOf[cells[0]!]!)
        if (tables.isHouse[house] === 1 && cells.every((cell) => tables.groupsOf[cell]!.includes(house)))
          add(
            value,
            board.placesFor(house, value).filter((cell) => !cells.includes(cell)),
          );
    }
  }
  return nodes;
}

/** For each node those that are true when it is false. */
function strongOf(board: Board, nodes: readonly Node[], halves: readonly Halves[]): number[][] {
  const { tables, size, counts } = board;
  const links: number[][] = nodes.map(() => []);
  const at = new Map(nodes.map((node, i) => [`${node.value} ${node.cells.join()}`, i]));
  const link = (a: number, b: number): void => void (links[a]!.includes(b) || links[a]!.push(b));
  for (const { candidates } of eitherLinks(board)) {
    const [a, b] = candidates.map((one) => at.get(`${(one % size) + 1} ${Math.trunc(one / size)}`)!) as [number, number];
    link(a, b);
    link(b, a);
  }
  for (const { value, halves: both } of halves) {
    const [a, b] = both.map((cells) => at.get(`${value} ${cells.join()}`)!) as [number, number];
    link(a, b);
    link(b, a);
  }
  nodes.forEach(({ value, cells }, i) => {
    const [cell] = cells;
    if (cells.length === 1 && counts[cell!] === 2)
      link(i, at.get(`${board.candidatesOf(cell!).find((other) => other !== value)} ${cell}`)!);
    for (const house of tables.groupsOf[cell!]!) {
      if (!tables.isHouse[house] || !cells.every((other) => tables.groupsOf[other]!.includes(house))) continue;
      const count = board.placeCounts[house * size + value - 1]! - cells.length;
      if (count < 1 || count > (halves.length > 0 ? MOST_PLACES_OF_RULE : MOST_PLACES)) continue;
      const rest = board.placesFor(house, value).filter((other) => !cells.includes(other));
      const other = at.get(`${value} ${rest.join()}`);
      if (other !== undefined) link(i, other);
    }
  });
  return links;
}

/** For each node those that are false when it is true. */
function weakOf({ tables, pulse, size }: Board, nodes: readonly Node[], rules: Exclusions): number[][] {
  const byValue = new Map<Value, number[]>();
  const byCell = new Map<Cell, number[]>();
  nodes.forEach(({ value, cells }, i) => {
    byValue.set(value, [...(byValue.get(value) ?? []), i]);
    if (cells.length === 1) byCell.set(cells[0]!, [...(byCell.get(cells[0]!) ?? []), i]);
  });
  return nodes.map(({ value, cells }, i) => {
    pulse();
    const apart = byValue
      .get(value)!
      .filter((j) => j !== i && nodes[j]!.cells.every((other) => cells.every((cell) => cell !== other && tables.sees(cell, other))));
    const seen = [...(cells.length === 1 ? byCell.get(cells[0]!)!.filter((j) => j !== i) : []), ...apart];
    const masks = rules && besideNode({ value, cells }, rules, size);
    if (!masks) return seen;
    const excluded = nodes.flatMap((other, j) =>
      j !== i && other.cells.every((cell) => (masks[cell]! & (1 << (other.value - 1))) === 0) ? [j] : [],
    );
    return [...new Set([...seen, ...excluded])];
  });
}

/** What every cell may hold beside a node: what goes with one of its places. */
function besideNode({ value, cells }: Node, rules: ReadonlyMap<number, Exclusion>, size: number): Int32Array | undefined {
  const each = cells.flatMap((cell) => rules.get(cell * size + value - 1)?.masks ?? []);
  // A place that some rule forbids takes nothing away; its own table strikes it.
  if (each.length < cells.length) return undefined;
  return each.length === 1 ? each[0] : each[0]!.map((_, cell) => each.reduce((all, masks) => all | masks[cell]!, 0));
}

/** The rule by which a link of a chain follows from the one before; undefined where a group or a cell does it. */
function ruleBetween(
  board: Board,
  rules: ReadonlyMap<number, Exclusion>,
  halves: readonly Halves[],
  path: readonly Node[],
  i: number,
): number | undefined {
  const [from, to] = [path[i - 1], path[i]!];
  if (!from) return undefined;
  const { size, tables } = board;
  if (i % 2 === 0) {
    const lost = to.cells.map((cell) => ({ cell, value: to.value }));
    const excluding = from.cells.flatMap((cell) => rules.get(cell * size + from.value - 1) ?? []);
    return excluding.flatMap((one) => blamed(board, one, lost))[0]?.rules[0];
  }
  const isHalf = (cells: readonly Cell[], node: Node): boolean => cells.join() === node.cells.join();
  const isHouse = tables.groupsOf[from.cells[0]!]!.some(
    (house) => tables.isHouse[house] === 1 && [...from.cells, ...to.cells].every((cell) => tables.groupsOf[cell]!.includes(house)),
  );
  const needed = halves.find(
    ({ value, halves: [a, b] }) =>
      value === to.value && value === from.value && ((isHalf(a, from) && isHalf(b, to)) || (isHalf(b, from) && isHalf(a, to))),
  );
  if (needed && !isHouse) return needed.rule;
  const [a, b] = [from, to].map(({ cells, value }) => cells[0]! * size + value - 1);
  return eitherLinks(board).find(({ candidates }) => candidates.includes(a!) && candidates.includes(b!))?.rule;
}

/** The units by which a chain excludes something: from link to link, and what falls from both ends. */
function unitsOfChain(
  board: Board,
  rules: ReadonlyMap<number, Exclusion>,
  path: readonly Node[],
  remove: readonly Candidate[],
): RuleUnit[] {
  const by = ({ cells, value }: Node, lost: readonly Candidate[]): RuleUnit[] =>
    cells.flatMap((cell) => {
      const exclusion = rules.get(cell * board.size + value - 1);
      return exclusion ? blamed(board, exclusion, lost) : [];
    });
  const between = path.flatMap(({ cells, value }, i) =>
    i > 0 && i % 2 === 0
      ? by(
          path[i - 1]!,
          cells.map((cell) => ({ cell, value })),
        )
      : [],
  );
  return [...between, ...by(path[0]!, remove), ...by(path.at(-1)!, remove)];
}

/** The chain between two nodes, where it has a group in it (or rests on rules) and removes something. */
function chainBetween(
  board: Board,
  nodes: readonly Node[],
  rules: Exclusions,
  [start, last]: readonly [number, number],
  pathOf: () => number[],
): { readonly path: readonly number[]; readonly remove: readonly Candidate[] } | undefined {
  const [first, end] = [nodes[start]!, nodes[last]!];
  if (start === last || (!rules && end.value !== first.value)) return undefined;
  const path = pathOf();
  if (!rules && !path.some((i) => nodes[i]!.cells.length > 1)) return undefined;
  const remove = rules ? excludedByRules(board, rules, first, end) : victims(board, first, end);
  return remove.length > 0 ? { path, remove } : undefined;
}

function victims(board: Board, first: Node, last: Node): Candidate[] {
  const ends = [...first.cells, ...last.cells];
  return [...board.tables.peersOf[ends[0]!]!]
    .filter((cell) => board.has(cell, first.value) && ends.every((end) => end !== cell && board.tables.sees(end, cell)))
    .map((cell) => ({ cell, value: first.value }));
}

function excludedByRules(board: Board, rules: ReadonlyMap<number, Exclusion>, first: Node, last: Node): Candidate[] {
  const [a, b] = [first, last].map((node) => besideNode(node, rules, board.size));
  return a && b ? excludedByBoth(board, a, b) : [];
}

function asDeduction(
  path: readonly Node[],
  remove: readonly Candidate[],
  by: readonly (number | undefined)[],
  units: readonly RuleUnit[],
): Deduction {
  const rules = [...new Set([...by.filter((rule) => rule !== undefined), ...units.flatMap((unit) => unit.rules)])];
  return {
    technique: 'grouped-aic',
    name: 'Grouped AIC',
    rating: Math.min(8, 7.2 + 0.1 * Math.max(0, path.length - 6)),
    place: [],
    remove,
    cells: path.flatMap(({ cells }) => cells),
    values: path.map(({ value }) => value),
    houses: [...new Set(units.flatMap(({ houses }) => houses))],
    candidates: path.flatMap(({ cells, value }) => cells.map((cell) => ({ cell, value }))),
    chains: [
      path.map(({ cells, value }, i) => ({
        cell: cells[0]!,
        value,
        on: i % 2 === 1,
        from: i === 0 ? [] : [i - 1],
        ...(by[i] === undefined ? {} : { rule: by[i] }),
      })),
    ],
    ...(rules.length === 0 ? {} : { rules }),
    form: path.map(({ cells }) => cells.length).join(),
  };
}

/** The nodes of a deduction again. */
function linksOf({ cells, values, form }: Deduction): Node[] {
  let at = 0;
  return form!.split(',').map((size, i) => {
    at += Number(size);
    return { value: values[i]!, cells: cells.slice(at - Number(size), at) };
  });
}
