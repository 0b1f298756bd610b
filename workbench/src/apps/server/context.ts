import type { JobService } from '#jobs';
import type { Here } from './here.ts';
import type { Lanes } from './lanes.ts';
import type { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import type { UnderWay } from './under-way.ts';

/** What routes work with. */
export interface Context {
  readonly options: ServerOptions;
  readonly lanes: Lanes;
  readonly here: Here;
  readonly jobs: JobService;
  readonly metrics: Metrics;
  readonly underWay: UnderWay;
}
