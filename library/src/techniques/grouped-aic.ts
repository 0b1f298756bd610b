import { type Cell, type Said, said, type Value, type Words } from '#core';
import type { Board } from './board.ts';
import type { Candidate, Deduction, Names, Technique } from './technique.ts';
import { stateOf } from './words.ts';

/** One candidate, or the candidates of one value in two or three cells that a box and a line share. */
interface Node {
  readonly value: Value;
  readonly cells: readonly Cell[];
}

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
 */
export const groupedAic: Technique = {
  id: 'grouped-aic',
  words: {
    en: {
      name: 'Grouped AIC',
      summary: 'A chain in which places of a value at the crossing of a box and a line act as one; what sees both its ends is eliminated.',
      why: 'If {first}, then {rest:, so }. Either the first or the last of these holds the value, so {result}.',
    },
    de: {
      name: 'Gruppierte AIC',
      summary: 'Eine Kette, in der Plätze eines Wertes am Schnitt von Block und Linie als einer zählen; was beide Enden sieht, entfällt.',
      why: 'Wenn {first}, dann {rest:, also }. Entweder am Anfang oder am Ende der Kette steht der Wert, also {result}.',
    },
    fr: {
      name: 'AIC groupée',
      summary:
        'Une chaîne où des places d’une valeur au croisement d’un bloc et d’une ligne comptent pour une ; ce qui voit ses deux extrémités est éliminé.',
      why: 'Si {first}, alors {rest:, donc }. La valeur est soit au début, soit à la fin de la chaîne, donc {result}.',
    },
  },
  aliases: ['grouped nice loop', 'AIC with groups'],
  rank: 305,
  ratings: [7.2, 8.0],
  *find(board) {
    const nodes = nodesOf(board);
    if (nodes.length > MOST_NODES) return;
    const links = [strongOf(board, nodes), weakOf(board, nodes)] as const;
    const spread = makeSpread(2 * nodes.length);
    let best: { readonly path: readonly number[]; readonly remove: readonly Candidate[] } | undefined;
    for (let start = 0; start < nodes.length; start++) {
      board.pulse();
      const found = search(board, nodes, links, spread, start, best?.path.length ?? Number.POSITIVE_INFINITY);
      if (found) best = found;
    }
    if (best)
      yield asDeduction(
        best.path.map((i) => nodes[i]!),
        best.remove,
      );
  },
  parts(deduction, names) {
    const [first, ...rest] = linksOf(deduction).map((node, i) => nodeState(node, i % 2 === 1, names));
    return { first: first!, rest };
  },
};

function nodeState({ cells, value }: Node, on: boolean, names: Names): Said {
  if (cells.length === 1) return stateOf({ cell: cells[0]!, value, on }, names);
  return said(on ? ONE_OF : NONE_OF, { cells: names.cells(cells), value: names.value(value) });
}

const ONE_OF: Words<string> = { en: 'one of {cells} is {value}', de: 'eines von {cells} = {value}', fr: 'l’une de {cells} = {value}' };
const NONE_OF: Words<string> = { en: 'none of {cells} is {value}', de: 'keines von {cells} = {value}', fr: 'aucune de {cells} = {value}' };

/** All candidates, then the groups of places that a crossing holds. */
function nodesOf(board: Board): Node[] {
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
        if (cells.length < 2 || cells.length > 3 || seen.has(key)) continue;
        seen.add(key);
        nodes.push({ value, cells });
      }
    }
  }
  return nodes;
}

/** For each node those that are true when it is false. */
function strongOf(board: Board, nodes: readonly Node[]): number[][] {
  const { tables, size, counts } = board;
  const links: number[][] = nodes.map(() => []);
  const at = new Map(nodes.map((node, i) => [`${node.value} ${node.cells.join()}`, i]));
  const link = (a: number, b: number): void => void (links[a]!.includes(b) || links[a]!.push(b));
  nodes.forEach(({ value, cells }, i) => {
    const [cell] = cells;
    if (cells.length === 1 && counts[cell!] === 2)
      link(i, at.get(`${board.candidatesOf(cell!).find((other) => other !== value)} ${cell}`)!);
    for (const house of tables.groupsOf[cell!]!) {
      if (!tables.isHouse[house] || !cells.every((other) => tables.groupsOf[other]!.includes(house))) continue;
      const count = board.placeCounts[house * size + value - 1]! - cells.length;
      if (count < 1 || count > 3) continue;
      const rest = board.placesFor(house, value).filter((other) => !cells.includes(other));
      const other = at.get(`${value} ${rest.join()}`);
      if (other !== undefined) link(i, other);
    }
  });
  return links;
}

/** For each node those that are false when it is true. */
function weakOf({ tables, pulse }: Board, nodes: readonly Node[]): number[][] {
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
    return [...(cells.length === 1 ? byCell.get(cells[0]!)!.filter((j) => j !== i) : []), ...apart];
  });
}

/** A search in breadth over states, 2 * node for false and one more for true; a mark of the start says which are of this search. */
interface Spread {
  readonly before: Int32Array;
  readonly length: Int32Array;
  readonly reached: Int32Array;
  readonly queue: Int32Array;
}

function makeSpread(states: number): Spread {
  const reached = new Int32Array(states).fill(-1);
  return { before: new Int32Array(states), length: new Int32Array(states), reached, queue: new Int32Array(states) };
}

/** The shortest chain from a node being false that has a group in it and removes something, if shorter than `below` nodes. */
function search(
  board: Board,
  nodes: readonly Node[],
  [strong, weak]: readonly [strong: readonly number[][], weak: readonly number[][]],
  { before, length, reached, queue }: Spread,
  start: number,
  below: number,
) {
  const { value } = nodes[start]!;
  before[2 * start] = -1;
  length[2 * start] = 1;
  reached[2 * start] = start;
  queue[0] = 2 * start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const state = queue[head]!;
    const isOn = (state & 1) === 1;
    if (length[state]! + 1 >= below) return undefined;
    for (const next of (isOn ? weak : strong)[state >> 1]!) {
      const to = 2 * next + (isOn ? 0 : 1);
      if (reached[to] === start) continue;
      reached[to] = start;
      before[to] = state;
      length[to] = length[state]! + 1;
      queue[tail++] = to;
      if (isOn || next === start || nodes[next]!.value !== value) continue;
      const path: number[] = [];
      for (let at = to; at !== -1; at = before[at]!) path.unshift(at >> 1);
      if (!path.some((i) => nodes[i]!.cells.length > 1)) continue;
      const remove = victims(board, nodes[start]!, nodes[next]!);
      if (remove.length > 0) return { path, remove };
    }
  }
  return undefined;
}

function victims(board: Board, first: Node, last: Node): Candidate[] {
  const ends = [...first.cells, ...last.cells];
  return [...board.tables.peersOf[ends[0]!]!]
    .filter((cell) => board.has(cell, first.value) && ends.every((end) => end !== cell && board.tables.sees(end, cell)))
    .map((cell) => ({ cell, value: first.value }));
}

function asDeduction(path: readonly Node[], remove: readonly Candidate[]): Deduction {
  return {
    technique: 'grouped-aic',
    name: 'Grouped AIC',
    rating: Math.min(8, 7.2 + 0.1 * Math.max(0, path.length - 6)),
    place: [],
    remove,
    cells: path.flatMap(({ cells }) => cells),
    values: path.map(({ value }) => value),
    houses: [],
    candidates: path.flatMap(({ cells, value }) => cells.map((cell) => ({ cell, value }))),
    chains: [path.map(({ cells, value }, i) => ({ cell: cells[0]!, value, on: i % 2 === 1, from: i === 0 ? [] : [i - 1] }))],
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
