import { describe, expect, test } from 'vitest';
import { formatLine, type ReadOptions, readPuzzles } from '#formats';

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

describe('what is nothing that is known gets no kind', () => {
  test.each(['[1, 2, 3]', 'https://lisudoku.xyz/solver', '{"name": "x"}', 'puzzle', '2024-01-01 12:00 was a fine day'])('%s', (text) => {
    expect(readPuzzles(text).every(({ result }) => !result.ok)).toBe(true);
  });
});
