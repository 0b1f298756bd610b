import { expect, test } from 'vitest';
import { siteForTests } from './site.ts';

const site = siteForTests();

declare global {
  /** Lets go what was held back. */
  function letGo(): number;
}

/** Holds the first answer to a question back until it is let go; a worker that nobody listens to any more stays silent. Runs in the page. */
function holdBack(question: string): void {
  const held: (() => void)[] = [];
  let isHolding = false;
  const Plain = Worker;
  window.Worker = class extends Plain {
    #isHeld = false;
    #listener: Worker['onmessage'] = null;
    override postMessage(message: { readonly name: string }): void {
      this.#isHeld = message.name === question && !isHolding;
      isHolding ||= this.#isHeld;
      super.postMessage(message);
    }
    override set onmessage(listener: Worker['onmessage']) {
      this.#listener = listener;
      super.onmessage = (event) => {
        if (this.#isHeld) held.push(() => this.#listener?.call(this, event));
        else this.#listener?.call(this, event);
      };
    }
  } as typeof Worker;
  window.letGo = () => {
    for (const tell of held.splice(0)) tell();
    return held.length;
  };
}

test('what a kind allows is not overwritten by what was asked of the kind before it', async () => {
  const page = await site.open('#/help');
  await page.addInitScript(holdBack, 'kindFacts');
  await page.goto('about:blank');
  await page.goto(`${site.address}#/make`);
  const symmetry = page.getByLabel('Symmetry of the clues');
  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Solid cube' });
  await symmetry.locator('option', { hasText: 'half a turn about the axis' }).waitFor({ state: 'attached' });
  await page.evaluate(() => letGo());
  // Whatever a late answer changes is there by the next picture.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await symmetry.locator('option', { hasText: 'half a turn about the axis' }).count()).toBe(1);
  await page.context().close();
});

test('what was played a moment ago stands in Games', async () => {
  const page = await site.open('#/play');
  await page.locator('[data-place]:focus').waitFor();
  // Sooner than it is written.
  await page.evaluate(() => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true, cancelable: true }));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Games')!.click();
  });
  await page.locator('.games .game', { hasText: '2% done' }).waitFor();
  await page.context().close();
});

test('the first puzzle stands in Games from the first move on, not for having been looked at', async () => {
  const page = await site.open('#/play');
  const cell = page.locator('[data-place]:focus');
  const games = page.locator('.games .game');
  const list = async (): Promise<void> => {
    await page.reload();
    await cell.waitFor();
    await page.getByRole('button', { name: 'Games' }).click();
  };
  await cell.waitFor();
  await list();
  await page.getByText('No game is kept in this browser yet.').waitFor();
  expect(await games.count()).toBe(0);
  await page.reload();
  await cell.waitFor();
  await page.keyboard.press('1');
  await list();
  await games.waitFor();
  expect(await games.count()).toBe(1);
  await page.context().close();
});
