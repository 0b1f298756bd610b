import type { Experiment } from './experiment.ts';
import { coolingConstant } from './studies/cooling-constant.ts';
import { coolingDynamic } from './studies/cooling-dynamic.ts';

/** Every experiment there is. The only list: the command line, the report and the tests read it. */
export const experiments: readonly Experiment[] = [coolingConstant, coolingDynamic];
