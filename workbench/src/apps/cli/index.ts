import { questions } from '#questions';
import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { commandOf } from './command-of.ts';
import { completion } from './completion.ts';
import { engines } from './engines.ts';
import { experiment } from './experiment.ts';
import { formats } from './formats.ts';
import { kinds } from './kinds.ts';
import { page } from './page.ts';
import { records } from './records.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { simulateScale } from './simulate-scale.ts';
import { techniques } from './techniques.ts';
import { ways } from './ways/index.ts';
import { work } from './work.ts';

/** Every command there is: the operations, and what is not asked of a puzzle. Help, completion and the documents are made from it. */
export const commands: readonly Command[] = [
  ...questions.map((operation) => commandOf(operation, ways[operation.id])),
  bench,
  experiment,
  records,
  serve,
  page,
  work,
  simulateScale,
  kinds,
  rules,
  engines,
  techniques,
  formats,
  completion,
];
