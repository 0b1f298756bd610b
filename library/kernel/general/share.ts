/**
 * Share: what a search tells another one for the same puzzle.
 *
 * Every learned clause follows from the rules, the givens and the solutions that were reported, so another search may take it in as if it had learned
 * it itself; only solutions that the first has reported can be lost by that. Short clauses are worth their way: with up to twenty
 * literals a second search proves the four minimal cubes of solid:3 in two thirds of the work that the first needs alone.
 *
 *   | size | literals ... | size | literals ... |     what was learned since the host last looked, and what the host hands in
 */
import { learnt, take } from './layout';

/** Words of either store; what finds no room is not told. */
const WORDS: u32 = 1 << 16;
let longest: u32 = 0;
export let told: usize = 0;
export let toldWords: u32 = 0;
export let heard: usize = 0;

export function planShare(): void {
  told = take(4 * <usize>WORDS);
  heard = take(4 * <usize>WORDS);
}

/** Tells clauses of up to this many literals; 0: none. */
export function setLongest(literals: u32): void {
  longest = literals;
  toldWords = 0;
}

export function forgetTold(): void { toldWords = 0; }

/** Tells the clause in `learnt`, if it is short. */
export function share(size: u32): void {
  if (size > longest || toldWords + size >= WORDS) return;
  const at = told + (<usize>toldWords << 2);
  store<u32>(at, size);
  memory.copy(at + 4, learnt, <usize>size << 2);
  toldWords += size + 1;
}
