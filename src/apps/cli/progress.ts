import { SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

/** Shows that long work lives. Nothing appears for work of less than a second, or where nobody would see it. */
export interface Progress {
  /** So much was done, in the unit of the line; `details` fill the other {names} of the line. */
  update(done: number, details?: Readonly<Record<string, unknown>>): void;
  stop(): void;
}

const PATIENCE_MS = 1000;

/** A line on standard error such as "solving | 1,234 puzzles | 12 s". */
export function startProgress(io: Io, verb: string, unit: string): Progress {
  if (!io.errorsAreSeen) return { update: () => undefined, stop: () => undefined };
  const began = performance.now();
  let bar: SingleBar | undefined;
  return {
    update(done, details = {}) {
      if (!bar && performance.now() - began < PATIENCE_MS) return;
      if (!bar) {
        bar = new SingleBar({
          format: `${verb} | {value} ${unit} | {duration_formatted}`,
          stream: process.stderr,
          clearOnComplete: true,
          hideCursor: true,
          fps: 5,
          synchronousUpdate: true,
        });
        bar.start(Number.MAX_SAFE_INTEGER, done, details);
      }
      bar.update(done, details);
    },
    stop: () => bar?.stop(),
  };
}
