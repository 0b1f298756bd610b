/** Milliseconds by which anything may come late; 0 where the machine is left as it is. */
export const LATEST_MS = Number(process.env['NINEFOLD_SLOW_MS'] ?? 0);

/**
 * A slow machine on a fast one: timers, frames, answers of workers and of servers, databases and files all come late by chance, each kind in its own order. What looks
 * too soon, and what lets a late answer win, fails here in most runs, and elsewhere in one of a thousand. Runs in the page, before it.
 */
export function slowDown(most: number): void {
  const later = (): number => Math.random() * most;
  const plain = window.setTimeout.bind(window);
  const pause = (): Promise<void> => new Promise((resolve) => plain(resolve, later()));
  // What is due at once comes late in the order in which it was asked for, as everywhere.
  let last = 0;
  const inTurn = (): number => {
    const now = performance.now();
    last = Math.max(last, now + later());
    return last - now;
  };
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    plain(run, ms > 1 ? ms + later() : inTurn(), ...rest)) as typeof setTimeout;

  const frame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const waiting = new Map<number, number>();
  window.requestAnimationFrame = (run) => {
    const id = frame(() => {
      const timer = plain(() => {
        waiting.delete(id);
        run(performance.now());
      }, inTurn());
      waiting.set(id, timer);
    });
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancel(id);
    clearTimeout(waiting.get(id));
  };

  window.Worker = class extends Worker {
    #listener: Worker['onmessage'] = null;
    #last = Promise.resolve();
    override set onmessage(listener: Worker['onmessage']) {
      this.#listener = listener;
      super.onmessage = (event) => {
        this.#last = this.#last.then(pause).then(() => void this.#listener?.call(this, event));
      };
    }
  } as typeof Worker;

  const { fetch } = window;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    await pause();
    return answer;
  };
  for (const way of ['text', 'arrayBuffer'] as const) {
    const read = Blob.prototype[way] as () => Promise<never>;
    Blob.prototype[way] = async function (this: Blob) {
      await pause();
      return read.call(this);
    };
  }
  // A database that is opened and a change that is complete; what happens within a change may not be held up.
  for (const [asked, name] of [
    [IDBOpenDBRequest.prototype, 'onsuccess'],
    [IDBTransaction.prototype, 'oncomplete'],
  ] as const) {
    const { set } = Object.getOwnPropertyDescriptor(name === 'onsuccess' ? IDBRequest.prototype : asked, name)!;
    Object.defineProperty(asked, name, {
      set(listener: (event: Event) => void) {
        set!.call(this, (event: Event) => void pause().then(() => listener.call(this, event)));
      },
    });
  }
}
