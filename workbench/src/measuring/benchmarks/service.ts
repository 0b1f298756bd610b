import { fail, ok } from '#core';
import { defineBenchmark, setting } from './benchmark.ts';
import { driveService, type LoadReport, memoryOf } from './drive-service.ts';

/** Easy, medium and hard; each request has one of them with its digits changed. */
const PUZZLES = [
  '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7',
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
];

/** One way of driving the service, or its memory in bytes around the requests. */
type Told =
  | ({ readonly name: string } & LoadReport)
  | { readonly name: 'memory'; readonly before?: number; readonly middle?: number; readonly after?: number };

export const service = defineBenchmark({
  id: 'service',
  summary: 'Drive a running service: as fast as it answers, then at twice that rate whether it answers or not',
  subjects: '<address>',
  settings: {
    seconds: setting.seconds('seconds of each way of driving it', 1),
    connections: setting.whole('connections at once', 16),
    pipeline: setting.whole('requests on one connection that may wait', 2),
    requests: setting.whole('also send this many, and look at its memory', undefined),
    seed: setting.whole('how digits are changed', 1, 0),
  },
  examples: [['http://127.0.0.1:8080', 'solves a second over HTTP, latencies, errors at twice the load']],
  notes: 'NINEFOLD_TOKEN is sent where it is set.',
  async *measure([url = ''], { seconds, connections, pipeline, requests, seed }) {
    if (!/^http:\/\/[^\s/]+$/.test(url)) {
      yield fail('the address of a running service is needed, such as: ninefold bench service http://127.0.0.1:8080');
      return;
    }
    const token = process.env['NINEFOLD_TOKEN'];
    const load = { url, connections, pipeline, seed, puzzles: PUZZLES, ...(token ? { token } : {}) };
    const told = (name: string, report: LoadReport) => ok<Told>({ name, ...report });
    const { answered, errors } = await driveService({ ...load, seconds: 2 });
    if (answered === 0 && Object.keys(errors).every((what) => what === 'lost')) {
      yield fail('no service answers at {url}', { url });
      return;
    }
    const sustained = await driveService({ ...load, seconds });
    yield told('as fast as it answers', sustained);
    yield told('twice that rate', await driveService({ ...load, seconds, rate: 2 * sustained.perSecond }));
    if (requests === undefined) return;
    const half = Math.ceil(requests / 2);
    const before = await memoryOf(url, token);
    yield told(`the first ${half} requests`, await driveService({ ...load, seconds: 0, requests: half }));
    const middle = await memoryOf(url, token);
    yield told(`the next ${half} requests`, await driveService({ ...load, seconds: 0, requests: half }));
    const after = await memoryOf(url, token);
    yield ok<Told>({ name: 'memory', ...(before && middle && after ? { before, middle, after } : {}) });
  },
  line(row) {
    if (!('answered' in row)) {
      const megabytes = (bytes: number | undefined): string => (bytes === undefined ? 'unknown' : `${Math.round(bytes / 2 ** 20)} MB`);
      return `memory: ${megabytes(row.before)} before, ${megabytes(row.middle)} in the middle, ${megabytes(row.after)} after`;
    }
    const { name, perSecond, latencyMs, errors, heldBack, mixedUp, answered } = row;
    const { p50, p90, p99, p999, max } = latencyMs;
    const failed = Object.entries(errors).map(([what, times]) => `${times} times ${what}`);
    const isLimited = (errors['429'] ?? 0) > answered;
    return [
      ...(isLimited ? ['the rate limit of the service was measured, and not its speed: start it without one'] : []),
      `${name}: ${Math.round(perSecond).toLocaleString('en')} solves a second, ${answered.toLocaleString('en')} in all`,
      `  milliseconds: half within ${p50}, 90 % within ${p90}, 99 % within ${p99}, 99.9 % within ${p999}, the slowest ${max}`,
      `  errors: ${failed.length > 0 ? failed.join(', ') : 'none'}; held back: ${heldBack}; mixed up: ${mixedUp}`,
    ].join('\n');
  },
  fails: ([sustained]) => sustained !== undefined && 'answered' in sustained && (sustained.answered === 0 || sustained.mixedUp > 0),
});
