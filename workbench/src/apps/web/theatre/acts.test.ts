import { describe, expect, test } from 'vitest';
import { Budget, type CounterName, type TraceEvent } from '#core';
import { engineEntries, type LayerEvent } from '#engines';
import { packPuzzle } from '#session';
import { samplerOf } from '../library/long-runs.ts';
import { perform, type Shot } from '../library/theatre.ts';
import { SolidArranger } from '../three/arrange-solid.ts';
import { PRESENCE } from '../three/arrangement.ts';
import { layerAct, standingLayers } from './acts/layer-act.ts';
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
    const { engine, limit, keep, long, act } = scene;
    const answer = await perform({ puzzle: packPuzzle(puzzle), engine, options: {}, limit, keep, long }, SILENT);
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

describe('a long run of a cube, of layers or of annealing', () => {
  const scenePlayed = async (id: string, name: string, options = {}) => {
    const scene = sceneList.find((one) => one.id === id)!;
    const puzzle = puzzleNamed(name);
    const { engine, limit, keep, long } = scene;
    const run = { puzzle: packPuzzle(puzzle), engine, options, limit, keep };
    const [whole, sampled] = [await perform(run, SILENT), await perform({ ...run, long }, SILENT)];
    if (!whole.ok || !sampled.ok) throw new Error('refused');
    const state = scene.act.begin(puzzle);
    for (const shot of sampled.shots) {
      scene.act.apply(state, shot);
      expect(isSaid(scene.act.caption(state, shot).key)).toBe(true);
    }
    expect(sampled.result.counters).toEqual(whole.result.counters);
    return { whole, sampled, state };
  };

  test('annealing swap by swap comes to its end by temperature', async () => {
    const { whole, sampled, state } = await scenePlayed('annealing', 'diabolical', { 'told-swaps': 40 });
    expect(sampled.shots.length).toBeLessThan(whole.shots.length / 10);
    expect((state as { swaps: number }).swaps).toBe(whole.result.counters.nodes);
  });

  test('the late join shows whole combinations only as far as there is room', async () => {
    const { sampled, state } = await scenePlayed('layers', 'sparse', { check: 'late' });
    expect(sampled.shots.at(-1)!.nodes).toBe(sampled.result.counters.nodes);
    expect((state as { solutions: number }).solutions).toBe(1);
  });

  test('a tree keeps the paths that lead to its solutions', async () => {
    const { sampled, state } = await scenePlayed('cube', 'table2');
    expect((state as { found: Uint8Array[] }).found.map(String)).toHaveLength(2);
    expect(String((state as { found: Uint8Array[] }).found[0])).toBe(String(sampled.result.solution));
  });
});

test('a sample leaves out no more than there is no room for, and paths are numbered again', () => {
  const sampler = samplerOf({ types: ['place', 'solution'], by: 'paths' });
  // Two levels of 200 paths, each of the second below the one with its number; the last is the solution.
  const events = [0, 1].flatMap((depth) =>
    Array.from({ length: 200 }, (_, i) => ({ type: 'place', depth, value: 1, data: { parent: depth === 0 ? 0 : i } })),
  );
  const end = { type: 'solution', depth: 2, data: { path: 199 } };
  for (const event of [...events, end]) sampler.count(event as TraceEvent);
  const choose = sampler.chooser(1000);
  const shown = [...events, end].flatMap((event) => choose(event as TraceEvent) ?? []);
  const second = shown.filter(({ type, depth }) => type === 'place' && depth === 1);
  expect(shown.length).toBeLessThan(150);
  expect(shown.at(-1)!.data).toEqual({ path: second.length - 1 });
  const first = shown.filter(({ type, depth }) => type === 'place' && depth === 0).length;
  expect(second.every(({ data }) => (data as { parent: number }).parent < first)).toBe(true);

  const thin = samplerOf({ types: ['chain'], by: 'snapshots' });
  const chains = Array.from({ length: 1000 }, (_, number) => ({ type: 'chain', depth: 0, data: { number } }) as unknown as TraceEvent);
  for (const chain of chains) thin.count(chain);
  const few = thin.chooser(100);
  const kept = chains.flatMap((chain) => few(chain) ?? []);
  expect([kept.length, kept.at(-1)]).toEqual([101, chains.at(-1)]);
});

test('in space the layers stand alone, then one by one together until all are joined', async () => {
  const { engine, limit, keep } = scenes.layers;
  const puzzle = puzzleNamed('cube4');
  const answer = await perform({ puzzle: packPuzzle(puzzle), engine, options: {}, limit, keep }, SILENT);
  if (!answer.ok) throw new Error(answer.error);
  const state = layerAct.begin(puzzle);
  const arranger = new SolidArranger(puzzle.geometry);
  /** The layers that are drawn full, everything else being dots. */
  const shown = (): string => {
    const standing = standingLayers(state);
    const { presence } = arranger.arrange({
      mode: 'joined',
      axis: 'panels',
      cursor: 0,
      spread: 0.5,
      isLit: () => false,
      isFilled: () => false,
      stands: (place) => standing.has(puzzle.geometry.places[place]!.panel),
    });
    const full = puzzle.geometry.places.flatMap(({ panel }, place) => (presence[place] === PRESENCE.full ? [panel] : []));
    expect(full).toHaveLength(16 * standing.size);
    return [...new Set(full)].sort().join('');
  };
  const seen: string[] = [];
  for (const shot of answer.shots) {
    layerAct.apply(state, shot as Shot<LayerEvent>);
    if (seen.at(-1) !== shown()) seen.push(shown());
  }
  expect(seen.slice(0, 4)).toEqual(['0', '1', '2', '3']);
  expect(seen.some((layers) => layers.length === 2)).toBe(true);
  expect(seen).toContain('0123');
});

describe('a race', () => {
  const lane = (id: string, elapsedMs: number, count: string, value: number, complete = true): Lane => ({
    id,
    title: { en: id, de: id, fr: id },
    complete,
    nodes: 1,
    elapsedMs,
    reports: [],
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
