import { availableParallelism } from 'node:os';
import {
  type BudgetLimits,
  bindSettings,
  type Engine,
  type EngineEntry,
  fail,
  type OptionValue,
  ok,
  type Puzzle,
  type Result,
  settleOptions,
} from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import { type CommandOption, UsageError } from './command.ts';
import { inWords } from './in-words.ts';
import { oneOf, seconds, wholeNumber } from './parse-options.ts';

/** The options of every command that solves. */
export interface SolvingOptions {
  readonly engine: string;
  readonly nodes?: number;
  readonly timeout?: number;
  readonly stored?: number;
}

const ids = engineEntries.map(({ id }) => id);

/** The options that bound a search. */
export const budgetOptions: readonly CommandOption[] = [
  { flags: '--nodes <N>', summary: 'stop a puzzle after so many search nodes', parse: wholeNumber('--nodes') },
  { flags: '--timeout <SECONDS>', summary: 'stop a puzzle after so many seconds', parse: seconds },
  {
    flags: '--stored <N>',
    summary: 'stop a puzzle before an engine keeps more than so many things in memory at once',
    parse: wholeNumber('--stored'),
  },
];

export const solvingOptions: readonly CommandOption[] = [
  {
    flags: '-e, --engine <ID>',
    summary: 'the engine (see: ninefold engines)',
    default: DEFAULT_ENGINE,
    parse: oneOf('--engine', ids),
    choices: () => ids,
  },
  ...budgetOptions,
  ...engineSettings(),
];

/** The settings of all engines as options; one that several engines have stands once, with all their names. */
function engineSettings(): CommandOption[] {
  const names = [...new Set(engineEntries.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name): CommandOption => {
    const owners = engineEntries.filter(({ options }) => options.some((option) => option.name === name));
    const all = owners.flatMap(({ options }) => options.filter((option) => option.name === name));
    const choices = [...new Set(all.flatMap((option) => option.choices ?? []))];
    const summary = `${all[0]!.summary} (${owners.map(({ id }) => id).join(', ')})`;
    return {
      flags: all[0]!.type === 'boolean' ? `--${name}` : `--${name} <VALUE>`,
      summary,
      ...(choices.length > 0 ? { choices: () => choices } : {}),
    };
  });
}

/** The budget of one puzzle. */
export function budgetOf({ nodes, timeout, stored }: Omit<SolvingOptions, 'engine'>, onProgress?: (nodes: number) => void): BudgetLimits {
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(timeout === undefined ? {} : { timeMs: timeout * 1000 }),
    ...(stored === undefined ? {} : { stored }),
    ...(onProgress ? { onProgress } : {}),
  };
}

/** An engine that is ready to run, with its settings. */
export interface ReadyEngine {
  readonly engine: Engine;
  readonly settings: Readonly<Record<string, OptionValue>>;
}

/** Loads the engine that the options of a command name, with its settings; settings that it cannot have are a usage error. */
export async function readyEngine(options: SolvingOptions): Promise<ReadyEngine> {
  const entry = engineEntries.find((known) => known.id === options.engine);
  if (!entry) throw new UsageError(`unknown engine "${options.engine.slice(0, 60)}"; the engines are ${ids.join(', ')}`);
  const settings = settleOptions(entry, givenSettings(entry, options));
  if (!settings.ok) throw new UsageError(inWords(settings));
  return { engine: bindSettings(await entry.load(), settings.value), settings: settings.value };
}

/** What the user gave for settings of any engine; one that this engine lacks is named as an error, not ignored. */
function givenSettings(entry: EngineEntry, options: object): Record<string, unknown> {
  const names = new Set([...engineEntries, entry].flatMap((known) => known.options.map(({ name }) => name)));
  const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    [...names].map((name) => [name, (options as Record<string, unknown>)[camel(name)]]).filter(([, value]) => value !== undefined),
  );
}

/** The puzzle, where the engine takes it with these settings; else why not. */
export function acceptedBy({ engine, settings }: ReadyEngine, puzzle: Puzzle): Result<Puzzle> {
  const refusal = engine.refuses(puzzle.geometry, settings);
  return refusal === undefined
    ? ok(puzzle)
    : fail('the engine {engine} cannot take {kind}: {refusal}', { engine: engine.id, kind: puzzle.kind.spec, refusal });
}

/** How many threads a command may use. */
export interface ThreadsOption {
  readonly threads: number;
}

export const threadsOption: CommandOption = {
  flags: '--threads <N>',
  summary: 'worker threads for hard puzzles and long files',
  parse: wholeNumber('--threads'),
  default: availableParallelism(),
};
