import { describe, expect, test } from 'vitest';
import { Budget, check, type Engine, type Grid, isSamePuzzle, type Puzzle } from '#core';
import { loadEngine } from '#engines';
import { findFormat, parsePuzzle } from '#formats';
import { answerRequest, Workshop } from '#operations';
import { findOperation } from '#questions';
import { settledRules } from '#rules';

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
  const rewritten = { puzzle: alike.puzzle.replace('r1c1 r2c1', 'r2c1 r1c1') };
  expect((await jsonOf('canonical', rewritten)).puzzle).toBe((await jsonOf('canonical', alike)).puzzle);
  expect(await asked('transform', { ...alike, relabel: '2134' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('cage 5: r1c1 r2c1'),
  });
});

test('rules that say the same are written alike: cells in any order, lines from either end where that says nothing', () => {
  const written = (...rules: string[]): string[] => {
    const { kind } = read(`kind: classic:2x2\n${rules.join('\n')}\n................`);
    return settledRules(kind)(kind);
  };
  const same = [
    ['cage 5: r1c1 r2c1', 'cage 5: r2c1 r1c1'],
    ['cage 6: r1c2 r1c1 r2c1', 'cage 6: r2c1 r1c1 r1c2'],
    ['palindrome: r1c1 r1c2 r2c2', 'palindrome: r2c2 r1c2 r1c1'],
    ['renban: r1c2 r1c1 r2c1', 'renban: r1c1 r1c2 r2c1'],
    ['difference 1: r1c1 r1c2', 'difference 1: r1c2 r1c1'],
  ] as const;
  for (const [one, other] of same) expect(written(one)).toEqual(written(other));
  expect(written('thermo: r1c1 r1c2 r1c3')).not.toEqual(written('thermo: r1c3 r1c2 r1c1'));
  expect(written('cage 5: r2c1 r1c1', 'cage 3: r4c4 r4c3')).toEqual(['cage 3: r4c3 r4c4', 'cage 5: r1c1 r2c1']);
});

describe('either-or', () => {
  const line = 'either-or: { cage 5: r1c1 r1c2; odd: r1c1 } | { arrow: r1c1 = r2c3 r3c4 }';
  const text = (rules: string): string => `kind: classic:2x2\n${rules}\n................`;

  test('is read from text and data alike, and written back', () => {
    const puzzle = read(text(line));
    expect(puzzle.rules[0]!.text).toBe(line);
    const sets = [[{ rule: 'cage', sum: 5, cells: 'r1c1 r1c2' }, 'odd: r1c1'], [{ rule: 'arrow', circle: 'r1c1', shafts: ['r2c3 r3c4'] }]];
    const data = read(JSON.stringify({ kind: 'classic:2x2', rules: [{ rule: 'either-or', sets }], puzzle: '.'.repeat(16) }));
    expect(isSamePuzzle(data, puzzle)).toBe(true);
    const json = findFormat('json');
    const written = json.ok ? json.value.write?.(puzzle) : undefined;
    expect(written?.ok && isSamePuzzle(read(written.value), puzzle)).toBe(true);
  });

  test('has the solutions of each of its sets, each once', async () => {
    const solutions = async (rules: string): Promise<string[]> => (await solve('fast', read(text(rules)), 1000)).map(String);
    const sets = await Promise.all(['cage 5: r1c1 r1c2\nodd: r1c1', 'arrow: r1c1 = r2c3 r3c4'].map(solutions));
    const wanted = [...new Set(sets.flat())].sort();
    expect(wanted.length).toBeLessThan(sets.flat().length);
    expect((await solutions(line)).sort()).toEqual(wanted);
  });

  test.each([
    ['either-or: { x: r1c1 r1c2 }', 'either-or: sets: expected at least 2 sets of rules, found 1'],
    ['either-or: x: r1c1 r1c2', 'expected a set of rules such as { cage 15: r1c1 r1c2 }'],
    ['either-or: { x: r1c1 r1c9 } | { odd: r1c1 }', 'x: cells: "r1c9" is not a cell of the puzzle'],
    [`${'either-or: { '.repeat(400)}x: r1c1 r1c2${' } | { }'.repeat(400)}`, 'rules within rules go at most 8 deep'],
  ])('%s', (rule, sentence) => {
    const puzzle = parsePuzzle(text(rule));
    expect(puzzle.ok ? 'read' : puzzle.error).toContain(sentence);
  });
});
