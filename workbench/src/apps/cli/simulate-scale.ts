import { fail, ok, type Result } from '#core';
import { formatTable } from '#drawing';
import type { Fleet } from '#measuring/benchmarks';
import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';
import { oneOf, wholeNumber } from './parse-options.ts';

interface ScaleOptions {
  readonly workers: readonly number[];
  readonly parts: number;
  readonly partMs: number;
  readonly serviceMs: number;
  readonly redisMs: number;
  readonly networkMs: number;
  readonly cores?: number;
  readonly spread: string;
  readonly seed: number;
  readonly json?: boolean;
}

const SPREADS = ['fixed', 'exponential'];

export const simulateScale: Command = defineCommand<ScaleOptions>({
  name: 'simulate-scale',
  summary: 'Play a job of many parts through on fleets of any size, and say from which grain on all workers stay busy',
  options: [
    { flags: '--workers <N,N,...>', summary: 'fleets to try', parse: parseList, default: [1, 2, 10, 100, 1000, 10_000] },
    { flags: '--parts <N>', summary: 'parts of the job', parse: wholeNumber('--parts'), default: 100_000 },
    { flags: '--part-ms <MS>', summary: 'milliseconds of one worker for a part', parse: milliseconds('--part-ms'), default: 500 },
    // The defaults are those of docs/scale.md, where it is said how they were measured.
    { flags: '--service-ms <MS>', summary: 'milliseconds of the service for a part', parse: milliseconds('--service-ms'), default: 2.5 },
    { flags: '--redis-ms <MS>', summary: 'milliseconds of Redis for a part', parse: milliseconds('--redis-ms'), default: 0.9 },
    { flags: '--network-ms <MS>', summary: 'milliseconds from one machine to another', parse: milliseconds('--network-ms'), default: 0.5 },
    {
      flags: '--cores <N>',
      summary: 'cores that workers, service and Redis share on one machine (by default each has its own)',
      parse: wholeNumber('--cores'),
    },
    {
      flags: '--spread <NAME>',
      summary: 'how parts differ: fixed or exponential',
      parse: oneOf('--spread', SPREADS),
      choices: () => SPREADS,
      default: 'exponential',
    },
    { flags: '--seed <N>', summary: 'the same run again', parse: wholeNumber('--seed', 0), default: 1 },
    { flags: '--json', summary: 'one JSON object per fleet' },
  ],
  examples: [
    ['ninefold simulate-scale', 'one worker to ten thousand, with the figures measured here'],
    ['ninefold simulate-scale --workers 1000 --part-ms 2000', 'whether a thousand workers stay busy with parts of two seconds'],
  ],
  notes: 'docs/scale.md says how the simulation was checked against real runs with one and two workers.',

  async run({ options }, io) {
    const { leastGrain, simulateFleet } = await import('#measuring/benchmarks');
    const rows: string[][] = [];
    for (const workers of options.workers) {
      const fleet: Fleet = { ...options, workers, spread: options.spread === 'fixed' ? 'fixed' : 'exponential' };
      const report = simulateFleet(fleet);
      const grainMs = leastGrain(fleet, 0.9);
      if (options.json) io.print(`${JSON.stringify({ workers, ...report, grainMs })}\n`);
      const percent = (share: number): string => `${Math.round(100 * share)} %`;
      rows.push([
        workers.toLocaleString('en'),
        report.seconds.toFixed(1),
        report.partsPerSecond.toFixed(1),
        report.speedUp.toFixed(1),
        percent(report.busy),
        percent(report.serviceBusy),
        percent(report.redisBusy),
        `${grainMs < 10 ? grainMs.toFixed(1) : Math.round(grainMs)} ms`,
      ]);
    }
    const head = ['workers', 'seconds', 'parts/s', 'speed-up', 'busy', 'service', 'Redis', 'grain for 90 %'];
    if (!options.json) io.print(`${formatTable(head, rows, [])}\n`);
    return EXIT.ok;
  },
});

function parseList(text: string): Result<readonly number[]> {
  const numbers = text.split(',').map((word) => wholeNumber('--workers')(word.trim()));
  const wrong = numbers.find((number) => !number.ok);
  const most = 100_000;
  if (wrong && !wrong.ok) return wrong;
  const list = numbers.map((number) => (number.ok ? number.value : 0));
  return list.some((number) => number > most) ? fail('--workers takes at most {most} at once', { most }) : ok(list);
}

function milliseconds(what: string): (text: string) => Result<number> {
  return (text) => {
    const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return number >= 0 ? ok(number) : fail('{what} must be a number of milliseconds, not "{text}"', { what, text: text.slice(0, 40) });
  };
}
