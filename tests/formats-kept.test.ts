import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { type Kept, type KeptSpot, keptRoom } from '#core';
import { drawPuzzleSvg, keptShapes } from '#drawing';
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

const spot = (text: string): number[] => text.split(' ').map(Number);
const padOf = (document: object): string => `scl${lzString.compressToBase64(JSON.stringify(document))}`;

test('paths of SVG, dashes that begin later and boxes that are cut out are drawn as they are', () => {
  const box = { center: [1.5, 1.5], width: 1, height: 1, backgroundColor: '#00f' };
  const document = {
    cells: DOCUMENT.grid,
    lines: [
      { d: 'M0 0H64V64Z', stroke: '#f00', 'stroke-width': 4, 'stroke-dasharray': '8 8', 'stroke-dashoffset': 4, target: 'overlay' },
      { d: 'M0 0h128v128h-128zM32 32h64v64h-64z', thickness: 0, fill: '#0f0', 'fill-rule': 'evenodd' },
    ],
    underlays: [{ ...box, 'clip-path': 'polygon(0% 0%, 200% 0%, 50% 50%)' }],
  };
  expect(parsePuzzle(padOf(document)).ok).toBe(false);
  const played = parsePuzzle(padOf(document), { plays: true });
  if (!played.ok) throw new Error(played.error);
  const { drawings, undrawn } = played.value.kept!;
  expect(undrawn).toBeUndefined();
  expect(drawings).toMatchObject([
    { shape: 'box', clip: { 1: [2, 0] } },
    {
      shape: 'path',
      colour: '#f00',
      width: 4 / 64,
      dash: [0.125, 0.125],
      dashOffset: 1 / 16,
      isOver: true,
      lines: [{ 3: [0, 0], length: 4 }],
    },
    { shape: 'path', fill: '#0f0', width: 0, isEvenOdd: true, lines: { length: 2 } },
  ]);
  const [cut] = keptShapes(played.value);
  // The corner that lies outside the box is cut off by it.
  expect(cut).toMatchObject({ type: 'area', fill: '#00f' });
  expect(cut?.type === 'area' && Math.max(...cut.lines.flat().map(([x]) => x))).toBe(2);
  const svg = drawPuzzleSvg(played.value);
  expect(svg).toContain('stroke-dashoffset="0.0625"');
  expect(svg).toMatch(/d="M0 0L1 0L1 1L0 0"[^>]*stroke="#f00"/);
  expect(svg).toContain('fill-rule="evenodd"');
});

test('what of a document nobody here can draw is told by its own name', () => {
  const box = { center: [1.5, 1.5], width: 1, height: 1, backgroundColor: '#00f' };
  const document = {
    cells: DOCUMENT.grid,
    lines: [
      { d: '"><script>alert(1)</script>', color: '#f00' },
      { d: 'M0 0L9', color: '#f00' },
      { d: 'M0 0L9 9', color: '#f00', transform: 'rotate(45)' },
      { d: 'M0 0L9 9', color: 'red', 'stroke-linecap': 'arrow', 'stroke-linejoin': 'arcs' },
      { d: 'M0 0L9 9', color: '#f00', 'stroke-opacity': 0.5, fill: '#123456', 'fill-opacity': '0.2', 'stroke-linecap': 'round' },
    ],
    overlays: [
      { ...box, 'clip-path': 'circle(40%)' },
      { ...box, 'clip-path': 'none' },
      { ...box, borderColor: '#000', 'clip-path': 'polygon(0% 0%, 100% 0%, 50% 50%)' },
    ],
  };
  const played = parsePuzzle(padOf(document), { plays: true });
  expect(played.ok && played.value.kept?.undrawn).toEqual([
    'lines: d (2)',
    'lines: transform (1)',
    'lines: stroke-linecap (1)',
    'lines: stroke-linejoin (1)',
    'overlays: clip-path (2)',
  ]);
  expect(played.ok && played.value.kept?.drawings?.[2]).toMatchObject({ colour: '#ff000080', fill: '#12345633' });
  const written = played.ok ? formatPuzzle(played.value, 'json') : played;
  const again = parsePuzzle(written.ok ? written.value : '', { plays: true });
  expect(again.ok && again.value.kept).toEqual(played.ok && played.value.kept);
});

test('ends and corners of lines are drawn as a document says, and so is how much is seen of any colour', () => {
  const line = { wayPoints: [spot('0.5 0.5'), spot('0.5 1.5'), spot('1.5 1.5')], thickness: 4 };
  const box = { center: [1.5, 1.5], width: 1, height: 1 };
  const document = {
    cells: DOCUMENT.grid,
    underlays: [
      { ...box, backgroundColor: 'RebeccaPurple', 'fill-opacity': 0.5, borderColor: 'rgba(255, 0, 0, 0.5)', 'stroke-opacity': 0.5 },
      { ...box, backgroundColor: 'rgb(0 0 0 / 0)', borderColor: 'transparent' },
      { ...box, backgroundColor: 'rgb(1,2,3);url(x)', borderColor: 'nocolour' },
    ],
    lines: [
      { ...line, color: 'red', 'stroke-opacity': 0.5, 'stroke-linecap': 'square', 'stroke-linejoin': 'bevel' },
      { ...line, color: '#00f8', 'stroke-opacity': 0.5, 'stroke-dasharray': '8 8', 'stroke-linecap': 'round' },
      { ...line, color: 'blue', 'stroke-opacity': 0 },
      { ...line, color: 'black' },
    ],
  };
  const played = parsePuzzle(padOf(document), { plays: true });
  if (!played.ok) throw new Error(played.error);
  const { drawings, undrawn } = played.value.kept!;
  expect(undrawn).toBeUndefined();
  const [purple, ...others] = drawings!;
  expect(purple).toMatchObject({ fill: '#66339980', stroke: '#ff000040' });
  expect(others).toMatchObject([
    { at: [1.5, 1.5] },
    { at: [1.5, 1.5] },
    { colour: '#ff000080', cap: 'square', join: 'bevel' },
    { colour: '#0000ff44', cap: 'round' },
    { colour: 'black' },
  ]);
  expect(others.some((drawing) => 'fill' in drawing || 'stroke' in drawing)).toBe(false);
  const ends = keptShapes(played.value).flatMap((shape) => (shape.type === 'line' ? [`${shape.cap} ${shape.join}`] : []));
  expect(ends).toEqual(['square bevel', 'round miter', 'round round']);
  expect(drawPuzzleSvg(played.value).match(/stroke-linecap="\w+" stroke-linejoin="\w+"(?= stroke-dash|\/)/g)).toEqual([
    'stroke-linecap="butt" stroke-linejoin="miter"',
    'stroke-linecap="square" stroke-linejoin="bevel"',
    'stroke-linecap="round" stroke-linejoin="miter"',
    'stroke-linecap="round" stroke-linejoin="round"',
  ]);
  for (const format of ['json', 'sudokupad']) {
    const written = formatPuzzle(played.value, format);
    const again = parsePuzzle(written.ok ? written.value : '', { plays: true });
    expect(again.ok && again.value.kept?.drawings).toEqual(drawings);
    if (format === 'json')
      expect(parsePuzzle((written as { value: string }).value.replace('"bevel"', '"url"'), { plays: true }).ok).toBe(false);
  }
});

const DRAWN = {
  cells: DOCUMENT.grid.map((row) => row.map(() => ({}))),
  underlays: [
    { center: [0.5, 0.5], width: 1, height: 1, backgroundColor: '#FFEEDD' },
    { center: [1, 2.5], width: 0.5, height: 0.5, rounded: true, borderColor: '#000000', text: 'a<b', color: '#ff0000' },
    { center: [1.3, 2.5], width: 0.5, height: 0.5, backgroundColor: '#123456', opacity: 0.5, borderSize: 3, fontSize: 20 },
  ],
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [1.5, 1.5],
      ],
      color: '#00ff00',
      thickness: 6.4,
    },
    { d: 'M0 0C0 64 64 64 64 0', color: '#0000ff', thickness: 3, 'stroke-dasharray': '8 4', 'stroke-dashoffset': 2, target: 'overlay' },
  ],
  arrows: [
    {
      wayPoints: [
        [2.5, 0.5],
        [2.5, 2.5],
      ],
      color: '#ff00ff',
      thickness: 2,
      headLength: 0.3,
    },
  ],
  cages: [
    {
      cells: [
        [3, 0],
        [3, 1],
      ],
      value: '<7',
      unique: false,
      borderColor: '#aa0000',
    },
  ],
  overlays: [
    { center: [2, 2], width: 0.4, height: 0.4, angle: 45, backgroundColor: '#ffffff', 'clip-path': 'polygon(0% 0%,100% 0%,50% 100%)' },
  ],
};

test('what a document draws is written out again, and reads as the same drawings', () => {
  const read = parsePuzzle(padOf(DRAWN), { plays: true });
  if (!read.ok) throw new Error(read.error);
  const { drawings } = read.value.kept!;
  expect(drawings).toHaveLength(9);
  const link = formatPuzzle(read.value, 'sudokupad');
  if (!link.ok) throw new Error(link.error);
  // What was not understood still is not.
  expect(parsePuzzle(link.value).ok).toBe(false);
  const back = parsePuzzle(link.value, { plays: true });
  const byShape = (list: typeof drawings) => list!.map((drawing) => JSON.stringify(drawing)).sort();
  expect(back.ok && byShape(back.value.kept?.drawings)).toEqual(byShape(drawings));
  // Where nothing hides in them, nothing does when they come back; unless somebody drew one more.
  const { ignored: _, ...plain } = read.value;
  const own = formatPuzzle(plain, 'sudokupad');
  const known = parsePuzzle(own.ok ? own.value : '');
  expect(known.ok && [known.value.ignored, known.value.kept?.drawings?.length]).toEqual([undefined, 9]);
  const text = lzString.decompressFromBase64(own.ok ? own.value.replace(/^.*scl/, '') : '')!;
  const more = JSON.parse(text) as { lines: object[] };
  more.lines.push({
    wayPoints: [
      [0.5, 0.5],
      [0.5, 1.5],
    ],
    color: '#000000',
    thickness: 3,
  });
  expect(parsePuzzle(padOf(more)).ok).toBe(false);
});

test('f-puzzles gets the drawings that it has a place for', () => {
  const read = parsePuzzle(padOf(DRAWN), { plays: true });
  const link = read.ok ? formatPuzzle(read.value, 'f-puzzles') : read;
  if (!link.ok || !read.ok) throw new Error('not written');
  const document = JSON.parse(lzString.decompressFromBase64(link.value.replace(/^.*load=/, ''))!);
  expect(document).toMatchObject({
    grid: { 0: { 0: { c: '#FFEEDD' } } },
    circle: [{ cells: ['R1C3', 'R2C3'], value: 'a<b', fontC: '#ff0000', outlineC: '#000000' }],
    cage: [{ cells: ['R4C1', 'R4C2'], value: '<7', outlineC: '#aa0000' }],
  });
  // The shaft of the arrow, not its head, which no cells name; neither what is cut out nor what is seen through.
  expect(document.line.map(({ lines }: { lines: string[][] }) => lines[0])).toEqual([
    ['R1C1', 'R2C2'],
    ['R3C1', 'R3C3'],
  ]);
  expect(document.rectangle).toBeUndefined();
  const back = parsePuzzle(link.value, { plays: true });
  expect(back.ok && back.value.kept?.drawings).toHaveLength(5);
});

test('as much room is left round a grid as its drawings need, and no more than three squares', () => {
  const line = (...points: KeptSpot[]): Kept => ({ drawings: [{ shape: 'line', points, colour: '#000', width: 0.1 }] });
  const box = (x: number, width: number): Kept => ({ drawings: [{ shape: 'box', at: [x, 2], width, height: 0.3, fill: '#000' }] });
  const room = (kept: Kept): number => keptRoom(kept, { rows: 4, columns: 4 });
  expect([line([0, 0], [4, 4]), line([1, 1], [1, -0.2]), line([1, 1], [5.5, 2]), line([1, 1], [1, 99])].map(room)).toEqual([0, 1, 2, 3]);
  // A dot on the border, one beside it, a label two squares away, and a ground that reaches far beyond the grid.
  expect([box(0, 0.3), box(-0.1, 0.4), box(-1.5, 0.5), box(2, 90)].map(room)).toEqual([0, 1, 2, 1]);
});
