import { describe, expect, test } from 'vitest';
import { Budget, check, type Engine, type Grid, isSamePuzzle, type Puzzle } from '#core';
import { loadEngine } from '#engines';
import { findFormat, parsePuzzle } from '#formats';

async function solve(id: string, puzzle: Puzzle, limit = 3): Promise<Grid[]> {
  const engine = await loadEngine(id);
  if (!engine.ok) throw new Error(engine.error);
  const found: Grid[] = [];
  (engine.value as Engine).solve(puzzle, { limit, budget: new Budget({}), onSolution: (grid) => found.push(grid) });
  return found;
}

function read(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
}

const FOUR = `kind: classic:2x2
cage 5: r1c1 r1c2
cage 3: r2c3 r2c4
thermo: r3c1 r3c2 r3c3
difference 2: r4c1 r4c2
arrow: r1c4 = r1c3
sandwich 0: r3c1..r3c4
extra-region: r1c1 r2c2
anti-knight:
................`;

describe('rules', () => {
  test('are kept by text and JSON', () => {
    const puzzle = read(FOUR);
    expect(puzzle.rules).toHaveLength(8);
    for (const id of ['ninefold', 'json']) {
      const format = findFormat(id);
      const written = format.ok ? format.value.write?.(puzzle) : undefined;
      expect(written?.ok && isSamePuzzle(read(written.value), puzzle)).toBe(true);
    }
  });

  test('engines agree and the checker accepts', async () => {
    const puzzle = read(`kind: classic:2x2\ncage 5: r1c1 r1c2\nthermo: r3c1 r3c2 r3c3\ndifference 2: r4c1 r4c2\n................`);
    const counts = await Promise.all(['fast', 'reference', 'brute-force', 'pencil-and-paper'].map((id) => solve(id, puzzle, 1000)));
    expect(new Set(counts.map(({ length }) => length)).size).toBe(1);
    expect(counts[0]!.length).toBeGreaterThan(0);
    for (const grids of counts) for (const grid of grids) expect(check(puzzle, grid)).toEqual([]);
  });
});
