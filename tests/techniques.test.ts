import { describe, expect, test } from 'vitest';
import { type Grid, makePuzzle, makeRandom, type Puzzle } from '#core';
import {
  applyDeduction,
  type Board,
  type Deduction,
  Desk,
  hintOrder,
  isContradictory,
  ratingOrder,
  solveByLogic,
  techniques,
  wordsFor,
} from '#techniques';
import { template } from '../library/src/techniques/template.ts';
import { readKindsCorpus } from './corpus.ts';
import { emptyPuzzle, enumerate, randomPuzzle, smallSpecs } from './puzzles.ts';

/** A technique that yields more than this many deductions on one board is not asked for the rest. */
const MOST = 40;

/** Chains inside chains find nothing on boards without structure and take long about it. */
const light = hintOrder.filter(({ id }) => id !== 'nested-forcing-chains');

/** What is wrong with a deduction, given the solutions of the puzzle; undefined where nothing is. */
function faultOf({ place, remove, technique }: Deduction, board: Board, solutions: readonly Grid[]): string | undefined {
  if (place.length + remove.length === 0) return `${technique} does nothing`;
  for (const { cell, value } of [...place, ...remove])
    if (!board.has(cell, value)) return `${technique} names ${cell}=${value}, which is not on the board`;
  for (const solution of solutions) {
    for (const { cell, value } of place) if (solution[cell] !== value) return `${technique} places ${value} in ${cell} against a solution`;
    for (const { cell, value } of remove)
      if (solution[cell] === value) return `${technique} removes ${value} from ${cell} against a solution`;
  }
  return undefined;
}

function stateOf(board: Board): string {
  return [
    board.values,
    board.counts,
    board.low,
    board.high,
    board.placeCounts,
    board.placesLow,
    board.placesHigh,
    board.blanks,
    [board.open],
  ]
    .map((words) => Array.from(words as ArrayLike<number>).join())
    .join('|');
}

/** Walks a puzzle by logic and looks at every deduction of every technique on the way. */
function inspect(puzzle: Puzzle, solutions: readonly Grid[], unique: boolean, hardest = 9): string[] {
  const order = ratingOrder.filter(({ ratings }) => ratings[0] <= hardest);
  const board = new Desk().lay(puzzle, unique);
  const faults: string[] = [];
  const usable = techniques.filter((technique) => !technique.refuses?.(puzzle.geometry));
  let positions = 0;
  solveByLogic(board, {
    techniques: order,
    onStep(step) {
      // The first positions and the hard ones are looked at with every technique, the others only at what is applied.
      const all = positions++ < 2 || step.rating > 2 ? usable.filter(({ ratings }) => ratings[0] <= hardest) : [];
      const before = stateOf(board);
      for (const technique of all) {
        let count = 0;
        for (const deduction of technique.find(board)) {
          const fault = faultOf(deduction, board, solutions);
          if (fault) faults.push(fault);
          if (++count === MOST) break;
        }
        if (stateOf(board) !== before) faults.push(`${technique.id} wrote to the board`);
      }
      const fault = faultOf(step, board, solutions);
      if (fault) faults.push(fault);
      return faults.length === 0;
    },
  });
  return faults;
}

describe('every technique', () => {
  test('has its own id and rank, a name, a sentence and a place on the scale', () => {
    expect(new Set(techniques.map(({ id }) => id)).size).toBe(techniques.length);
    expect(new Set(techniques.map(({ rank }) => rank)).size).toBe(techniques.length);
    for (const { id, words, ratings } of [...techniques, template]) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      for (const { name, summary } of Object.values(words)) expect([name.length > 0, /\.$/.test(summary)], id).toEqual([true, true]);
      expect(ratings[0], id).toBeLessThanOrEqual(ratings[1]);
    }
    expect([...template.find(new Desk().lay(emptyPuzzle('classic:2x2'), false))]).toEqual([]);
  });

  test('no deduction contradicts any solution, on random puzzles of every kind', () => {
    for (const [index, spec] of smallSpecs.entries()) {
      for (let round = 0; round < 6; round++) {
        const { puzzle } = randomPuzzle(makeRandom(1000 * index + round), spec, { restrict: round % 3 === 2 });
        const solutions: Grid[] = [];
        enumerate(puzzle, 400, (grid) => void solutions.push(grid));
        expect(inspect(puzzle, solutions, solutions.length === 1), `${spec} round ${round}: ${puzzle.givens.join('')}`).toEqual([]);
      }
    }
  });

  test('no deduction contradicts the solution of the minimal puzzles of each kind', () => {
    const minimal = readKindsCorpus().filter(
      ({ file, solution, puzzle }) => solution && /minimal/.test(file) && puzzle.geometry.cellCount <= 220,
    );
    expect(minimal.length).toBeGreaterThan(8);
    for (const { puzzle, solution, name } of minimal)
      expect(inspect(puzzle, [solution!], true, puzzle.geometry.cellCount > 100 ? 7 : 8), name).toEqual([]);
  });

  test('contradictory boards and boards of many solutions end without a crash', () => {
    for (const [index, spec] of smallSpecs.entries()) {
      for (let round = 0; round < 4; round++) {
        const random = makeRandom(77 * index + round);
        const { puzzle, allowed } = randomPuzzle(random, spec, { corrupt: true });
        const board = new Desk().lay(puzzle, false);
        const end = solveByLogic(board, { techniques: light, onStep: () => true });
        if (allowed === 0) expect([end, isContradictory(board)], `${spec} ${round}`).not.toEqual(['solved', false]);
      }
      const board = new Desk().lay(emptyPuzzle(spec), false);
      expect(solveByLogic(board, { techniques: light.filter(({ id }) => id !== 'guess'), onStep: () => true }), spec).not.toBe('solved');
    }
  });

  test('a search that is cancelled ends with budget and leaves the board as it was, wherever it is', () => {
    const { puzzle } = randomPuzzle(makeRandom(8), 'classic:2x3');
    for (const technique of techniques) {
      const board = new Desk().lay(puzzle, true);
      const before = stateOf(board);
      let asked = 0;
      const run = (until: number): string =>
        solveByLogic(board, { techniques: [technique], isCancelled: () => ++asked > until, onStep: () => false });
      run(Number.POSITIVE_INFINITY);
      const looks = asked;
      for (let until = 0; until < looks; until += Math.max(1, Math.floor(looks / 7))) {
        asked = 0;
        expect(run(until), `${technique.id} after ${until}`).toBe('budget');
        expect(stateOf(board)).toBe(before);
      }
      // The next search on the same board does not remember that one was cut off.
      asked = 0;
      expect(run(Number.POSITIVE_INFINITY)).toBe('stuck');
      expect(asked, technique.id).toBe(looks);
    }
  });

  test('the same position gives the same steps, and each of them a sentence', () => {
    const { puzzle } = randomPuzzle(makeRandom(5), 'classic:2x3');
    const run = (): string[] => {
      const words = wordsFor(puzzle);
      const steps: string[] = [];
      const board = new Desk().lay(puzzle, true);
      solveByLogic(board, {
        techniques: hintOrder,
        onStep(step) {
          steps.push(words.sentence(techniques.find(({ id }) => id === step.technique)!, step));
          return true;
        },
      });
      return steps;
    };
    const steps = run();
    expect(run()).toEqual(steps);
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) expect(step).toMatch(/^\S.*\.$/s);
    expect(steps.join(' ')).not.toMatch(/undefined|NaN/);
  });

  test('works beyond 32 values', () => {
    const { geometry, kind } = emptyPuzzle('classic:6x6');
    const grid = new Uint8Array(geometry.cellCount);
    for (let row = 0; row < 36; row++)
      for (let column = 0; column < 36; column++) grid[row * 36 + column] = (((row % 6) * 6 + Math.floor(row / 6) + column) % 36) + 1;
    const random = makeRandom(3);
    const blank = new Set(random.shuffle([...grid.keys()]).slice(0, 500));
    const puzzle = makePuzzle(
      kind,
      grid.map((value, cell) => (blank.has(cell) ? 0 : value)),
    );
    const board = new Desk().lay(puzzle, false);
    let steps = 0;
    solveByLogic(board, {
      techniques: ratingOrder.filter(({ ratings }) => ratings[1] <= 5.4),
      onStep(step) {
        expect(faultOf(step, board, [grid])).toBeUndefined();
        return ++steps < 400;
      },
    });
    expect(steps).toBeGreaterThan(100);
    applyDeduction(board, { place: [], remove: [] });
  });
});
