import { describe, expect, test } from 'vitest';
import { Candidates, makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { type Board, Desk, techniques } from '#techniques';

// The print of figures 2 to 9 of 002 and 13 to 16 of 000 has lost its alignment and parts of its pencil marks. What their
// captions and the text say of them is whole, and is laid out here: the cells that are named, and nothing else.
const kind = kindOf('classic:3x3');

/** A cell by the papers' [row, column]. */
const at = (row: number, column: number): number => 9 * (row - 1) + column - 1;

function board(clues: readonly (readonly [number, number, number])[], marks: readonly (readonly [number, number, string])[] = []): Board {
  const givens = new Uint8Array(81);
  for (const [row, column, value] of clues) givens[at(row, column)] = value;
  const restrictions = Candidates.all(81, 9);
  for (const [row, column, values] of marks) {
    restrictions.clear(at(row, column));
    for (const value of values) restrictions.add(at(row, column), Number(value));
  }
  return new Desk().lay(makePuzzle(kind, givens, { restrictions }), false);
}

/** The deductions of a technique as text: what it places and what it removes. */
function found(id: string, position: Board): string[] {
  const technique = techniques.find((known) => known.id === id)!;
  const name = ({ cell, value }: { cell: number; value: number }): string => `[${Math.floor(cell / 9) + 1},${(cell % 9) + 1}]${value}`;
  return [...technique.find(position)].map(({ place, remove }) =>
    [...place.map((one) => `+${name(one)}`), ...remove.map((one) => `-${name(one)}`)].sort().join(' '),
  );
}

const row = (number: number, marks: readonly string[]): [number, number, string][] => marks.map((values, i) => [number, i + 1, values]);

describe('002', () => {
  test('figure 2: single position, 7 in row 4 goes to [4,8]', () => {
    const clues = [
      [5, 2, 7],
      [3, 3, 7],
      [6, 6, 7],
      [7, 7, 7],
      [4, 1, 1],
      [4, 4, 3],
      [4, 5, 5],
      [4, 9, 6],
    ] as const;
    expect(found('hidden-single', board(clues))).toContain('+[4,8]7');
    expect(found('hidden-single', board(clues.filter(([r, c]) => r !== 7 || c !== 7)))).not.toContain('+[4,8]7');
  });

  test('figure 3: single candidate, 1 at [5,9] leaves 2 for [5,3]', () => {
    const column = [3, 5, 6, 8, 0, 9, 4, 7, 0].flatMap((value, i): [number, number, number][] => (value === 0 ? [] : [[i + 1, 3, value]]));
    expect(found('naked-single', board([...column, [5, 9, 1]]))).toContain('+[5,3]2');
    expect(found('naked-single', board(column))).toEqual([]);
  });

  test('figure 4: candidate lines, 4 in the third minigrid lies in column 8', () => {
    const marks = [1, 2, 3].flatMap((r) => [7, 9].map((c): [number, number, string] => [r, c, '12356789']));
    const all = found('pointing', board([], [...marks, [3, 8, '12356789']]));
    expect(all).toEqual([[4, 5, 6, 7, 8, 9].map((r) => `-[${r},8]4`).join(' ')]);
  });

  test('figure 5: double pairs, 2 in minigrids 5 and 8 lies in columns 4 and 6', () => {
    const marks = [4, 5, 6, 7, 8, 9].map((r): [number, number, string] => [r, 5, '13456789']);
    expect(found('claiming', board([], marks))).toEqual([[1, 2, 3].flatMap((r) => [`-[${r},4]2`, `-[${r},6]2`]).join(' ')]);
  });

  test('figure 6: Nishio, 8 at [1,2] forces its neighbours into a contradiction', () => {
    // The caption names the cell and the value; the grid is lost. With 8 at [1,2], column 8 has it at [5,8], and minigrid 4 nowhere.
    const without = (cells: readonly (readonly [number, number])[]) => cells.map(([r, c]): [number, number, string] => [r, c, '12345679']);
    const column8 = without([2, 3, 4, 6, 7, 8, 9].map((r) => [r, 8] as const));
    const minigrid4 = without([
      [4, 1],
      [4, 2],
      [4, 3],
      [5, 1],
      [6, 1],
      [6, 3],
    ]);
    expect(found('nishio', board([], [...column8, ...minigrid4]))).toEqual(['-[1,2]8']);
    expect(found('nishio', board([], [...column8, ...minigrid4.slice(0, -1)]))).toEqual([]);
  });

  test('figure 7: naked pair 2 and 7 in [1,2] and [1,8]', () => {
    const marks = row(1, ['279', '27', '13456', '1345', '1345', '1345', '268', '27', '1345']);
    expect(found('naked-pair', board([], marks))).toEqual(['-[1,1]2 -[1,1]7 -[1,7]2']);
  });

  test('figure 8: X-Wing, 3 in rows 4 and 9 lies in columns 4 and 8', () => {
    const without = (r: number): [number, number, string][] => [1, 2, 3, 5, 6, 7, 9].map((c) => [r, c, '12456789']);
    const gone = [1, 2, 3, 5, 6, 7, 8].flatMap((r) => [`-[${r},4]3`, `-[${r},8]3`]).join(' ');
    expect(found('x-wing', board([], [...without(4), ...without(9)]))).toEqual([gone]);
    expect(found('x-wing', board([], [...without(4), ...without(9).slice(1)]))).toEqual([]);
  });

  test('figure 9: swordfish in the first, fifth and seventh column', () => {
    const without = (c: number): [number, number, string][] => [1, 3, 4, 6, 7, 9].map((r) => [r, c, '12346789']);
    const [only] = found('swordfish', board([], [1, 5, 7].flatMap(without)));
    expect(only).toBe([2, 5, 8].flatMap((r) => [2, 3, 4, 6, 8, 9].map((c) => `-[${r},${c}]5`)).join(' '));
  });
});

describe('000', () => {
  test('figures 13 and 14: hidden single and lone ranger, a value that only one cell of a row can take', () => {
    const marks = row(1, ['1235', '1235', '34', '1235', '1235', '6789', '6789', '6789', '6789']);
    expect(found('hidden-single', board([], marks))).toContain('+[1,3]4');
  });

  test('figure 15: twin, cells 2 and 6 hold 2 and 3', () => {
    const marks = row(1, ['1457', '23', '1457', '1689', '239', '23', '1457', '268', '1689']);
    expect(found('naked-pair', board([], marks))).toEqual(['-[1,5]2 -[1,5]3 -[1,8]2']);
  });

  test('figure 16: triplet, three cells hold three values', () => {
    const marks = row(1, ['12', '4567', '23', '12456', '13', '45789', '6789', '45678', '456789']);
    expect(found('naked-triplet', board([], marks))).toEqual(['-[1,4]1 -[1,4]2']);
  });
});
