/**
 * Search: depth first over an explicit stack of frames, resumable between any two nodes.
 *
 *   frame 0   frame 1   ...   frame depth
 *   waiting   waiting         the state to propagate next
 *
 * A branch writes the answer yes to the next frame and turns its own frame into the answer no. So a frame below
 * the top is a finished, independent state that waits its turn; to backtrack is to decrement `depth`, and nothing
 * has to be undone. The whole search is these frames, `depth` and one byte per frame, which is why it can stop
 * after any node and go on later, and why a million solutions need no more memory than one.
 *
 * A node is one state propagated: the root, and both answers of every question once they are entered. A guess is one
 * question. A completed search has nodes = 1 + 2 * guesses.
 */
import { FRAME } from "./lanes";
import { EVERY_TRIO, OPEN, SOLVED, minis, propagate, settleGivens } from "./propagate";
import { branch } from "./branch";

/** Nothing is left to search. */
export const EXHAUSTED = 0;
/** The frame at `solution()` is solved. */
export const FOUND = 1;
/** The node budget is used up; the next call goes on. */
export const STOPPED = 2;

// A yes takes at least one of 729 candidates from the frame above it, and an OPEN frame has more than 81.
const frames: usize = memory.data(160 * 656, 64);
/** For each frame the trio that its last guess has changed. */
const touched: usize = memory.data(672, 16);

let depth: i32 = -1;
export let nodes: i64 = 0;
export let guesses: i64 = 0;

/** The frame to fill before `start`. */
export function root(): usize { return frames; }

/** The solved frame after FOUND; valid until the next `advance`. */
export function solution(): usize { return frames + <usize>(depth + 1) * FRAME; }

/** True when no state is waiting, so that `advance` would return EXHAUSTED. */
export function isExhausted(): bool { return depth < 0; }

/** Starts a search from the candidates in the root frame. */
export function start(): void {
  settleGivens(frames);
  store<u8>(touched, <u8>EVERY_TRIO);
  depth = 0;
  nodes = 0;
  guesses = 0;
}

/** Forgets all waiting states. */
export function abandon(): void { depth = -1; }

/** Goes on to the next solution, or until `nodes` reaches `lastNode`. */
export function advance(lastNode: i64): i32 {
  while (depth >= 0) {
    if (nodes >= lastNode) return STOPPED;
    nodes++;
    const frame = frames + <usize>depth * FRAME;
    const verdict = propagate(frame, <usize>load<u8>(touched + depth));
    if (verdict == OPEN) {
      guesses++;
      const trio = branch(frame, minis);
      store<u8>(touched + depth, <u8>trio, 0);
      store<u8>(touched + depth, <u8>trio, 1);
      depth++;
      continue;
    }
    depth--;
    if (verdict == SOLVED) return FOUND;
  }
  return EXHAUSTED;
}
