import type { Attempts, AttemptsResult, Makers, Order, Stop } from '#generator';
import type { SearchPool } from './pool.ts';
import { PuzzleUnpacker } from './puzzle-data.ts';

/** Makes attempts on the threads of a pool. */
export class ThreadMakers implements Makers {
  readonly ahead: number;
  readonly #pool: SearchPool;

  constructor(pool: SearchPool) {
    this.#pool = pool;
    // One run that is made and one that waits for each thread, so that none is ever idle.
    this.ahead = 2 * pool.threads;
  }

  open(order: Order, { signal }: Stop): (attempts: Attempts) => Promise<AttemptsResult> {
    const cancelled = new SharedArrayBuffer(4);
    signal.addEventListener('abort', () => Atomics.store(new Int32Array(cancelled), 0, 1));
    const unpacker = new PuzzleUnpacker();
    return async (attempts) => {
      const { made, ...rest } = await this.#pool.run('make', { order, attempts, cancelled });
      return { ...rest, made: made.map((one) => ({ ...one, puzzle: unpacker.unpack(one.puzzle) })) };
    };
  }
}
