import { fail, ok, type Result } from '#core';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { ninefold } from './ninefold.ts';

/**
 * Every format there is; the only list. The order is that of detection: the first format that knows a text reads it,
 * so those with a mark of their own stand before those that take what is left.
 */
export const formats: readonly Format[] = [json, ninefold, line];

/** The format of an id. */
export function findFormat(id: string): Result<Format> {
  const found = formats.find((format) => format.id === id.trim().toLowerCase());
  return found ? ok(found) : fail(`unknown format "${id.slice(0, 40)}"; the formats are ${formats.map((format) => format.id).join(', ')}`);
}
