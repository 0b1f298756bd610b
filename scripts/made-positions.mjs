// Positions made for aligned exclusion, for scripts/positions.mjs. What these techniques do alone needs so many cells of few candidates around
// a row and a box that positions of random puzzles hardly ever have it: tens of thousands were searched. Here false candidates of a real puzzle
// are struck out until the pattern stands; the solution stays, so everything that follows from the position is true of the puzzle.

import { Candidates, makePuzzle } from '../library/dist/core/index.js';

/**
 * The puzzle with candidates struck out so that an aligned pair or triplet may stand in it, or undefined where this try does not fit.
 *
 * Two (three) cells share a row and a box. One value of the first is to fall: for every way to fill the others beside it, a cell that sees all
 * of them gets no other candidates than that way uses up.
 */
export function madePosition(puzzle, solution, candidatesOf, degree, random) {
  const { geometry } = puzzle;
  const crossing = crossings(geometry);
  const [row, box] = crossing[random(crossing.length)];
  const shared = shuffle(
    row.filter((cell) => box.includes(cell) && puzzle.givens[cell] === 0),
    random,
  );
  if (shared.length < degree) return undefined;
  const base = shared.slice(0, degree);
  const around = shuffle(
    [...new Set([...row, ...box])].filter((cell) => puzzle.givens[cell] === 0 && !base.includes(cell)),
    random,
  );
  const [target, ...others] = base;
  const falls = candidatesOf(target).filter((value) => value !== solution[target]);
  const value = falls[random(falls.length)];
  if (value === undefined) return undefined;
  const kept = new Map(others.map((cell) => [cell, someOf(candidatesOf(cell), solution[cell], degree === 2 ? 4 : 2 + random(2), random)]));
  const used = new Set();
  for (const way of waysOf(others.map((cell) => kept.get(cell)))) {
    const all = [value, ...way];
    if (new Set(all).size < all.length) continue;
    const isOut = [...used].some((cell) => kept.get(cell).every((one) => all.includes(one)));
    if (isOut) continue;
    const cell = around.find(
      (one) => !used.has(one) && all.includes(solution[one]) && fewOf(candidatesOf(one), all, solution[one]).length > 1,
    );
    if (cell === undefined) return undefined;
    used.add(cell);
    kept.set(cell, fewOf(candidatesOf(cell), all, solution[cell]));
  }
  const restrictions = Candidates.none(geometry.cellCount, geometry.size);
  for (let cell = 0; cell < geometry.cellCount; cell++)
    for (const one of puzzle.givens[cell] ? [puzzle.givens[cell]] : (kept.get(cell) ?? candidatesOf(cell))) restrictions.add(cell, one);
  return makePuzzle(puzzle.kind, puzzle.givens, { restrictions });
}

/** Two houses that share several cells and are not the same. */
function crossings({ groups }) {
  const houses = groups.filter(({ house }) => house).map(({ cells }) => [...cells]);
  return houses.flatMap((one) =>
    houses.flatMap((other) => {
      const shared = one.filter((cell) => other.includes(cell)).length;
      return shared > 1 && shared < one.length ? [[one, other]] : [];
    }),
  );
}

function waysOf([first, ...rest]) {
  if (first === undefined) return [[]];
  return first.flatMap((value) => waysOf(rest).map((way) => [value, ...way]));
}

const fewOf = (candidates, wanted, solution) => candidates.filter((value) => wanted.includes(value) || value === solution);
const someOf = (candidates, solution, count, random) => [
  solution,
  ...shuffle(
    candidates.filter((value) => value !== solution),
    random,
  ).slice(0, count - 1),
];

function shuffle(list, random) {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}
