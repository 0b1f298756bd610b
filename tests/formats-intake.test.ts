import { deflateRawSync } from 'node:zlib';
import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { formatLine, type ReadOptions, readPuzzles } from '#formats';
import { inflate } from '../library/src/formats/inflate.ts';

// Texts as people have them: in programs, in mail, in tables, on the web. Each is recognised by what it holds, and read.

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = EASY.match(/.{9}/g)!;
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** What was read: kind and cells of each puzzle, or the sentence. */
function read(text: string, options: ReadOptions = {}): string[] {
  return readPuzzles(text, options).map(({ result }) =>
    result.ok ? `${result.value.kind.spec} ${formatLine(result.value)}` : result.error,
  );
}

const classic = `classic:3x3 ${EASY}`;
const list = (row: string, open: string, blank: string, quote: string, close: string): string =>
  `${open}${[...row].map((cell) => `${quote}${cell === '.' ? blank : cell}${quote}`).join(', ')}${close}`;

describe('grids as data', () => {
  const lists = (open: string, close: string, blank: string, quote = ''): string =>
    `${open}${ROWS.map((row) => list(row, open, blank, quote, close)).join(',\n')}${close}`;

  test.each([
    ['rows of numbers', lists('[', ']', '0')],
    ['rows of texts', lists('[', ']', '.', '"')],
    ['empty texts', lists('[', ']', '', '"')],
    ['null', lists('[', ']', 'null')],
    ['Python', `import solver\n\n# the first one\ngrid = ${lists('[', ']', 'None')}\nprint(solver.solve(grid))\n`],
    ['Python tuples with single quotes', `board = ${lists('(', ')', '0', "'")}`],
    ['C', `int board[9][9] = ${lists('{', '}', '0')};\nint main(void) { return 0; }`],
    ['NumPy', `[${ROWS.map((row) => `[${[...row.replaceAll('.', '0')].join(' ')}]`).join('\n ')}]`],
    ['MiniZinc', `% data\nS = 3;\nstart = [|\n${ROWS.map((row) => [...row.replaceAll('.', '0')].join(', ')).join(' |\n')} |];\n`],
    ['rows as texts', JSON.stringify(ROWS)],
    ['one list of all cells', JSON.stringify([...EASY].map((cell) => Number(cell) || 0))],
    ['an object', JSON.stringify({ board: ROWS.map((row) => [...row].map((cell) => Number(cell) || 0)) })],
    ['an object with a text', JSON.stringify({ level: 3, sudoku: EASY })],
    [
      'a web service that answers with the solution beside',
      JSON.stringify({
        newboard: {
          grids: [
            {
              value: ROWS.map((row) => [...row].map((cell) => Number(cell) || 0)),
              solution: SOLVED.match(/.{9}/g)!.map((row) => [...row].map(Number)),
              difficulty: 'Easy',
            },
          ],
          results: 1,
          message: 'All Ok',
        },
      }),
    ],
  ])('%s', (_, text) => expect(read(text)).toEqual([classic]));

  test('several grids are several puzzles', () =>
    expect(read(`[${lists('[', ']', '0')}, ${lists('[', ']', '0')}]`)).toEqual([classic, classic]));

  test('a number that no cell can hold is named, with its sign and its decimals', () => {
    expect(read('[[-5,3,0,0],[1,2,3,4],[0,0,0,0],[0,0,0,0]]')[0]).toContain('r1c1 (row 1, character 1) holds "-5"');
    expect(read('[[5,3,0,0],[1,2,3,4],[0,0,1.5,0],[0,0,0,0]]')[0]).toContain('holds "5"');
    expect(read('[[1,3,0,0],[1,2,3,4],[0,0,1.5,0],[0,0,0,0]]')[0]).toContain('r3c3 (row 3, character 5) holds "1.5"');
  });
});

describe('numbers that stand apart', () => {
  test.each([
    ['-5 3 -1 2 1 2 3 4 1 2 3 4 1 2 3 4', 'r1c1 (character 1) holds "-5"'],
    ['1.5 2.5 1 2 1 2 3 4 1 2 3 4 1 2 3 4', 'r1c1 (character 1) holds "1.5"'],
    ['1.5 2.5 3.5 1.5 2.5 3.5 1.5 2.5 3.5 1.5 2.5 3.5 1.5 2.5 3.5 1.5', 'r1c1 (character 1) holds "1.5"'],
    ['-5 3\n-1 2', 'holds "-5"'],
  ])('a sign and a point are no blanks: %s', (text, sentence) => expect(read(text)[0]).toContain(sentence));
});

describe('tables', () => {
  test.each([
    ['commas', ',', ''],
    ['semicolons', ';', ''],
    ['tabs', '\t', ''],
    ['zeros', ',', '0'],
    ['quotes', ',', '""'],
  ])('a cell in each field: %s', (_, delimiter, blank) => {
    const text = ROWS.map((row) => [...row].map((cell) => (cell === '.' ? blank : cell)).join(delimiter)).join('\n');
    expect(read(text)).toEqual([classic]);
  });

  test('a field that no cell can be is named', () => {
    const text = ROWS.map((row) => [...row].map((cell) => (cell === '.' ? '' : cell)).join(',')).join('\n');
    expect(read(text.replace('5,3', '17,3'))[0]).toContain('r1c1 (row 1, character 1) holds "17"');
  });
});

describe('words around', () => {
  test.each([
    ['a rating behind', `${EASY} ED=7.2/1.2/1.2`, { comment: 'ED=7.2/1.2/1.2' }],
    ['words behind', `${EASY} the easy one, by me`, { comment: 'the easy one, by me' }],
    ['a number before', `1: ${EASY}`, { title: '1' }],
    ['a number right before', `1:${EASY}`, { title: '1' }],
    ['quotes and a comma', `"${EASY}",`, {}],
    ['an assignment', `puzzle = '${EASY}';`, { title: 'puzzle' }],
    ['a sentence', `Can you solve ${EASY.replaceAll('.', '0')}? Thanks!`, { title: 'Can you solve', comment: '? Thanks!' }],
    ['a full stop', `Solve ${EASY}.`, { title: 'Solve' }],
    ['its solution behind', `${EASY} ${SOLVED}`, undefined],
    ['groups with a number before', `7) ${ROWS.join(' ')}`, { title: '7' }],
  ])('%s', (_, text, info) => {
    const items = readPuzzles(text);
    expect(items.map(({ result }) => (result.ok ? formatLine(result.value) : result.error))).toEqual([EASY]);
    if (info) expect(items[0]!.result.ok && items[0]!.result.value.info).toEqual(info);
  });

  test('titles between lines', () => {
    const items = readPuzzles(`Easy ones\n\n${EASY}\n${EASY}\n\nHard ones\n${EASY} # really\n`);
    expect(items.map(({ line, result }) => [line, result.ok && result.value.info])).toEqual([
      [3, { title: 'Easy ones' }],
      [4, {}],
      [7, { title: 'Hard ones', comment: 'really' }],
    ]);
  });

  test('titles between rows', () => {
    const items = readPuzzles(`Grid 01\n${ROWS.join('\n').replaceAll('.', '0')}\nGrid 02\n${ROWS.join('\n').replaceAll('.', '0')}\n`);
    expect(items.map(({ line, result }) => [line, result.ok && formatLine(result.value), result.ok && result.value.info.title])).toEqual([
      [2, EASY, 'Grid 01'],
      [12, EASY, 'Grid 02'],
    ]);
  });

  test('a row that is too short is told, and the next grid is read', () => {
    const items = read(`Grid 01\n${ROWS.join('\n').replace('6..195...', '6..195..')}\nGrid 02\n${ROWS.join('\n')}\n`);
    expect(items.at(-1)).toBe(classic);
    expect(items.length).toBeGreaterThan(1);
    expect(items.slice(0, -1).every((item) => /cells/.test(item))).toBe(true);
  });

  const starred = (row: string): string => `${row.slice(0, 3)}*${row.slice(3, 6)}*${row.slice(6)}`;
  const bands = (line: string, rows: readonly string[]): string[] => rows.flatMap((row, i) => (i % 3 === 0 && i > 0 ? [line, row] : [row]));
  const STARS = '*'.repeat(11);
  test.each([
    ['rows of stars between boxes', bands(STARS, ROWS)],
    [
      'and bars',
      bands(
        STARS,
        ROWS.map((row) => starred(row).replaceAll('*', '|')),
      ),
    ],
    ['and columns of stars', bands(STARS, ROWS.map(starred))],
    [
      'a frame of stars',
      ['*'.repeat(13), ...bands('*'.repeat(13), ROWS.map(starred)).map((row) => (row.startsWith('**') ? row : `*${row}*`)), '*'.repeat(13)],
    ],
    [
      'spaces between cells',
      bands(
        [...STARS].join(' '),
        ROWS.map((row) => [...starred(row)].join(' ')),
      ),
    ],
  ])('lines drawn with stars: %s', (_, rows) => {
    expect(read(rows.join('\n'))).toEqual([classic]);
    expect(read([...rows, '', ...rows].join('\n'))).toEqual([classic, classic]);
  });

  test.each(['*', '_', '-'])('a first row of nothing but blanks: %s', (blank) => {
    const rows = ROWS.map((row) => row.replaceAll('.', blank));
    expect(read([blank.repeat(9), ...rows.slice(1)].join('\n'))).toEqual([`classic:3x3 ${'.'.repeat(9)}${EASY.slice(9)}`]);
  });

  test('a drawing in a letter', () => {
    const drawn = ROWS.map(
      (row, i) => `${i % 3 === 0 && i > 0 ? '------+-------+------\n' : ''}${row.replace(/(...)(...)(...)/, '$1 | $2 | $3')}`,
    );
    expect(read(`Hello,\nhere is my puzzle:\n\n${drawn.join('\n')}\n\nYours\n`)).toEqual([classic]);
    expect(read(`Hello, here is my puzzle:\n${drawn.join('\n')}\nYours\n`)).toEqual([classic]);
  });

  test('a library line among plain ones, and plain ones among library lines', () => {
    const library = `:0604:x:${EASY}:113::`;
    expect(read([EASY, library, EASY].join('\n'))).toEqual([classic, classic, classic]);
    expect(read([library, EASY, library].join('\n'))).toEqual([classic, classic, classic]);
  });
});

test('lines between paragraphs with headers are puzzles of their own, as they are in a file of lines', () => {
  const small = 'version: 1\nkind: classic:2x2\n1...\n..2.\n.3..\n...4';
  const items = readPuzzles(`${small}\n\n# four\n${EASY}\n${EASY}\n${EASY} the last but one\n${EASY}\n\n${small}\n\n${ROWS.join('\n')}\n`);
  expect(items.map(({ line, result }) => [line, result.ok ? result.value.kind.spec : result.error])).toEqual([
    [1, 'classic:2x2'],
    [9, 'classic:3x3'],
    [10, 'classic:3x3'],
    [11, 'classic:3x3'],
    [12, 'classic:3x3'],
    [14, 'classic:2x2'],
    [21, 'classic:3x3'],
  ]);
});

test('rows of letters are cells, not words', () => {
  const [item, ...others] = readPuzzles(`${'ABCDEFGHIJKLMNOP\n'.repeat(15)}ABCDEFGHIJKLMNO.`);
  expect(others).toEqual([]);
  expect(item!.result.ok && item!.result.value.kind.spec).toBe('classic:4x4');
});

describe('spaces for blanks', () => {
  test('nine rows', () => expect(read(ROWS.join('\n').replaceAll('.', ' '))).toEqual([classic]));
  test('nine rows whose ends were cut off', () =>
    expect(
      read(
        ROWS.map((row) => row.replaceAll('.', ' ').trimEnd())
          .join('\n')
          .concat('\n'),
      ),
    ).toEqual([classic]));
  test('a row without a digit', () => {
    const rows = [...ROWS.slice(0, 4), '.........', ...ROWS.slice(5)];
    expect(read(rows.map((row) => row.replaceAll('.', ' ').trimEnd()).join('\n'))).toEqual([`classic:3x3 ${rows.join('')}`]);
  });
});

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

describe('what is nothing that is known gets no kind', () => {
  test.each(['[1, 2, 3]', 'https://lisudoku.xyz/solver', '{"name": "x"}', 'puzzle', '2024-01-01 12:00 was a fine day'])('%s', (text) => {
    expect(readPuzzles(text).every(({ result }) => !result.ok)).toBe(true);
  });
});

describe('source text', () => {
  const frame = [
    `/${'*'.repeat(75)}`,
    ' *   Copyright 2007      Somebody <somebody@example.org>                  *',
    ` *${' '.repeat(73)}*`,
    ' *   You may give it to others, as long as you say where it came from.    *',
    ` ${'*'.repeat(75)}/`,
  ].join('\n');
  const code = '#include "stdio.h"\nint main(void) {\n  int order[6] = {1, 2, 3, 4, 5, 6};\n  return order[0];\n}\n';

  test('the frame of a comment is no puzzle', () => {
    const [sentence, ...others] = read(`${frame}\n\n${code}`);
    expect(others).toEqual([]);
    expect(sentence).toContain('the format is not recognised');
  });

  test.each([
    ['signs that lines are drawn with', 'if (a || b) return;\nif (!a || !b) return;\nwhile (!found) look();\n'],
    [
      'two words of one length',
      'class State {\n    MoveList       m_moves;\n    BoardContents  m_values; // the values as they were when the guess was made\n};\n',
    ],
    ['names of elements', '// writes <ksudoku>\nint main(void);\n'],
  ])('a program without a grid is not recognised: %s', (_, text) => {
    const [sentence, ...others] = read(text);
    expect(others).toEqual([]);
    expect(sentence).toContain('the format is not recognised');
  });

  test('a title that calls out', () => expect(read(`Solve me!\nNow!\n${EASY}\n`)).toEqual([classic]));

  test.each([
    ['as lists', `int board[9][9] = {${ROWS.map((row) => list(row, '{', '0', '', '}')).join(',\n')}};`],
    ['in quotes', `const char *puzzle = "${EASY}";`],
  ])('a grid below it is read: %s', (_, grid) => expect(read(`${frame}\n\n${grid}\n`)).toEqual([classic]));

  test.each(['-', '*', '_', '.', '0'])('a line of %s alone is an empty grid', (blank) =>
    expect(read(blank.repeat(81))).toEqual([`classic:3x3 ${'.'.repeat(81)}`]),
  );
});
