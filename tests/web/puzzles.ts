import lz from 'lz-string';
import type { Page } from 'playwright-core';
import type { Grid, Puzzle } from '#core';
import { loadEngine } from '#engines';
import { formatPuzzle } from '#formats';
import { starters } from '#kinds';
import { solvePuzzle } from '#operations';
import { type Direction, spotsOf, step, viewOf } from '#session';
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

/** The keys that lead from one place to another, the fewest. */
export function wayTo({ geometry }: Puzzle, from: number, to: number): string[] {
  const view = viewOf(geometry, 'panels');
  const spots = spotsOf(view);
  const ways = new Map<number, string[]>([[from, []]]);
  for (const [place, keys] of ways) {
    if (place === to) return keys;
    for (const [direction, key] of Object.entries(KEYS) as [Direction, string][]) {
      const next = step(geometry, view, spots, place, direction);
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}

/** Fills every blank by keys alone, cell by cell, from wherever the focus is; leaves out the last `spare` blanks. */
export async function fillByKeys(page: Page, puzzle: Puzzle, solution: Grid, spare = 0): Promise<void> {
  const { geometry, givens, symbols } = puzzle;
  let at = Number(await page.locator('[data-place]:focus').getAttribute('data-place'));
  const blanks = [...givens.keys()].filter((cell) => givens[cell] === 0);
  for (const cell of blanks.slice(0, blanks.length - spare)) {
    const target = geometry.placesOf(cell)[0]!;
    for (const key of wayTo(puzzle, at, target)) await page.keyboard.press(key);
    await page.keyboard.press(symbols.all[solution[cell]! - 1]!);
    at = target;
  }
}
