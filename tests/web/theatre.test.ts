import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Budget, type Counters, makePuzzle, type Puzzle } from '#core';
import { loadEngine } from '#engines';
import { kindOf } from '#kinds';
import { puzzleNamed } from '../../workbench/src/apps/web/theatre/puzzles.ts';
import type { Scene } from '../../workbench/src/apps/web/theatre/scene.ts';
import * as scenes from '../../workbench/src/apps/web/theatre/scene-data.ts';
import { linkOf, starter } from './puzzles.ts';
import { complaintsOf, siteForTests } from './site.ts';

/** Nothing moves by itself, and what is played goes by long steps. */
const CALM = { reducedMotion: 'reduce' } as const;
/** Its first row is 987654321, so that a search from the lowest digit on takes a minute. */
const SLOW = '000000000000003085001020000000507000004000100090000000500000073002010000000040009';
/** The machine may be busy. */
const PATIENT = { interval: 50 };

const site = siteForTests();
let page: Page;
beforeAll(async () => {
  page = await site.open('#/theatre', CALM);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const slider = () => page.getByRole('slider', { name: 'Place in the run' });
const position = async (): Promise<number> => Number(await slider().inputValue());
const caption = () => page.locator('.caption').textContent();

/** The counters as they stand on the page. */
const shown = (): Promise<Record<string, number>> =>
  page
    .locator('[data-counter]')
    .evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => [(item as HTMLElement).dataset['counter']!, Number(item.querySelector('dd')!.dataset['count'])]),
      ),
    );

/** What the library counts for the same run, asked here and without anybody watching. */
async function counted(engine: string, puzzle: Puzzle, limit: number, options = {}): Promise<Counters> {
  const loaded = await loadEngine(engine);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value.solve(puzzle, { limit, budget: new Budget({}), options }).counters;
}

/** What is saved by the button of this name, as text. */
async function saved(name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Header and boards are looked at in the other views. */
const violations = (rules?: string[]): Promise<string[]> =>
  complaintsOf(page, { part: 'main', without: '.board', ...(rules && { rules }) });

describe('the theatre', () => {
  test('has a programme of all scenes', async () => {
    await page.locator('.programme').waitFor();
    expect(await page.locator('.programme a').count()).toBe(Object.keys(scenes).length + 3);
    expect(await violations()).toEqual([]);
  });

  test.each(Object.values(scenes) as Scene<unknown>[])(
    '$id opens, steps, plays, and counts what the library counts',
    async ({ id, engine, puzzles, limit }) => {
      await page.goto(`${site.address}#/theatre/${id}`);
      await slider().waitFor();
      const count = Number(await slider().getAttribute('max'));
      expect(count).toBeGreaterThan(10);
      const begin = await caption();

      await button('One step forward').click();
      expect(await position()).toBe(1);
      expect(await caption()).not.toBe(begin);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await position()).toBe(3);
      const third = [await caption(), await shown()];
      await page.keyboard.press('ArrowRight');
      await button('One step back').click();
      expect([await caption(), await shown()]).toEqual(third);
      await button('On to the next turn').click();
      expect(await position()).toBeGreaterThan(3);

      await page.getByRole('slider', { name: 'Speed' }).fill('6');
      await button('Play').click();
      await expect.poll(position, PATIENT).toBe(count);
      expect(await shown()).toEqual(await counted(engine, puzzleNamed(puzzles[0]!), limit));
      await page.locator('.caption.ending').waitFor();

      // Half way, where most is to be seen.
      await slider().fill(String(Math.round(count / 2)));
      expect(await violations()).toEqual([]);
    },
  );

  test('plays and pauses, and says where it stopped', async () => {
    await page.goto(`${site.address}#/theatre/columns`);
    await slider().waitFor();
    await page.getByRole('slider', { name: 'Speed' }).fill('1');
    await button('Play').click();
    await expect.poll(position, PATIENT).toBeGreaterThan(1);
    await button('Pause').click();
    const at = await position();
    await expect.poll(() => page.getByRole('status').last().textContent(), PATIENT).toContain(await caption());
    expect(await position()).toBe(at);
  });

  test('takes the minigrids along the path that is chosen', async () => {
    await page.goto(`${site.address}#/theatre/path`);
    await slider().waitFor();
    const paths: string[] = [];
    for (const [index, name] of ['Zigzag', 'Spiral', 'Semi-spiral'].entries()) {
      if (index > 0) await button(name).click();
      await button(name).and(page.locator('[aria-pressed=true]')).waitFor();
      // A new choice is a new run, which begins at its beginning.
      await expect.poll(position, PATIENT).toBe(0);
      await slider().fill('9');
      paths.push((await page.locator('.filling-bars .bar-name').allTextContents()).join(' ').replaceAll('box ', ''));
      await button('To the end').click();
      expect(await shown()).toEqual(await counted('minigrid-path', puzzleNamed('appendix'), 2, { path: name.toLowerCase() }));
    }
    expect(paths).toEqual(['1 2 3 6 5 4 7 8 9', '1 2 3 6 9 8 7 4 5', expect.stringMatching(/^(\d ){8}\d$/)]);
    expect(new Set(paths).size).toBe(3);
  });

  test('explains itself, leads to a step by a link, and is saved as a picture and as a film', async () => {
    await page.goto(`${site.address}#/theatre/columns?puzzle=four&step=5`);
    await slider().waitFor();
    await expect.poll(position, PATIENT).toBe(5);
    await page.getByText('What it does, why it is right').click();
    expect(await page.locator('.explanation dd').count()).toBe(4);
    await slider().fill('8');
    await button('Link to this step').click();
    await expect.poll(() => page.url(), PATIENT).toMatch(/#\/theatre\/columns\?puzzle=four&step=8$/);
    const picture = await saved('Save as SVG');
    expect(picture).toMatch(/^<svg xmlns[^>]*>/);
    expect(picture).toContain((await caption())!.slice(0, 12));
    const film = await saved('Save as a film (animated SVG)');
    expect(film.split('<animate ').length - 1).toBeGreaterThan(10);
    expect(await position()).toBe(8);
    // Both are well formed, and the browser shows them.
    for (const file of [picture, film]) {
      const parsed = await page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, 'image/svg+xml');
        return [read.documentElement.localName, read.querySelectorAll('parsererror').length];
      }, file);
      expect(parsed).toEqual(['svg', 0]);
    }
    // A link that is followed while the scene is open leads on to its own puzzle and step.
    await page.goto(`${site.address}#/theatre/columns?puzzle=six&step=3`);
    await expect.poll(() => page.locator('.stage-board [data-place]').count(), PATIENT).toBe(36);
    await expect.poll(position, PATIENT).toBe(3);
  });

  test('plays a puzzle of one’s own, and annealing swap by swap', async () => {
    await page.goto(`${site.address}#/theatre/annealing`);
    await slider().waitFor();
    await page.getByLabel('Puzzle', { exact: true }).selectOption('typed');
    await page.getByLabel('Your puzzle').fill('..4.2.1..2.4.3..');
    await button('Show it').click();
    await button('swap by swap').click();
    await expect.poll(() => page.locator('.stage-board [data-place]').count(), PATIENT).toBe(16);
    // The run before this one has a slider, too, until the new one is there.
    const second = async (): Promise<string | null> => {
      await slider().fill('2');
      return caption();
    };
    await expect.poll(second, PATIENT).toMatch(/taken\.|taken, cost|not taken/);
    expect(await page.locator('.curve.accepted').count()).toBe(1);
  });

  test('table 2 has exactly two solutions under one rule and one under the other', async () => {
    await page.goto(`${site.address}#/theatre/rules`);
    await page.locator('.two-rules-table').waitFor();
    expect(await page.locator('.two-rules .caption').allTextContents()).toEqual(['Exactly 1 solution.', 'Exactly 2 solutions.']);
    expect(await page.locator('.two-rules-table tbody tr').count()).toBe(16);
    expect(await page.locator('.two-rules-table .differs').count()).toBe(12);
    expect(await violations()).toEqual([]);
    // A link leads to a solution, as it leads to a step of the other scenes.
    await button('Solution 2').click();
    await button('Link to this step').click();
    await expect.poll(() => page.url(), PATIENT).toMatch(/#\/theatre\/rules\?puzzle=table2Cube&step=1$/);
    // Any cube of one's own under both rules; what is no cube has none of them.
    await page.getByLabel('Puzzle', { exact: true }).selectOption('typed');
    await page.getByLabel(/^Your puzzle/).fill('kind: solid:2\n1.........4.............................3........1......4.......');
    await button('Show it').click();
    await expect
      .poll(() => page.locator('.two-rules .caption').allTextContents(), PATIENT)
      .toEqual(['Exactly 1 solution.', expect.stringMatching(/^(Exactly|At least) \d+ solutions?\.$/)]);
    await page.getByLabel(/^Your puzzle/).fill(`1${'.'.repeat(80)}`);
    await button('Show it').click();
    await page.getByText('Only a cube without further rules').waitFor();

    // A link with a puzzle of one's own leads to its step, however soon the usual puzzle of the scene was done.
    const own = encodeURIComponent('kind: solid:2\n1.........4.............................3........1......4.......');
    await page.goto(`${site.address}#/theatre/layers?own=${own}&step=3`);
    await expect.poll(() => slider().inputValue(), PATIENT).toBe('3');

    // The matrix P is shown whole, and a cell has one name in it, in the tree and in what is said.
    await page.goto(`${site.address}#/theatre/cube?step=30`);
    await slider().waitFor();
    const names = await page.locator('.matrix tbody th').allTextContents();
    expect(names).toHaveLength(16);
    expect(names).toContain(/l\dr\dc\d/.exec((await caption())!)![0]);
    expect(await page.locator('.tree-picture .head').allTextContents()).toEqual(names);
    await button('Show it whole').click();
    const [tree, box] = [await page.locator('.tree-picture').boundingBox(), await page.locator('.zoom-box .scroll-box').boundingBox()];
    expect([tree!.width <= box!.width, tree!.height <= box!.height]).toEqual([true, true]);
    await button('To the end').click();
    expect(await caption()).toMatch(/exactly 2|Exactly 2|2 solutions/);
  });

  test('pencil and paper and brute force run side by side to the same solution', async () => {
    await page.goto(`${site.address}#/theatre/duel?puzzle=four&step=7`);
    await slider().waitFor();
    await expect.poll(position, PATIENT).toBe(7);
    await slider().fill('9');
    await button('Link to this step').click();
    await expect.poll(() => page.url(), PATIENT).toMatch(/#\/theatre\/duel\?puzzle=four&step=9$/);
    // A link that is followed while the duel is open changes the puzzle.
    await page.goto(`${site.address}#/theatre/duel?puzzle=appendix&step=2`);
    await expect.poll(() => page.locator('.duel-lane [data-place]').count(), PATIENT).toBe(2 * 81);
    await expect.poll(position, PATIENT).toBe(2);
    expect(await page.getByLabel('Puzzle', { exact: true }).inputValue()).toBe('appendix');
    await button('To the end').click();
    expect(await page.locator('.duel-lane').count()).toBe(2);
    expect((await page.locator('.duel-lane .board').first().boundingBox())!.width).toBeGreaterThan(200);
    const nodes = async (): Promise<number[]> => {
      if (await button('To the end').isEnabled()) await button('To the end').click();
      return page
        .locator('.duel-lane [data-counter=comparisons] dd')
        .evaluateAll((items) => items.map((item) => Number(item.dataset['count'])));
    };
    const puzzle = puzzleNamed('appendix');
    const expected = [(await counted('pencil-and-paper', puzzle, 1)).comparisons, (await counted('brute-force', puzzle, 1)).comparisons];
    await expect.poll(nodes, PATIENT).toEqual(expected);
    expect(await violations()).toEqual([]);
  });

  test('plays the game that was played last, or says why it cannot', async () => {
    await page.goto(site.address + linkOf(starter('classic:2x3')));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ninefold.last')), PATIENT).not.toBeNull();
    await page.goto(`${site.address}#/theatre/layers`);
    await page.getByLabel('Puzzle', { exact: true }).selectOption('own');
    await page.getByRole('alert').filter({ hasText: 'does not take this puzzle' }).waitFor();
    await page.goto(`${site.address}#/theatre/compact`);
    await slider().waitFor();
    await page.getByLabel('Puzzle', { exact: true }).selectOption('own');
    await slider().waitFor();
  });

  test('keeps its contrast in the dark', async () => {
    const light = page;
    page = await site.open('#/theatre', { colorScheme: 'dark', ...CALM });
    for (const id of ['tree', 'compact']) {
      await page.goto(`${site.address}#/theatre/${id}`);
      await slider().waitFor();
      await slider().fill(String(Math.round(Number(await slider().getAttribute('max')) * 0.6)));
      expect(await violations(['color-contrast'])).toEqual([]);
    }
    await page.context().close();
    page = light;
  });
});

describe('the race', () => {
  test('ends, places the engines, and they agree; each counts what it counts alone', async () => {
    await page.goto(`${site.address}#/theatre/race`);
    await page.getByLabel('Puzzle', { exact: true }).selectOption('figure11');
    await page.getByRole('checkbox', { name: 'Brute force' }).check();
    await button('Start the race').click();
    await page.locator('[data-state=done]').first().waitFor();
    await button('Start the race').waitFor();
    const lanes = await page
      .locator('.lane')
      .evaluateAll((items) =>
        items.map((item) => [
          (item as HTMLElement).dataset['engine']!,
          (item as HTMLElement).dataset['state']!,
          Number((item.querySelector('[data-nodes]') as HTMLElement).dataset['nodes']),
        ]),
      );
    expect(lanes.length).toBeGreaterThan(6);
    for (const [id, state, nodes] of lanes as [string, string, number][]) {
      expect([id, state]).toEqual([id, 'done']);
      // The fast engine counts what its slices of time let it; all others count the same on every machine.
      if (id !== 'fast') expect([id, nodes]).toEqual([id, (await counted(id, puzzleNamed('figure11'), id === 'annealing' ? 1 : 2)).nodes]);
    }
    expect(await page.locator('.verdict-line').textContent()).toMatch(/was first\. All \d+ that came to an answer agree\./);
    expect(await page.locator('.lane.winner').count()).toBe(1);
    expect(await violations()).toEqual([]);

    // Arrival by arrival: nobody at the start, one more at every step; a link to one of them, a picture, a film.
    const arrived = () => page.locator('.lane[data-state=done]').count();
    expect(await position()).toBe(lanes.length);
    await button('To the beginning').click();
    expect([await caption(), await arrived()]).toEqual(['All are at the start.', 0]);
    await button('One step forward').click();
    expect([await caption(), await arrived()]).toEqual([expect.stringContaining(' has ended: '), 1]);
    expect(await page.locator('.lane.winner').count()).toBe(1);
    await button('Link to this step').click();
    await expect.poll(() => page.url(), PATIENT).toContain('#/theatre/race?puzzle=figure11&patience=20&runners=');
    const [picture, film] = [await saved('Save as SVG'), await saved('Save as a film (animated SVG)')];
    expect([picture.split(' has ended: ').length > 1, film.split('<animate ').length - 1]).toEqual([true, lanes.length + 1]);
    expect(await position()).toBe(1);
  });

  test('a link runs its race again and stands at its step', async () => {
    await page.goto(`${site.address}#/theatre/race?puzzle=four&patience=5&runners=fast+minigrid-path&step=1`);
    await expect.poll(position, { interval: 50 }).toBe(1);
    expect(await page.locator('.lane').evaluateAll((all) => all.map((lane) => (lane as HTMLElement).dataset['engine']).sort())).toEqual([
      'fast',
      'minigrid-path',
    ]);
    expect(await page.locator('.lane[data-state=done]').count()).toBe(1);
    expect(await page.getByLabel('Puzzle', { exact: true }).inputValue()).toBe('four');
  });

  test('can be stopped', async () => {
    await page.goto(site.address + linkOf(makePuzzle(kindOf('classic:3x3'), Uint8Array.from(SLOW, Number))));
    await page.locator('[data-place]').first().waitFor();
    await page.goto(`${site.address}#/theatre/race`);
    await page.getByLabel('Puzzle', { exact: true }).selectOption('own');
    const checked = page.locator('.runners input:checked:not(:disabled)');
    await checked.first().waitFor();
    while ((await checked.count()) > 0) await checked.first().uncheck();
    await page.getByRole('checkbox', { name: 'Brute force' }).check();
    await button('Start the race').click();
    await expect.poll(() => page.locator('[data-nodes]').getAttribute('data-nodes').then(Number), PATIENT).toBeGreaterThan(0);
    await button('Stop').click();
    await page.locator('[data-state=stopped]').waitFor();
    expect(await page.locator('.verdict-line').textContent()).toContain('The race was stopped.');
    await button('Start the race').waitFor();
  });
});
