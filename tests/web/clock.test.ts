import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { fillByKeys, linkOf, solutionOf } from './puzzles.ts';
import { siteForTests } from './site.ts';

const puzzle = makePuzzle(kindOf('classic:2x2'), Uint8Array.from('1230341221430321', Number));

const site = siteForTests();

const seconds = async (page: Page): Promise<number> => {
  const [minutes, rest] = (await page.getByRole('timer').textContent())!.split(':').map(Number) as [number, number];
  return 60 * minutes + rest;
};

/** Opens the puzzle and lets some seconds pass. */
async function play(forMs: number): Promise<Page> {
  const page = await site.open(linkOf(puzzle));
  await page.locator('[data-place]:focus').waitFor();
  await page.waitForTimeout(forMs);
  return page;
}

test('solve, undo, restart and reload: clock, end and list of games agree', async () => {
  const page = await play(2200);
  await page.keyboard.press('h');
  await page.getByText(/^Look at /).waitFor();
  await page.locator('[data-place]:focus').waitFor();
  await fillByKeys(page, puzzle, await solutionOf(puzzle));
  const end = page.locator('.solved');
  await end.getByRole('heading', { name: 'Solved' }).waitFor();
  expect(await end.textContent()).toMatch(/Time0:0[2-9]Hints1Levelnot rated/);
  const solvedAfter = await seconds(page);
  // One sentence says it to those who do not see it.
  await page
    .getByRole('status')
    .filter({ hasText: /^Solved\. Time 0:0\d, hints 1, level not rated\./ })
    .waitFor({ state: 'attached' });
  await page.reload();
  await end.waitFor();
  expect(await seconds(page)).toBe(solvedAfter);
  // One step back it is not solved, and the clock goes on.
  await page.keyboard.press('Control+z');
  await end.waitFor({ state: 'detached' });
  await expect.poll(() => seconds(page), { timeout: 10_000 }).toBeGreaterThan(solvedAfter);
  await page.keyboard.press('Control+y');
  await end.waitFor();
  const statistics = await page.context().newPage();
  await statistics.goto(`${site.address}#/history`);
  await statistics.getByRole('row', { name: 'Classic 4×4 not rated 1 ' }).waitFor();
  await statistics.close();
  await page.getByRole('button', { name: 'Restart' }).click();
  await end.waitFor({ state: 'detached' });
  expect(await seconds(page)).toBeLessThan(solvedAfter);
  await expect.poll(() => seconds(page), { timeout: 10_000 }).toBeGreaterThan(0);
  const begunAgo = await seconds(page);
  await page.reload();
  await page.getByRole('timer').waitFor();
  expect(await seconds(page)).toBeGreaterThanOrEqual(begunAgo);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => page.locator('.games .game').first().textContent(), { timeout: 10_000 }).toMatch(/0% done/);
  await page.context().close();
});

test('a pause hides the board, stands through a reload and costs no time', async () => {
  const page = await play(1200);
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  expect(await page.locator('[data-place]').count()).toBe(0);
  const stopped = await seconds(page);
  await page.waitForTimeout(1500);
  await page.reload();
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  expect(await page.locator('[data-place]').count()).toBe(0);
  expect(await seconds(page)).toBe(stopped);
  await page.keyboard.press('p');
  await page.locator('[data-place]:focus').waitFor();
  await expect.poll(() => seconds(page), { timeout: 10_000 }).toBeGreaterThan(stopped);
  await page.context().close();
});
