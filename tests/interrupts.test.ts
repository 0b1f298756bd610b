import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '#core';
import { parsePuzzle } from '#formats';
import { type AnyOperation, makeTools, NO_LIMITS, operations, Workshop } from '#operations';

/** Puzzles that keep a search busy for many seconds: a cube of 19 clues, and a grid of 36 by 36 for what takes grids only. */
const hard = ['solid-3', 'classic-6x6'].map((name) => {
  const puzzle = parsePuzzle(readFileSync(`fixtures/records/${name}.txt`, 'utf8'));
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
});
const workshop = new Workshop();

/** What ended it in a place that has next to no time. */
async function endOf(operation: AnyOperation, puzzle: Puzzle): Promise<unknown> {
  // What the example says beside its puzzle, and what is usual for the rest.
  const { puzzle: _, kind: __, ...example } = operation.example as Record<string, unknown>;
  const usual = Object.entries(operation.fields).map(([name, { usual: value }]) => [name, value]);
  const fields = { ...Object.fromEntries(usual), ...example };
  const tools = await makeTools(fields, workshop, { limits: { ...NO_LIMITS, timeMs: 1 } });
  if (!tools.ok) throw new Error(tools.error);
  const result = await operation.run(puzzle, fields, tools.value);
  return result.ok ? operation.ended(result.value) : (result.end ?? result.error);
}

// The command line hears Ctrl-C because it gives an operation a moment in its own thread and then hands it to another; so each has to end then.
describe('every operation on puzzles that may take long ends when the time of its place is over', () => {
  const asked = operations.filter(({ subject, fields, isLong }) => 'puzzle' in subject.fields && (isLong || 'timeMs' in fields));
  test.each(asked.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const ends = [];
    for (const puzzle of hard) ends.push(await endOf(operation, puzzle));
    expect(ends).toContain('time');
  });
});
