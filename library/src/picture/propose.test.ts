import { expect, test } from 'vitest';
import { defaultSymbols, type Engine } from '#core';
import { kindOf } from '#kinds';
import { propose } from './propose.ts';
import type { Sign } from './signs.ts';

test('all questions about one grid together are bounded, however hard each of them is', () => {
  const signs: readonly Sign[] = [
    { value: 0, by: 'paper' },
    { value: 1, by: 'print' },
    { value: 2, by: 'print' },
    { value: 3, by: 'print' },
    { value: 4, by: 'print' },
  ];
  const odds = Array.from({ length: 16 }, (_, cell) =>
    Float32Array.from(signs, (_, sign) => (sign === (cell < 4 ? cell + 1 : 0) ? -0.1 : -3)),
  );
  let [questions, nodes] = [0, 0];
  // Every question costs all that it may, and then there are several solutions.
  const engine = {
    id: 'slow',
    refuses: () => undefined,
    solve(_: unknown, { budget }: { readonly budget: { spend(): boolean; readonly nodes: number } }) {
      while (budget.spend());
      questions++;
      nodes += budget.nodes;
      return { status: 'limit', count: 2n, solutions: [], counters: {} };
    },
  } as unknown as Engine;
  const seen = { kind: kindOf('classic:2x2'), signs, odds, symbols: defaultSymbols(4), cages: [] };
  expect(propose(seen, engine).soundness).toBe('several');
  expect(questions).toBeGreaterThan(5);
  expect(nodes).toBeLessThanOrEqual(200_000);
});
