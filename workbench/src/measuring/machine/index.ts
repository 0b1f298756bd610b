export { cpuSeconds, type Measurement, measurePasses } from './clock.ts';
export { processInstruments } from './instruments.ts';
export { memoryMeter } from './memory.ts';
export { findPeers, type Peer, type PeerAnswer } from './peers.ts';
export { compileYardstick, type Yardstick } from './yardstick.ts';
