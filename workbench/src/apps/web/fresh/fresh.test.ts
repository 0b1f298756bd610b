import { expect, test } from 'vitest';
import { LEVELS, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { NO_HELPERS, newGame, type PuzzleRecord, packPosition, packPuzzle, play, unpackPuzzle, valuesOf } from '#session';
import type { LibraryClient } from '../library/client.ts';
import { make } from '../library/generating.ts';
import { findSolutions } from '../library/mistakes.ts';
import { kindNamed } from '../play/kind-named.ts';
import { AHEAD, cards, firstsFor, likeliestCard } from './cards.ts';
import { dailies, dayOf, seedOfDay } from './daily.ts';
import firsts from './firsts.json' with { type: 'json' };
import { type FirstPuzzles, type Keeping, makeOne, PuzzleStock } from './stock.ts';
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

/** Nothing came with the page. */
const none = async (): Promise<FirstPuzzles> => ({});

test('three puzzles of one card are three puzzles, each made ahead', async () => {
  const keeping = inMemory();
  let seed = 11;
  const stock = new PuzzleStock(library, keeping, () => seed++, none);
  const card = cards.find(({ spec, level }) => spec === 'classic:3x3' && level === 'fiendish')!;
  const taken = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const puzzle = await stock.take(card);
    taken.add(String(packPuzzle(puzzle!).givens));
    await stock.refill(card);
    expect(keeping.kept.get(card.id)).toHaveLength(AHEAD);
  }
  expect(taken.size).toBe(3);
});

test('a second press while the next is made gets the other that was kept, and nothing comes twice', async () => {
  const keeping = inMemory();
  let [seed, isOpen] = [21, true];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const gated = {
    call: async (...all: unknown[]) => {
      if (!isOpen) await gate;
      return (library.call as (...args: unknown[]) => Promise<unknown>)(...all);
    },
  } as unknown as typeof library;
  const stock = new PuzzleStock(gated, keeping, () => seed++, none);
  const card = cards.find(({ spec }) => spec === 'classic:2x3')!;
  const taken: (Puzzle | undefined)[] = [await stock.take(card)];
  await stock.refill(card);
  isOpen = false;
  taken.push(await stock.take(card), await stock.take(card));
  open();
  taken.push(await stock.take(card));
  await stock.refill(card);
  const seen = [...taken.map((puzzle) => packPuzzle(puzzle!)), ...keeping.kept.get(card.id)!].map(({ givens }) => String(givens));
  expect(new Set(seen).size).toBe(4 + AHEAD);
});

test('cards whose puzzle was taken in an earlier visit get another, one after the other', async () => {
  const keeping = inMemory();
  let [open, most, seed] = [0, 0, 0];
  const slow = {
    call: async (...all: Parameters<LibraryClient['call']>) => {
      most = Math.max(most, ++open);
      await (library.call as (...args: unknown[]) => Promise<unknown>)(...all);
      open--;
    },
  } as unknown as typeof library;
  const some = cards.filter(({ spec }) => ['classic:2x2', 'classic:2x3', 'solid:2'].includes(spec));
  // The page was closed when two had been taken and the next were not made.
  const taken = [some[0]!, some.at(-1)!];
  for (const { id } of taken) keeping.kept.set(id, []);
  const stock = new PuzzleStock(slow, keeping, () => seed++, none);
  await Promise.all([stock.catchUp(some), stock.catchUp(some)]);
  expect([...keeping.kept].map(([id, kept]) => [id, kept.length])).toEqual(taken.map(({ id }) => [id, AHEAD]));
  expect([most, seed]).toEqual([1, taken.length * AHEAD]);
});

test('the first press of every card has its puzzle at once, and five in a row where making takes long, each another and as the card says', async () => {
  const idle = { call: () => new Promise(() => undefined) } as unknown as typeof library;
  const keeping = inMemory();
  const stock = new PuzzleStock(
    idle,
    keeping,
    () => 0,
    async () => firsts as unknown as FirstPuzzles,
  );
  const taken = new Map<string, number>();
  for (const card of cards) {
    const came = new Set<string>();
    do {
      const puzzle = (await stock.take(card))!;
      came.add(JSON.stringify(packPuzzle(puzzle)));
      expect((puzzle.kind.base ?? puzzle.kind).spec, card.id).toBe(card.spec);
      expect(puzzle.rules.length > 0, card.id).toBe(card.rules !== undefined);
      const given = puzzle.givens.filter(Boolean).length;
      if (card.clues && !card.fillsPlain) expect([given >= card.clues.from, given <= card.clues.to], card.id).toEqual([true, true]);
      taken.set(card.id, (taken.get(card.id) ?? 0) + 1);
    } while (keeping.kept.get(card.id)!.length > 0);
    expect([came.size, came.size - firstsFor(card)], card.id).toEqual([taken.get(card.id), card.starter && !card.clues ? 1 : 0]);
  }
  expect([taken.get('classic:4x4 medium'), taken.get('classic:5x5 easy'), taken.get('solid:3 easy')]).toEqual([AHEAD, AHEAD, 2]);
});

test('who presses faster than puzzles are made gets those that came with the page in other guises', async () => {
  const { calls } = await import('../library/operations.ts');
  const unmaking = {
    call: (name: string, input: never) =>
      name === 'make' ? new Promise(() => undefined) : calls[name as 'transform'](input, { report: () => undefined }),
  } as unknown as typeof library;
  const keeping = inMemory();
  let seed = 1;
  const withPage = async (): Promise<FirstPuzzles> => firsts as unknown as FirstPuzzles;
  const stock = new PuzzleStock(unmaking, keeping, () => seed++, withPage);
  const plain = cards.filter(({ rules, spec }, i) => !rules && cards.findIndex((card) => card.spec === spec) === i);
  for (const card of plain) {
    const seen = new Map<string, Puzzle>();
    let presses = 0;
    do {
      const puzzle = (await stock.take(card))!;
      seen.set(String(puzzle.givens), puzzle);
      presses++;
    } while (keeping.kept.get(card.id)!.length > 0);
    const clues = new Set([...seen.values()].map(({ givens }) => givens.filter(Boolean).length));
    for (let i = 0; i < 2; i++, presses++) {
      const puzzle = (await stock.take(card))!;
      seen.set(String(puzzle.givens), puzzle);
      expect(puzzle.kind.spec, card.id).toBe([...seen.values()][0]!.kind.spec);
      expect(clues, card.id).toContain(puzzle.givens.filter(Boolean).length);
      const { solutions } = await findSolutions({ puzzle: packPosition(puzzle) }, { report: () => undefined });
      expect(solutions, card.id).toHaveLength(1);
    }
    expect(seen.size, card.id).toBe(presses);
  }
});

test('a puzzle that nobody waits for any more stays for the next press', async () => {
  const keeping = inMemory();
  const stock = new PuzzleStock(library, keeping, () => 5, none);
  const card = cards.find(({ spec }) => spec === 'classic:2x2')!;
  keeping.kept.set(card.id, []);
  const left = new AbortController();
  const taken = stock.take(card, left.signal);
  left.abort();
  expect([await taken, keeping.kept.get(card.id)?.length]).toEqual([undefined, 1]);
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

test('a cube of which every step is worth a thought has no full house before any entry of its player', async () => {
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
