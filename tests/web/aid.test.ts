import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { linkOf, solutionOf, starter } from './puzzles.ts';
import { siteForTests } from './site.ts';

/** Needs more than singles: an X-Wing is the hardest step (from the positions of the logical solver). */
const HARD = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';

const site = siteForTests();

const hard = makePuzzle(
  kindOf('classic:3x3'),
  Uint8Array.from(HARD, (symbol) => Number(symbol.replace('.', '0'))),
);
const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });

describe('hints', () => {
  test('say a little more at each of four levels, draw it, and do it', async () => {
    const page = await site.open(linkOf(starter('classic:3x3')));
    await page.locator('[data-place]:focus').waitFor();
    await page.keyboard.press('h');
    await coach(page)
      .getByText(/^Look at /)
      .waitFor();
    expect(
      await coach(page)
        .getByText(/^The technique/)
        .count(),
    ).toBe(0);
    expect(await page.locator('.cell.seen, .cell.look').count()).toBeGreaterThan(0);
    await page.keyboard.press('h');
    await coach(page)
      .getByText(/^The technique: /)
      .waitFor();
    expect(
      await coach(page)
        .getByText(/^It is in /)
        .count(),
    ).toBe(0);
    await coach(page).getByRole('button', { name: 'Tell me more' }).click();
    await coach(page)
      .getByText(/^It is in r\dc\d/)
      .waitFor();
    await coach(page).getByRole('button', { name: 'Level 4' }).click();
    await coach(page)
      .getByText(/, so r\dc\d is \d/)
      .waitFor();
    expect(await page.locator('.picture .placed').count()).toBe(1);
    const filled = await page.locator('.cell:not(.given) .digit').count();
    await coach(page).getByRole('button', { name: 'Do it' }).click();
    await coach(page).waitFor({ state: 'detached' });
    expect(await page.locator('.cell:not(.given) .digit').count()).toBe(filled);
    // The button went with its card; the focus must not go with it.
    await page.locator('[role=gridcell]:focus').waitFor();
    // A reader would speak what stands in a square in the place of its name.
    expect(await page.locator('[role=gridcell] > :not([aria-hidden=true])').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('.cell:not(.given) .digit').count()).toBe(filled - 1);
    await page.context().close();
  });

  test('mistakes come first, and undo goes back to the last right position', async () => {
    const puzzle = starter('classic:3x3');
    const solution = await solutionOf(puzzle);
    const page = await site.open(linkOf(puzzle));
    const focused = page.locator('[data-place]:focus');
    await focused.waitFor();
    const cell = puzzle.geometry.places[Number(await focused.getAttribute('data-place'))]!.cell;
    const wrong = (solution[cell]! % 9) + 1;
    await page.keyboard.press(String(wrong));
    await page.keyboard.press('h');
    await coach(page).getByText('There is a mistake in the grid.').waitFor();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await coach(page)
      .getByText(/ is not \d\.$/)
      .waitFor();
    expect(await page.locator('.cell.wrong').count()).toBe(1);
    await coach(page).getByRole('button', { name: 'Undo to the last correct position' }).click();
    expect(await page.locator('.cell:not(.given) .digit').count()).toBe(0);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await coach(page).getByText('No mistakes so far.').waitFor();
    await page.context().close();
  });
});

test('the whole solution is a list that one walks back and forth', async () => {
  const page = await site.open(linkOf(hard));
  await page.locator('[data-place]:focus').waitFor();
  await page.getByRole('button', { name: 'Explain' }).click();
  await coach(page)
    .getByText(/^1 of \d+$/)
    .waitFor();
  const forth = coach(page).getByRole('button', { name: 'Step forward' });
  await forth.click();
  await coach(page)
    .getByText(/^2 of \d+$/)
    .waitFor();
  await coach(page).getByRole('button', { name: 'Step back' }).click();
  await coach(page)
    .getByText(/^1 of \d+$/)
    .waitFor();
  await coach(page)
    .getByRole('button', { name: /X-Wing/ })
    .first()
    .click();
  await page.locator('.picture .ring').first().waitFor();
  expect(await page.locator('.picture .cross').count()).toBeGreaterThan(0);
  await coach(page).getByRole('button', { name: 'Last step' }).click();
  expect(await page.locator('.cell .candidates').count()).toBe(0);
  // On the board keys walk, too, and enter nothing into the game underneath.
  await page.locator('[data-place="1"]').click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Space');
  await page.keyboard.press('7');
  const count = await coach(page).locator('.steps li').count();
  await coach(page)
    .getByText(new RegExp(`^${count - 1} of ${count}$`))
    .waitFor();
  await coach(page).getByRole('button', { name: 'Close' }).click();
  // The player's own game is as it was.
  expect(await page.locator('.cell:not(.given) .digit').count()).toBe(0);
  await page.context().close();
});

test('why not: a rule, the solution, or an argument to walk through', async () => {
  const page = await site.open(linkOf(hard));
  const focused = page.locator('[data-place]:focus');
  await focused.waitFor();
  const solution = await solutionOf(hard);
  const ask = async (value: number): Promise<void> => {
    await page.getByRole('button', { name: 'Why not?' }).click();
    await page
      .getByRole('group', { name: 'Keys' })
      .getByRole('button', { name: new RegExp(`^${value}, `) })
      .click();
  };
  const cell = hard.geometry.places[Number(await focused.getAttribute('data-place'))]!.cell;
  await ask(1);
  await coach(page)
    .getByText(/is 1 already, and both are in row 1/)
    .waitFor();
  await ask(solution[cell]!);
  await coach(page)
    .getByText(/Nothing rules it out/)
    .waitFor();
  const open = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (value) => value !== solution[cell] && !Array.from(hard.geometry.peersOf(cell)).some((peer) => hard.givens[peer] === value),
  )!;
  await ask(open);
  await coach(page)
    .getByText(/^Suppose /)
    .waitFor();
  await coach(page).getByRole('button', { name: 'Last step' }).click();
  await coach(page)
    .getByText(/So r\dc\d is not \d\./)
    .waitFor();
  await page.context().close();
});

test('after the button a digit key asks, though the button has the focus', async () => {
  const page = await site.open(linkOf(hard));
  await page.locator('[data-place="1"]').click();
  await page.getByRole('button', { name: 'Why not?' }).click();
  await page.keyboard.press('1');
  await coach(page).getByRole('heading', { name: 'Why not 1 in r1c2?' }).waitFor();
  expect(await page.locator('.cell:not(.given) .digit').count()).toBe(0);
  await page.context().close();
});

test('a rating gives its reasons', async () => {
  const page = await site.open(linkOf(hard));
  await page.locator('[data-place]:focus').waitFor();
  await page.getByRole('button', { name: 'Rate', exact: true }).click();
  await coach(page)
    .getByText(/Hardest step: X-Wing/)
    .waitFor();
  expect(await coach(page).getByRole('row').count()).toBeGreaterThan(1);
  await page.context().close();
});

test('the catalogue shows a technique at work', async () => {
  const page = await site.open('#/learn');
  await page
    .getByRole('link', { name: /Swordfish/ })
    .first()
    .click();
  await page.locator('.picture .cross').first().waitFor();
  await page.getByRole('button', { name: 'Position', exact: true }).click();
  expect(await page.locator('.overlay .picture').count()).toBe(0);
  await page.getByRole('button', { name: 'Play this position' }).click();
  await page.getByRole('group', { name: 'Keys' }).waitFor();
  await page.context().close();
});
