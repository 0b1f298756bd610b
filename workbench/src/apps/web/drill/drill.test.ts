import { expect, test } from 'vitest';
import { unpackPuzzle } from '#session';
import { drill, drillable } from '../library/drilling.ts';
import { isFound } from './judge.ts';
import { answered, type Cards, nextOf, readCards } from './schedule.ts';

const DAY = 86_400_000;

test.each(['hidden-single', 'x-wing', 'xy-wing'])('a task of %s has its steps, is another for another seed, and judges', (technique) => {
  const tasks = [1, 2, 3].map((seed) => drill({ technique, seed })!);
  expect(new Set(tasks.map(({ puzzle }) => String(puzzle.givens))).size).toBe(3);
  for (const { puzzle, moves, candidates } of tasks) {
    expect(unpackPuzzle(puzzle).ok).toBe(true);
    const [move] = moves;
    const right = move!.place.length > 0 ? move!.place : move!.remove;
    for (const { cell, value } of right) expect(candidates[cell]).toContain(value);
    expect(isFound(right, moves)).toBe(true);
    expect(isFound(right.slice(0, 1), moves)).toBe(true);
    const wrong = candidates.flatMap((values, cell) => values.map((value) => ({ cell, value })));
    expect(isFound(wrong, moves)).toBe(false);
    expect(isFound([], moves)).toBe(false);
  }
});

test('what was missed comes again at once, what was found waits longer each time', () => {
  const ids = ['a', 'b', 'c'];
  let cards: Cards = {};
  expect(nextOf(ids, cards, 0)).toBe('a');
  cards = answered(cards, 'a', true, 0);
  expect(nextOf(ids, cards, 0)).toBe('b');
  cards = answered(cards, 'b', false, 0);
  expect(nextOf(ids, cards, 0)).toBe('b');
  cards = answered(answered(cards, 'b', true, 0), 'c', true, 0);
  expect(cards['b']).toEqual({ box: 1, due: DAY });
  cards = answered(cards, 'a', true, DAY);
  expect(cards['a']).toEqual({ box: 2, due: 4 * DAY });
  expect(nextOf(ids, cards, DAY)).toBe('b');
});

test('kept cards that are damaged are left out', () => {
  expect(readCards({ a: { box: 1, due: 5 }, b: { box: 'x' }, c: 3, d: { box: 99, due: 1 } })).toEqual({
    a: { box: 1, due: 5 },
    d: { box: 5, due: 1 },
  });
  expect([readCards(null), readCards('x')]).toEqual([{}, {}]);
});

test('whatever can be drilled has a task', () => {
  const ids = drillable({});
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) expect([id, (drill({ technique: id, seed: 5 })?.moves.length ?? 0) > 0]).toEqual([id, true]);
});
