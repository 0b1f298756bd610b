import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Candidates, makePuzzle } from '#core';
import { exampleKinds, kindFamilies, kindOf, parseKind } from '#kinds';
import { addRules } from '#rules';
import { filledOf, newGame } from './game.ts';
import { type Action, play } from './play.ts';
import { packPuzzle, unpackPuzzle } from './puzzle-record.ts';
import { loadGame, saveGame } from './save.ts';
import { formatDuration, pauseTimer, readTimer, resumeTimer, startTimer, stopTimer } from './timer.ts';

const kind = kindOf('classic:2x2');
const puzzle = makePuzzle(kind, Uint8Array.from('1200000000000000', Number), { info: { title: 'small' } });
const cells = fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 3 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('enter' as const),
    mode: fc.constantFrom('value', 'corner', 'centre'),
    cells,
    value: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ type: fc.constant('colour' as const), cells, colour: fc.integer({ min: 1, max: 8 }) }),
  fc.record({
    type: fc.constant('tint' as const),
    cells,
    value: fc.integer({ min: 1, max: 4 }),
    colour: fc.integer({ min: 1, max: 8 }),
  }),
  fc.record({ type: fc.constant('clear' as const), cells }),
  fc.constantFrom<Action>({ type: 'undo' }, { type: 'redo' }, { type: 'marks' }, { type: 'singles' }, { type: 'restart' }),
);

test('a saved game is the same game, with every move in both directions', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let game = newGame('one', puzzle);
      for (const one of actions) game = play(game, one);
      const loaded = loadGame(JSON.parse(JSON.stringify(saveGame(game, 0))));
      if (!loaded.ok) throw new Error(loaded.error);
      let [a, b] = [game, loaded.value];
      expect(filledOf(b)).toBe(filledOf(a));
      expect(b.notes).toEqual(a.notes);
      while (a.past.length > 0) {
        a = play(a, { type: 'undo' });
        b = play(b, { type: 'undo' });
        expect(b.notes).toEqual(a.notes);
      }
      expect(b.past).toEqual([]);
      while (a.future.length > 0) [a, b] = [play(a, { type: 'redo' }), play(b, { type: 'redo' })];
      expect(b.notes).toEqual(a.notes);
    }),
    { numRuns: 60 },
  );
});

test('time, hints, a pause and where the puzzle comes from are kept, and whether it is solved is seen from what stands in it', () => {
  const played = { ...newGame('one', puzzle, { level: 'hard', from: 'pack/chains/3' }), timer: { elapsedMs: 700, startedAt: 0 }, hints: 4 };
  const begun = play(play(played, { type: 'marks' }, undefined, 300), { type: 'restart' }, undefined, 300);
  const paused = { ...begun, timer: pauseTimer(begun.timer, 500) };
  const loaded = loadGame(JSON.parse(JSON.stringify({ ...saveGame(paused, 9000), solved: true })));
  if (!loaded.ok) throw new Error(loaded.error);
  const { timer, hints, origin, solved, past } = loaded.value;
  expect({ timer, hints, origin, solved }).toEqual({
    timer: { elapsedMs: 200, paused: true },
    hints: 0,
    origin: { level: 'hard', from: 'pack/chains/3' },
    solved: false,
  });
  expect(past.at(-1)?.setAside).toEqual({ elapsedMs: 1000, hints: 4 });
  expect(startTimer(timer, 20)).toBe(timer);
  expect(readTimer(resumeTimer(timer, 1000), 1500)).toBe(700);
});

test('damaged saves are told in a sentence and never throw', () => {
  const saved = JSON.parse(JSON.stringify(saveGame(play(newGame('one', puzzle), { type: 'marks' }), 0))) as Record<string, unknown>;
  const broken: unknown[] = [
    null,
    [],
    {},
    { ...saved, version: 9 },
    { ...saved, id: 3 },
    { ...saved, puzzle: { ...(saved['puzzle'] as object), spec: 'nonsense' } },
    { ...saved, puzzle: { ...(saved['puzzle'] as object), givens: [1, 2] } },
    { ...saved, table: [[99, [], [], []]] },
    { ...saved, notes: [0] },
    { ...saved, past: [[[99, 0, 0]]] },
    { ...saved, future: 'none' },
  ];
  for (const one of broken) {
    const result = loadGame(one);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error.length).toBeGreaterThan(10);
  }
});

test('puzzles of every kind survive, restrictions and disputes included', () => {
  for (const family of kindFamilies) {
    for (const one of exampleKinds(family).slice(0, 3)) {
      const { cellCount, size } = one.geometry;
      const restrictions = Candidates.all(cellCount, size);
      restrictions.remove(1, 2);
      const made = makePuzzle(one, new Uint8Array(cellCount), {
        restrictions,
        disputes: [{ place: 0, value: 1 }],
        info: { title: one.title },
      });
      const again = unpackPuzzle(JSON.parse(JSON.stringify(packPuzzle(made))));
      if (!again.ok) throw new Error(`${one.spec}: ${again.error}`);
      expect(packPuzzle(again.value)).toEqual(packPuzzle(made));
    }
  }
});

test('a puzzle keeps its rules, and is refused in words where nobody brought them', () => {
  const ruled = addRules(kindOf('classic:2x2'), ['cage 5: r1c1 r1c2']);
  if (!ruled.ok) throw new Error(ruled.error);
  const record = packPuzzle(makePuzzle(ruled.value, new Uint8Array(16)));
  const again = unpackPuzzle(record, addRules);
  expect(again.ok && again.value.rules.map(({ text }) => text)).toEqual(['cage 5: r1c1 r1c2']);
  expect(unpackPuzzle(record)).toMatchObject({ ok: false, error: expect.stringContaining('has rules') });
});

test('the timer counts what was played and not what was paused', () => {
  const running = startTimer({ elapsedMs: 500 }, 1000);
  expect(readTimer(running, 4000)).toBe(3500);
  expect(readTimer(running, 10)).toBe(500);
  const stopped = stopTimer(running, 4000);
  expect([readTimer(stopped, 99_000), stopTimer(stopped, 5)]).toEqual([3500, stopped]);
  expect([formatDuration(247_000), formatDuration(3_847_000)]).toEqual(['4:07', '1:04:07']);
});

test('a puzzle with cells that are in no region is kept', () => {
  const regions = [...'11.22.11.22......333'].map((sign) => (sign === '.' ? -1 : Number(sign)));
  const parsed = parseKind('grid:4x5/values=1-9', regions);
  if (!parsed.ok) throw new Error(parsed.error);
  const made = makePuzzle(parsed.value, new Uint8Array(20));
  const again = unpackPuzzle(JSON.parse(JSON.stringify(packPuzzle(made))));
  expect(again.ok && again.value.kind.regions).toEqual(regions);
  expect(unpackPuzzle({ ...packPuzzle(made), regions: regions.map((region) => region - 1) }).ok).toBe(false);
});
