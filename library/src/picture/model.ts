import type { NetworkData } from './network.ts';
export const model: NetworkData = { classes: [], layers: [] };
