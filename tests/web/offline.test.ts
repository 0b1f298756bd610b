import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ruleInks } from '#drawing';
import { openLink } from '#formats';
import { ruleTypes } from '#rules';
import { newPage, newVisitor, type Visit, visit } from './browser.ts';
import { afterDeath, keptMoves, untilStored, wishUnmet } from './site.ts';

let site: Visit;
beforeAll(async () => {
  site = await visit();
});
afterAll(async () => {
  await site.close();
});

test('after one visit the page works offline, hints included, and can be installed', async () => {
  const page = await site.open('#/play', { serviceWorkers: 'allow' });
  await untilStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('[data-place]:focus').waitFor();
  await page.keyboard.press('h');
  await page.getByText(/^Look at /).waitFor();
  await page.goto(`${site.address}#/learn/x-wing`);
  await page.locator('.overlay .picture').waitFor();
  const manifest = await page.evaluate(async () =>
    (await fetch((document.querySelector('link[rel=manifest]') as HTMLLinkElement).href)).json(),
  );
  expect(manifest).toMatchObject({ name: 'Ninefold', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512');
  await page.context().close();
});

test('a tab that is killed loses nothing', async () => {
  const page = await site.open('#/play');
  await page.locator('[data-place]:focus').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Alt+Digit2');
  await expect.poll(() => keptMoves(page, 'ninefold', 'games')).toContain(2);
  const again = await afterDeath(page, site, '#/play');
  await again.getByRole('gridcell', { name: /: 1(, conflict)?, coloured yellow|: 1, coloured yellow(, conflict)?/ }).waitFor();
  await again.getByRole('button', { name: 'Undo' }).click();
  await again.getByRole('gridcell', { name: /: 1(, conflict)?$/ }).waitFor();
  await again.context().close();
});

test('the first load of the 9x9 page is under 120 kB in at most 12 requests, without three.js and without rules, which come with a puzzle that has some', async () => {
  const page = await newPage(await newVisitor(site.browser), site.complaints);
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.url().startsWith(site.address)) files.add(pathname === '/' ? '/index.html' : pathname);
  });
  await page.goto(`${site.address}#/play`);
  await page.locator('[data-place]:focus').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = [...files].map((file) => ({
    file,
    bytes: gzipSync(readFileSync(new URL(`../../workbench/dist/web${file}`, import.meta.url))).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(3);
  expect(total, sizes.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')).toBeLessThan(120_000);
  expect(sizes.length, sizes.map(({ file }) => file).join('\n')).toBeLessThanOrEqual(12);
  expect(sizes.filter(({ file }) => /three/.test(file))).toEqual([]);
  // What states a rule says what it demands; what draws one has a file of its own, or its colours.
  const ofRules = (): string[] =>
    [...files].filter((file) => {
      const text = /\.js$/.test(file) ? readFileSync(new URL(`../../workbench/dist/web${file}`, import.meta.url), 'utf8') : '';
      const draws = /rule-layer-[^/]*$/.test(file) || text.includes(ruleInks.renban.colour);
      return draws || ruleTypes.some(({ words }) => text.includes(words.en.rule));
    });
  expect(ofRules()).toEqual([]);
  const killer = 'kind: classic:2x2\ncage 9: r2c3 r2c4 r1c4\ncage 7: r4c1..r2c1\ncage 9: r3c2 r4c2 r4c3\n..............2.';
  await page.goto(openLink(killer, site.address));
  await page.locator('.rule-line.dashed').first().waitFor({ state: 'attached' });
  expect(ofRules().map((file) => /rule-layer/.test(file))).toEqual(expect.arrayContaining([true, false]));
  await page.context().close();
});

test('solving never blocks the page', async () => {
  const page = await site.open('#/make');
  await wishUnmet(page);
  // While the worker is busy the page still draws and answers.
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const tick = (): void => {
          if (++count === 20) resolve(count);
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
  );
  expect(frames).toBe(20);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/Stopped after/).waitFor();
  await page.context().close();
});
