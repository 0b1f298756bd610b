// What the built page costs a player: its first load on a slow phone, and the time from a key to the paint on a 9x9x9 cube. Not a test, since times are not asserted:
//   node scripts/page-figures.mjs [--page workbench/dist/web] [--only load|keys] [--compositing gl|software]
// Without a graphics card the picture in space is drawn by software GL either way; "gl" has the whole page put together by it too, as Debian's start
// script of Chromium asks for, "software" is what a browser does by itself on such a machine.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import lz from 'lz-string';
import { chromium } from 'playwright-core';
import { ensurePackage } from './debian.mjs';
import { root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: join(root, 'workbench', 'dist', 'web') },
    only: { type: 'string' },
    compositing: { type: 'string', default: 'gl' },
    runs: { type: 'string', default: '3' },
  },
});

/** A phone at a quarter of this processor's speed, on "Fast 3G" as the developer tools of the browser have it. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: (0.9 * 1.6e6) / 8, uploadThroughput: (0.9 * 0.75e6) / 8 };
const SLOWER_CPU = 4;
const KEYS = 200;
const GAP_MS = 60;

const COMPOSITING = { gl: ['--use-angle=swiftshader'], software: ['--disable-gpu', '--disable-gpu-rasterization'] };

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' };

/** The page behind a plain server that compresses, and what it was asked for. */
async function serve(folder) {
  const asked = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://page').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      asked.push({ path, bytes: 0 });
      return;
    }
    const body = gzipSync(readFileSync(file), { level: 9 });
    asked.push({ path, bytes: body.length });
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, asked, address: `http://127.0.0.1:${server.address().port}/` };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function firstLoad(browser, site) {
  const ready = [];
  let asked = [];
  for (let run = 0; run < Number(values.runs); run++) {
    site.asked.length = 0;
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', FAST_3G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.goto(`${site.address}#/play`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('[data-place]:focus') !== null, undefined, { polling: 'raf', timeout: 60_000 });
    ready.push(await page.evaluate(() => performance.now()));
    asked = [...site.asked];
    await page.keyboard.press('7');
    await context.close();
  }
  const kilobytes = asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  console.log(`first load: ${asked.length} requests, ${kilobytes.toFixed(1)} kB compressed until the grid takes keys`);
  for (const { path, bytes } of asked) console.log(`  ${String(bytes).padStart(7)} ${path}`);
  console.log(
    `  grid takes keys after ${(median(ready) / 1000).toFixed(2)} s (median of ${ready.map((ms) => (ms / 1000).toFixed(2)).join(', ')}) at ${SLOWER_CPU}x CPU and fast 3G`,
  );
}

async function keyToPaint(browser, site) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.paints = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, startTime } of list.getEntries()) if (name === 'keydown') window.paints.push({ duration, startTime });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const cube = lz.compressToEncodedURIComponent(readFileSync(join(root, 'examples', 'table2.txt'), 'utf8'));
  await page.goto(`${site.address}#/open?p=${cube}`);
  await page.locator('.space-stage canvas').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  const began = await page.evaluate(() => {
    window.paints.length = 0;
    return performance.now();
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  const before = await busy();
  for (let i = 0; i < KEYS / 2; i++) {
    await page.keyboard.press(String(1 + (i % 9)));
    await page.waitForTimeout(GAP_MS);
    await page.keyboard.press(i % 9 === 8 ? 'ArrowDown' : 'ArrowRight');
    await page.waitForTimeout(GAP_MS);
  }
  // Beside others on the same processors a paint may wait long for the browser itself; what the page does is told apart.
  const perKey = (1000 * ((await busy()) - before)) / KEYS;
  await page.waitForTimeout(4000);
  const paints = await page.evaluate(() => window.paints);
  const slow = paints.map(({ duration }) => duration);
  const all = [...slow, ...Array(Math.max(0, KEYS - slow.length)).fill(16)];
  const slowest = [...paints].sort((a, b) => b.duration - a.duration).slice(0, 5);
  console.log(
    `key to paint on solid:3, ${KEYS} keys at ${GAP_MS} ms, software GL, compositing by ${values.compositing}: median ${median(all)} ms, worst ${Math.max(...all)} ms; the page itself works ${perKey.toFixed(1)} ms for a key`,
  );
  console.log(
    `  slowest: ${slowest.map(({ duration, startTime }) => `${duration} ms at ${((startTime - began) / 1000).toFixed(2)} s`).join(', ')}`,
  );
  await context.close();
}

const site = await serve(values.page);
const browser = await chromium.launch({
  executablePath: ensurePackage('chromium', 'chromium'),
  args: [
    '--no-sandbox',
    ...COMPOSITING[values.compositing],
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--no-first-run',
  ],
});
try {
  if (values.only !== 'keys') await firstLoad(browser, site);
  if (values.only !== 'load') await keyToPaint(browser, site);
} finally {
  await browser.close();
  site.server.close();
}
