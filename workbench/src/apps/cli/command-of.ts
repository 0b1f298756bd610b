import { ok, type Puzzle, type Result } from '#core';
import { type AnyOperation, makeTools, type Terminal, type Tools, Workshop } from '#operations';
import { type Command, type CommandOption, defineCommand, UsageError } from './command.ts';
import { EXIT, type ExitCode, stronger } from './exit.ts';
import { fieldsFromOptions, optionsOf } from './field-options.ts';
import { inWords, say, speaker } from './in-words.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, type InputPuzzle, inputOptions } from './input.ts';
import type { Io } from './io.ts';
import { startProgress } from './progress.ts';
import { Runner, threadsOption } from './runner.ts';

/** What the command line adds to an operation: examples, and what only makes sense with files and a terminal. */
export interface Way {
  readonly examples?: Command['examples'];
  readonly notes?: string;
  /** What follows the name, where that is not files of puzzles. */
  readonly arguments?: string;
  /** Options beside those of the fields. */
  readonly options?: readonly CommandOption[];
  /** Whether the operation looks at the memory that it uses. */
  readonly seesMemory?: boolean;
  /** Fields that have no option here. */
  readonly without?: readonly string[];
  /** Whether an empty line stands between what is shown of two puzzles: always, or of those with rules, whose texts have several lines. */
  readonly spaced?: 'all' | 'ruled';
  /** What is done with each puzzle, where it is more than to run and to show. */
  readonly start?: (given: Given) => Promise<Partial<CommandSteps>> | Partial<CommandSteps>;
  /** What is done in place of everything, for options that need no puzzle; undefined where there are none of these. */
  readonly instead?: (args: Parameters<Command['run']>[0], io: Io) => ExitCode | undefined;
  /** A command of its own, where puzzles are not answered one by one. */
  readonly run?: Command['run'];
}

/** What was given to a command. */
export interface Given {
  /** Without its `run`, which would keep this thread from hearing an interrupt. */
  readonly operation: Omit<AnyOperation, 'run'>;
  readonly fields: object;
  /** Runs the operation, in a thread where it takes longer than a moment. */
  readonly run: Runner['run'];
  readonly options: Readonly<Record<string, unknown>> & InputOptions;
  readonly tools: Tools;
  readonly io: Io;
  /** Counts puzzles that were answered together. */
  answered(count: number): void;
}

/** The steps that a way may take in place of the usual ones. */
export interface CommandSteps {
  run(input: InputPuzzle, number: number, turn: Promise<void>): Result<unknown> | Promise<Result<unknown>>;
  /** The answer as it is printed with --json, one object a line. */
  objects(json: object, input: InputPuzzle): readonly object[];
  /** What is shown; nothing where undefined. */
  text(puzzle: Puzzle, report: unknown, terminal: Terminal): string | undefined;
  /** Called when a puzzle was shown. */
  shown(input: InputPuzzle, report: unknown): Result<unknown>;
  readonly ahead: number;
  readonly lines: Parameters<typeof eachPuzzle>[3]['lines'];
  /** How far the puzzle is that is being worked on, told when it is interrupted. */
  howFar(): string;
  end(): ExitCode | Promise<ExitCode>;
}

const JSON_OPTION: CommandOption = { flags: '--json', summary: 'one JSON object per puzzle' };

/** An operation as a command: its fields are the options, its lines and its JSON what is printed. */
export function commandOf(operation: AnyOperation, way: Way = {}): Command {
  const fields = Object.fromEntries(Object.entries(operation.fields).filter(([name]) => !way.without?.includes(name)));
  const takesPuzzles = 'puzzle' in operation.subject.fields;
  const makeOptions = (): readonly CommandOption[] => [
    ...(takesPuzzles ? inputOptions : []),
    ...optionsOf(fields),
    ...(operation.isLong ? [threadsOption] : []),
    ...(way.options ?? []),
    ...(way.run ? [] : [JSON_OPTION]),
  ];
  let options: readonly CommandOption[] | undefined;
  return defineCommand<Given['options']>({
    name: operation.id,
    summary: operation.summary,
    ...(takesPuzzles || way.arguments ? { arguments: way.arguments ?? INPUT_ARGUMENT } : {}),
    get options() {
      options ??= makeOptions();
      return options;
    },
    examples: way.examples ?? [exampleOf(operation)],
    ...(way.notes === undefined ? {} : { notes: way.notes }),
    run:
      way.run ??
      (async (args, io) =>
        way.instead?.(args, io) ??
        (takesPuzzles
          ? answerAll(operation, fields, way, args, io)
          : answerOnce(operation, fieldsFromOptions(fields, args.options), args.options, io))),
  });
}

/** A question that is not about puzzles of an input: its fields are all that there is. */
async function answerOnce(operation: AnyOperation, fields: object, options: Given['options'], io: Io): Promise<ExitCode> {
  const made = await makeTools(fields, new Workshop());
  if (!made.ok) throw new UsageError(inWords(made));
  const runner = new Runner(operation, fields, made.value);
  const report = await runner.run(undefined, 1);
  await runner.close();
  if (!report.ok) throw new UsageError(inWords(report));
  if (options.json) {
    for (const object of itemsOf(operation, operation.json(undefined, report.value, fields))) io.print(`${JSON.stringify(object)}\n`);
  } else {
    const terminal: Terminal = { columns: io.columns, isOnly: true, isAlone: io.isTerminal, where: '', speaker, colours: io.colours };
    io.print(`${operation.lines(undefined, report.value, fields, terminal)}\n`);
  }
  return EXITS[operation.verdict(report.value)];
}

/** Every puzzle of the input, one after the other. */
async function answerAll(
  operation: AnyOperation,
  offered: AnyOperation['fields'],
  way: Way,
  { words, options }: { readonly words: readonly string[]; readonly options: Given['options'] },
  io: Io,
): Promise<ExitCode> {
  const fields = { ...fieldsFromOptions(operation.fields, {}), ...fieldsFromOptions(offered, options) };
  const made = await makeTools(fields, new Workshop());
  if (!made.ok) throw new UsageError(inWords(made));
  const runner = new Runner(operation, fields, made.value, { threads: Number(options['threads'] ?? 1), seesMemory: way.seesMemory });
  const run: Runner['run'] = (...asked) => runner.run(...asked);
  const progress = startProgress(io, operation.id, 'puzzles');
  let [answered, number] = [0, 0];
  const count = (more: number): void => {
    answered += more;
    progress.update(answered);
  };
  const steps = (await way.start?.({ operation, fields, run, options, tools: made.value, io, answered: count })) ?? {};
  io.onInterrupt(() => `${answered} ${answered === 1 ? 'puzzle' : 'puzzles'} answered${steps.howFar?.() ?? ''}`);
  const exit = await eachPuzzle<unknown>(words, options, io, {
    ahead: steps.ahead ?? runner.ahead,
    ...(steps.lines ? { lines: steps.lines } : {}),
    work: (input, turn) => (steps.run ? steps.run(input, ++number, turn) : run(input.puzzle, ++number)),
    show(input, report) {
      count(1);
      const { puzzle, where, isOnly } = input;
      if (options.json) {
        const json = operation.json(puzzle, report, fields);
        for (const object of steps.objects?.(json, input) ?? itemsOf(operation, json)) io.print(`${JSON.stringify(object)}\n`);
      } else {
        const terminal: Terminal = { columns: io.columns, isOnly, isAlone: isOnly && io.isTerminal, where, speaker, colours: io.colours };
        const text = steps.text ? steps.text(puzzle, report, terminal) : operation.lines(puzzle, report, fields, terminal);
        if (text !== undefined)
          io.print(`${answered > 1 && (way.spaced === 'all' || (way.spaced && puzzle.rules.length > 0)) ? '\n' : ''}${text}\n`);
      }
      if (!options.json || operation.listed !== undefined)
        for (const remark of operation.remarks?.(puzzle, report) ?? []) io.warn(`ninefold: ${where}: ${say(remark)}`);
      const after = steps.shown?.(input, report) ?? ok(undefined);
      if (!after.ok) io.warn(`ninefold: ${where}: ${inWords(after)}`);
      return stronger(EXITS[operation.verdict(report)], after.ok ? EXIT.ok : EXIT.badInput);
    },
  });
  progress.stop();
  await runner.close();
  return stronger(exit, (await steps.end?.()) ?? EXIT.ok);
}

/** The exit code of what came of an operation. */
export const EXITS = { answered: EXIT.ok, unsolvable: EXIT.unsolvable, budget: EXIT.budget } as const;

/** An answer that is a list is printed item by item. */
function itemsOf({ listed }: AnyOperation, json: object): readonly object[] {
  return listed === undefined ? [json] : ((json as Record<string, unknown>)[listed] as readonly object[]);
}

/** The example of an operation as a command line. */
function exampleOf({ id, summary, example }: AnyOperation): readonly [string, string] {
  const words = Object.entries(example).map(([name, value]) => `--${name} ${quoted(String(value))}`);
  return [['ninefold', id, ...words].join(' '), summary.slice(0, 1).toLowerCase() + summary.slice(1)];
}

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w.:,/+-]*$/.test(word) ? word : `'${word}'`);
