import type { Sql } from './sql.ts';

/**
 * Where items of a running job stand of which only the first of those that are the same counts: first in the order of parts, and not in
 * that of time, so that it does not depend on who was faster. What is known of it is final for parts before the first one that is open.
 */
export class Firsts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Whether a job has such items. */
  has(id: string): boolean {
    return this.#sql.get('SELECT 1 AS n FROM firsts WHERE job = ? LIMIT 1', [id]) !== undefined;
  }

  /** Notes the items of a part by their likenesses; returns how many were not known. */
  add(id: string, key: string, likenesses: readonly string[]): number {
    let fresh = 0;
    likenesses.forEach((likeness, place) => {
      if (!this.#sql.get('SELECT 1 AS n FROM firsts WHERE job = ? AND mark = ?', [id, likeness])) fresh++;
      this.#sql.run(
        `INSERT INTO firsts (job, mark, part, place) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
         SET part = excluded.part, place = excluded.place WHERE (excluded.part, excluded.place) < (part, place)`,
        [id, likeness, key, place],
      );
    });
    return fresh;
  }

  /** The places of a part whose items are the first ones, as far as is known. */
  places(id: string, key: string): number[] {
    return this.#sql.all('SELECT place FROM firsts WHERE job = ? AND part = ? ORDER BY place', [id, key]).map(({ place }) => Number(place));
  }

  /** How many there are before the first part that is open. */
  withoutGap(id: string): number {
    const row = this.#sql.get(
      `SELECT count(*) AS n FROM firsts
       WHERE job = ?1 AND part < coalesce((SELECT min(key) FROM parts WHERE job = ?1 AND seq IS NULL), '~')`,
      [id],
    );
    return Number(row!['n']);
  }

  forget(id: string): void {
    this.#sql.run('DELETE FROM firsts WHERE job = ?', [id]);
  }
}
