import { MAX_SIZE } from '#core';

/** One way to read a text of so many cells. */
export interface Reading {
  readonly spec: string;
  /** True for nine (N) characters per cell, one for each candidate, instead of one character per cell. */
  readonly marks?: true;
}

/**
 * What a text of so many cells may be when nothing names its kind. The length alone decides, never the symbols: a
 * file of many puzzles should be read the same way in all its lines.
 *
 * Below 16 cells nothing is a puzzle by itself, because nine lines of nine characters are one grid and not nine.
 * Squares are classic with the box nearest to a square (rows <= columns), or Latin where N is prime.
 */
export function readingsOf(cells: number): readonly Reading[] {
  if (cells < 16) return [];
  const readings: Reading[] = [];
  const n = Math.sqrt(cells);
  if (Number.isInteger(n) && n <= MAX_SIZE) readings.push({ spec: squarest(n) });
  const add = (spec: (b: number) => string, from: number, to: number, count: (b: number) => number): void => {
    for (let b = from; b <= to; b++) if (count(b) === cells) readings.push({ spec: spec(b) });
  };
  add(
    (b) => `solid:${b}`,
    2,
    5,
    (b) => b ** 6,
  );
  add(
    (b) => `roxdoku:${b}`,
    3,
    8,
    (b) => b ** 3,
  );
  add(
    (b) => `faces3:${b}`,
    2,
    5,
    (b) => 3 * b ** 4,
  );
  add(
    (b) => `faces6:${b}`,
    2,
    5,
    (b) => 6 * b ** 4,
  );
  add(
    (b) => (b === 3 ? 'samurai' : `samurai:${b}`),
    2,
    5,
    (b) => 5 * b ** 4 - 4 * b * b,
  );
  if (cells === 441) readings.push({ spec: 'samurai' });
  for (const size of [9, 16, 25]) if (size ** 3 === cells) readings.push({ spec: squarest(size), marks: true });
  return readings;
}

/** The usual kind of an N x N grid: the squarest box with rows <= columns (6x6 has 2x3), Latin for primes. */
export function squarest(n: number): string {
  for (let rows = Math.floor(Math.sqrt(n)); rows >= 2; rows--) if (n % rows === 0) return `classic:${rows}x${n / rows}`;
  return `latin:${n}`;
}

/** The sentence that asks which of several readings is meant. */
export function askWhich(cells: number, readings: readonly Reading[]): string {
  const names = readings.map(({ spec, marks }) =>
    marks ? `a candidate grid of ${spec} with ${Math.cbrt(cells)} characters per cell` : spec,
  );
  const ways = readings.map(({ spec, marks }) => (marks ? '--from candidates' : `--kind ${spec}`));
  return `${cells} characters may be ${inWords(names)}; say which with ${inWords(ways)}, or with a line "kind:"`;
}

/** "a, b or c". */
export function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** The kinds that people have in mind most often, for the sentence about a length that fits nothing. */
const USUAL = [16, 25, 36, 49, 81, 100, 144, 243, 256, 369, 486, 625, 1296];

/** The sentence for a number of cells that no kind has: it names the nearest that one has. */
export function describeMisfit(cells: number): string {
  const nearest = USUAL.reduce((best, count) => (Math.abs(count - cells) < Math.abs(best - cells) ? count : best), 81);
  const spec = readingsOf(nearest)[0]!.spec;
  return `expected ${nearest} cells for ${spec}, found ${cells}; a puzzle of another kind needs --kind or a line "kind:"`;
}
