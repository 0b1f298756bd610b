import { describe, expect, test } from 'vitest';
import { formatLine, readPuzzles } from '#formats';
import { classic, EASY, read } from './intake.ts';

// Texts as people have them: in programs, in mail, in tables, on the web. Each is recognised by what it holds, and read.

const ROWS = EASY.match(/.{9}/g)!;
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

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
