import type { Candidate, Cell, Value } from '#core';

/** One link of a chain, as a deduction has it. */
interface PictureLink extends Candidate {
  readonly on: boolean;
  readonly from: readonly number[];
}

/**
 * What is drawn over a board to show an argument; a deduction is one. The shapes say what is what without colour: a ring is part of the
 * pattern, a cross is what falls, a double ring is what is placed, a full line leads to something true and a dashed one to something
 * false. Cells to look at are shaded, and lighter the rest of their houses.
 */
export interface Picture {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly cells: readonly Cell[];
  /** Indices of groups. */
  readonly houses: readonly number[];
  /** Rules whose cells are lit like those of houses. */
  readonly rules?: readonly number[];
  readonly candidates: readonly Candidate[];
  /** The combinations of values that remain for the first of the rules. */
  readonly combinations?: readonly (readonly Value[])[];
  readonly chains?: readonly (readonly PictureLink[])[];
}

/** A candidate as a text, by which it is found again. */
export function candidateKey({ cell, value }: Candidate): string {
  return `${cell}/${value}`;
}

/** Every link of every chain once. */
export function linksOf({ chains = [] }: Picture): { readonly from: Candidate; readonly to: Candidate; readonly on: boolean }[] {
  const links = new Map<string, { readonly from: Candidate; readonly to: Candidate; readonly on: boolean }>();
  for (const chain of chains)
    for (const to of chain)
      for (const from of to.from.map((i) => chain[i]).filter((other) => other !== undefined))
        links.set(`${candidateKey(from)} ${candidateKey(to)} ${to.on}`, { from, to, on: to.on });
  return [...links.values()];
}
