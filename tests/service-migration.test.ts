import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { LongProcess, startService, temporaryFolder } from './service.ts';

// A data folder of the first version is taken over with all its jobs; one of a newer program is refused.

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** The tables as the first version made them. */
const FIRST_VERSION = `
  CREATE TABLE jobs (
    id TEXT PRIMARY KEY, operation TEXT NOT NULL, request TEXT NOT NULL, label TEXT, owner TEXT NOT NULL, state TEXT NOT NULL,
    created INTEGER NOT NULL, finished INTEGER, share REAL NOT NULL DEFAULT 0, nodes REAL NOT NULL DEFAULT 0,
    spent_ms REAL NOT NULL DEFAULT 0, items INTEGER NOT NULL DEFAULT 0, parts_done INTEGER NOT NULL DEFAULT 0,
    parts_open INTEGER NOT NULL DEFAULT 0, result TEXT, error TEXT
  ) STRICT;
  CREATE INDEX jobs_by_state ON jobs (state, finished);
  CREATE TABLE parts (
    job TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, key TEXT NOT NULL, weight REAL NOT NULL, data TEXT, seq INTEGER,
    partial TEXT, items TEXT, item_count INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (job, key)
  ) STRICT;
  CREATE INDEX parts_open ON parts (job, key) WHERE seq IS NULL;
  CREATE INDEX parts_done ON parts (job, seq) WHERE seq IS NOT NULL;
  PRAGMA user_version = 1;`;

const id = (digit: number): string => String(digit).repeat(32);
const puzzle = (text: string): string => JSON.stringify({ format: 'ninefold', version: 1, kind: 'classic:2x2', puzzle: text });

function firstVersion(data: string): void {
  mkdirSync(data, { recursive: true });
  const database = new Database(join(data, 'jobs.sqlite'));
  database.exec(FIRST_VERSION);
  const job = database.prepare(
    'INSERT INTO jobs (id, operation, request, owner, state, created, finished, parts_done, parts_open, items, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const part = database.prepare(
    'INSERT INTO parts (job, key, weight, data, seq, partial, items, item_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const now = Date.now();
  const search = JSON.stringify({ puzzle: '1...............', kind: 'classic:2x2', grain: 1000 });
  // A count of which one half is done, a job that has ended, and one that makes puzzles and has not begun.
  job.run([id(1), 'count', JSON.stringify({ ...JSON.parse(search), limit: 'all' }), 'me', 'running', now, null, 1, 1, 0, null]);
  part.run([id(1), '000000', 0.5, null, 1, '{"count":"24"}', null, 0]);
  part.run([id(1), '000001', 0.5, JSON.stringify({ puzzle: puzzle('13..............') }), null, null, null, 0]);
  job.run([id(2), 'solutions', search, 'me', 'done', now, now, 1, 0, 2, '{"status":"limit","count":2}']);
  part.run([id(2), '000000', 1, null, 1, '{"count":2}', '["a","b"]', 2]);
  const order = JSON.stringify({ kind: 'classic:2x2', count: 3, seed: 1, symmetry: 'none', rate: false });
  job.run([id(3), 'generate', order, 'me', 'running', now, null, 0, 2, 0, null]);
  part.run([id(3), '000000', 0.5, '{"from":0,"attempts":1,"isRest":false}', null, null, null, 0]);
  part.run([id(3), '000001', 0.5, '{"from":1,"attempts":1,"isRest":true}', null, null, null, 0]);
  database.close();
}

test('jobs of the first version go on, and those that had ended are there', async () => {
  firstVersion(folder.path);
  const service = await startService(['--data', folder.path, '--threads', '1']);
  const client = new NinefoldClient(service);
  // 24 were counted before; with a 3 beside the 1 there are 24 more.
  expect(await client.result(id(1))).toEqual({ status: 'complete', count: 48 });
  expect(await client.result(id(2))).toEqual({ status: 'limit', count: 2 });
  const items: unknown[] = [];
  for await (const item of client.items(id(2))) items.push(item);
  expect(items).toEqual(['a', 'b']);
  expect(await client.result(id(3))).toEqual({ status: 'complete', count: 3 });
  await service.stop('SIGKILL');
  const database = new Database(join(folder.path, 'jobs.sqlite'));
  database.exec('PRAGMA user_version = 1000');
  database.close();
  const older = new LongProcess(['serve', '--port', '0', '--data', folder.path]);
  await expect(older.until(/serving/)).rejects.toThrow(/ended with 2.*written by a newer Ninefold/s);
});
