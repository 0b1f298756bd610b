import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { newPage, type Visit, visit } from './browser.ts';

// What every file of tests of the page begins with.

/** The page for a file of tests: there before them and gone after them, when it has to have complained of nothing. */
export function siteForTests(): Visit {
  let site: Visit;
  beforeAll(async () => {
    site = await visit();
  });
  afterAll(async () => {
    await site.close();
    expect(site.complaints).toEqual([]);
  });
  return {
    get address() {
      return site.address;
    },
    get browser() {
      return site.browser;
    },
    get complaints() {
      return site.complaints;
    },
    open: (...args) => site.open(...args),
    close: () => site.close(),
  };
}

/**
 * What axe complains of on the page, or in a part of it, perhaps without another. What is in order is not listed, which is most of its time, and
 * the page has no frames, so that axe need not open a second page for its answer.
 */
export async function complaintsOf(
  page: Page,
  { part, without, rules }: { readonly part?: string; readonly without?: string; readonly rules?: string[] } = {},
): Promise<string[]> {
  // Half a megabyte, which a document that has it need not read again.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if (without !== undefined) axe.exclude(without);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 2)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/** Waits until the service worker has stored the page. */
export async function untilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.some((count) => count > 20);
  });
}

/** How many moves lie behind what the page keeps in a database, game by game; a test goes on when what it did is written. */
export function keptMoves(page: Page, database: string, store: string): Promise<(number | undefined)[]> {
  return page.evaluate(
    async ([name, part]) => {
      // To open one that is not there would make it, without anything in it.
      if (!(await indexedDB.databases()).some((known) => known.name === name)) return [];
      const { promise, resolve } = Promise.withResolvers<{ past?: unknown[]; game?: { past: unknown[] } }[]>();
      const opened = indexedDB.open(name!);
      opened.onsuccess = () => {
        const kept = opened.result.transaction(part!).objectStore(part!).getAll();
        kept.onsuccess = () => resolve(kept.result);
      };
      const all = await promise;
      opened.result.close();
      return all.map(({ past, game }) => (past ?? game?.past)?.length);
    },
    [database, store],
  );
}

/** Asks the generator for 17 clues with the full symmetry of the square, which nobody finds in a minute, and waits until it tries. */
export async function wishUnmet(page: Page): Promise<void> {
  await page.getByLabel('Symmetry of the clues').selectOption('full');
  await page.getByText('More settings').click();
  const clues = page.getByRole('group', { name: 'Number of clues' });
  await clues.getByRole('textbox', { name: 'from' }).fill('17');
  await clues.getByRole('textbox', { name: 'to' }).fill('17');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByText(/[1-9][\d,]* attempts?/).waitFor();
}

/** Lets a tab die and goes to an address in another one of the same visitor. */
export async function afterDeath(page: Page, site: Visit, hash: string): Promise<Page> {
  const context = page.context();
  page.goto('chrome://crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const again = await newPage(context, site.complaints);
  await again.goto(`${site.address}${hash}`);
  return again;
}
