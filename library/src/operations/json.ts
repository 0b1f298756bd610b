import { type BudgetEnd, type Cell, cellName, type Puzzle, round } from '#core';

/** A count as JSON can hold it exactly: a number up to 2^53, a string beyond. */
export function jsonCount(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

/** Milliseconds with as many digits as mean something. */
export function jsonMs(elapsedMs: number): number {
  return round(elapsedMs);
}

/** The field that says what ended the work, where something did. */
export function jsonEnd(ended: BudgetEnd | undefined): { ended?: BudgetEnd } {
  return ended === undefined ? {} : { ended };
}

/** Cells by name. */
export function namesOf({ geometry }: Puzzle, cells: readonly Cell[]): string[] {
  return cells.map((cell) => cellName(geometry, cell));
}

/** The status of work that comes to its end unless a budget ends it. */
export function finished(isWhole = true): 'complete' | 'budget' {
  return isWhole ? 'complete' : 'budget';
}
