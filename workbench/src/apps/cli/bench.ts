import type { Benchmark, BenchmarkSetting } from '#measuring/benchmarks';
import { type Command, type CommandOption, defineCommand, UsageError } from './command.ts';
import { EXIT, type ExitCode, stronger } from './exit.ts';
import { inWords } from './in-words.ts';
import { oneOf, secondsOf, wholeNumber } from './parse-options.ts';
import { startProgress } from './progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'Measure speed beside peers in the same run',
  arguments: '[words...]',
  options: [],
  commands: async () => (await load()).map(commandOf),
  examples: [
    ['ninefold bench classic puzzles.txt', 'puzzles per second, and the ratio to a plain solver in C'],
    ['ninefold bench classic --help', 'what it can be told, and more examples'],
  ],
  notes:
    'Times are CPU time on one thread, wall time on several. Absolute rates move from hour to hour on shared machines; the ratio in one run does not.',

  async run({ words: [word] }) {
    const what = word === undefined ? 'bench needs the name of a benchmark' : `there is no benchmark "${word.slice(0, 60)}"`;
    throw new UsageError(
      `${what}; there are ${(await load()).map(({ id }) => id).join(', ')}, such as: ninefold bench classic puzzles.txt`,
    );
  },
};

/** The registry, when it is needed: it brings engines, threads and the generator with it. */
async function load(): Promise<readonly Benchmark[]> {
  return (await import('#measuring/benchmarks')).benchmarks;
}

function commandOf(benchmark: Benchmark): Command {
  const { id, summary, subjects, settings, examples, notes } = benchmark;
  return defineCommand<Readonly<Record<string, unknown>>>({
    name: id,
    summary,
    ...(subjects === undefined ? {} : { arguments: subjects }),
    options: [
      ...Object.entries(settings).map(([name, one]) => optionOf(`--${name}`, one)),
      { flags: '--json', summary: 'one JSON object per measurement' },
    ],
    examples: examples.map(([line, shows]) => [`ninefold bench ${id} ${line}`.trimEnd(), shows]),
    ...(notes === undefined ? {} : { notes }),

    async run({ words, options }, io) {
      const rows: object[] = [];
      let exit: ExitCode = EXIT.ok;
      const showTable = (): void => {
        if (!options['json'] && benchmark.table && rows.length > 0) io.print(`${benchmark.table(rows)}\n`);
      };
      io.onInterrupt(() => {
        showTable();
        return `${rows.length} ${rows.length === 1 ? 'measurement' : 'measurements'} made`;
      });
      const { measureAside } = await import('#measuring/benchmarks');
      for await (const told of measureAside(benchmark, words, options, (verb, unit) => startProgress(io, verb, unit))) {
        if (!told.ok) {
          io.warn(`ninefold: ${inWords(told)}`);
          exit = EXIT.badInput;
          continue;
        }
        rows.push(told.value);
        if (options['json']) io.print(`${JSON.stringify(told.value)}\n`);
        else if (benchmark.line) io.print(`${benchmark.line(told.value)}\n`);
        io.flush();
      }
      showTable();
      return benchmark.fails?.(rows) ? stronger(exit, EXIT.failed) : exit;
    },
  });
}

function optionOf(flag: string, { sort, summary, default: value, least, words = [] }: BenchmarkSetting<unknown>): CommandOption {
  const option = { summary, ...(value === undefined || sort === 'flag' ? {} : { default: value }) };
  switch (sort) {
    case 'whole':
      return { ...option, flags: `${flag} <N>`, parse: wholeNumber(flag, least) };
    case 'seconds':
      return { ...option, flags: `${flag} <S>`, parse: secondsOf(flag) };
    case 'word':
      return { ...option, flags: `${flag} <${words.join('|')}>`, parse: oneOf(flag, words), choices: () => words };
    case 'text':
      return { ...option, flags: `${flag} <TEXT>` };
    case 'flag':
      return { ...option, flags: flag };
  }
}
