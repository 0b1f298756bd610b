import { existsSync } from 'node:fs';
import Database from 'libsql';
import type { ExperimentRun, ExperimentScale } from '#measuring/experiments';
import type { Row } from '#measuring/tools';

/** One finished measurement. */
export interface Stored {
  readonly experiment: string;
  readonly key: string;
  /** Parameters and answers together. */
  readonly row: Row;
}

/** The form of the tables below; a database of another form is refused by a sentence. */
const SCHEMA = 1;

/**
 * The database of results: a file that outlives kills, full disks and power cuts. Each finished measurement is one transaction in a
 * write-ahead log, so a process that ends at any moment loses at most what it was measuring.
 */
export class ResultStore {
  readonly #database: Database.Database;

  /** Opens the file, making it where there is none. Throws a `StoreError` with a sentence where it cannot. */
  constructor(file: string) {
    const isNew = !existsSync(file);
    try {
      this.#database = new Database(file);
      this.#database.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      const version = Number((this.#database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);
      if (version !== 0 && version !== SCHEMA) {
        throw new StoreError(
          `${file} was written by another version of Ninefold (form ${version}, expected ${SCHEMA}); choose another folder`,
        );
      }
      if (version === 0) this.#create();
    } catch (error) {
      throw asStoreError(error, isNew ? `${file} cannot be made` : `${file} cannot be opened`);
    }
  }

  #create(): void {
    // One transaction, so that a kill in the middle leaves an empty database and not half of one.
    this.#database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, started TEXT NOT NULL, scale TEXT NOT NULL, machine TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS measurements (
        run INTEGER NOT NULL REFERENCES runs (id),
        experiment TEXT NOT NULL,
        key TEXT NOT NULL,
        row TEXT NOT NULL,
        finished TEXT NOT NULL,
        PRIMARY KEY (run, experiment, key)
      ) WITHOUT ROWID;
      PRAGMA user_version = ${SCHEMA};
      COMMIT;`);
  }

  startRun(scale: ExperimentScale, machine: string): ExperimentRun {
    const started = new Date().toISOString();
    const { lastInsertRowid } = this.#attempt(() =>
      this.#database.prepare('INSERT INTO runs (started, scale, machine) VALUES (?, ?, ?)').run(started, JSON.stringify(scale), machine),
    );
    return { id: Number(lastInsertRowid), started, scale, machine };
  }

  runs(): ExperimentRun[] {
    const rows = this.#database.prepare('SELECT id, started, scale, machine FROM runs ORDER BY id').all() as (Omit<
      ExperimentRun,
      'scale'
    > & {
      scale: string;
    })[];
    return rows.map(({ id, started, scale, machine }) => ({
      id: Number(id),
      started,
      scale: JSON.parse(scale) as ExperimentScale,
      machine,
    }));
  }

  /** Keeps a finished measurement; one that is there already stays as it was. */
  save(run: number, { experiment, key, row }: Stored): void {
    this.#attempt(() =>
      this.#database
        .prepare('INSERT OR IGNORE INTO measurements (run, experiment, key, row, finished) VALUES (?, ?, ?, ?, ?)')
        .run(run, experiment, key, JSON.stringify(row), new Date().toISOString()),
    );
  }

  /** The finished measurements of a run, by experiment and key. */
  measurements(run: number): Stored[] {
    const rows = this.#database.prepare('SELECT experiment, key, row FROM measurements WHERE run = ?').all(run) as {
      experiment: string;
      key: string;
      row: string;
    }[];
    return rows.map(({ experiment, key, row }) => ({ experiment, key, row: JSON.parse(row) as Row }));
  }

  close(): void {
    this.#database.close();
  }

  #attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asStoreError(error, 'a measurement could not be written');
    }
  }
}

/** The database cannot be used, in a sentence for the user. */
export class StoreError extends Error {}

function asStoreError(error: unknown, what: string): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const reason = /^SQLITE_(FULL|IOERR)|^ENOSPC$/.test(code) ? 'the disk is full' : message;
  return new StoreError(`${what}: ${reason}`);
}
