import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignPages } from '../attack/cross-site.ts';
import { startService } from '../service.ts';
import { newVisitor, sharedBrowser } from './browser.ts';
import { untilStored } from './site.ts';

// The page and its service in a real browser: what the page's service worker keeps, and what pages of other sites can do.

let service: Awaited<ReturnType<typeof startService>>;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(['--data', 'memory', '--rate', '0']), sharedBrowser()]);
});
afterAll(async () => {
  await service.stop();
});

test('the service worker leaves everything but the page to the service', async () => {
  const context = await newVisitor(browser, { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(service.url);
  await untilStored(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const shown = async (path: string) => {
    const answer = await page.goto(`${service.url}${path}`);
    return [answer!.headers()['content-type']?.split(';')[0], await page.title(), answer!.fromServiceWorker()];
  };
  expect(await shown('/docs')).toEqual(['text/html', 'Swagger UI', false]);
  for (const path of ['/openapi.json', '/healthz', '/readyz', '/api/v1/kinds', '/api/v1/reports'])
    expect(await shown(path), path).toEqual(['application/json', '', false]);
  expect((await shown('/metrics'))[0]).toBe('text/plain');
  // The page itself is kept, however it is asked for.
  expect((await shown('/'))[2]).toBe(true);
  expect((await shown('/?from=elsewhere#/play'))[2]).toBe(true);
  await context.close();
});

test('pages of other sites neither read nor change anything', async () => {
  const { tries, got } = await foreignPages(browser, service);
  expect(tries).toBeGreaterThan(20);
  expect(got).toEqual([]);
});
