import { describe, expect, test } from 'vitest';
import { formatLine, formats, parsePuzzle, type ReadOptions, readPuzzles } from './index.ts';

const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const rows = (line: string, n: number): string => line.match(new RegExp(`.{${n}}`, 'g'))!.join('\n');

/** The sentence for a text that cannot be read; where it can, what was read. */
function sentence(text: string, options: ReadOptions = {}): string {
  const read = parsePuzzle(text, options);
  return read.ok ? `${read.value.kind.spec} ${formatLine(read.value)}` : read.error;
}

/** The kind of a text, or the sentence. */
function kindOf(text: string, options: ReadOptions = {}): string {
  const read = parsePuzzle(text, options);
  return read.ok ? read.value.kind.spec : read.error;
}

describe('the length says the kind', () => {
  test.each([
    [16, 'classic:2x2'],
    [25, 'latin:5'],
    [36, 'classic:2x3'],
    [49, 'latin:7'],
    [81, 'classic:3x3'],
    [100, 'classic:2x5'],
    [121, 'latin:11'],
    [144, 'classic:3x4'],
    [256, 'classic:4x4'],
    [625, 'classic:5x5'],
    [1296, 'classic:6x6'],
    [27, 'roxdoku:3'],
    [48, 'faces3:2'],
    [96, 'faces6:2'],
    [243, 'faces3:3'],
    [486, 'faces6:3'],
    [369, 'samurai'],
  ])('%i cells are %s', (cells, spec) => expect(kindOf('.'.repeat(cells))).toBe(spec));

  test.each([
    [64, ['classic:2x4', 'solid:2']],
    [729, ['candidate grid of classic:3x3', 'solid:3', '"from": "candidates"']],
    [4096, ['solid:4', 'candidate grid of classic:4x4']],
    [15_625, ['solid:5', 'candidate grid of classic:5x5']],
  ])('%i cells may be several, and the sentence names them and how to choose', (cells, names) => {
    const asked = sentence('.'.repeat(cells));
    for (const name of [...names, '"kind"']) expect(asked).toContain(name);
  });

  test('--kind decides', () => {
    expect(kindOf('.'.repeat(64), { kind: 'solid:2' })).toBe('solid:2');
    expect(kindOf('.'.repeat(64), { kind: 'classic:2x4' })).toBe('classic:2x4');
    expect(kindOf('.'.repeat(729), { kind: 'solid:3/layers' })).toBe('solid:3/layers');
    expect(kindOf('.'.repeat(441), { kind: 'samurai' })).toBe('samurai');
    expect(kindOf('.'.repeat(81), { kind: 'windoku' })).toBe('windoku');
    expect(kindOf('123456789'.repeat(81), { from: 'candidates' })).toBe('classic:3x3');
    expect(kindOf('123456789'.repeat(81), { kind: 'classic:3x3' })).toBe('classic:3x3');
  });

  test('a square of lines is a grid, whatever its length could be', () => {
    expect(kindOf(rows('.'.repeat(64), 8))).toBe('classic:2x4');
    expect(kindOf(rows('.'.repeat(81), 9))).toBe('classic:3x3');
    expect(kindOf(rows('R1'.repeat(365).slice(1), 27))).toBe('classic:3x9');
    expect(kindOf(rows(`${'.5'.repeat(127)}.G`, 16))).toBe('classic:4x4');
  });

  test('sixteen lines of sixteen cells are puzzles of their own while their symbols fit', () => {
    expect(readPuzzles(`${'1234341221434321'}\n`.repeat(16))).toHaveLength(16);
    expect(readPuzzles(`${'123456789ABCDEFG'}\n`.repeat(16))).toHaveLength(1);
    expect(readPuzzles(`${'ABCDEFGHIJKLMNOP'}\n`.repeat(16))).toHaveLength(1);
  });
});

describe('blanks', () => {
  test.each(['.', '0', '*', '_', '-', 'X', 'x', ' '])('%j', (blank) => {
    expect(sentence(HARD.replaceAll('.', blank))).toBe(`classic:3x3 ${HARD}`);
  });

  test('X beside another blank is more likely a mistake', () => {
    expect(sentence(HARD.replace('6', 'x'))).toBe('r2c4 (character 13) holds "x"; expected 1-9 or . for blank');
  });

  test('X is a symbol where there are that many', () => {
    const read = parsePuzzle(`X${'.'.repeat(1295)}`);
    expect(read.ok && read.value.givens[0]).toBe(33);
  });

  test('spaces between groups of cells are free', () => {
    expect(sentence(HARD.match(/.{9}/g)!.join(' '))).toBe(`classic:3x3 ${HARD}`);
    expect(sentence([...HARD].join(' '))).toBe(`classic:3x3 ${HARD}`);
  });
});

describe('symbols', () => {
  test('sixteen values: 1-9 then A-G, in either case', () => {
    const read = parsePuzzle(`1g${'.'.repeat(254)}`);
    expect(read.ok && [...read.value.givens.slice(0, 2)]).toEqual([1, 16]);
  });

  test('hexadecimal is read where 0 stands beside another blank and nothing goes beyond F', () => {
    const read = parsePuzzle(`0f${'.'.repeat(254)}`);
    expect(read.ok && [...read.value.givens.slice(0, 2)]).toEqual([1, 16]);
    expect(kindOf(`01fg${'.'.repeat(252)}`)).toBe('classic:4x4');
    const zeros = parsePuzzle(`1f${'0'.repeat(254)}`);
    expect(zeros.ok && [...zeros.value.givens.slice(0, 3)]).toEqual([1, 15, 0]);
    const named = parsePuzzle(`1f${'.'.repeat(254)}`, { from: 'hex' });
    expect(named.ok && [...named.value.givens.slice(0, 2)]).toEqual([2, 16]);
  });

  test('letters alone begin at A where they go beyond the usual ones', () => {
    const read = parsePuzzle(`AP${'.'.repeat(254)}`);
    expect(read.ok && [...read.value.givens.slice(0, 2)]).toEqual([1, 16]);
    expect(sentence(`ABC${'.'.repeat(253)}`)).toContain('"from": "line" or "from": "letters"');
    const named = (from: string) => {
      const puzzle = parsePuzzle(`ABC${'.'.repeat(253)}`, { from });
      return puzzle.ok && [...puzzle.value.givens.slice(0, 3)];
    };
    expect(named('letters')).toEqual([1, 2, 3]);
    expect(named('line')).toEqual([10, 11, 12]);
  });

  test('Wordoku: exactly nine letters are the symbols in the order of the alphabet', () => {
    const read = parsePuzzle(`COMPUTERS${'.'.repeat(72)}`);
    expect(read.ok && read.value.symbols.all.join('')).toBe('CEMOPRSTU');
    expect(read.ok && formatLine(read.value)).toBe(`COMPUTERS${'.'.repeat(72)}`);
    expect(sentence(`COMPUTER.${'.'.repeat(72)}`)).toBe(
      'the text is written in 8 different letters, but classic:3x3 has 9 values; a line "symbols:" has to name all 9, or "from": "letters" says that they are A, B, C ...',
    );
    expect(kindOf(`COMPUTER.${'.'.repeat(72)}`, { symbols: 'COMPUTERS' })).toBe('classic:3x3');
    expect(kindOf(`symbols: COMPUTERS\nCOMPUTER.${'.'.repeat(72)}`)).toBe('classic:3x3');
  });

  test('numbers that stand apart', () => {
    const cells = Array.from({ length: 256 }, (_, i) => (i < 16 ? String(i + 1) : '.'));
    for (const text of [cells.join(' '), rows(cells.map((cell) => cell.padStart(3)).join(''), 48)]) {
      const read = parsePuzzle(text);
      expect(read.ok ? [...read.value.givens.slice(0, 17)] : read.error).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 0,
      ]);
    }
  });
});

describe('sentences', () => {
  test.each<[string, string, ReadOptions, string]>([
    [
      'too short',
      HARD.slice(1),
      {},
      'expected 81 cells for classic:3x3, found 80; a puzzle of another kind needs "kind" or a line "kind:"',
    ],
    ['too long', `${HARD}1`, { kind: 'classic:3x3' }, 'expected 81 cells for classic:3x3, found 82'],
    ['too short for the kind', HARD, { kind: 'solid:3' }, 'expected 729 cells for solid:3, found 81'],
    ['a row too short', rows(HARD, 9).replace('6', ''), {}, 'row 2 has 8 cells, not 9: expected 81 cells for classic:3x3, found 80'],
    ['an unknown symbol', `.....................x${HARD.slice(22)}`, {}, 'r3c4 (character 22) holds "x"; expected 1-9 or . for blank'],
    [
      'an unknown symbol in a grid',
      rows(HARD, 9).replace('6', 'q'),
      {},
      'r2c4 (row 2, character 4) holds "q"; expected 1-9 or . for blank',
    ],
    [
      'an unknown symbol in a cube',
      `${'.'.repeat(70)}7${'.'.repeat(658)}`.replace('7', '?'),
      { kind: 'solid:3' },
      'l1r8c8 (character 71) holds "?"; expected 1-9 or . for blank',
    ],
    ['an unknown symbol on a face', `..?${'.'.repeat(45)}`, {}, 'A r1c3 (character 3) holds "?"; expected 1-4 or . for blank'],
    ['an unknown symbol of sixteen', `?${'.'.repeat(255)}`, {}, 'r1c1 (character 1) holds "?"; expected 1-9, A-G or . for blank'],
    ['a number too large', `17 16 ${'. '.repeat(254)}`, {}, 'r1c1 (character 1) holds "17"; expected numbers from 1 to 16 or . for blank'],
    [
      'an unknown kind',
      'kind: cubic\n1',
      {},
      'unknown kind "cubic"; the kinds are classic, latin, jigsaw, grid, diagonal, windoku, samurai, solid, faces3, faces6, roxdoku',
    ],
    [
      'two kinds of different shape',
      `kind: classic:3x3\n${HARD}`,
      { kind: 'solid:2' },
      'the text says that its kind is classic:3x3 (81 places), but solid:2 (64 places) was asked for with "kind"',
    ],
    [
      'an unknown header',
      `knid: classic:3x3\nkind: classic:3x3\n${HARD}`,
      {},
      'line 1: unknown header or rule "knid"; the headers are version, kind, symbols, title, author, comment, source, regions, candidates, entries, marks, corners',
    ],
    [
      'a newer version',
      `version: 2\n${HARD}`,
      {},
      'the text is of version 2 of the format; this program reads version 1, so a newer one is needed',
    ],
    ['no version', `version: new\n${HARD}`, {}, 'version: expected a number such as 1, found "new"'],
    ['no cells', 'kind: classic:3x3', {}, 'no cells follow the headers'],
    ['wrong symbols', `symbols: 1234\n${HARD}`, {}, 'symbols: expected 9 symbols, one for each value, and found 4'],
    [
      'a jigsaw without a map',
      `kind: jigsaw:9\n${HARD}`,
      {},
      'jigsaw:9 needs a region map: a line "regions:" with 81 symbols, one for each cell',
    ],
    ['a region too small', `kind: jigsaw:2\nregions: 0111\n....`, {}, 'region 1 (from r1c1) has 1 cell; every region of jigsaw:2 has 2'],
    [
      'a strange region',
      `kind: jigsaw:2\nregions: 0?11\n....`,
      {},
      'regions: character 2 is "?"; expected 0-9, A-Z or a-z, one for each cell',
    ],
    [
      'candidates',
      `kind: classic:2x2\ncandidates: ${'12 '.repeat(15)}15\n${'.'.repeat(16)}`,
      {},
      'candidates: r4c4 lists the candidates "15"; expected 1-4, * for all or . for none',
    ],
    [
      'too few candidates',
      `kind: classic:2x2\nmarks: 12\n${'.'.repeat(16)}`,
      {},
      'marks: expected 16 groups of candidates for classic:2x2, found 1',
    ],
    [
      'entries',
      `kind: classic:2x2\nentries: 5${'.'.repeat(15)}\n${'.'.repeat(16)}`,
      {},
      'entries: r1c1 (character 1) holds "5"; expected 1-4 or . for blank',
    ],
    [
      'entries that disagree',
      `kind: faces3:2\nentries: ...12...${'.'.repeat(8)}2${'.'.repeat(31)}\n${'.'.repeat(48)}`,
      {},
      'entries: B r1c1 holds 2, but an earlier place of the same cell holds 1',
    ],
    ['bad JSON', '{"puzzle": }', {}, `this is not valid JSON: Unexpected token '}', "{"puzzle": }" is not valid JSON`],
    [
      'JSON without a puzzle',
      '{"kind":"classic:3x3"}',
      { from: 'json' },
      'no puzzle is in this data, which is an object with "kind": expected a JSON object with "puzzle", or rows of cells; "from" names another format',
    ],
    [
      'a list of other things',
      JSON.stringify([{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 7]),
      { from: 'json' },
      'no puzzle is in this data, which is a list of 2, the first of them an object with "a", "b", "c", "d", "e", ...: expected a JSON object with "puzzle", or rows of cells; "from" names another format',
    ],
    ['JSON of another format', '{"format":"other","puzzle":""}', {}, 'expected "format":"ninefold", found "other"'],
    ['JSON with a number', '{"kind":3,"puzzle":""}', {}, '"kind" holds 3; expected a string'],
    ['JSON with odd cells', '{"puzzle":[1,-2]}', {}, 'item 2 of "puzzle" is -2; expected a number, 0 for blank'],
    [
      'JSON of a newer version',
      '{"version":7,"puzzle":"...."}',
      {},
      'the text is of version 7 of the format; this program reads version 1, so a newer one is needed',
    ],
    ['bad XML', '<opensudoku><folder></opensudoku>', {}, 'this is not valid XML: Missing end tag for element folder (line 1, column 21)'],
    [
      'XML with an entity of its own',
      '<!DOCTYPE opensudoku [<!ENTITY a "1">]><opensudoku><game data="&a;"/></opensudoku>',
      {},
      "this is not valid XML: Named entity isn't defined: &a; (line 1, column 64)",
    ],
    ['bad base64', 'https://www.f-puzzles.com/?load=N4Ig!', {}, 'this text was not packed by f-puzzles; perhaps the link is cut short'],
    ['an unknown format', HARD, { from: 'sudoku' }, `unknown format "sudoku"; the formats are ${formats.map(({ id }) => id).join(', ')}`],
    ['a format that is written only', HARD, { from: 'cnf' }, 'DIMACS CNF is written only, never read'],
    ['nothing', '', {}, 'no puzzle found: the text is empty, or holds nothing but words and comments'],
    ['comments only', '# nothing\n\n', {}, 'no puzzle found: the text is empty, or holds nothing but words and comments'],
    ['two puzzles', `${HARD}\n${HARD}`, {}, 'expected one puzzle, found 2'],
    ['a drawing', '<?xml version="1.0"?>\n<svg xmlns="x">', {}, 'this is a drawing (SVG); a puzzle is expected as text'],
    ['a web page', '<!DOCTYPE html>\n<html>', {}, 'this is a web page (HTML); a puzzle is expected as text'],
    ['a binary file', 'PNG\0\0', {}, 'this is not text but a binary file: it holds a NUL byte; a puzzle is expected as text'],
    [
      'a wrong kind',
      HARD,
      { kind: 'classic:0x9' },
      'classic:0x9 is not a box: expected classic:RxC with boxes of R rows and C columns, both at least 2, such as classic:3x3',
    ],
  ])('%s', (_, text, options, expected) => expect(sentence(text, options)).toBe(expected));
});

describe('good puzzles among broken ones', () => {
  test('lines', () => {
    const items = readPuzzles(`# a list\n${HARD} # hard\n\n${HARD.slice(1)}\n${HARD}\n`);
    expect(items.map(({ line, result }) => [line, result.ok])).toEqual([
      [2, true],
      [4, false],
      [5, true],
    ]);
    expect(items[0]!.result.ok && items[0]!.result.value.info.comment).toBe('hard');
  });

  test('paragraphs', () => {
    const grid = rows(HARD, 9);
    const items = readPuzzles(`title: one\n${grid}\n\nkind: none\n${grid}\n\n\n${grid}`);
    expect(items.map(({ line, result }) => [line, result.ok])).toEqual([
      [1, true],
      [12, false],
      [24, true],
    ]);
  });

  test('JSON lines, in which a broken one does not swallow the next', () => {
    const good = JSON.stringify({ puzzle: HARD });
    const items = readPuzzles(
      [good, '{"puzzle":"', '{"puzzle": [1,', good, 'nonsense', JSON.stringify({ puzzle: HARD }, undefined, 2)].join('\n'),
    );
    expect(items.map(({ line, result }) => [line, result.ok])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, true],
      [5, false],
      [6, true],
    ]);
  });

  test('a JSON array', () => {
    const items = readPuzzles(`[\n${JSON.stringify({ puzzle: HARD })},\n{"puzzle":"1"}\n]`);
    expect(items.map(({ result }) => (result.ok ? 'read' : result.error.slice(0, 10)))).toEqual(['read', 'item 2: ex']);
  });
});

test('a document of more puzzles than a call may have arguments', () => {
  expect(readPuzzles(`[${'{"puzzle":0},'.repeat(299_999)}0]`, { from: 'json' })).toHaveLength(300_000);
});

describe('a text that no format is sure of gets a sentence and never a kind', () => {
  test.each([
    ['https://lisudoku.xyz/solver?import=eyJncmlkU2l6ZSI6OX0', 'a link to lisudoku.xyz without cells in it'],
    [
      `https://example.org/solver?import=${'N4IghgdgLglg0jCBzEAuKAnArgUwDTjTwQxIAWUamuBYGGA9gO4DOaA2qHY0wMI4'}`,
      'a link to example.org whose data is packed in a way that is not known',
    ],
    ['<sudokus><one/></sudokus>', 'XML with the element sudokus'],
    [
      'To be, or not to be, that is the question:\nWhether it is nobler',
      'a text of 2 lines, the first of them "To be, or not to be, that is the questio..."',
    ],
    ['Nothing here', 'one line of 12 characters, "Nothing here"'],
  ])('%s', (text, seen) => {
    expect(sentence(text)).toContain(`the format is not recognised: this is ${seen};`);
    expect(sentence(text)).toContain('"from"');
  });
});

test('comments do not hide what follows, however many there are', () => {
  const items = readPuzzles(`${'# a comment\n'.repeat(500)}:0901:x:${HARD}::::\n`);
  expect(items.map(({ line, result }) => [line, result.ok && result.value.info.source])).toEqual([[501, 'HoDoKu 0901']]);
});
