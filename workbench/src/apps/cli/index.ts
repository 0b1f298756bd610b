import { bench } from './bench.ts';
import { candidates } from './candidates.ts';
import { canonical } from './canonical.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { compare } from './compare.ts';
import { completion } from './completion.ts';
import { convert } from './convert.ts';
import { engines } from './engines.ts';
import { experiment } from './experiment.ts';
import { explain } from './explain.ts';
import { formats } from './formats.ts';
import { generate } from './generate.ts';
import { hint } from './hint.ts';
import { kinds } from './kinds.ts';
import { matrix } from './matrix.ts';
import { minimal } from './minimal.ts';
import { print } from './print.ts';
import { rate } from './rate.ts';
import { reduce } from './reduce.ts';
import { series } from './series.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { simulateScale } from './simulate-scale.ts';
import { count, solve } from './solve.ts';
import { techniques } from './techniques.ts';
import { transform } from './transform.ts';
import { tree } from './tree.ts';
import { work } from './work.ts';

/** Every command there is. The only list: help, completion and the documents are made from it. */
export const commands: readonly Command[] = [
  solve,
  count,
  check,
  candidates,
  hint,
  explain,
  rate,
  generate,
  reduce,
  minimal,
  canonical,
  transform,
  show,
  convert,
  print,
  compare,
  tree,
  matrix,
  series,
  bench,
  experiment,
  serve,
  work,
  simulateScale,
  kinds,
  engines,
  techniques,
  formats,
  completion,
];
