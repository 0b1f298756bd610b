import type { Way } from '../command-of.ts';
import { canonicalWay } from './canonical.ts';
import { certifyWay } from './certify.ts';
import { compareWay } from './compare.ts';
import { convertWay } from './convert.ts';
import { designWay } from './design.ts';
import { explainWay } from './explain.ts';
import { generateWay } from './generate.ts';
import { matrixWay } from './matrix.ts';
import { plainWays } from './plain.ts';
import { printWay } from './print.ts';
import { reduceWay } from './reduce.ts';
import { seriesWay } from './series.ts';
import { countWay, solveWay } from './solve.ts';
import { treeWay } from './tree.ts';
import { verifyWay } from './verify.ts';

/** What the command line adds to operations, by their ids. One that is not here is a command all the same. */
export const ways: Readonly<Record<string, Way>> = {
  ...plainWays,
  solve: solveWay,
  count: countWay,
  explain: explainWay,
  generate: generateWay,
  design: designWay,
  reduce: reduceWay,
  canonical: canonicalWay,
  convert: convertWay,
  print: printWay,
  compare: compareWay,
  tree: treeWay,
  matrix: matrixWay,
  series: seriesWay,
  certify: certifyWay,
  verify: verifyWay,
};
