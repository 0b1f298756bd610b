import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { type PuzzleRecord, packPuzzle } from '#session';
import type { LibraryClient } from '../library/client.ts';
import { make } from '../library/generating.ts';
import { kindNamed } from '../play/kind-named.ts';
import { cards, likeliestCard } from './cards.ts';
import { dailies, dayOf, seedOfDay } from './daily.ts';
import { type Keeping, makeOne, PuzzleStock } from './stock.ts';

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

test('cards have names of their own, and every kind that is played has one like it', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  for (const { spec } of cards) expect(kindNamed(spec)?.spec).toBe(spec);
  expect(likeliestCard('classic:3x3', 'hard')).toMatchObject({ spec: 'classic:3x3', level: 'hard' });
  expect(likeliestCard('solid:5', 'easy').level).toBe('easy');
});

test('a day has the same puzzles for everybody, and the next day others', async () => {
  const cube = dailies.find(({ id }) => id === 'cube')!;
  const made = async (day: string): Promise<string> => String((await makeOne(library, cube, seedOfDay(day, cube)))!.givens);
  const first = await made('2026-11-16');
  expect(await made('2026-11-16')).toBe(first);
  expect(await made('2026-11-17')).not.toBe(first);
  // Written down once: whoever changes it changes everybody's puzzle of the day.
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
