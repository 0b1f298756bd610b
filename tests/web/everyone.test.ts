import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Visit, visit } from './browser.ts';
import { linkOf, starter } from './puzzles.ts';

let site: Visit;
beforeAll(async () => {
  site = await visit();
});
afterAll(async () => {
  await site.close();
  expect(site.complaints).toEqual([]);
});

/** Every view, and something that shows when it is ready. */
const VIEWS: readonly (readonly [hash: string, ready: string])[] = [
  ['#/play', '[data-place]'],
  [linkOf(starter('solid:2')), '.sheet-map'],
  [linkOf(starter('faces3:2')), '.stage.net [data-place]'],
  [linkOf(starter('samurai')), '[data-place]'],
  ['#/learn', '.techniques'],
  ['#/learn/xy-wing', '.overlay .picture'],
  ['#/make', '.kind-choice select'],
  ['#/make/edit', '.verdict'],
  ['#/make/import', '#import'],
  ['#/theatre', '.programme'],
  ['#/experiments', '.studies'],
  ['#/experiments/cooling-dynamic', '.run-form'],
  ['#/help', '.key-sheet'],
  ['#/open?p=x', '.failure'],
];

/** The scenes of the theatre, which axe looks at in their own test. */
const SCENES: typeof VIEWS = [
  ['#/theatre/path', '.transport'],
  ['#/theatre/cube', '.transport'],
  ['#/theatre/race', '.runners input'],
];

describe('accessibility', () => {
  test.each(['light', 'dark'] as const)('axe finds nothing in any view, %s', async (colorScheme) => {
    const page = await site.open('#/help', { colorScheme, reducedMotion: 'reduce' });
    for (const [hash, ready] of VIEWS) {
      await page.goto(`${site.address}${hash}`);
      await page.locator(ready).first().waitFor();
      // In the dark only the colours differ.
      const axe = new AxeBuilder({ page });
      const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${hash.slice(0, 30)} ${id}: ${nodes
            .slice(0, 2)
            .map(({ html }) => html.slice(0, 160))
            .join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
    await page.context().close();
  });

  test('axe finds nothing in what opens over a game', async () => {
    const page = await site.open('#/play', { reducedMotion: 'reduce' });
    const look = async (): Promise<string[]> =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    for (const name of ['New', 'Games', 'Share']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      expect(await look()).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const name of ['Hint', 'Explain', 'Rate']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('region', { name: 'Coach' }).getByRole('heading').first().waitFor();
      expect(await look()).toEqual([]);
      await page.getByRole('region', { name: 'Coach' }).getByRole('button', { name: 'Close' }).click();
    }
    await page.context().close();
  });
});

describe('small windows', () => {
  // 1280 by 1024 at 400 per cent, and a phone.
  test.each([
    [320, 256],
    [360, 640],
  ])('nothing is cut off at %i by %i', async (width, height) => {
    const page = await site.open('#/help', { viewport: { width, height } });
    for (const [hash, ready] of [...VIEWS, ...SCENES]) {
      await page.goto(`${site.address}${hash}`);
      await page.locator(ready).first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${hash.slice(0, 30)} ${wide}`).toBe(`${hash.slice(0, 30)} ${width}`);
    }
    await page.context().close();
  });
});

describe('languages', () => {
  test.each([
    ['de-DE', 'de', 'Spielen'],
    ['fr-FR', 'fr', 'Jouer'],
  ])('a browser in %s gets its own language everywhere', async (locale, code, play) => {
    const page = await site.open('#/play', { locale });
    await page.getByRole('link', { name: play, exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
    for (const [hash, ready] of [...VIEWS, ...SCENES]) {
      await page.goto(`${site.address}${hash}`);
      await page.locator(ready).first().waitFor();
      // A key that has no text is shown as it is: words joined by dots.
      const raw = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
        return texts.filter((text) => /^[a-z]+(\.[a-zA-Z0-9-]+)+$/.test(text.trim()));
      });
      expect(raw).toEqual([]);
    }
    await page.goto(`${site.address}#/learn/x-wing`);
    const sentence = await page.locator('.example-text [role=status]').textContent();
    expect(sentence).toMatch(code === 'de' ? /also fällt/ : /donc/);
    await page.context().close();
  });

  test('the language is changed in place', async () => {
    const page = await site.open('#/play');
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('button', { name: 'Hinweis' }).waitFor();
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    await page.context().close();
  });
});
