/** A count as JSON can hold it exactly: a number up to 2^53, a string beyond. */
export function jsonCount(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

/** Milliseconds with as many digits as mean something. */
export function jsonMs(elapsedMs: number): number {
  return Math.round(elapsedMs * 1000) / 1000;
}
