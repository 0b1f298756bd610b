/** Parts that are out for each worker that is known, the least in all, and the most. */
const AHEAD = 3;
const LEAST_OUT = 16;
export const MOST_OUT = 20_000;

/** How many parts are with this many workers or on their way: more than these can work on, so that none waits for the next. */
export const partsOut = (workers: number): number => Math.min(MOST_OUT, Math.max(LEAST_OUT, AHEAD * workers));
