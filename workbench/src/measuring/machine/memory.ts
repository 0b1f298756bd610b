import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { MemoryMeter } from '#operations';

/** The memory of this process: its heap and its typed arrays, cleared before each measurement. */
export function memoryMeter(): MemoryMeter {
  // Node hands out its collector only to those who ask by flag; a context made after the flag has it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return {
    collect,
    inUse() {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    },
  };
}
