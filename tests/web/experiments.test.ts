import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ninefold } from '../run-cli.ts';
import { startService, temporaryFolder } from '../service.ts';
import { newVisitor } from './browser.ts';
import { siteForTests } from './site.ts';

const folder = temporaryFolder();
const report = join(folder.path, 'report');
const site = siteForTests();
let page: Page;
beforeAll(async () => {
  // As a user would have made it; two small ones.
  const made = ninefold(['experiment', 'cooling-dynamic', 'pencil-brute', '--quick', '--runs', '1', '--out', report]);
  expect(made.code, made.err).toBe(0);
  page = await site.open('#/experiments', { acceptDownloads: true });
});
afterAll(() => folder.remove());

const files = (): ReturnType<Page['locator']> => page.locator('.open-report input[type=file]').first();
const goTo = async (hash: string): Promise<void> => {
  await page.evaluate((where) => {
    location.hash = where;
  }, hash);
};
const alert = (): Promise<string | null> => page.getByRole('alert').textContent();

/** What a button gives to the reader as a file. */
async function saved(name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

/** The picture that is shown, as text. */
async function picture(): Promise<string> {
  const source = await page.locator('.picture-sheet img').getAttribute('src');
  return decodeURIComponent(source!.slice(source!.indexOf(',') + 1));
}

describe('a report of the command line', () => {
  test('a folder opens; chapters have the paragraphs, the picture, the tables and the data of the report', async () => {
    await page.locator('.open-report input[type=file]').nth(1).setInputFiles(report);
    await page.locator('.studies .rating').nth(1).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: /Pencil and paper against brute force/ }).click();
    const json = JSON.parse(readFileSync(join(report, 'pencil-brute.json'), 'utf8')) as { summary: string[] };
    await page.locator('.picture-sheet img').waitFor();
    expect(await page.locator('.summary p').allTextContents()).toEqual(json.summary);
    expect(await page.locator('.found-table table').count()).toBe(2);
    expect(await saved('Save as CSV')).toBe(readFileSync(join(report, 'pencil-brute.csv'), 'utf8'));
    expect(await saved('Save as JSON')).toBe(readFileSync(join(report, 'pencil-brute.json'), 'utf8'));
    // Drawn by the same code: the same words at the same places, whichever document made the elements.
    const words = (svg: string): string[] => [...svg.matchAll(/>([^<>\n]+)<\/text>/g)].map(([, word]) => word!);
    const drawn = words(await picture());
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn).toEqual(words(readFileSync(join(report, 'pencil-brute.svg'), 'utf8')));
    // And it is a picture that a browser can show.
    expect(await page.locator('.picture-sheet img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  });

  test('files that are no data say what is wrong, each for itself, and what is open stays', async () => {
    const whole = JSON.parse(readFileSync(join(report, 'cooling-dynamic.json'), 'utf8')) as Record<string, unknown>;
    const bad = join(folder.path, 'bad');
    mkdirSync(bad);
    const cases: readonly (readonly [string, string, RegExp])[] = [
      ['cut.json', '{"experiment": "cooling-dynamic", "rows": [', /not valid JSON/],
      ['puzzle.json', '{"puzzle": "1..."}', /not data of an experiment/],
      ['other.json', JSON.stringify({ ...whole, experiment: 'weather' }), /no experiment "weather"; there are cube-engines/],
      [
        'scale.json',
        JSON.stringify({ ...whole, run: { ...(whole['run'] as object), scale: { seed: 1, size: 'huge', peers: [] } } }),
        /size" holds "huge"; expected full/,
      ],
      ['column.json', JSON.stringify({ ...whole, rows: [{ edges: 'match', weather: 3 }] }), /row 1 has "weather"/],
      ['value.json', JSON.stringify({ ...whole, rows: [{ edges: ['match'] }] }), /row 1: "edges" holds a list/],
    ];
    for (const [name, text] of cases) writeFileSync(join(bad, name), text);
    await goTo('#/experiments');
    await files().setInputFiles(cases.map(([name]) => join(bad, name)));
    await expect.poll(async () => (await alert())?.includes('value.json')).toBe(true);
    const told = await page.getByRole('alert').locator('li').allTextContents();
    for (const [i, [name, , sentence]] of cases.entries()) {
      expect(told[i]).toContain(`${name}: `);
      expect(told[i]).toMatch(sentence);
    }
    expect(await page.locator('.studies .rating').count()).toBe(2);
    await files().setInputFiles([join(report, 'pencil-brute.csv'), join(report, 'pencil-brute.svg')]);
    await expect.poll(alert).toContain('no file whose name ends in .json');
  });

  test('a file that is dropped on the view opens here and is not taken for a puzzle', async () => {
    await goTo('#/experiments');
    const text = readFileSync(join(report, 'cooling-dynamic.json'), 'utf8');
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'cooling-dynamic.json', { type: 'application/json' }));
      return data;
    }, text);
    await page.dispatchEvent('.studies', 'drop', { dataTransfer: transfer });
    await page.getByRole('heading', { name: 'Dynamic cooling' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/experiments/cooling-dynamic');
    await page.locator('.picture-sheet img').waitFor();
  });
});

describe('in the page', () => {
  test('a small experiment runs, and its data is what the command line measures but for times', async () => {
    await goTo('#/experiments/pencil-brute');
    await page.getByLabel('How much').selectOption('tiny');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText(/^Done: \d+ measurements/).waitFor();
    const here = JSON.parse(await saved('Save as JSON')) as { run: { machine: string }; rows: Record<string, unknown>[] };
    expect(here.run.machine).toContain('times are those that passed');
    expect(here.rows.length).toBeGreaterThan(3);
    for (const row of here.rows) {
      expect(row['comparisons']).toBeGreaterThan(0);
      expect(row['seconds']).toBeGreaterThan(0);
    }
    const { experiments } = await import('#measuring/experiments');
    const { localCrew } = await import('#measuring/laboratory');
    const study = experiments.find(({ id }) => id === 'pencil-brute')!;
    const [first] = study.plan({ seed: 1, size: 'tiny', peers: [] });
    const measured = await localCrew(experiments).make({ experiment: study.id, parameters: first! });
    const lasting = ({ seconds: _, cpuSeconds: __, ...rest }: Record<string, unknown>): unknown => rest;
    expect(lasting(here.rows[0]!)).toEqual(lasting(measured));
  });

  test('a run can be stopped; what was measured by then stays and opens again', async () => {
    await goTo('#/experiments/cooling-constant');
    await page.getByLabel('How much').selectOption('quick');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText(/^Stopped after/).waitFor();
    await page.getByText(/^Only \d+ of 120 measurements/).waitFor();
    const part = await saved('Save as JSON');
    const { rows } = JSON.parse(part) as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(120);
    await goTo('#/experiments');
    await files().setInputFiles([{ name: 'again.json', mimeType: 'application/json', buffer: Buffer.from(part) }]);
    await page.getByLabel('Which run').waitFor();
    expect(await page.getByLabel('Which run').locator('option').first().textContent()).toContain('again.json');
  });
});

test('the service offers its reports to the page', async () => {
  const service = await startService(['--data', 'memory', '--reports', report]);
  const context = await newVisitor(site.browser);
  try {
    const visitor = await context.newPage();
    const complaints: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await visitor.goto(`${service.url}/#/experiments`);
    await visitor.getByRole('button', { name: 'report: 2 experiments' }).click();
    await visitor.getByRole('link', { name: /Pencil and paper/ }).click();
    await visitor.locator('.picture-sheet img').waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    expect(await service.stop()).toBe(0);
  }
});
