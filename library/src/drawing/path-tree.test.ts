import { expect, test } from 'vitest';
import { drawPathTree } from './path-tree.ts';

test('a tree is drawn with its values, END nodes, arrows and solutions', () => {
  const svg = drawPathTree({
    columns: [
      {
        title: '050',
        nodes: [
          { text: '4', parent: 0, onSolution: false },
          { text: '8', parent: 0, onSolution: true },
        ],
      },
      {
        title: '051',
        nodes: [
          { text: undefined, parent: 0, onSolution: false },
          { text: '<', parent: 1, onSolution: true },
        ],
      },
    ],
  });
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(svg.match(/>END</g)).toHaveLength(1);
  // head, 8 and the last; head is on every solution.
  expect(svg.match(/class="box on"/g)).toHaveLength(3);
  // Three NEXT arrows and one DOWN arrow.
  expect(svg.match(/class="arrow"/g)).toHaveLength(4);
  expect(svg).toContain('&lt;');
});
