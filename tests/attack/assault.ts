import { makeRandom, type Random } from '#core';
import { startService } from '../service.ts';

/** What came of an assault: whether the service held, and what was seen. */
interface Finding {
  readonly held: boolean;
  readonly seen: string;
}

/** How much is done: what fits into the tests, or all of it. */
export type Scale = 'short' | 'full';

/** What an assault works with. Everything is on this machine, bounded, and repeats with the same seed. */
export interface Ground {
  readonly scale: Scale;
  readonly random: Random;
  /** This many in the short form, this many in the full one. */
  amount(short: number, full: number): number;
  /** Whether an operation is asked, where somebody named some. */
  asks(operation: string): boolean;
}

/** One way of going at the service. */
export interface Assault {
  readonly id: string;
  readonly what: string;
  /** Whether it is a part of the short form. */
  readonly isShort: boolean;
  run(ground: Ground): Promise<Finding>;
}

export function makeGround(scale: Scale, seed: number, id: string, operations?: readonly string[]): Ground {
  return {
    scale,
    asks: (operation) => operations?.includes(operation) ?? true,
    // Each assault has numbers of its own, so that it does not matter which others were run.
    random: makeRandom([...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2 ** 31, seed)),
    amount: (short, full) => (scale === 'short' ? short : full),
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Runs something against a service of its own. */
export async function withService<T>(
  args: readonly string[],
  act: (service: Service) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const service = await startService(args, env);
  try {
    return await act(service);
  } finally {
    await service.stop('SIGKILL');
  }
}

/** Statuses and how often each came, for the table. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(what: number | string): void {
    this.#counts.set(String(what), (this.#counts.get(String(what)) ?? 0) + 1);
  }

  /** What came that was not expected. */
  others(expected: readonly (number | string)[]): string[] {
    return [...this.#counts.keys()].filter((what) => !expected.map(String).includes(what));
  }

  toString(): string {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, count]) => `${count.toLocaleString('en')} × ${what}`)
      .join(', ');
  }
}

/** The value that this many of the numbers do not pass. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** One of some. */
export function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)]!;
}

/** Asks as a client with an address of its own, of a service behind one proxy; the status and the time. */
export async function askAs(
  { url }: Service,
  client: string,
  path: string,
  body?: unknown,
  leaves: AbortSignal = new AbortController().signal,
): Promise<{ readonly status: number; readonly ms: number; readonly text: string }> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    signal: AbortSignal.any([leaves, AbortSignal.timeout(60_000)]),
  });
  const text = await answer.text();
  return { status: answer.status, ms: performance.now() - began, text };
}

export const SMALL = { puzzle: '12..............', kind: 'classic:2x2' };
export const NASTY = { puzzle: '.'.repeat(625), kind: 'classic:5x5', limit: 'all' };
