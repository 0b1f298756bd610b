import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lzString from 'lz-string';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Puzzle } from '#core';
import { parsePuzzle } from '#formats';
import type { Whereabouts } from '#session';
import { newVisitor, type Visit, visit } from './browser.ts';
import { roundByKeys, solutionOf, starter, wayTo } from './puzzles.ts';
import { complaintsOf } from './site.ts';

const script = new URL('../../workbench/dist/web/ninefold-player.js', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'ninefold-player-'));
let site: Visit;
let page: Page;

const textOf = ({ geometry, givens, symbols }: Puzzle): string =>
  geometry.places.map(({ cell }) => (givens[cell] ? symbols.all[givens[cell]! - 1] : '.')).join('');
const element = (puzzle: Puzzle): string =>
  `<ninefold-player kind="${puzzle.kind.spec}" puzzle="${textOf(puzzle)}" label="Daily"></ninefold-player>`;

beforeAll(async () => {
  writeFileSync(join(folder, 'ninefold-player.js'), readFileSync(script));
  cpSync(new URL('ninefold-player', script), join(folder, 'ninefold-player'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Anybody's page</title><main><h1>A page</h1><script type="module" src="ninefold-player.js"></script><div id="here">${element(starter('classic:2x2'))}</div></main></html>`,
  );
  site = await visit(folder);
  page = await (await newVisitor(site.browser)).newPage();
  await page.goto(site.address);
});
afterAll(async () => {
  await site.close();
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
  let at: Whereabouts = { place: Number(await page.locator('ninefold-player [tabindex="0"]').getAttribute('data-place')) };
  await page.locator(`ninefold-player [data-place="${at.place}"]`).click();
  for (const cell of [...puzzle.givens.keys()].filter((one) => puzzle.givens[one] === 0)) {
    const way = wayTo(puzzle, at, puzzle.geometry.placesOf(cell)[0]!);
    for (const key of way.keys) await page.keyboard.press(key);
    await page.keyboard.press(String(solution[cell]));
    at = way.at;
  }
  const told = await page.evaluate(() => (globalThis as { told?: string[] }).told!);
  const full = puzzle.geometry.places.map(({ cell }) => solution[cell]).join('');
  expect(told.at(-1)).toBe(`ninefold-solved ${full}`);
  expect(await page.evaluate(() => (document.querySelector('ninefold-player') as HTMLElement & { solved: boolean }).solved)).toBe(true);
});

test.each(['faces3:2', 'faces6:2'])('each arrow goes round the cube of %s and comes back', async (spec) => {
  const { geometry } = starter(spec);
  await page.evaluate(
    (html) => {
      document.querySelector('#here')!.innerHTML = html;
    },
    element(starter(spec)),
  );
  await page.locator('ninefold-player [tabindex="0"]').click();
  await roundByKeys(page, page.locator('ninefold-player [tabindex="0"]'), geometry);
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
  expect(await complaintsOf(page)).toEqual([]);
  // The words of the page around it, or those that are asked for.
  await player.evaluate((node) => node.setAttribute('lang', 'de-AT'));
  await player.getByRole('button', { name: 'Notizen' }).waitFor();
  expect(await player.getByRole('gridcell', { name: /: leer$/ }).count()).toBeGreaterThan(40);
  await player.evaluate((node) => node.removeAttribute('lang'));
  await player.evaluate((node) => node.setAttribute('readonly', ''));
  expect(await player.getByRole('button').count()).toBe(0);
});

test('shows what the rules of a kind add: windows and diagonals', async () => {
  const put = (spec: string): Promise<void> =>
    page.evaluate(
      (html) => {
        document.querySelector('#here')!.innerHTML = html;
      },
      element(starter(spec)),
    );
  await put('windoku');
  expect(await page.locator('ninefold-player .shaded').count()).toBe(36);
  await put('diagonal:3x3');
  expect(await page.locator('ninefold-player path.diagonal').getAttribute('d')).toBe('M0 0L9 9M0 9L9 0');
});

const RULES = 'cage 9: r2c3 r2c4 r1c4; cage 7: r4c1..r2c1; cage 9: r3c2 r4c2 r4c3';
const show = (attributes: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((given) => {
    const player = document.createElement('ninefold-player');
    for (const [name, value] of Object.entries(given)) player.setAttribute(name, value);
    document.querySelector('#here')!.replaceChildren(player);
  }, attributes);
const square = (name: string) => page.locator(`ninefold-player [aria-label^="${name}:"]`);

test('plays a puzzle with rules: drawn, told, in conflict, with hints, checked at the end', async () => {
  await show({ kind: 'classic:2x2', puzzle: '..............2.', rules: RULES });
  const player = page.locator('ninefold-player');
  await player.locator('.rules .dashed').first().waitFor({ state: 'attached' });
  expect(await player.locator('.rules .word').allTextContents()).toEqual(['9', '7', '9']);
  expect(await player.locator('details').textContent()).toContain('Cage');
  await square('r2c3').click();
  await page.keyboard.press('i');
  expect(await player.locator('.said').textContent()).toBe('cage 9 (r2c3 r2c4 r1c4)');
  // 1 + 2 leaves 6 for the last cell of the cage of 9, which only has 1 to 4.
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  expect(await square('r2c4').getAttribute('aria-label')).toContain('conflict');
  for (const _ of '12') await page.keyboard.press('Control+z');
  // A hint says more at each of four levels, lights up what it speaks of, and is then done.
  await player.getByRole('button', { name: 'hint', exact: true }).click();
  await player.locator('.hint').waitFor();
  expect(await player.locator('.hint p').count()).toBe(1);
  for (let level = 2; level <= 4; level++) await page.keyboard.press('h');
  expect(await player.locator('.hint p').count()).toBe(4);
  expect(await player.locator('.look').count()).toBeGreaterThan(0);
  expect(await complaintsOf(page)).toEqual([]);
  const stands = (): Promise<string> => player.evaluate((node) => node.shadowRoot!.querySelector('.board')!.innerHTML);
  const before = await stands();
  await player.getByRole('button', { name: 'Do it' }).click();
  expect(await player.locator('.hint').count()).toBe(0);
  expect(await stands()).not.toBe(before);
  await page.evaluate(() => {
    (globalThis as { ends?: number }).ends = 0;
    document.addEventListener('ninefold-solved', () => (globalThis as { ends?: number }).ends!++, { once: true });
  });
  const puzzle = parsePuzzle(`kind: classic:2x2\n${RULES.replaceAll(';', '\n')}\n..............2.`);
  if (!puzzle.ok) throw new Error(puzzle.error);
  for (const [cell, value] of [...(await solutionOf(puzzle.value))].entries()) {
    await square(`r${Math.floor(cell / 4) + 1}c${(cell % 4) + 1}`).click();
    await page.keyboard.press('Backspace');
    await page.keyboard.press(String(value));
  }
  expect(await page.evaluate(() => (globalThis as { ends?: number }).ends)).toBe(1);
});

test('opens a link of another program: what is not understood is said, fog lifts, its own solution judges', async () => {
  const solution = '1234341221434321';
  const document = {
    size: 4,
    grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
    thermometer: [{ lines: [['R1C1', 'R1C2']] }],
    line: [{ lines: [['R4C3', 'R4C4']], outlineC: '#CC66FF', width: 0.2 }],
    mystery: [{ lines: [['R1C1', 'R2C2']] }],
    foglight: ['R1C1'],
    solution: [...solution].map(Number),
  };
  await show({ puzzle: `https://www.f-puzzles.com/?load=${lzString.compressToBase64(JSON.stringify(document))}`, lang: 'de' });
  const player = page.locator('ninefold-player');
  await player.getByText('versteht nicht alles an diesem Rätsel').waitFor();
  const fogged = player.locator('.fogged');
  expect(await fogged.count()).toBe(12);
  expect(await player.locator('.rules .kept').count()).toBe(2);
  const fill = async (line: string): Promise<void> => {
    for (const [i, sign] of [...line].entries()) {
      await square(`r${Math.floor(i / 4) + 1}c${(i % 4) + 1}`).click();
      await page.keyboard.press('Backspace');
      await page.keyboard.press(sign);
    }
  };
  // It keeps all that is understood, but it is not the solution that came with the puzzle.
  await fill('1243432121343412');
  expect(await player.locator('[data-solved="true"]').count()).toBe(0);
  await fill(solution);
  expect(await player.locator('[data-solved="true"]').count()).toBe(1);
  expect(await fogged.count()).toBe(0);
  expect(await complaintsOf(page)).toEqual([]);
});

test('what is entered stands clear of the sum in the corner of its cage', async () => {
  await show({ kind: 'classic:3x3', puzzle: '.'.repeat(81), rules: 'cage 15: r1c1 r1c2 r2c1' });
  const player = page.locator('ninefold-player');
  const sum = player.locator('.rules text', { hasText: '15' });
  await sum.waitFor({ state: 'attached' });
  await square('r1c1').click();
  await page.keyboard.press('8');
  const [digit, corner] = [await player.locator('[role=gridcell] b').first().boundingBox(), await sum.boundingBox()];
  // Digits leave an eighth of their line above them.
  const top = digit!.y + digit!.height / 8;
  expect(top >= corner!.y + 0.75 * corner!.height || digit!.x >= corner!.x + corner!.width).toBe(true);
});

test('several players of one page open their links, each read once more when it is connected', async () => {
  const document = { size: 4, grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))), odd: [{ cell: 'R1C1' }] };
  const link = `https://www.f-puzzles.com/?load=${lzString.compressToBase64(JSON.stringify(document))}`;
  const html = `<!doctype html><html lang="en"><title>Several</title><script type="module" src="ninefold-player.js"></script>${`<ninefold-player puzzle="${link}"></ninefold-player>`.repeat(2)}</html>`;
  writeFileSync(join(folder, 'several.html'), html);
  const several = await page.context().newPage();
  // The slower the part, the surer both openings wait for it.
  await several.route(/rules\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await several.goto(`${site.address}several.html`);
  await expect.poll(() => several.locator('ninefold-player [data-place="15"]').count()).toBe(2);
  await several.close();
});

test('shows rules on the layer of a cube that they are on, and where they go', async () => {
  await show({ kind: 'solid:2', rules: 'thermo: l1r1c1 l1r1c2 l2r1c2\ncage 5: l2r3c3 l2r3c4' });
  const player = page.locator('ninefold-player');
  await player.locator('.rules').first().waitFor({ state: 'attached' });
  expect(await player.locator('.rules .word').allTextContents()).toContain('→2');
  expect(await player.locator('.rules .dashed').count()).toBe(0);
  await player.getByRole('button', { name: 'layer behind' }).click();
  expect(await player.locator('.rules .dashed').count()).toBeGreaterThan(0);
});

test('attributes that make no sense are answered by a sentence', async () => {
  for (const [attributes, says] of [
    ['kind="nonsense"', /unknown kind/],
    ['puzzle="123"', /has 81 places; the attribute puzzle has 3/],
    [`puzzle="${'x'.repeat(81)}"`, /"x" in r1c1 is not a symbol/],
    ['rules="cage 9: r1c1 r12c4"', /r12c4/],
    ['rules="nonsense: r1c1"', /unknown rule/],
    ['puzzle="https://www.f-puzzles.com/?load=nonsense"', /\w+/],
    // In the language of the page, what the library says too, and again where that changes.
    ['lang="de" kind="nonsense"', /unbekannte Art/],
    ['lang="fr" puzzle="123"', /a 81 places/],
    ['lang="de" rules="nonsense: r1c1"', /unbekannte Regel/],
  ] as const) {
    await page.evaluate((html) => {
      document.querySelector('#here')!.innerHTML = html;
    }, `<ninefold-player ${attributes}></ninefold-player>`);
    await page.locator('ninefold-player').getByRole('alert').filter({ hasText: says }).waitFor();
  }
  await page.locator('ninefold-player').evaluate((node) => node.setAttribute('lang', 'fr'));
  await page.locator('ninefold-player').getByRole('alert').filter({ hasText: /règle/ }).waitFor();
});

test('is a small file', () => {
  expect(gzipSync(readFileSync(script)).length).toBeLessThan(30_000);
});
