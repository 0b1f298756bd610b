import { makeRandom, type Random } from '#core';
import { Pipeline, type RawAnswer } from './pipeline.ts';

/** How a running service is driven. */
export interface Load {
  readonly url: string;
  readonly token?: string;
  readonly connections: number;
  /** Requests of one connection that may wait for their answers. */
  readonly pipeline: number;
  readonly seconds: number;
  /** Stop after so many requests, however long they take. */
  readonly requests?: number;
  /** Requests a second that are to be sent; as many as are answered where undefined. */
  readonly rate?: number;
  readonly seed: number;
  /** Plain 9x9 lines of one solution each; every request has one of them with its digits changed. */
  readonly puzzles: readonly string[];
}

export interface LoadReport {
  readonly seconds: number;
  readonly answered: number;
  readonly perSecond: number;
  /** Milliseconds from when a request was due to its answer. */
  readonly latencyMs: { readonly p50: number; readonly p90: number; readonly p99: number; readonly p999: number; readonly max: number };
  /** Answers that were no solution (by status), lost connections, and requests that were due and could not be sent. */
  readonly errors: Readonly<Record<string, number>>;
  readonly heldBack: number;
  /** Answers that do not belong to their request. */
  readonly mixedUp: number;
}

/** Latencies are kept in steps of a tenth of a millisecond, so that a million cost no more than one. */
const STEP_MS = 0.1;
const STEPS = 200_000;
/** Milliseconds between two looks at what is due. */
const TICK_MS = 2;

/** Drives a service with solves of 9x9 puzzles and judges every answer: it must hold the givens of its own request. */
export async function driveService(load: Load): Promise<LoadReport> {
  const { hostname, port } = new URL(load.url);
  const pipes = Array.from({ length: load.connections }, () => new Pipeline(hostname, Number(port)));
  const random = makeRandom(load.seed);
  const histogram = new Uint32Array(STEPS + 1);
  const errors: Record<string, number> = {};
  let [sent, answered, heldBack, mixedUp] = [0, 0, 0, 0];
  let most = 0;
  const began = performance.now();
  const end = began + 1000 * load.seconds;
  const isOver = (): boolean => (load.requests === undefined ? performance.now() >= end : sent >= load.requests);

  const take = (puzzle: string, due: number, answer: RawAnswer | undefined): void => {
    if (answer?.status !== 200) {
      const name = answer ? String(answer.status) : 'lost';
      errors[name] = (errors[name] ?? 0) + 1;
      return;
    }
    answered++;
    const ms = performance.now() - due;
    most = Math.max(most, ms);
    histogram[Math.min(STEPS, Math.floor(ms / STEP_MS))]!++;
    if (!belongs(puzzle, answer.body)) mixedUp++;
  };
  const send = (pipe: Pipeline, due: number, then: () => void): void => {
    const puzzle = relabel(load.puzzles[sent % load.puzzles.length]!, random);
    sent++;
    pipe.send(requestFor(puzzle, load), (answer) => {
      take(puzzle, due, answer);
      then();
    });
  };

  if (load.rate === undefined) {
    await Promise.all(
      pipes.map(
        (pipe) =>
          new Promise<void>((resolve) => {
            const fill = (): void => {
              while (!isOver() && pipe.isOpen && pipe.outstanding < load.pipeline) send(pipe, performance.now(), fill);
              if ((isOver() || !pipe.isOpen) && pipe.outstanding === 0) resolve();
            };
            fill();
          }),
      ),
    );
  } else {
    let due = began;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        for (; due <= performance.now() && !isOver(); due += 1000 / load.rate!) {
          const pipe = pipes.reduce((best, one) => (one.isOpen && one.outstanding < best.outstanding ? one : best));
          if (pipe.isOpen && pipe.outstanding < load.pipeline) send(pipe, due, () => undefined);
          else heldBack++;
        }
        if (!isOver() || pipes.some((pipe) => pipe.isOpen && pipe.outstanding > 0)) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
  }
  const seconds = (performance.now() - began) / 1000;
  for (const pipe of pipes) pipe.close();
  return {
    seconds,
    answered,
    perSecond: answered / seconds,
    latencyMs: { ...percentiles(histogram, answered), max: Math.round(most * 10) / 10 },
    errors,
    heldBack,
    mixedUp,
  };
}

function requestFor(puzzle: string, { url, token }: Load): string {
  const body = `{"puzzle":"${puzzle}"}`;
  const { host } = new URL(url);
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  return `POST /api/v1/solve HTTP/1.1\r\nhost: ${host}\r\n${authorization}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** The puzzle with its digits changed: another puzzle, as hard as the first. */
function relabel(puzzle: string, random: Random): string {
  const digits = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return puzzle.replace(/[1-9]/g, (digit) => String(digits[Number(digit) - 1]));
}

/** Whether an answer is one solution, and of this puzzle. */
function belongs(puzzle: string, body: string): boolean {
  const solution = /"count":1,"solutions":\["(\d{81})"\]/.exec(body)?.[1];
  if (solution === undefined) return false;
  for (let i = 0; i < 81; i++) if (puzzle[i] !== '.' && puzzle[i] !== '0' && puzzle[i] !== solution[i]) return false;
  return true;
}

function percentiles(histogram: Uint32Array, total: number): Omit<LoadReport['latencyMs'], 'max'> {
  const at = (share: number): number => {
    let seen = 0;
    for (let step = 0; step <= STEPS; step++) {
      seen += histogram[step]!;
      if (seen >= share * total) return Math.round((step + 1) * STEP_MS * 10) / 10;
    }
    return Number.POSITIVE_INFINITY;
  };
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999) };
}

/** Bytes of memory that a service has, as its metrics say; undefined where they do not. */
export async function memoryOf(url: string, token?: string): Promise<number | undefined> {
  const answer = await fetch(`${url}/metrics`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const bytes = /^ninefold_process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
  return bytes === undefined ? undefined : Number(bytes);
}
