import { describe, expect, test } from 'vitest';
import { Budget, type CounterName } from '#core';
import { engineEntries } from '#engines';
import { packPuzzle } from '#session';
import { perform } from '../library/theatre.ts';
import { puzzleNamed } from './puzzles.ts';
import { doAgree, type Lane, placesOf } from './race-lanes.ts';
import type { Scene } from './scene.ts';
import * as scenes from './scene-data.ts';
import texts from './words/en.json' with { type: 'json' };

const SILENT = { report: () => {} };
const sceneList: readonly Scene<unknown>[] = Object.values(scenes);

/** Whether the texts have a sentence, in one form or in several. */
function isSaid(key: string): boolean {
  let node: unknown = texts.say;
  const words = key.split('.');
  for (const word of words.slice(0, -1)) node = (node as Record<string, unknown>)[word];
  const last = words.at(-1)!;
  return [last, `${last}_other`].some((name) => typeof (node as Record<string, unknown>)?.[name] === 'string');
}

const cases = sceneList.flatMap((scene) => {
  const settings = scene.controls.flatMap(({ name, choices }) => choices.map((choice) => ({ [name]: choice })));
  const small = scene.puzzles.filter((name) => !['hard', 'cube9', 'faces9', 'faces6'].includes(name));
  return [
    ...small.map((puzzle) => [scene.id, puzzle, {}] as const),
    ...settings.map((setting) => [scene.id, scene.puzzles[0]!, setting] as const),
  ];
});

describe('a scene', () => {
  test.each(cases)(
    '%s of %s with %j tells the run as it was',
    async (id, name, { engine, ...options }: Record<string, string | number | boolean>) => {
      const scene = sceneList.find((one) => one.id === id)!;
      const entry = engineEntries.find((one) => one.id === (engine ?? scene.engine))!;
      const puzzle = puzzleNamed(name);
      const limit = scene.limit;
      const answer = await perform({ puzzle: packPuzzle(puzzle), engine: entry.id, options, limit, keep: scene.keep }, SILENT);
      if (!answer.ok) throw new Error(answer.error);
      const { shots, left, result } = answer;
      const plain = (await entry.load()).solve(puzzle, { limit, budget: new Budget({}), options });
      expect(result.counters).toEqual(plain.counters);
      expect([result.status, result.count]).toEqual([plain.status, String(plain.count)]);
      expect(structuredClone(shots)).toEqual(shots);

      const { act } = scene;
      const state = act.begin(puzzle);
      for (const shot of shots) {
        act.apply(state, shot);
        const { key } = act.caption(state, shot);
        expect(isSaid(key), key).toBe(true);
      }
      expect(shots.some((shot) => act.isChapter(shot))).toBe(true);
      if (left > 0) return;
      // What the page adds up from the events is what the engine counted itself.
      const counters = plain.counters as Partial<Record<CounterName, number>>;
      expect(act.counts(state, shots.at(-1)).map(([counter, count]) => [counter, count])).toEqual(
        act.counts(state, shots.at(-1)).map(([counter]) => [counter, counters[counter]]),
      );
    },
  );

  test('is refused where its engine refuses', async () => {
    const puzzle = packPuzzle(puzzleNamed('four'));
    expect(await perform({ puzzle, engine: 'layer-join', options: {}, limit: 1, keep: [] }, SILENT)).toMatchObject({ ok: false });
    expect(await perform({ puzzle, engine: 'nobody', options: {}, limit: 1, keep: [] }, SILENT)).toMatchObject({ ok: false });
    expect(await perform({ puzzle, engine: 'annealing', options: { seed: -1 }, limit: 1, keep: [] }, SILENT)).toMatchObject({ ok: false });
  });

  test('of a long run is cut and says by how much', async () => {
    const scene = sceneList.find(({ id }) => id === 'tree')!;
    const run = { puzzle: packPuzzle(puzzleNamed('hard')), engine: scene.engine, options: {}, limit: 2, keep: scene.keep };
    const answer = await perform(run, SILENT);
    expect(answer).toMatchObject({ ok: true, result: { status: 'complete', count: '1' } });
    if (answer.ok) expect([answer.shots.length, answer.left > 0]).toEqual([20_000, true]);
  });
});

describe('a long run', () => {
  test.each(['tree', 'path'])('of %s is followed to its end in long steps', async (id) => {
    const scene = sceneList.find((one) => one.id === id)!;
    const puzzle = puzzleNamed('hard');
    const { engine, limit, keep, coarse, act } = scene;
    const answer = await perform({ puzzle: packPuzzle(puzzle), engine, options: {}, limit, keep, coarse: coarse! }, SILENT);
    if (!answer.ok) throw new Error(answer.error);
    expect(answer).toMatchObject({ result: { status: 'complete', count: '1' } });
    expect(answer.left).toBeGreaterThan(0);
    expect(answer.shots.length).toBeLessThanOrEqual(20_002);
    // It goes to the end: everything that was placed is taken back, and the solution was met on the way.
    const state = act.begin(puzzle) as { readonly grid: Uint8Array; readonly solutions: number };
    for (const shot of answer.shots) {
      act.apply(state, shot);
      expect(isSaid(act.caption(state, shot).key)).toBe(true);
    }
    expect([...state.grid]).toEqual([...puzzle.givens]);
    expect(state.solutions).toBe(1);
    expect(answer.shots.at(-1)!.nodes).toBeGreaterThan(0.5 * answer.result.counters.nodes);
  });
});

describe('a race', () => {
  const lane = (id: string, elapsedMs: number, count: string, value: number, complete = true): Lane => ({
    id,
    title: { en: id, de: id, fr: id },
    complete,
    nodes: 1,
    elapsedMs,
    state: 'done',
    result: { status: complete ? 'complete' : 'limit', count, counters: { nodes: 1 }, elapsedMs, solution: Uint8Array.of(value) },
  });
  const gaveUp: Lane = {
    ...lane('d', 1, '0', 0),
    state: 'done',
    result: { status: 'budget', count: '0', counters: { nodes: 1 }, elapsedMs: 1 },
  };

  test('places those that came to an answer by their time', () => {
    expect([...placesOf([lane('a', 30, '1', 1), gaveUp, lane('b', 20, '1', 1)])]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  test.each([
    ['the same solution', [lane('a', 1, '1', 1), lane('b', 1, '1', 1), lane('c', 1, '1', 1, false)], true],
    ['another solution', [lane('a', 1, '1', 1), lane('b', 1, '1', 2)], false],
    ['another solution by one that proves nothing', [lane('a', 1, '1', 1), lane('c', 1, '1', 2, false)], false],
    ['another number of solutions', [lane('a', 1, '1', 1), lane('b', 1, '2', 1)], false],
    ['a solution where there is none', [lane('a', 1, '0', 0), lane('c', 1, '1', 1, false)], false],
    ['one that gave up', [lane('a', 1, '1', 1), gaveUp], true],
  ] as const)('agrees or not: %s', (_, lanes, agrees) => {
    expect(doAgree(lanes)).toBe(agrees);
  });
});
