import { useEffect, useSyncExternalStore } from 'react';

/** A value that views follow: they are drawn again when it becomes another object. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** The value of a store, in a component. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Gives what waits in a store to a component, once: who comes back later does not find it again. */
export function useArrival<T>(store: Store<T | undefined>, take: (arrived: T) => void): void {
  const waiting = useStore(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is only the occasion
  useEffect(() => {
    // Asked again, because something further may have come since this was drawn, which would be thrown away unseen.
    const arrived = store.get();
    if (arrived === undefined) return;
    store.set(undefined);
    take(arrived);
  }, [store, waiting, take]);
}
