import { connect, type Socket } from 'node:net';

/** What came back for one request. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One connection to an HTTP service that sends requests without waiting for the answers to those before, as HTTP/1.1 allows:
 * the least that a client can do, so that what is measured is the service and not its client.
 */
export class Pipeline {
  readonly #socket: Socket;
  readonly #waiting: ((answer: RawAnswer | undefined) => void)[] = [];
  #received: Buffer = Buffer.alloc(0);
  #first = 0;

  constructor(host: string, port: number) {
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.on('data', (data: Buffer) => this.#take(data));
    this.#socket.on('error', () => this.#lose());
    this.#socket.on('close', () => this.#lose());
  }

  /** Requests that wait for their answer. */
  get outstanding(): number {
    return this.#waiting.length - this.#first;
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  /** Sends a request; `then` gets its answer, or undefined where the connection was lost. */
  send(request: string, then: (answer: RawAnswer | undefined) => void): void {
    this.#waiting.push(then);
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    for (;;) {
      const headEnd = this.#received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = this.#received.toString('latin1', 0, headEnd);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const end = headEnd + 4 + length;
      if (this.#received.length < end) return;
      const body = this.#received.toString('utf8', headEnd + 4, end);
      this.#received = this.#received.subarray(end);
      this.#next()?.({ status: Number(head.slice(9, 12)), body });
    }
  }

  #next(): ((answer: RawAnswer | undefined) => void) | undefined {
    const then = this.#waiting[this.#first++];
    // The list is cut now and then and not at every answer, which would copy it each time.
    if (this.#first > 1024) {
      this.#waiting.splice(0, this.#first);
      this.#first = 0;
    }
    return then;
  }

  #lose(): void {
    for (let then = this.#next(); then; then = this.#next()) then(undefined);
  }
}
