import { driveService, type LoadReport, memoryOf } from '#measuring/benchmarks';
import { EXIT, type ExitCode } from './command.ts';
import type { Io } from './io.ts';
import { CLASSIC } from './tour-puzzles.ts';

interface ServiceBenchOptions {
  readonly connections: number;
  readonly pipeline: number;
  readonly requests?: number;
  readonly seconds: number;
  readonly seed: number;
  readonly json?: boolean;
}

const PUZZLES = [
  CLASSIC.text.replaceAll(' ', ''),
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
];

/**
 * Drives a running service from this process: first as fast as it answers, then at twice that rate whether it answers or
 * not, then with as many requests as were asked for, with its memory before and after.
 */
export async function measureService(url: string | undefined, options: ServiceBenchOptions, io: Io): Promise<ExitCode> {
  if (url === undefined || !/^http:\/\/[^\s/]+$/.test(url)) {
    io.warn('ninefold: bench service needs the address of a running service, such as: ninefold bench service http://127.0.0.1:8080');
    return EXIT.badInput;
  }
  const token = process.env['NINEFOLD_TOKEN'];
  const load = {
    url,
    connections: options.connections,
    pipeline: options.pipeline,
    seed: options.seed,
    puzzles: PUZZLES,
    ...(token ? { token } : {}),
  };
  const show = (name: string, report: LoadReport): void =>
    io.print(options.json ? `${JSON.stringify({ name, ...report })}\n` : inWords(name, report));
  await driveService({ ...load, seconds: 2 });
  const sustained = await driveService({ ...load, seconds: options.seconds });
  show('as fast as it answers', sustained);
  show('twice that rate', await driveService({ ...load, seconds: options.seconds, rate: 2 * sustained.perSecond }));
  if (options.requests !== undefined) {
    const before = await memoryOf(url, token);
    const half = Math.ceil(options.requests / 2);
    const first = await driveService({ ...load, seconds: 0, requests: half });
    const middle = await memoryOf(url, token);
    const second = await driveService({ ...load, seconds: 0, requests: half });
    const after = await memoryOf(url, token);
    show(`the first ${half} requests`, first);
    show(`the next ${half} requests`, second);
    const megabytes = (bytes: number | undefined): string => (bytes === undefined ? 'unknown' : `${Math.round(bytes / 2 ** 20)} MB`);
    io.print(
      options.json
        ? `${JSON.stringify({ name: 'memory', before, middle, after })}\n`
        : `memory: ${megabytes(before)} before, ${megabytes(middle)} in the middle, ${megabytes(after)} after\n`,
    );
  }
  return sustained.answered === 0 || sustained.mixedUp > 0 ? EXIT.badInput : EXIT.ok;
}

function inWords(
  name: string,
  { perSecond, latencyMs: { p50, p90, p99, p999, max }, errors, heldBack, mixedUp, answered }: LoadReport,
): string {
  const failed = Object.entries(errors).map(([what, times]) => `${times} times ${what}`);
  return [
    `${name}: ${Math.round(perSecond).toLocaleString('en')} solves a second, ${answered.toLocaleString('en')} in all`,
    `  milliseconds: half within ${p50}, 90 % within ${p90}, 99 % within ${p99}, 99.9 % within ${p999}, the slowest ${max}`,
    `  errors: ${failed.length > 0 ? failed.join(', ') : 'none'}; held back: ${heldBack}; mixed up: ${mixedUp}`,
    '',
  ].join('\n');
}
