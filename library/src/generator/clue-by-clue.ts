import { type Cell, type Grid, type Kind, makePuzzle } from '#core';
import { type Desk, orderFor, solveByLogic } from '#techniques';
import { isIn } from './wishes.ts';

/** How clues are given one after the other. */
export interface ClueByClueSettings {
  /** Clues that come together, in the order in which they are tried. */
  readonly orbits: readonly (readonly Cell[])[];
  /** No step may be rated higher. */
  readonly most: number;
  readonly desk: Desk;
  readonly isCancelled?: (() => boolean) | undefined;
}

/** Open orbits that are compared before one is given. */
const COMPARED = 3;

/**
 * Clues that make a puzzle solvable by logic up to some rating: the logical solver goes as far as it can, and where it is stuck it is
 * given a clue, until the grid is full. One solution by logic is all that it costs, where digging costs one for each clue; and what
 * logic solves without the argument that there is one solution has only that one. Of a few open cells the one with the most candidates is
 * given, since it says most. Undefined where the orbits do not suffice.
 */
export function clueByClue(kind: Kind, solution: Grid, settings: ClueByClueSettings): Grid | undefined {
  const { most, desk, isCancelled } = settings;
  const givens = new Uint8Array(solution.length);
  const board = desk.lay(makePuzzle(kind, givens), false);
  board.tells = false;
  const range = { from: 0, to: most };
  const techniques = orderFor(kind.geometry, 'rating').filter(({ ratings: [least], needsUnique }) => isIn(range, least) && !needsUnique);
  let left = settings.orbits;
  for (;;) {
    const end = solveByLogic(board, {
      techniques,
      onStep: ({ rating }) => isIn(range, rating),
      ...(isCancelled ? { isCancelled } : {}),
    });
    if (end === 'solved') return givens;
    if (end !== 'stuck') return undefined;
    const open = left.filter((orbit) => orbit.some((cell) => board.values[cell] === 0));
    const candidates = (orbit: readonly Cell[]): number => orbit.reduce((all, cell) => all + board.counts[cell]!, 0);
    const next = open.slice(0, COMPARED).sort((a, b) => candidates(b) - candidates(a))[0];
    if (!next) return undefined;
    left = left.filter((orbit) => orbit !== next);
    for (const cell of next) {
      givens[cell] = solution[cell]!;
      if (board.values[cell] === 0) board.place(cell, solution[cell]!);
    }
  }
}
