/** How many places there are, and how many may wait for them. */
interface FairQueueOptions {
  /** What runs at once. */
  readonly places: number;
  /** Places that one client may have at once. */
  readonly share: number;
  /** What one client may have running and waiting, and all of them together. */
  readonly perClient: number;
  readonly most: number;
}

/** There is no room: this client has too much under way, or all of them together. */
export class Crowded extends Error {
  readonly whose: 'client' | 'all';
  readonly count: number;

  constructor(whose: 'client' | 'all', count: number) {
    super(`${count} tasks are under way`);
    this.whose = whose;
    this.count = count;
  }
}

interface Client {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets work begin in turns: clients come one after the other, however much each of them has waiting, and none of them may take all places.
 * So what one client sends keeps only that client waiting.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** In the order of their turns. */
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #all = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** What runs or waits. */
  get underWay(): number {
    return this.#all;
  }

  /** Runs work when its turn has come; rejects with `Crowded` where there is no room, and with the reason of the signal where that ends the waiting. */
  async run<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const client = this.#enter(name);
    try {
      await this.#turn(client, signal);
      try {
        return await work();
      } finally {
        client.running--;
        this.#running--;
      }
    } finally {
      this.#all--;
      if (client.running === 0 && client.waiting.length === 0) this.#clients.delete(name);
      this.#next();
    }
  }

  #enter(name: string): Client {
    const { perClient, most } = this.#options;
    const client = this.#clients.get(name) ?? { running: 0, waiting: [] };
    const mine = client.running + client.waiting.length;
    if (mine >= perClient) throw new Crowded('client', mine);
    if (this.#all >= most) throw new Crowded('all', this.#all);
    this.#clients.set(name, client);
    this.#all++;
    return client;
  }

  async #turn(client: Client, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        client.running++;
        this.#running++;
        resolve();
      };
      const leave = (): void => {
        client.waiting.splice(client.waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      client.waiting.push(begin);
      this.#next();
    });
  }

  /** Gives free places to those whose turn it is; who has had one goes to the end of the line. */
  #next(): void {
    const { places, share } = this.#options;
    while (this.#running < places) {
      const turn = [...this.#clients].find(([, { running, waiting }]) => running < share && waiting.length > 0);
      if (!turn) return;
      const [name, client] = turn;
      this.#clients.delete(name);
      this.#clients.set(name, client);
      client.waiting.shift()!();
    }
  }
}
