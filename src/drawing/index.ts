export * from './step-svg.ts';
export * from './text.ts';
