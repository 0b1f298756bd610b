import { availableParallelism } from 'node:os';
import { type Limits, SERVICE_LIMITS } from '#operations';
import type { LogLevel } from './log-levels.ts';

/** How a service is set up. */
export interface ServerOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  /** The folder of stored jobs; in memory where undefined, and then nothing survives the process. */
  readonly data: string | undefined;
  /** A report of `ninefold experiment`, or a folder of such, for the page to show; none where undefined. */
  readonly reports: string | undefined;
  /** The Redis server through which other machines take part, such as redis://127.0.0.1:6379. */
  readonly redis: string | undefined;
  /** What clients must show as `Authorization: Bearer TOKEN`; nothing where undefined. */
  readonly token: string | undefined;
  /** The folder of the built web page; none is served where undefined. */
  readonly webRoot: string | undefined;
  /** Another origin whose pages may use the API from a browser. */
  readonly cors: string | undefined;
  /** Names by which the service may be asked for, such as example.org; any where there is none and it does not listen on loopback. */
  readonly hosts: readonly string[];
  /** The proxies in front, which write addresses of clients into X-Forwarded-For: how many there are one behind the other, or their addresses. */
  readonly trustProxy: number | readonly string[];
  /** Worker threads for long requests, and as many again for jobs. */
  readonly threads: number;
  /** What one request may cost. */
  readonly limits: Limits;
  /** Bytes of a request. */
  readonly bodyBytes: number;
  /** Bytes of a file of puzzles that is sent for a job. */
  readonly fileBytes: number;
  /** Bytes of a picture that is sent instead of a puzzle. */
  readonly pictureBytes: number;
  /** Milliseconds after which a file that has stopped coming is given up. */
  readonly stallMs: number;
  /** Megabytes of the store of jobs at most; may be infinite. */
  readonly storeMb: number;
  /** Megabytes of memory of one worker thread. */
  readonly memoryMb: number;
  /** Requests of one client in a minute; may be infinite. */
  readonly rate: number;
  /** Long requests of one client at once, running and waiting. */
  readonly requestsPerClient: number;
  /** The same of all clients. */
  readonly requestsWaiting: number;
  /** Running jobs of one client. */
  readonly jobsPerClient: number;
  /** Seconds of one thread that a job may take in all. */
  readonly jobSeconds: number;
  /** Days that ended jobs are kept. */
  readonly keepDays: number;
  readonly logLevel: LogLevel;
}

/**
 * How far threads stand back behind those that take requests and answer the quick ones, on Linux. It is no more than a step, because they
 * stand back behind every other program of the machine as well: at 15 a job beside two busy programs got two hundredths of a core.
 */
export const NICE = { slow: 3, jobs: 5 } as const;

/** Safe where nothing else is asked for: this machine only, and limits for strangers. */
export const DEFAULT_OPTIONS: ServerOptions = {
  host: '127.0.0.1',
  port: 8080,
  data: undefined,
  reports: undefined,
  redis: undefined,
  token: undefined,
  webRoot: undefined,
  cors: undefined,
  hosts: [],
  trustProxy: 0,
  threads: availableParallelism(),
  limits: SERVICE_LIMITS,
  bodyBytes: 1 << 20,
  fileBytes: 1 << 28,
  pictureBytes: 16 << 20,
  stallMs: 30_000,
  storeMb: Number.POSITIVE_INFINITY,
  memoryMb: 512,
  rate: 6000,
  requestsPerClient: 8,
  requestsWaiting: 64,
  jobsPerClient: 16,
  jobSeconds: 3600,
  keepDays: 7,
  logLevel: 'info',
};
