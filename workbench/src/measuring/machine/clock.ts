/** CPU seconds that this process has used, all threads together. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What one measurement says. Every line of `ninefold bench` is one of these. */
export interface Measurement {
  readonly solver: string;
  readonly file: string;
  readonly puzzles: number;
  /** Puzzles with exactly one solution, among those that were answered. */
  readonly unique: number;
  /** Puzzles per second of CPU time on one thread; of wall time on several. */
  readonly perSecond: number;
  readonly nodesPerPuzzle: number | null;
  /** Puzzles that a budget left without an answer; a run with any is not compared. */
  readonly unanswered: number;
  /** Whole passes over the file that were measured. */
  readonly passes: number;
}

/** Repeats whole passes until they have taken long enough; the first, which warms up, is not counted. */
export async function measurePasses<T>(
  pass: () => T | Promise<T>,
  clock: () => number,
  leastSeconds: number,
  warmUp = true,
): Promise<{ result: T; seconds: number; passes: number }> {
  let result = warmUp ? await pass() : undefined;
  const began = clock();
  let passes = 0;
  do {
    result = await pass();
    passes++;
  } while (clock() - began < leastSeconds);
  return { result: result as T, seconds: clock() - began, passes };
}
