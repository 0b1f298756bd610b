/** This many marks stand round a square, each at its own spot. */
export const ROUND = 6;

/** This many stand along its upper and its lower edge, none at the sides, where a word in the centre and the dots of rules are; more are written in lines. */
export const EDGES = 8;

/** Marks are no larger than this, in squares: half a digit, and nine pixels where three faces stand side by side on a tablet (squares of 28). */
const LARGEST = 0.33;

/** A line of marks of size 1 has room for this many of them in a square of size 1; digits are about 0.6 wide. */
const PER_LINE = 1.45;

/** The plate under a coloured mark makes it this much wider. */
const PLATE = 1.33;

/** One more line has to make the marks this much larger, or they stay together as one word. */
const WORTH = 1.2;

/** The height that centre marks have, in squares: alone, with marks along the edges, and with more of these than stand there. */
const HEIGHTS = { alone: 0.9, edged: 0.54, crowded: 0.42 } as const;
/** The same where a rule writes into the corners of squares and draws its dashes inside their edges, and what its dashes leave of the width. */
const HEIGHTS_UNDER = { alone: 0.54, edged: 0.23, crowded: 0.25 } as const;
const BETWEEN = 0.8;

/** How centre marks are written: marks in a line, and their size in squares. They take what the marks at the edges and the sums of cages leave. */
export function markLines(
  centres: number,
  corners: number,
  { isColoured = false, isCornered = false }: { readonly isColoured?: boolean; readonly isCornered?: boolean } = {},
): { readonly perLine: number; readonly size: number } {
  const height = (isCornered ? HEIGHTS_UNDER : HEIGHTS)[corners === 0 ? 'alone' : corners > EDGES ? 'crowded' : 'edged'];
  const width = (PER_LINE / (isColoured ? PLATE : 1)) * (isCornered ? BETWEEN : 1);
  let best = { perLine: Math.max(1, centres), size: 0 };
  for (let lines = 1; lines <= 6; lines++) {
    const perLine = Math.max(1, Math.ceil(centres / lines));
    const size = Math.min(LARGEST, width / Math.max(3, perLine), height / lines);
    if (size > WORTH * best.size) best = { perLine, size };
  }
  return best;
}
