import { expect, test } from 'vitest';
import { candidateRadius, candidateSpot, ROOM_UNDER } from './layout.ts';
import { markLines } from './mark-lines.ts';

test('a few marks are one word, and many stand in lines that fit', () => {
  expect(markLines(4, 0)).toEqual({ perLine: 4, size: 0.33 });
  expect(markLines(9, 0)).toEqual({ perLine: 5, size: 0.29 });
  // Legible in the squares of 28 px that three faces have on a lying tablet.
  for (const few of [1, 2, 3, 4]) expect(28 * markLines(few, 0).size).toBeGreaterThan(9);
  for (let centres = 1; centres <= 36; centres++) {
    for (const corners of [0, 4, 9]) {
      const { perLine, size } = markLines(centres, corners);
      expect(size * Math.ceil(centres / perLine)).toBeLessThanOrEqual(corners === 0 ? 0.9 : 0.54);
      // A sum ends at a third of its square and dashes run inside its edges; marks are in the middle of what is left. No symbol is wider than 0.69 of its size.
      const under = markLines(centres, corners, { isCornered: true });
      expect(under.size * Math.ceil(centres / under.perLine)).toBeLessThanOrEqual((corners === 0 ? 0.54 : 0.25) + 1e-9);
      expect(under.size * under.perLine * 0.69).toBeLessThanOrEqual(0.801);
      expect(size * perLine * 0.65).toBeLessThanOrEqual(1);
    }
  }
});

test.each([4, 9, 16, 25])('rings round the candidates of %s values do not lie over each other, under a sum neither', (size) => {
  for (const room of [undefined, ROOM_UNDER]) {
    const spots = Array.from({ length: size }, (_, i) => candidateSpot(size, i + 1, room));
    const gaps = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(2 * candidateRadius(size, room)).toBeLessThan(Math.min(...gaps));
  }
});
