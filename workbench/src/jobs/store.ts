import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { ItemPage } from '#client';
import { Firsts } from './firsts.ts';
import type { Job, JobQuery, JobSpec, JobState } from './job.ts';
import type { Json, PartOutcome } from './operation.ts';
import { migrate } from './schema.ts';
import { Sql, type SqlValue } from './sql.ts';

/** What one part has given, in the order in which parts were done. */
export interface DonePart {
  readonly seq: number;
  readonly key: string;
  readonly items: readonly unknown[];
}

/** What stands in the place of an item that does not count, so that cursors behind it stay where they are. */
const DROPPED = null;

/** Characters of a part's number among its siblings: keys are compared as text, so all have the same length. */
const KEY_DIGITS = 6;
/** Bytes of a page of the database, as SQLite has them. */
const PAGE_BYTES = 4096;
/** Bytes that have to be free before work goes on: more than most parts take, or else it would stop again at once. */
const ROOM_BYTES = 1 << 18;

/**
 * Jobs and their parts in a SQLite file. Everything that is acknowledged is written before: a job before its id is told, the
 * answer of a part together with what it adds to its job. What is cut off by a crash is at most a part that is run again.
 */
export class JobStore {
  readonly #database: Database.Database;
  readonly #sql: Sql;
  readonly #firsts: Firsts;

  /** Opens the store of a folder, or one in memory, of this many megabytes at most. Only one process at a time may have a folder. */
  constructor(folder: string | undefined, mostMb = Number.POSITIVE_INFINITY) {
    this.#database = new Database(folder === undefined ? ':memory:' : fileIn(folder));
    this.#sql = new Sql(this.#database);
    this.#firsts = new Firsts(this.#sql);
    try {
      this.#database.pragma('locking_mode = EXCLUSIVE');
      this.#database.pragma('journal_mode = WAL');
      this.#database.pragma('foreign_keys = ON');
      this.#database.pragma('synchronous = NORMAL');
      if (Number.isFinite(mostMb)) this.#database.pragma(`max_page_count = ${Math.ceil((mostMb * 2 ** 20) / PAGE_BYTES)}`);
      migrate(this.#database);
      // Takes the lock now, so that a second process is told at its start and not at its first write.
      this.#database.exec('BEGIN IMMEDIATE; COMMIT');
    } catch (error) {
      this.#database.close();
      if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new Error(`another process uses the data folder ${folder}`);
      throw error;
    }
  }

  /** Stores a job with its first parts, and is on the disk when it returns; false where the same job is there already. */
  create(id: string, spec: JobSpec, owner: string, parts: Iterable<Json>, now: number): boolean {
    return this.#sql.durably(() =>
      this.#sql.transaction(() => {
        const { changes } = this.#sql.run(
          `INSERT INTO jobs (id, operation, request, label, owner, state, created) VALUES (?, ?, ?, ?, ?, 'running', ?) ON CONFLICT DO NOTHING`,
          [id, spec.operation, JSON.stringify(spec.request), spec.label ?? null, owner, now],
        );
        if (changes === 0) return false;
        const first = [...parts];
        this.#addParts(id, '', first, () => 1 / first.length);
        return true;
      }),
    );
  }

  /** Opens a job whose parts are still arriving; it has no owner until it is adopted. */
  receive(key: string, now: number): void {
    this.#sql.run(`INSERT INTO jobs (id, operation, request, owner, state, created) VALUES (?, '', '{}', '', 'receiving', ?)`, [key, now]);
  }

  /** Stores parts that have arrived; `first` is how many came before. */
  append(key: string, parts: readonly Json[], first: number): void {
    this.#sql.transaction(() => this.#addParts(key, '', parts, () => 1, first));
  }

  /** Makes a job of what has arrived; false, and nothing is left of it, where the same job is there already. */
  adopt(key: string, id: string, spec: JobSpec, owner: string): boolean {
    return this.#sql.durably(() =>
      this.#sql.transaction(() => {
        if (this.get(id)) {
          this.#sql.run('DELETE FROM jobs WHERE id = ?', [key]);
          return false;
        }
        this.#database.exec('PRAGMA defer_foreign_keys = ON');
        this.#sql.run('UPDATE parts SET job = ?1, weight = 1.0 / (SELECT parts_open FROM jobs WHERE id = ?2) WHERE job = ?2', [id, key]);
        this.#sql.run(`UPDATE jobs SET id = ?, operation = ?, request = ?, label = ?, owner = ?, state = 'running' WHERE id = ?`, [
          id,
          spec.operation,
          JSON.stringify(spec.request),
          spec.label ?? null,
          owner,
          key,
        ]);
        return true;
      }),
    );
  }

  get(id: string): Job | undefined {
    const row = this.#sql.get(`${JOB} WHERE id = ?`, [id]);
    return row && toJob(row as unknown as JobRow);
  }

  /** Jobs of one owner, or of all, the newest first. */
  list({ owner, states, limit, before = Number.MAX_SAFE_INTEGER }: JobQuery): Job[] {
    const rows = this.#sql.all(
      `${JOB} WHERE (?1 IS NULL OR owner = ?1) AND state <> 'receiving' AND created < ?2 AND (?3 IS NULL OR state IN (SELECT value FROM json_each(?3))) ORDER BY created DESC LIMIT ?4`,
      [owner ?? null, before, states ? JSON.stringify(states) : null, limit],
    );
    return rows.map((row) => toJob(row as unknown as JobRow));
  }

  /** How many jobs of an owner are running. */
  running(owner: string): number {
    return Number(this.#sql.get(`SELECT count(*) AS n FROM jobs WHERE owner = ? AND state = 'running'`, [owner])!['n']);
  }

  /** The keys of the first open parts, in order. */
  openKeys(id: string, limit: number): string[] {
    return this.#sql
      .all('SELECT key FROM parts WHERE job = ? AND seq IS NULL ORDER BY key LIMIT ?', [id, limit])
      .map(({ key }) => String(key));
  }

  /** What is to be done in an open part. */
  part(id: string, key: string): Json | undefined {
    const row = this.#sql.get('SELECT data FROM parts WHERE job = ? AND key = ? AND seq IS NULL', [id, key]);
    return row && (JSON.parse(String(row['data'])) as Json);
  }

  /** Stores the answer of an open part and what is left of it; false where it is not open any more, because another worker has run it too. */
  complete(
    id: string,
    key: string,
    { partial, items, likenesses, nodes, rest = [], share = 1, restShares }: PartOutcome,
    ms: number,
  ): boolean {
    return this.#sql.transaction(() => {
      const row = this.#sql.get(
        `UPDATE parts SET seq = (SELECT parts_done + 1 FROM jobs WHERE id = ?1), data = NULL, partial = ?3, items = ?4, item_count = ?5
         WHERE job = ?1 AND key = ?2 AND seq IS NULL RETURNING weight`,
        [id, key, JSON.stringify(partial), items.length > 0 ? JSON.stringify(items) : null, items.length],
      );
      if (!row) return false;
      const weight = Number(row['weight']);
      const done = rest.length === 0 ? weight : weight * share;
      // Keys of the rest begin with that of the part, so in the order of items they stand right behind it.
      this.#addParts(id, `${key}.`, rest, (i) => (restShares ? weight * (restShares[i] ?? 0) : (weight - done) / rest.length));
      this.#sql.run(
        `UPDATE jobs SET parts_done = parts_done + 1, parts_open = parts_open - 1, nodes = nodes + ?, spent_ms = spent_ms + ?,
         share = share + ?, items = items + ? WHERE id = ?`,
        [nodes, ms, done, likenesses ? this.#firsts.add(id, key, likenesses) : items.length, id],
      );
      return true;
    });
  }

  /** What the parts that are done have given, for the total. */
  *partials(id: string): Generator<Json> {
    for (const row of this.#sql.statement('SELECT partial FROM parts WHERE job = ? AND seq IS NOT NULL').iterate([id]))
      yield JSON.parse(String((row as { partial: string }).partial)) as Json;
  }

  /** Ends a job; false where it has ended already. Open parts are dropped. */
  finish(
    id: string,
    state: Exclude<JobState, 'running'>,
    end: { readonly result?: Json; readonly error?: string; readonly mostItems?: number },
    now: number,
  ): boolean {
    return this.#sql.durably(() =>
      this.#sql.transaction(() => {
        const { changes } = this.#sql.run(
          `UPDATE jobs SET state = ?, finished = ?, result = ?, error = ?, parts_open = 0, share = CASE WHEN ?1 = 'done' THEN 1 ELSE share END
           WHERE id = ? AND state = 'running'`,
          [state, now, end.result ? JSON.stringify(end.result) : null, end.error ?? null, id],
        );
        if (changes === 0) return false;
        this.#sql.run('DELETE FROM parts WHERE job = ? AND seq IS NULL', [id]);
        this.#dropSame(id);
        if (end.mostItems !== undefined) this.#trim(id, end.mostItems);
        return true;
      }),
    );
  }

  /** Forgets a job and all that came of it. */
  remove(id: string): boolean {
    return this.#sql.durably(() => this.#sql.transaction(() => this.#sql.run('DELETE FROM jobs WHERE id = ?', [id]).changes > 0));
  }

  /** Forgets what was still arriving when an earlier process ended: it was never acknowledged. */
  dropUnfinished(): void {
    this.#sql.run(`DELETE FROM jobs WHERE state = 'receiving'`, []);
  }

  /** Forgets jobs that ended before a time; returns how many. */
  expire(before: number): number {
    return this.#sql.transaction(() => this.#sql.run(`DELETE FROM jobs WHERE state <> 'running' AND finished < ?`, [before]).changes);
  }

  /** Parts that were done after the one with this number, in the order in which they were done. */
  doneAfter(id: string, seq: number, limit: number): DonePart[] {
    const hasFirsts = this.#firsts.has(id);
    return this.#sql
      .all('SELECT seq, key, items FROM parts WHERE job = ? AND seq > ? ORDER BY seq LIMIT ?', [id, seq, limit])
      .map((row) => {
        const [key, items] = [String(row['key']), itemsOf(row)];
        const kept = hasFirsts ? this.#firsts.places(id, key).map((place) => items[place]) : items.filter((item) => item !== DROPPED);
        return { seq: Number(row['seq']), key, items: kept };
      });
  }

  /** How many items stand before the first part that is open, those that are the same counted once. */
  itemsWithoutGap(id: string): number {
    if (this.#firsts.has(id)) return this.#firsts.withoutGap(id);
    const row = this.#sql.get(
      `SELECT coalesce(sum(item_count), 0) AS n FROM parts
       WHERE job = ?1 AND key < coalesce((SELECT min(key) FROM parts WHERE job = ?1 AND seq IS NULL), '~')`,
      [id],
    );
    return Number(row!['n']);
  }

  /**
   * Items in the order of their parts. While a job runs only those before the first open part are given, so that pages that
   * were read never change.
   */
  page(id: string, cursor: string, limit: number, isRunning: boolean): ItemPage {
    const [from = '', skip = '0'] = cursor.split(':');
    const rows = this.#sql
      .statement(
        `SELECT key, items FROM parts WHERE job = ?1 AND key >= ?2 AND seq IS NOT NULL
       AND key < coalesce((SELECT min(key) FROM parts WHERE job = ?1 AND seq IS NULL), '~') ORDER BY key`,
      )
      .iterate([id, from]);
    const items: unknown[] = [];
    const hasFirsts = this.#firsts.has(id);
    let next = cursor;
    for (const row of rows as Iterable<{ key: string; items: string | null }>) {
      const all = itemsOf(row);
      const places = hasFirsts ? this.#firsts.places(id, row.key) : [...all.keys()].filter((place) => all[place] !== DROPPED);
      const open = row.key === from ? places.filter((place) => place >= Number(skip)) : places;
      const taken = open.slice(0, limit - items.length);
      items.push(...taken.map((place) => all[place]));
      const isWhole = taken.length === open.length;
      next = `${row.key}:${isWhole ? all.length : (taken.at(-1) ?? open[0]! - 1) + 1}`;
      if (!isWhole) return { items, next, isLast: false };
    }
    return { items, next, isLast: !isRunning };
  }

  /** Whether the store can be written, found out by writing; throws `StorageError` where it cannot. */
  requireRoom(): void {
    const room = `DROP TABLE IF EXISTS room; CREATE TABLE room (bytes BLOB); INSERT INTO room VALUES (zeroblob(${ROOM_BYTES}))`;
    this.#sql.transaction(() => this.#database.exec(room));
    this.#sql.transaction(() => this.#database.exec('DROP TABLE room'));
  }

  /** Bytes of the database. */
  size(): number {
    const { page_count: pages } = this.#sql.get('PRAGMA page_count', []) as { page_count: number };
    const { page_size: size } = this.#sql.get('PRAGMA page_size', []) as { page_size: number };
    return pages * size;
  }

  close(): void {
    this.#sql.close();
  }

  /** Drops items that are the same as an earlier one, once no more will come. */
  #dropSame(id: string): void {
    if (!this.#firsts.has(id)) return;
    const crowded = this.#sql.all(
      `SELECT key, items FROM parts WHERE job = ?1 AND item_count > (SELECT count(*) FROM firsts WHERE job = ?1 AND part = key)`,
      [id],
    );
    for (const row of crowded) {
      const firsts = new Set(this.#firsts.places(id, String(row['key'])));
      const kept = itemsOf(row).map((item, place) => (firsts.has(place) ? item : DROPPED));
      this.#keepItems(id, String(row['key']), kept);
    }
    this.#firsts.forget(id);
  }

  #keepItems(id: string, key: string, items: readonly unknown[]): void {
    const count = items.filter((item) => item !== DROPPED).length;
    this.#sql.run('UPDATE parts SET items = ?, item_count = ? WHERE job = ? AND key = ?', [JSON.stringify(items), count, id, key]);
  }

  /** Drops items beyond this many, in the order of their parts: who was fast enough to find more must not show. */
  #trim(id: string, most: number): void {
    let left = most;
    for (const row of this.#sql.all('SELECT key, items, item_count FROM parts WHERE job = ? AND item_count > 0 ORDER BY key', [id])) {
      const count = Number(row['item_count']);
      if (count > left) {
        let room = left;
        const kept = itemsOf(row).map((item) => (item !== DROPPED && room-- > 0 ? item : DROPPED));
        this.#keepItems(id, String(row['key']), kept);
      }
      left = Math.max(0, left - count);
    }
    this.#sql.run('UPDATE jobs SET items = (SELECT sum(item_count) FROM parts WHERE job = ?1) WHERE id = ?1', [id]);
  }

  #addParts(id: string, prefix: string, parts: readonly Json[], weightOf: (i: number) => number, first = 0): void {
    if (parts.length === 0) return;
    const insert = this.#sql.statement('INSERT INTO parts (job, key, weight, data) VALUES (?, ?, ?, ?)');
    parts.forEach((part, i) => {
      insert.run([id, prefix + String(first + i).padStart(KEY_DIGITS, '0'), weightOf(i), JSON.stringify(part)]);
    });
    this.#sql.run('UPDATE jobs SET parts_open = parts_open + ? WHERE id = ?', [parts.length, id]);
  }
}

interface JobRow {
  readonly id: string;
  readonly operation: string;
  readonly request: string;
  readonly label: string | null;
  readonly state: JobState;
  readonly created: number;
  readonly finished: number | null;
  readonly share: number;
  readonly nodes: number;
  readonly spent_ms: number;
  readonly items: number;
  readonly parts_done: number;
  readonly parts_open: number;
  readonly result: string | null;
  readonly error: string | null;
}

const JOB =
  'SELECT id, operation, request, label, state, created, finished, share, nodes, spent_ms, items, parts_done, parts_open, result, error FROM jobs';

function toJob(row: JobRow): Job {
  return {
    id: row.id,
    operation: row.operation,
    request: JSON.parse(row.request) as Json,
    ...(row.label === null ? {} : { label: row.label }),
    state: row.state,
    created: row.created,
    ...(row.finished === null ? {} : { finished: row.finished }),
    share: Math.min(1, row.share),
    nodes: row.nodes,
    spentMs: Math.round(row.spent_ms),
    items: row.items,
    partsDone: row.parts_done,
    partsOpen: row.parts_open,
    ...(row.result === null ? {} : { result: JSON.parse(row.result) as Json }),
    ...(row.error === null ? {} : { error: row.error }),
  };
}

function itemsOf(row: { readonly items?: SqlValue }): unknown[] {
  return row.items === null || row.items === undefined ? [] : (JSON.parse(String(row.items)) as unknown[]);
}

/** The database of a folder, which is made where it is missing and which other users may not read. */
function fileIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'jobs.sqlite');
  const database = new Database(path);
  database.close();
  chmodSync(path, 0o600);
  return path;
}
