import type { Quad } from '#picture';

/** Pictures in a row in which the grid has to lie still, and how far a corner may move meanwhile, as a part of the picture's width. */
const PICTURES = 4;
const MOST_MOVE = 0.015;

/** Says when a camera is held still over a grid: told of each picture's corners, it answers whether the last few agree. */
export function makeSteady(): (corners: Quad | undefined, width: number) => boolean {
  let seen: Quad[] = [];
  return (corners, width) => {
    if (corners === undefined) {
      seen = [];
      return false;
    }
    const moved = seen.some((before) => before.some(({ x, y }, i) => Math.hypot(x - corners[i]!.x, y - corners[i]!.y) > width * MOST_MOVE));
    seen = moved ? [corners] : [...seen, corners].slice(-PICTURES);
    return seen.length === PICTURES;
  };
}
