import { expect, test } from 'vitest';
import { type DrawnVertex, drawTreeSvg } from './tree-svg.ts';
import { drawTreeText } from './tree-text.ts';

const vertex = (
  label: string,
  state: DrawnVertex['state'],
  children: DrawnVertex[] = [],
  rest: Partial<DrawnVertex> = {},
): DrawnVertex => ({
  label,
  state,
  children,
  ...rest,
});
const TREE = vertex('**', 'root', [
  vertex('1*', 'cut', [], { reason: '1 < 2 & "so"' }),
  vertex('2*', 'open', [vertex('21', 'leaf'), vertex('22', 'cut', [], { reason: '1 < 2 & "so"' })]),
]);

test('text draws a vertex a line', () => {
  expect(drawTreeText(TREE)).toBe(['**', '├─ 1*  x 1 < 2 & "so"', '└─ 2*', '   ├─ 21', '   └─ 22  x 1 < 2 & "so"'].join('\n'));
  expect(drawTreeText(vertex('', 'root', [vertex('1', 'leaf', [], { edge: '1' })]))).toBe('·\n└─ 1: 1');
});

test('the drawing has every vertex and every line, and each reason once', () => {
  const svg = drawTreeSvg(TREE, { title: 'A tree', caption: ['two lines', 'of caption'] });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+"/);
  expect(svg.match(/stroke="#9aa5b1"/g)).toHaveLength(4);
  for (const label of ['**', '1*', '2*', '21', '22', 'A tree', 'two lines', 'of caption']) expect(svg).toContain(`>${label}</text>`);
  expect(svg.match(/\(1\) 1 &lt; 2 &amp; &quot;so&quot;/g)).toHaveLength(1);
  expect(svg).not.toContain('(2)');
});

test('vertices of one level do not stand on each other', () => {
  const wide = vertex('*'.repeat(12), 'root', [vertex('1', 'open', [vertex('12', 'leaf')]), vertex('2', 'open', [vertex('21', 'leaf')])]);
  const svg = drawTreeSvg(wide, { title: '', caption: [] });
  const x = (label: string): number => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${label}</text>`).exec(svg)?.[1]);
  expect(x('2') - x('1')).toBeGreaterThan(20);
  expect(x('12')).toBe(x('1'));
});
