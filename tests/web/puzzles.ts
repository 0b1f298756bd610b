import lz from 'lz-string';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Geometry, Grid, Puzzle } from '#core';
import { loadEngine } from '#engines';
import { formatPuzzle } from '#formats';
import { starters } from '#kinds';
import { solvePuzzle } from '#operations';
import { type Direction, spotsOf, step, viewOf, type Whereabouts } from '#session';
import { starterPuzzle } from '../../workbench/src/apps/web/play/starters.ts';

/** A puzzle that comes with the page, as its visitors find it. */
export function starter(spec: string): Puzzle {
  const found = starters.find((one) => one.spec === spec);
  if (!found) throw new Error(`no starter of ${spec}`);
  return starterPuzzle(found);
}

export async function solutionOf(puzzle: Puzzle): Promise<Grid> {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const { count, solutions } = solvePuzzle(puzzle, engine.value, { limit: 2, budget: {}, keep: 1 });
  if (count !== 1n) throw new Error('a test needs a puzzle of one solution');
  return solutions[0]!;
}

/** The address that opens a puzzle, written here once more by hand: the JSON form, packed. */
export function linkOf(puzzle: Puzzle): string {
  const written = formatPuzzle(puzzle, 'json');
  if (!written.ok) throw new Error(written.error);
  return `#/open?p=${lz.compressToEncodedURIComponent(written.value)}`;
}

const KEYS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  deeper: 'PageDown',
  nearer: 'PageUp',
};

/** The keys that lead from one place to another, the fewest, and how one stands there: the line that led there counts for the next key. */
export function wayTo({ geometry }: Puzzle, from: Whereabouts, to: number): { readonly keys: readonly string[]; readonly at: Whereabouts } {
  const view = viewOf(geometry, 'panels');
  const spots = spotsOf(view);
  const ways = new Map([[from.place, { keys: [] as string[], at: from }]]);
  for (const [place, way] of ways) {
    if (place === to) return way;
    for (const [direction, key] of Object.entries(KEYS) as [Direction, string][]) {
      const at = step(geometry, view, spots, way.at, direction);
      if (!ways.has(at.place)) ways.set(at.place, { keys: [...way.keys, key], at });
    }
  }
  throw new Error(`no way from ${from.place} to ${to}`);
}

/** Fills every blank by keys alone, cell by cell, from wherever the focus is; leaves out the last `spare` blanks. */
export async function fillByKeys(page: Page, puzzle: Puzzle, solution: Grid, spare = 0): Promise<void> {
  const { geometry, givens, symbols } = puzzle;
  let at: Whereabouts = { place: Number(await page.locator('[data-place]:focus').getAttribute('data-place')) };
  const blanks = [...givens.keys()].filter((cell) => givens[cell] === 0);
  for (const cell of blanks.slice(0, blanks.length - spare)) {
    const way = wayTo(puzzle, at, geometry.placesOf(cell)[0]!);
    for (const key of way.keys) await page.keyboard.press(key);
    await page.keyboard.press(symbols.all[solution[cell]! - 1]!);
    at = way.at;
  }
}

/** Presses each arrow until the focus is where it began, counts the cells that were passed, and goes one step back and forth by the opposite key. */
export async function roundByKeys(page: Page, focused: Locator, { places, size }: Geometry): Promise<void> {
  const cellHere = async (): Promise<number> => places[Number(await focused.getAttribute('data-place'))]!.cell;
  const start = await cellHere();
  for (const [key, back] of [
    ['Right', 'Left'],
    ['Left', 'Right'],
    ['Down', 'Up'],
    ['Up', 'Down'],
  ] as const) {
    const passed: number[] = [];
    // Six faces are walked round over four of them, three over two: any line is longer than one face.
    do {
      await page.keyboard.press(`Arrow${key}`);
      passed.push(await cellHere());
    } while (passed.at(-1) !== start && passed.length <= places.length);
    expect(passed.at(-1)).toBe(start);
    expect(passed.length).toBeGreaterThan(size);
    expect(new Set(passed).size).toBe(passed.length);
    await page.keyboard.press(`Arrow${back}`);
    expect(await cellHere()).toBe(passed.at(-2));
    await page.keyboard.press(`Arrow${key}`);
    expect(await cellHere()).toBe(start);
  }
}
