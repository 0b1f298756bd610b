import { bench } from './bench.ts';
import { candidates } from './candidates.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { compare } from './compare.ts';
import { completion } from './completion.ts';
import { convert } from './convert.ts';
import { engines } from './engines.ts';
import { formats } from './formats.ts';
import { kinds } from './kinds.ts';
import { matrix } from './matrix.ts';
import { series } from './series.ts';
import { show } from './show.ts';
import { count, solve } from './solve.ts';
import { tree } from './tree.ts';

/** Every command there is. The only list: help, completion and the documents are made from it. */
export const commands: readonly Command[] = [
  solve,
  count,
  check,
  candidates,
  show,
  convert,
  compare,
  tree,
  matrix,
  series,
  bench,
  kinds,
  engines,
  formats,
  completion,
];
