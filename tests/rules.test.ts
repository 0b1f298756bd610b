import { describe, expect, test } from 'vitest';
import { Budget, check, type Engine, type Grid, isSamePuzzle, type Puzzle } from '#core';
import { loadEngine } from '#engines';
import { findFormat, parsePuzzle } from '#formats';
import { answerRequest, Workshop } from '#operations';
import { findOperation } from '#questions';

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

test('what would lose the rules of a puzzle refuses it, and a drawing lists them', async () => {
  const workshop = new Workshop();
  const asked = (id: string): ReturnType<typeof answerRequest> => {
    const operation = findOperation(id)!;
    return answerRequest(operation, operation.request.mustRead({ puzzle: FOUR }), workshop);
  };
  for (const id of ['transform', 'canonical', 'reduce', 'print'])
    expect([id, await asked(id)]).toMatchObject([id, { ok: false, error: expect.stringContaining('the answer would lose them') }]);
  expect(await asked('show')).toMatchObject({ ok: true, value: { json: { text: expect.stringContaining('sandwich 0: r3c1..r3c4') } } });
});
