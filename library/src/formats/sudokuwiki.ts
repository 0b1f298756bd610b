import { Candidates, fail, makePuzzle, ok, openCandidates, type Puzzle, type Result } from '#core';
import { agreeOnKind, type ReadHints } from './hints.ts';

/** What one cell of a packed board holds. */
interface Packed {
  readonly given: number;
  /** A value that was placed and not given. */
  readonly placed: number;
  readonly marks: readonly number[];
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const inMask = (mask: number): number[] => VALUES.filter((value) => (mask >> (value - 1)) & 1);

/**
 * The two ways in which SudokuWiki packs a board, two characters a cell. The first has them in base 32: a bit that says whether the cell is
 * given, and above it one for each candidate. The second begins with S9B and has base 36: 1 to 9 given, 10 to 18 placed, and beyond 18 the
 * candidates as bits. Undefined where the text is neither.
 */
export function readPackedBoard(text: string, hints: ReadHints): Result<Puzzle> | undefined {
  const second = /^S9B[0-9a-z]{162}/i.exec(text)?.[0];
  if (second) return toPuzzle(unpack(second.slice(3), 36, fromCode), hints);
  if (!/^[0-9a-v]{162}$/i.test(text)) return undefined;
  const cells = unpack(text, 32, fromBits);
  // For a time the site added the digit of a clue instead of one bit, which makes 8 the same as the candidates 3 and 8.
  return cells.some(({ given }) => Number.isNaN(given))
    ? fail('this link packs clues in a way that cannot be told from candidates; the site writes a newer one that begins with S9B')
    : toPuzzle(cells, hints);
}

function unpack(text: string, base: number, cell: (code: number) => Packed): Packed[] {
  return Array.from({ length: 81 }, (_, i) => cell(Number.parseInt(text.slice(2 * i, 2 * i + 2), base)));
}

function fromCode(code: number): Packed {
  if (code <= 9) return { given: code, placed: 0, marks: [] };
  return code <= 18 ? { given: 0, placed: code - 9, marks: [] } : { given: 0, placed: 0, marks: inMask(code - 18) };
}

function fromBits(code: number): Packed {
  const marks = inMask(code >> 1);
  const [only = 0] = marks.length === 1 ? marks : [];
  return code & 1 ? { given: only || Number.NaN, placed: 0, marks: [] } : { given: 0, placed: only, marks: only ? [] : marks };
}

function toPuzzle(cells: readonly Packed[], hints: ReadHints): Result<Puzzle> {
  const kind = agreeOnKind(hints, 'classic:3x3');
  if (!kind.ok) return kind;
  if (kind.value?.geometry.cellCount !== 81) return fail('expected classic:3x3');
  const plain = makePuzzle(
    kind.value,
    Uint8Array.from(cells, ({ given }) => given),
  );
  const entries = Uint8Array.from(cells, ({ placed }) => placed);
  const marks = Candidates.none(81, 9);
  for (const [cell, { marks: values }] of cells.entries()) for (const value of values) marks.add(cell, value);
  const open = openCandidates(plain);
  // A board that was only loaded lists all that is open, which no player has noted.
  const isFresh = cells.every(
    ({ given, placed, marks: values }, cell) => placed === 0 && (given > 0 || values.length === 0 || values.length === open.count(cell)),
  );
  return ok(isFresh ? plain : { ...plain, progress: { entries, marks } });
}
