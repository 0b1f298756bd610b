import type { Result } from '#core';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';

/** Options that contradict each other or the engine, found after they were read: one sentence and exit code 2. */
export class UsageError extends Error {}

/** An option of a command, in commander's notation: "--limit <N|all>". */
export interface CommandOption {
  readonly flags: string;
  readonly summary: string;
  /** Reads the text after the flag; text as it is where undefined. */
  readonly parse?: (text: string) => Result<unknown>;
  /** Words that the value may be, for completion. */
  readonly choices?: () => readonly string[];
  readonly default?: unknown;
}

/** A command: reads, calls the library, prints. Anything cleverer belongs in the library. */
export interface Command<Options = Record<string, unknown>> {
  readonly name: string;
  readonly summary: string;
  /** What follows the name, in commander's notation: "[files...]". */
  readonly arguments?: string;
  readonly options: readonly CommandOption[];
  /** Commands of its own: what follows its name then is one of them. Loaded when it is named. */
  readonly commands?: () => Promise<readonly Command[]>;
  /** Command lines to try, each with what it shows. */
  readonly examples: readonly (readonly [line: string, shows: string])[];
  /** Paragraphs for the end of the help text. */
  readonly notes?: string;
  run(args: { readonly words: readonly string[]; readonly options: Options }, io: Io): Promise<ExitCode>;
}

/** Forgets the option types of a command for the list of all; commander hands each command what its own options say. */
export function defineCommand<Options>(command: Command<Options>): Command {
  return command as unknown as Command;
}
