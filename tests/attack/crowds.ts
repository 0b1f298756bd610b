import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { driveService, memoryOf } from '../../workbench/src/measuring/benchmarks/drive-service.ts';
import { type Assault, askAs, NASTY, percentile, type Service, SMALL, Tally, withService } from './assault.ts';

// Many at once: load, a greedy client, floods, clients that are slow or half gone.

const PUZZLES = [
  '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7',
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
];

const load: Assault = {
  id: 'load',
  what: '16 connections as fast as they are answered, then four times that rate; every answer is compared with its request',
  isShort: false,
  run: ({ amount }) =>
    withService(['--data', 'memory', '--rate', '0'], async ({ url }) => {
      const drive = { url, connections: 16, pipeline: 2, seed: 1, puzzles: PUZZLES };
      await driveService({ ...drive, seconds: 2 });
      const steady = await driveService({ ...drive, seconds: amount(2, 15) });
      const pushed = await driveService({ ...drive, connections: 64, seconds: amount(2, 15), rate: 4 * steady.perSecond });
      const errors = [...Object.keys(steady.errors), ...Object.keys(pushed.errors)].filter((name) => name !== '429');
      const told = ({ perSecond, latencyMs }: typeof steady): string =>
        `${Math.round(perSecond).toLocaleString('en')} solves/s, p99 ${latencyMs.p99} ms`;
      return {
        held: errors.length === 0 && steady.mixedUp + pushed.mixedUp === 0,
        seen: `${told(steady)}; under four times the load ${told(pushed)}, ${pushed.errors['429'] ?? 0} × 429, other errors ${errors.length}, mixed up ${steady.mixedUp + pushed.mixedUp}`,
      };
    }),
};

const growth: Assault = {
  id: 'growth',
  what: 'a million requests, and the memory before, in the middle and after',
  isShort: false,
  run: ({ amount }) =>
    withService(['--data', 'memory', '--rate', '0'], async ({ url }) => {
      const half = amount(5000, 500_000);
      const drive = { url, connections: 16, pipeline: 2, seed: 2, puzzles: PUZZLES, seconds: 0 };
      await driveService({ ...drive, requests: half / 10 });
      const memory = [await memoryOf(url, undefined)];
      let lost = 0;
      for (let i = 0; i < 2; i++) {
        const { errors, mixedUp } = await driveService({ ...drive, requests: half });
        lost += mixedUp + Object.keys(errors).length;
        memory.push(await memoryOf(url, undefined));
      }
      const [before = 0, middle = 0, after = 0] = memory;
      const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
      return {
        held: lost === 0 && after < 1.2 * middle,
        seen: `${(2 * half).toLocaleString('en')} requests: ${mb(before)}, ${mb(middle)}, ${mb(after)}`,
      };
    }),
};

const greedy: Assault = {
  id: 'greedy',
  what: '32 nasty requests of one client at a time, again and again, and the 4x4 hints of a stranger',
  isShort: true,
  run: ({ amount }) =>
    withService(['--data', 'memory', '--rate', '0', '--timeout', '2', '--trust-proxy', '1'], async (service) => {
      const [theirs, ours] = [new Tally(), new Tally()];
      const over = new AbortController();
      const attack = async (): Promise<void> => {
        while (!over.signal.aborted) {
          const { status } = await askAs(service, '192.0.2.1', 'count', NASTY, over.signal).catch(() => ({ status: 'lost' }));
          // What is left at the end need not be searched to its end.
          if (!over.signal.aborted) theirs.add(status);
        }
      };
      const greed = Array.from({ length: 32 }, attack);
      await pause(500);
      const times: number[] = [];
      for (let i = 0; i < amount(30, 300); i++) {
        const { status, ms } = await askAs(service, '192.0.2.2', 'hint', SMALL);
        ours.add(status);
        times.push(ms);
      }
      // One of them at least is searched until its time is over.
      while (theirs.others([429]).length === 0) await pause(50);
      over.abort();
      await Promise.all(greed);
      const told = `${times.length} hints: p50 ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
      return {
        held: ours.others([200]).length === 0 && theirs.others([200, 429]).length === 0,
        seen: `${told}; the greedy one: ${theirs}`,
      };
    }),
};

const floods: Assault = {
  id: 'floods',
  what: 'thousands of connections, of requests that lead nowhere, and of jobs at once',
  isShort: true,
  run: ({ amount }) =>
    withService(['--data', 'memory', '--rate', '0', '--trust-proxy', '1'], async (service) => {
      const sockets = await crowd(service, amount(200, 2000), 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
      const tally = new Tally();
      const paths = ['nothing', 'kind?spec=classic:5x5', 'kind?spec=latin:500', 'jobs/x', 'schemas', 'jobs?limit=100000', '%00'];
      const many = Array.from({ length: amount(300, 5000) }, (_, i) => i);
      const asking = async (): Promise<void> => {
        for (let i = many.pop(); i !== undefined; i = many.pop())
          tally.add((await askAs(service, '192.0.2.1', paths[i % paths.length]!)).status);
      };
      await Promise.all(Array.from({ length: 50 }, asking));
      const jobs = await Promise.all(
        Array.from({ length: amount(60, 300) }, (_, i) =>
          askAs(service, '192.0.2.3', 'jobs', {
            operation: 'count',
            request: { puzzle: NASTY.puzzle, kind: NASTY.kind },
            label: String(i),
          }),
        ),
      );
      const made = jobs.filter(({ status }) => status === 201).length;
      const { status } = await askAs(service, '192.0.2.2', 'hint', SMALL);
      for (const socket of sockets) socket.destroy();
      return {
        held: status === 200 && made === 16 && tally.others([200, 400, 404, 422, 429]).length === 0,
        seen: `${sockets.length} connections; ${tally}; ${made} of ${jobs.length} jobs at once were taken`,
      };
    }),
};

/** This many connections that have sent something. */
async function crowd({ url }: Service, count: number, text: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(text);
        resolve(socket);
      });
      socket.on('error', reject);
      socket.resume();
    });
  const sockets = await Promise.all(Array.from({ length: count }, open));
  for (const socket of sockets) socket.removeAllListeners('error').on('error', () => undefined);
  return sockets;
}

const slow: Assault = {
  id: 'slow',
  what: 'half a header, half a body, a body by drops, a reader that does not read, and a file that comes slowly for longer than a minute',
  isShort: false,
  run: ({ amount }) =>
    withService(['--data', 'memory', '--rate', '0'], async (service) => {
      const count = amount(20, 200);
      const halfHeader = await crowd(service, count, 'POST /api/v1/solve HTTP/1.1\r\nhost: loc');
      const head = 'POST /api/v1/solve HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n';
      const halfBody = await crowd(service, count, `${head}{"puzzle":"`);
      const drops = await crowd(service, count, head);
      const dropping = setInterval(() => {
        for (const socket of drops) if (socket.writable) socket.write('x');
      }, 500);
      const began = performance.now();
      const steady = upload(service, amount(2, 75));
      const stalled = upload(service, 1, false);
      let slowest = 0;
      for (let i = 0; i < 20; i++) {
        slowest = Math.max(slowest, (await askAs(service, '', 'hint', SMALL)).ms);
        await pause(50);
      }
      const statuses = [await steady, await stalled];
      const gone = (sockets: readonly Socket[]): number =>
        sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length;
      while (performance.now() - began < amount(0, 80_000)) await pause(200);
      clearInterval(dropping);
      const ended = [halfHeader, halfBody, drops].map(gone);
      for (const socket of [...halfHeader, ...halfBody, ...drops]) socket.destroy();
      return {
        held: statuses.join() === '201,408' && ended.every((closed) => closed === count),
        seen: `closed after 80 s: ${ended.join(', ')} of ${count} each; a file over ${amount(2, 75)} s: ${statuses[0]}, one that stalled: ${statuses[1]}; hints beside them at most ${slowest.toFixed(0)} ms`,
      };
    }),
};

/** Sends a file line by line for this many seconds; where it does not end it stands still then. */
async function upload({ url }: Service, seconds: number, ends = true): Promise<number> {
  const line = `${PUZZLES[0]}\n`.repeat(30);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let i = 0; i < 2 * seconds; i++) {
        controller.enqueue(new TextEncoder().encode(line));
        await pause(500);
      }
      if (ends) controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'text/plain' } } as RequestInit;
  return (await fetch(`${url}/api/v1/jobs/file?do=solve`, init)).status;
}

export const crowdAssaults: readonly Assault[] = [load, growth, greedy, floods, slow];
