/** Whether a value is an object with properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isRevoked(value) && !Array.isArray(value);
}

/** Whether a value is a list that can be read. */
export function isList(value: unknown): value is readonly unknown[] {
  return !isRevoked(value) && Array.isArray(value);
}

/** Whether a value is a proxy that was taken back, as libraries for state do with their drafts: the language throws at any look at it. */
function isRevoked(value: unknown): boolean {
  try {
    Array.isArray(value);
    return false;
  } catch {
    return true;
  }
}
