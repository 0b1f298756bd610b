import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NinefoldClient, ServiceError } from '#client';
import { plainSpeaker, speak } from '#core';
import { questions } from '#questions';
import { loadLanguage } from '#words';
import { archiveOf, HSOL } from './foreign.ts';
import { tooLargeForACode } from './printed.ts';
import { ninefold } from './run-cli.ts';
import { ask, LongProcess, startService, temporaryFolder } from './service.ts';
import { problem } from './service-problem.ts';

const folder = temporaryFolder();
let service: Awaited<ReturnType<typeof startService>>;
let url: string;
let client: NinefoldClient;

beforeAll(async () => {
  service = await startService(['--data', folder.path, '--log', 'info', '--timeout', '60']);
  url = service.url;
  client = new NinefoldClient(service);
});
afterAll(async () => {
  expect(await service.stop()).toBe(0);
  // Nothing of a puzzle stands in the log, and no trace of the stack went to anybody.
  expect(service.output).not.toMatch(/\.{9}|4\.\.\.3/);
  folder.remove();
});

const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const EASY = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
/** A 16x16 that singles solve. */
const LARGE =
  'E5.D..2BF..4.7.3.FBA3489..7.ED.226.9..F.E3...B.4C4..7..E.2..8...8A.5.G.D2..3.EB6....FA.3.E.81G...B9G..7......8......8.B.5G...4DC....G.3A.D26...E.1..E5DFG..AB.C85.G3..1.B...4.7DAE.F.847....2.G...F...EC...G.9477.....94.BD..2..39A.5.G.86..D...BD.C6.A8....G.3.';
const EMPTY_25 = '.'.repeat(625);

describe('operations', () => {
  test.each(questions)('$id answers its example as it is described', async ({ id, example, answer }) => {
    const { status, json, headers } = await ask(url, `/api/v1/${id}`, example);
    expect(status, JSON.stringify(json)).toBe(200);
    if (answer) expect(answer.mustRead(json)).toEqual(json);
    else expect(headers.get('content-type')).not.toContain('json');
  });

  test.each([
    ['solve', ['--puzzle', HARD]],
    ['check', ['--puzzle', EASY]],
    ['rate', ['--puzzle', EASY]],
    ['explain', ['--puzzle', EASY]],
    ['count', ['--kind', 'classic:2x2', '--puzzle', '1...............']],
    ['hint', ['--puzzle', HARD, '--level', '4']],
    // Which of many solutions are listed, and how many nodes they took, does not depend on who lists them.
    ['count', ['--kind', 'classic:2x3', '--puzzle', `123456${'.'.repeat(30)}`, '--limit', '1500']],
    // Reasoning comes first: an engine that would need far more than it may have is not asked.
    ['explain', ['--kind', 'classic:4x4', '--puzzle', LARGE, '--engine', 'brute-force', '--nodes', '1000']],
  ])('%s says what the command line says', async (id, args) => {
    const typed = (text: string): string | number => (/^\d{1,4}$/.test(text) ? Number(text) : text);
    const fields = Object.fromEntries(args.flatMap((word, i) => (i % 2 ? [] : [[word.slice(2), typed(args[i + 1]!)]])));
    const { elapsedMs: _, ...fromService } = (await ask(url, `/api/v1/${id}`, fields)).json;
    const { elapsedMs: __, ...fromCommand } = ninefold([id, ...args, '--json']).objects[0]!;
    expect(fromService).toEqual(fromCommand);
    if (args.includes(LARGE)) expect(fromService).toMatchObject({ end: 'solved', solutions: 'one', count: 131 });
  });

  test('a batch answers each puzzle in its place', async () => {
    const answers = await client.batch<Record<string, unknown>>('solve', [HARD, 'nonsense', '12..............', HARD]);
    expect(answers.map(({ status, count }) => [status, count])).toEqual([
      ['complete', 1],
      ['invalid', undefined],
      ['limit', 2],
      ['complete', 1],
    ]);
  });

  test('lists are the registries', async () => {
    for (const name of ['kinds', 'engines', 'techniques', 'formats', 'operations', 'job-operations'])
      expect((await client.list(name)).length).toBeGreaterThan(3);
    expect((await ask(url, '/api/v1/kind?spec=solid:2')).json).toMatchObject({ cells: 64, values: 4 });
    expect((await ask(url, '/api/v1/kind?spec=solid:8')).status).toBe(422);
  });
});

describe('errors have a code and a sentence', () => {
  test.each([
    [400, 'invalid_request', '/api/v1/solve', { puzzle: HARD, surprise: 1 }],
    [400, 'invalid_request', '/api/v1/solve', { puzzle: 7 }],
    [400, 'invalid_request', '/api/v1/solve', { puzzle: HARD, engine: '../../etc/passwd' }],
    [422, 'invalid_puzzle', '/api/v1/solve', { puzzle: '1234' }],
    [422, 'invalid_puzzle', '/api/v1/solve', { puzzle: '.'.repeat(262_144), kind: 'solid:8' }],
    [413, 'too_large', '/api/v1/solve', { puzzle: '1'.repeat(2_000_000) }],
    [404, 'not_found', '/api/v1/nothing', {}],
    [400, 'invalid_request', '/api/v1/jobs', { operation: 'dance', request: {} }],
    [422, 'invalid_puzzle', '/api/v1/jobs', { operation: 'count', request: { puzzle: '1234' } }],
  ])('%d %s at %s', async (status, code, path, body) => {
    const answer = await ask(url, path, body);
    expect([answer.status, answer.json]).toEqual([status, problem(status, code)]);
    expect(JSON.stringify(answer.json)).not.toMatch(/\bat .*\.(js|ts):\d/);
  });

  test('a refusal is a sentence as data as well, for other languages', async () => {
    const refusal = await client.solve({ puzzle: '1234.......4321' }).catch((error: ServiceError) => error);
    if (!(refusal instanceof ServiceError)) throw new Error('it was answered');
    const speaker = { ...plainSpeaker, language: await loadLanguage('de'), field: () => 'Art' };
    expect([refusal.message, speak(refusal.said!, speaker)]).toEqual([
      expect.stringContaining('needs "kind"'),
      expect.stringMatching(/16 Felder .* erwartet, 15 gefunden; ein Rätsel anderer Art braucht Art/),
    ]);
  });

  test('a file is sent as it is: packed by HoDoKu, or a picture, and what is neither gets a sentence', async () => {
    const post = async (type: string, body: Uint8Array) => {
      const init = { method: 'POST', body: body as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } };
      const answer = await fetch(`${url}/api/v1/solve`, init);
      const { status, solutions, detail } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, answer.ok ? status : detail, ...(solutions ? [(solutions as string[]).length] : [])];
    };
    const packed = archiveOf(HSOL);
    expect(await post('application/zip', packed)).toEqual([200, 'complete', 1]);
    expect(await post('application/octet-stream', Buffer.from(EASY))).toEqual([200, 'complete', 1]);
    expect(await post('application/zip', packed.subarray(0, 99))).toEqual([
      422,
      'this archive cannot be unpacked; unpack it and read what is inside',
    ]);
    const printed = await fetch(`${url}/api/v1/print`, {
      method: 'POST',
      body: JSON.stringify({ puzzle: EASY, format: 'png', dpi: 100 }),
      headers: { 'content-type': 'application/json' },
    });
    const picture = new Uint8Array(await printed.arrayBuffer());
    // Many clients call every file a stream of octets.
    for (const type of ['image/png', 'application/octet-stream']) expect(await post(type, picture)).toEqual([200, 'complete', 1]);
    expect(await post('image/png', picture.subarray(0, picture.length >> 1))).toEqual([
      422,
      'this picture is broken: it cannot be decoded',
    ]);
  });

  test('what is not JSON, or comes from elsewhere', async () => {
    const post = (init: RequestInit) => ask(url, '/api/v1/solve', undefined, { method: 'POST', ...init });
    expect((await post({ body: '{', headers: { 'content-type': 'application/json' } })).json).toEqual(problem(400, 'invalid_request'));
    expect((await post({ body: 'x', headers: { 'content-type': 'text/xml' } })).status).toBe(415);
    expect((await post({ body: '{}', headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' } })).status).toBe(
      403,
    );
    // A name of another site that points here; `fetch` does not let us send it.
    const status = await new Promise((resolve) =>
      httpGet(`${url}/api/v1/engines`, { headers: { host: 'elsewhere.example' } }, (answer) => resolve(answer.statusCode)),
    );
    expect(status).toBe(403);
    expect((await ask(url, '/api/v1/jobs/..%2f..%2fetc')).status).toBe(400);
    expect((await ask(url, '/..%2f..%2fpackage.json')).status).toBe(404);
  });
});

test('headers, health, metrics and the description of the API', async () => {
  const { headers } = await ask(url, '/docs');
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect((await ask(url, '/api/v1/engines')).headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect((await ask(url, '/healthz')).json).toEqual({ status: 'alive' });
  expect((await ask(url, '/readyz')).json).toEqual({ status: 'ready' });
  expect((await ask(url, '/metrics')).json['text']).toContain('ninefold_http_request_seconds_bucket');
  const description = (await ask(url, '/openapi.json')).json as { openapi: string; paths: Record<string, unknown> };
  expect(description.openapi).toBe('3.1.0');
  for (const { id } of questions) expect(description.paths).toHaveProperty(`/api/v1/${id}`);
  expect((await ask(url, '/docs')).json['text']).toContain('swagger');
});

test('ten hostile puzzles do not starve the small ones', async () => {
  const gone = new AbortController();
  const hostile = Array.from({ length: 10 }, async () => {
    const body = JSON.stringify({ puzzle: EMPTY_25, kind: 'classic:5x5', limit: 'all', timeMs: 60_000 });
    const headers = { 'content-type': 'application/json' };
    try {
      const { status, json } = await ask(url, '/api/v1/count', undefined, { method: 'POST', body, headers, signal: gone.signal });
      return `${status} ${json['code'] ?? json['status']}`;
    } catch {
      return 'not over';
    }
  });
  await until(async () => (await metric('ninefold_slow_requests')) > 1);
  for (let i = 0; i < 10; i++) {
    const small = await Promise.all([
      client.solve({ puzzle: HARD }),
      client.rate({ puzzle: EASY }),
      client.count({ puzzle: '1...............' }),
    ]);
    expect(small.map(({ status }) => status)).toEqual(['complete', 'complete', 'complete']);
  }
  // All small ones were answered while the others ran: not one of them had to wait for a long search to end.
  gone.abort();
  const ends = await Promise.all(hostile);
  for (const end of ends) expect(['not over', '429 too_many_at_once']).toContain(end);
  expect(ends).toContain('not over');
  await until(async () => (await metric('ninefold_slow_requests')) === 0);
});

test('a client that goes away stops its work', async () => {
  const gone = new AbortController();
  const request = client.count({ puzzle: EMPTY_25, kind: 'classic:5x5' }, { signal: gone.signal });
  await until(async () => (await metric('ninefold_slow_requests')) === 1);
  gone.abort();
  await expect(request).rejects.toThrow();
  await until(async () => (await metric('ninefold_slow_requests')) === 0);
});

test('a token, a rate, and another origin, where they are asked for', async () => {
  const guarded = await startService(['--data', 'memory', '--rate', '10', '--cors', 'https://friend.example'], {
    NINEFOLD_TOKEN: 'open sesame',
  });
  const origin = { origin: 'https://friend.example' };
  expect((await ask(guarded.url, '/api/v1/engines')).json).toMatchObject({ code: 'unauthorized' });
  expect((await ask(guarded.url, '/api/v1/engines', undefined, { headers: { authorization: 'Bearer open' } })).status).toBe(401);
  expect((await ask(guarded.url, '/metrics')).status).toBe(401);
  // However an address is written, it is the same door.
  for (const path of ['/%61pi/v1/engines', '/%6detrics']) expect((await ask(guarded.url, path)).status).toBe(401);
  const own = new NinefoldClient({ url: guarded.url, token: 'open sesame' });
  const listed = await own.list('engines').catch((error: Error) => error.message);
  expect(listed).toBeInstanceOf(Array);
  const allowed = await ask(guarded.url, '/api/v1/solve', undefined, { method: 'OPTIONS', headers: origin });
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, origin.origin]);
  let last = 200;
  for (let i = 0; i < 10; i++)
    last = (await ask(guarded.url, '/api/v1/engines', undefined, { headers: { authorization: 'Bearer open sesame' } })).status;
  expect(last).toBe(429);
  expect((await ask(guarded.url, '/healthz')).status).toBe(200);
  // The files of the page do not count, or else it could not say why it has to wait.
  expect((await ask(guarded.url, '/service.json')).status).toBe(200);
  await guarded.stop();
});

test('an answer that needs more memory than a thread may have is refused, and the next ones are answered', async () => {
  const small = await startService(['--data', 'memory', '--memory', '20']);
  const answer = await ask(small.url, '/api/v1/print', { puzzles: Array.from({ length: 60 }, () => EASY) });
  expect([answer.status, answer.json]).toMatchObject([503, { code: 'out_of_memory' }]);
  expect((await ask(small.url, '/api/v1/rate', { puzzle: EASY })).json).toMatchObject({ status: 'complete', er: 1.2 });
  await small.stop('SIGKILL');
});

describe('generate and print take what the command line takes', () => {
  const generate = (fields: object) => ask(url, '/api/v1/generate', { kind: 'classic:2x2', seed: 3, rate: false, ...fields });

  test('a pattern, a grid to dig in, regions, few and many clues, no two alike', async () => {
    const pattern = 'xxxx.x.xxx......';
    const { json: patterned } = await generate({ pattern });
    const [made] = patterned['puzzles'] as { puzzle: string; solution: string }[];
    for (const [i, sign] of [...made!.puzzle].entries()) if (pattern[i] === '.') expect(sign).toBe('.');
    const { json: dug } = await generate({ solution: made!.solution });
    expect(dug).toMatchObject({ puzzles: [{ solution: made!.solution }] });
    const { json: jigsaw } = await generate({ kind: 'jigsaw:4', regions: 'aaab accb ddcb ddcb'.replace('ddcb ddcb', 'dccb dddb') });
    expect(jigsaw).toMatchObject({ status: 'complete', puzzles: [{ kind: 'jigsaw:4' }] });
    const { json: few } = await generate({ kind: 'classic:2x3', few: true, rounds: 60 });
    const { json: many } = await generate({ kind: 'classic:2x3', many: true, rounds: 60 });
    const clues = (json: Record<string, unknown>) => (json['puzzles'] as { clues: number }[])[0]!.clues;
    expect(clues(few)).toBeLessThan(clues(many));
    // The same rounds give the same puzzle.
    expect((await generate({ kind: 'classic:2x3', few: true, rounds: 60 })).json['puzzles']).toEqual(few['puzzles']);
    // Of the minimal 4x4 puzzles with four clues only thirteen differ in more than their looks.
    const { json: distinct } = await generate({ distinct: true, clues: 4, count: 100, tries: 400 });
    expect(distinct).toMatchObject({ status: 'limit', attempts: 400 });
    expect(distinct['count']).toBeLessThanOrEqual(13);
  });

  test.each([
    [{ few: true, many: true }, '"few" and "many" contradict each other'],
    [{ solution: '1'.repeat(16) }, '"solution" is not a solution'],
    [{ solution: '1...............' }, '"solution" has blanks'],
    [{ pattern: 'xx' }, 'pattern'],
    [{ kind: 'jigsaw:4', regions: 'ab' }, 'region'],
  ])('%j is refused in a sentence', async (fields, words) => {
    const { status, json } = await generate(fields);
    expect([status, json]).toMatchObject([422, { code: 'invalid_puzzle', detail: expect.stringContaining(words) }]);
  });

  test('several puzzles are one book', async () => {
    const book = await client.print({ puzzles: [EASY, HARD, EASY], title: 'A book', rating: false });
    expect(book.type).toBe('application/pdf');
    expect(await book.slice(0, 5).text()).toBe('%PDF-');
    const page = await client.print({ puzzles: [EASY, HARD], format: 'svg', rating: false });
    expect(page.type).toContain('image/svg+xml');
    const { kind, givens } = tooLargeForACode();
    const large = { puzzle: [...givens].join(' '), kind: kind.spec, answers: 'none', rating: false } as const;
    const notes = async (fields: object) =>
      JSON.parse((await ask(url, '/api/v1/print', { ...large, ...fields })).headers.get('x-ninefold-notes') ?? '[]');
    expect(await notes({})).toEqual(['Too large for a code that opens it on a telephone.']);
    expect(await notes({ language: 'fr' })).toEqual(['Trop grande pour un code qui l’ouvre sur un téléphone.']);
    expect(await notes({ qr: false })).toEqual([]);
    expect((await client.print(large)).notes).toEqual(['Too large for a code that opens it on a telephone.']);
    expect(page.notes).toEqual([]);
    await expect(client.print({ puzzles: [EASY, 'nonsense'] })).rejects.toMatchObject({ status: 422, message: /^puzzle 2: / });
    await expect(client.print({ puzzle: EASY, puzzles: [EASY] })).rejects.toMatchObject({ status: 400 });
  });
});

test('what cannot be served is said in a sentence', async () => {
  const second = new LongProcess(['serve', '--port', '0', '--data', folder.path]);
  await expect(second.until(/serving/)).rejects.toThrow('another process uses the data folder');
  const taken = new LongProcess(['serve', '--port', new URL(url).port, '--data', 'memory']);
  await expect(taken.until(/serving/)).rejects.toThrow('the port is in use');
  expect(ninefold(['work'])).toMatchObject({ code: 2, err: expect.stringContaining('NINEFOLD_REDIS') });
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

async function metric(name: string): Promise<number> {
  const text = String((await ask(url, '/metrics')).json['text']);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

describe('reports of experiments', () => {
  const kept = temporaryFolder();
  afterAll(() => kept.remove());

  test('are listed and served by name; nothing outside of the folder is', async () => {
    const file = (path: string, text: string): void => {
      mkdirSync(dirname(join(kept.path, path)), { recursive: true });
      writeFileSync(join(kept.path, path), text);
    };
    file('secret.json', '{"secret":true}');
    file('reports/one/sizes.json', '{"experiment":"sizes"}');
    file('reports/one/sizes.csv', 'a,b');
    file('reports/one/.hidden.json', '{}');
    file('reports/empty/notes.txt', '');
    symlinkSync(join(kept.path, 'secret.json'), join(kept.path, 'reports/one/linked.json'));
    symlinkSync(kept.path, join(kept.path, 'reports/outside'));
    const other = await startService(['--data', kept.path]);
    try {
      expect((await ask(other.url, '/api/v1/reports')).json).toEqual({ reports: [{ name: 'one', experiments: ['sizes'] }] });
      expect((await ask(other.url, '/api/v1/reports/one/sizes')).json).toEqual({ experiment: 'sizes' });
      for (const path of [
        'one/linked',
        'one/sizes.json',
        'one/..%2F..%2Fsecret',
        '..%2F/secret',
        '%2e%2e/secret',
        '../secret',
        'outside/secret',
        'one/.hidden',
        'one/%00',
      ]) {
        const { status, json } = await ask(other.url, `/api/v1/reports/${path}`);
        expect(`${path} ${status}`).toBe(`${path} 404`);
        expect(JSON.stringify(json)).not.toContain('secret":true');
      }
      expect((await ask(other.url, `/api/v1/reports/${'x'.repeat(120)}/sizes`)).status).toBeGreaterThanOrEqual(400);
    } finally {
      expect(await other.stop()).toBe(0);
    }
  });

  test('a folder that will exist soon is waited for; what is no folder is told', async () => {
    const soon = join(kept.path, 'soon');
    const other = await startService(['--data', 'memory', '--reports', soon]);
    try {
      expect((await ask(other.url, '/api/v1/reports')).json).toEqual({ reports: [] });
      mkdirSync(soon);
      writeFileSync(join(soon, 'sizes.json'), '{}');
      expect((await ask(other.url, '/api/v1/reports')).json).toEqual({ reports: [{ name: 'soon', experiments: ['sizes'] }] });
    } finally {
      expect(await other.stop()).toBe(0);
    }
    const file = join(kept.path, 'file');
    writeFileSync(file, '');
    const { code, err } = ninefold(['serve', '--port', '0', '--reports', file]);
    expect([code, err]).toEqual([2, expect.stringMatching(/--reports .*: this is no folder/)]);
  });
});
