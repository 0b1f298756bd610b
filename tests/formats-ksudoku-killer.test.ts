import { describe, expect, test } from 'vitest';
import { formatPuzzle } from '#formats';
import { one, refusal } from './foreign.ts';

/** Squares are numbered column by column: 0 is r1c1, 1 is r2c1, 4 is r1c2. */
const document = (cages: string, type = 'KillerSudoku'): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE ksudoku>
<ksudoku><game had-help="0" msecs-elapsed="0"><puzzle>
<graph order="4" type="custom" specific-type="${type}" name="KillerSudoku_4x4" sizeX="4" sizeY="4" sizeZ="1">
<sudokugroups at="0" withblocks="1"/>${cages}</graph>
<values>________________</values></puzzle></game></ksudoku>`;

describe('cages of KSudoku', () => {
  test('are read and written by its numbers of squares', () => {
    const puzzle = one(document('<cage operator="4" value="6" size="3"> 0 1 4 </cage><cage operator="0" value="2" size="1"> 15 </cage>'));
    expect(puzzle.kind.spec).toBe('classic:2x2');
    expect(puzzle.rules.map((rule) => rule.text)).toEqual(['cage 6: r1c1 r2c1 r1c2', 'cage 2: r4c4']);
    const written = formatPuzzle(puzzle, 'ksudoku');
    expect(written.ok && written.value).toContain('<cage operator="4" value="6" size="3"> 0 1 4 </cage>');
    expect(written.ok && one(written.value).rules.map((rule) => rule.text)).toEqual(puzzle.rules.map((rule) => rule.text));
  });

  test.each([
    [document('<cage operator="3" value="6" size="3"> 0 1 4 </cage>'), 'cage 1: its operator is "3"; expected 4'],
    [document('<cage operator="4" value="6" size="3"> 0 1 99 </cage>'), 'cage 1: cage: cells: 99 is not a cell of the puzzle'],
    [document('<cage operator="4" value="x" size="1"> 0 </cage>'), 'cage 1: cage: sum: expected a whole number'],
    [document('<cage operator="4" value="6" size="1"> 0 </cage>', 'Mathdoku'), 'cages are known of KillerSudoku only, not of "Mathdoku"'],
  ])('refused: %#', (text, sentence) => {
    expect(refusal(text)).toContain(sentence);
  });
});
