import { makeRandom, type Random, round } from '#core';
import { Pipeline, type RawAnswer } from './pipeline.ts';

/** How a running service is driven. */
export interface ServiceDrive {
  readonly url: string;
  readonly token?: string;
  readonly connections: number;
  /** Requests of one connection that may wait for their answers. */
  readonly pipeline: number;
  readonly seconds: number;
  /** Stop after this many requests, however long they take. */
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
export async function driveService(load: ServiceDrive): Promise<LoadReport> {
  const drive = new Drive(load);
  await (load.rate === undefined ? drive.asAnswered() : drive.atRate(load.rate));
  return drive.end();
}

class Drive {
  readonly #load: ServiceDrive;
  readonly #pipes: readonly Pipeline[];
  readonly #random: Random;
  readonly #began = performance.now();
  readonly #histogram = new Uint32Array(STEPS + 1);
  readonly #errors: Record<string, number> = {};
  #sent = 0;
  #answered = 0;
  #heldBack = 0;
  #mixedUp = 0;
  #mostMs = 0;

  constructor(load: ServiceDrive) {
    const { hostname, port } = new URL(load.url);
    this.#load = load;
    this.#pipes = Array.from({ length: load.connections }, () => new Pipeline(hostname, Number(port)));
    this.#random = makeRandom(load.seed);
  }

  #isOver(): boolean {
    const { requests, seconds } = this.#load;
    return requests === undefined ? performance.now() >= this.#began + 1000 * seconds : this.#sent >= requests;
  }

  #send(pipe: Pipeline, due: number, then: () => void): void {
    const { puzzles } = this.#load;
    const puzzle = relabel(puzzles[this.#sent++ % puzzles.length]!, this.#random);
    pipe.send(requestFor(puzzle, this.#load), (answer) => {
      this.#take(puzzle, due, answer);
      then();
    });
  }

  #take(puzzle: string, due: number, answer: RawAnswer | undefined): void {
    if (answer?.status !== 200) {
      const name = answer ? String(answer.status) : 'lost';
      this.#errors[name] = (this.#errors[name] ?? 0) + 1;
      return;
    }
    this.#answered++;
    const ms = performance.now() - due;
    this.#mostMs = Math.max(this.#mostMs, ms);
    this.#histogram[Math.min(STEPS, Math.floor(ms / STEP_MS))]!++;
    if (!belongs(puzzle, answer.body)) this.#mixedUp++;
  }

  /** Each connection sends when an answer has come. */
  async asAnswered(): Promise<void> {
    const drive = (pipe: Pipeline): Promise<void> =>
      new Promise((resolve) => {
        const fill = (): void => {
          while (!this.#isOver() && pipe.isOpen && pipe.outstanding < this.#load.pipeline) this.#send(pipe, performance.now(), fill);
          if ((this.#isOver() || !pipe.isOpen) && pipe.outstanding === 0) resolve();
        };
        fill();
      });
    await Promise.all(this.#pipes.map(drive));
  }

  /** This many a second, whether they are answered or not; what cannot be sent is held back. */
  async atRate(rate: number): Promise<void> {
    let due = this.#began;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        for (; due <= performance.now() && !this.#isOver(); due += 1000 / rate) {
          const pipe = this.#pipes.reduce((best, one) => (one.isOpen && one.outstanding < best.outstanding ? one : best));
          if (pipe.isOpen && pipe.outstanding < this.#load.pipeline) this.#send(pipe, due, () => undefined);
          else this.#heldBack++;
        }
        if (!this.#isOver() || this.#pipes.some((pipe) => pipe.isOpen && pipe.outstanding > 0)) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
  }

  end(): LoadReport {
    const seconds = (performance.now() - this.#began) / 1000;
    for (const pipe of this.#pipes) pipe.close();
    return {
      seconds,
      answered: this.#answered,
      perSecond: this.#answered / seconds,
      latencyMs: { ...percentiles(this.#histogram, this.#answered), max: round(this.#mostMs, 1) },
      errors: this.#errors,
      heldBack: this.#heldBack,
      mixedUp: this.#mixedUp,
    };
  }
}

function requestFor(puzzle: string, { url, token }: ServiceDrive): string {
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
      if (seen >= share * total) return round((step + 1) * STEP_MS, 1);
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
