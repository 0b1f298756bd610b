export * from './schema.ts';
export * from './shapes.ts';
