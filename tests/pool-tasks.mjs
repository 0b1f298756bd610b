import { workerSettings } from '../workbench/dist/pools/index.js';

// What the workers of pools.test.ts do.

let running = 0;

/** Which worker this is, and what it was told. */
export function describe(_) {
  return { settings: workerSettings(), pid: process.pid };
}

export function fail({ words }) {
  throw new Error(words);
}

export function die(_) {
  process.exit(7);
}

export function spin(_) {
  for (;;) Math.random();
}

export function grow(_) {
  const all = [];
  for (;;) all.push(new Array(100_000).fill(all.length));
}

/** How many tasks of this worker ran at the same time. */
export async function rest({ ms }) {
  running++;
  const most = running;
  await new Promise((resolve) => setTimeout(resolve, ms));
  running--;
  return { most, pid: process.pid };
}
