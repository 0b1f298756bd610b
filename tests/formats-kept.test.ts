import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { formatPuzzle, parsePuzzle } from '#formats';

const DOCUMENT = {
  size: 4,
  grid: Array.from({ length: 4 }, (_, r) => Array.from({ length: 4 }, (_, c) => (r === 0 && c === 0 ? { c: '#FFEEDD' } : {}))),
  thermometer: [{ lines: [['R1C1', 'R1C2']] }],
  line: [{ lines: [['R4C3', 'R4C4']], outlineC: '#CC66FF', width: 0.2, fromConstraint: 'Renban' }],
  text: [
    { cells: ['R0C2'], value: '12', fontC: 'javascript:alert(1)', isNewConstraint: true },
    { cells: ['R1C1', 'R1C2'], value: 'x' },
  ],
  foglight: ['R1C1', 'R9C9'],
  solution: [...'1234341221434321'].map(Number),
};
const read = (document: object, plays = false) =>
  parsePuzzle(lzString.compressToBase64(JSON.stringify(document)), { from: 'f-puzzles', plays });

test('colours, free drawings, fog and the solution of a document are kept', () => {
  const puzzle = read(DOCUMENT);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const { kept } = puzzle.value;
  expect(kept?.fog).toEqual({ lamps: [0], lit: [] });
  expect(kept?.solution?.join('')).toBe('1234341221434321');
  // The line was made for a constraint; the text has the cells of the thermometer.
  expect(kept?.drawings?.map((drawing) => drawing.shape)).toEqual(['box', 'box']);
  const again = parsePuzzle(
    String(formatPuzzle(puzzle.value, 'json').ok && (formatPuzzle(puzzle.value, 'json') as { value: string }).value),
  );
  expect(again.ok && again.value.kept).toEqual(kept);
  const link = formatPuzzle(puzzle.value, 'sudokupad');
  expect(link.ok && link.value).toContain('sudokupad.app/scl');
  const back = parsePuzzle(link.ok ? link.value : '');
  expect(back.ok && [back.value.rules.map(({ text }) => text), back.value.kept?.solution?.join('')]).toEqual([
    ['thermo: r1c1 r1c2'],
    '1234341221434321',
  ]);
});

test('a constraint that nobody knows is refused, and kept as a drawing for those who play', () => {
  const document = { ...DOCUMENT, mystery: [{ lines: [['R2C1', 'R2C2']] }] };
  expect(read(document).ok).toBe(false);
  const puzzle = read(document, true);
  expect(puzzle.ok && puzzle.value.ignored).toEqual(['mystery']);
  expect(puzzle.ok && puzzle.value.kept?.drawings?.at(-1)).toMatchObject({
    shape: 'line',
    points: [
      [0.5, 1.5],
      [1.5, 1.5],
    ],
  });
  // In the JSON form it is refused as well, unless it is to be played.
  const written = puzzle.ok ? formatPuzzle(puzzle.value, 'json') : puzzle;
  const text = written.ok ? written.value : '';
  expect(parsePuzzle(text).ok).toBe(false);
  expect(parsePuzzle(text, { plays: true }).ok).toBe(true);
});

test('what lies over the lines of the grid in a document of f-puzzles or SudokuPad does so here, and arrows have heads', () => {
  const cells = DOCUMENT.grid;
  const own = read({ size: 4, grid: cells, circle: [{ cells: ['R2C2'], baseC: '#FF0000' }], line: [{ lines: [['R1C1', 'R1C2']] }] }, true);
  expect(own.ok && own.value.kept?.drawings?.map(({ shape, isOver }) => [shape, isOver])).toEqual([
    ['box', undefined],
    ['line', undefined],
    ['box', true],
  ]);
  const box = { width: 1, height: 1, backgroundColor: '#FF0000' };
  const spot = (text: string): number[] => text.split(' ').map(Number);
  const document = {
    cells,
    underlays: [
      { ...box, center: [0.5, 0.5] },
      { ...box, center: [1.5, 0.5], target: 'overlay' },
    ],
    arrows: [{ wayPoints: ['0.5 0.5', '0.5 1.5'].map(spot), thickness: 2, headLength: 0.25 }],
    lines: [{ wayPoints: ['0 0', '0 1', '1 1'].map(spot), fill: '#00FF00', target: 'cell-grids' }],
    overlays: [{ ...box, center: [2, 2] }],
  };
  const pad = parsePuzzle(`scl${lzString.compressToBase64(JSON.stringify(document))}`, { plays: true });
  if (!pad.ok) throw new Error(pad.error);
  const drawings = pad.value.kept!.drawings!;
  expect(drawings.map(({ shape, isOver }) => [shape, isOver ?? false])).toEqual([
    ['box', false],
    ['box', true],
    ['line', true],
    ['line', false],
    ['line', false],
    ['box', true],
  ]);
  expect([drawings[2], drawings[4]]).toMatchObject([{ fill: '#00FF00', width: 0 }, { points: { 1: [1.5, 0.5], length: 3 } }]);
});

test('how much is seen of an item of SudokuPad, how wide its border is and how it is dashed are kept, and come back from JSON', () => {
  const box = { center: [0.5, 0.5], width: 0.8, height: 0.8, borderColor: 'red' };
  const wayPoints = [
    [0.5, 0.5],
    [0.5, 1.5],
  ];
  const document = {
    cells: DOCUMENT.grid,
    underlays: [{ ...box, borderSize: 8, opacity: 0.25 }, { ...box, opacity: 0 }, box],
    lines: [
      { wayPoints, thickness: 4, 'stroke-dasharray': '16, 8' },
      { wayPoints, thickness: 4, 'stroke-dasharray': 'url(#x)', opacity: 'much' },
    ],
  };
  const pad = parsePuzzle(`scl${lzString.compressToBase64(JSON.stringify(document))}`, { plays: true });
  if (!pad.ok) throw new Error(pad.error);
  const looks = pad.value.kept?.drawings?.map(({ opacity, dash, ...rest }) => [opacity, dash, 'edge' in rest ? rest.edge : undefined]);
  // What is not seen at all is left out, and what is no number says nothing.
  expect(looks).toEqual([
    [0.25, undefined, 0.125],
    [undefined, undefined, undefined],
    [undefined, [0.25, 0.125], undefined],
    [undefined, undefined, undefined],
  ]);
  const written = formatPuzzle(pad.value, 'json');
  const text = written.ok ? written.value : '';
  const again = parsePuzzle(text, { plays: true });
  expect(again.ok && again.value.kept).toEqual(pad.value.kept);
  for (const damage of ['"dash":["x"]', '"dash":[-1]', '"dash":7']) {
    expect(parsePuzzle(text.replace(/"dash":\s*\[[^\]]*\]/, damage), { plays: true }).ok).toBe(false);
  }
});

test('a path of SVG that only a document of SudokuPad could draw is told before playing', () => {
  const document = { cells: DOCUMENT.grid, lines: [{ d: 'M0 0C10 20 30 40 64 64', color: '#f00', thickness: 3 }] };
  const text = `scl${lzString.compressToBase64(JSON.stringify(document))}`;
  expect(parsePuzzle(text).ok).toBe(false);
  const played = parsePuzzle(text, { plays: true });
  expect(played.ok && [played.value.ignored, played.value.kept]).toEqual([['lines (1)'], undefined]);
});
