import { expect, test } from 'vitest';
import { Budget, check, makePuzzle } from '#core';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { addRules } from '#rules';
import { answerRequest } from '../answer.ts';
import { Workshop } from '../workshop.ts';
import { design } from './index.ts';

interface Answer {
  readonly status: string;
  readonly found: string;
  readonly puzzle: string | null;
  readonly solution: string | null;
  readonly tried: { readonly none: number; readonly several: number };
  readonly ways?: readonly { readonly decided: readonly string[]; readonly solutions: string }[];
  readonly ended?: string;
}

const workshop = new Workshop();
const loaded = await loadEngine('reference');
if (!loaded.ok) throw new Error(loaded.error);
const reference = loaded.value;

async function designed(lines: readonly string[], more: object = {}): Promise<Answer> {
  const answer = await answerRequest(design as never, design.request.mustRead({ design: lines.join('\n'), ...more }), workshop);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.json as Answer;
}

/** How many solutions a text has, up to two, by an engine that shares nothing with the design. */
function solutionsOf(text: string): number {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const { status, count } = reference.solve(puzzle.value, { limit: 2, budget: new Budget({ nodes: 3e6 }) });
  if (status === 'budget') throw new Error('the reference gave up');
  return Number(count);
}

const blank = (cells: number): string => '.'.repeat(cells);

test('an easy one: sums, the kind of a line and a clue', async () => {
  const lines = ['kind: classic:2x2', 'cage ?: r1c1 r1c2 r2c1', 'cage ?: r2c3 r3c3', 'line ?: r4c1..r4c3', '1......?........'];
  const answer = await designed(lines);
  expect(answer).toMatchObject({ status: 'complete', found: 'one' });
  expect(answer.puzzle).not.toContain('?');
  expect(answer.puzzle!.match(/^cage \d+: /gm)).toHaveLength(2);
  expect(solutionsOf(answer.puzzle!)).toBe(1);
  expect(await designed(lines)).toEqual(answer);
});

/** Cages of a 9x9 killer without their sums. */
const KILLER = [
  'r1c1 r1c2 r2c1', 'r1c3 r1c4', 'r1c5 r2c5 r2c4', 'r1c6 r1c7', 'r1c8 r1c9 r2c9', 'r2c2 r2c3', 'r2c6 r2c7 r2c8', 'r3c1 r4c1 r4c2',
  'r3c2 r3c3', 'r3c4 r3c5', 'r3c6 r4c6', 'r3c7 r3c8', 'r3c9 r4c9', 'r4c3 r4c4 r5c3', 'r4c5 r5c5', 'r4c7 r4c8 r5c8', 'r5c1 r5c2',
  'r5c4 r6c4', 'r5c6 r5c7', 'r5c9 r6c9', 'r6c1 r7c1', 'r6c2 r6c3', 'r6c5 r6c6', 'r6c7 r6c8 r7c8', 'r7c2 r8c2', 'r7c3 r7c4', 'r7c5 r7c6 r8c6',
  'r7c7 r8c7', 'r7c9 r8c9', 'r8c1 r9c1', 'r8c3 r8c4 r9c3', 'r8c5 r9c5 r9c4', 'r8c8 r9c8 r9c9', 'r9c2', 'r9c6 r9c7',
]; // biome-ignore format: a map of the grid

test('a hard one: the sums of all cages of a 9x9 killer, no clue', async () => {
  const answer = await designed(['kind: classic:3x3', ...KILLER.map((cells) => `cage ?: ${cells}`), blank(81)]);
  expect(answer.found).toBe('one');
  const puzzle = parsePuzzle(answer.puzzle!);
  const solution = parsePuzzle(answer.solution!);
  if (!puzzle.ok || !solution.ok) throw new Error('unreadable');
  expect(puzzle.value.rules).toHaveLength(KILLER.length);
  expect(check(puzzle.value, solution.value.givens)).toEqual([]);
  const engine = await workshop.makers.parts();
  expect(engine.engine.solve(puzzle.value, { limit: 2, budget: new Budget({}) })).toMatchObject({ status: 'complete', count: 1n });
});

test('an impossible one: every way is told, all of them are there, and each is as it says', async () => {
  // Two values that neither clues nor cages tell apart can always change places.
  const lines = ['kind: classic:2x2', 'cage ?: r1c1 r1c2', 'cage ?: r1c3 r1c4', '.'.repeat(16)];
  const answer = await designed(lines);
  expect(answer).toMatchObject({ status: 'complete', found: 'none', puzzle: null });
  const ways = answer.ways!;
  expect(ways.filter(({ solutions }) => solutions === 'none')).toHaveLength(answer.tried.none);
  expect(ways.filter(({ solutions }) => solutions === 'several')).toHaveLength(answer.tried.several);
  for (const { decided, solutions } of ways)
    expect([decided, solutionsOf(['kind: classic:2x2', ...decided, blank(16)].join('\n'))]).toEqual([
      decided,
      solutions === 'none' ? 0 : 2,
    ]);
  // Every filled grid is in one of the ways that have solutions.
  const grids: Uint8Array[] = [];
  const kind = parsePuzzle(`kind: classic:2x2\n${blank(16)}`);
  if (!kind.ok) throw new Error(kind.error);
  reference.solve(kind.value, { limit: 1000, budget: new Budget({}), onSolution: (grid) => grids.push(grid) });
  expect(grids).toHaveLength(288);
  const open = ways.flatMap(({ decided, solutions }) => {
    const ruled = addRules(kind.value.kind, decided);
    return ruled.ok && solutions === 'several' ? [makePuzzle(ruled.value, new Uint8Array(16))] : [];
  });
  const covered = grids.filter((grid) => open.some((puzzle) => check(puzzle, grid).length === 0));
  expect(covered).toHaveLength(288);
});

test('an impossible one of 9x9: one sum cannot do', async () => {
  const answer = await designed(['kind: classic:3x3', 'cage ?: r1c1 r1c2', '?'.padEnd(81, '.')]);
  expect(answer).toMatchObject({ status: 'complete', found: 'none' });
  expect(answer.tried.several).toBeGreaterThan(0);
});

test('a budget that ends says so, and nothing is claimed', async () => {
  const open = Array.from({ length: 9 }, (_, i) => `sandwich ?: r${i + 1}c1..r${i + 1}c9`);
  const answer = await designed(['kind: classic:3x3', ...open, blank(81)], { timeMs: 300 });
  expect(answer).toMatchObject({ status: 'budget', found: 'unknown', puzzle: null, ended: 'time' });
});

test('kinds of lines can be restricted, and both ends may be the bulb', async () => {
  const grid = '.234341221434321'.replace(/^./, '.');
  const answer = await designed(['kind: classic:2x2', 'line thermo,renban ?: r1c4..r1c1', grid]);
  expect(answer.puzzle).toMatch(/^(thermo: r1c1\.\.r1c4|renban: r1c4\.\.r1c1)$/m);
});

test.each([
  [['kind: classic:2x2', 'cge ?: r1c1 r1c2', blank(16)], /line 2: unknown rule "cge"/],
  [['kind: classic:2x2', 'thermo ?: r1c1 r1c2', blank(16)], /line 2: thermo has no single number/],
  [['kind: classic:2x2', 'line arrow ?: r1c1 r1c2', blank(16)], /line 2: there is no kind of line "arrow"; there are .*thermo/],
  [['kind: classic:2x2', 'all-dots:', 'difference ?: r1c1 r1c2', blank(16)], /line 3: all-dots: speaks of such rules/],
  [['kind: classic:2x2', 'cage ?: r1c1 r9c2', blank(16)], /r9c2/],
])('%j is refused with a sentence', async (lines, words) => {
  await expect(designed(lines)).rejects.toThrow(words);
});
