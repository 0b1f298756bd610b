import { cpuSeconds, findPeers, memoryMeter, type Peer } from '#bench';
import type { Instruments } from '#experiments';

/** What this process can measure with: CPU time, its memory, the SAT solvers of the machine. */
export function processInstruments(): Instruments {
  const parent = process.ppid;
  let lookedAt = 0;
  let peers: readonly Peer[] | undefined;
  return {
    seconds: cpuSeconds,
    // The process that asked is gone, so nobody wants the answer. Looked at seldom, since it is a call to the system.
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
