import { beforeAll, describe, expect, test } from 'vitest';
import type { Puzzle } from '#core';
import type { Raster } from '#picture';
import { blurred, CLASSIC, loadReader, parsed, printed, read, seen } from './pictures.ts';

/* Pictures of puzzles, made by program, are read. */

const JIGSAW =
  'kind: jigsaw:9\nregions: 300001112 330111222 360001222 366401522 364441555 364448885 364788855 364787885 667777775\n4..6..... 7..4..1.. 9..1..... ...8..... 6........ .....3.47 .....1... ....72... 5.1......';

const KILLER = `version: 1
kind: classic:3x3
cage 20: r7c1 r7c2 r6c1 r7c3
cage 18: r8c3 r8c4 r9c4 r7c4
cage 8: r1c1 r1c2
cage 15: r5c1..r3c1
cage 8: r2c1 r2c2
cage 10: r3c2 r3c3
cage 26: r4c2 r4c3 r5c2 r6c2
cage 9: r5c3 r5c4
cage 12: r6c3 r6c4
cage 19: r1c3 r2c3 r1c4
cage 7: r2c4 r2c5 r3c5
cage 12: r1c5 r1c6
cage 9: r3c4 r4c4
cage 12: r4c5 r4c6 r3c6
cage 24: r2c6 r2c7 r3c7
cage 10: r1c7 r1c8
cage 14: r1c9..r3c9
cage 5: r2c8 r3c8
cage 7: r4c7 r5c7
cage 20: r4c8 r5c8 r4c9
cage 6: r5c9 r6c9
cage 12: r6c8 r6c7
cage 13: r5c5 r6c5
cage 10: r5c6 r6c6
cage 17: r7c5 r7c6 r8c6 r7c7
cage 9: r8c7 r8c8
cage 16: r7c8 r7c9 r8c9
cage 11: r9c9 r9c8
cage 5: r8c1 r8c2
cage 17: r9c1..r9c3
cage 12: r8c5 r9c5
cage 12: r9c6 r9c7
.........
.........
.........
.........
.........
.........
.........
.........
.........`;

const SIXTEEN = `version: 1
kind: classic:4x4
..2.AD...7......
B...1.E...3.4C..
.678....5.F...EG
C........G2417..
AF...9.C.1......
9.3..B....D58.A.
E....6.AB....27.
.75.4..........D
.E.57.C....1..G3
..F7......C..B.1
..1..FB.D3...9.2
3..D.....6.....8
.3....5.G..7.4..
..EA8.G..4936...
..B....4.A6.3.C.
..9...62...FE1..`;

beforeAll(loadReader);

const lineOf = (puzzle: Puzzle): string => [...puzzle.givens].join('');

function expectRead(raster: Raster, puzzle: Puzzle): void {
  const reading = read(raster);
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.value.puzzle.kind.spec).toBe(puzzle.kind.spec);
  const partOf = (map: readonly number[] = []): number[] => map.map((region) => map.indexOf(region));
  expect(partOf(reading.value.puzzle.kind.regions)).toEqual(partOf(puzzle.kind.regions));
  expect(lineOf(reading.value.puzzle)).toBe(lineOf(puzzle));
}

describe('a printed puzzle is read', () => {
  test.each([
    ['9x9', CLASSIC],
    ['4x4', '1... ..3. .4.. ...2'],
    ['6x6 with boxes that lie', 'kind: classic:2x3\n1....6 ...2.. .3..5. .1..4. ..6... 5....2'],
    ['6x6 with boxes that stand', 'kind: classic:3x2\n1....6 ...2.. .3..5. .1..4. ..6... 5....2'],
    ['a jigsaw, whose regions are the thick lines', JIGSAW],
  ])('%s', async (_, text) => {
    const puzzle = parsed(text);
    expectRead(await printed(puzzle), puzzle);
  });
});

test('where a region of a jigsaw ends is marked as doubtful where its line is pale', async () => {
  const puzzle = parsed(JIGSAW);
  const flat = await printed(puzzle);
  const clean = read(flat);
  if (!clean.ok) throw new Error(clean.error);
  expect(clean.value.regions.map(({ vague }) => vague)).toEqual(Array(9).fill(false));
  // Between r1c1 and r1c2, which are of two regions.
  const [from, , , to] = clean.value.squares[1]!.outline;
  const side = to.y - from.y;
  const data = Uint8Array.from(flat.data);
  for (let y = Math.round(from.y + 0.1 * side); y < to.y - 0.1 * side; y++)
    for (let x = Math.round(from.x - 0.1 * side); x < from.x + 0.1 * side; x++)
      for (let c = 0; c < 3; c++) data[(y * flat.width + x) * 4 + c] = 127 + flat.data[(y * flat.width + x) * 4 + c]! / 2;
  const reading = read({ ...flat, data });
  if (!reading.ok) throw new Error(reading.error);
  const { regions, notes } = reading.value;
  expect([0, 1].map((cell) => regions.find(({ cells }) => cells.includes(cell))!.vague)).toEqual([true, true]);
  expect(notes.map(({ error }) => error).join()).toMatch(/where (these regions end|the regions end) is doubtful/);
});

describe('cages', () => {
  const killer = parsed(KILLER);
  const cagesOf = (puzzle: Puzzle): string[] =>
    puzzle.rules.map(({ fields }) => `${fields.sum}: ${[...(fields.cells as readonly number[])].sort((a, b) => a - b).join(' ')}`).sort();
  let flat: Raster;
  beforeAll(async () => {
    flat = await printed(killer, 150, false);
  });

  test('and their sums are read, upright, turned and askew', () => {
    const { width: w, height: h } = flat;
    const turned = seen(flat, h, w, (x, y) => [y, h - 1 - x]);
    const askew = seen(flat, w, h, (x, y) => [(x - w / 2) * (0.97 + 0.06 * (y / h)) + w / 2 + 0.01 * y, y * 0.98 + 0.012 * x]);
    for (const [how, raster] of Object.entries({ flat, turned, askew })) {
      const reading = read(raster);
      if (!reading.ok) throw new Error(`${how}: ${reading.error}`);
      expect([how, reading.value.soundness]).toEqual([how, 'proper']);
      expect(cagesOf(reading.value.puzzle)).toEqual(cagesOf(killer));
    }
  });

  test('a sum that cannot be read is missing, and that is said', () => {
    const data = Uint8Array.from(flat.data);
    const clean = read(flat);
    if (!clean.ok) throw new Error(clean.error);
    const cage = clean.value.cages[0]!;
    const [a, , c] = clean.value.squares[cage.cells[0]!]!.outline;
    const side = c.x - a.x;
    for (let y = Math.round(a.y + 0.11 * side); y < a.y + 0.45 * side; y++)
      for (let x = Math.round(a.x + 0.11 * side); x < a.x + 0.6 * side; x++)
        data.fill(255, (y * flat.width + x) * 4, (y * flat.width + x) * 4 + 3);
    const reading = read({ ...flat, data });
    if (!reading.ok) throw new Error(reading.error);
    expect(reading.value.cages[0]).toMatchObject({ cells: cage.cells, sum: 0, doubtful: true });
    expect(reading.value.notes.some(({ error }) => error.includes('no sum can be read in the cage of r1c1'))).toBe(true);
  });
});

test('sixteen values are read as they are printed, and it is said how', async () => {
  const puzzle = parsed(SIXTEEN);
  const reading = read(await printed(puzzle, 150));
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.value.puzzle.kind.spec).toBe('classic:4x4');
  expect(lineOf(reading.value.puzzle)).toBe(lineOf(puzzle));
  expect(reading.value.notes.map(({ error }) => error)).toContain(
    'the values are read as 123456789ABCDEFG, not as 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 or 0123456789ABCDEF',
  );
});

describe('a puzzle is read', () => {
  const puzzle = parsed(CLASSIC);
  let flat: Raster;
  beforeAll(async () => {
    flat = await printed(puzzle);
  });

  test('under perspective', () => {
    const { width: w, height: h } = flat;
    expectRead(
      seen(flat, w, h, (x, y) => {
        const depth = 1 + 0.25 * (y / h);
        return [(x - w / 2) * depth * 0.9 + w / 2, y * (0.85 + 0.2 * (y / h)) - 0.02 * h];
      }),
      puzzle,
    );
  });

  test('on a bent page', () => {
    const { width: w, height: h } = flat;
    expectRead(
      seen(flat, w, h, (x, y) => [x, y + 0.025 * h * Math.sin((3.5 * x) / w)]),
      puzzle,
    );
  });

  test('half in shadow, and blurred', () => {
    const { width: w, height: h } = flat;
    const shadow = seen(
      flat,
      w,
      h,
      (x, y) => [x, y],
      (value, x, y) => value * (0.95 - 0.5 * Math.min(1, Math.max(0, 8 * (x + 0.6 * y - 0.75)))),
    );
    expectRead(blurred(shadow, 1), puzzle);
  });

  test('with few pixels', () => {
    const scale = 260 / flat.width;
    expectRead(
      seen(blurred(flat, 1), 260, flat.height * scale, (x, y) => [x / scale, y / scale]),
      puzzle,
    );
  });

  test('in red ink', () => {
    const data = Uint8Array.from(flat.data, (value, at) => (at % 4 === 0 ? Math.max(value, 200) : value));
    expectRead({ ...flat, data }, puzzle);
  });

  test.each([1, 2, 3])('turned by %i quarters, and its squares lie where they are in the picture', (quarters) => {
    let turned = flat;
    for (let i = 0; i < quarters; i++) {
      const before = turned;
      turned = seen(before, before.height, before.width, (x, y) => [y, before.height - 1 - x]);
    }
    expectRead(turned, puzzle);
    const reading = read(turned);
    if (!reading.ok) throw new Error(reading.error);
    const [upperLeft, , lowerRight] = reading.value.corners;
    expect([upperLeft.x < lowerRight.x, upperLeft.y < lowerRight.y]).toEqual(
      [
        [false, true],
        [false, false],
        [true, false],
      ][quarters - 1],
    );
  });

  test('of two grids the one that is whole', () => {
    const { width: w, height: h } = flat;
    expectRead(
      seen(flat, w * 1.5, h, (x, y) => [x < w ? x : x - w, y]),
      puzzle,
    );
  });
});

describe('the solver reads along', () => {
  const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
  const at = HARD.indexOf('1');

  /** A page on which the first 1 is printed as another digit, with this share of the ink. */
  async function misprinted(digit: string, ink: number): Promise<ReturnType<typeof read>> {
    const flat = await printed(parsed(`${HARD.slice(0, at)}${digit}${HARD.slice(at + 1)}`));
    const clean = read(flat);
    if (!clean.ok) throw new Error(clean.error);
    const [a, , c] = clean.value.squares[at]!.outline;
    const inset = (c.x - a.x) * 0.15;
    const data = Uint8Array.from(flat.data);
    for (let y = Math.round(a.y + inset); y < c.y - inset; y++)
      for (let x = Math.round(a.x + inset); x < c.x - inset; x++)
        for (let k = 0; k < 3; k++) {
          const i = (y * flat.width + x) * 4 + k;
          data[i] = 255 - (255 - data[i]!) * ink;
        }
    return read({ ...flat, data });
  }

  test('a faint digit that looks like another is read so that there is one solution, and it is said', async () => {
    const reading = await misprinted('7', 0.1);
    if (!reading.ok) throw new Error(reading.error);
    expect(reading.value.squares[at]).toMatchObject({ value: 1, instead: { value: 7 } });
    expect(reading.value.soundness).toBe('proper');
    expect(reading.value.notes.map(({ error }) => error).join('; ')).toContain(
      'r3c9 looks like 7, but is read as 1: so the puzzle has one solution',
    );
  });

  test('a clear digit is read as it stands, though the puzzle has no solution then', async () => {
    const reading = await misprinted('7', 1);
    if (!reading.ok) throw new Error(reading.error);
    expect([reading.value.squares[at]!.value, reading.value.soundness]).toEqual([7, 'none']);
  });
});
