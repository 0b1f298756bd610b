export * from './annealing.ts';
export * from './classic.ts';
export * from './generator.ts';
export * from './kinds.ts';
export * from './rating.ts';
export * from './scale.ts';
export * from './service.ts';
