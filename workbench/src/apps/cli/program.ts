import { Command as Commander, CommanderError, InvalidArgumentError, Option, type OutputConfiguration } from 'commander';
import { type Command, type CommandOption, UsageError } from './command.ts';
import { complete } from './completion.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { inWords } from './in-words.ts';
import { commands } from './index.ts';
import type { Io } from './io.ts';
import { tour } from './tour.ts';

/** Runs one command line and returns its exit code. Everything it shows goes through `io`; `run` may do something else with what was read. */
export async function runCli(
  words: readonly string[],
  io: Io,
  version: string,
  run: RunCommand = (command, args) => command.run(args, io),
): Promise<ExitCode> {
  if (words.length === 0) return tour(io);
  if (words[0] === 'complete' && words[1] === '--') {
    await complete(words.slice(2), commands);
    return EXIT.ok;
  }
  let exit: ExitCode = EXIT.ok;
  const output = {
    writeOut: (text: string) => io.print(text),
    writeErr: (text: string) => io.warn(text.replace(/\n$/, '').replace(/^error: /, 'ninefold: ')),
  };
  const program = new Commander('ninefold')
    .description('A Sudoku workbench in two and three dimensions')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help, also for a command: ninefold solve --help')
    .helpCommand('help [command]', 'show help for a command')
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 all answered and solvable, 1 a puzzle has no solution, 3 a budget ran out, 4 a measurement failed or the output could not be written, 2 bad input or usage.\nWithout a command: a short tour.',
    )
    .exitOverride()
    .configureOutput(output);
  const runs: RunAdapted = async (command, args) => {
    exit = await run(command, args);
  };
  const isHelp = words.some((word) => word === 'help' || word === '--help' || word === '-h');
  for (const command of commands) {
    const isNamed = words.includes(command.name);
    const adapted = adapt(command, runs, output, isNamed || isHelp);
    if (isNamed) for (const own of (await command.commands?.()) ?? []) adapted.addCommand(adapt(own, runs, output, true));
    program.addCommand(adapted);
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (error instanceof UsageError) io.warn(`ninefold: ${error.message}`);
    else if (!(error instanceof CommanderError)) throw error;
    exit = error instanceof CommanderError && error.exitCode === 0 ? EXIT.ok : EXIT.badInput;
  }
  return exit;
}

type RunCommand = (command: Command, args: Parameters<Command['run']>[0]) => Promise<ExitCode>;
type RunAdapted = (...given: Parameters<RunCommand>) => Promise<void>;

/** A command of ours as one of commander's; its options are made where they will be seen, since they are many. */
function adapt(command: Command, run: RunAdapted, output: OutputConfiguration, hasOptions: boolean): Commander {
  const adapted = new Commander(command.name)
    .description(command.summary)
    .exitOverride()
    .configureOutput(output)
    .addHelpText('after', helpTail(command))
    .action(async (...given: unknown[]) => {
      // Commander passes the arguments (a variadic one as an array), then the options, then itself.
      await run(command, {
        words: given
          .slice(0, -2)
          .flat()
          .filter((word) => word !== undefined) as string[],
        options: given.at(-2) as Record<string, unknown>,
      });
    });
  if (command.arguments !== undefined) adapted.argument(command.arguments);
  if (hasOptions) for (const option of command.options) adapted.addOption(adaptOption(option));
  return adapted;
}

function adaptOption(option: CommandOption): Option {
  const adapted = new Option(option.flags, option.summary);
  const { parse } = option;
  if (option.default !== undefined) adapted.default(option.default, option.default === Number.POSITIVE_INFINITY ? 'all' : undefined);
  if (parse) {
    adapted.argParser((text) => {
      const parsed = parse(text);
      if (!parsed.ok) throw new InvalidArgumentError(inWords(parsed));
      return parsed.value;
    });
  }
  return adapted;
}

function helpTail({ examples, notes }: Command): string {
  const width = Math.max(...examples.map(([line]) => line.length));
  const shown = examples.map(([line, shows]) => `  $ ${width < 60 ? line.padEnd(width) : line}  # ${shows}`);
  return ['', 'Examples:', ...shown, ...(notes === undefined ? [] : ['', notes])].join('\n');
}
