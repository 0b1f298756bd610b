/** What is left of a set that fails when as much as possible is taken out of it. */
export interface Shrunk<T> {
  /** It fails, and where nothing is undecided it no longer does without any one of them. */
  readonly core: readonly T[];
  /** Those of the core of which it is unknown whether it would fail without them. */
  readonly undecided: readonly T[];
}

/**
 * Takes items out of a set that fails as long as the rest still fails: halves first, then quarters, down to single ones, so that a small core
 * of a large set is found with few questions. `fails` answers undefined where it does not know.
 *
 * An item that is needed in a set is needed in each part of it that fails, so one pass over single items would do; but some rules speak of
 * what others leave out, and to take one out may forbid more. So single items are tried until a whole pass takes none out.
 */
export function shrink<T>(items: readonly T[], fails: (rest: readonly T[]) => boolean | undefined): Shrunk<T> {
  let core = items;
  let undecided: T[] = [];
  for (let size = Math.ceil(items.length / 2); size >= 1; ) {
    const before = core.length;
    undecided = [];
    for (let at = 0; at < core.length; ) {
      const rest = [...core.slice(0, at), ...core.slice(at + size)];
      const failed = fails(rest);
      if (failed === undefined) undecided.push(...core.slice(at, at + size));
      if (failed === true) core = rest;
      else at += size;
    }
    if (size > 1) size = Math.ceil(size / 2);
    else if (core.length === before || undecided.length > 0) break;
  }
  return { core, undecided };
}
