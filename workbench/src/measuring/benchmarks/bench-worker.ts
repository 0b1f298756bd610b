import { fail } from '#core';
import type { BenchMessage, BenchTask } from './bench-task.ts';
import type { Begin } from './benchmark.ts';
import { benchmarks } from './index.ts';

/** Between two looks at how far it has come: telling more often would be measured along. */
const TELL_MS = 200;

export async function measure({ id, subjects, values, program, port }: BenchTask): Promise<void> {
  const benchmark = benchmarks.find((one) => one.id === id);
  if (!benchmark) throw new Error(`no benchmark ${id}`);
  process.argv[1] = program;
  const tell = (message: BenchMessage): void => port.postMessage(message);
  const begin: Begin = (verb, unit) => {
    let told = performance.now();
    tell({ type: 'begin', verb, unit });
    return {
      update(done) {
        if (performance.now() - told < TELL_MS) return;
        told = performance.now();
        tell({ type: 'update', done });
      },
      stop: () => tell({ type: 'stop' }),
    };
  };
  try {
    for await (const told of benchmark.measure(subjects, values as never, begin)) tell({ type: 'told', told });
  } catch (error) {
    // A folder, a program or a file that was named is not there.
    const { path, syscall } = error as NodeJS.ErrnoException;
    if (path === undefined || syscall === undefined) throw error;
    tell({ type: 'told', told: fail('{path}: cannot be read', { path }) });
  }
  tell({ type: 'end' });
}
