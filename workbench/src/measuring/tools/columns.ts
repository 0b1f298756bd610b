import { fail, ok, type Result, type Said, said, showValue } from '#core';
import { isRecord } from '#formats';

/** What a measurement is told, and what it answers: plain data that goes through a database and a process boundary unchanged. */
export type Plain = string | number | boolean | null;
export type Row = Readonly<Record<string, Plain>>;

/** A column of data: what it means, and which values stand in it. */
export interface Column<Value extends Plain = Plain> {
  readonly title: string;
  readonly unit?: string;
  /** Times and memory: what differs from one run to the next although everything that was done is the same. */
  readonly varies?: boolean;
  readonly expected: Said;
  readonly holds: (value: unknown) => value is Value;
}

/** The columns of a row, by name, in their order. They are its type and its check at once. */
export type Columns = Readonly<Record<string, Column>>;
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never };

type More = Pick<Column, 'unit' | 'varies'>;

/** The sorts of columns there are. */
export const column = {
  number: (title: string, more: More = {}): Column<number> => ({
    title,
    ...more,
    expected: said('a number'),
    holds: (value) => typeof value === 'number',
  }),
  seconds: (title: string): Column<number> => column.number(title, { unit: 's', varies: true }),
  word: (title: string): Column<string> => ({ title, expected: said('a word'), holds: (value) => typeof value === 'string' }),
  oneOf: <Word extends string>(words: readonly Word[], title: string): Column<Word> => ({
    title,
    expected: said('{words:or}', { words }),
    holds: (value): value is Word => words.some((word) => word === value),
  }),
  flag: (title: string): Column<boolean> => ({ title, expected: said('true or false'), holds: (value) => typeof value === 'boolean' }),
  /** Where there may be nothing to tell. */
  orNone: <Value extends Plain>(some: Column<Value>): Column<Value | null> => ({
    ...some,
    expected: said('{expected} or null', { expected: some.expected }),
    holds: (value): value is Value | null => value === null || some.holds(value),
  }),
};

/** Rows that came out of a file or a database, held to their columns. */
export function readRows<C extends Columns>(columns: C, rows: readonly unknown[]): Result<RowOf<C>[]> {
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) return fail('row {row:id} is {found}; expected an object', { row: index + 1, found: showValue(row) });
    const unknown = Object.keys(row).find((name) => !Object.hasOwn(columns, name));
    if (unknown !== undefined)
      return fail('row {row:id} has "{name}", and there is no such column', { row: index + 1, name: unknown.slice(0, 40) });
    for (const [name, { holds, expected }] of Object.entries(columns)) {
      if (!holds(row[name]))
        return fail('row {row:id}: "{name}" holds {found}; expected {expected}', {
          row: index + 1,
          name,
          found: showValue(row[name] ?? null),
          expected,
        });
    }
  }
  return ok(rows as RowOf<C>[]);
}
