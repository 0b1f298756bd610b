import { describe, expect, test } from 'vitest';
import { clueCount } from '#core';
import { formatLine, formatPuzzle, readPuzzles, textOfBytes } from '#formats';
import { archiveOf, HARD, HSOL, one, ROWS, refusal } from './foreign.ts';

// Texts as other programs write them, made for these tests: each is recognised by its content and read.

describe('.sdk', () => {
  const text = ['#ANobody', '#DA hard one', '#CFirst', '#CSecond', '#B01-02-2006', '#Shere', '#LHard', '[Puzzle]', ...ROWS].join('\r\n');

  test('headers and cells', () => {
    const puzzle = one(text);
    expect(formatLine(puzzle)).toBe(HARD);
    expect(puzzle.info).toEqual({ author: 'Nobody', title: 'A hard one', comment: 'First\nSecond\n01-02-2006\nHard', source: 'here' });
    expect(puzzle.progress).toBeUndefined();
  });

  test('a game that was begun', () => {
    const state = [ROWS[0]!.replace('.', '2'), ...ROWS.slice(1)];
    const marks = Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => (r === 1 && c === 1 ? '159' : '')).join(','));
    const { progress } = one([text, '[State]', ...state, '[PencilMarks]', ...marks].join('\n'));
    expect(progress?.entries[1]).toBe(2);
    expect(progress?.entries.filter((entry) => entry > 0)).toHaveLength(1);
    expect(progress?.marks?.values(10)).toEqual([1, 5, 9]);
  });

  test('a bare nine by nine', () => expect(formatLine(one(ROWS.join('\n'), { from: 'sdk' }))).toBe(HARD));

  test('a broken state is named', () =>
    expect(refusal([text, '[State]', '123'].join('\n'))).toBe('[State]: expected 81 cells for classic:3x3, found 3'));
});

describe('.sdm', () => {
  test('zeros, many lines', () =>
    expect(readPuzzles(`${HARD.replaceAll('.', '0')}\n${HARD}\n`).filter(({ result }) => result.ok)).toHaveLength(2));
  test('it is written with zeros', () => expect(formatPuzzle(one(HARD), 'sdm')).toEqual({ ok: true, value: HARD.replaceAll('.', '0') }));
});

describe('.ss', () => {
  const drawn = [
    '*-----------*',
    '|4..|.3.|...|',
    '|...|6..|8..|',
    '|...|...|..1|',
    '|---+---+---|',
    '|...|.5.|.9.|',
    '|.8.|...|6..|',
    '|.7.|2..|...|',
    '|---+---+---|',
    '|...|1.2|7..|',
    '|5.3|...|.4.|',
    '|9..|...|...|',
    '*-----------*',
  ].join('\n');

  test('it is read and written', () => {
    expect(formatLine(one(drawn))).toBe(HARD);
    expect(formatPuzzle(one(HARD), 'ss')).toEqual({ ok: true, value: drawn });
  });

  test('the moves of a saved game below it, and the next grid behind them', () => {
    const items = readPuzzles(`${drawn}\n\nI012\nE02272\nE10003\n\n${drawn}\n`);
    const [played, plain] = items.map(({ result }) => (result.ok ? result.value : undefined));
    expect(items).toHaveLength(2);
    expect(formatLine(played!)).toBe(HARD);
    expect(played?.progress?.entries[1]).toBe(2);
    // 272 is 16 and 256: the fifth and the ninth bit.
    expect(played?.progress?.marks?.values(2)).toEqual([1, 6, 7, 8]);
    expect(plain?.progress).toBeUndefined();
    for (const move of ['I812', 'E00512', 'E00000'])
      expect(refusal(`${drawn}\n\n${move}\n`)).toBe(`the move ${move} names no cell from 00 to 80 or no value from 1 to 9`);
  });

  test('two drawings are two puzzles', () => expect(readPuzzles(`${drawn}\n\n${drawn}`)).toHaveLength(2));

  test('the lines show the box', () => {
    expect(one('|1.|..|..|\n|..|..|..|\n|..|..|..|\n|--+--+--|\n|..|..|..|\n|..|..|..|\n|..|..|.6|').kind.spec).toBe('classic:3x2');
    expect(
      one('+---+---+\n|1..|...|\n|...|...|\n+---+---+\n|...|...|\n|...|...|\n+---+---+\n|...|...|\n|...|..6|\n+---+---+').kind.spec,
    ).toBe('classic:2x3');
  });

  test('a cube is refused', () =>
    expect(formatPuzzle(one('.'.repeat(729), { kind: 'solid:3' }), 'ss')).toMatchObject({
      ok: false,
      error: 'a file ending in .ss holds classic:3x3 only, not solid:3',
    }));
});

describe('candidate grids', () => {
  const grid = [
    '.----------------.----------------.----------------.',
    '| 4    1269 125  | 5789 3    159  | 259  267  2567 |',
    '| 123  1239 125  | 6    1279 1459 | 8    237  2457 |',
    '| 2378 2369 258  | 579  279  459  | 2459 2367 1    |',
    ':----------------+----------------+----------------:',
    '| 1236 1246 124  | 378  5    1368 | 124  9    2478 |',
    '| 123  8    1459 | 379  1479 1349 | 6    1237 2457 |',
    '| 136  7    1459 | 2    1469 1368 | 145  138  458  |',
    ':----------------+----------------+----------------:',
    '| 68   46   468  | 1    4689 2    | 7    3568 3569 |',
    '| 5    126  3    | 789  679  679  | 129  4    2689 |',
    '| 9    1246 124  | 3578 4678 3568 | 125  1256 256  |',
    "'----------------'----------------'----------------'",
  ].join('\n');

  test('a lone value is placed where no peer has it', () => {
    const puzzle = one(grid);
    expect(puzzle.givens[0]).toBe(4);
    expect(puzzle.restrictions?.values(1)).toEqual([1, 2, 6, 9]);
  });

  test('the same as 81 groups, with and without lines', () => {
    const words = grid
      .replace(/.*---.*/g, '')
      .replaceAll('|', ' ')
      .trim()
      .split(/\s+/);
    for (const text of [words.join(' '), Array.from({ length: 9 }, (_, r) => words.slice(r * 9, r * 9 + 9).join(' ')).join('\n')]) {
      expect(one(text).restrictions?.values(1)).toEqual([1, 2, 6, 9]);
    }
  });

  test('a lone value whose peer still has it is a naked single', () => {
    const words = Array.from({ length: 16 }, () => '1234');
    words[0] = '1';
    const { givens, restrictions } = one(words.join(' '));
    expect([...givens]).toEqual(new Array(16).fill(0));
    expect(restrictions?.values(0)).toEqual([1]);
  });

  test('729 characters, nine for each cell', () => {
    const puzzle = one(`${'1........'}${'.2345.789'}${'123456789'.repeat(79)}`, { from: 'candidates' });
    expect(puzzle.restrictions?.values(1)).toEqual([2, 3, 4, 5, 7, 8, 9]);
  });

  test('the grid of a plain puzzle is the plain puzzle', () => {
    const text = formatPuzzle(one(HARD), 'candidates');
    const again = one(text.ok ? text.value : '');
    expect(formatLine(again)).toBe(HARD);
    expect(again.restrictions).toBeUndefined();
  });
});

describe('HoDoKu library lines', () => {
  const line = `:0901:x:${HARD.replace('4..', '4+2.')}:113 513:::`;

  test('placed cells are entries, removed candidates are missing from the marks', () => {
    const puzzle = one(line);
    expect(formatLine(puzzle)).toBe(HARD);
    expect(puzzle.progress?.entries[1]).toBe(2);
    expect(puzzle.progress?.marks?.has(2, 1)).toBe(false);
    expect(puzzle.progress?.marks?.has(2, 8)).toBe(true);
    expect(puzzle.info.source).toBe('HoDoKu 0901');
  });

  test('what was written is read', () => {
    const puzzle = one(line);
    const text = formatPuzzle(puzzle, 'hodoku');
    expect(text.ok && one(text.value).progress).toEqual(puzzle.progress);
  });

  test.each([
    [':0000:x:123:::', 'expected 81 cells for classic:3x3, found 3'],
    [`:0000:x:${HARD}:1234:::`, 'a removed candidate is "1234"; expected three digits from 1 to 9: value, row, column'],
    [`:0000:x:${HARD.replace('4', 'q')}::::`, 'the cells hold "q"; expected 1-9, + before a placed digit, or . for blank'],
  ])('%s', (text, sentence) => expect(refusal(text, { from: 'hodoku' })).toBe(sentence));
});

describe('OpenSudoku', () => {
  const text = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<opensudoku version="2">
  <folder name="Hard &amp; few" created="1">
    <game created="1" state="0" time="0" note="&lt;first&gt;" data="${HARD.replaceAll('.', '0')}" />
    <game data="123" />
  </folder>
</opensudoku>`;

  test('games in folders', () => {
    const items = readPuzzles(text);
    expect(items.map(({ line, result }) => [line, result.ok])).toEqual([
      [4, true],
      [5, false],
    ]);
    expect(items[0]!.result.ok && items[0]!.result.value.info).toEqual({ title: '<first>', source: 'Hard & few' });
  });

  test('nothing inside', () => expect(refusal('<opensudoku/>')).toBe('no puzzle found: there is no <game> element'));
});

describe('OpenSudoku, games that were played', () => {
  /** Each cell as the program saves it: value, marks, whether it may be changed. */
  const saved = (version: number, cell: (value: string, at: number) => readonly (string | number)[]): string =>
    `version: ${version}&#10;${[...HARD].map((sign, at) => `${cell(sign === '.' ? '0' : sign, at).join('|')}|`).join('')}`;
  const game = (data: string, root = 'opensudoku', name = 'data'): string =>
    `<${root} version="3"><folder name="Mine" created="1"><game created="1" state="1" time="5" last_played="2" ${name}="${data}" note="" command_stack=""/></folder></${root}>`;
  const isBlank = (value: string): number => (value === '0' ? 1 : 0);

  test.each([
    ['digits with commas', game(saved(1, (value, at) => [at === 1 ? 2 : value, at === 10 ? '1,5,' : '-', isBlank(value)]))],
    ['bits', game(saved(3, (value, at) => [at === 1 ? 2 : value, at === 10 ? 17 : 0, isBlank(value)]))],
    [
      'bits, in the corner and in the centre, with colours, by its newer sibling',
      game(
        saved(5, (value, at) => [at === 1 ? 2 : value, 0, at === 10 ? 17 : 0, 0, isBlank(value)]),
        'opensudoku2',
        'cells_data',
      ),
    ],
  ])('%s', (_, text) => {
    const { progress, ...puzzle } = one(text);
    expect(formatLine(puzzle)).toBe(HARD);
    expect([...(progress?.entries.entries() ?? [])].filter(([, value]) => value > 0)).toEqual([[1, 2]]);
    expect(progress?.marks?.values(10)).toEqual([1, 5]);
    expect(puzzle.info.source).toBe('Mine');
  });

  test('a game that is cut off is named', () =>
    expect(refusal(game('version: 3&#10;5|0|0|'))).toBe('a saved game of version 3 has 243 fields, and this one has 3'));
});

describe('HoDoKu puzzle files', () => {
  const expectRead = (text: string): void => {
    const { progress, ...puzzle } = one(text);
    expect(formatLine(puzzle)).toBe(HARD);
    expect(progress?.entries[1]).toBe(2);
    // All of its candidates were struck out; another cell has what is open there.
    expect(progress?.marks?.count(2)).toBe(0);
    expect(progress?.marks?.count(80)).toBeGreaterThan(0);
  };

  test('the XML inside', () => expectRead(HSOL));

  test('packed, as the program writes it: with its size behind the data', async () => {
    const archive = archiveOf(HSOL);
    expectRead(await textOfBytes(archive));
    await expect(textOfBytes(archive.subarray(0, 60))).rejects.toThrow('this archive cannot be unpacked');
    await expect(textOfBytes(archive, HSOL.length - 1)).rejects.toThrow('this archive cannot be unpacked');
  });
});

describe('KSudoku', () => {
  const wrap = (graph: string, values: string): string =>
    `<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help="0" msecs-elapsed="0">\n  <puzzle>\n   ${graph}\n   <values>${values}</values>\n  </puzzle>\n </game>\n</ksudoku>`;

  test('values go down the columns', () => {
    const puzzle = one(wrap('<graph specific-type="Plain" order="9" type="sudoku"/>', `_f${'_'.repeat(79)}`));
    expect(puzzle.kind.spec).toBe('classic:3x3');
    expect(puzzle.givens[9]).toBe(5);
    expect(clueCount(puzzle)).toBe(1);
  });

  test('roxdoku', () => expect(one(wrap('<graph order="9" type="roxdoku"/>', `b${'_'.repeat(26)}`)).kind.spec).toBe('roxdoku:3'));

  test.each([
    ['<graph order="9" type="sudoku"/>', '___', 'expected 81 characters of values for classic:3x3, found 3'],
    ['<graph order="9" type="sudoku"/>', `z${'_'.repeat(80)}`, 'r1c1 (character 1) holds "z"; expected b-j or _ for blank'],
    [
      '<graph order="4" type="custom" sizeX="4" sizeY="4" sizeZ="1"><sudokugroups at="0" withblocks="1"/><cage size="2" operator="1" value="3">0 1</cage></graph>',
      '_',
      'cages are known of KillerSudoku only, not of ""',
    ],
    [
      '<graph order="7" type="sudoku"/>',
      '_',
      'the graph is of type "sudoku" and order 7; expected sudoku, roxdoku or custom with a square order',
    ],
  ])('%s', (graph, values, sentence) => expect(refusal(wrap(graph, values))).toBe(sentence));
});

describe('lines of other conventions', () => {
  const map = '004111111044431122044431225004332255604322555600332885666377785667377885667778888';

  test('jigsaw: cells and map', () => {
    expect(one(HARD + map).kind).toMatchObject({ spec: 'jigsaw:9', regions: [...map].map(Number) });
    expect(one(HARD, { kind: 'jigsaw:9', regions: [...map].map(Number) }).kind.spec).toBe('jigsaw:9');
    expect(refusal(HARD + map.replace('5', '4'), { kind: 'jigsaw:9' })).toBe(
      'region 2 (from r1c3) has 10 cells; every region of jigsaw:9 has 9',
    );
  });

  test('two digits per cell', () => {
    const cells = Array.from({ length: 256 }, (_, i) => (i % 5 === 0 ? String((i % 16) + 1).padStart(2, '0') : '..')).join('');
    expect([...one(cells).givens.slice(0, 11)]).toEqual([1, 0, 0, 0, 0, 6, 0, 0, 0, 0, 11]);
    expect(refusal(cells.replace('06', '17'), { from: 'two-digit' })).toBe('r1c6 holds "17"; expected 01-16 or .. for blank');
  });

  test('samurai, with its holes and without', () => {
    const drawing = Array.from({ length: 21 }, (_, r) =>
      Array.from({ length: 21 }, (_, c) => (r === 0 && c === 20 ? '7' : '.')).join(''),
    ).join('\n');
    expect(one(drawing, { kind: 'samurai' }).givens[17]).toBe(7);
    expect(one(`${'.'.repeat(17)}7${'.'.repeat(351)}`).givens[17]).toBe(7);
    // The square behind the first row of the first grid is a hole of the usual samurai, and the first grid of a windmill has it.
    const other = `${'.'.repeat(9)}5${drawing.slice(10).replace('7', '.')}`;
    expect(refusal(other)).toContain('expected 369 cells for samurai, found 441');
    expect(one(other, { kind: 'samurai/windmill' }).givens[6]).toBe(5);
  });
});

describe('CSV', () => {
  test.each([
    ['a header', `puzzle,solution\n${HARD},${HARD.replaceAll('.', '1')}\n`],
    ['other names and order', `id;difficulty;quizzes\n7;"1;2";${HARD}\n`],
    ['no header', `${HARD},${HARD.replaceAll('.', '1')}\n`],
    ['a number first', `12,${HARD}\n`],
    ['tabs', `id\tpuzzle\n1\t${HARD}\n`],
    ['quotes and CRLF', `"puzzle","solution"\r\n"${HARD}","x, y"\r\n`],
  ])('%s', (_, text) => expect(formatLine(one(text))).toBe(HARD));

  test('columns of a kind and a title', () => {
    expect(one(`title,kind,puzzle\n"A, B",windoku,${HARD}`)).toMatchObject({ kind: { spec: 'windoku' }, info: { title: 'A, B' } });
  });

  test('a broken row is named, and the rest is read', () => {
    const items = readPuzzles(`puzzle,solution\n${HARD.slice(1)},\n,\n${HARD},`);
    expect(items.map(({ line, result }) => [line, result.ok ? 'read' : result.error])).toEqual([
      [2, 'column 1: expected 81 cells for classic:3x3, found 80; a puzzle of another kind needs "kind" or a line "kind:"'],
      [3, 'column 1 should hold the puzzle, but it is empty'],
      [4, 'read'],
    ]);
  });
});

describe('the corpus form', () => {
  test.each([
    [{ kind: 'grid', box: 3, puzzle: HARD }, 'classic:3x3'],
    [{ kind: 'solid', box: 2, puzzle: '.'.repeat(64) }, 'solid:2'],
    [{ kind: 'solid', box: 4, puzzle: Array.from({ length: 4096 }, (_, i) => i % 17) }, 'solid:4'],
    [{ kind: 'faces6', box: 2, edges: 'differ', puzzle: '.'.repeat(96) }, 'faces6:2/differ'],
    [{ kind: 'faces3', box: 2, edges: 'match', puzzle: '.'.repeat(48) }, 'faces3:2'],
    [{ kind: 'jigsaw', box: 2, regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3], puzzle: '.'.repeat(16) }, 'jigsaw:4'],
  ])('%o', (object, spec) => expect(one(JSON.stringify({ id: 'x', ...object, solutions: 1 })).kind.spec).toBe(spec));

  test.each([
    [{ kind: 'cube', box: 2, puzzle: '' }, '"kind" holds "cube"; expected grid, jigsaw, solid, faces3, faces6'],
    [{ kind: 'grid', box: 'a', puzzle: '' }, '"box" has to be a whole number from 2 to 8'],
    [{ kind: 'faces3', box: 2, edges: 'meet', puzzle: '' }, '"edges" holds "meet"; expected "match" or "differ"'],
    [{ kind: 'jigsaw', box: 2, regions: 'x!', puzzle: '' }, 'regions: character 2 is "!"; expected 0-9, A-Z or a-z, one for each cell'],
  ])('%o', (object, sentence) => expect(refusal(JSON.stringify(object), { from: 'kinds-jsonl' })).toBe(sentence));
});
