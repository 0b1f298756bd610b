import { fail, indices, joinedParts, ok, type Result } from '#core';

/**
 * Which squares belong together, as the lines between neighbours: first those between the columns of each row, then those between the rows
 * of each column. Each sign tells how many borders without a line come before the next line: _ none, a one, y 25; z is 25 and no line.
 * A line that is not there ends the last run.
 */
const SIGNS = '_abcdefghijklmnopqrstuvwxy';
const LONGEST = SIGNS.length - 1;

/** The two squares beside each border, in order. */
function bordersOf(n: number): [number, number][] {
  const all = indices(n);
  const inner = all.slice(1);
  return [
    ...all.flatMap((row) => inner.map((column): [number, number] => [row * n + column - 1, row * n + column])),
    ...all.flatMap((column) => inner.map((row): [number, number] => [(row - 1) * n + column, row * n + column])),
  ];
}

/** The number of the block of each square, in reading order. */
export function readBlocks(text: string, n: number): Result<readonly number[]> {
  const borders = bordersOf(n);
  const joined: [number, number][] = [];
  let at = 0;
  for (const sign of text) {
    const run = sign === 'z' ? LONGEST : SIGNS.indexOf(sign);
    if (run < 0) return fail('{found} is not a border of blocks; expected a-z or _', { found: JSON.stringify(sign) });
    if (at + run > borders.length) return fail('there are more borders of blocks than {wanted}', { wanted: borders.length });
    joined.push(...borders.slice(at, at + run));
    at += sign === 'z' ? run : run + 1;
  }
  return at === borders.length + 1
    ? ok(joinedParts(n * n, joined))
    : fail('expected {wanted} borders of blocks, found {found}', { wanted: borders.length, found: Math.max(0, at - 1) });
}

export function formatBlocks(blocks: readonly number[], n: number): string {
  let [text, run] = ['', 0];
  for (const border of [...bordersOf(n), undefined]) {
    if (border && blocks[border[0]] === blocks[border[1]]) {
      run++;
      continue;
    }
    for (; run > LONGEST; run -= LONGEST) text += 'z';
    text += SIGNS[run]!;
    run = 0;
  }
  return text;
}
