export * from './annealing.ts';
export * from './classic.ts';
export * from './clock.ts';
export * from './kinds.ts';
export * from './peers.ts';
export * from './scale.ts';
export * from './service.ts';
export * from './yardstick.ts';
