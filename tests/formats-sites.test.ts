import { deflateRawSync } from 'node:zlib';
import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { formatLine, readPuzzles } from '#formats';
import { inflate } from '../library/src/formats/inflate.ts';
import { classic, EASY, read } from './intake.ts';

// Links of sites that pack a puzzle in their own way.

describe('links of other sites', () => {
  const digits = EASY.replaceAll('.', '0');
  const pair = (code: number, base: number): string => code.toString(base).padStart(2, '0');
  const pzpr = digits.replace(/0{1,20}/g, (blanks) => String.fromCharCode(102 + blanks.length));

  test.each([
    ['SudokuWiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${digits}`],
    [
      'SudokuWiki, packed',
      `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${[...digits].map((cell) => pair(Number(cell) || 511 + 18, 36)).join('')}`.replaceAll(
        'ep',
        '00',
      ),
    ],
    [
      'SudokuWiki, packed as before',
      `https://www.sudokuwiki.org/sudoku.htm?bd=${[...digits].map((cell) => pair(cell === '0' ? 0 : 2 ** Number(cell) + 1, 32)).join('')}`,
    ],
    ['puzz.link', `https://puzz.link/p?sudoku/9/9/${pzpr}`],
    ['pzv.jp', `http://pzv.jp/p.html?sudoku/9/9/${pzpr}`],
    ['digits in any address', `see https://example.org/play?s=${digits}&level=3 (easy)`],
    ['dots in a path', `https://example.org/en/play/${EASY}`],
  ])('%s', (_, text) => expect(read(text)).toEqual([classic]));

  test('what was placed and noted is progress', () => {
    const codes = [...digits].map(Number);
    codes[2] = 9 + 4;
    codes[3] = 18 + 0b100010;
    const [item] = readPuzzles(`https://www.sudokuwiki.org/sudoku.htm?bd=S9B${codes.map((code) => pair(code, 36)).join('')}`);
    const progress = item!.result.ok ? item!.result.value.progress : undefined;
    expect([progress?.entries[2], progress?.marks?.values(3)]).toEqual([4, [2, 6]]);
  });

  test('a packed text whose clues cannot be told from candidates is refused', () => {
    const codes = [...digits].map((cell) => pair(cell === '0' ? 0 : 2 ** Number(cell) + Number(cell), 32));
    expect(read(`https://www.sudokuwiki.org/sudoku.htm?bd=${codes.join('')}`)[0]).toContain('cannot be told from candidates');
  });

  test.each([
    ['https://puzz.link/p?sudoku/9/8/g3h', 'with from 4 to 25 rows and as many columns'],
    ['https://puzz.link/p?sudoku/9/9/g3!', 'character 3 of the packed cells is "!"'],
    [`https://puzz.link/p?sudoku/4/4/${'1'.repeat(17)}`, 'expected 16 cells for classic:2x2, found 17'],
    ['https://puzz.link/p?nurikabe/9/9/g3h', 'a link to puzz.link'],
  ])('%s', (text, sentence) => expect(read(text)[0]).toContain(sentence));
});

describe('lisudoku', () => {
  const at = (row: number, col: number) => ({ row, col });
  const document = {
    gridSize: 6,
    fixedNumbers: [{ position: at(0, 0), value: 5 }],
    thermos: [[at(1, 0), at(1, 1)]],
    arrows: [{ circleCells: [at(2, 0)], arrowCells: [at(2, 1), at(2, 2)] }],
    killerCages: [
      { sum: 7, region: [at(3, 0), at(3, 1)] },
      { sum: null, region: [at(3, 2), at(3, 3)] },
    ],
    kropkiDots: [
      { dotType: 'Consecutive', cell1: at(4, 0), cell2: at(4, 1) },
      { dotType: 'Double', cell1: at(4, 2), cell2: at(4, 3) },
    ],
    primaryDiagonal: true,
    antiKing: true,
    oddCells: [at(5, 0)],
    evenCells: [],
    renbans: [[at(5, 1), at(5, 2), at(5, 3)]],
  };
  const packed = (value: object): string => lzString.compressToBase64(JSON.stringify(value));
  const link = (value: object): string => `https://lisudoku.xyz/solver?import=${encodeURIComponent(packed(value))}`;
  const rulesOf = (text: string): readonly string[] => {
    const { result } = readPuzzles(text)[0]!;
    return result.ok ? [result.value.kind.spec, ...result.value.rules.map(({ text: rule }) => rule)] : [result.error];
  };

  test('cells and rules', () => {
    expect(read(link(document))).toEqual([`classic:2x3 5${'.'.repeat(35)}`]);
    expect([...rulesOf(link(document))].sort()).toEqual([
      'anti-king:',
      'arrow: r3c1 = r3c2 r3c3',
      'cage 7: r4c1 r4c2',
      'cage: r4c3 r4c4',
      'classic:2x3',
      'diagonal falling:',
      'difference: r5c1 r5c2',
      'odd: r6c1',
      'ratio: r5c3 r5c4',
      'renban: r6c2..r6c4',
      'thermo: r2c1 r2c2',
    ]);
  });

  test('regions, and the packed text alone', () => {
    const regions = Array.from({ length: 4 }, (_, row) => Array.from({ length: 4 }, (_, col) => at(row, col)));
    expect(read(packed({ gridSize: 4, regions, fixedNumbers: [{ position: at(0, 1), value: 3 }] }))).toEqual([
      `jigsaw:4 .3${'.'.repeat(14)}`,
    ]);
  });

  test('both diagonals make the diagonal kind', () => {
    expect(rulesOf(link({ gridSize: 9, primaryDiagonal: true, secondaryDiagonal: true }))).toEqual(['diagonal:3x3']);
  });

  test.each([
    [link({ gridSize: 6, topBottom: true }), 'the puzzle has constraints that Ninefold does not know: topBottom'],
    [link({ x: 3 }), 'expected a JSON object with "gridSize"'],
    [link({ gridSize: 4, fixedNumbers: [{ position: at(4, 0), value: 1 }] }), 'a cell lies outside the grid of 4 rows'],
    [link(document).slice(0, 90), 'this text was not packed by lisudoku; perhaps the link is cut short'],
  ])('%#', (text, sentence) => expect(read(text)[0]).toBe(sentence));
});

describe('Penpa+', () => {
  const SIDE = 10;
  const square = (row: number, column: number): number => (row + 2) * SIDE + column + 2;
  const corner = (row: number, column: number): number => SIDE * SIDE + (row + 1) * SIDE + column + 1;
  const down = (column: number) => [0, 1, 2, 3, 4, 5].map((row) => `"${corner(row, column)},${corner(row + 1, column)}":2`);
  const across = (row: number) => [0, 1, 2, 3, 4, 5].map((column) => `"${corner(row, column)},${corner(row, column + 1)}":2`);
  const boxes = [...down(3), ...across(2), ...across(4)];
  const link = (numbers: string, edges: readonly string[], more = '', head = 'square,6,6', space = '[0,0,0,0]', rules = ''): string => {
    const text = [
      `${head},38,0,1,1,266,266,144,144,0,0,0,0,Title: Six,Author: Nobody,,${rules},OFF,false`,
      space,
      '{z9:zQ}',
      `{zR:{z_:[]},zS:{},zN:{${numbers}},z1:{},zT:[],zL:{},zE:{${edges.join(',')}},zC:{},z6:[]${more}}`,
    ].join('\n');
    return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(text).toString('base64')}`;
  };
  const numbers = `"${square(0, 0)}":["5",1,"1"],"${square(3, 4)}":["2",1,"1"]`;
  const cells = `5${'.'.repeat(21)}2${'.'.repeat(13)}`;

  test('numbers, boxes, title and author', () => {
    const [item] = readPuzzles(link(numbers, boxes));
    expect(
      item!.result.ok ? [item!.result.value.kind.spec, formatLine(item!.result.value), item!.result.value.info] : item!.result.error,
    ).toEqual(['classic:2x3', cells, { title: 'Six', author: 'Nobody' }]);
  });

  test('other regions make a jigsaw', () => {
    // The first two rows are cut after two and after four columns instead of after three.
    const edges = [
      ...boxes.filter((edge) => !/^"1[12]4/.test(edge)),
      `"${corner(0, 2)},${corner(1, 2)}":2`,
      `"${corner(1, 4)},${corner(2, 4)}":2`,
      `"${corner(1, 2)},${corner(1, 3)}":2`,
      `"${corner(1, 3)},${corner(1, 4)}":2`,
    ];
    expect(read(link(numbers, edges))[0]).toBe(`jigsaw:6 ${cells}`);
  });

  test('a grid without boxes is asked about', () => {
    expect(read(link(numbers, []))[0]).toBe('the drawing has no boxes; say what it is with "kind": "classic:2x3" or "kind": "latin:6"');
    expect(read(link(numbers, []), { kind: 'latin:6' })).toEqual([`latin:6 ${cells}`]);
  });

  const rulesOf = (text: string, options = {}): readonly string[] => {
    const { result } = readPuzzles(text, options)[0]!;
    return result.ok
      ? [result.value.kind.spec, ...result.value.rules.map(({ text: rule }) => rule), ...(result.value.ignored ?? [])]
      : [result.error];
  };

  test('thermometers, arrows and killer cages are tools of their own, and so are rules', () => {
    const more = `,zT:[[22,23,33],[]],z3:[[24,25,26]],z6:[[32,42],[],[35,36]],zC:{"528,530":10},z1:{"528":[" 9",1]}`;
    expect(rulesOf(link(numbers, boxes, more))).toEqual([
      'classic:2x3',
      'thermo: r1c1 r1c2 r2c2',
      'arrow: r1c3 = r1c4 r1c5',
      'cage 9: r2c1 r3c1',
      'cage: r2c4 r2c5',
    ]);
  });

  const falling = [0, 1, 2, 3, 4, 5].map((i) => `"${corner(i, i)},${corner(i + 1, i + 1)}":12`);
  const rising = [0, 1, 2, 3, 4, 5].map((i) => `"${corner(i + 1, 5 - i)},${corner(i, 6 - i)}":12`);
  test('diagonals are edges from corner to corner', () => {
    expect(rulesOf(link(numbers, [...boxes, ...falling, ...rising]))[0]).toBe('diagonal:2x3');
    expect(rulesOf(link(numbers, [...boxes, ...rising]))).toEqual(['classic:2x3', 'diagonal rising:']);
    expect(rulesOf(link(numbers, [...boxes, ...falling.slice(1)]))[0]).toContain(
      'drawings that no rule accounts for, and a rule may hide in them: edge;',
    );
  });

  test.each([
    [link(numbers, boxes, ',zY:{"22":[3,"circle_L",2]}'), ['symbol']],
    [link(`"${square(0, 0)}":["12",1,"5"]`, boxes), ['number "12"']],
    [link(numbers, boxes, ',z1:{"528":["9",1]},zC:{"528,530":10}'), ['small number "9"', 'cage']],
  ])('what may be a rule is refused by its name, and left out where that is wanted: %#', (text, names) => {
    expect(rulesOf(text)[0]).toBe(
      `the puzzle has drawings that no rule accounts for, and a rule may hide in them: ${names.join(', ')}; "ignoreDrawings" does without them`,
    );
    expect(rulesOf(text, { ignoreDrawings: true })).toEqual(['classic:2x3', ...names]);
  });

  test('with a row and a column outside, as contests have them for the answer', () => {
    const at = (row: number, column: number): number => (row + 3) * 11 + column + 3;
    const ends = (i: number): readonly [number, number] => [11 * 11 + (i + 2) * 11 + i + 2, 11 * 11 + (i + 3) * 11 + i + 3];
    const diagonal = [0, 1, 2, 3, 4, 5].map((i) => `"${ends(i).join()}":12`);
    const given = `"${at(0, 0)}":["5",1,"1"],"${at(3, 4)}":["2",1,"1"]`;
    const text = (more: string): string => link(`${given}${more}`, diagonal, '', 'sudoku,7,7', '[1,0,1,0]');
    expect(read(text(''))).toEqual([`classic:2x3 ${cells}`]);
    expect(rulesOf(text(''))).toEqual(['classic:2x3', 'diagonal falling:']);
    expect(rulesOf(text(`,"${at(-1, 2)}":["A",4,"6"]`))[0]).toContain('a rule may hide in them: number "A";');
  });

  test('a text that tells more than the normal rules is not left out unsaid', () => {
    const tell = (rules: string): string => link(numbers, boxes, '', 'square,6,6', '[0,0,0,0]', rules);
    expect(read(tell('Place a digit from 1 to 6 into each empty cell%2C once in each row%2C column and box.'))).toEqual([
      `classic:2x3 ${cells}`,
    ]);
    expect(rulesOf(tell('Normal rules apply.%2D%2DCells a knight’s move apart differ.'))[0]).toContain('a rule may hide in them: ruleset;');
  });

  test.each([
    [link(numbers, boxes, '', 'hex,6,6'), 'only square grids of 4 to 25 rows are read, not "hex 6 6"'],
    [
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVPb5tOFLz7U1h73oP5',
      'this text was not packed by Penpa+; perhaps the link is cut short',
    ],
  ])('%#', (text, sentence) => expect(read(text)[0]).toBe(sentence));

  test('what Node packs is unpacked, and not more than is wanted', () => {
    const text = Buffer.from(Array.from({ length: 5000 }, (_, i) => `${(i * 7919) % 1000},`).join(''));
    for (const level of [0, 1, 9]) expect(Buffer.from(inflate(deflateRawSync(text, { level }), 1 << 20)!).equals(text)).toBe(true);
    expect(Buffer.from(inflate(deflateRawSync('', {}), 100)!)).toHaveLength(0);
    expect(inflate(deflateRawSync(Buffer.alloc(1 << 21)), 1 << 20)).toBeUndefined();
    expect(inflate(deflateRawSync(text).subarray(0, 300), 1 << 20)).toBeUndefined();
  });
});
