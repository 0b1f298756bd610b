import { describe, expect, test } from 'vitest';
import { fillByKeys, linkOf, roundByKeys, solutionOf, starter, wayTo } from './puzzles.ts';
import { siteForTests } from './site.ts';

const site = siteForTests();

describe('by keyboard alone', () => {
  test.each(['jigsaw:9', 'solid:2', 'faces3:2'])('a puzzle of %s is completed', async (spec) => {
    const puzzle = starter(spec);
    const solution = await solutionOf(puzzle);
    const page = await site.open(linkOf(puzzle));
    await page.locator('[data-place]:focus').waitFor();
    await fillByKeys(page, puzzle, solution);
    await page.getByRole('heading', { name: 'Solved' }).waitFor();
    await page.context().close();
  });

  test('a puzzle of a level is completed, and the level stands with its range in the title, at the end, in Games and in the statistics, the clues in title and Games', async () => {
    const puzzle = starter('classic:3x3');
    const page = await site.open('#/play');
    const level = 'easy (1.0\u00a0–\u2060\u00a01.2)';
    await page.getByRole('heading', { level: 1, name: `Classic 9×9 · ${level} · 30 clues` }).waitFor();
    await page.locator('[data-place]:focus').waitFor();
    await fillByKeys(page, puzzle, await solutionOf(puzzle));
    await page.locator('.solved', { hasText: level }).waitFor();
    await page.getByRole('button', { name: 'Games' }).click();
    await page.locator('.games .game', { hasText: `${level} · 30 clues` }).waitFor();
    // Games of one kind are told apart by what their buttons are called.
    await page.getByRole('button', { name: `Delete Classic 9×9 · ${level} · 30 clues, ` }).waitFor();
    await page.goto(`${site.address}#/history`);
    await page.getByRole('cell', { name: level }).waitFor();
    await page.context().close();
  });

  test('a puzzle that “Fill plain” finishes says so at the end, and stands by itself in the statistics', async () => {
    const page = await site.open('#/play');
    await page.locator('[data-place]:focus').waitFor();
    await page.keyboard.press('f');
    await page.locator('.solved', { hasText: 'Filled by Ninefold51 of 51' }).waitFor();
    await page.goto(`${site.address}#/history`);
    await page.getByRole('rowheader', { name: 'with cells filled by Ninefold' }).waitFor();
    await page.context().close();
  });

  test.each(['faces3:2', 'faces6:2'])('each arrow goes round the cube of %s and comes back', async (spec) => {
    const page = await site.open(linkOf(starter(spec)));
    await page.locator('[data-place]:focus').waitFor();
    await roundByKeys(page, page.locator('[data-place][tabindex="0"]'), starter(spec).geometry);
    await page.context().close();
  });

  test('marks, colours, several cells, undo and redo work without a pointer', async () => {
    const page = await site.open('#/play');
    await page.locator('[data-place]:focus').waitFor();
    const label = (place: number): Promise<string | null> => page.locator(`[data-place="${place}"]`).getAttribute('aria-label');
    const puzzle = starter('classic:3x3');
    const blanks = puzzle.geometry.places.flatMap(({ cell }, place) => (puzzle.givens[cell] === 0 ? [place] : []));
    const [first, second] = blanks as [number, number];
    const start = Number(await page.locator('[data-place]:focus').getAttribute('data-place'));
    for (const key of wayTo(puzzle, { place: start }, first).keys) await page.keyboard.press(key);
    await page.keyboard.press('Shift+Digit4');
    await page.keyboard.press('Control+Digit2');
    await page.keyboard.press('Alt+Digit3');
    expect(await label(first)).toMatch(/corner marks 4, centre marks 2, coloured green/);
    for (const key of wayTo(puzzle, { place: first }, second).keys) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press('c');
    await page.keyboard.press('7');
    expect(await label(first)).toContain('centre marks 2 7');
    expect(await label(second)).toContain('centre marks 7');
    await page.keyboard.press('Control+z');
    expect(await label(first)).toContain('centre marks 2,');
    await page.keyboard.press('Control+y');
    expect(await label(first)).toContain('centre marks 2 7');
    // A point asks whose marks are coloured; asked twice, it is the cells again.
    for (const key of ['.', '7', '6']) await page.keyboard.press(key);
    expect(await label(first)).toContain('mark 7 turquoise');
    expect(await label(second)).toContain('mark 7 turquoise');
    for (const key of ['.', '.', '1']) await page.keyboard.press(key);
    expect(await label(second)).toContain('coloured red');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The focus comes back, so that play goes on, and it is said where.
    await page.locator('[data-place]:focus').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^Closed; back at row \d, column \d/ })
      .waitFor();
    await page.context().close();
  });
});

describe('a cube', () => {
  test('is cut along three axes by one key each, and the depth is spoken', async () => {
    const page = await site.open(linkOf(starter('solid:2')));
    const focused = page.locator('[data-place]:focus');
    await focused.waitFor();
    const before = await focused.getAttribute('data-place');
    expect(await focused.getAttribute('aria-label')).toMatch(/^layer 1, row 1, column \d/);
    await page.keyboard.press('r');
    await page.getByText('row plane 1 of 4').first().waitFor();
    expect(await focused.getAttribute('data-place')).toBe(before);
    await page.keyboard.press('k');
    await page
      .getByText(/column plane \d of 4/)
      .first()
      .waitFor();
    await page.keyboard.press('l');
    await page.keyboard.press('PageDown');
    await page.getByText('layer 2 of 4').first().waitFor();
    expect(await focused.getAttribute('aria-label')).toMatch(/^layer 2,/);
    await page.context().close();
  });
});

describe('pointer and touch', () => {
  test('a drag chooses several squares, a key of the pad fills them', async () => {
    const page = await site.open('#/play');
    const square = page.locator('[data-place="0"]');
    await square.waitFor();
    const box = (await square.boundingBox())!;
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + box.height * 2.5, { steps: 8 });
    await page.mouse.up();
    expect(await page.locator('[aria-selected="true"]').count()).toBe(3);
    await page.getByRole('button', { name: 'Centre', exact: true }).click();
    await page
      .getByRole('group', { name: 'Keys' })
      .getByRole('button', { name: /^8, \d left$/ })
      .click();
    const marked = await page.locator('[aria-label*="centre marks 8"]').count();
    expect(marked).toBeGreaterThan(0);
    // Who colours and presses a mark means the mark.
    await page.getByRole('button', { name: 'Colour', exact: true }).click();
    await page.locator('[data-mark="8"]').first().click();
    await page.getByRole('button', { name: 'yellow' }).click();
    expect(await page.locator('[aria-label*="mark 8 yellow"]').count()).toBe(1);
    await page.context().close();
  });

  test('a phone plays with one finger', async () => {
    const page = await site.open('#/play', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    const blank = page.getByRole('gridcell', { name: /blank/ }).first();
    await blank.tap();
    await page.getByRole('group', { name: 'Keys' }).getByRole('button', { name: /^5, / }).tap();
    await page.locator('[aria-selected="true"] .digit').getByText('5').waitFor();
    // All nine keys are in sight below the board without scrolling.
    const pad = (await page.getByRole('group', { name: 'Keys' }).boundingBox())!;
    expect(pad.y + pad.height).toBeLessThanOrEqual(640);
    await page.context().close();
  });
});

test('squares too small for a finger are enlarged unless the player wants the whole board, and the cursor stays in sight', async () => {
  const page = await site.open(linkOf(starter('samurai')), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const first = page.locator('[data-place]').first();
  await first.waitFor();
  const larger = page.getByRole('button', { name: 'Larger cells' });
  await expect.poll(() => larger.getAttribute('aria-pressed')).toBe('true');
  await larger.tap();
  await expect.poll(async () => (await first.boundingBox())!.width).toBeLessThan(24);
  await page.reload();
  await expect.poll(() => larger.getAttribute('aria-pressed')).toBe('false');
  await larger.tap();
  await expect.poll(async () => (await first.boundingBox())!.width).toBeGreaterThanOrEqual(24);
  // The window scrolls, and not the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await first.tap();
  await page.keyboard.press('Control+End');
  const isSeen = (): Promise<boolean> =>
    page.evaluate(() => {
      const square = document.activeElement!.getBoundingClientRect();
      const port = document.querySelector('.board-window')!.getBoundingClientRect();
      return square.width >= 24 && square.left >= port.left && square.right <= port.right && square.bottom <= port.bottom + 1;
    });
  await expect.poll(isSeen).toBe(true);
  await page.context().close();
});

test('colours that the reader forces leave in sight what is selected, pressed, switched on and coloured', async () => {
  const page = await site.open('#/play', { forcedColors: 'active' });
  const first = page.getByRole('gridcell', { name: /blank/ }).first();
  await first.click();
  const frame = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((cell) => getComputedStyle(cell).boxShadow);
  expect(await frame('.cell.chosen')).toMatch(/4px inset/);
  expect(await frame('.cell:not(.chosen, .same)')).toBe('none');
  const ground = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await ground('.segments [aria-pressed="true"], [aria-pressed="true"]')).not.toBe(await ground('[aria-pressed="false"]'));
  await page.getByText('View and helpers').click();
  expect(await ground('.switch input:checked')).not.toBe(await ground('.switch input:not(:checked)'));
  await page.getByRole('button', { name: 'Colour', exact: true }).click();
  await page.getByRole('button', { name: 'yellow' }).click();
  expect(await page.locator('.cell .tinted').evaluate((tint) => getComputedStyle(tint).backgroundImage)).toContain('gradient');
  await page.context().close();
});

test('the board stays in sight while one scrolls among what stands beside it', async () => {
  const page = await site.open('#/play', { viewport: { width: 1100, height: 560 } });
  await page.locator('[data-place]:focus').waitFor();
  await page.getByText('View and helpers').click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const { y, height } = (await page.locator('.board').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(560);
  await page.context().close();
});

test('conflicts, helpers and the clock are switches', async () => {
  const page = await site.open('#/play');
  const puzzle = starter('classic:3x3');
  const cell = puzzle.givens.indexOf(0);
  await page.locator(`[data-place="${cell}"]`).click();
  const taken = Array.from(puzzle.geometry.peersOf(cell), (peer) => puzzle.givens[peer]!).find((value) => value > 0)!;
  await page.keyboard.press(String(taken));
  await page
    .getByRole('gridcell', { name: /conflict/ })
    .first()
    .waitFor();
  await page.getByText('View and helpers').click();
  await page.getByRole('switch', { name: 'Show conflicts' }).click();
  expect(await page.getByRole('gridcell', { name: /conflict/ }).count()).toBe(0);
  await page.getByRole('switch', { name: 'Show the clock' }).click();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.getByRole('button', { name: 'Erase' }).click();
  expect(await page.getByRole('switch', { name: 'Keep marks up to date' }).isChecked()).toBe(false);
  await page.getByRole('switch', { name: 'Keep marks up to date' }).click();
  await page
    .getByRole('gridcell', { name: /centre marks/ })
    .first()
    .waitFor();
  await page.getByRole('switch', { name: 'Fill cells with one value left' }).click();
  await page
    .getByRole('heading', { name: 'Solved' })
    .or(page.getByRole('gridcell', { name: /^row \d, column \d: \d$/ }).first())
    .first()
    .waitFor();
  await page.context().close();
});

test('paper shows every plane of a cube in black, whatever the screen shows', async () => {
  const page = await site.open(linkOf(starter('solid:2')), { colorScheme: 'dark' });
  await page.locator('[data-place]:focus').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.printed-planes figure:visible').count()).toBe(4);
  expect(await page.locator('[data-place]:visible').count()).toBe(64);
  expect(
    await page
      .locator('.printed-planes .given .digit')
      .first()
      .evaluate((digit) => getComputedStyle(digit).color),
  ).toBe('rgb(0, 0, 0)');
  expect(await page.locator('.space:visible, .sheet-map:visible').count()).toBe(0);
  await page.context().close();
});
