import { readFileSync } from 'node:fs';

/** CPU seconds that this process has used, all threads together. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds that another process has used. Linux only. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Repeats whole passes until they have taken long enough; the first, which warms up, is not counted. */
export async function measurePasses<T>(
  pass: () => T | Promise<T>,
  clock: () => number,
  leastSeconds: number,
  { warmUp = true }: { readonly warmUp?: boolean } = {},
): Promise<{ readonly result: T; readonly seconds: number; readonly passes: number }> {
  if (warmUp) await pass();
  const began = clock();
  let passes = 0;
  let result: T;
  do {
    result = await pass();
    passes++;
  } while (clock() - began < leastSeconds);
  return { result, seconds: clock() - began, passes };
}
