import { expect, test } from 'vitest';
import { LEVELS } from '#core';
import { kindOf } from '#kinds';
import { NO_HELPERS, newGame, type PuzzleRecord, packPosition, packPuzzle, play, unpackPuzzle, valuesOf } from '#session';
import type { LibraryClient } from '../library/client.ts';
import { make } from '../library/generating.ts';
import { findSolutions } from '../library/mistakes.ts';
import { kindNamed } from '../play/kind-named.ts';
import { cards, likeliestCard } from './cards.ts';
import { dailies, dayOf, seedOfDay } from './daily.ts';
import { type Keeping, makeOne, PuzzleStock } from './stock.ts';
import { fillsItself } from './thought.ts';

/** The worker's function, called without a worker. */
const library = {
  call: (_: string, input: Parameters<typeof make>[0], { onProgress }: { onProgress?: (progress: unknown) => void } = {}) =>
    make(input, { report: (progress) => onProgress?.(progress) }),
} as unknown as Pick<LibraryClient, 'call'>;

function inMemory(): Keeping & { readonly kept: Map<string, readonly PuzzleRecord[]> } {
  const kept = new Map<string, readonly PuzzleRecord[]>();
  return {
    kept,
    read: async (id) => kept.get(id),
    write: async (id, puzzles) => void kept.set(id, puzzles),
  };
}

test('three puzzles of one card are three puzzles, each made ahead', async () => {
  const keeping = inMemory();
  let seed = 11;
  const stock = new PuzzleStock(library, keeping, () => seed++);
  const card = cards.find(({ spec, level }) => spec === 'classic:3x3' && level === 'fiendish')!;
  const taken = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const puzzle = await stock.take(card);
    taken.add(String(packPuzzle(puzzle!).givens));
    await stock.refill(card);
    expect(keeping.kept.get(card.id)).toHaveLength(1);
  }
  expect(taken.size).toBe(3);
});

test('cards that have no puzzle get one after the other, and those whose puzzle was taken in an earlier visit do first', async () => {
  const keeping = inMemory();
  let [open, most, seed] = [0, 0, 0];
  const slow = {
    call: async (...all: Parameters<LibraryClient['call']>) => {
      most = Math.max(most, ++open);
      await (library.call as (...args: unknown[]) => Promise<unknown>)(...all);
      open--;
    },
  } as unknown as typeof library;
  const stock = (): PuzzleStock => new PuzzleStock(slow, keeping, () => seed++);
  const some = cards.filter(({ spec }) => ['classic:2x2', 'classic:2x3', 'solid:2'].includes(spec));
  const lacking = some.filter(({ starter }) => !starter);
  expect(lacking.length).toBeGreaterThan(0);
  // The page was closed when one had been taken and the next was not made.
  const [taken] = some;
  keeping.kept.set(taken!.id, []);
  await stock().catchUp(some);
  expect([...keeping.kept].map(([id, kept]) => [id, kept.length])).toEqual([[taken!.id, 1]]);
  const next = stock();
  await Promise.all([next.fillUp(some), next.fillUp(some)]);
  expect([...keeping.kept.keys()]).toEqual([taken!.id, ...lacking.map(({ id }) => id)]);
  expect([most, seed]).toEqual([1, 1 + lacking.length]);
});

test('cards have names of their own, and every kind that is played has one like it', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  for (const { spec } of cards) expect(kindNamed(spec)?.spec).toBe(spec);
  const classic = cards.filter(({ spec, rules }) => spec === 'classic:3x3' && !rules).map(({ level }) => level);
  expect(classic).toEqual(Object.keys(LEVELS));
  expect(likeliestCard('classic:3x3', 'hard')).toMatchObject({ spec: 'classic:3x3', level: 'hard' });
  expect(likeliestCard('solid:5', 'easy').level).toBe('easy');
});

test('cubes are a ladder from small ones and many clues on', () => {
  const rungs = cards.filter(({ spec }) => spec === 'solid:2' || spec === 'solid:3');
  expect(rungs.map(({ spec, clues }) => `${spec} ${clues?.from ?? ''}`.trim())).toEqual([
    'solid:2',
    'solid:2',
    'solid:3 590',
    'solid:3 440',
    'solid:3 340',
    'solid:3 75',
  ]);
  expect(likeliestCard('solid:3', 'easy').clues?.from).toBe(340);
});

test('a cube of which every step is worth a thought has no full house before any entry of its player', { timeout: 60_000 }, async () => {
  const card = cards.find(({ fillsPlain }) => fillsPlain)!;
  expect(fillsItself({ from: `card/${card.id}` })).toBe(true);
  expect(cards.filter(({ id }) => fillsItself({ from: `card/${id}` }))).toEqual([card]);
  const made = unpackPuzzle((await makeOne(library, card, 3))!);
  if (!made.ok) throw new Error(made.error);
  const { solutions } = await findSolutions({ puzzle: packPosition(made.value) }, { report: () => undefined });
  const { groups } = made.value.geometry;
  const helpers = { ...NO_HELPERS, fillSingles: true };
  let game = newGame('g', made.value);
  let steps = 0;
  for (let cell = valuesOf(game).indexOf(0); cell >= 0; cell = valuesOf(game).indexOf(0)) {
    const values = valuesOf(game);
    expect(groups.every(({ cells }) => cells.filter((one) => values[one] === 0).length !== 1)).toBe(true);
    game = play(game, { type: 'enter', mode: 'value', cells: [cell], value: solutions[0]![cell]! }, helpers, 0);
    steps++;
  }
  expect(game.solved).toBe(true);
  // Every entry is the first blank, not the next step of logic: somebody who reasons makes more of them.
  expect(steps).toBeGreaterThan(9);
});

test('a day has the same puzzles for everybody, and the next day others', async () => {
  const cube = dailies.find(({ id }) => id === 'cube')!;
  const made = async (day: string): Promise<string> => String((await makeOne(library, cube, seedOfDay(day, cube)))!.givens);
  const first = await made('2026-11-16');
  expect(await made('2026-11-16')).toBe(first);
  expect(await made('2026-11-17')).not.toBe(first);
  // Written down once: to change it changes everybody's puzzle of the day.
  expect(dailies.map((daily) => seedOfDay('2026-11-16', daily))).toMatchInlineSnapshot(`
    [
      1015713740,
      1640727741,
      520634102,
      238757082,
      1337715921,
    ]
  `);
  expect(dayOf(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});

test('the killer of the day has cages, and is the same for everybody', async () => {
  const killer = dailies.find(({ id }) => id === 'killer')!;
  const made = async (): Promise<string> => JSON.stringify(await makeOne(library, killer, seedOfDay('2026-11-16', killer)));
  const first = await made();
  expect(first).toContain('cage');
  expect(await made()).toBe(first);
});

test('whatever is a puzzle of the day is rated to the end, so that no clock decides which it is', () => {
  for (const { spec } of dailies) {
    const { cellCount, size } = kindOf(spec).geometry;
    expect(cellCount * size).toBeLessThanOrEqual(729);
  }
});
