/**
 * Restart: when to drop all guesses and begin again with what was learned.
 *
 * Early guesses were made knowing little; a restart lets activity choose better ones, and what
 * was learned keeps the work. Intervals follow Luby's sequence 1, 1, 2, 1, 1, 2, 4, ... times a unit
 * of conflicts, which is within a constant factor of the best fixed plan for any puzzle.
 * Tried and lost: restarting when recent clauses tie more levels together than the average
 * (glucose), 15 % slower at the peak of solid:3, where restarts hardly pay at all; units of 20, 50, 1000 and 2000.
 */
let since: u32 = 0;
let count: u32 = 0;
let limit: u32 = 0;
let unit: u32 = 256;

/** Sets the unit, in conflicts; tests use tiny ones. */
export function setRestartUnit(conflicts: u32): void { unit = conflicts; }

/** Element i, from 1, of the Luby sequence. */
function luby(index: u32): u32 {
  let i = index;
  while (true) {
    const k: u32 = 32 - clz(i);
    if (i == (<u32>1 << k) - 1) return <u32>1 << (k - 1);
    i -= (<u32>1 << (k - 1)) - 1;
  }
}

export function restartReset(): void {
  since = 0;
  count = 1;
  limit = unit;
}

export function restartConflict(): void { since++; }
export function restartDue(): bool { return since >= limit; }

export function restartDone(): void {
  since = 0;
  count++;
  limit = unit * luby(count);
}
