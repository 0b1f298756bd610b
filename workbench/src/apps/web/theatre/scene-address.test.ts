import { expect, test } from 'vitest';
import { parseHash } from '../router.ts';
import { readSceneAddress, sceneAddress } from './scene-address.ts';
import { annealing } from './scene-data.ts';

const read = (query: string) => readSceneAddress(query, annealing.puzzles, annealing.controls);

test('a link to a step leads back to it', () => {
  const here = { puzzle: 'figure5', chosen: { 'told-swaps': 40, cooling: '80', seed: 3 }, step: 112 };
  const { view, rest, query } = parseHash(sceneAddress('annealing', here)!);
  expect([view, ...rest]).toEqual(['theatre', 'annealing']);
  expect(read(query)).toEqual(here);
  const own = { own: '4...3.. 1\n&?=#', chosen: {}, step: 0 };
  expect(read(parseHash(sceneAddress('annealing', own)!).query)).toEqual(own);
});

test('what a link says and nobody knows is left out', () => {
  expect(read('puzzle=nobody&step=-4&cooling=12&seed=one')).toEqual({ chosen: {}, step: 0 });
  expect(sceneAddress('annealing', { own: 'x'.repeat(2000), chosen: {}, step: 1 })).toBeUndefined();
});
