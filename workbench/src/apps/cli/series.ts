import { jsonCount } from '#answers';
import { ok, settleOptions } from '#core';
import { drawSeries } from '#drawing';
import { annealingSeries, engineEntries, type SeriesPoint } from '#engines';
import { type Command, type CommandOption, defineCommand, EXIT } from './command.ts';
import { inWords } from './in-words.ts';
import { answering, eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { seconds, wholeNumber } from './parse-options.ts';
import { saveText } from './save.ts';
import { acceptedBy, budgetOf } from './solving.ts';

interface SeriesOptions extends InputOptions {
  readonly nodes?: number;
  readonly timeout?: number;
  readonly svg?: string;
}

const entry = engineEntries.find(({ id }) => id === 'annealing')!;
const settings: readonly CommandOption[] = entry.options.map(({ name, summary, choices }) => ({
  flags: `--${name} <VALUE>`,
  summary,
  ...(choices ? { choices: () => choices } : {}),
}));

export const series: Command = defineCommand<SeriesOptions>({
  name: 'series',
  summary: 'Anneal puzzles and print cost and temperature over time',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    ...settings,
    { flags: '--nodes <N>', summary: 'stop a puzzle after so many proposed swaps', parse: wholeNumber('--nodes') },
    { flags: '--timeout <SECONDS>', summary: 'stop a puzzle after so many seconds', parse: seconds },
    { flags: '--svg <FILE>', summary: 'draw the series of the first puzzle into a file' },
    { flags: '--json', summary: 'one JSON object per puzzle instead of a table' },
  ],
  examples: [['ninefold series cube.txt --cooling 80 --svg cooling.svg', 'a constant rate of 80 per cent, as a table and as a picture']],
  notes: 'A line stands for one temperature: swaps proposed and accepted so far, the temperature, the cost at its end, reheats so far.',

  async run({ words, options }, io) {
    const given = options as unknown as Record<string, unknown>;
    const named = entry.options.map(
      ({ name }) => [name, given[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]] as const,
    );
    const settled = settleOptions(entry, Object.fromEntries(named.filter(([, value]) => value !== undefined)));
    if (!settled.ok) {
      io.warn(`ninefold: ${inWords(settled)}`);
      return EXIT.badInput;
    }
    const engine = await entry.load();
    let isFirst = true;
    return eachPuzzle(
      words,
      options,
      io,
      answering(({ puzzle }) => {
        const accepted = acceptedBy({ engine, settings: settled.value }, puzzle);
        if (!accepted.ok) return accepted;
        const { outcome, points } = annealingSeries(puzzle, settled.value, budgetOf(options));
        if (options.json) io.print(`${JSON.stringify({ status: outcome.status, count: jsonCount(outcome.count), points })}\n`);
        else io.print(['swaps,accepted,temperature,cost,reheats', ...points.map(line), ''].join('\n'));
        const exit = ok(outcome.status === 'budget' ? EXIT.budget : EXIT.ok);
        if (options.svg === undefined || !isFirst) return exit;
        isFirst = false;
        const written = saveText(io, options.svg, picture(points));
        return written.ok ? exit : written;
      }),
    );
  },
});

function line({ swaps, accepted, temperature, cost, reheats }: SeriesPoint): string {
  return [swaps, accepted, temperature.toPrecision(6), cost, reheats].join(',');
}

function picture(points: readonly SeriesPoint[]): string {
  return drawSeries('swaps proposed', [
    { title: 'cost', points: points.map(({ swaps, cost }) => ({ x: swaps, y: cost })) },
    { title: 'temperature', points: points.map(({ swaps, temperature }) => ({ x: swaps, y: temperature })) },
  ]);
}
