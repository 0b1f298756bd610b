import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { Budget } from './budget.ts';
import { complain, foreign } from './complaint.ts';
import type { EngineEntry } from './engine.ts';
import { bindSettings, settleOptions } from './engine-options.ts';
import { makePuzzle } from './puzzle.ts';

const entry: EngineEntry = {
  id: 'some',
  title: { en: 'Some', de: 'Irgendeine', fr: 'Un' },
  summary: '',
  complete: true,
  load: () => Promise.reject(new Error('never loaded')),
  options: [
    { name: 'path', summary: '', type: 'string', default: 'zigzag', choices: ['zigzag', 'spiral'] },
    {
      name: 'seed',
      summary: '',
      type: 'number',
      default: 1,
      objects: (seed) => (Number(seed) < 0 ? complain('must be at least 0') : undefined),
    },
    { name: 'blind', summary: '', type: 'boolean', default: false },
  ],
};

test('defaults fill what is not given, and text is read by type', () => {
  expect(settleOptions(entry, {})).toEqual({ ok: true, value: { path: 'zigzag', seed: 1, blind: false } });
  expect(settleOptions(entry, { path: 'spiral', seed: '7', blind: true })).toEqual({
    ok: true,
    value: { path: 'spiral', seed: 7, blind: true },
  });
});

test.each([
  [{ path: 'round' }, '"path" must be one of zigzag, spiral, not "round"'],
  [{ seed: 'x' }, '"seed" must be a number, not "x"'],
  [{ seed: '-3' }, '"seed" must be at least 0, not "-3"'],
  [{ blind: 'maybe' }, '"blind" must be true or false, not "maybe"'],
  [{ colour: 'red' }, 'the engine some has no setting "colour"'],
])('%o is refused in words', (given, error) => {
  expect(settleOptions(entry, given)).toMatchObject({ ok: false, error });
});

test('an engine with its settings in place uses them unless the request has others', () => {
  const seen: unknown[] = [];
  const engine = bindSettings(
    {
      id: 'some',
      refuses: (_, options) => foreign(String(options?.['path'])),
      solve(_, { options, budget }) {
        seen.push(options);
        return { status: 'complete', count: 0n, counters: { nodes: budget.nodes } };
      },
    },
    { path: 'spiral' },
  );
  const kind = kindOf('classic:2x2');
  const puzzle = makePuzzle(kind, new Uint8Array(16));
  engine.solve(puzzle, { limit: 1, budget: new Budget({}) });
  engine.solve(puzzle, { limit: 1, budget: new Budget({}), options: { path: 'zigzag' } });
  expect(seen).toEqual([{ path: 'spiral' }, { path: 'zigzag' }]);
  expect(engine.refuses(kind.geometry)?.error).toBe('spiral');
});
