import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
// @ts-expect-error plain JavaScript, because set-up runs it before anything is installed
import { ensureBrowser } from '../../scripts/debian.mjs';
import { LATEST_MS, slowDown } from './slow.ts';

const root = fileURLToPath(new URL('../../workbench/dist/web', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * What Chromium does not do here. The suggestions of its address bar are a page of their own that is loaded with every visitor's: it took more than
 * half of what it takes to open ours. Before them stands what Playwright turns off, because of two such lists Chromium reads the last.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const ARGUMENTS = [
  `--disable-features=${OFF}`,
  '--no-sandbox',
  // Pages are put together without a graphics card played by the processor, which takes half of the time; WebGL has one all the same.
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium; the test that starts one ends it. */
export const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...ARGUMENTS, ...more] });

let shared: Promise<Browser> | undefined;

/** The Chromium of all files that share this process, which ends with it. Every visitor has a context of its own. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch());

/** The built page behind a plain file server: it has to work without the service. */
async function serve(folder = root): Promise<{ server: Server; address: string }> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('workbench/dist/web is missing: run "npm run build"');
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      setTimeout(() => response.end(readFileSync(file)), Math.random() * LATEST_MS);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A browser with the page; complaints of the page (errors in its console, exceptions) are collected. */
export interface Visit {
  readonly address: string;
  readonly browser: Browser;
  readonly complaints: string[];
  /** A new visitor, without service worker unless it is what is tested. */
  open(hash: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function visit(folder?: string): Promise<Visit> {
  const { server, address } = await serve(folder);
  const browser = await sharedBrowser();
  const complaints: string[] = [];
  return {
    address,
    browser,
    complaints,
    async open(hash, options = {}) {
      const page = await newPage(await newVisitor(browser, options), complaints);
      await page.goto(address + hash);
      return page;
    },
    async close() {
      for (const context of browser.contexts()) await context.close();
      server.close();
    },
  };
}

/** Waiting ends so late that only what never comes is given up, however many others work on this machine. */
const GIVE_UP_MS = 60_000;

/** A context of its own, without service worker unless it is what is tested. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...options,
  });
  context.setDefaultTimeout(GIVE_UP_MS);
  if (LATEST_MS > 0) await context.addInitScript(slowDown, LATEST_MS);
  return context;
}

export async function newPage(context: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return page;
}
