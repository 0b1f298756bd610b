export * from './annealing.ts';
export * from './classic.ts';
export * from './clock.ts';
export * from './kinds.ts';
export * from './memory.ts';
export * from './peers.ts';
export * from './yardstick.ts';
