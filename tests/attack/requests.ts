import { connect } from 'node:net';
import { formatPuzzle, formats, parsePuzzle } from '#formats';
import { type Assault, askAs, type Ground, pick, type Service, SMALL, Tally, withService } from './assault.ts';

// What a single request can hold: texts, bodies, headers.

const PUZZLE = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
/** Answers that say what is wrong. */
const REFUSALS = [200, 400, 403, 404, 405, 408, 411, 412, 413, 414, 415, 416, 417, 422, 429, 431, 501, 505];

/** Texts that readers have to go back and forth in: long runs, long lines, deep nesting, beginnings without an end, and broken examples. */
function* adversarial({ random, amount }: Ground): Generator<{ readonly format: string; readonly text: string }> {
  const length = amount(20_000, 200_000);
  const runs = [
    '\r',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '.',
    '0',
    '1',
    '|',
    '-',
    '+',
    '#',
    ',',
    ';',
    ':',
    '=',
    '[',
    '{',
    '(',
    '<',
    '"',
    'a',
    'é',
    '\u2028',
    '\0',
    '1 ',
    '. \n',
    '|.',
    '[[',
    '{"',
    'cage 1: ',
    'kind: ',
    '<!--',
    '&#',
  ];
  const puzzle = parsePuzzle(PUZZLE);
  if (!puzzle.ok) throw new Error(puzzle.error);
  for (const { id, open, write } of formats) {
    if (!open) continue;
    const written = write ? formatPuzzle(puzzle.value, id) : undefined;
    const example = written?.ok ? written.value : PUZZLE;
    for (const run of runs) {
      const long = run.repeat(Math.ceil(length / run.length));
      yield { format: id, text: long };
      yield { format: id, text: `${example.slice(0, 40)}${long}` };
    }
    for (let i = 0; i < amount(5, 60); i++) {
      const at = random.below(example.length);
      const text = `${example.slice(0, at)}${pick(random, runs).repeat(1 + random.below(200))}${example.slice(at + random.below(9))}`;
      yield { format: id, text };
    }
  }
}

const texts: Assault = {
  id: 'texts',
  what: 'adversarial texts for every format, named and unnamed, and a stranger beside them',
  isShort: true,
  run: (ground) =>
    withService(['--data', 'memory', '--rate', '0', '--trust-proxy', '1'], async (service) => {
      const tally = new Tally();
      const all = [...adversarial(ground)];
      const chosen = ground.scale === 'full' ? all : Array.from({ length: 150 }, () => pick(ground.random, all));
      let slowest = { ms: 0, format: '', text: '' };
      let stranger = 0;
      for (const [i, { format, text }] of chosen.entries()) {
        const named = i % 2 === 0 ? { from: format } : {};
        const { status, ms } = await askAs(service, '192.0.2.1', 'check', { puzzle: text, timeMs: 200, ...named });
        tally.add(status);
        if (ms > slowest.ms) slowest = { ms, format, text };
        if (i % 25 === 0) stranger = Math.max(stranger, (await askAs(service, '192.0.2.2', 'hint', SMALL)).ms);
      }
      const seen = `${chosen.length} texts: ${tally}; the slowest ${slowest.ms.toFixed(0)} ms (${slowest.format}, ${slowest.text.length} characters of ${JSON.stringify(slowest.text.slice(0, 3))}), a stranger at most ${stranger.toFixed(0)} ms`;
      return { held: tally.others([200, 413, 422]).length === 0, seen };
    }),
};

/** Sends bytes as they are, and reads the statuses of what comes back. */
function sendRaw({ url }: Service, bytes: string | Buffer, waitMs = 3000): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed');
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) end();
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}

function post(path: string, body: string | Buffer, headers: Readonly<Record<string, string | number>> = {}): Buffer {
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`POST /api/v1/${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

const bodies: Assault = {
  id: 'bodies',
  what: 'deep, huge, broken and lying bodies',
  isShort: true,
  run: ({ amount }) =>
    withService(['--data', 'memory', '--rate', '0'], async (service) => {
      const deep = amount(20_000, 200_000);
      const sent: (string | Buffer)[] = [];
      for (const path of ['solve', 'batch', 'jobs', 'generate', 'print'])
        sent.push(
          post(path, '['.repeat(deep) + ']'.repeat(deep)),
          post(path, `{"options":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`),
          post(path, `{"puzzle":"${PUZZLE}","__proto__":{"engine":"x"},"constructor":{"prototype":{"a":1}}}`),
          post(path, `{"puzzle":${'9'.repeat(10_000)}}`),
          post(path, '{"puzzle":1e999,"nodes":-0,"limit":1e308}'),
          post(path, `{${'"puzzle":"1",'.repeat(20_000)}"kind":"latin:200"}`),
          post(path, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
          post(path, `{"puzzle":"\\ud800","kind":"\\u0000"}`),
          post(path, `"${'x'.repeat(1_100_000)}"`),
          post(path, ''),
          post(path, '{}', { 'content-length': 9_999_999_999 }),
          post(path, 'null'),
        );
      sent.push(
        post('solve', JSON.stringify({ puzzle: '.', kind: 'latin:99999' })),
        post('solve', JSON.stringify({ puzzle: '.', kind: 'grid:900x900/values=1-900' })),
      );
      const tally = new Tally();
      for (const bytes of sent) tally.add(await sendRaw(service, bytes));
      const alive = (await fetch(`${service.url}/healthz`)).status;
      return { held: alive === 200 && tally.others([...REFUSALS, 'closed']).length === 0, seen: `${sent.length} bodies: ${tally}` };
    }),
};

const headers: Assault = {
  id: 'headers',
  what: 'forged hosts, origins, tokens, addresses, ranges and conditions; smuggling; ways round the token and out of the folder',
  isShort: true,
  run: () =>
    withService(['--data', 'memory', '--rate', '0'], async (service) => {
      const get = (path: string, ...lines: string[]): string =>
        `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`;
      const host = 'host: localhost';
      /** What is sent, and the statuses that may come. */
      const sent: readonly (readonly [string | Buffer, readonly string[]])[] = [
        [get('/api/v1/engines', 'host: evil.example'), ['403']],
        [get('/api/v1/engines', 'host: localhost.evil.example'), ['403']],
        [get('/api/v1/engines', 'host: 127.0.0.1@evil.example'), ['403', '400']],
        [get('/api/v1/engines', 'x: y'), ['400', '403']],
        [get('/api/v1/engines', host, 'host: evil.example'), ['400', '200']],
        [get('/api/v1/engines', host, 'origin: null'), ['403']],
        [get('/api/v1/engines', host, 'origin: https://evil.example'), ['403']],
        [get('/api/v1/engines', host, 'sec-fetch-site: cross-site'), ['403']],
        [get('/%61pi/v1/engines', host, 'sec-fetch-site: cross-site'), ['403']],
        [get('/api/v1/engines', host, `x-forwarded-for: ${'1.2.3.4, '.repeat(500)}5.6.7.8`), ['200']],
        [get('/', host, 'range: bytes=9999999999-'), ['416']],
        [get('/', host, 'range: bytes=0-0,1-1,2-2,3-3'), ['200', '206', '416']],
        [get('/', host, 'if-match: "x"'), ['412']],
        [get('/', host, 'if-modified-since: the day before'), ['200', '304']],
        [get('/', host, `accept-language: ${'x;q=0.1,'.repeat(1500)}`), ['200', '431']],
        [get('/', host, `cookie: ${'a'.repeat(30_000)}`), ['431']],
        ...[
          '/../../etc/passwd',
          '/..%2f..%2fetc/passwd',
          '/%2e%2e/%2e%2e/etc/passwd',
          '/....//etc/passwd',
          '/assets/..%5c..%5cpackage.json',
          '/%00',
          '/.git/config',
          '//etc/passwd',
        ].map((path) => [get(path, host), ['400', '403', '404']] as const),
        [
          `POST /api/v1/solve HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n`,
          ['400'],
        ],
        [`POST /api/v1/solve HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello`, ['400']],
        [`POST /api/v1/solve HTTP/1.1\r\n${host}\r\ntransfer-encoding: xchunked\r\n\r\nhello`, ['400', '501']],
        [`GET / HTTP/1.1\r\n${host}\r\n x: folded\r\n\r\n`, ['400', '200']],
        [`GET / HTTP/9.9\r\n${host}\r\n\r\n`, ['400', '505']],
        [`GET ${'/x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n\r\n`, ['414', '431', '404']],
        ['\x16\x03\x01\x02\x00\x01\x00\x01', ['400']],
        ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ['400', '505']],
        [`TRACE / HTTP/1.1\r\n${host}\r\n\r\n`, ['404', '405']],
        [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`, ['closed', '400', '404', '405']],
        [
          `OPTIONS /api/v1/solve HTTP/1.1\r\n${host}\r\norigin: https://evil.example\r\naccess-control-request-method: POST\r\n\r\n`,
          ['403'],
        ],
        [post('solve', JSON.stringify({ puzzle: PUZZLE }), { 'content-type': 'application/json; charset=utf-7' }), ['200', '415']],
        [post('solve', JSON.stringify({ puzzle: PUZZLE }), { 'content-encoding': 'gzip' }), ['200', '400', '415']],
        [post('solve', JSON.stringify({ puzzle: PUZZLE }), { expect: '999-nothing' }), ['417', '200']],
      ];
      const wrong: string[] = [];
      for (const [bytes, expected] of sent) {
        const status = await sendRaw(service, bytes);
        if (!expected.includes(status)) wrong.push(`${String(bytes).slice(0, 70).replaceAll('\r\n', ' ')}: ${status}`);
      }
      const around = await withService(['--data', 'memory'], tokenless, { NINEFOLD_TOKEN: 'secret' });
      return {
        held: wrong.length === 0 && around.length === 0,
        seen: `${sent.length} requests, ${WAYS.length} ways round a token${[...wrong, ...around].map((one) => `; ${one}`).join('')}`,
      };
    }),
};

const WAYS = [
  '',
  'Bearer',
  'Bearer ',
  'bearer wrong',
  'Basic c2VjcmV0',
  'secret',
  'Bearer secret2',
  'Bearer  secret',
  'Bearer secret\tx',
  'Token secret',
];

/** Ways round a token that let somebody in. */
async function tokenless({ url }: Service): Promise<string[]> {
  const open: string[] = [];
  for (const authorization of WAYS)
    for (const path of ['/api/v1/engines', '/%61pi/v1/engines', '/metrics', '//api/v1/engines', '/api/v1/jobs?token=secret']) {
      const answer = await fetch(url + path, { headers: { authorization, cookie: 'token=secret' } });
      if (answer.status === 200) open.push(`${authorization} at ${path}`);
    }
  return open;
}

export const requestAssaults: readonly Assault[] = [texts, bodies, headers];
