import { SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

/** Shows that long work lives. Nothing appears for work of less than a second, or where it would not be seen. */
export interface ProgressLine {
  /** So much was done, in the unit of the line; `details` fill the other {names} of the line ("total" is taken), `share` (0 to 1) a gauge. */
  update(done: number, details?: Readonly<Record<string, unknown>> & { readonly share?: number | undefined }): void;
  stop(): void;
}

const PATIENCE_MS = 1000;

/** A line on standard error such as "solving | 1,234 puzzles | 12 s". */
export function startProgress(io: Io, verb: string, unit: string): ProgressLine {
  if (!io.errorsAreSeen) return { update: () => undefined, stop: () => undefined };
  const began = performance.now();
  let bar: SingleBar | undefined;
  return {
    update(done, details = {}) {
      const shown = { ...details, gauge: gaugeOf(details.share) };
      if (!bar && performance.now() - began < PATIENCE_MS) return;
      if (!bar) {
        bar = new SingleBar({
          format: `${verb}{gauge} | {value} ${unit} | {duration_formatted}`,
          stream: process.stderr,
          clearOnComplete: true,
          hideCursor: true,
          fps: 5,
          synchronousUpdate: true,
        });
        bar.start(Number.MAX_SAFE_INTEGER, done, shown);
      }
      bar.update(done, shown);
    },
    stop: () => bar?.stop(),
  };
}

const GAUGE = 24;

/** " ██████░░░░ 25 %", or nothing where the share is not known. */
function gaugeOf(share: number | undefined): string {
  if (share === undefined) return '';
  const filled = Math.floor(share * GAUGE);
  return ` ${'█'.repeat(filled)}${'░'.repeat(GAUGE - filled)} ${Math.floor(100 * share)} %`;
}
