import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { ok } from '#core';
import { JobService } from './service.ts';
import { JobStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 86_400_000;
const spec = (label: string) => ({ operation: 'count', request: { puzzle: '1...............' }, label });

/** A service that gives nothing out: what is stored is looked at, not worked on. */
function serviceAt(data: string, now: () => number): JobService {
  const executor = {
    slots: () => 0,
    run: () => new Promise<never>(() => undefined),
    trouble: () => undefined,
    close: async () => undefined,
  };
  return new JobService({ data, executor, begin: async () => ok([{ any: 1 }]), jobSeconds: 60, keepDays: 7, now });
}

test('ended jobs are forgotten after their days, with all that came of them; running ones never', async () => {
  const data = join(folder, 'expiry');
  let now = 1_000 * DAY;
  const service = serviceAt(data, () => now);
  const ids: string[] = [];
  for (const label of ['old', 'young', 'running']) {
    const created = await service.create(spec(label), 'me');
    ids.push(created.ok && 'job' in created.value ? created.value.job.id : '');
    now += 3 * DAY;
  }
  service.store.complete(ids[0]!, '000000', { partial: { count: '1' }, items: ['an item'], nodes: 1 }, 1);
  service.store.finish(ids[0]!, 'done', { result: { count: 1 } }, 1_000 * DAY);
  service.store.finish(ids[1]!, 'cancelled', {}, 1_003 * DAY);
  now = 1_006 * DAY;
  expect(service.expire()).toBe(0);
  now = 1_008 * DAY;
  expect(service.expire()).toBe(1);
  expect(ids.map((id) => service.get(id)?.state)).toEqual([undefined, 'cancelled', 'running']);
  expect([...service.store.partials(ids[0]!)]).toEqual([]);
  service.close();
  // What has become old while nobody was there goes at the start. A copy, because this process may keep the lock of a closed file for a while.
  now = 2_000 * DAY;
  cpSync(data, `${data}-copy`, { recursive: true });
  const again = serviceAt(`${data}-copy`, () => now);
  expect(ids.map((id) => again.get(id)?.state)).toEqual([undefined, undefined, 'running']);
  again.close();
});

test('a database of a newer program is refused', () => {
  const data = join(folder, 'newer');
  mkdirSync(data);
  const file = new Database(join(data, 'jobs.sqlite'));
  file.exec('PRAGMA user_version = 99');
  file.close();
  expect(() => new JobStore(data)).toThrow(/written by a newer Ninefold \(version 99/);
});

test('what is left of a part stands behind it, and shares add up', () => {
  const store = new JobStore(undefined);
  store.create('job', spec('rest'), 'me', [{ n: 1 }, { n: 2 }], 0);
  const part = (items: string[], rest: { n: number }[] = [], share = 1) => ({ partial: {}, items, nodes: 1, rest, share });
  expect(store.complete('job', '000001', part(['d']), 1)).toBe(true);
  expect(store.complete('job', '000000', part(['a'], [{ n: 3 }, { n: 4 }], 0.5), 1)).toBe(true);
  expect(store.complete('job', '000000', part(['a']), 1)).toBe(false);
  expect(store.get('job')).toMatchObject({ share: 0.75, partsDone: 2, partsOpen: 2, items: 2 });
  expect(store.page('job', '', 10, true)).toEqual({ items: ['a'], next: '000000:1', isLast: false });
  expect(store.complete('job', '000000.000001', part(['c']), 1)).toBe(true);
  expect(store.complete('job', '000000.000000', part(['b']), 1)).toBe(true);
  expect(store.page('job', '', 10, false).items).toEqual(['a', 'b', 'c', 'd']);
  expect(store.get('job')?.share).toBeCloseTo(1);
  store.close();
});

test('of items that are the same the first in the order of parts counts, not the first that came; cursors stay where they are', () => {
  const store = new JobStore(undefined);
  store.create('job', spec('same'), 'me', [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }], 0);
  const part = (text: string) => ({ partial: {}, items: [...text].map((one, i) => `${one}${i}`), likenesses: [...text], nodes: 1 });
  store.complete('job', '000002', part('cbd'), 1);
  expect(store.get('job')?.items).toBe(3);
  expect(store.itemsWithoutGap('job')).toBe(0);
  store.complete('job', '000000', part('aab'), 1);
  expect(store.get('job')?.items).toBe(4);
  // Only one of the two that are called b, and it is the one that stands first.
  expect(store.page('job', '', 10, true).items).toEqual(['a0', 'b2']);
  expect(store.itemsWithoutGap('job')).toBe(2);
  const page = store.page('job', '', 1, true);
  expect(page.items).toEqual(['a0']);
  store.complete('job', '000001', part('bac'), 1);
  expect(store.itemsWithoutGap('job')).toBe(4);
  expect(store.doneAfter('job', 0, 9).flatMap(({ items }) => items)).toEqual(['d2', 'a0', 'b2', 'c2']);
  expect(store.finish('job', 'done', { mostItems: 3 }, 1)).toBe(true);
  expect(store.get('job')).toMatchObject({ items: 3, state: 'done' });
  expect(store.page('job', '', 10, false)).toMatchObject({ items: ['a0', 'b2', 'c2'], isLast: true });
  expect(store.page('job', page.next, 10, false).items).toEqual(['b2', 'c2']);
  store.close();
});
