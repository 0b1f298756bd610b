export * from './clock.ts';
export * from './instruments.ts';
export * from './memory.ts';
export * from './peers.ts';
export * from './yardstick.ts';
