import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { NinefoldClient } from '#client';
import { launch } from '../web/browser.ts';
import { type Assault, type Service, withService } from './assault.ts';

// Pages of other sites in a real browser.

export const crossSite: Assault = {
  id: 'cross-site',
  what: 'pages of other sites in Chromium try to read, to begin, to cancel and to delete: by script, form, picture and frame',
  isShort: false,
  run: () =>
    withService(['--data', 'memory', '--rate', '0'], async (service) => {
      const browser = await launch();
      try {
        const { tries, got } = await foreignPages(browser, service);
        return {
          held: got.length === 0,
          seen: `${tries} tries from another origin and another site${got.map((one) => `; ${one}`).join('')}`,
        };
      } finally {
        await browser.close();
      }
    }),
};

/** What pages of another origin, and of another site, could read or change. */
export async function foreignPages(
  browser: Browser,
  service: Service,
): Promise<{ readonly tries: number; readonly got: readonly string[] }> {
  const client = new NinefoldClient(service);
  const { id } = await client.createJob({ operation: 'count', request: { kind: 'classic:5x5', puzzle: '.'.repeat(625) } });
  const jobs = (await client.jobs()).length;
  const foreign = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>elsewhere</title>'));
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  const context = await browser.newContext();
  const got: string[] = [];
  let tries = 0;
  try {
    const page = await context.newPage();
    // Another port of this machine is another origin on the same site; another name is another site.
    for (const host of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${host}:${port}/`);
      const seen = await page.evaluate(tryAll, { url: service.url, job: id });
      tries += seen.length;
      got.push(...seen.filter(([, what]) => what !== 'nothing').map(([how]) => `${host} got ${how}`));
      await page.waitForTimeout(300);
    }
    if ((await client.job(id)).state !== 'running') got.push('a job was cancelled');
    if ((await client.jobs()).length !== jobs) got.push('a job was begun or deleted');
    await client.deleteJob(id);
  } finally {
    await context.close();
    foreign.close();
  }
  return { tries, got };
}

/** Runs in the page: what each way of asking gave. */
async function tryAll({ url, job }: { readonly url: string; readonly job: string }): Promise<[string, string][]> {
  const read = async (path: string, init: RequestInit = {}): Promise<string> => {
    try {
      return (await (await fetch(url + path, init)).text()) || 'nothing';
    } catch {
      return 'nothing';
    }
  };
  const load = (tag: 'img' | 'script', path: string): Promise<string> =>
    new Promise((resolve) => {
      const element = document.createElement(tag);
      element.onload = () => resolve('something');
      element.onerror = () => resolve('nothing');
      element.src = url + path;
      document.body.append(element);
    });
  const submit = (path: string, name: string): string => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'text/plain', action: url + path, target: name });
    const frame = document.createElement('iframe');
    frame.name = name;
    document.body.append(frame, form);
    form.submit();
    return 'nothing';
  };
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ operation: 'count', request: { puzzle: '1...............' }, label: 'foreign' });
  const ways: [string, Promise<string> | string][] = [
    ['a list', read('/api/v1/jobs')],
    ['a kind', read('/api/v1/kinds')],
    ['the metrics', read('/metrics')],
    ['a new job', read('/api/v1/jobs', { method: 'POST', body, headers: json })],
    ['a new job without asking', read('/api/v1/jobs', { method: 'POST', body, mode: 'no-cors' })],
    ['a file', read('/api/v1/jobs/file?do=solve', { method: 'POST', body: '1...............', mode: 'no-cors' })],
    ['a cancelled job', read(`/api/v1/jobs/${job}/cancel`, { method: 'POST', mode: 'no-cors' })],
    ['an attended job', read(`/api/v1/jobs/${job}/events`, { method: 'POST', mode: 'no-cors' })],
    ['a deleted job', read(`/api/v1/jobs/${job}`, { method: 'DELETE' })],
    ['events', read(`/api/v1/jobs/${job}/events`, { mode: 'no-cors' })],
    ['a picture of events', load('img', `/api/v1/jobs/${job}/events`)],
    ['a script', load('script', '/api/v1/kinds')],
    ['a form', submit(`/api/v1/jobs/${job}/cancel`, 'one')],
    ['a form with a file', submit('/api/v1/jobs/file?do=solve', 'two')],
  ];
  return Promise.all(ways.map(async ([how, what]): Promise<[string, string]> => [how, await what]));
}
