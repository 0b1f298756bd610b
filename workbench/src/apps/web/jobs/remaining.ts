/** How much of a job was done when. */
export interface ProgressSample {
  /** Milliseconds of any clock that does not go back. */
  readonly at: number;
  readonly share: number;
}

/** What is looked at: the last minute. Parts differ, so what was long ago says little of what is to come. */
const WINDOW_MS = 60_000;
/** Nobody waits longer than a month, and what is left is not known well enough to say more. */
const MOST_MS = 30 * 86_400_000;
/** Nothing is said before this much time has been seen. */
const LEAST_MS = 4000;

/** The samples with a new one, as many as are looked at. A share that went back begins again. */
export function withSample(samples: readonly ProgressSample[], sample: ProgressSample): readonly ProgressSample[] {
  const last = samples.at(-1);
  if (last && sample.share < last.share) return [sample];
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample];
}

/** A stretch of milliseconds as roughly as it is known: to five seconds, minutes, tens of minutes. */
export function roughly(ms: number): number {
  const step = ms < 120_000 ? 5000 : ms < 3_600_000 ? 60_000 : 600_000;
  return Math.max(step, Math.round(ms / step) * step);
}

/** Milliseconds that a job still needs if it goes on as in the last minute; undefined where that cannot be said. */
export function remainingMs(samples: readonly ProgressSample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_MS) return undefined;
  const speed = (last.share - first.share) / (last.at - first.at);
  const left = (1 - last.share) / speed;
  return speed > 0 && left <= MOST_MS ? left : undefined;
}
