import { afterAll, describe, expect, test } from 'vitest';

// What both pools owe their users. They start their workers from files, so these are the built ones.

type Pools = typeof import('#pools');
interface Tasks {
  describe(input: object): { readonly settings: object; readonly pid: number };
  fail(input: { words: string }): never;
  die(input: object): never;
  spin(input: object): never;
  grow(input: object): never;
  rest(input: { ms: number }): Promise<{ readonly most: number; readonly pid: number }>;
}

const built = new URL('../workbench/dist/pools/index.js', import.meta.url);
const { ProcessPool, ThreadPool } = (await import(built.href)) as Pools;
const options = { module: new URL('./pool-tasks.mjs', import.meta.url), settings: { name: 'ours' }, memoryMb: 64 };
const pools = {
  threads: new ThreadPool<Tasks>({ ...options, threads: 2 }),
  processes: new ProcessPool<Tasks>({ ...options, processes: 2 }),
};
afterAll(async () => {
  pools.processes.close();
  await pools.threads.close();
});

describe.each(['threads', 'processes'] as const)('a pool of %s', (name) => {
  const pool = pools[name];
  const isWell = async (): Promise<void> => {
    const { settings, pid } = await pool.run('describe', {});
    expect(settings).toEqual({ name: 'ours' });
    expect(pid === process.pid).toBe(name === 'threads');
  };

  test('tells a worker its settings, and who asked what went wrong', async () => {
    await isWell();
    await expect(pool.run('fail', { words: 'there is no such thing' })).rejects.toThrow('there is no such thing');
    await isWell();
  });

  test('runs as many tasks at once as it has workers, one in each, and all of them in the end', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => pool.run('rest', { ms: 20 })));
    expect(answers.map(({ most }) => most)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
  });

  test('ends a task that nobody wants any more, whatever it does', async () => {
    const abort = new AbortController();
    const spinning = pool.run('spin', {}, { signal: abort.signal });
    setTimeout(() => abort.abort(), 100);
    await expect(spinning).rejects.toThrow();
    await expect(pool.run('describe', {}, { signal: abort.signal })).rejects.toThrow();
    await isWell();
  });

  test('outlives workers that end, and replaces those that grew too large', async () => {
    await expect(pool.run('die', {})).rejects.toThrow();
    await isWell();
    await expect(pool.run('grow', {})).rejects.toThrow();
    await isWell();
  });
});
