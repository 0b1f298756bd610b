import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { ok } from '#core';
import { formatLine, formatPuzzle } from '#formats';
import { generate, LocalMakers, orderOf } from '#generator';
import { madeJson } from '#operations';
import { addRules } from '#rules';
import { type PuzzleRecord, unpackPosition } from '#session';
import { calls } from '../workbench/src/apps/web/library/operations.ts';
import { ninefold } from './run-cli.ts';
import { startService } from './service.ts';

// The same order and seed give the same puzzles in the same order, wherever they are made.

type Service = Awaited<ReturnType<typeof startService>>;
type Made = Record<string, unknown>;

let service: Service;
beforeAll(async () => {
  service = await startService(['--data', 'memory', '--threads', '3']);
});
afterAll(() => service?.stop('SIGKILL'));

/** Fields of a request, and the same as options of the command. */
const ORDERS: readonly [fields: { kind: string; count: number } & Record<string, unknown>, options: readonly string[]][] = [
  [{ kind: 'classic:3x3', count: 8, difficulty: 'hard', symmetry: '180' }, ['--difficulty', 'hard', '--symmetry', '180']],
  [{ kind: 'classic:2x2', count: 12, clues: 4, distinct: true }, ['--clues', '4', '--distinct']],
  [{ kind: 'solid:2', count: 6, minimal: true }, ['--minimal']],
  [{ kind: 'jigsaw:5', count: 6 }, []],
  [{ kind: 'classic:3x3', count: 2, rules: ['killer'], difficulty: 'hard' }, ['--rules', 'killer', '--difficulty', 'hard']],
  [{ kind: 'classic:2x3', count: 4, rules: ['thermometer', 'dots'], distinct: true }, ['--rules', 'thermometer,dots', '--distinct']],
  [{ kind: 'classic:2x2', count: 4, rules: ['whispers'], minimal: true }, ['--rules', 'whispers', '--minimal']],
];

describe.each(ORDERS)('%j', (fields, options) => {
  const request = { seed: 7, ...fields };
  const { count, distinct } = fields as { count: number; distinct?: boolean };

  async function inThisThread(): Promise<Made[]> {
    const order = orderOf({ ...request, rate: true });
    if (!order.ok) throw new Error(order.error);
    const made: Made[] = [];
    const report = await generate({ order: order.value, count, distinct, onMade: (one) => made.push(madeJson(one, 7)) }, new LocalMakers());
    expect(report).toMatchObject({ end: 'done', made: count, attempts: (made.at(-1)!['attempt'] as number) + 1 });
    return made;
  }

  test('one thread, three threads, a request, a job and the page make the same', async () => {
    const made = await inThisThread();
    expect(made).toHaveLength(count);

    const args = ['generate', '--json', '--seed', '7', '--kind', fields.kind, '--count', String(count), ...options];
    expect(ninefold([...args, '--threads', '3']).objects).toEqual(made);

    const client = new NinefoldClient(service);
    expect((await client.generate(request))['puzzles']).toEqual(made);

    const { id } = await client.createJob({ operation: 'generate', request });
    await client.result(id);
    const items: unknown[] = [];
    for await (const item of client.items(id)) items.push(item);
    expect(items).toEqual(made);

    const shown: unknown[] = [];
    const report = ({ made: one }: { made?: { puzzle: PuzzleRecord; clues: number; minimal: unknown; rating?: number } }): void => {
      if (one) shown.push([...textsOf(one.puzzle), one.clues, one.minimal, one.rating ?? null]);
    };
    const { count: _, distinct: __, ...order } = { distinct, ...request };
    await calls.make({ order: { ...order, rate: true }, count, distinct: distinct === true }, { report } as never);
    expect(shown).toEqual(made.map(({ puzzle, regions, clues, minimal, er }) => [puzzle, regions, clues, minimal, er]));
  });
});

/** A puzzle of the page as answers write it. */
function textsOf(record: PuzzleRecord): [puzzle: string, regions: string | undefined] {
  const regions = record.regions?.map((region) => (region + 1).toString(36).toUpperCase()).join('');
  const puzzle = unpackPosition(record, addRules);
  const text = puzzle.rules.length > 0 ? formatPuzzle(puzzle, 'ninefold') : ok(formatLine(puzzle));
  if (!text.ok) throw new Error(text.error);
  return [text.value.trimEnd(), regions];
}

test('tries, time and a stop end it with their names, and what was made is kept', async () => {
  const order = orderOf({ kind: 'classic:2x2', seed: 1, clues: 4 });
  if (!order.ok) throw new Error(order.error);
  const makers = new LocalMakers();
  const made: number[] = [];
  const ask = { order: order.value, count: 1e6, onMade: ({ attempt }: { attempt: number }) => made.push(attempt) };
  expect(await generate({ ...ask, tries: 50 }, makers)).toMatchObject({ end: 'tries', attempts: 50, made: made.length });
  expect(made.length).toBeGreaterThan(0);
  expect((await generate({ ...ask, timeMs: 30 }, makers)).end).toBe('time');
  expect((await generate({ ...ask, distinct: true, patienceMs: 200 }, makers)).end).toBe('patience');
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 30);
  expect((await generate({ ...ask, signal: abort.signal }, makers)).end).toBe('cancelled');
});
