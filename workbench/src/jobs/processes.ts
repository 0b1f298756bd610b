import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PartResult, PartWork, ThreadsOptions } from './executor.ts';

/** What a process answers. */
export type PartAnswer = { readonly result: PartResult } | { readonly error: string };

/** Milliseconds after which a process that has nothing to do is ended. */
const IDLE_MS = 30_000;

/** Runs parts in processes of their own, which are started when they are needed. Work whose signal is aborted is ended with its process. */
export class Processes {
  readonly #options: ThreadsOptions;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #all = new Set<ChildProcess>();

  constructor(options: ThreadsOptions) {
    this.#options = options;
    // However this process ends, if it can still do anything: a child in the midst of a search does not see that it is alone.
    process.once('exit', this.#killAll);
  }

  readonly #killAll = (): void => {
    for (const child of this.#all) child.kill('SIGKILL');
  };

  run(work: PartWork, signal: AbortSignal): Promise<PartResult> {
    const child = this.#take();
    return new Promise((resolve, reject) => {
      const ended = (): void => {
        child.off('message', answered);
        child.off('exit', died);
        signal.removeEventListener('abort', abort);
      };
      const answered = (answer: PartAnswer): void => {
        ended();
        this.#idle.set(child, setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref());
        if ('result' in answer) resolve(answer.result);
        else reject(new Error(answer.error));
      };
      const died = (code: number | null, by: string | null): void => {
        ended();
        reject(new Error(`the process of a part ended (${by ?? `exit code ${code}`})`));
      };
      const abort = (): void => {
        child.kill('SIGKILL');
      };
      child.once('message', answered);
      child.once('exit', died);
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
      else child.send(work);
    });
  }

  #take(): ChildProcess {
    const [idle] = this.#idle.keys();
    if (!idle) return this.#start();
    clearTimeout(this.#idle.get(idle));
    this.#idle.delete(idle);
    return idle;
  }

  #start(): ChildProcess {
    const { places, nice, memoryMb } = this.#options;
    // Beside this module in the library and in the bundle.
    const child = fork(fileURLToPath(new URL('./part-process.js', import.meta.url)), [String(places), String(nice)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${memoryMb}`],
    });
    this.#all.add(child);
    child.once('exit', () => {
      this.#all.delete(child);
      clearTimeout(this.#idle.get(child));
      this.#idle.delete(child);
    });
    return child;
  }

  close(): void {
    process.off('exit', this.#killAll);
    this.#killAll();
  }
}
