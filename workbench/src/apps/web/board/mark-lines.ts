/** This many marks stand along the edges of a square, each at its own spot; more of them are written in lines. */
export const EDGES = 8;

/** Marks are no larger than this, in squares. */
const LARGEST = 0.27;

/** A line of marks of size 1 has room for this many of them in a square of size 1; digits are about 0.6 wide. */
const PER_LINE = 1.45;

/** The plate under a coloured mark makes it so much wider. */
const PLATE = 1.33;

/** One more line has to make the marks so much larger, or they stay together as one word. */
const WORTH = 1.2;

/** Where a rule writes into the corners of squares, marks have this share of their height, and of their width between dashed lines. */
const UNDER = 0.66;
const BETWEEN = 0.88;

/** How centre marks are written: marks in a line, and their size in squares. They take what the marks at the edges and the sums of cages leave. */
export function markLines(
  centres: number,
  corners: number,
  { isColoured = false, isCornered = false }: { readonly isColoured?: boolean; readonly isCornered?: boolean } = {},
): { readonly perLine: number; readonly size: number } {
  const height = (corners === 0 ? 0.9 : corners > EDGES ? 0.42 : 0.54) * (isCornered ? UNDER : 1);
  const width = (PER_LINE / (isColoured ? PLATE : 1)) * (isCornered ? BETWEEN : 1);
  let best = { perLine: Math.max(1, centres), size: 0 };
  for (let lines = 1; lines <= 6; lines++) {
    const perLine = Math.max(1, Math.ceil(centres / lines));
    const size = Math.min(LARGEST, width / Math.max(3, perLine), height / lines);
    if (size > WORTH * best.size) best = { perLine, size };
  }
  return best;
}
