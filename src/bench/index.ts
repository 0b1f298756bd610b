export * from './annealing.ts';
export * from './classic.ts';
export * from './clock.ts';
export * from './generator.ts';
export * from './kinds.ts';
export * from './peers.ts';
export * from './rating.ts';
export * from './yardstick.ts';
