import type { Experiment } from './experiment.ts';
import { coolingConstant } from './studies/cooling-constant.ts';
import { coolingDynamic } from './studies/cooling-dynamic.ts';
import { cubeConstraints } from './studies/cube-constraints.ts';
import { cubeEngines } from './studies/cube-engines.ts';
import { cubeHardness } from './studies/cube-hardness.ts';
import { cubeSolutions } from './studies/cube-solutions.ts';
import { difficulty } from './studies/difficulty.ts';
import { logicThreshold } from './studies/logic-threshold.ts';
import { minigridOrders } from './studies/minigrid-orders.ts';
import { pencilBrute } from './studies/pencil-brute.ts';
import { phaseTransition } from './studies/phase-transition.ts';
import { sizes } from './studies/sizes.ts';
import { techniquesNeeded } from './studies/techniques.ts';
import { uniqueness } from './studies/uniqueness.ts';

/** Every experiment there is. The only list: the command line, the report and the tests read it. */
export const experiments: readonly Experiment[] = [
  cubeEngines,
  cubeSolutions,
  cubeConstraints,
  cubeHardness,
  minigridOrders,
  sizes,
  coolingConstant,
  coolingDynamic,
  phaseTransition,
  uniqueness,
  logicThreshold,
  pencilBrute,
  difficulty,
  techniquesNeeded,
];
