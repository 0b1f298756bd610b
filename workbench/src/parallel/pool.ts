import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type Grid, makeDeferred, type Puzzle, type Result } from '#core';
import type { LinesAnswer } from '#engines';
import type { SolveReport } from '#operations';
import { packPuzzle } from './puzzle-data.ts';
import type { AskTask, ChainAnswer, ChainTask, MakeAnswer, MakeTask, SolveAnswer, SolveMessage, SolveTask } from './task.ts';

/** A search for a worker thread. */
export interface Search extends Pick<SolveTask, 'engine' | 'options' | 'limit' | 'budget' | 'keep'> {
  readonly puzzle: Puzzle;
  readonly signal?: AbortSignal;
  /** Told now and then: nodes and solutions so far, and the share of the work that is done where that is known. */
  readonly onProgress?: (nodes: number, count: number, share?: number) => void;
  /** Takes a batch of solutions; the search waits while too many batches are not taken. */
  readonly onSolutions?: (grids: readonly Grid[]) => void | Promise<void>;
}

/** Worker threads that search. They start when the first search comes, and one that is aborted is ended at once. */
export class SearchPool {
  readonly threads: number;
  #piscina: Piscina | undefined;

  constructor(threads: number) {
    this.threads = threads;
  }

  /** Solves a batch of plain 9x9 lines on a thread. */
  solveLines(lines: Uint8Array<ArrayBuffer>, limit: number): Promise<LinesAnswer> {
    return this.#threads().run({ lines, limit }, { name: 'solveLines', transferList: [lines.buffer] }) as Promise<LinesAnswer>;
  }

  /** Runs one chain of a search by chance on a thread. */
  runChain(task: ChainTask): Promise<ChainAnswer> {
    return this.#threads().run(task, { name: 'solveChain' }) as Promise<ChainAnswer>;
  }

  /** Runs an operation of the library on a puzzle, on a thread; what it reports is plain data. */
  ask(operation: string, puzzle: Puzzle, fields: object, number: number): Promise<Result<unknown>> {
    return this.#threads().run({ operation, puzzle: packPuzzle(puzzle), fields, number } satisfies AskTask, { name: 'ask' }) as Promise<
      Result<unknown>
    >;
  }

  /** Makes puzzles on a thread. */
  make(task: MakeTask): Promise<MakeAnswer> {
    return this.#threads().run(task, { name: 'make' }) as Promise<MakeAnswer>;
  }

  async run(search: Search): Promise<SolveReport> {
    const threads = this.#threads();
    const { port1, port2 } = new MessageChannel();
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const { onProgress, onSolutions, signal, puzzle, ...request } = search;
    const { timeMs } = request.budget;
    // Batches are taken one after the other, in the order they come, however long each of them takes.
    let taking = Promise.resolve();
    const ended = makeDeferred();
    // A thread that is ended between its answer and its last message leaves a closed port and no word.
    port1.once('close', () => ended.resolve());
    port1.on('message', (message: SolveMessage) => {
      if (message.type === 'progress') onProgress?.(message.nodes, message.count);
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
      puzzle: packPuzzle(puzzle),
      port: port2,
      stream: onSolutions !== undefined,
      taken: taken.buffer as SharedArrayBuffer,
    };
    try {
      const answer = (await threads.run(task, {
        name: 'solve',
        transferList: [port2],
        ...(signal ? { signal } : {}),
      })) as SolveAnswer;
      await ended.promise;
      await taking;
      return answer;
    } finally {
      port1.close();
    }
  }

  #threads(): Piscina {
    if (this.#piscina) return this.#piscina;
    this.#piscina = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: 60_000,
    });
    // A task that is aborted in the moment in which its thread answers is reported here as an unexpected message. What
    // fails in a task is told to whoever waits for it, so there is nothing else to hear.
    this.#piscina.on('error', () => undefined);
    return this.#piscina;
  }

  /** Ends every search and every thread. */
  async close(): Promise<void> {
    await this.#piscina?.destroy();
  }
}
