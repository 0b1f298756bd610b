import { makeRandom } from '#core';
import { explainedStep } from '#operations';
import { packPuzzle } from '#session';
import { randomSymmetry, transformPuzzle } from '#symmetry';
import { hintOrder, techniques } from '#techniques';
import { workshop } from './asking.ts';
import { type Example, layOutPosition, positionsOf } from './examples.ts';

/** What a technique does to a position: what it places, what it removes. */
interface Move {
  readonly place: Example['step']['place'];
  readonly remove: Example['step']['remove'];
}

/** A position to find a step in, with every step of the technique that counts as an answer. */
export interface DrillTask extends Example {
  readonly moves: readonly Move[];
}

/** The techniques that can be drilled, from the easiest on: those that have positions and are seen, not tried out. */
export function drillable(_: object): readonly string[] {
  return hintOrder.filter(({ id, trial }) => !trial && positionsOf(id).length > 0).map(({ id }) => id);
}

/**
 * A task for a technique: one of the positions that are kept for it, turned, shuffled and relabelled by the seed, so that it is not recognized from the last
 * time. What counts is found again: whatever the technique finds there is right. Undefined where no position is kept.
 */
export function drill({ technique: id, seed }: { readonly technique: string; readonly seed: number }): DrillTask | undefined {
  const technique = techniques.find((known) => known.id === id);
  const kept = positionsOf(id).filter(({ kind }) => kind === undefined);
  if (!technique || kept.length === 0) return undefined;
  const random = makeRandom(seed);
  const before = layOutPosition(kept[random.below(kept.length)]!);
  const cells = randomSymmetry(before.geometry, random);
  const values = random.shuffle(Array.from({ length: before.geometry.size }, (_, i) => i + 1));
  const puzzle = transformPuzzle(before, { cells, values });
  const board = workshop.desk.lay(puzzle, true);
  const found = [...technique.find(board)].filter(({ place, remove }) => place.length + remove.length > 0);
  if (!found[0]) return undefined;
  const candidates = Array.from({ length: puzzle.geometry.cellCount }, (_, cell) => board.candidatesOf(cell));
  return {
    puzzle: packPuzzle(puzzle),
    candidates,
    step: explainedStep(puzzle, found[0]),
    moves: found.map(({ place, remove }) => ({ place, remove })),
  };
}
