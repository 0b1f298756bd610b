import type { Counters } from '#core';

/** What two searches cost together. */
export function addCounters(one: Counters, other: Counters): Counters {
  const sum: Record<string, number> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = sum[name] ?? 0;
    sum[name] = name === 'peakStored' ? Math.max(before, value) : before + value;
  }
  return { ...sum, nodes: sum['nodes']! };
}
