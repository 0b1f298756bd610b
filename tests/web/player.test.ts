import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Puzzle } from '#core';
import { BROWSER_ARGUMENTS, executablePath, serve } from './browser.ts';
import { solutionOf, starter, wayTo } from './puzzles.ts';

const script = new URL('../../workbench/dist/web/ninefold-player.js', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'ninefold-player-'));
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let page: Page;

const textOf = ({ geometry, givens, symbols }: Puzzle): string =>
  geometry.places.map(({ cell }) => (givens[cell] ? symbols.all[givens[cell]! - 1] : '.')).join('');
const element = (puzzle: Puzzle): string =>
  `<ninefold-player kind="${puzzle.kind.spec}" puzzle="${textOf(puzzle)}" label="Daily"></ninefold-player>`;

beforeAll(async () => {
  writeFileSync(join(folder, 'ninefold-player.js'), readFileSync(script));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Anybody's page</title><main><h1>A page</h1><script type="module" src="ninefold-player.js"></script><div id="here">${element(starter('classic:2x2'))}</div></main></html>`,
  );
  site = await serve(folder);
  browser = await chromium.launch({ executablePath: executablePath(), args: BROWSER_ARGUMENTS });
  page = await (await browser.newContext()).newPage();
  await page.goto(site.address);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['classic:2x2', 'solid:2', 'faces3:2'])('plays %s on a bare page and says when it is solved', async (spec) => {
  const puzzle = starter(spec);
  const solution = await solutionOf(puzzle);
  await page.evaluate((html) => {
    document.querySelector('#here')!.innerHTML = html;
    (globalThis as { told?: string[] }).told = [];
    for (const type of ['ninefold-change', 'ninefold-solved'])
      document.addEventListener(type, (event) =>
        (globalThis as { told?: string[] }).told!.push(`${type} ${(event as CustomEvent).detail.value}`),
      );
  }, element(puzzle));
  let at = Number(await page.locator('ninefold-player [tabindex="0"]').getAttribute('data-place'));
  await page.locator(`ninefold-player [data-place="${at}"]`).click();
  for (const cell of [...puzzle.givens.keys()].filter((one) => puzzle.givens[one] === 0)) {
    const to = puzzle.geometry.placesOf(cell)[0]!;
    for (const key of wayTo(puzzle, at, to)) await page.keyboard.press(key);
    await page.keyboard.press(String(solution[cell]));
    at = to;
  }
  const told = await page.evaluate(() => (globalThis as { told?: string[] }).told!);
  const full = puzzle.geometry.places.map(({ cell }) => solution[cell]).join('');
  expect(told.at(-1)).toBe(`ninefold-solved ${full}`);
  expect(await page.evaluate(() => (document.querySelector('ninefold-player') as HTMLElement & { solved: boolean }).solved)).toBe(true);
});

test('marks, erases, undoes by its keys; readonly takes nothing; axe finds nothing', async () => {
  await page.evaluate(
    (html) => {
      document.querySelector('#here')!.innerHTML = html;
    },
    element(starter('classic:3x3')),
  );
  const player = page.locator('ninefold-player');
  await player.locator('[tabindex="0"]').click();
  await player.getByRole('button', { name: 'marks' }).click();
  await player.getByRole('button', { name: '5', exact: true }).click();
  await player.getByRole('gridcell', { name: /marks 5/ }).waitFor();
  await player.getByRole('button', { name: 'undo' }).click();
  expect(await player.getByRole('gridcell', { name: /marks 5/ }).count()).toBe(0);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  // The words of the page around it, or those that are asked for.
  await player.evaluate((node) => node.setAttribute('lang', 'de-AT'));
  await player.getByRole('button', { name: 'Notizen' }).waitFor();
  expect(await player.getByRole('gridcell', { name: /: leer$/ }).count()).toBeGreaterThan(40);
  await player.evaluate((node) => node.removeAttribute('lang'));
  await player.evaluate((node) => node.setAttribute('readonly', ''));
  expect(await player.getByRole('button').count()).toBe(0);
});

test('shows what the rules of a kind add: windows and diagonals', async () => {
  const show = (spec: string): Promise<void> =>
    page.evaluate(
      (html) => {
        document.querySelector('#here')!.innerHTML = html;
      },
      element(starter(spec)),
    );
  await show('windoku');
  expect(await page.locator('ninefold-player .shaded').count()).toBe(36);
  await show('diagonal:3x3');
  expect(await page.locator('ninefold-player path.diagonal').getAttribute('d')).toBe('M0 0L9 9M0 9L9 0');
});

test('attributes that make no sense are answered by a sentence', async () => {
  for (const [attributes, says] of [
    ['kind="nonsense"', /unknown kind/],
    ['puzzle="123"', /has 81 places; the attribute puzzle has 3/],
    [`puzzle="${'x'.repeat(81)}"`, /r1c1: "x" is no symbol/],
  ] as const) {
    await page.evaluate((html) => {
      document.querySelector('#here')!.innerHTML = html;
    }, `<ninefold-player ${attributes}></ninefold-player>`);
    await page.locator('ninefold-player').getByRole('alert').filter({ hasText: says }).waitFor();
  }
});

test('is a small file', () => {
  expect(gzipSync(readFileSync(script)).length).toBeLessThan(25_000);
});
