import { MessageChannel } from 'node:worker_threads';
import { type Grid, makeDeferred, type OptionValue, type Puzzle } from '#core';
import type { SolveReport } from '#operations';
import { ThreadPool } from '#pools';
import { puzzleToData } from './puzzle-data.ts';
import type { SolveMessage, SolveTask, Traced } from './task.ts';

/** A search for a worker thread. */
export interface ThreadSearch extends Pick<SolveTask, 'engine' | 'options' | 'limit' | 'budget' | 'keep' | 'together' | 'mostTraced'> {
  readonly puzzle: Puzzle;
  readonly signal?: AbortSignal;
  /** Told now and then: nodes and solutions so far, and the share of the work that is done where that is known. */
  readonly onProgress?: (nodes: number, count: number, share?: number) => void;
  /** Takes some of the trace. */
  readonly onTraced?: (traced: Traced) => void;
  /** Takes a batch of solutions; the search waits while too many batches are not taken. */
  readonly onSolutions?: (grids: readonly Grid[]) => void | Promise<void>;
}

/** The same for callers that choose the puzzles and end them. */
export interface ParallelRequest extends Omit<ThreadSearch, 'puzzle' | 'signal'> {
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Worker threads that solve batches of plain lines. */
export class LinesPool extends ThreadPool<typeof import('./lines-worker.ts')> {
  constructor(threads: number) {
    super({ module: new URL('./lines-worker.js', import.meta.url), threads });
  }
}

/** Worker threads that search, make puzzles and whatever else takes long. */
export class SearchPool extends ThreadPool<typeof import('./worker.ts')> {
  constructor(threads: number) {
    super({ module: new URL('./worker.js', import.meta.url), threads });
  }

  #searching = 0;

  /** Whether a thread has nothing to do while those that search do. */
  get hasIdle(): boolean {
    return this.#searching < this.threads && this.waiting === 0;
  }

  /** Runs a search on a thread; one that is aborted is ended at once. */
  async search(search: ThreadSearch): Promise<SolveReport> {
    this.#searching++;
    try {
      return await this.#search(search);
    } finally {
      this.#searching--;
    }
  }

  async #search(search: ThreadSearch): Promise<SolveReport> {
    const { port1, port2 } = new MessageChannel();
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const { onProgress, onSolutions, onTraced, signal, puzzle, ...request } = search;
    const { timeMs } = request.budget;
    // Batches are taken one after the other, in the order they come, however long each of them takes.
    let taking = Promise.resolve();
    const ended = makeDeferred();
    // A thread that is ended between its answer and its last message leaves a closed port and no word.
    port1.once('close', () => ended.resolve());
    port1.on('message', (message: SolveMessage) => {
      if (message.type === 'progress') onProgress?.(message.nodes, message.count);
      else if (message.type === 'traced') onTraced?.(message);
      else if (message.type === 'end') ended.resolve();
      else {
        taking = taking.then(async () => {
          await onSolutions?.(message.grids);
          Atomics.add(taken, 0, 1);
          Atomics.notify(taken, 0);
        });
      }
    });
    const task: SolveTask = {
      ...request,
      ...(timeMs === undefined ? {} : { deadline: Date.now() + timeMs }),
      puzzle: puzzleToData(puzzle),
      port: port2,
      stream: onSolutions !== undefined,
      taken: taken.buffer as SharedArrayBuffer,
    };
    try {
      const answer = await this.run('solve', task, { signal, transfer: [port2] });
      await ended.promise;
      await taking;
      return answer;
    } finally {
      port1.close();
    }
  }
}
