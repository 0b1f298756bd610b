export { cpuSeconds, cpuSecondsOf, measurePasses } from './clock.ts';
export { processInstruments } from './instruments.ts';
export { memoryMeter } from './memory.ts';
export { runNinefold, startNinefold } from './ninefold.ts';
export { findPeers, type Peer } from './peers.ts';
export { findProgram, runProgram } from './program.ts';
export { type RedisProcess, startRedis } from './redis.ts';
export { compileYardstick } from './yardstick.ts';
