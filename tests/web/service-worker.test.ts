import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { startService } from '../service.ts';
import { BROWSER_ARGUMENTS, executablePath } from './browser.ts';

// The page and its service in a real browser: what the page's service worker keeps, and what pages of other sites can do.

let service: Awaited<ReturnType<typeof startService>>;
let browser: Browser;
let foreign: Server;

beforeAll(async () => {
  [service, browser] = await Promise.all([
    startService(['--data', 'memory', '--rate', '0']),
    chromium.launch({ executablePath: executablePath(), args: BROWSER_ARGUMENTS }),
  ]);
  foreign = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>elsewhere</title>'));
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
}, 60_000);
afterAll(async () => {
  await browser.close();
  foreign.close();
  await service.stop();
});

test('the service worker leaves everything but the page to the service', async () => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(service.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.some((count) => count > 20);
  });
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
}, 60_000);

test('pages of other sites neither read nor change anything', async () => {
  const client = new NinefoldClient(service);
  const { id } = await client.createJob({ operation: 'count', request: { kind: 'classic:5x5', puzzle: '.'.repeat(625) } });
  const jobs = (await client.jobs()).length;
  const context = await browser.newContext();
  const page = await context.newPage();
  const { port } = foreign.address() as AddressInfo;
  // Another port of this machine is another origin on the same site; another name is another site.
  for (const host of ['127.0.0.1', 'localhost']) {
    await page.goto(`http://${host}:${port}/`);
    const seen = await page.evaluate(
      async ({ url, job }) => {
        const read = async (path: string, init: RequestInit = {}): Promise<string> => {
          try {
            return (await (await fetch(url + path, init)).text()) || 'nothing';
          } catch {
            return 'nothing';
          }
        };
        const picture = (path: string) =>
          new Promise<string>((resolve) => {
            const image = new Image();
            image.onload = () => resolve('a picture');
            image.onerror = () => resolve('nothing');
            image.src = url + path;
            setTimeout(() => image.remove(), 200);
          });
        const body = JSON.stringify({ operation: 'count', request: { puzzle: '1...............' }, label: 'foreign' });
        const form = document.createElement('form');
        form.method = 'post';
        form.enctype = 'text/plain';
        form.action = `${url}/api/v1/jobs/${job}/cancel`;
        form.target = 'frame';
        const frame = document.createElement('iframe');
        frame.name = 'frame';
        document.body.append(frame, form);
        form.submit();
        return Promise.all([
          read('/api/v1/jobs'),
          read('/api/v1/jobs', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
          read('/api/v1/jobs/file?do=solve', { method: 'POST', body: '1...............', mode: 'no-cors' }),
          read(`/api/v1/jobs/${job}/cancel`, { method: 'POST', mode: 'no-cors' }),
          read(`/api/v1/jobs/${job}`, { method: 'DELETE' }),
          read(`/api/v1/jobs/${job}/events`, { mode: 'no-cors' }),
          picture(`/api/v1/jobs/${job}/events`),
        ]);
      },
      { url: service.url, job: id },
    );
    expect(new Set(seen)).toEqual(new Set(['nothing']));
    await page.waitForTimeout(300);
  }
  expect((await client.job(id)).state).toBe('running');
  expect(await client.jobs()).toHaveLength(jobs);
  await client.deleteJob(id);
  await context.close();
}, 60_000);
