import { expect, test } from 'vitest';
import { type Engine, inEnglish, makePuzzle } from '#core';
import { loadEngine } from '#engines';
import { kindOf } from '#kinds';
import { type Contender, comparePuzzle, disagree } from './compare-puzzle.ts';

const EMPTY = makePuzzle(kindOf('classic:2x2'), new Uint8Array(16));

async function contender(id: string): Promise<Contender> {
  const engine = await loadEngine(id);
  if (!engine.ok) throw new Error(engine.error);
  return { label: id, engine: engine.value, settings: {} };
}

/** An engine that gives these grids, right or not. */
function liar(...grids: string[]): Contender {
  const engine: Engine = {
    id: 'liar',
    refuses: () => undefined,
    solve(_puzzle, { onSolution }) {
      for (const grid of grids) onSolution?.(Uint8Array.from(grid, Number));
      return { status: 'complete', count: BigInt(grids.length), counters: { nodes: 0 } };
    },
  };
  return { label: 'liar', engine, settings: {} };
}

test('every engine gets a row with its counters and the verdict of the checker', async () => {
  let bytes = 0;
  const rows = comparePuzzle(EMPTY, [await contender('reference'), await contender('minigrid-graph')], {
    limit: Number.POSITIVE_INFINITY,
    budget: {},
    memory: { collect: () => undefined, inUse: () => (bytes += 1000) },
  });
  expect(rows.map(({ engine, count, status, checked }) => [engine, count, status, checked])).toEqual([
    ['reference', 288n, 'complete', 'valid'],
    ['minigrid-graph', 288n, 'complete', 'valid'],
  ]);
  expect(rows[1]!.counters).toMatchObject({ permutationsKept: 96, peakStored: expect.any(Number) });
  expect(rows[0]!.peakBytes).toBeGreaterThan(0);
  expect(disagree(rows)).toBe(false);
});

test('refusals, budgets and puzzles without a solution are rows too', async () => {
  const latin = makePuzzle(kindOf('latin:4'), new Uint8Array(16));
  const [refused, stopped] = comparePuzzle(latin, [await contender('minigrid-path'), await contender('brute-force')], {
    limit: 1000,
    budget: { nodes: 10 },
  });
  expect(refused).toMatchObject({ engine: 'minigrid-path', refusal: { error: expect.stringContaining('not cut into boxes') } });
  expect(stopped).toMatchObject({ status: 'budget', checked: 'none' });
  expect(inEnglish(stopped!.notes![0]!)).toBe('stopped at its node budget');
});

test('wrong, repeated and missing solutions are found out', async () => {
  const right = '1234341221434321';
  const settings = { limit: 500, budget: {} };
  expect(comparePuzzle(EMPTY, [liar('1'.repeat(16))], settings)[0]!.checked).toBe('wrong');
  expect(comparePuzzle(EMPTY, [liar(right, right)], settings)[0]!.checked).toBe('wrong');
  const rows = comparePuzzle(EMPTY, [liar(right), await contender('reference')], settings);
  expect(rows.map(({ checked }) => checked)).toEqual(['valid', 'valid']);
  expect(disagree(rows)).toBe(true);
});
