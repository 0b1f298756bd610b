import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '#formats';
import { solutionOf } from './puzzles.ts';
import { afterDeath, complaintsOf, keptMoves, siteForTests } from './site.ts';

const site = siteForTests();

const CAGES = 'kind: classic:2x2\ntitle: Mine\ncage 9: r2c3 r2c4 r1c4\ncage 7: r4c1..r2c1\ncage: r3c2 r4c2 r4c3\n..............2.';

/** Reads a text into the editor. */
async function edit(page: Page, text: string): Promise<void> {
  await page.locator('#import').fill(text);
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.locator('.set-rules li').first().waitFor();
}

describe('the editor', () => {
  test('tries to make a draft unique, without holding anybody up, and undo takes it back', async () => {
    const page = await site.open('#/make/import');
    await edit(page, CAGES);
    await page.getByText('Several solutions.').waitFor();
    await page.getByText('Try to make it unique').click();
    // The sum that is missing is there to be found; those that stand are left alone.
    const boxes = page.locator('.unique input[type="checkbox"]');
    expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([false, false, true]);
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await page.getByText('Found: it now has exactly one solution.').waitFor();
    await page.getByText('Exactly one solution.', { exact: true }).waitFor();
    expect(await page.locator('.set-rules').textContent()).toMatch(/Cage \d+ \(r3c2 r4c2 r4c3\)/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Several solutions.').waitFor();
    // The letters of a game turn the pages of the draft, rules and all.
    await page.locator('[data-place="0"]').focus();
    await page.keyboard.press('y');
    await page.getByText('Exactly one solution.', { exact: true }).waitFor();
    await page.keyboard.press('u');
    await page.getByText('Several solutions.').waitFor();
    // Where nothing does, that is said with what was tried.
    await boxes.nth(2).uncheck();
    await page.locator('[data-place="0"]').click();
    await page.locator('[data-place="1"]').click({ modifiers: ['Shift'] });
    await page.getByText('A clue in 2 selected cells').waitFor();
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await page.getByText(/Found:|Nothing makes it unique: of \d+ ways/).waitFor();
    await page.context().close();
  });

  test('shows true candidates with how often they occur', async () => {
    const page = await site.open('#/make/import');
    await edit(page, CAGES);
    await page.getByText('Several solutions.').waitFor();
    await page.getByRole('switch', { name: 'Show what occurs in some solution' }).click();
    await page.locator('.cell .candidates [data-count]').first().waitFor({ state: 'attached' });
    expect(await page.locator('.verdict').textContent()).toMatch(/×\d/);
    await page.context().close();
  });

  test('keeps a draft through the death of its tab', async () => {
    const page = await site.open('#/make/import');
    await edit(page, CAGES);
    await page.locator('[data-place="0"]').click();
    await page.keyboard.press('1');
    await expect.poll(() => keptMoves(page, 'ninefold.editor', 'draft')).toEqual([1]);
    // A browser that dies as a whole has not yet written this to disk.
    await page.evaluate(() => localStorage.removeItem('ninefold.editor'));
    const again = await afterDeath(page, site, '#/make/edit');
    await again.locator('.set-rules li').nth(2).waitFor();
    await again.getByRole('gridcell', { name: /^row 1, column 1: 1/ }).waitFor();
    await again.context().close();
  });

  test('sets a puzzle of one solution by keys alone: its size, a rule, clues', async () => {
    const page = await site.open('#/make/edit');
    const size = page.getByLabel('Size', { exact: true });
    await size.focus();
    // Typed letter by letter, which chooses other sizes under way.
    await page.keyboard.type('Classic 4');
    await expect.poll(() => size.inputValue()).toBe('2x2');
    await page.locator('[data-place="15"]').waitFor();
    expect(await size.evaluate((list) => list === document.activeElement)).toBe(true);
    await page.getByLabel('Tool').focus();
    await page.keyboard.type('Cage');
    await page.locator('[data-place="0"]').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.set-rules').getByText('Cage (r1c1 r1c2 r2c2)').waitFor();
    await page.keyboard.press('7');
    await page.locator('.set-rules').getByText('Cage 7 (r1c1 r1c2 r2c2)').waitFor();
    // Who does not see the board hears what was set.
    await page.getByRole('status').filter({ hasText: 'Cage 7 (r1c1 r1c2 r2c2)' }).waitFor({ state: 'attached' });
    await page.getByLabel('Tool').focus();
    await page.keyboard.type('Clues');
    await page.locator('[data-place="5"]').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', '3']) await page.keyboard.press(key);
    await page.getByRole('gridcell', { name: /^row 4, column 4: 3/ }).waitFor();
    // Three more clues on the way back to the first cell.
    for (const key of ['ArrowUp', 'ArrowUp', '2', 'ArrowDown', ...Array(3).fill('ArrowLeft'), '2', 'ArrowUp', 'ArrowUp', '1'])
      await page.keyboard.press(key);
    await page.getByText('Exactly one solution.', { exact: true }).waitFor();
    // Another size is another draft.
    await size.focus();
    await page.keyboard.type('Classic 6');
    await page.locator('[data-place="35"]').waitFor();
    expect(await page.locator('.set-rules li').count()).toBe(0);
    expect(await size.evaluate((list) => list === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('sets, changes and moves a rule by touch', async () => {
    const page = await site.open('#/make/edit', { hasTouch: true, isMobile: true, viewport: { width: 412, height: 900 } });
    await page.getByLabel('Size', { exact: true }).selectOption('2x2');
    const devtools = await page.context().newCDPSession(page);
    const drag = async (...cells: readonly number[]): Promise<void> => {
      await page.locator(`[data-place="${cells[0]}"]`).scrollIntoViewIfNeeded();
      for (const [i, place] of cells.entries()) {
        const box = (await page.locator(`[data-place="${place}"]`).boundingBox())!;
        const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
        await devtools.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints });
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // The keys for clues are in sight together with the board.
    await expect.poll(() => page.locator('[data-place="15"]').count()).toBe(1);
    const [square, pad] = [(await page.locator('[data-place="0"]').boundingBox())!, (await page.locator('.keypad').boundingBox())!];
    expect(pad.y + pad.height - square.y).toBeLessThan(900);
    await page.getByLabel('Tool').selectOption('cage');
    await drag(0, 1, 5);
    await page.locator('.set-rules').getByText('Cage (r1c1 r1c2 r2c2)').waitFor();
    await page.getByLabel(/^Sum/).fill('7');
    await page.locator('.set-rules').getByText('Cage 7 (r1c1 r1c2 r2c2)').waitFor();
    // A quick finger leaps over a cell, and one that slants takes none along beside its line.
    await page.getByLabel('Tool').selectOption('thermo');
    await drag(8, 10, 15);
    await page.locator('.set-rules').getByText('Thermometer (r3c1 r3c2 r3c3 r4c4)').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => page.locator('.set-rules li').count()).toBe(1);
    await page.getByLabel('Tool').selectOption('choose');
    await drag(5, 10);
    await page.locator('.set-rules').getByText('Cage 7 (r2c2 r2c3 r3c3)').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => page.locator('.set-rules li').count()).toBe(0);
    await page.context().close();
  });
});

describe('links out and in again', () => {
  test.each(['f-puzzles', 'sudokupad'])('%s has the solution, and opens with its rules', async (format) => {
    const whole = CAGES.replace('cage:', 'cage 9:');
    const page = await site.open('#/make/import');
    await edit(page, whole);
    await page.getByText('Exactly one solution.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('#share-format').selectOption(format);
    const there = page.getByRole('link', { name: 'Open there' });
    await there.waitFor();
    const link = (await there.getAttribute('href'))!;
    const [read, own] = [parsePuzzle(link), parsePuzzle(whole)];
    if (!read.ok || !own.ok) throw new Error('the link cannot be read');
    expect(read.value.kept?.solution).toEqual([...(await solutionOf(own.value))]);
    expect(read.value.rules.map(({ text }) => text).sort()).toEqual(own.value.rules.map(({ text }) => text).sort());
    await page.goto(`${site.address}#/make/import`);
    await page.locator('#import').fill(link);
    await page.getByRole('button', { name: 'Read' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.rule-line.dashed').first().waitFor({ state: 'attached' });
    await page.context().close();
  });
});
