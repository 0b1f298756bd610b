import { execFile } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { ask, LongProcess, startService, temporaryFolder } from './service.ts';
import { problem } from './service-problem.ts';

// What an attack once found open, each hole with the test that keeps it shut.

const EASY = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
const SMALL = '12..............';
const EMPTY_25 = '.'.repeat(625);

type Service = Awaited<ReturnType<typeof startService>>;

let service: Service;
let url: string;

beforeAll(async () => {
  // Behind one proxy, so that requests can come from several clients.
  service = await startService(['--data', 'memory', '--log', 'info', '--timeout', '1', '--trust-proxy', '1', '--rate', '0']);
  url = service.url;
});
afterAll(async () => {
  expect(await service.stop()).toBe(0);
});

/** Asks as somebody with an address of their own. */
function askAs(client: string, path: string, body: unknown, init: RequestInit = {}) {
  return ask(url, path, body, { ...init, headers: { 'content-type': 'application/json', 'x-forwarded-for': client } });
}

/** Sends bytes as they are, and reads all that comes back. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('one shape of error', () => {
  test.each([
    ['a method that is not there', 405, 'method_not_allowed', '/api/v1/solve', { method: 'GET' }],
    ['another one', 405, 'method_not_allowed', '/api/v1/engines', { method: 'DELETE' }],
    ['a part that is not there', 416, 'range_not_satisfiable', '/', { headers: { range: 'bytes=99999999-' } }],
    ['a condition that is not met', 412, 'precondition_failed', '/', { headers: { 'if-match': '"nothing"' } }],
    [
      'another form',
      415,
      'unsupported_media_type',
      '/api/v1/solve',
      { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
    ],
    ['an address that is none', 400, 'invalid_request', '/%zz', {}],
    ['somewhere else', 404, 'not_found', '/..%2f..%2f..%2fetc/passwd', {}],
    ['a kind that is not there', 422, 'invalid_kind', '/api/v1/kind?spec=solid:8', {}],
    ['a large kind', 422, 'invalid_kind', '/api/v1/kind?spec=latin:200', {}],
    ['no job', 404, 'not_found', `/api/v1/jobs/${'0'.repeat(32)}`, {}],
  ])('%s: %d %s', async (_, status, code, path, init) => {
    const answer = await ask(url, path, undefined, init as RequestInit);
    expect([answer.status, answer.json]).toEqual([status, problem(status, code)]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    if (!path.includes('%zz')) expect(answer.headers.get('x-request-id')).toBe(answer.json['requestId']);
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET|POST/);
  });

  test('what is no request', async () => {
    expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"invalid_request"/);
    expect(await sendRaw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/,
    );
  });

  test('bodies that are deep', async () => {
    const deep = `{"puzzle":"${EASY}","settings":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
    for (const path of ['solve', 'batch', 'jobs']) {
      const answer = await ask(url, `/api/v1/${path}`, undefined, {
        method: 'POST',
        body: deep,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.json).toEqual(problem(400, 'invalid_request'));
      expect(answer.json['detail']).toContain('levels');
    }
    // Brackets in a text are no levels.
    expect((await ask(url, '/api/v1/solve', { puzzle: '['.repeat(500) })).json).toEqual(problem(422, 'invalid_puzzle'));
    expect(service.output).not.toMatch(/"level":50/);
  });

  test('in the language that is asked for', async () => {
    const inLanguage = async (language: string) => {
      const { headers, json } = await ask(url, '/api/v1/solve', undefined, {
        method: 'POST',
        body: '{"puzzle":"1234"}',
        headers: { 'content-type': 'application/json', 'accept-language': language },
      });
      return [headers.get('content-language'), json['title']];
    };
    expect(await inLanguage('de-CH, en;q=0.8')).toEqual(['de', 'Das Rätsel ergibt keinen Sinn']);
    expect(await inLanguage('fr')).toEqual(['fr', 'La grille n’a pas de sens']);
    expect(await inLanguage('tlh')).toEqual(['en', 'The puzzle makes no sense']);
    await expect(new NinefoldClient({ url, language: 'de' }).solve({ puzzle: '1234' })).rejects.toMatchObject({
      code: 'invalid_puzzle',
      requestId: expect.any(String),
    });
  });
});

describe('nobody waits behind another', () => {
  test('32 nasty requests of one client, and a stranger is answered while they wait', async () => {
    const ends: string[] = [];
    const over = new AbortController();
    const greedy = Array.from({ length: 32 }, async () => {
      const nasty = { puzzle: EMPTY_25, kind: 'classic:5x5', limit: 'all' };
      while (!over.signal.aborted) {
        const answer = await askAs('192.0.2.1', '/api/v1/count', nasty, { signal: over.signal }).catch((error: unknown) => {
          if (!over.signal.aborted) throw error;
        });
        if (answer) ends.push(`${answer.status} ${answer.json['code'] ?? answer.json['status']}`);
      }
    });
    const own: Promise<unknown>[] = [];
    let overtaken = 0;
    try {
      await until(async () => ends.includes('429 too_many_at_once'));
      // The same small question by the greedy one, and then by a stranger: the one behind the 32 is answered last, however fast the machine is.
      const hint = { puzzle: SMALL, kind: 'classic:2x2' };
      for (let i = 0; i < 8; i++) {
        let isAnswered = false;
        const mine = askAs('192.0.2.1', '/api/v1/hint', hint).then(({ status }) => {
          isAnswered = true;
          expect(status).toBe(200);
        });
        own.push(mine);
        expect((await askAs('192.0.2.2', '/api/v1/hint', hint)).status).toBe(200);
        if (!isAnswered) overtaken++;
      }
      await until(async () => ends.includes('200 budget'));
    } finally {
      // Who leaves is not searched for any longer.
      over.abort();
    }
    await Promise.all([...greedy, ...own]);
    expect(overtaken).toBeGreaterThan(4);
    // The share of one client: some were searched until the time was over, the others were told at once that they are too many.
    expect([...new Set(ends)].sort()).toEqual(['200 budget', '429 too_many_at_once']);
  });

  test('a text that takes long to read keeps nobody waiting', async () => {
    const slow = [1, 2, 3, 4].map((i) => askAs('192.0.2.1', '/api/v1/check', { puzzle: `${i}${'\r'.repeat(100_000)}` }));
    expect((await askAs('192.0.2.2', '/api/v1/hint', { puzzle: SMALL, kind: 'classic:2x2' })).status).toBe(200);
    for (const { status } of await Promise.all(slow)) expect(status).toBe(422);
  });

  test('large kinds are described elsewhere, once, and a client that has one is told so', async () => {
    const first = await ask(url, '/api/v1/kind?spec=classic:5x5');
    expect(first.json).toMatchObject({ cells: 625 });
    const mark = first.headers.get('etag')!;
    const again = await ask(url, '/api/v1/kind?spec=classic:5x5', undefined, { headers: { 'if-none-match': mark } });
    expect([again.status, again.json]).toEqual([304, { text: '' }]);
  });
});

describe('lists and pages are compressed, and marked', () => {
  /** The bytes as they come: `fetch` would unpack them. */
  const raw = (path: string, headers: Record<string, string>) =>
    new Promise<{ encoding: string | undefined; etag: string | undefined; bytes: number; status: number }>((resolve, reject) => {
      const asked = httpRequest(`${url}${path}`, { headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () =>
          resolve({ encoding: answer.headers['content-encoding'], etag: answer.headers.etag, bytes, status: answer.statusCode! }),
        );
      });
      asked.on('error', reject).end();
    });

  test.each(['/api/v1/techniques', '/openapi.json', '/', '/docs/static/swagger-ui.css'])('%s', async (path) => {
    const plain = await raw(path, {});
    const zipped = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([plain.encoding, zipped.encoding]).toEqual([undefined, 'gzip']);
    expect(zipped.bytes).toBeLessThan(0.6 * plain.bytes);
    expect(zipped.etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = (tag: string) => raw(path, { 'if-none-match': tag, 'accept-encoding': 'gzip, deflate, br' });
    expect([(await again(zipped.etag!)).status, (await again('"another"')).status]).toEqual([304, 200]);
  });
});

describe('other sites', () => {
  test('reach no API, by whatever means a page has', async () => {
    const from = (site: string, path: string) => ask(url, path, undefined, { headers: { 'sec-fetch-site': site } });
    expect((await from('cross-site', '/api/v1/engines')).json).toEqual(problem(403, 'origin_not_allowed'));
    expect((await from('same-site', '/metrics')).status).toBe(403);
    expect((await from('same-origin', '/api/v1/engines')).status).toBe(200);
    expect((await from('none', '/api/v1/engines')).status).toBe(200);
    // A link to the page is a link.
    expect((await from('cross-site', '/')).status).toBe(200);
  });

  test('and no GET has an effect', async () => {
    const client = new NinefoldClient({ url });
    const { id } = await client.createJob({ operation: 'count', request: { kind: 'classic:5x5', puzzle: EMPTY_25 } });
    const leaving = new AbortController();
    const followed = await fetch(`${url}/api/v1/jobs/${id}/events?attached=true`, { signal: leaving.signal });
    expect(followed.status).toBe(400);
    const events = await fetch(`${url}/api/v1/jobs/${id}/events`, { signal: leaving.signal });
    expect(events.status).toBe(200);
    leaving.abort();
    await pause(300);
    expect((await client.job(id)).state).toBe('running');
    await client.deleteJob(id);
  });

  test('an address in X-Forwarded-For counts only where a proxy has written it', async () => {
    // One proxy appends the address that it sees; what stands before that is what its client says.
    const limited = await startService(['--data', 'memory', '--rate', '5', '--trust-proxy', '1']);
    const codes: number[] = [];
    for (let i = 0; i < 8; i++)
      codes.push(
        (await ask(limited.url, '/api/v1/engines', undefined, { headers: { 'x-forwarded-for': `198.51.100.${i}, 192.0.2.7` } })).status,
      );
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await ask(limited.url, '/api/v1/engines', undefined, { headers: { 'x-forwarded-for': '192.0.2.8' } })).status).toBe(200);
    await limited.stop();
  });

  test('who listens for others needs a token, or says that anybody may come and by which name', async () => {
    const run = promisify(execFile);
    const bin = new URL('../bin/ninefold.mjs', import.meta.url).pathname;
    const refused = (args: string[]) =>
      run(process.execPath, [bin, 'serve', '--port', '0', '--data', 'memory', ...args]).catch(
        (error: { code: number; stderr: string }) => error,
      );
    for (const args of [
      ['--host', '0.0.0.0'],
      ['--host', '0.0.0.0', '--open'],
      ['--host', '::', '--hosts', 'example.org'],
    ])
      expect(await refused(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('NINEFOLD_TOKEN') });
    expect(await refused(['--trust-proxy', 'yes'])).toMatchObject({ code: 2 });
    const open = await startService(['--data', 'memory', '--host', '0.0.0.0', '--open', '--hosts', 'sudoku.example']);
    const port = new URL(open.url).port;
    const named = (host: string) =>
      new Promise((resolve) =>
        httpRequest(`http://127.0.0.1:${port}/api/v1/engines`, { headers: { host } }, (answer) =>
          resolve(answer.resume().statusCode),
        ).end(),
      );
    expect([
      await named('sudoku.example'),
      await named(`sudoku.example:${port}`),
      await named('evil.example'),
      await named('127.0.0.1'),
    ]).toEqual([200, 200, 403, 200]);
    await open.stop();
  });
});

test('slots are taken one by one, however many ask at once, and a job that exists is found at any time', async () => {
  const job = (i: number) => ({ operation: 'count', request: { kind: 'classic:5x5', puzzle: EMPTY_25 }, label: `slot ${i}` });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => askAs('192.0.2.9', '/api/v1/jobs', job(i))));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(16);
  for (const { status, json } of answers) if (status !== 201) expect(json).toEqual(problem(429, 'too_many_jobs'));
  const known = made[0]!.json;
  const again = await askAs('192.0.2.9', '/api/v1/jobs', { operation: 'count', request: known['request'], label: known['label'] });
  expect([again.status, again.json['id']]).toEqual([200, known['id']]);
  // A file is found by what it holds, which is known when all of it has come.
  const send = (client: string, text: string) =>
    ask(url, '/api/v1/jobs/file?do=solve&kind=classic:2x2', undefined, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': client },
    });
  const file = await send('192.0.2.10', `${SMALL}\n`);
  expect([(await send('192.0.2.9', `${SMALL}\n`)).json['id'], (await send('192.0.2.9', `${SMALL}\n${SMALL}\n`)).status]).toEqual([
    file.json['id'],
    429,
  ]);
  await Promise.all(made.map(({ json }) => ask(url, `/api/v1/jobs/${String(json['id'])}`, undefined, { method: 'DELETE' })));
});

describe('a store without room', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const solutions = (most: number, label: string) => ({
    operation: 'solutions',
    request: { kind: 'classic:2x3', puzzle: `123456${'.'.repeat(30)}`, most, grain: 20_000 },
    label,
  });

  test('pauses the work, says so, survives a restart, and goes on by itself', async () => {
    const args = ['--data', folder.path, '--store-mb', '2'];
    let small = await startService(args);
    let client = new NinefoldClient(small);
    const first = await client.createJob(solutions(20_000, 'first'));
    await client.result(first.id);
    const second = await client.createJob(solutions(30_000, 'second'));
    await until(async () => (await ask(small.url, '/readyz')).status === 503);
    expect((await ask(small.url, '/readyz')).json).toEqual(problem(503, 'unavailable'));
    expect(await client.trouble()).toContain('full or read-only');
    expect((await ask(small.url, '/healthz')).status).toBe(200);
    expect((await client.job(second.id)).state).toBe('running');
    await expect(client.createFileJob('solve', `${EASY}\n`.repeat(20_000))).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    // Questions need no store.
    expect((await client.rate({ puzzle: EASY })).status).toBe('complete');
    await pause(2500);
    expect(small.output.match(/the store cannot be written/g)).toHaveLength(1);
    await small.stop('SIGKILL');
    small = await startService(args);
    client = new NinefoldClient(small);
    await until(async () => (await ask(small.url, '/readyz')).status === 503);
    await client.deleteJob(first.id);
    // Room is found by the write that makes it.
    expect((await ask(small.url, '/readyz')).status).toBe(200);
    await client.result(second.id);
    expect((await ask(small.url, '/readyz')).status).toBe(200);
    expect(small.output).toContain('the store can be written again');
    const items: unknown[] = [];
    for await (const item of client.items(second.id)) items.push(item);
    expect(await small.stop()).toBe(0);
    expect(new Set(items).size).toBe(30_000);
  });
});

test('a service that stops answers what it has begun, or says that it cannot', async () => {
  const leaving = await startService(['--data', 'memory', '--timeout', '3', '--threads', '2']);
  // Its threads are there, so that the requests which begin are under way and not about to be.
  await Promise.all([1, 2].map(() => ask(leaving.url, '/api/v1/count', { puzzle: EMPTY_25, kind: 'classic:5x5', timeMs: 500 })));
  const ending = Array.from({ length: 2 }, () => ask(leaving.url, '/api/v1/count', { puzzle: EMPTY_25, kind: 'classic:5x5' }));
  // They wait for the others, and there will be no time for them.
  const waiting = Array.from({ length: 4 }, () => ask(leaving.url, '/api/v1/count', { puzzle: EMPTY_25, kind: 'classic:5x5' }));
  const { id } = await new NinefoldClient(leaving).createJob({ operation: 'count', request: { kind: 'classic:5x5', puzzle: EMPTY_25 } });
  const events = await fetch(`${leaving.url}/api/v1/jobs/${id}/events`);
  const underWay = async (): Promise<number> =>
    Number(/^ninefold_slow_requests (\d+)$/m.exec(String((await ask(leaving.url, '/metrics')).json['text']))?.[1]);
  await until(async () => (await underWay()) >= 2);
  const stopped = leaving.stop('SIGTERM');
  await pause(300);
  const late = await ask(leaving.url, '/api/v1/engines').catch(() => undefined);
  if (late) expect(late.json).toEqual(problem(503, 'unavailable'));
  const answers = (await Promise.all([...ending, ...waiting])).map(({ status, json }) => `${status} ${json['code'] ?? json['status']}`);
  expect(answers).toContain('200 budget');
  for (const answer of answers) expect(['200 budget', '503 unavailable']).toContain(answer);
  await events.text();
  expect(await stopped).toBe(0);
});

test('no limit of the rate is a rate of 0, and a benchmark says where it measures a limit', async () => {
  expect((await ask(url, '/api/v1/engines')).headers.get('x-ratelimit-limit')).toBeNull();
  const limited = await startService(['--data', 'memory', '--rate', '50']);
  const bench = new LongProcess(['bench', 'service', limited.url, '--seconds', '1', '--connections', '2']);
  await bench.until(/as fast as it answers[\s\S]*the rate limit of the service was measured/);
  await bench.stop();
  await limited.stop();
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it never came true');
    await pause(30);
  }
}
