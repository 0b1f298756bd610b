import { makeRandom } from '#core';
import { partsOut } from '#pools';

/** A fleet and its work, as measured on real runs. All times are milliseconds. */
export interface Fleet {
  readonly workers: number;
  readonly parts: number;
  /** What a part takes on one worker, on average. */
  readonly partMs: number;
  /** How parts differ: all alike, or as chance has it (many short ones and a few long ones). */
  readonly spread: 'fixed' | 'exponential';
  /** What the service does for one part: gives it out, stores its answer. One part after the other. */
  readonly serviceMs: number;
  /** What Redis does for one part, one after the other. */
  readonly redisMs: number;
  /** The way between two machines. */
  readonly networkMs: number;
  /** The cores of the one machine that all of them share; where left out, each has what it needs. */
  readonly cores?: number | undefined;
  readonly seed: number;
}

export interface FleetReport {
  readonly seconds: number;
  /** The share of its time that a worker searches. */
  readonly busy: number;
  readonly partsPerSecond: number;
  /** How many times as fast as one worker that never waits. */
  readonly speedUp: number;
  /** The share of the time that the service and Redis work: the one near 1 holds the others up. */
  readonly serviceBusy: number;
  readonly redisBusy: number;
}

interface Happening {
  readonly at: number;
  readonly type: 'offered' | 'answered';
}

/**
 * Plays a job through event by event: the service puts parts in, Redis hands each to a worker that is free, the worker
 * searches, the answer goes back, the service stores it and puts the next part in. Service and Redis do one thing at a
 * time; that is what ends every growth, and the question is when.
 */
export function simulateFleet(fleet: Fleet): FleetReport {
  const { workers, parts, partMs, spread, serviceMs, redisMs, networkMs } = fleet;
  const random = makeRandom(fleet.seed);
  // Workers that are all busy, with what the service and Redis do for their parts, may want more than the cores there are.
  const wanted = workers * (1 + (serviceMs + redisMs) / partMs);
  const slower = fleet.cores === undefined ? 1 : Math.max(1, wanted / fleet.cores);
  const happenings = new Heap();
  const window = partsOut(workers);
  let [serviceFree, redisFree] = [0, 0];
  let [given, waiting, idle, stored, searched, last] = [0, 0, workers, 0, 0, 0];

  /** The service puts one more part in. */
  const give = (now: number): void => {
    if (given >= parts) return;
    given++;
    serviceFree = Math.max(serviceFree, now) + serviceMs / 2;
    happenings.push({ at: serviceFree + networkMs, type: 'offered' });
  };
  /** Redis hands a part to a worker that is free. */
  const hand = (now: number): void => {
    waiting--;
    idle--;
    redisFree = Math.max(redisFree, now) + redisMs;
    const work = spread === 'fixed' ? partMs : -partMs * Math.log(1 - random.unit());
    searched += work;
    happenings.push({ at: redisFree + networkMs + work * slower + networkMs, type: 'answered' });
  };

  for (let i = 0; i < window; i++) give(0);
  for (let next = happenings.pop(); next; next = happenings.pop()) {
    last = next.at;
    if (next.type === 'offered') waiting++;
    else {
      idle++;
      stored++;
      serviceFree = Math.max(serviceFree, next.at + networkMs) + serviceMs / 2;
      last = serviceFree;
      give(next.at + networkMs);
    }
    while (waiting > 0 && idle > 0) hand(next.at);
  }
  const seconds = Math.max(last, serviceFree) / 1000;
  return {
    seconds,
    busy: searched / 1000 / (seconds * workers),
    partsPerSecond: stored / seconds,
    speedUp: searched / 1000 / seconds,
    serviceBusy: Math.min(1, (stored * serviceMs) / 1000 / seconds),
    redisBusy: Math.min(1, (stored * redisMs) / 1000 / seconds),
  };
}

/**
 * The shortest parts with which this many workers are busy for at least this share of their time, found by halving. Parts are
 * alike here: waiting for the longest of unlike ones is the end of one job, and others fill it.
 */
export function leastGrain(fleet: Omit<Fleet, 'partMs' | 'parts'>, busy: number): number {
  const parts = 30 * fleet.workers;
  const isBusy = (partMs: number): boolean => simulateFleet({ ...fleet, spread: 'fixed', partMs, parts }).busy >= busy;
  const floor = fleet.workers * Math.max(fleet.serviceMs, fleet.redisMs, 0.01);
  let [low, high] = [floor / 4, floor];
  while (!isBusy(high) && high < 1e7) high *= 2;
  for (let i = 0; i < 7; i++) {
    const middle = Math.sqrt(low * high);
    if (isBusy(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** What happens next is on top. */
class Heap {
  readonly #items: Happening[] = [];

  push(item: Happening): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    for (let up = (at - 1) >> 1; at > 0 && items[up]!.at > item.at; up = (at - 1) >> 1) {
      items[at] = items[up]!;
      at = up;
    }
    items[at] = item;
  }

  pop(): Happening | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0 || last === undefined) return top;
    let at = 0;
    for (let down = 1; down < items.length; down = 2 * at + 1) {
      if (down + 1 < items.length && items[down + 1]!.at < items[down]!.at) down++;
      if (items[down]!.at >= last.at) break;
      items[at] = items[down]!;
      at = down;
    }
    items[at] = last;
    return top;
  }
}
