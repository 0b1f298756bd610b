import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { type LongProcess, startService, temporaryFolder } from '../service.ts';
import { newPage, newVisitor } from './browser.ts';
import { complaintsOf, siteForTests } from './site.ts';

// A real service and a real browser; the service is killed and started again in between.

type Service = LongProcess & { readonly url: string };

/** All grids of 81 cells with nine given: more than any test waits for. */
const ENDLESS = `123456789${'.'.repeat(72)}`;

const folder = temporaryFolder();
const site = siteForTests();
let service: Service;
let page: Page;
let client: NinefoldClient;
/** Complaints of the browser on pages of the service. */
const complaints: string[] = [];

beforeAll(async () => {
  service = await startService(['--data', folder.path, '--threads', '1']);
  client = new NinefoldClient({ url: service.url });
  page = await open(service.url, '#/play');
});
afterAll(async () => {
  await service.stop();
  folder.remove();
  // A browser tells of every request that found nobody, or that was refused; both are what is tested here.
  expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});

async function open(url: string, hash: string, options: BrowserContextOptions = {}): Promise<Page> {
  const opened = await newPage(await newVisitor(site.browser, options), complaints);
  await opened.goto(`${url}/${hash}`);
  return opened;
}

const goTo = async (hash: string): Promise<void> => {
  await page.evaluate((where) => {
    location.hash = where;
  }, hash);
};

async function fillIn(operation: string, puzzle: string): Promise<void> {
  await goTo('#/jobs/new');
  await page.getByRole('radio', { name: operation }).check();
  await page.getByLabel('Puzzle', { exact: true }).fill(puzzle);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

async function begin(operation: string, puzzle: string): Promise<string> {
  await fillIn(operation, puzzle);
  await page.waitForURL(/#\/jobs\/[0-9a-f]{32}$/);
  return page.url().slice(-32);
}

async function saved(name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

const range = (): Promise<string | null> => page.locator('.pager span').textContent();

describe('jobs in the page', () => {
  test('without a service the navigation has no jobs, and the view says what a service adds', async () => {
    const plain = await site.open('#/jobs');
    await plain.locator('.no-service').waitFor();
    expect(await plain.locator('main').textContent()).toContain('ninefold serve');
    await plain.getByRole('link', { name: 'Lab' }).click();
    await plain.getByRole('heading', { name: 'Lab' }).waitFor();
    expect(await plain.getByRole('link', { name: /^Jobs/ }).count()).toBe(0);
    await plain.context().close();
  });

  test('a puzzle goes from a game to the service, and is counted', async () => {
    await page.locator('[data-place]').first().waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Send to the service as a job' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('main').getByText('Exactly 1 solution', { exact: true }).waitFor();
  });

  test('solutions are listed, paged, opened and saved', async () => {
    const id = await begin('List solutions', '1...............');
    await page.locator('main').getByText('All 72 solutions are listed').waitFor();
    const { items } = await client.itemPage<string>(id, '', 100);
    await expect.poll(range).toBe('1–12 of 72');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(range).toBe('13–24 of 72');
    const digits = await page.locator('.item-cards li').first().locator('[data-place]').allTextContents();
    expect(digits.join('')).toBe(items[12]);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(range).toBe('1–12 of 72');
    expect((await saved('Save as text')).trim().split('\n')).toEqual(items);
    expect(JSON.parse(await saved('Save as JSON'))).toMatchObject({ operation: 'solutions', result: { count: 72 }, items });
    await page.getByRole('button', { name: 'Play Solution 2', exact: true }).click();
    await page.waitForURL(/#\/play\//);
    await expect.poll(async () => (await page.locator('[data-place]').allTextContents()).join('')).toBe(items[1]);
  });

  test('a file is worked through; what is wrong with a puzzle stands beside it, and what the service refuses is said', async () => {
    await goTo('#/jobs/new');
    await page.getByRole('radio', { name: 'Work through a file' }).check();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('“Puzzles” has to be filled in');
    const file = { name: 'some.txt', mimeType: 'text/plain', buffer: Buffer.from('1...............\n11..............\n1?..............') };
    await page.locator('.job-form input[type=file]').setInputFiles(file);
    await page.locator('main').getByText('some.txt').waitFor();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('main').getByText('3 puzzles answered · 1 could not be read · 1 has no solution').waitFor();
    // The rows come by a request of their own.
    const cells = page.locator('.item-table tbody tr').nth(2).locator('td');
    await cells.nth(2).waitFor();
    const texts = await cells.allTextContents();
    expect(texts.slice(0, 2)).toEqual(['3', 'not readable']);
    expect(texts[2]).toMatch(/^line 3: /);
    await fillIn('Count all solutions', '1..............');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/did not take this: expected .* found 15;.* needs the kind or a line/);
  });

  test('puzzles are made and can be played, and an experiment opens as a report', async () => {
    await goTo('#/jobs/new');
    await page.getByRole('radio', { name: 'Make puzzles' }).check();
    await page.getByLabel('Size').selectOption('2x2');
    await page.getByLabel('How many').fill('14');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('main').getByText('14 puzzles made', { exact: true }).waitFor();
    await expect.poll(range).toBe('1–12 of 14');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(range).toBe('13–14 of 14');
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Play Puzzle 14' }).click();
    await page.waitForURL(/#\/play\//);
    await goTo('#/jobs/new');
    await page.getByRole('radio', { name: 'Run an experiment' }).check();
    await page.getByLabel('Experiment', { exact: true }).selectOption('cooling-dynamic');
    await page.getByLabel('How much').selectOption('tiny');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('button', { name: 'Open as a report' }).click();
    await page.locator('.picture-sheet img').waitFor();
  });

  test('a running job goes on through the death of the service; it is cancelled, begun again, and deleted after a question', async () => {
    const id = await begin('Count all solutions', ENDLESS);
    await page
      .locator('main')
      .getByText(/solutions so far/)
      .waitFor();
    const port = new URL(service.url).port;
    await service.stop('SIGKILL');
    await page.locator('main').getByText('The service does not answer.').waitFor();
    await page.locator('main').getByText('Running', { exact: true }).waitFor();
    const before = await page.locator('.job-result').textContent();
    const again = await startService(['--data', folder.path, '--threads', '1', '--port', port]);
    service = again;
    await page.locator('main').getByText('The service does not answer.').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.job-result').textContent()).not.toBe(before);
    await page.reload();
    await page
      .locator('main')
      .getByText(/solutions so far/)
      .waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page
      .locator('main')
      .getByText(/^At least .* the search did not come to its end$/)
      .waitFor();
    expect((await client.job(id)).state).toBe('cancelled');
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.locator('main').getByText('Running', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.waitForURL(/#\/jobs$/);
    await page.locator('main').getByText('All 72 solutions are listed').waitFor();
    await expect(client.job(id)).rejects.toMatchObject({ status: 404 });
    expect(await page.locator(`a[href$="${id}"]`).count()).toBe(0);
    await page.reload();
    await expect.poll(() => page.locator('.job-card').count()).toBe((await client.jobs({ limit: 100 })).length);
    expect(await complaintsOf(page)).toEqual([]);
    await goTo(`#/jobs/${id}`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('has no such job');
  });
});

test('nothing is cut off on a phone or without words, and axe finds nothing in the form and in results, in the dark', async () => {
  const phone = await open(service.url, '#/jobs/new', { viewport: { width: 320, height: 640 }, locale: 'de-DE', colorScheme: 'dark' });
  const puzzle = '1...............';
  const listed = await client.createJob({ operation: 'solutions', request: { puzzle } });
  const file = await client.createJob({ operation: 'file', request: { do: 'solve', puzzles: puzzle } });
  for (const [hash, ready] of [
    ['#/jobs', '.job-card'],
    ['#/jobs/new', '.operations'],
    [`#/jobs/${file.id}`, '.item-table'],
    [`#/jobs/${listed.id}`, '.item-cards [data-place]'],
  ] as const) {
    await phone.goto(`${service.url}/${hash}`);
    await phone.locator(ready).first().waitFor();
    if (hash.endsWith('new')) {
      await phone.getByRole('radio', { name: 'Rätsel erzeugen' }).check();
      await phone.getByText('Weitere Optionen').click();
    }
    expect([hash, await phone.evaluate(() => document.documentElement.scrollWidth)]).toEqual([hash, 320]);
    const text = (await phone.locator('main').allInnerTexts()).join('\n');
    expect([hash, text.match(/^[a-z]+\.[a-z.]+$/gm)]).toEqual([hash, null]);
    expect([hash, ...(await complaintsOf(phone))]).toEqual([hash]);
  }
  await phone.context().close();
});

test('a service with a token: jobs and reports ask for it, and keep it no longer than wished', async () => {
  const locked = await startService(['--data', 'memory', '--threads', '1'], { NINEFOLD_TOKEN: 'open sesame' });
  const visitor = await open(locked.url, '#/experiments');
  try {
    const give = async (secret: string): Promise<void> => {
      await visitor.getByLabel('Token', { exact: true }).fill(secret);
      await visitor.getByRole('button', { name: 'Use this token' }).click();
    };
    await visitor.getByRole('heading', { name: 'This service wants a token' }).waitFor();
    expect(await complaintsOf(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: 'Lab' }).click();
    await visitor.getByRole('link', { name: /^Jobs/ }).click();
    await give('sesame');
    await visitor.locator('main').getByText('The service does not take this token.').waitFor();
    // Slow typing is not disturbed by what the page asks in between.
    await visitor.getByLabel('Token', { exact: true }).fill('open');
    await visitor.waitForResponse((answer) => answer.url().endsWith('/readyz'));
    await visitor.waitForTimeout(300);
    expect(await visitor.getByLabel('Token', { exact: true }).inputValue()).toBe('open');
    await give('open sesame');
    await visitor.locator('main').getByText('There are no jobs yet.').waitFor();
    await visitor.reload();
    await visitor.locator('main').getByText('There are no jobs yet.').waitFor();
    expect(await visitor.evaluate(() => localStorage.getItem('ninefold.token'))).toBe(null);
    // Reports are asked for with it too, and other tabs have to ask for it.
    await visitor.getByRole('link', { name: 'Lab' }).click();
    const [asked] = await Promise.all([
      visitor.waitForResponse((answer) => answer.url().endsWith('/api/v1/reports')),
      visitor.getByRole('link', { name: /^Experiments/ }).click(),
    ]);
    expect(asked.status()).toBe(200);
    const other = await newPage(visitor.context(), complaints);
    await other.goto(`${locked.url}/#/jobs`);
    await other.getByLabel('Token', { exact: true }).fill('open sesame');
    await other.getByLabel('Remember it in this browser').check();
    await other.getByRole('button', { name: 'Use this token' }).click();
    await other.locator('main').getByText('There are no jobs yet.').waitFor();
    expect(await other.evaluate(() => localStorage.getItem('ninefold.token'))).toBe('open sesame');
    await other.getByRole('button', { name: 'Forget the token' }).click();
    await other.getByRole('heading', { name: 'This service wants a token' }).waitFor();
    expect(await other.evaluate(() => localStorage.getItem('ninefold.token'))).toBe(null);
  } finally {
    await visitor.context().close();
    await locked.stop();
  }
});
