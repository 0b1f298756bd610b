import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TaskAnswer, TaskInput, TaskName } from './tasks.ts';

interface ProcessPoolOptions {
  /** The module that runs in each process. */
  readonly module: URL;
  /** How many tasks run at once; the others wait. */
  readonly processes: number;
  /** What each process is told when it starts, as plain JSON. */
  readonly settings?: object;
  /** Megabytes of memory that one process may use: one that needs more dies, its task fails, and another takes its place. */
  readonly memoryMb?: number;
}

/** What a process is asked, and what it answers. */
export interface ProcessQuestion {
  readonly name: string;
  readonly input: unknown;
}
export type ProcessAnswer = { readonly answer: unknown } | { readonly error: string };

/** Milliseconds after which a process that has nothing to do is ended. */
const IDLE_MS = 30_000;

/**
 * Processes that run tasks, for work that measures what a process uses or must not take others with it. They are started when they are
 * needed, and again when one has died. A task whose signal is aborted is ended with its process.
 */
export class ProcessPool<Module> {
  readonly #options: ProcessPoolOptions;
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #all = new Set<ChildProcess>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: ProcessPoolOptions) {
    this.#options = options;
    // However this process ends, if it can still do anything: a child in the middle of a search does not see that it is alone.
    process.once('exit', this.#killAll);
  }

  readonly #killAll = (): void => {
    for (const child of this.#all) child.kill('SIGKILL');
  };

  /** Runs a task. Rejects where it fails, is ended, or its process dies. */
  async run<Name extends TaskName<Module>>(
    name: Name,
    input: TaskInput<Module, Name>,
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<TaskAnswer<Module, Name>> {
    if (this.#busy < this.#options.processes) this.#busy++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return (await this.#ask(this.#take(), { name, input }, signal)) as TaskAnswer<Module, Name>;
    } finally {
      // The one that waits takes the place over, so that a later one does not come before it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }

  #ask(child: ChildProcess, question: ProcessQuestion, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const abort = (): void => void child.kill('SIGKILL');
      const ended = (): void => {
        child.off('message', answered);
        child.off('exit', died);
        signal?.removeEventListener('abort', abort);
      };
      const answered = (answer: ProcessAnswer): void => {
        ended();
        this.#idle.set(child, setTimeout(() => this.#dismiss(child), IDLE_MS).unref());
        if ('answer' in answer) resolve(answer.answer);
        else reject(new Error(answer.error));
      };
      const died = (code: number | null, by: string | null): void => {
        ended();
        reject(new Error(`the process of the task ended (${by ?? `exit code ${code}`})`));
      };
      child.once('message', answered);
      child.once('exit', died);
      signal?.addEventListener('abort', abort);
      child.send(question);
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
    const { module, settings, memoryMb } = this.#options;
    // Beside this module in the package and in the bundle.
    const child = fork(fileURLToPath(new URL('./process.js', import.meta.url)), [module.href, JSON.stringify(settings ?? {})], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      ...(memoryMb === undefined ? {} : { execArgv: [`--max-old-space-size=${memoryMb}`] }),
    });
    this.#all.add(child);
    child.once('exit', () => {
      this.#all.delete(child);
      this.#dismiss(child);
    });
    return child;
  }

  /** Ends a process that has nothing to do. From here on it is not used, though it is not known at once that it has ended. */
  #dismiss(child: ChildProcess): void {
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
    child.kill('SIGKILL');
  }

  /** Ends every task and every process. */
  close(): void {
    process.off('exit', this.#killAll);
    this.#killAll();
  }
}
