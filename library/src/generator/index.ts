export { type DigSettings, type Dug, dig } from './dig.ts';
export { loadMakerParts, type Made, Maker, type MakerParts, type Met, type Miss, type Tally } from './maker.ts';
export { testEach } from './minimal.ts';
export { kindOfOrder, type Order, refuseOrder } from './order.ts';
export { randomGrid } from './random-grid.ts';
export { onlySolution, type Reduced, reducePuzzle } from './reduce.ts';
export { randomFor } from './seeds.ts';
export { clueSymmetries, LEVELS, type Range, type Wishes } from './wishes.ts';
