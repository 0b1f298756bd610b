import { afterEach, expect, test, vi } from 'vitest';
import { Workshop } from '#operations';
import type { Json, PartOutcome } from './operation.ts';
import { jobOperation } from './registry.ts';

const tools = { workshop: new Workshop(), places: 5000 };
const MOST_PARTS = 5000;
const LATIN = { kind: 'latin:5', puzzle: '.'.repeat(25) };

afterEach(() => vi.restoreAllMocks());

/** Runs all parts of a job one after the other, in the order in which they would be stored. */
async function runAll(id: string, fields: Json): Promise<{ parts: number; total: unknown; items: unknown[]; nodes: number }> {
  const operation = jobOperation(id);
  const request = operation.schema.mustRead(fields);
  const begun = await operation.begin(request, tools);
  if (!begun.ok) throw new Error(begun.error);
  const open = [...begun.value].reverse();
  const seen = { parts: 0, total: operation.nothing, items: [] as unknown[], nodes: 0 };
  for (let part = open.pop(); part; part = open.pop()) {
    if (seen.parts === MOST_PARTS) throw new Error(`not over after ${MOST_PARTS} parts`);
    // As it would come out of a database or a queue.
    const outcome: PartOutcome = await operation.run(JSON.parse(JSON.stringify(part)) as Json, request, tools);
    seen.parts++;
    seen.nodes += outcome.nodes;
    seen.total = operation.add(seen.total, outcome.partial);
    seen.items.push(...outcome.items);
    open.push(...[...(outcome.rest ?? [])].reverse());
  }
  return seen;
}

/** The clock cuts a count as well, so that on a busy machine a part may end before it has come anywhere; where it stands, nodes alone cut. */
const stopTheClock = () => vi.spyOn(performance, 'now').mockReturnValue(0);

test('however finely a count is cut, it is the same, and little is searched twice', async () => {
  stopTheClock();
  const whole = await runAll('count', LATIN);
  expect(whole).toMatchObject({ total: { count: '161280' }, items: [] });
  for (const grain of [1000, 8000, 50_000]) {
    const { parts, total, nodes } = await runAll('count', { ...LATIN, grain });
    expect(total).toEqual({ count: '161280' });
    expect(parts).toBeGreaterThan(1);
    expect(nodes).toBeLessThan(1.15 * 161_280);
  }
});

test('a machine that stands still now and then does not cut a count to pieces', async () => {
  let [calls, late] = [0, 0];
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => {
    // Longer than a branch may take, at moments that have nothing to do with the search.
    if (++calls % 101 === 0) late += 40;
    return now() + late;
  });
  const { parts, total, nodes } = await runAll('count', { ...LATIN, grain: 1000 });
  expect(total).toEqual({ count: '161280' });
  expect(late).toBeGreaterThan(0);
  expect(parts).toBeLessThan(600);
  expect(nodes).toBeLessThan(1.3 * 161_280);
});

test('however long the machine stands still between two looks at the clock, a count comes to its end', async () => {
  let late = 0;
  const now = performance.now.bind(performance);
  for (const ms of [20, 40, 600]) {
    vi.spyOn(performance, 'now').mockImplementation(() => {
      late += ms;
      return now() + late;
    });
    expect((await runAll('count', { kind: 'classic:2x2', puzzle: '.'.repeat(16) })).total).toEqual({ count: '288' });
  }
});

test('solutions are cut by nodes alone, so every run gives the same parts and the same order', async () => {
  const request = { ...LATIN, puzzle: `12345${'.'.repeat(20)}`, grain: 1000 };
  const [first, second] = [await runAll('solutions', request), await runAll('solutions', request)];
  expect(first.items).toHaveLength(1344);
  expect(new Set(first.items).size).toBe(1344);
  expect(second).toEqual(first);
});

test('what is done and what is left add up, and what lies near the root weighs more', async () => {
  const operation = jobOperation('solutions');
  const request = operation.schema.mustRead({ kind: 'classic:3x3', puzzle: '.'.repeat(81), grain: 20_000, most: 1_000_000 });
  const { rest, share, restShares } = await operation.run({ path: [], tails: [[]], deep: -1 }, request, tools);
  expect(restShares).toHaveLength(rest!.length);
  expect(share! + restShares!.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  // The first part has come to the leaves of a tree of more than 10^21 of them.
  expect(share).toBeLessThan(1e-6);
  expect(restShares!.at(-1)).toBeGreaterThan(1e6 * restShares![0]!);
});

test('an endless count hands back few parts, and each is small', async () => {
  stopTheClock();
  const operation = jobOperation('count');
  const request = operation.schema.mustRead({ kind: 'classic:5x5', puzzle: '.'.repeat(625), grain: 20_000 });
  let part: Json = { path: [], tails: [[]], deep: -1 };
  for (let i = 0; i < 5; i++) {
    const { rest } = await operation.run(part, request, tools);
    expect(rest!.length).toBeGreaterThan(1);
    expect(rest!.length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(rest).length).toBeLessThan(300_000);
    part = rest![0]!;
  }
});
