import { describe, expect, test } from 'vitest';
import { Crowded, FairQueue } from './fair-queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

/** Work that ends when it is told to, and who began in which order. */
function workshop(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (client: string, name: string, signal = never): Promise<string> =>
    queue.run(client, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await settled();
  };
  return { begun, start, end };
}

describe('a fair queue', () => {
  test('keeps a place free for a stranger, and lets clients take turns', async () => {
    const { begun, start, end } = workshop(new FairQueue({ places: 2, share: 1, perClient: 40, most: 100 }));
    const mine = Array.from({ length: 32 }, (_, i) => start('greedy', `greedy ${i}`));
    await settled();
    expect(begun).toEqual(['greedy 0']);
    const other = start('stranger', 'stranger 0');
    await settled();
    expect(begun).toEqual(['greedy 0', 'stranger 0']);
    const third = start('third', 'third 0');
    await end('stranger 0');
    // The greedy one has a place already.
    expect(begun).toEqual(['greedy 0', 'stranger 0', 'third 0']);
    await end('greedy 0');
    expect(begun.at(-1)).toBe('greedy 1');
    expect([await other, await mine[0]]).toEqual(['stranger 0', 'greedy 0']);
    await end('third 0');
    await third;
  });

  test('says when there is no room, for one and for all', async () => {
    const { start } = workshop(new FairQueue({ places: 1, share: 1, perClient: 2, most: 3 }));
    void start('a', '1');
    void start('a', '2');
    await expect(start('a', '3')).rejects.toMatchObject({ whose: 'client', count: 2 });
    void start('b', '4');
    await expect(start('c', '5')).rejects.toBeInstanceOf(Crowded);
    await expect(start('c', '5')).rejects.toMatchObject({ whose: 'all' });
  });

  test('one that leaves while waiting is not run, and makes room', async () => {
    const queue = new FairQueue({ places: 1, share: 1, perClient: 3, most: 3 });
    const { begun, start, end } = workshop(queue);
    const leaving = new AbortController();
    const first = start('a', '1');
    const second = start('a', '2', leaving.signal);
    const third = start('a', '3');
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(queue.underWay).toBe(2);
    await end('1');
    await end('3');
    expect([await first, await third, begun]).toEqual(['1', '3', ['1', '3']]);
    expect(queue.underWay).toBe(0);
    await expect(start('a', '4', leaving.signal)).rejects.toThrow('gone');
  });

  test('work that fails gives its place back', async () => {
    const queue = new FairQueue({ places: 1, share: 1, perClient: 3, most: 3 });
    await expect(queue.run('a', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', never, async () => 7)).toBe(7);
  });
});
