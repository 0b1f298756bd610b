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

const asked = (id: string, fields: object): ReturnType<typeof answerRequest> => {
  const operation = findOperation(id)!;
  return answerRequest(operation, operation.request.mustRead(fields), new Workshop());
};

test('a drawing lists the rules', async () => {
  expect(await asked('show', { puzzle: FOUR })).toMatchObject({
    ok: true,
    value: { json: { text: expect.stringContaining('sandwich 0: r3c1..r3c4') } },
  });
});

/** One solution, with two clues more than are needed. */
const ONE = `kind: classic:2x2
cage 5: r1c1 r2c1
thermo: r1c2 r1c3 r1c4
12344321........`;

test('answers that are puzzles keep their rules', async () => {
  const jsonOf = async (id: string, fields: object): Promise<{ puzzle: string; kind: string }> => {
    const answer = await asked(id, fields);
    if (!answer.ok) throw new Error(answer.error);
    return answer.value.json as { puzzle: string; kind: string };
  };
  const turned = read((await jsonOf('transform', { puzzle: ONE, by: ['rotate-90'] })).puzzle);
  expect(turned.rules.map(({ text }) => text)).toEqual(['cage 5: r1c4 r1c3', 'thermo: r2c4..r4c4']);
  const reduced = read((await jsonOf('reduce', { puzzle: `${ONE.slice(0, -8)}2143....` })).puzzle);
  expect(reduced.rules).toHaveLength(2);
  expect(await solve('fast', reduced)).toHaveLength(1);
  const alike = { puzzle: `${ONE.slice(0, -8)}2143....` };
  const other = { puzzle: (await jsonOf('transform', { ...alike, shuffle: true, seed: 3 })).puzzle };
  expect(read(other.puzzle).rules).toHaveLength(2);
  const mirrored = { puzzle: (await jsonOf('transform', { ...alike, by: ['mirror'] })).puzzle };
  expect((await jsonOf('canonical', mirrored)).puzzle).toBe((await jsonOf('canonical', alike)).puzzle);
  expect(await asked('transform', { ...alike, relabel: '2134' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('cage 5: r1c1 r2c1'),
  });
});
