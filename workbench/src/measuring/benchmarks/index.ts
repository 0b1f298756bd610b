import { annealing } from './annealing.ts';
import type { Benchmark } from './benchmark.ts';
import { campaign } from './campaign.ts';
import { certificates } from './certificates.ts';
import { classic } from './classic.ts';
import { correlation } from './correlation.ts';
import { estimate } from './estimate.ts';
import { fleet } from './fleet.ts';
import { generator } from './generator.ts';
import { kinds } from './kinds.ts';
import { logic } from './logic.ts';
import { photographs } from './photographs.ts';
import { rating } from './rating.ts';
import { redis } from './redis.ts';
import { ruledLogic } from './ruled-logic.ts';
import { service } from './service.ts';
import { space } from './space.ts';
import { variants } from './variants.ts';

/** Every benchmark there is. The only list: the command line, its help and its completion are made from it. */
export const benchmarks: readonly Benchmark[] = [
  classic,
  kinds,
  variants,
  rating,
  generator,
  annealing,
  logic,
  ruledLogic,
  correlation,
  campaign,
  estimate,
  service,
  fleet,
  redis,
  space,
  photographs,
  certificates,
];

export { measureAside } from './aside.ts';
export type { Benchmark, BenchmarkSetting } from './benchmark.ts';
export { type Fleet, leastGrain, simulateFleet } from './fleet-simulation.ts';
