import { expect, test } from 'vitest';
import { isConnected, randomRegions } from './regions.ts';
import { randomFor } from './seeds.ts';

test.each([4, 5, 6, 9])('cuts %i rows into connected regions of equal size', (n) => {
  const maps = new Set<string>();
  for (let attempt = 0; attempt < 20; attempt++) {
    const regions = randomRegions(n, randomFor(7, attempt));
    for (let region = 0; region < n; region++) {
      expect(regions.filter((number) => number === region)).toHaveLength(n);
      expect(isConnected(regions, region, n)).toBe(true);
    }
    maps.add(regions.join());
  }
  // Not always the rows that it starts from.
  expect(maps.size).toBeGreaterThan(10);
});
