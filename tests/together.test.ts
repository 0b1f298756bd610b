import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Budget, type Exchange, type Grid, makePuzzle, makeRandom, type SolveOutcome, type SolveStatus } from '#core';
import { loadEngine } from '#engines';
import { kindOf } from '#kinds';
import { endNote, type SolveReport } from '#operations';
import { hearFrom, makeBoard, tellOn } from '../workbench/src/parallel/board.ts';
import { makePieces, piecesIn } from '../workbench/src/parallel/pieces.ts';
import type { ThreadSearch } from '../workbench/src/parallel/pool.ts';
import { solveTogether } from '../workbench/src/parallel/together.ts';
import { ninefoldHere } from './run-cli.ts';

const [line] = readFileSync(new URL('../fixtures/kinds/solid3_minimal.jsonl', import.meta.url), 'utf8').split('\n');
const text = (JSON.parse(line!) as { puzzle: string }).puzzle;
const puzzle = makePuzzle(
  kindOf('solid:3'),
  Uint8Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign))),
);

async function solve(exchange?: Exchange, what = puzzle, limit = 2, isCancelled = () => false): Promise<SolveOutcome & { grids: Grid[] }> {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const grids: Grid[] = [];
  const request = {
    limit,
    budget: new Budget({ isCancelled }),
    onSolution: (grid: Grid) => void grids.push(grid),
    ...(exchange ? { exchange } : {}),
  };
  return { ...engine.value.solve(what, request), grids };
}

/** What one search comes to, which most tests begin with. */
const byItself = solve();
/** Some of the clues of its solution. */
async function some(clues: number): Promise<typeof puzzle> {
  const kept = makeRandom(4)
    .shuffle([...puzzle.givens.keys()])
    .slice(0, clues);
  const { grids } = await byItself;
  return makePuzzle(
    kindOf('solid:3'),
    grids[0]!.map((value, cell) => (kept.includes(cell) ? value : 0)),
  );
}

test('a search that tells another what it learns is the same search, and the other proves with less work', async () => {
  const told: Uint32Array[] = [];
  const [alone, first] = [await byItself, await solve({ tell: (words) => void told.push(words.slice()) })];
  expect(first).toEqual(alone);
  expect(told.some(({ length }) => length > 0)).toBe(true);
  const deaf = await solve({ hear: () => undefined });
  expect({ ...deaf, counters: 0 }).toEqual({ ...alone, counters: 0 });
  // One message between two runs, as if both went on beside each other.
  const waiting = told.filter(({ length }) => length > 0).flatMap((words) => [words, undefined]);
  const second = await solve({ hear: () => waiting.shift() });
  expect(second.status).toBe('complete');
  // What the first had found may be missing here, and nothing else can come.
  expect(alone.grids).toEqual(expect.arrayContaining(second.grids));
  expect(second.counters.nodes).toBeLessThan(deaf.counters.nodes);
});

test('a solution that walks come to is the same whoever goes them: all by oneself, some by another, some lost with it', async () => {
  const few = await some(20);
  const alone = await solve(undefined, few, 1);
  expect(alone).toMatchObject({ status: 'limit', notes: [{}] });
  const pieces = piecesIn(makePieces());
  expect(pieces.take()).toBe(0);
  await solve({ hear: () => undefined, pieces }, few, 1, () => pieces.look(2) !== undefined);
  // The first of them is not the one that comes to an end, and the one that does is not among them.
  expect([1, 2].map((number) => pieces.look(number)?.at(-1))).toEqual([0, 0]);
  expect(await solve({ tell: () => undefined, pieces }, few, 1)).toEqual(alone);
});

test('the second goes on walking when it has found a solution itself, and hands in those of its walks', async () => {
  const pieces = piecesIn(makePieces());
  const found = await solve({ hear: () => undefined, pieces }, await some(45), 1, () => pieces.look(0) !== undefined);
  expect(found).toMatchObject({ status: 'limit', count: 1n });
  // Its first walk was gone to its end after that, and came to nothing.
  expect(pieces.look(0)?.at(-1)).toBe(0);
  const walks = piecesIn(makePieces());
  const isSolved = (number: number): boolean => (walks.look(number)?.at(-1) ?? 0) > 0;
  const walked = await solve({ hear: () => undefined, pieces: walks }, await some(18), 2, () => [0, 1, 2, 3].some(isSolved));
  expect(walked).toMatchObject({ status: 'budget', count: 1n, notes: [{}] });
});

const report = (status: SolveStatus, ...solutions: Grid[]): SolveReport => ({
  status,
  solutions,
  count: BigInt(solutions.length),
  engine: 'fast',
  counters: { nodes: 1 },
  elapsedMs: 1,
  ...(status === 'budget' ? { end: 'time', notes: [endNote('time')] } : { notes: [] }),
});
const [one, other] = [Uint8Array.of(1), Uint8Array.of(2)];

test.each([
  { first: report('budget'), second: report('limit', one, other), limit: 2, answer: report('limit', one, other), told: [one, other] },
  { first: report('budget'), second: report('budget', other), limit: 2, answer: report('budget', other), told: [other] },
  // Neither has two, but both together; the second had heard what the first learned, and that left the first one's out.
  { first: report('budget', one), second: report('complete', other), limit: 2, answer: report('limit', one, other), told: [other] },
  { first: report('budget', one), second: report('complete', one), limit: 2, answer: report('complete', one), told: [] },
  { first: report('budget', one), second: report('budget', one), limit: 2, answer: report('budget', one), told: [] },
  { first: report('limit', one), second: report('limit', other), limit: 1, answer: report('limit', one), told: [] },
])('what the second has found counts where the first ends without an answer: $first.status, $second.status', async (planted) => {
  const { first, second, limit, answer, told } = planted;
  const heard: Grid[] = [];
  const onSolutions = (grids: readonly Grid[]): void => void heard.push(...grids);
  const pool = { search: async ({ together }: ThreadSearch) => (together?.is === 'first' ? first : second) };
  const { solutions, status, notes, end, count } = await solveTogether(
    puzzle,
    { engine: 'fast', options: {}, limit, budget: {}, keep: 2, onSolutions },
    pool,
  );
  const { counters: _, elapsedMs: __, engine: ___, ...wanted } = answer;
  expect({ solutions, status, notes, count, ...(end ? { end } : {}) }).toEqual(wanted);
  expect(heard).toEqual(told);
});

test('pieces are known once they are given, and those for which there is no room are for nobody', () => {
  const pieces = piecesIn(makePieces());
  expect([pieces.take(), pieces.take(), pieces.look(1)]).toEqual([0, 1, undefined]);
  pieces.give(1, Uint8Array.of(7, 8));
  expect([pieces.look(0), pieces.look(1)]).toEqual([undefined, Uint8Array.of(7, 8)]);
  pieces.give(0, new Uint8Array(2 ** 24));
  expect([pieces.look(0), pieces.take()]).toEqual([undefined, undefined]);
});

test('two threads answer as one does', async () => {
  const answers = await Promise.all(
    ['1', '2'].map(async (threads) => {
      const { objects } = await ninefoldHere(['solve', '--kind', 'solid:3', '--puzzle', text, '--threads', threads, '--json']);
      const { status, count, solutions } = objects[0]!;
      return { status, count, solutions };
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 'complete', count: 1 });
});

test('a board hands messages on in order, over its end, and lets those fall for which there is no room', () => {
  const memory = makeBoard();
  const one = tellOn(memory) as { tell(words: Uint32Array): void };
  const other = hearFrom(memory) as { hear(): Uint32Array | undefined };
  expect(other.hear()).toBeUndefined();
  const message = (first: number, length: number): Uint32Array => Uint32Array.from({ length }, (_, i) => first + i);
  for (let round = 0; round < 20; round++) {
    for (let k = 0; k < 3; k++) one.tell(message(1000 * round + k, 30_000));
    for (let k = 0; k < 3; k++) expect(other.hear()?.reduce((sum, word) => sum + word, 0)).toBe(30_000 * (1000 * round + k) + 449_985_000);
    expect(other.hear()).toBeUndefined();
  }
  for (let k = 0; k < 12; k++) one.tell(message(k, 30_000));
  const heard: number[] = [];
  for (let words = other.hear(); words; words = other.hear()) heard.push(words[0]!);
  expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
