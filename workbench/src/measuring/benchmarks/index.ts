export { benchAnnealing, type SwapRate } from './annealing.ts';
export { type BenchSettings, benchClassic, packLines, round } from './classic.ts';
export { benchGenerator, benchQqwing, type GeneratorMeasurement } from './generator.ts';
export { benchKinds, benchPeer, type KindsBenchSettings, type KindsMeasurement } from './kinds.ts';
export { benchRating, type RatingMeasurement } from './rating.ts';
export { type Fleet, type FleetReport, leastGrain, simulateFleet } from './scale.ts';
export { driveService, type Load, type LoadReport, memoryOf } from './service.ts';
