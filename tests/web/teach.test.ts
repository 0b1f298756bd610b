import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkOf, starter } from './puzzles.ts';
import { complaintsOf, siteForTests } from './site.ts';

const site = siteForTests();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function table(hash = '#/play', options = {}): Promise<Page> {
  const page = await site.open(hash, options);
  await page.locator('[data-place]:focus').waitFor();
  return page;
}

const top = async (page: Page, name: string): Promise<number> => (await page.getByRole('group', { name }).boundingBox())!.y;

describe('a hint', () => {
  test('pressed four times at once tells all, suggests a ghost with what forces it, and moves no key', async () => {
    const page = await table();
    const before = await top(page, 'Keys');
    for (let i = 0; i < 4; i++) await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    expect(await top(page, 'Keys')).toBe(before);
    // However long the argument is, what one presses next is on the screen.
    const button = (await page.getByRole('button', { name: 'Do it' }).boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(800);
    await page.locator('.digit.ghost').waitFor();
    await page.getByRole('gridcell', { name: /blank, suggested \d/ }).waitFor();
    expect(await page.locator('.cell.forces').count()).toBeGreaterThan(0);
    expect(await page.locator('.forcing path').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.locator('.digit.ghost').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test.each(['en', 'de', 'fr'])('in a low window has its last words above its buttons and moves no key (%s)', async (locale) => {
    const page = await table('#/play', { viewport: { width: 1180, height: 820 }, locale });
    const before = (await page.locator('.keypad').boundingBox())!.y;
    for (let i = 0; i < 4; i++) await page.keyboard.press('h');
    const words = page.locator('.hint-lines p').nth(3);
    await words.waitFor();
    const [text, buttons] = [(await words.boundingBox())!, (await page.locator('.coach .card-actions').boundingBox())!];
    expect(text.y + text.height).toBeLessThanOrEqual(buttons.y);
    expect(buttons.y + buttons.height).toBeLessThanOrEqual(820);
    expect((await page.locator('.keypad').boundingBox())!.y).toBe(before);
    await page.context().close();
  });

  test('on a phone has its buttons on the screen', async () => {
    const page = await site.open('#/play', PHONE);
    await page.getByRole('button', { name: 'Hint' }).tap();
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Tell me more' }).tap();
    const box = (await page.getByRole('button', { name: 'Do it' }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(844);
    await page.context().close();
  });

  test('takes a lone mark for a note, until the player says that lists are complete', async () => {
    const page = await table();
    const puzzle = starter('classic:3x3');
    const cell = puzzle.givens.indexOf(0);
    await page.locator(`[data-place="${cell}"]`).click();
    // A mark that is wrong as a list: some value that the cell sees.
    const taken = Array.from(puzzle.geometry.peersOf(cell), (peer) => puzzle.givens[peer]!).find((value) => value > 0)!;
    await page.keyboard.press(`Control+Digit${taken}`);
    await page.keyboard.press('h');
    await page.getByText(/^Look at /).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('View and helpers').click();
    await page.getByRole('switch', { name: 'My centre marks are complete' }).click();
    await page.locator(`[data-place="${cell}"]`).click();
    await page.keyboard.press('h');
    await page.getByText(/mistake/).waitFor();
    await page.context().close();
  });
});

test('digit first, counts of what is left, marks at their places, and one key for what is plain', async () => {
  const page = await table();
  await page.getByText('View and helpers').click();
  await page.getByRole('switch', { name: 'Digit first' }).click();
  await page.getByRole('switch', { name: 'Centre marks in their places' }).click();
  const key = page.getByRole('group', { name: 'Keys' }).getByRole('button', { name: /^7, / });
  const left = async (): Promise<number> => Number(await key.locator('small').textContent());
  const before = await left();
  await key.click();
  expect(await key.getAttribute('aria-pressed')).toBe('true');
  const blanks = page.getByRole('gridcell', { name: /blank/ });
  await blanks.nth(3).click();
  await blanks.nth(9).click();
  expect(await left()).toBe(before - 2);
  await page.getByRole('button', { name: 'Centre', exact: true }).click();
  await blanks.nth(5).click();
  await page.locator('.candidates [data-mark="7"]').waitFor();
  await page.context().close();

  const cube = await table(linkOf(starter('solid:2')));
  const count = (): Promise<number> => cube.locator('.cell .digit').count();
  const filled = await count();
  await cube.keyboard.press('f');
  await expect.poll(count).toBeGreaterThan(filled);
  await cube.keyboard.press('Control+z');
  await expect.poll(count).toBe(filled);
  await cube.context().close();
});

describe('a cube', () => {
  test('comes with a guide of six steps once', async () => {
    const page = await table(linkOf(starter('solid:2')));
    const guide = page.locator('.guide');
    await guide.getByText('Step 1 of 6').waitFor();
    for (let i = 0; i < 5; i++) await guide.getByRole('button', { name: 'Next' }).click();
    await guide.getByText('Step 6 of 6').waitFor();
    await guide.getByRole('button', { name: 'Play' }).click();
    await guide.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-place]:focus').waitFor();
    expect(await guide.count()).toBe(0);
    await page.getByRole('button', { name: 'Guide' }).click();
    await guide.getByRole('button', { name: 'Skip' }).click();
    await guide.waitFor({ state: 'detached' });
    await page.locator('[data-place]:focus').waitFor();
    await page.context().close();
  });

  test('fills the whole screen, and beside its board the page has no empty third', async () => {
    const page = await site.open(linkOf(starter('solid:2')), { viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
    await page.locator('.space-stage canvas').waitFor();
    const edges = await page.evaluate(() => {
      const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
      return [box('.board').left, 1920 - box('.side').right, box('.space-stage').width];
    });
    expect(edges[0]).toBeLessThan(200);
    expect(edges[1]).toBeLessThan(200);
    expect(edges[2]).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'Whole screen' }).click();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.space-stage')!.getBoundingClientRect().height / innerHeight))
      .toBeGreaterThan(0.75);
    await page.context().close();
  });

  test.each([
    [1440, 900, 22],
    [1920, 1080, 27],
  ])('of six faces lies in a window of %s by %s, with squares of %s pixels and more', async (width, height, least) => {
    const page = await site.open(linkOf(starter('faces6:3')), { viewport: { width, height }, reducedMotion: 'reduce' });
    await page.locator('.space-stage canvas').waitFor();
    const [square, board, cube, side] = await page.evaluate(() =>
      ['[data-place]', '.board', '.space-stage', '.side'].map((selector) => {
        const { x, y, width: w, height: h } = document.querySelector(selector)!.getBoundingClientRect();
        return { x, y, w, h };
      }),
    );
    expect(square!.w).toBeGreaterThanOrEqual(least);
    expect(board!.y + board!.h).toBeLessThanOrEqual(height);
    expect(cube!.w * cube!.h).toBeGreaterThan(40_000);
    // No empty third on either side of the net.
    expect(board!.x).toBeLessThan(width / 10);
    expect(side!.x - (board!.x + board!.w)).toBeLessThan(width / 5);
    // The back stands apart from the face that it folds onto, so letters say what it meets.
    expect((await page.locator('.seams text').allTextContents()).filter((letter) => letter === 'B').length).toBeGreaterThan(3);
    await page.context().close();
  });

  test('and its layer change places by one touch on a phone, both above the keys', async () => {
    const page = await site.open(linkOf(starter('solid:2')), PHONE);
    await page.locator('.guide').getByRole('button', { name: 'Skip' }).tap();
    await page.getByRole('button', { name: 'Cube', exact: true }).tap();
    await page.locator('.space-stage canvas').waitFor();
    expect(await page.locator('.slice').isVisible()).toBe(false);
    const stage = (await page.locator('.space-stage').boundingBox())!;
    expect(stage.y + stage.height).toBeLessThan(await top(page, 'Keys'));
    // Under the thumb, without scrolling.
    expect(await top(page, 'Keys')).toBeLessThan(844 - 40);
    await page.getByRole('button', { name: 'Layer', exact: true }).tap();
    await page.locator('.slice .board').waitFor();
    expect(await page.locator('.space-stage').isVisible()).toBe(false);
    await page.context().close();
  });
});

test('a phone that lies flat shows all nine rows, and a hint beside them', async () => {
  const page = await site.open('#/play', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const board = page.locator('.board');
  await board.waitFor();
  const { x, y, width, height } = (await board.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Hint' }).tap();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Tell me more' }).tap();
  await page.getByRole('button', { name: 'Do it' }).waitFor();
  const hint = (await page.getByRole('region', { name: 'Coach' }).boundingBox())!;
  expect(hint.x).toBeGreaterThanOrEqual(x + width);
  expect(hint.y + hint.height).toBeLessThanOrEqual(390);
  // So does what a first cube is told about: it is about the board.
  await page.goto(`${site.address}${linkOf(starter('solid:2'))}`);
  const guide = (await page.locator('.guide').boundingBox())!;
  const layer = (await board.boundingBox())!;
  expect(guide.x).toBeGreaterThanOrEqual(layer.x + layer.width);
  expect(guide.y + guide.height).toBeLessThanOrEqual(390);
  await page.context().close();
});

describe('learning', () => {
  test('goes from easy to diabolical without a hole', async () => {
    const page = await site.open('#/learn');
    await page.locator('.techniques').first().waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'easy (1.0\u00a0–\u2060\u00a01.2)',
      'medium (1.3\u00a0–\u2060\u00a01.5)',
      'hard (1.6\u00a0–\u2060\u00a02.5)',
      'tough (2.6\u00a0–\u2060\u00a04.1)',
      'fiendish (4.2\u00a0–\u2060\u00a05.7)',
      'diabolical (5.8\u00a0…)',
      'The survey’s classes beside our levels',
    ]);
    // A newcomer looks for the naked single among the easy ones; its page says why it is not there.
    await page.goto(`${site.address}#/learn/naked-single`);
    await page.getByText('It stands under Hard because').waitFor();
    await page.context().close();
  });

  test('a drill judges an answer, and what was missed comes again', async () => {
    const page = await site.open('#/drill/x-wing');
    await page.locator('.drill .example .board').waitFor();
    // Every candidate of a cell is no X-Wing.
    const mark = page.locator('.drill [data-mark]');
    for (const i of [0, 1, 2]) await mark.nth(i).click();
    // What was pressed is heard, and so are the verdict and its reason; the focus is never left on a button that is gone.
    await page
      .getByRole('status')
      .filter({ hasText: /^Selected: \d r\dc\d, \d r\dc\d, \d r\dc\d$/ })
      .waitFor();
    await page.getByRole('button', { name: 'Judge' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /Not this one\..+\./ })
      .waitFor();
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toBe('Next one');
    await page.keyboard.press('Enter');
    await page.locator('.drill [data-place]:focus').waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('ninefold.drill')!)['x-wing'].box)).toBe(0);
    await page.goto(`${site.address}#/drill`);
    await page.getByRole('heading', { name: 'Find the step: X-Wing' }).waitFor();
    await page.context().close();
  });
});

test('a drill is answered by fingers on a phone, and its reason is heard in German', async () => {
  const page = await site.open('#/drill/naked-single', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'de-DE',
    colorScheme: 'dark',
  });
  await page.locator('.drill [data-mark]').first().waitFor();
  const { cell, value } = await page.locator('.drill [data-place]').evaluateAll((squares) => {
    const lone = squares.find((square) => square.querySelectorAll('[data-mark]').length === 1)!;
    return { cell: lone.getAttribute('data-place')!, value: lone.querySelector('[data-mark]')!.textContent! };
  });
  await page.locator(`[data-place="${cell}"]`).tap({ position: { x: 2, y: 2 } });
  const key = page.getByRole('group', { name: /^Kandidaten von r\dc\d$/ }).getByRole('button', { name: value });
  await key.tap();
  expect((await key.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Beurteilen' }).tap();
  await page
    .getByRole('status')
    .filter({ hasText: /Gefunden!.*ist der einzige Wert, der in r\dc\d noch möglich ist, also kommt \d in r\dc\d\./ })
    .waitFor();
  // The value stands large in its double ring, which would cut a small one at the edge of its square.
  await page.locator(`.drill [data-place="${cell}"] .digit.ghost`, { hasText: value }).waitFor();
  expect(await complaintsOf(page, { part: '.drill' })).toEqual([]);
  await page.context().close();
});

test('what is read and cannot be solved is told before it is played', async () => {
  const page = await site.open('#/make/import');
  await page.locator('#import').fill(`kind: classic:2x2\n${'.'.repeat(16)}`);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByText('This puzzle has several solutions').waitFor();
  await page.locator('#import').fill('kind: classic:2x2\n12..3...4.......');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByText(/This puzzle has (no|several) solution/).waitFor();
  // What is no puzzle is not measured by one.
  await page.locator('#import').fill('hello world');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByText(/format is not recognised.+; say what it is with the format$/).waitFor();
  await page.context().close();
});

test('saved files are named after what is in them', async () => {
  const page = await table();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  const note = await page.getByText(/^The whole puzzle is in the link \(\d+ characters\); no server is asked\.$/).textContent();
  expect(note).toContain(`(${(await link.inputValue()).length} characters)`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save', exact: true }).click()]);
  expect(file.suggestedFilename()).toBe('classic-3x3.ninefold');
  await page.context().close();
});
