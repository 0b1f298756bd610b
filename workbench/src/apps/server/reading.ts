import { apiError } from './errors.ts';

/**
 * How far the reading of a puzzle is, in memory that two threads share: reading is one step that cannot be ended from inside, so somebody
 * outside looks whether it does.
 */
export type ReadingMark = Int32Array<SharedArrayBuffer>;
const READING = 1;
const READ = 2;

/** Milliseconds that reading may take, and those between two looks. */
const MOST_MS = 3000;
const LOOK_MS = 250;

/** Notes in the thread that reads when it begins, and when it has read. */
export const markReading = {
  begins: (mark: ReadingMark): unknown => Atomics.store(mark, 0, READING),
  ended: (mark: ReadingMark): unknown => Atomics.store(mark, 0, READ),
};

/** Does work that reads a puzzle first, and ends it with its thread where reading alone takes too long. */
export async function watchReading<T>(signal: AbortSignal, work: (mark: ReadingMark, wall: AbortSignal) => Promise<T>): Promise<T> {
  const mark: ReadingMark = new Int32Array(new SharedArrayBuffer(4));
  const wall = new AbortController();
  let spentMs = 0;
  const looking = setInterval(() => {
    const state = Atomics.load(mark, 0);
    if (state === READ) clearInterval(looking);
    else if (state === READING) spentMs += LOOK_MS;
    if (spentMs >= MOST_MS) wall.abort();
  }, LOOK_MS);
  try {
    return await work(mark, AbortSignal.any([signal, wall.signal]));
  } catch (error) {
    if (wall.signal.aborted && !signal.aborted) throw apiError('invalid_puzzle', TOO_LONG, { seconds: MOST_MS / 1000 });
    throw error;
  } finally {
    clearInterval(looking);
  }
}

const TOO_LONG = {
  en: 'reading the puzzle took longer than {seconds} seconds; name its format and its kind',
  de: 'das Lesen des Rätsels dauerte länger als {seconds} Sekunden; bitte Format und Art nennen',
  fr: 'la lecture de la grille a pris plus de {seconds} secondes\u00a0; indiquez son format et son type',
};
