import { describe, expect, test } from 'vitest';
import { Candidates, makePuzzle, makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { formatPuzzle } from './index.ts';

interface Formula {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
  readonly comments: readonly string[];
}

function formulaOf(puzzle: Puzzle): Formula {
  const text = formatPuzzle(puzzle, 'cnf');
  if (!text.ok) throw new Error(text.error);
  const lines = text.value.split('\n');
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(lines.find((line) => line.startsWith('p'))!)!;
  const clauses = lines.filter((line) => /^[-\d]/.test(line)).map((line) => line.split(' ').map(Number).slice(0, -1));
  expect(clauses).toHaveLength(Number(count));
  return { variables: Number(variables), clauses, comments: lines.filter((line) => line.startsWith('c')) };
}

/** Counts models by splitting on a literal of the shortest clause: the textbook search, which shares nothing with the writer. */
function countModels(clauses: readonly (readonly number[])[], free: number): number {
  const shortest = clauses.reduce<readonly number[] | undefined>(
    (best, clause) => (!best || clause.length < best.length ? clause : best),
    undefined,
  );
  if (!shortest) return 2 ** free;
  if (shortest.length === 0) return 0;
  const literal = shortest[0]!;
  const assume = (chosen: number) =>
    clauses.filter((clause) => !clause.includes(chosen)).map((clause) => clause.filter((other) => other !== -chosen));
  const yes = countModels(assume(literal), free - 1);
  return shortest.length === 1 ? yes : yes + countModels(assume(-literal), free - 1);
}

const empty = (spec: string): Puzzle => makePuzzle(kindOf(spec), new Uint8Array(kindOf(spec).geometry.cellCount));

describe('the formula', () => {
  test('of an empty 2x2 has the clauses that the rules ask for', () => {
    const { variables, clauses, comments } = formulaOf(empty('classic:2x2'));
    expect(variables).toBe(64);
    // 16 cells with one clause and six pairs; 12 houses with four values; 56 pairs of peers with four values.
    expect(clauses).toHaveLength(16 * 7 + 12 * 4 + 56 * 4);
    expect(comments).toContain('c var 1 = r1c1 1');
    expect(comments).toContain('c var 64 = r4c4 4');
  });

  test.each([
    ['classic:2x2', 288],
    ['latin:4', 576],
    ['roxdoku:2', 24],
  ])('of an empty %s has %i models', (spec, count) => {
    const { variables, clauses } = formulaOf(empty(spec));
    expect(countModels(clauses, variables)).toBe(count);
  });

  test('is satisfied by a solution, and not once two cells are changed', () => {
    const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const { clauses } = formulaOf(
      makePuzzle(
        kindOf('classic:3x3'),
        Uint8Array.from(`53..7....${'.'.repeat(72)}`, (cell) => Number(cell) || 0),
      ),
    );
    const isModel = (grid: string): boolean => {
      const holds = (literal: number): boolean => {
        const index = Math.abs(literal) - 1;
        return (Number(grid[Math.floor(index / 9)]) === (index % 9) + 1) === literal > 0;
      };
      return clauses.every((clause) => clause.some(holds));
    };
    expect(isModel(solution)).toBe(true);
    expect(isModel(`35${solution.slice(2)}`)).toBe(false);
  });

  test('keeps givens, restrictions and groups smaller than a house', () => {
    const kind = kindOf('classic:2x2');
    const givens = Uint8Array.of(1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0);
    const one = formulaOf(makePuzzle(kind, givens));
    expect(countModels(one.clauses, one.variables)).toBe(1);
    const restrictions = Candidates.all(16, 4);
    restrictions.remove(15, 1);
    const none = formulaOf(makePuzzle(kind, givens, { restrictions }));
    expect(none.variables).toBe(63);
    expect(countModels(none.clauses, none.variables)).toBe(0);
    const differ = formulaOf(empty('faces3:2/differ'));
    expect(differ.clauses.length).toBe(48 * 7 + 36 * 4 + (3 * 56 + 12) * 4);
  });

  test('has no model where places of one cell disagree', () => {
    const kind = kindOf('faces3:2');
    const puzzle = makePuzzleFromPlaces(
      kind,
      Array.from({ length: 48 }, (_, place) => (place === 3 ? 1 : place === 16 ? 2 : 0)),
    );
    expect(puzzle.disputes).toHaveLength(1);
    const { clauses, variables } = formulaOf(puzzle);
    expect(countModels(clauses, variables)).toBe(0);
  });
});

test('the graph has one edge for each pair that must differ', () => {
  const text = formatPuzzle(
    makePuzzle(
      kindOf('classic:3x3'),
      Uint8Array.from({ length: 81 }, (_, cell) => (cell === 10 ? 7 : 0)),
    ),
    'col',
  );
  const lines = text.ok ? text.value.split('\n') : [];
  expect(lines).toContain('p edge 81 810');
  expect(lines.filter((line) => line.startsWith('e '))).toHaveLength(810);
  expect(lines).toContain('c given 11 = 7 (r2c2 7)');
  expect(new Set(lines.filter((line) => line.startsWith('e '))).size).toBe(810);
});

test('how large a formula is counts what its restrictions leave', () => {
  const kind = kindOf('faces6:5/differ');
  const { cellCount, size } = kind.geometry;
  const puzzle = (restrictions: Candidates): Puzzle => makePuzzle(kind, new Uint8Array(cellCount), { restrictions });
  const restrictions = Candidates.all(cellCount, size);
  expect(formatPuzzle(puzzle(restrictions), 'cnf').ok).toBe(false);
  for (let cell = 0; cell < cellCount; cell++)
    for (let value = 1; value <= size; value++) if ((cell + value) % 4 > 0) restrictions.remove(cell, value);
  expect(formatPuzzle(puzzle(restrictions), 'cnf').ok).toBe(true);
});
