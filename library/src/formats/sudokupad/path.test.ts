import { expect, test } from 'vitest';
import { readSvgPath, writeSvgPath } from './path.ts';

const ends = (d: string) => readSvgPath(d, 64)?.map((line) => [line[0], line.at(-1)]);

test.each([
  [
    'absolute and relative lines',
    'M0 0L64 64h-32V0',
    [
      [
        [0, 0],
        [0.5, 0],
      ],
    ],
  ],
  [
    'what follows a closed line begins at its start',
    'm64 0h64v64z l0 32',
    [
      [
        [1, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 0.5],
      ],
    ],
  ],
  [
    'more numbers go on with lines',
    'M10-10 20 .5.5,64',
    [
      [
        [10 / 64, -10 / 64],
        [0.5 / 64, 1],
      ],
    ],
  ],
  [
    'smooth curves',
    'M0 0C0 64 64 64 64 0S128-64 128 0',
    [
      [
        [0, 0],
        [2, 0],
      ],
    ],
  ],
  [
    'flags of arcs without spaces',
    'M32 0A32 32 0 1132 64',
    [
      [
        [0.5, 0],
        [0.5, 1],
      ],
    ],
  ],
])('%s', (_, d, lines) => {
  expect(ends(d)).toEqual(lines);
});

test('curves and arcs run where SVG has them', () => {
  const at = (d: string, share: number) => {
    const [line] = readSvgPath(d, 64)!;
    return line![Math.round((line!.length - 1) * share)]!.map((value) => Math.round(value * 100) / 100);
  };
  // The middles of these curves, by hand; a smooth one mirrors the control point before it.
  expect(at('M0 0Q32 64 64 0', 0.5)).toEqual([0.5, 0.5]);
  expect(at('M0 0C0 64 64 64 64 0', 0.5)).toEqual([0.5, 0.75]);
  expect(at('M0 0Q32 64 64 0T128 0', 0.75)).toEqual([1.5, -0.5]);
  // Half a circle to the right, and to the left.
  expect(at('M32 0A32 32 0 0 1 32 64', 0.5)).toEqual([1, 0.5]);
  expect(at('M32 0A32 32 0 0 0 32 64', 0.5)).toEqual([0, 0.5]);
  // Radii that are too small grow, as SVG says.
  expect(at('M32 0A1 1 0 0 1 32 64', 0.5)).toEqual([1, 0.5]);
});

test.each([
  ['no move before', 'L1 1'],
  ['something else', '"><b>'],
  ['markup', 'M0 0"><script>alert(1)</script>'],
  ['a number too few', 'M0 0L1'],
  ['numbers after a closed line', 'M0 0L1 1z5 5'],
  ['further than any grid', 'M0 0L1e9 0'],
  ['too many points', `M0 0${'L1 1'.repeat(4000)}`],
  ['too long a text', ' '.repeat(60_000)],
])('%s is no path', (_, d) => {
  expect(readSvgPath(d, 64)).toBeUndefined();
});

test('what is written reads as the same lines', () => {
  const lines = readSvgPath('M0 0C1 64 63 64 64 0zM7 7A5 9 30 1 0 20 22', 64)!;
  expect(readSvgPath(writeSvgPath(lines, 64), 64)).toEqual(lines);
});
