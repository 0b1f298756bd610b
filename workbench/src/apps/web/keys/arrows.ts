import type { Direction } from '#session';

/** Where the arrow keys lead on every board. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
export const ARROWS: readonly string[] = Object.keys(DIRECTIONS);

/** The same keys with another held beside them. */
export const withKey = (held: string, keys: readonly string[]): string[] => keys.map((key) => `${held}+${key}`);

/** How far an arrow leads in rows and columns. */
export const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
