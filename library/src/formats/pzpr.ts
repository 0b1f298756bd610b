import { fail, type Puzzle, type Result } from '#core';
import { squarest } from '#kinds';
import { readGridPuzzle } from './grid-text.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';

/**
 * The body of a puzz.link (or pzv.jp) address: sudoku/columns/rows/cells. A cell is a hexadecimal digit, "-" with two of them, or a letter
 * from g on that stands for one blank (g) to twenty (z); "." is a clue without a number, which no Sudoku has.
 */
export function readPzpr(text: string, hints: ReadHints): Result<Puzzle> {
  const [, width, height, body = ''] = /^sudoku\/(?:v:\/)?(\d{1,3})\/(\d{1,3})\/?([^/?#]*)/.exec(text) ?? [];
  const n = Number(width);
  if (width === undefined || width !== height || n < 4 || n > 25)
    return fail('expected sudoku/N/N/ with from 4 to 25 rows and as many columns, found {found}', {
      found: JSON.stringify(text.slice(0, 40)),
    });
  const words: string[] = [];
  for (let at = 0; at < body.length; at++) {
    const character = body[at]!.toLowerCase();
    if (character === '-') {
      words.push(String(Number.parseInt(body.slice(at + 1, at + 3), 16)));
      at += 2;
    } else if (/[0-9a-f]/.test(character)) words.push(String(Number.parseInt(character, 16)));
    else if (/[g-z]/.test(character))
      for (let blanks = character.charCodeAt(0) - 102; blanks > 0 && words.length < n * n; blanks--) words.push('.');
    else
      return fail('character {character:id} of the packed cells is {found}; expected 0-9, a-z or -', {
        character: at + 1,
        found: JSON.stringify(body[at]),
      });
  }
  if (words.length > n * n)
    return fail('expected {cells} cells for {kind}, found {found}', { cells: n * n, kind: squarest(n), found: words.length });
  while (words.length < n * n) words.push('.');
  const kind = agreeOnKind(hints, squarest(n));
  if (!kind.ok) return kind;
  return readGridPuzzle(words.join(' '), hints, { kind: kind.value });
}
