import { type BudgetLimits, type Engine, fail, ok, type Puzzle, type Result } from '#core';
import { DEFAULT_ENGINE, engineEntries, loadEngine } from '#engines';
import type { CommandOption } from './command.ts';
import { oneOf, seconds, wholeNumber } from './parse-options.ts';

/** The options of every command that solves. */
export interface SolvingOptions {
  readonly engine: string;
  readonly nodes?: number;
  readonly timeout?: number;
}

const ids = engineEntries.map(({ id }) => id);

export const solvingOptions: readonly CommandOption[] = [
  {
    flags: '-e, --engine <ID>',
    summary: 'the engine (see: ninefold engines)',
    default: DEFAULT_ENGINE,
    parse: oneOf('--engine', ids),
    choices: () => ids,
  },
  { flags: '--nodes <N>', summary: 'stop a puzzle after so many search nodes', parse: wholeNumber('--nodes') },
  { flags: '--timeout <SECONDS>', summary: 'stop a puzzle after so many seconds', parse: seconds },
];

/** The budget of one puzzle. */
export function budgetOf({ nodes, timeout }: SolvingOptions, onProgress?: (nodes: number) => void): BudgetLimits {
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(timeout === undefined ? {} : { timeMs: timeout * 1000 }),
    ...(onProgress ? { onProgress } : {}),
  };
}

/** The puzzle, where the engine takes it; else why not. */
export function acceptedBy(engine: Engine, puzzle: Puzzle): Result<Puzzle> {
  const refusal = engine.refuses(puzzle.geometry);
  return refusal === undefined ? ok(puzzle) : fail(`the engine ${engine.id} cannot take ${puzzle.kind.spec}: ${refusal}`);
}

/** The engine that was asked for; the option was checked when it was read. */
export async function engineOf({ engine }: SolvingOptions): Promise<Engine> {
  const loaded = await loadEngine(engine);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}
