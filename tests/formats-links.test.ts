import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { isSamePuzzle } from '#core';
import { formatLine, formatPuzzle, readPuzzles } from '#formats';
import { HARD, one, ROWS, refusal } from './foreign.ts';

// Links and documents of f-puzzles and SudokuPad, made for these tests.

const pack = (object: unknown): string => lzString.compressToBase64(JSON.stringify(object));
const square = (n: number, cell: (row: number, column: number) => object = () => ({})): object[][] =>
  Array.from({ length: n }, (_, r) => Array.from({ length: n }, (_, c) => cell(r, c)));
const fPuzzle = (more: object = {}): object => ({
  size: 9,
  title: 'Hard',
  author: 'Nobody',
  ruleset: 'Normal rules',
  grid: square(9, (r, c) => (ROWS[r]![c] === '.' ? {} : { value: Number(ROWS[r]![c]), given: true })),
  ...more,
});

describe('f-puzzles', () => {
  test.each([
    ['a link', `https://www.f-puzzles.com/?load=${pack(fPuzzle())}`],
    ['an encoded link', `https://f-puzzles.com/?load=${encodeURIComponent(pack(fPuzzle()))}`],
    ['the last part alone', pack(fPuzzle())],
    ['JSON', JSON.stringify(fPuzzle())],
  ])('%s', (_, text) => {
    const puzzle = one(text);
    expect(puzzle.kind.spec).toBe('classic:3x3');
    expect(formatLine(puzzle)).toBe(HARD);
    expect(puzzle.info).toEqual({ title: 'Hard', author: 'Nobody', comment: 'Normal rules' });
  });

  test('both diagonals', () => expect(one(pack(fPuzzle({ 'diagonal+': true, 'diagonal-': true }))).kind.spec).toBe('diagonal:3x3'));

  test('regions make a jigsaw, unless they are the boxes', () => {
    const rows = square(6, (r, c) => ({ region: (r + Math.floor(c / 3)) % 6 }));
    expect(one(pack({ size: 6, grid: rows })).kind).toMatchObject({ spec: 'jigsaw:6' });
    const boxes = square(6, (r, c) => ({ region: Math.floor(r / 2) * 2 + Math.floor(c / 3) }));
    expect(one(pack({ size: 6, grid: boxes })).kind.spec).toBe('classic:2x3');
  });

  test('entries and marks', () => {
    const grid = square(9, (r, c) =>
      r + c === 0 ? { value: 5 } : r === 1 && c === 1 ? { centerPencilMarks: [1, 2], cornerPencilMarks: [3] } : {},
    );
    const { givens, progress } = one(pack({ size: 9, grid }));
    expect(givens[0]).toBe(0);
    expect(progress?.entries[0]).toBe(5);
    expect(progress?.marks?.values(10)).toEqual([1, 2]);
    expect(progress?.corners?.values(10)).toEqual([3]);
  });

  test('the tools that the editor shows are no rules', () => {
    const killercage = [{ cells: ['R1C1', 'R1C2'], value: '5' }];
    const { rules } = one(pack({ size: 9, grid: square(9, () => ({})), killercage, activeConstraints: ['Killer Cage', 'Renban'] }));
    expect(rules.map(({ text }) => text)).toEqual(['cage 5: r1c1 r1c2']);
  });

  test.each([
    [{ fogofwar: ['R1C1'], foo: [1] }, 'the puzzle has constraints that Ninefold does not know: foo'],
    [
      { killercage: [{ cells: ['R1C1'] }, { cells: ['R1C1', 'R1C10'] }] },
      'killercage 2: "R1C10" is not a cell of the grid; expected one such as R1C2',
    ],
    [
      { killercage: [{ cells: ['R1C1', 'R1C2'], value: 'x+1' }] },
      'killercage 1: cage: sum: expected a whole number from 1 to 1,000,000, found "x+1"',
    ],
    [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'L' }] }, 'xv 1: Ninefold does not know it'],
    [{ skyscraper: [{ cell: 'R1C1', value: 3 }] }, 'skyscraper 1: "R1C1" is not beside a row or column; expected one such as R0C1'],
    [{ negative: ['ratio', 'sums'] }, 'negative 2: Ninefold does not know it'],
    [
      { text: [{ cells: ['R1C1'], value: '<' }], circle: [{ cells: ['R1C1'] }, { cells: ['R2C1'] }] },
      'the puzzle has drawings that no rule accounts for, and a rule may hide in them: text (1), circle (2); "ignoreDrawings" does without them',
    ],
    [
      { ruleset: 'Normal sudoku rules apply. Neighbours differ by three.' },
      'the puzzle has drawings that no rule accounts for, and a rule may hide in them: ruleset; "ignoreDrawings" does without them',
    ],
    [{ grid: [[{}]] }, '"grid" should hold from 2 to 61 rows of cells'],
    [{ grid: [[{}, {}], [{}]] }, 'row 2 of "grid" should hold 2 cells, as there are 2 rows'],
    [{ grid: square(4, () => ({ value: 7, given: true })) }, 'r1c1 holds 7; expected a number from 1 to 4'],
  ])('%j', (more, sentence) => expect(refusal(pack(fPuzzle(more)), { from: 'f-puzzles' })).toBe(sentence));

  test.each([
    [
      {
        killercage: [
          { cells: ['R1C1', 'R1C2'], value: '5' },
          { cells: ['R2C1'], value: '' },
        ],
      },
      ['cage 5: r1c1 r1c2', 'cage: r2c1'],
    ],
    [
      {
        antiknight: true,
        thermometer: [
          {
            lines: [
              ['R1C1', 'R2C1'],
              ['R1C1', 'R1C2'],
            ],
          },
        ],
      },
      ['anti-knight:', 'thermo: r1c1 r2c1', 'thermo: r1c1 r1c2'],
    ],
    [{ 'diagonal+': true }, ['diagonal rising:']],
    [
      {
        arrow: [
          {
            cells: ['R1C1'],
            lines: [
              ['R1C1', 'R2C1'],
              ['R1C1', 'R1C2', 'R1C3'],
            ],
          },
        ],
      },
      ['arrow: r1c1 = r2c1 | r1c2 r1c3'],
    ],
    [{ arrow: [{ cells: ['R2C2', 'R2C1'], lines: [['R2C2', 'R3C2', 'R4C2']] }] }, ['pill-arrow: r2c1 r2c2 = r3c2 r4c2']],
    [
      {
        littlekillersum: [
          { cell: 'R0C3', direction: 'DL', value: '9' },
          { cell: 'R0C1', direction: 'DR', value: '' },
        ],
      },
      ['little-killer 9: r1c2 r2c1'],
    ],
    [
      { sandwichsum: [{ cell: 'R3C0', value: '7' }], xsum: [{ cell: 'R10C2', value: '8' }] },
      ['sandwich 7: r3c1..r3c9', 'x-sum 8: r9c2..r1c2'],
    ],
    [
      { whispers: [{ lines: [['R1C1', 'R1C2']], value: '4' }], odd: [{ cell: 'R5C5' }], nonconsecutive: true },
      ['whispers 4: r1c1 r1c2', 'odd: r5c5', 'non-consecutive unmarked:'],
    ],
    [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'v' }], negative: ['xv', 'ratio'] }, ['v: r1c1 r1c2', 'all-xv:', 'all-ratios:']],
    [{ difference: [{ cells: ['R1C1', 'R1C2'], value: '3' }], circle: [{ cells: ['R1C2', 'R1C1'] }] }, ['difference 3: r1c1 r1c2']],
    [{ renban: [{ lines: [['R1C1', 'R1C2']] }], line: [{ lines: [['R3C1', 'R4C2']], fromConstraint: 'Renban' }] }, ['renban: r1c1 r1c2']],
    [{ quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, '2'] }] }, ['quadruple 1,2: r1c1 r1c2 r2c1 r2c2']],
  ])('%j', (more, lines) => expect(one(pack(fPuzzle(more))).rules.map(({ text }) => text)).toEqual(lines));

  test('cells without a region, and regions of any size', () => {
    expect(one(pack(fPuzzle({ grid: square(4, () => ({ region: null })), size: 4 }))).kind.spec).toBe('latin:4');
    const { kind } = one(pack(fPuzzle({ grid: square(4, (r) => ({ region: r === 0 ? 1 : null })), size: 4 })));
    expect([kind.spec, kind.regions?.slice(0, 5)]).toEqual(['grid:4x4', [1, 1, 1, 1, -1]]);
  });

  test('drawings are left out where the caller says so, and the puzzle tells', () => {
    const [read] = readPuzzles(pack(fPuzzle({ text: [{ cells: ['R1C1'], value: '<' }] })), { ignoreDrawings: true });
    expect(read?.result.ok && read.result.value.ignored).toEqual(['text (1)']);
  });

  test('constraints that are empty or switched off say nothing', () =>
    expect(one(pack(fPuzzle({ killercage: [], antiking: false, disjointgroups: null }))).kind.spec).toBe('classic:3x3'));
});

describe('SudokuPad', () => {
  const zipped = `{cs:50,metadata:{t:'It\\'s hard',author:'Nobody'},ca:[{v:'rules: Normal',ce:[]}],ce:[${ROWS.map((row) => `[${[...row].map((cell) => (cell === '.' ? '' : `{v:${cell}}`)).join(',')}]`).join(',')}]}`;

  test.each([
    ['scl, packed', `https://sudokupad.app/scl${lzString.compressToBase64(zipped)}`],
    ['ctc, as an id', `ctc${lzString.compressToBase64(zipped)}`],
    ['the older address', `https://app.crackingthecryptic.com/sudoku/scl${lzString.compressToBase64(zipped)}`],
  ])('%s', (_, text) => {
    const puzzle = one(text);
    expect(formatLine(puzzle)).toBe(HARD);
    expect(puzzle.info).toEqual({ title: "It's hard", author: 'Nobody', comment: 'Normal' });
  });

  const rowsOf = (n: number): string => Array.from({ length: n }, () => `[${Array.from({ length: n }, () => '').join(',')}]`).join(',');
  const scl = (more: string, n = 9): string => `https://sudokupad.app/scl${lzString.compressToBase64(`{${more},ce:[${rowsOf(n)}]}`)}`;

  test.each([
    ['metadata:{antiknight:true}', ['anti-knight:']],
    ['global:[antiking]', ['anti-king:']],
    [
      "ca:[{ce:[[0,0],[0,1]],v:'15'},{ce:[[1,0],[1,1]]},{ce:'r3c1-r3c3',v:6}]",
      ['cage 15: r1c1 r1c2', 'cage: r2c1 r2c2', 'cage 6: r3c1..r3c3'],
    ],
    ['ca:[{ce:[[0,0],[1,0]],v:4,unique:f}]', ['sum 4: r1c1 r2c1']],
    ["ca:[{ce:'r1c1-r1c9',type:rowcol,unique:t,hidden:t}]", []],
  ])('what its own documents say is read: %s', (more, rules) => {
    expect(one(scl(more)).rules.map((rule) => rule.text)).toEqual(rules);
  });

  test.each([
    ['metadata:{norowcol:true}', 'norowcol'],
    ['metadata:{antiknight:true,norowcol:true}', 'norowcol'],
    ['global:[antiqueen]', 'antiqueen'],
    ['l:[{wp:[[0.5,0.5],[0.5,1.5]]}]', 'lines (1)'],
    ["ca:[{ce:[[0,0],[0,1]],v:'<12'}],o:[{ct:[1,1]}]", 'cages (1), overlays (1)'],
    ['triggereffect:[{x:1}]', 'triggereffect'],
    ["metadata:{rules:'Normal sudoku rules apply. Green lines are whispers.'}", 'rules'],
  ])('what may be a rule is refused by name, and kept for those who do without: %s', (more, names) => {
    expect(refusal(scl(more))).toContain(`a rule may hide in them: ${names}; `);
    expect(one(scl(more), { ignoreDrawings: true }).ignored?.join(', ')).toBe(names);
  });

  test('drawings are kept as they are, and fog and the solution with them', () => {
    const more =
      "l:[{wp:[[0.5,0.5],[0.5,1.5]],c:'#CC66FF',th:16}],o:[{ct:[1,2],w:0.5,h:0.5,r:t,te:'x',c2:'#fff'}],foglight:[[0,1]],metadata:{solution:'1234341221434321'}";
    const { kept } = one(scl(more, 4), { ignoreDrawings: true });
    expect(kept?.drawings).toEqual([
      {
        shape: 'line',
        points: [
          [0.5, 0.5],
          [1.5, 0.5],
        ],
        colour: '#CC66FF',
        width: 0.25,
      },
      { shape: 'box', at: [2, 1], width: 0.5, height: 0.5, isRound: true, fill: '#fff', text: 'x', isOver: true },
    ]);
    expect([kept?.fog?.lamps, kept?.solution?.join('')]).toEqual([[1], '1234341221434321']);
  });

  test('rules are drawn and noted; once the drawing is changed, the note counts no more', () => {
    const puzzle = one('kind: latin:4\ntitle: T\nthermo: r1c1 r1c2 r1c3\nregex ".*1": r4c1..r4c4\nanti-knight:\n1...............');
    const link = formatPuzzle(puzzle, 'sudokupad');
    if (!link.ok) throw new Error(link.error);
    const read = one(link.value);
    expect(isSamePuzzle(read, puzzle)).toBe(true);
    expect(read.info).toEqual({ title: 'T' });
    const document = JSON.parse(lzString.decompressFromBase64(link.value.split('/scl')[1]!)!);
    expect(document.lines).toHaveLength(2);
    expect(document.metadata.rules).toContain('Anti-knight: ');
    const pack = (changed: object): string => `scl${lzString.compressToBase64(JSON.stringify({ ...document, ...changed }))}`;
    expect(
      refusal(
        pack({
          lines: [
            ...document.lines,
            {
              wayPoints: [
                [0.5, 0.5],
                [1.5, 0.5],
              ],
            },
          ],
        }),
      ),
    ).toContain('a rule may hide in them: lines (1); ');
    expect(refusal(pack({ lines: document.lines.slice(1) }))).toContain('a rule may hide in them: lines (1), underlays (1); ');
  });

  test('fpuz wraps f-puzzles', () =>
    expect(formatLine(one(`https://sudokupad.app/fpuzzles${encodeURIComponent(pack(fPuzzle()))}`))).toBe(HARD));

  test('scf packs a digit and the blanks after it', () => {
    const puzzle = one(`https://sudokupad.app/scf${codes(HARD)}`);
    // 4 and three blanks after it: 4 + 10 * 3 in base 62.
    expect(codes(HARD)[0]).toBe('Y');
    expect(formatLine(puzzle)).toBe(HARD);
    expect(one(`scf${codes(HARD)}*w`).kind.spec).toBe('windoku');
    expect(one(`scf${codes(HARD)}*xtStars ** and more*aMe`)).toMatchObject({
      kind: { spec: 'diagonal:3x3' },
      info: { title: 'Stars * and more', author: 'Me' },
    });
  });

  test.each([
    [
      'https://sudokupad.app/abc123',
      'the id "abc123" names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf',
    ],
    [
      `scl${pack({
        cells: square(9),
        cages: [
          {
            cells: [
              [0, 0],
              [0, 0],
            ],
            value: 5,
          },
        ],
      })}`,
      'cages 1: cage: cells: r1c1 stands twice',
    ],
    [`scl${lzString.compressToBase64('{ce:[')}`, 'this is not valid packed JSON: expected a value at character 6'],
    ['scf123456789012345', 'expected 81 cells for classic:3x3, found 15 in the packed text'],
    [`scf${codes(HARD)}*wx`, 'the puzzle has constraints that Ninefold does not know together: w, x'],
  ])('%s', (text, sentence) => expect(refusal(text, { from: 'sudokupad' })).toBe(sentence));
});

/** The short form of 81 cells, put together by hand. */
function codes(line: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let packed = '';
  for (let at = 0; at < line.length; ) {
    let end = at + 1;
    while (end < line.length && line[end] === '.' && end - at < 6) end++;
    packed += digits[(Number(line[at]) || 0) + 10 * (end - at - 1)];
    at = end;
  }
  return packed;
}
