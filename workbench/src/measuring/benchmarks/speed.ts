import { formatTable } from '#drawing';

/** How fast a solver goes through a list. */
export interface Speed {
  readonly solver: string;
  readonly file: string;
  readonly puzzles: number;
  /** Puzzles with exactly one solution, among those that were answered. */
  readonly unique: number;
  /** Puzzles per second of CPU time on one thread; of wall time on several. */
  readonly perSecond: number;
  readonly nodesPerPuzzle: number | null;
  /** Puzzles that a budget left without an answer; a run with any is not compared. */
  readonly unanswered: number;
  /** Whole passes over the file that were measured. */
  readonly passes: number;
  /** Of a peer: puzzles on which Ninefold is well behind it; a list that looks at single puzzles has it. */
  readonly behind?: number;
}

/** A table for people; the ratio is that of Ninefold to the peer on the same file. */
export function speedTable(measured: readonly Speed[]): string {
  const rows = measured.map((one) => {
    const ours = measured.find(({ file, solver }) => file === one.file && solver.startsWith('ninefold'));
    const isComparable = ours !== undefined && ours !== one && ours.unanswered === 0 && one.unanswered === 0;
    return [
      one.file,
      one.solver,
      String(one.puzzles),
      String(one.unique),
      String(one.unanswered),
      one.perSecond.toLocaleString('en'),
      one.nodesPerPuzzle === null ? '' : String(one.nodesPerPuzzle),
      isComparable ? `${(ours.perSecond / one.perSecond).toFixed(1)}x` : '',
      one.behind === undefined ? '' : String(one.behind),
    ];
  });
  const head = ['file', 'solver', 'puzzles', 'unique', 'gave up', 'per second', 'nodes each', 'ninefold is', 'behind on'];
  // A column that nothing stands in is not shown.
  const hasLast = rows.some((row) => row.at(-1) !== '');
  return hasLast
    ? formatTable(head, rows, [0, 1])
    : formatTable(
        head.slice(0, -1),
        rows.map((row) => row.slice(0, -1)),
        [0, 1],
      );
}
