import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Puzzle } from '#core';
import { parsePuzzle } from '#formats';
import { fillByKeys, solutionOf } from './puzzles.ts';
import { complaintsOf, siteForTests } from './site.ts';

const site = siteForTests();

/** What stands on the board as a line. */
const givens = (page: Page): Promise<string> =>
  page
    .locator('[data-place]')
    .evaluateAll((squares) => squares.map((square) => (square.classList.contains('given') ? square.textContent!.trim() : '.')).join(''));

const open = async (page: Page, name: RegExp | string, part?: string): Promise<void> => {
  const before = page.url();
  const square = (await page.locator('[data-place]').first().elementHandle())!;
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // A reader hears in which part of the dialog a card stands.
  await (part ? dialog.getByRole('group', { name: part }) : dialog).getByRole('button', { name }).first().click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The board of the game before stands until the new one is there.
  await page.waitForFunction((old) => !old.isConnected, square);
  await page.locator('[data-place]').first().waitFor();
};

function small(text: string): Puzzle {
  const puzzle = parsePuzzle(text, { kind: 'classic:2x2' });
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
}

test('a card gives another puzzle each time, offline too, and "Another one" goes straight to the next', async () => {
  const page = await site.open('#/play');
  await page.locator('[data-place]:focus').waitFor();
  // A card without a starter has its first puzzle at once, too, and the next is made while one plays.
  await open(page, /Classic 9×9.*tough/);
  const seen = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await open(page, /4×4.*easy/);
    seen.add(await givens(page));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/4×4\u00a0· easy .*\)\u00a0· \d+ clues$/);
  }
  expect(seen.size).toBe(3);
  // However narrow its row is, no dot ends a line, and one that begins a line stands outside of what is seen.
  const dots = (width: number): Promise<string[]> =>
    page.locator('h1').evaluate((title, px) => {
      title.style.width = `${px}px`;
      const { left } = title.getBoundingClientRect();
      const lines = [...title.querySelectorAll('.dotted > span')].map((part) => part.getBoundingClientRect());
      const at = [...title.querySelectorAll('.between')].map((dot) => dot.getBoundingClientRect());
      title.style.width = '';
      return at.map((dot, i) => (lines[i + 1]!.top >= lines[i]!.bottom ? (dot.right <= left + 0.5 ? 'cut' : 'hangs') : 'between'));
    }, width);
  expect([await dots(300), await dots(120)]).toEqual([
    ['cut', 'between'],
    ['cut', 'cut'],
  ]);
  const ahead = (): Promise<number | undefined> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opened = indexedDB.open('ninefold-stock');
          opened.onsuccess = () => {
            const kept = opened.result.transaction('puzzles').objectStore('puzzles').get('classic:3x3 tough');
            kept.onsuccess = () => resolve(kept.result?.length);
          };
        }),
    );
  await expect.poll(ahead).toBe(5);
  const puzzle = small([...seen].at(-1)!);
  await page.locator('[data-place]:focus').waitFor();
  await fillByKeys(page, puzzle, await solutionOf(puzzle));
  await page.getByRole('button', { name: 'Another one' }).click();
  await page.locator('.solved').waitFor({ state: 'detached' });
  await expect.poll(() => givens(page).then((line) => seen.has(line))).toBe(false);
  await page.goto(`${site.address}#/history`);
  await page.getByRole('row', { name: /4×4.*easy.* 1 / }).waitFor();
  // Of thirty days the one on which something was solved is heard.
  expect(await page.locator('.day-chart rect:not([aria-hidden=true])').count()).toBe(1);
  // What was saved is read back by another browser.
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save everything' }).click()]);
  const other = await site.open('#/history');
  await other.getByText('Nothing solved here yet').waitFor();
  await other.locator('input[type=file]').setInputFiles(await file.path());
  await other.getByText(/[456] games and 1 solved puzzle added/).waitFor();
  await other.getByRole('row', { name: /4×4.*easy.* 1 / }).waitFor();
  await other.context().close();
  await page.context().close();
});

test('on a phone the level of a card begins where its name does', async () => {
  const page = await site.open('#/play', { viewport: { width: 390, height: 844 } });
  await page.locator('[data-place]:focus').waitFor();
  await page.getByRole('button', { name: 'New' }).click();
  const begins = await page
    .locator('.starter')
    .first()
    .evaluate((card) => {
      const texts = document.createTreeWalker(card.lastElementChild!, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        found.push(Math.round(range.getBoundingClientRect().left));
      }
      return found;
    });
  expect(begins).toHaveLength(2);
  expect(begins[1]).toBe(begins[0]);
  await page.context().close();
});

test('what is not ready says so in sight of its card and can be cancelled', async () => {
  const page = await site.open('#/play');
  await page.locator('[data-place]:focus').waitFor();
  // What makes puzzles never comes.
  await page.route(/worker-.*\.js$/, () => undefined);
  await page.getByRole('button', { name: 'New' }).click();
  const card = page.locator('.starter', { hasText: /Killer.*hard/ });
  // Its picture has the cages of the puzzle that it gives first.
  await card.locator('.rule-lines[d^=M]').waitFor({ state: 'attached' });
  await card.click();
  await page.locator('.starter').first().waitFor({ state: 'detached' });
  await page.locator('[data-place]:focus').waitFor();
  await page.getByRole('button', { name: 'New' }).click();
  await card.click();
  const status = page.getByText('Making a puzzle …');
  await status.waitFor();
  const isSeen = await status.evaluate((text) => {
    const { left, top } = text.getBoundingClientRect();
    return document.elementFromPoint(left + 2, top + 2) === text;
  });
  expect(isSeen).toBe(true);
  expect(await complaintsOf(page, { part: 'dialog' })).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await status.waitFor({ state: 'detached' });
  expect(await page.locator(':focus').textContent()).toMatch(/Killer.*hard/);
  await page.context().close();
});

test('the puzzle of the day is the same for two visitors; a collection goes on where it was left', async () => {
  const lines: string[] = [];
  for (let i = 0; i < 2; i++) {
    const page = await site.open('#/play');
    await page.locator('[data-place]:focus').waitFor();
    await open(page, /^Small cube/, 'Puzzles of the day');
    lines.push(await givens(page));
    if (i === 1) {
      const today = page.url();
      await open(page, /^Small grids/, 'Collections');
      const inPack = page.url();
      expect(inPack).not.toBe(today);
      await open(page, /^Small cube/);
      expect(page.url()).toBe(today);
      // The game that one is at stands before the one that was left a moment ago, and is what Play goes on with; the first puzzle was only looked at.
      await page.getByRole('button', { name: 'Games' }).click();
      const current = (): Promise<(string | null)[]> =>
        page.locator('.games .game').evaluateAll((games) => games.map((game) => game.getAttribute('aria-current')));
      await expect.poll(current).toEqual(['true', null]);
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => localStorage.getItem('ninefold.last'))).toBe(today.split('/').at(-1));
    }
    await page.context().close();
  }
  expect(lines[1]).toBe(lines[0]);
});

test('a day that was missed can still be played, and any puzzle of a collection; a game says where it is from', async () => {
  const page = await site.open('#/help');
  await page.clock.setFixedTime(Date.parse('2026-11-18T12:00:00'));
  await page.goto(`${site.address}#/play`);
  await page.locator('[data-place]:focus').waitFor();
  await open(page, /^Small cube/, 'Puzzles of the day');
  const today = await givens(page);
  await page.locator('h1', { hasText: 'puzzle of 18 Nov 2026' }).waitFor();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Wed,? 18 November 2026$/).waitFor();
  // There is no tomorrow yet.
  expect(await dialog.getByRole('button', { name: 'The day after' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'The day before' }).click();
  await dialog.getByText(/^Tue,? 17 November 2026$/).waitFor();
  await dialog.getByRole('button', { name: /^Small cube/ }).click();
  await page.locator('h1', { hasText: 'puzzle of 17 Nov 2026' }).waitFor();
  expect(await givens(page)).not.toBe(today);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const pack = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Small grids/ }) });
  await pack.getByText('Choose one').click();
  await pack.getByRole('group', { name: 'Small grids' }).getByRole('button', { name: '7', exact: true }).click();
  await page.locator('h1', { hasText: 'Small grids 7' }).waitFor();
  await page.getByRole('button', { name: 'Games' }).click();
  const from = async (): Promise<string[]> =>
    (await dialog.locator('.game strong').allTextContents()).map((game) => game.split('·').at(-1)!.trim());
  // Both days were left in the same moment: the clock of this page stands.
  await expect.poll(async () => (await from()).sort()).toEqual(['Small grids 7', 'puzzle of 17 Nov 2026', 'puzzle of 18 Nov 2026']);
  await page.context().close();
});
