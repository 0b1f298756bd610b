import type Database from 'libsql';
import { onDisk } from './storage.ts';

export type SqlValue = string | number | null;
type Row = Record<string, SqlValue>;

/** Statements on a database, each prepared once. */
export class Sql {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  run(sql: string, values: readonly SqlValue[]): Database.RunResult {
    return onDisk(() => this.statement(sql).run([...values]));
  }

  get(sql: string, values: readonly SqlValue[]): Row | undefined {
    return onDisk(() => this.statement(sql).get([...values])) as Row | undefined;
  }

  all(sql: string, values: readonly SqlValue[]): Row[] {
    return onDisk(() => this.statement(sql).all([...values])) as Row[];
  }

  statement(sql: string): Database.Statement {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }

  transaction<T>(change: () => T): T {
    onDisk(() => this.#database.exec('BEGIN IMMEDIATE'));
    try {
      const result = onDisk(change);
      onDisk(() => this.#database.exec('COMMIT'));
      return result;
    } catch (error) {
      // Where the disk is full the database has gone back by itself; what went wrong is what is told.
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Runs a change and returns only when it would survive the loss of power. Answers of parts do without: they can be had again. */
  durably<T>(change: () => T): T {
    this.#database.pragma('synchronous = FULL');
    try {
      return change();
    } finally {
      this.#database.pragma('synchronous = NORMAL');
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }
}
