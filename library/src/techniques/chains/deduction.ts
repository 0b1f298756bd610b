import type { Board } from '../board.ts';
import type { Candidate, Chain, Deduction, Link } from '../technique.ts';
import { ancestry, type ChainHint, type Implied, type LiteralNumber, ruleOfCause } from './hint.ts';

/** A hint of a chain search as a deduction, with its chains written out. */
export function toDeduction(hint: ChainHint, technique: string, { size }: Board): Deduction {
  const candidateOf = (index: number): Candidate => ({ cell: Math.trunc(index / size), value: (index % size) + 1 });
  const chains = hint.targets().map((target) => toChain(target, candidateOf));
  const links = chains.flat();
  const shown = new Map(links.map((link) => [`${link.cell} ${link.value}`, { cell: link.cell, value: link.value }]));
  const rules = [...new Set(links.flatMap(({ rule }) => rule ?? []))];
  const source = hint.source === undefined ? undefined : candidateOf(hint.source >> 1);
  return {
    technique,
    name: hint.name,
    rating: hint.rating,
    place: hint.placement < 0 ? [] : [candidateOf(hint.placement)],
    remove: hint.placement < 0 ? hint.removals.map(candidateOf) : [],
    cells: [...new Set(links.map(({ cell }) => cell))],
    values: source ? [source.value] : hint.house === undefined ? [] : [chains[0]![0]!.value],
    houses: hint.house === undefined ? [] : [hint.house],
    candidates: [...shown.values()],
    chains,
    ...(rules.length > 0 ? { rules } : {}),
    form: hint.kind,
  };
}

function toChain(target: Implied, candidateOf: (index: number) => Candidate): Chain {
  const order: Implied[] = [];
  const place = new Map<LiteralNumber, number>();
  const isCycle = ancestry(target).length > 1 && startOf(target).literal === target.literal;
  const write = (node: Implied, isEnd: boolean): void => {
    if (place.has(node.literal) && !isEnd) return;
    for (const parent of node.from) write(parent, false);
    if (place.has(node.literal) && !(isEnd && isCycle)) return;
    place.set(node.literal, order.length);
    order.push(node);
  };
  write(target, true);
  return order.map((node, i): Link => {
    const from = node.from.map(({ literal }) => order.findIndex((other, j) => j < i && other.literal === literal));
    return {
      ...candidateOf(node.literal >> 1),
      on: (node.literal & 1) === 1,
      from,
      ...(node.cause >= 0 ? { house: node.cause } : {}),
      ...(ruleOfCause(node.cause) === undefined ? {} : { rule: ruleOfCause(node.cause)! }),
      ...(node.by === undefined ? {} : { by: node.by }),
    };
  });
}

function startOf(node: Implied): Implied {
  let at = node;
  while (at.from.length > 0) at = at.from[0]!;
  return at;
}
