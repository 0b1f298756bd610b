import type { Instruments } from '#measuring/tools';
import { cpuSeconds } from './clock.ts';
import { memoryMeter } from './memory.ts';
import { findPeers, type Peer } from './peers.ts';

/** What this process can measure with: CPU time, its memory, the SAT solvers of the machine. */
export function processInstruments(): Instruments {
  const parent = process.ppid;
  let lookedAt = 0;
  let peers: readonly Peer[] | undefined;
  return {
    seconds: cpuSeconds,
    // The process that asked is gone, so the answer is not wanted. Looked at seldom, since it is a call to the system.
    isCancelled() {
      const now = performance.now();
      if (now - lookedAt < 500) return false;
      lookedAt = now;
      return process.ppid !== parent;
    },
    memory: memoryMeter(),
    peers() {
      peers ??= findPeers();
      return peers;
    },
  };
}
