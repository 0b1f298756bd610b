import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { launch, newPage, newVisitor } from './browser.ts';
import { linkOf, solutionOf, starter } from './puzzles.ts';
import { siteForTests } from './site.ts';

/** Nothing glides, and the canvas is small: here the processor draws. */
const CALM = { reducedMotion: 'reduce', viewport: { width: 1000, height: 640 } } as const;

const site = siteForTests();

/** Opens a puzzle and waits until its cube is drawn. */
async function openCube(spec: string): Promise<Page> {
  const page = await site.open(linkOf(starter(spec)), CALM);
  await untilDrawn(page);
  return page;
}

/** Waits until the cube is there; before that there is nothing to turn. */
const untilDrawn = (page: Page): Promise<void> => expect.poll(() => drawn(page), { interval: 150 }).toBeGreaterThan(0.05);

/** How much of the canvas is covered, from 0 to 1. */
const drawn = (page: Page): Promise<number> =>
  page.locator('.space-stage canvas').evaluate((canvas: HTMLCanvasElement) => {
    if (canvas.width === 0) return 0;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let covered = 0;
    for (let i = 3; i < data.length; i += 4) covered += data[i] === 0 ? 0 : 1;
    return (4 * covered) / data.length;
  });

/** The picture itself, in short: the same for the same pixels. */
const picture = (page: Page): Promise<number> =>
  page.locator('.space-stage canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let sum = 7;
    for (let i = 0; i < data.length; i++) sum = (Math.imul(sum, 31) + data[i]!) | 0;
    return sum;
  });

const cursor = async (page: Page): Promise<number> => Number(await page.locator('.cell[tabindex="0"]').getAttribute('data-place'));

/** Does something and waits until the cube looks different, and is drawn for the last time. */
async function changes(page: Page, action: () => Promise<unknown>): Promise<void> {
  const before = await picture(page);
  await action();
  await expect.poll(() => picture(page), { interval: 150 }).not.toBe(before);
  await settled(page);
}

/** Waits until what follows from what was done is drawn: the page, then the cube that follows the page, and what this turns. One presses on what is seen. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

test('cubes that overlap are played plane by plane: a plane without the square of the cursor is opened at the nearest', async () => {
  const page = await openCube('roxdoku:3/samurai');
  await changes(page, () => page.getByRole('button', { name: 'Whole', exact: true }).click());
  for (let layer = 2; layer <= 4; layer++) await page.locator('.stepper button').last().click();
  expect(await page.locator('.plane-name').textContent()).toBe('layer 4 of 7');
  const { name } = kindOf('roxdoku:3/samurai').geometry.places[await cursor(page)]!;
  expect(name).toBe('l4r3c3');
  await page.context().close();
});

describe('a cube in space', () => {
  test('is drawn, turned, drawn apart, and shown in every way', async () => {
    const page = await openCube('solid:2');
    await page.getByRole('button', { name: 'Slice', exact: true }).and(page.locator('[aria-pressed="true"]')).waitFor();
    for (const name of ['Turn left', 'From further above', 'Nearer', 'Back to the first view'])
      await changes(page, () => page.getByRole('button', { name, exact: true }).click());
    await changes(page, () => page.getByRole('slider', { name: 'Explode' }).fill('70'));
    for (const name of ['Three slices', 'Slice', 'Peers', 'Whole', 'Mini-cubes'])
      await changes(page, () => page.getByRole('button', { name, exact: true }).click());
    await page.getByText(/^S\d with its neighbours S\d, S\d, S\d$/).waitFor();
    const box = (await page.locator('.space-stage canvas').boundingBox())!;
    const before = await cursor(page);
    await changes(page, async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 25, { steps: 4 });
      await page.mouse.up();
    });
    // To turn is not to pick.
    expect(await cursor(page)).toBe(before);
    // A title that says the name again is heard as a description of it.
    const named = page.locator('[aria-label][title]');
    expect(await named.evaluateAll((all) => all.filter((one) => one.getAttribute('title') === one.getAttribute('aria-label')).length)).toBe(
      0,
    );
    await page.context().close();
  });

  test('follows the keys of the board, and the board follows a press on it', async () => {
    const page = await openCube('solid:2');
    await page.getByRole('button', { name: 'Slice', exact: true }).click();
    const { geometry } = starter('solid:2');
    await page.locator('.cell[tabindex="0"]').focus();
    // What stands beside the board is left alone until the keys have ended: never sooner, whatever the machine does meanwhile.
    const typeAndWait = (): Promise<number> =>
      new Promise((resolve) => {
        let key = 0;
        addEventListener('keydown', () => (key = performance.now()), { once: true, capture: true });
        new MutationObserver(() => resolve(performance.now() - key)).observe(document.querySelector('.side')!, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        const { activeElement } = document;
        activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: '3', code: 'Digit3', bubbles: true, cancelable: true }));
      });
    let waited = 0;
    await changes(page, async () => {
      waited = await page.evaluate(typeAndWait);
    });
    expect(waited).toBeGreaterThan(300);
    await changes(page, () => page.keyboard.press('Control+z'));
    // The cursor begins on a blank cell. Marks of the player stand on the bricks too, those of the corner and those of the centre.
    await changes(page, () => page.keyboard.press('Shift+Digit1'));
    await changes(page, () => page.keyboard.press('Control+Digit2'));
    await changes(page, () => page.keyboard.press('PageDown'));
    expect(geometry.places[await cursor(page)]!.panel).toBe(1);
    await changes(page, () => page.keyboard.press(']'));
    await page.getByRole('button', { name: 'Row planes' }).and(page.locator('[aria-pressed="true"]')).waitFor();
    await changes(page, () => page.keyboard.press('['));
    await changes(page, () => page.getByRole('button', { name: 'Whole', exact: true }).click());
    // The first layer faces the viewer: whatever is in the middle of the picture belongs to it.
    const before = await cursor(page);
    const box = (await page.locator('.space-stage canvas').boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.42, box.y + box.height * 0.58);
    await expect.poll(() => cursor(page)).not.toBe(before);
    expect(geometry.places[await cursor(page)]!.panel).toBe(0);
    await page.mouse.move(box.x + 20, box.y + 20);
    await changes(page, () => page.mouse.wheel(0, 70));
    expect(geometry.places[await cursor(page)]!.panel).toBe(1);
    await page.context().close();
  });

  test('of 4,096 cells is drawn, and drawn again when something changed but not otherwise', async () => {
    const kind = kindOf('solid:4');
    const givens = kind.geometry.filling!().map((value, cell) => (cell % 3 === 0 ? value : 0));
    const page = await site.open(linkOf(makePuzzle(kind, givens)), CALM);
    await untilDrawn(page);
    await changes(page, () => page.getByRole('button', { name: 'Whole', exact: true }).click());
    await page.evaluate(() => {
      const counter = window as unknown as { frames: number };
      counter.frames = 0;
      const { drawImage } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
        counter.frames++;
        return (drawImage as (...all: unknown[]) => void).apply(this, args);
      } as typeof drawImage;
    });
    const frames = (): Promise<number> => page.evaluate(() => (window as unknown as { frames: number }).frames);
    await page.waitForTimeout(600);
    expect(await frames()).toBe(0);
    await changes(page, () => page.getByRole('button', { name: 'Turn right', exact: true }).click());
    expect(await frames()).toBe(1);
    // Nobody who types waits for such a picture: it follows when the keys have ended.
    await page.locator('.cell[tabindex="0"]').focus();
    await page.evaluate(() => {
      const watch = window as unknown as { frames: number; during: number };
      watch.during = 0;
      let lastKey = 0;
      addEventListener('keydown', () => (lastKey = performance.now()), { capture: true });
      const { drawImage } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
        if (performance.now() - lastKey < 300) watch.during++;
        return (drawImage as (...all: unknown[]) => void).apply(this, args);
      } as typeof drawImage;
    });
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(frames).toBeGreaterThan(1);
    expect(await page.evaluate(() => (window as unknown as { during: number }).during)).toBe(0);
    await page.context().close();
  });
});

/** Has one value written as a disc whose upper half is full, and no other at all: seen from anywhere, its weight lies where it has its top. Runs in the page. */
function drawDiscs(): void {
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text: string, x: number, y: number): void {
    if (this.canvas.isConnected || text.length > 1) fillText.call(this, text, x, y);
    if (this.canvas.isConnected || text !== '1') return;
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = this.measureText(text);
    const middle = y - (ascent - descent) / 2;
    Object.assign(this, { strokeStyle: this.fillStyle, lineWidth: 6 });
    for (const [draw, from] of [
      ['stroke', 0],
      ['fill', Math.PI],
    ] as const) {
      this.beginPath();
      this.arc(x, middle, 27, from, 2 * Math.PI);
      this[draw]();
    }
  };
}

/** Gives digits a colour that nothing else has. Runs in the page. */
function colourDigits(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(':root:root { --given: #f0f !important }');
  document.adoptedStyleSheets.push(style);
}

interface Piece {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  /** Where its weight lies off the middle, to the right and up. */
  readonly off: readonly [number, number];
}

/** Every piece of the colour of digits in the picture, in its pixels, of which there are two to one of the page. */
const pieces = (page: Page, least = 100): Promise<Piece[]> =>
  page.locator('.space-stage canvas').evaluate((canvas: HTMLCanvasElement, strength: number) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    const isInk = (at: number): boolean => Math.min(data[4 * at]!, data[4 * at + 2]!) - data[4 * at + 1]! > strength;
    const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
    const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
    const seen = new Uint8Array(width * height);
    const found: Piece[] = [];
    for (let start = 0; start < seen.length; start++) {
      if (seen[start] || !isInk(start)) continue;
      const piece = [start];
      seen[start] = 1;
      for (const at of piece)
        for (const next of around.map((by) => at + by))
          if (next >= 0 && next < seen.length && !seen[next] && isInk(next)) {
            seen[next] = 1;
            piece.push(next);
          }
      const [xs, ys] = [piece.map((at) => at % width), piece.map((at) => Math.floor(at / width))];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const off = [mean(xs) - (left + right) / 2, (top + bottom) / 2 - mean(ys)] as const;
      found.push({ width: right - left + 1, height: bottom - top + 1, pixels: piece.length, off });
    }
    return found;
  }, least);

/** How far each disc leans over, in degrees; what is seen from the side or through much air has no form any more. */
const leaning = async (page: Page): Promise<number[]> =>
  (await pieces(page, 170))
    .filter(({ width, height, pixels }) => Math.min(width, height) >= 10 && pixels >= 120)
    .map(({ off: [right, up] }) => (Math.atan2(right, up) * 180) / Math.PI);

test.each([
  ['solid:2', 'Whole', ['From further above']],
  ['faces6:2', undefined, []],
] as const)('the digits of %s stand upright for the one who looks, from wherever that is', async (spec, shown, ways) => {
  const puzzle = starter(spec);
  const page = await site.open('#/help', {
    ...CALM,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await page.addInitScript(drawDiscs);
  await page.addInitScript(colourDigits);
  await page.goto('about:blank');
  await page.goto(site.address + linkOf(makePuzzle(puzzle.kind, await solutionOf(puzzle))));
  await page.locator('.guide').getByRole('button', { name: 'Skip' }).tap();
  await page.getByRole('button', { name: 'Cube', exact: true }).tap();
  await untilDrawn(page);
  if (shown) await page.getByRole('button', { name: shown, exact: true }).tap();
  const press = async (name: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await page.getByRole('button', { name, exact: true }).tap();
  };
  // From above, from where the side and the back are as well; faces are seen so from the beginning.
  for (const way of ways) await press(way, 2);
  for (const turns of [0, 6, 6]) {
    const before = await picture(page);
    await press('Turn left', turns);
    if (turns > 0) await expect.poll(() => picture(page), { interval: 150 }).not.toBe(before);
    await settled(page);
    await expect.poll(async () => (await leaning(page)).length, { interval: 150 }).toBeGreaterThanOrEqual(9);
    const angles = (await leaning(page)).map(Math.abs);
    // Not bent with their faces, whether these stand or lie.
    expect(Math.max(...angles)).toBeLessThan(16);
  }
  await page.context().close();
});

test.each([
  ['faces6:3', { width: 1440, height: 900 }],
  ['faces3:3', { width: 1180, height: 820 }],
] as const)('all digits on the three faces in sight of %s can be read beside the net in a window of %o', async (spec, viewport) => {
  const puzzle = starter(spec);
  const solved = linkOf(makePuzzle(puzzle.kind, await solutionOf(puzzle)));
  const page = await site.open('#/help', { ...CALM, viewport, hasTouch: viewport.width < 1200, deviceScaleFactor: 2 });
  await page.addInitScript(colourDigits);
  await page.goto('about:blank');
  await page.goto(site.address + solved);
  await page.locator('.space-stage canvas').waitFor();
  // Every digit is a piece of its own: none lies over another, and none is cut in two.
  await expect.poll(async () => (await pieces(page)).length, { interval: 150 }).toBe(243);
  expect(Math.min(...(await pieces(page)).map(({ height }) => height / 2))).toBeGreaterThanOrEqual(11);
  await page.context().close();
});

test('six faces on a phone that lies have squares that a finger can press', async () => {
  const phone = await site.open(linkOf(starter('faces6:3')), {
    ...CALM,
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.locator('.board-frame.large').waitFor();
  expect((await phone.locator('[data-place]').first().boundingBox())!.width).toBeGreaterThanOrEqual(24);
  await phone.context().close();
});

test('on a tablet six faces and their cube change places by one touch', async () => {
  const solved = linkOf(starter('faces6:3'));
  const tablet = await site.open(solved, { ...CALM, viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });
  expect(await tablet.locator('.space-stage').isVisible()).toBe(false);
  await tablet.getByRole('button', { name: 'Cube', exact: true }).tap();
  const { y, height } = (await tablet.locator('.space-stage').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(820);
  await tablet.context().close();
});

describe('folded faces', () => {
  test('unfold and fold, and are picked', async () => {
    const page = await openCube('faces6:2');
    await changes(page, () => page.getByRole('button', { name: 'Unfold', exact: true }).click());
    await changes(page, () => page.getByRole('button', { name: 'Fold', exact: true }).click());
    await changes(page, () => page.getByRole('slider', { name: 'Open' }).fill('40'));
    await changes(page, () => page.getByRole('slider', { name: 'Open' }).fill('0'));
    const box = (await page.locator('.space-stage canvas').boundingBox())!;
    const { geometry } = starter('faces6:2');
    const before = await cursor(page);
    const faceOf = async (): Promise<string> => geometry.panels[geometry.places[await cursor(page)]!.panel]!.title;
    expect(await faceOf()).toBe('face U');
    // The face of the cursor is at the front; another that is picked comes there, unless one does not want it.
    await changes(page, () => page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.8));
    await expect.poll(() => cursor(page)).not.toBe(before);
    expect(await faceOf()).toBe('face M');
    const middle = [box.x + box.width * 0.45, box.y + box.height * 0.55] as const;
    await page.mouse.click(...middle);
    expect(await faceOf()).toBe('face M');
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator(`[data-place="${geometry.places.findIndex(({ panel }) => geometry.panels[panel]!.title === 'face D')}"]`).click();
    expect(await faceOf()).toBe('face D');
    await page.mouse.click(...middle);
    expect(await faceOf()).toBe('face M');
    await page.context().close();
  });
});

test('a hint is drawn in space, and other ways to look stay possible', async () => {
  const page = await openCube('solid:2');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const step = page.getByRole('button', { name: 'Step', exact: true });
  await step.and(page.locator('[aria-pressed="true"]')).waitFor();
  await changes(page, () => page.getByRole('button', { name: 'Level 4' }).click());
  await changes(page, () => page.getByRole('button', { name: 'Whole', exact: true }).click());
  await changes(page, () => step.click());
  await page.context().close();
});

test('without WebGL the flat board plays on, and three.js is not even fetched', async () => {
  const browser = await launch('--disable-3d-apis');
  const page = await newPage(await newVisitor(browser), site.complaints);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(site.address + linkOf(starter('solid:2')));
  await page.getByRole('group', { name: 'All planes' }).waitFor();
  await page.locator('.cell[tabindex="0"]').focus();
  const before = await cursor(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => cursor(page)).not.toBe(before);
  expect(await page.locator('.space').count()).toBe(0);
  expect(fetched.filter((url) => /three|space|solid-space/i.test(url.split('?')[0]!.split('#')[0]!))).toEqual([]);
  await browser.close();
});
