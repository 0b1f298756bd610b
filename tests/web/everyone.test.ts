import { describe, expect, test } from 'vitest';
import { linkOf, starter } from './puzzles.ts';
import { complaintsOf, siteForTests } from './site.ts';

const site = siteForTests();

/** Every view, and something that shows when it is ready. */
const VIEWS: readonly (readonly [hash: string, ready: string])[] = [
  ['#/play', '[data-place]'],
  [linkOf(starter('solid:2')), '.stage.solid [data-place]'],
  [linkOf(starter('faces3:2')), '.stage.net [data-place]'],
  ['#/learn', '.techniques'],
  ['#/learn/xy-wing', '.overlay .picture'],
  ['#/drill/x-wing', '.drill .example'],
  ['#/history', '.history'],
  ['#/lab', '.cards'],
  ['#/make', '.kind-choice select'],
  ['#/make/edit', '.verdict'],
  ['#/make/import', '#import'],
  ['#/theatre', '.programme'],
  ['#/theatre/cube', '.transport'],
  ['#/theatre/race', '.runners input'],
  ['#/experiments', '.studies'],
  ['#/experiments/cooling-dynamic', '.run-form'],
  ['#/jobs', '.no-service'],
  ['#/help', '.key-sheet'],
  ['#/open?p=x', '.failure'],
];

/** The largest board; its squares are those of the others, so it is looked at for its size only. */
const LARGEST = [linkOf(starter('samurai')), '[data-place]'] as const;

/**
 * How wide the page is, and texts that are wrong: keys that have no text are shown as they are, words joined by dots, and words that are too long for
 * their button stand out of it. Runs in the page.
 */
function widthAndWrongTexts(): [width: number, wrong: string[]] {
  const sticksOut = (node: Node): boolean => {
    const button = node.parentElement!.closest('button:not([data-place]), a.button');
    if (!button?.checkVisibility() || Number.parseFloat(getComputedStyle(node.parentElement!).fontSize) === 0) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    return text.width > 0 && (text.left < box.left || text.right > box.right);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    if (/^[a-z]+(\.[a-zA-Z0-9-]+)+$/.test(text) || sticksOut(node)) wrong.push(text);
  }
  return [document.documentElement.scrollWidth, wrong];
}

describe('accessibility', () => {
  test('axe finds nothing in any view, in the light and in the dark', async () => {
    const page = await site.open('#/help', { reducedMotion: 'reduce' });
    for (const [hash, ready] of VIEWS) {
      await page.goto(`${site.address}${hash}`);
      await page.locator(ready).first().waitFor();
      await page.emulateMedia({ colorScheme: 'light' });
      expect([hash.slice(0, 30), ...(await complaintsOf(page))]).toEqual([hash.slice(0, 30)]);
      // In the dark only the colours differ.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([hash.slice(0, 30), ...(await complaintsOf(page, { rules: ['color-contrast'] }))]).toEqual([hash.slice(0, 30)]);
    }
    await page.context().close();
  });

  test('axe finds nothing in what opens over a game', async () => {
    const page = await site.open('#/play', { reducedMotion: 'reduce' });
    for (const name of ['New', 'Games', 'Share']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      // The dialog itself and no button in it: the only thing that Orca 43 takes in when the page around it goes.
      expect(await page.locator(':focus').getAttribute('class')).toMatch(/^dialog/);
      expect(await complaintsOf(page, { part: 'dialog' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor();
    }
    const coach = page.getByRole('region', { name: 'Coach' });
    for (const name of ['Hint', 'Explain', 'Rate']) {
      await page.getByRole('button', { name, exact: true }).click();
      await coach.getByRole('heading').first().waitFor();
      expect(await complaintsOf(page, { part: 'aside' })).toEqual([]);
      await coach.getByRole('button', { name: 'Close' }).click();
    }
    await page.context().close();
  });
});

describe('small windows and other languages', () => {
  // 1280 by 1024 at 400 per cent, and phones, one upright and two that lie flat, in the languages with longer words.
  test.each([
    [320, 256, 'en-GB', 'en', 'Play'],
    [360, 640, 'de-DE', 'de', 'Spielen'],
    [360, 640, 'fr-FR', 'fr', 'Jouer'],
    [740, 360, 'de-DE', 'de', 'Spielen'],
    [844, 390, 'de-DE', 'de', 'Spielen'],
  ] as const)('nothing is cut off at %i by %i in %s, and nothing is without words', async (width, height, locale, code, play) => {
    const page = await site.open('#/help', { viewport: { width, height }, locale });
    await page.locator('.key-sheet').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
    expect(await page.locator('nav a').allTextContents()).toContain(play);
    for (const [hash, ready] of [...VIEWS, LARGEST]) {
      await page.goto(`${site.address}${hash}`);
      await page.locator(ready).first().waitFor();
      // A moment after the board is there, its size may still be measured.
      await expect.poll(() => page.evaluate(widthAndWrongTexts), { message: hash.slice(0, 30) }).toEqual([width, []]);
    }
    if (code !== 'en') {
      await page.goto(`${site.address}#/learn/x-wing`);
      await expect.poll(() => page.locator('.example-text [role=status]').textContent()).toMatch(code === 'de' ? /entf[äa]ll/ : /donc/);
    }
    await page.context().close();
  });

  test('a window between phone and desktop is not too narrow for the header', async () => {
    for (const locale of ['en-GB', 'fr-FR']) {
      const page = await site.open('#/help', { viewport: { width: 1090, height: 700 }, locale });
      await page.locator('.key-sheet').waitFor();
      for (const width of [1090, 900, 780]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.context().close();
    }
  });

  test('in a magnified window the square with the focus stays in sight', async () => {
    const page = await site.open('#/play', { viewport: { width: 320, height: 256 } });
    await page.locator('[data-place]:focus').waitFor();
    await page.keyboard.press('Control+End');
    // The first square is in sight anyway, so the last one has to be waited for.
    await page.locator('[data-place="80"]:focus').waitFor();
    const place = (): Promise<[number, number]> =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        return [Math.round(top), Math.round(innerHeight - bottom)];
      });
    await expect.poll(async () => Math.min(...(await place()))).toBeGreaterThanOrEqual(-1);
    expect((await page.locator('[data-place]:focus').boundingBox())!.width).toBeGreaterThanOrEqual(24);
    await page.context().close();
  });

  test('what is wrong is said in the language of the page, and in another once that is chosen', async () => {
    const page = await site.open('#/make/import', { locale: 'de-DE' });
    const alert = page.getByRole('alert');
    // A field is named as its label, which has no article to be bent: so it is quoted.
    await page.locator('#import').fill('two lines\nof words');
    await page.getByRole('button', { name: 'Lesen' }).click();
    await expect.poll(() => alert.textContent()).toMatch(/Das ist ein Text von 2 Zeilen, .* lässt sich mit „Format“ angeben$/);
    await page.locator('#import').fill('kind: jigsaw:4\n1...');
    await page.getByRole('button', { name: 'Lesen' }).click();
    await expect
      .poll(() => alert.textContent())
      .toBe('Zeile 1: jigsaw:4 braucht eine Gebietskarte: eine Zeile „regions:“ mit 16 Zeichen, eines je Feld');
    await page.getByLabel('Sprache').selectOption('fr');
    await expect
      .poll(() => alert.textContent())
      // No line of French may begin with a colon or a closing mark, so the spaces there do not break.
      .toBe('Ligne 1\u00a0: jigsaw:4 demande une carte des régions\u00a0: une ligne «\u00a0regions:\u00a0» de 16 signes, un par case');
    // A link that holds too little, and wishes that nobody can fulfil.
    await page.goto(`${site.address}#/open?p=N4IgDgrgXlA2CmIBcICMAmEBfIA`);
    await expect.poll(() => alert.textContent()).toMatch(/autant de cases qu’en a un type de grille, et on en a trouvé 2/);
    await page.goto(`${site.address}#/make/generate`);
    const most = page.locator('.wishes details input[type=text]').nth(1);
    // What is loaded later may stand in front of what is folded, or fold it again.
    const summary = page
      .locator('.wishes details', { has: page.locator('input[type=text]') })
      .first()
      .locator('summary')
      .first();
    await expect
      .poll(async () => {
        if (!(await most.isVisible())) await summary.click();
        return most.isVisible();
      })
      .toBe(true);
    await most.fill('10');
    await page.getByRole('button', { name: 'Créer' }).click();
    await expect
      .poll(() => alert.textContent())
      .toMatch(/^aucune grille du type Classique 9×9 de moins de 17 \S+( donnés)? n’a une seule solution/);
    expect(await alert.locator('span').getAttribute('lang')).toBe('fr');
    await page.context().close();
  });

  test('the language is changed in place', async () => {
    const page = await site.open('#/play');
    await page.getByLabel('Language').focus();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('button', { name: 'Hinweis' }).waitFor();
    // Arrow keys walk through all languages; the first must not take the focus away.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    await page.context().close();
  });
});
