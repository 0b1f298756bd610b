import { fail, ok, type Result } from '#core';

/** The longest run of blanks that one letter stands for. */
const LONGEST = 26;

/** Numbers of squares in reading order: letters are runs of blanks (a one, z 26), and _ parts two numbers. */
export function readTathamSquares(text: string, count: number): Result<readonly number[]> {
  const squares: number[] = [];
  for (const [word] of text.matchAll(/\d+|[^\d]/g)) {
    if (/^\d/.test(word)) squares.push(Number(word.slice(0, 6)));
    else if (/^[a-z]$/.test(word)) squares.push(...Array.from({ length: word.charCodeAt(0) - 96 }, () => 0));
    else if (word !== '_') return fail('{found} is not a cell; expected a number, a-z or _', { found: JSON.stringify(word) });
    if (squares.length > count) break;
  }
  return squares.length === count
    ? ok(squares)
    : fail('expected {wanted} cells, found {found}', { wanted: count, found: squares.length > count ? `${count}+` : squares.length });
}

export function formatSquares(squares: readonly number[]): string {
  let [text, blanks] = ['', 0];
  for (const [i, number] of [...squares, -1].entries()) {
    if (number === 0) {
      blanks++;
      continue;
    }
    // Two numbers need a sign between them, but nothing stands before the first or behind the last.
    if (blanks === 0 && i > 0 && i < squares.length) text += '_';
    for (; blanks > LONGEST; blanks -= LONGEST) text += 'z';
    if (blanks > 0) text += String.fromCharCode(96 + blanks);
    blanks = 0;
    if (number > 0) text += String(number);
  }
  return text;
}
