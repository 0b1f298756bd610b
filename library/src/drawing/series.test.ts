import { expect, test } from 'vitest';
import { drawSeries } from './series.ts';

test('every series gets a panel with its own scale', () => {
  const points = [
    { x: 0, y: 200 },
    { x: 1_500_000, y: 0 },
  ];
  const svg = drawSeries('swaps', [
    { title: 'cost', points },
    { title: 'temperature', points: points.map(({ x, y }) => ({ x, y: y / 100 })) },
  ]);
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(svg.match(/stroke="#1864ab"/g)).toHaveLength(2);
  for (const label of ['200', '1.5M', '750k', 'cost', 'temperature', 'swaps']) expect(svg).toContain(`>${label}<`);
});
