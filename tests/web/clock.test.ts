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

/** Opens the puzzle; the test owns the time of its page, so that no load of the machine plays along. */
async function play(hash = linkOf(puzzle)): Promise<{ readonly page: Page; readonly pass: (seconds: number) => Promise<void> }> {
  const page = await site.open('#/help');
  let now = Date.parse('2026-11-18T12:00:00');
  const pass = async (seconds: number): Promise<void> => {
    now += 1000 * seconds;
    await page.clock.setFixedTime(now);
  };
  await pass(0);
  await page.goto(`${site.address}${hash}`);
  await page.locator('[data-place]:focus').waitFor();
  return { page, pass };
}

test('solve, undo, restart and reload: clock, end and list of games agree', async () => {
  const { page, pass } = await play();
  await page.keyboard.press('h');
  await page.getByText(/^Look at /).waitFor();
  await page.locator('[data-place]:focus').waitFor();
  await pass(7);
  await fillByKeys(page, puzzle, await solutionOf(puzzle));
  const end = page.locator('.solved');
  await end.getByRole('heading', { name: 'Solved' }).waitFor();
  expect(await end.textContent()).toMatch(/Time0:07Hints1Levelnot rated/);
  expect(await seconds(page)).toBe(7);
  // One sentence says it to those who do not see it.
  await page
    .getByRole('status')
    .filter({ hasText: /^Solved\. Time 0:07, hints 1, level not rated\./ })
    .waitFor({ state: 'attached' });
  await pass(60);
  await page.reload();
  await end.waitFor();
  expect(await seconds(page)).toBe(7);
  // One step back it is not solved, and the clock goes on.
  await page.keyboard.press('Control+z');
  await end.waitFor({ state: 'detached' });
  expect(await seconds(page)).toBe(7);
  await pass(4);
  await expect.poll(() => seconds(page)).toBe(11);
  await page.keyboard.press('Control+y');
  await end.waitFor();
  const statistics = await page.context().newPage();
  await statistics.goto(`${site.address}#/history`);
  await statistics.getByRole('row', { name: 'Classic 4×4 not rated 1 ' }).waitFor();
  await statistics.close();
  await page.getByRole('button', { name: 'Restart' }).click();
  await end.waitFor({ state: 'detached' });
  expect(await seconds(page)).toBe(0);
  await pass(3);
  await expect.poll(() => seconds(page)).toBe(3);
  // Time goes on through a reload, but for what the page was away.
  await page.reload();
  await page.locator('[data-place]:focus').waitFor();
  expect(await seconds(page)).toBe(3);
  await pass(2);
  await expect.poll(() => seconds(page)).toBe(5);
  await page.getByRole('button', { name: 'Games' }).click();
  await expect.poll(() => page.locator('.games .game').first().textContent()).toMatch(/0% done/);
  await page.context().close();
});

test('a pause hides the board, stands through a reload and costs no time', async () => {
  const { page, pass } = await play();
  await pass(5);
  await page.keyboard.press('p');
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  expect(await page.locator('[data-place]').count()).toBe(0);
  expect(await seconds(page)).toBe(5);
  await pass(30);
  await page.reload();
  await page.getByRole('heading', { name: 'Paused' }).waitFor();
  expect(await page.locator('[data-place]').count()).toBe(0);
  expect(await seconds(page)).toBe(5);
  await page.keyboard.press('p');
  await page.locator('[data-place]:focus').waitFor();
  expect(await seconds(page)).toBe(5);
  await pass(2);
  await expect.poll(() => seconds(page)).toBe(7);
  // A press of the button does it too: nothing lies over it.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('.paused').getByRole('button', { name: 'Go on' }).click();
  await page.locator('[data-place]:focus').waitFor();
  await page.context().close();
});

test('the clock of a first puzzle that is only looked at goes on after a reload and after another view', async () => {
  const { page, pass } = await play('#/play');
  await pass(6);
  await page.reload();
  await page.locator('[data-place]:focus').waitFor();
  expect(await seconds(page)).toBe(6);
  await pass(2);
  await page.goto(`${site.address}#/help`);
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await pass(50);
  await page.goto(`${site.address}#/play`);
  await page.locator('[data-place]:focus').waitFor();
  expect(await seconds(page)).toBe(8);
  await page.context().close();
});
