/**
 * Order: which candidate the learning search guesses next.
 *
 * Candidates that took part in recent conflicts come first (VSIDS): each conflict raises the
 * activity of those it met, and what it raises by grows, which ages the past without touching it.
 * A binary heap holds the open candidates; assigned ones stay in it until they surface.
 */
import { activity, heap, heapAt, varCount } from './layout';

export let heapSize: i32 = 0;
let increment: f64 = 1;
let growth: f64 = 1;

@inline function act(x: u32): f64 { return load<f64>(activity + (<usize>x << 3)); }
@inline function at(i: i32): u32 { return load<u32>(heap + (<usize>i << 2)); }
@inline function put(i: i32, x: u32): void {
  store<u32>(heap + (<usize>i << 2), x);
  store<i32>(heapAt + (<usize>x << 2), i);
}

/** What an activity is worth after one more conflict, e.g. 0.99. */
export function setDecay(d: f64): void { growth = 1 / d; }

function up(from: i32): void {
  let i = from;
  const x = at(i), a = act(x);
  while (i > 0) {
    const p = (i - 1) >> 1;
    const y = at(p);
    if (act(y) >= a) break;
    put(i, y);
    i = p;
  }
  put(i, x);
}

function down(from: i32): void {
  let i = from;
  const x = at(i), a = act(x);
  for (;;) {
    let k = 2 * i + 1;
    if (k >= heapSize) break;
    let y = at(k), b = act(y);
    if (k + 1 < heapSize) {
      const z = at(k + 1), d = act(z);
      if (d > b) { k++; y = z; b = d; }
    }
    if (b <= a) break;
    put(i, y);
    i = k;
  }
  put(i, x);
}

/** Puts x into the heap unless it is there. */
export function heapInsert(x: u32): void {
  if (load<i32>(heapAt + (<usize>x << 2)) >= 0) return;
  put(heapSize, x);
  heapSize++;
  up(heapSize - 1);
}

/** Takes the most active variable out. */
export function heapPop(): u32 {
  const x = at(0);
  heapSize--;
  const y = at(heapSize);
  store<i32>(heapAt + (<usize>x << 2), -1);
  if (heapSize > 0) { put(0, y); down(0); }
  return x;
}

export function heapClear(): void {
  heapSize = 0;
  memory.fill(heapAt, 0xff, 4 * <usize>varCount);
}

export function activityClear(): void {
  memory.fill(activity, 0, 8 * <usize>varCount);
  increment = 1;
  // Not that of the puzzle before, or the same puzzle would be searched in another way behind another one.
  setDecay(0.99);
  heapSize = 0;
}

export function activityOf(x: u32): f64 { return act(x); }
export function setActivity(x: u32, a: f64): void { store<f64>(activity + (<usize>x << 3), a); }

export function bump(x: u32): void {
  const to = activity + (<usize>x << 3);
  const a = load<f64>(to) + increment;
  store<f64>(to, a);
  if (a > 1e100) rescale();
  const i = load<i32>(heapAt + (<usize>x << 2));
  if (i >= 0 && i < heapSize) up(i);
}

export function decay(): void { increment *= growth; }

function rescale(): void {
  for (let x = 0; x < varCount; x++) {
    const to = activity + (<usize>x << 3);
    store<f64>(to, load<f64>(to) * 1e-100);
  }
  increment *= 1e-100;
}
