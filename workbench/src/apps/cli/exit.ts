/** What a command tells its caller: `failed` of measurements that could not be made or show a fault. The strongest wins. */
export const EXIT = { ok: 0, unsolvable: 1, badInput: 2, budget: 3, failed: 4 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const STRENGTH: readonly ExitCode[] = [EXIT.ok, EXIT.unsolvable, EXIT.budget, EXIT.failed, EXIT.badInput];

/** The stronger of two exit codes. */
export function stronger(a: ExitCode, b: ExitCode): ExitCode {
  return STRENGTH.indexOf(a) >= STRENGTH.indexOf(b) ? a : b;
}
