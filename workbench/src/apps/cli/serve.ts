import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '#core';
import { LOG_LEVELS } from '../server/log-levels.ts';
import { type Command, type CommandOption, defineCommand, UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { oneOf, wholeNumber } from './parse-options.ts';

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly reports?: string;
  readonly redis?: string;
  readonly threads?: number;
  readonly rate?: number;
  readonly keepDays?: number;
  readonly jobHours?: number;
  readonly timeout?: number;
  readonly memory?: number;
  readonly cors?: string;
  readonly trustProxy?: number | readonly string[];
  readonly hosts?: readonly string[];
  readonly open?: boolean;
  readonly storeMb?: number;
  readonly log: string;
  readonly browser?: boolean;
}

/** `--data memory` keeps jobs in memory only. */
const IN_MEMORY = 'memory';

export const serve: Command = defineCommand<ServeOptions>({
  name: 'serve',
  summary: 'Serve the HTTP API, stored jobs and the web page',
  options: [
    { flags: '--host <ADDRESS>', summary: 'the address to listen on; 0.0.0.0 for all', default: '127.0.0.1' },
    { flags: '--port <N>', summary: 'the port; 0 takes any that is free', parse: portNumber, default: 8080 },
    {
      flags: '--data <DIR>',
      summary: `the folder of stored jobs; "${IN_MEMORY}" stores nothing`,
      default: join(homedir(), '.ninefold'),
    },
    {
      flags: '--reports <DIR>',
      summary: 'a report of "ninefold experiment", or a folder of such, for the page to show (default: "reports" in the folder of --data)',
    },
    redisOption(),
    { flags: '--threads <N>', summary: 'worker threads for long requests, and as many for jobs', parse: wholeNumber('--threads') },
    { flags: '--timeout <SECONDS>', summary: 'the longest time for one answer (default: 10)', parse: wholeNumber('--timeout') },
    {
      flags: '--memory <MB>',
      summary: 'megabytes that one worker thread may use; what needs more is refused (default: 512)',
      parse: wholeNumber('--memory', 16),
    },
    {
      flags: '--rate <N>',
      summary: 'requests of one client to the API in a minute; 0 for no limit (default: 6000)',
      parse: wholeNumber('--rate', 0),
    },
    { flags: '--job-hours <N>', summary: 'hours of one thread that a job may take in all (default: 1)', parse: wholeNumber('--job-hours') },
    { flags: '--keep-days <N>', summary: 'days that ended jobs are kept (default: 7)', parse: wholeNumber('--keep-days') },
    { flags: '--cors <ORIGIN>', summary: 'another origin whose pages may use the API, such as https://example.org' },
    {
      flags: '--trust-proxy <HOPS|ADDRESSES>',
      summary:
        'take the address of a client from X-Forwarded-For: how many proxies stand in front, or their addresses (1, or 10.0.0.1,10.1.0.0/16)',
      parse: proxies,
    },
    { flags: '--hosts <NAMES>', summary: 'answer only to these names, such as sudoku.example.org', parse: hostNames },
    { flags: '--open', summary: 'let anybody use it without a token; on an address for others this needs --hosts, too' },
    {
      flags: '--store-mb <N>',
      summary: 'megabytes of stored jobs at most; work pauses when they are full',
      parse: wholeNumber('--store-mb'),
    },
    { flags: '--browser', summary: 'show the page in the browser of this machine' },
    { flags: '--log <LEVEL>', summary: 'what to log', default: 'info', parse: oneOf('--log', LOG_LEVELS), choices: () => LOG_LEVELS },
  ],
  examples: [
    ['ninefold serve', 'http://127.0.0.1:8080 with the page, /docs for the API'],
    ['ninefold serve --reports report', 'shows what "ninefold experiment all --out report" wrote, in the page'],
    ['NINEFOLD_TOKEN=secret ninefold serve --host 0.0.0.0 --data jobs', 'for others, who need the token'],
    ['ninefold serve --host 0.0.0.0 --open --hosts sudoku.example.org', 'for all who ask for it by this name'],
    ['ninefold serve --redis redis://127.0.0.1:6379', 'jobs are run by "ninefold work" on any number of machines'],
  ],
  notes:
    'NINEFOLD_TOKEN is the token that clients must show, NINEFOLD_REDIS the Redis server. The log goes to standard output, one JSON object per line. Interrupting lets requests finish; jobs go on at the next start.',

  async run({ options }, io) {
    const { startServer, isLoopback, DEFAULT_OPTIONS } = await import('../server/index.ts');
    const { token, redis } = environment(options.redis);
    // A folder that is not there yet is not refused: an experiment may be about to write it, and it is looked at on every request.
    if (options.reports !== undefined && existsSync(options.reports) && !isFolder(options.reports))
      throw new UsageError(`--reports ${options.reports}: this is no folder`);
    if (!isLoopback(options.host) && token === undefined && !(options.open && options.hosts))
      throw new UsageError(
        `--host ${options.host} is for others: set NINEFOLD_TOKEN, or say --open and --hosts NAMES to let anybody use it by these names`,
      );
    try {
      const server = await startServer({
        version: io.version,
        host: options.host,
        port: options.port,
        data: options.data === IN_MEMORY ? undefined : options.data,
        reports: options.reports ?? (options.data === IN_MEMORY ? undefined : join(options.data, 'reports')),
        redis,
        token,
        webRoot: builtPage(),
        cors: options.cors,
        ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
        ...(options.hosts === undefined ? {} : { hosts: options.hosts }),
        ...(options.storeMb === undefined ? {} : { storeMb: options.storeMb }),
        logLevel: options.log as 'info',
        ...(options.threads === undefined ? {} : { threads: options.threads }),
        ...(options.memory === undefined ? {} : { memoryMb: options.memory }),
        ...(options.rate === undefined ? {} : { rate: options.rate === 0 ? Number.POSITIVE_INFINITY : options.rate }),
        ...(options.keepDays === undefined ? {} : { keepDays: options.keepDays }),
        ...(options.jobHours === undefined ? {} : { jobSeconds: 3600 * options.jobHours }),
        ...(options.timeout === undefined ? {} : { limits: { ...DEFAULT_OPTIONS.limits, timeMs: 1000 * options.timeout } }),
      });
      io.warn(`ninefold: serving at ${server.url} (API: ${server.url}/docs)`);
      if (options.browser) openInBrowser(server.url);
      await io.untilStopped();
      await server.close();
      return EXIT.ok;
    } catch (error) {
      io.warn(`ninefold: cannot serve: ${startFailure(error)}`);
      return EXIT.badInput;
    }
  },
});

/** The option that names the Redis server, for those who give out parts and those who run them. */
export function redisOption(): CommandOption {
  return { flags: '--redis <URL>', summary: 'the Redis server that links machines (or NINEFOLD_REDIS)', parse: redisUrl };
}

/** Settings that are secret or belong to the machine come from the environment. */
export function environment(redis: string | undefined): { readonly token: string | undefined; readonly redis: string | undefined } {
  const { NINEFOLD_TOKEN: token, NINEFOLD_REDIS: fromEnvironment } = process.env;
  return { token: token === '' ? undefined : token, redis: redis ?? (fromEnvironment === '' ? undefined : fromEnvironment) };
}

function redisUrl(text: string): Result<string> {
  return /^rediss?:\/\/[^\s]+$/.test(text)
    ? ok(text)
    : fail('--redis must be a URL such as redis://127.0.0.1:6379, not "{text}"', { text: text.slice(0, 60) });
}

function portNumber(text: string): Result<number> {
  const number = wholeNumber('--port', 0)(text);
  return number.ok && number.value > 65_535 ? fail('--port must be at most 65535, not "{text}"', { text }) : number;
}

/** How many proxies stand in front, or where they are. */
function proxies(text: string): Result<number | readonly string[]> {
  if (/^\d{1,2}$/.test(text)) return ok(Number(text));
  const addresses = text.split(',').map((one) => one.trim());
  const isAddress = (one: string): boolean => isIP(one.replace(/\/\d{1,3}$/, '')) !== 0;
  return addresses.every(isAddress)
    ? ok(addresses)
    : fail('--trust-proxy must be a number of proxies or their addresses, such as 1 or 10.0.0.1, not "{text}"', {
        text: text.slice(0, 60),
      });
}

function hostNames(text: string): Result<readonly string[]> {
  const names = text.split(',').map((one) => one.trim());
  return names.every((name) => /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(name))
    ? ok(names)
    : fail('--hosts must be names such as sudoku.example.org, not "{text}"', { text: text.slice(0, 60) });
}

/** Shows an address in the browser that the system prefers; a machine without one serves all the same. */
function openInBrowser(url: string): void {
  const [program, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open'];
  spawn(program!, [...args, url], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The folder of the built page: beside the bundle of this command. */
export function builtPage(): string | undefined {
  const folder = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(folder) ? folder : undefined;
}

const START_FAILURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; choose another with --port',
  EACCES: 'there is no permission for this address, port or folder',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'the host is not known',
};

function startFailure(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : START_FAILURES[code]) ?? message;
}
