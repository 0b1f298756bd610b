import type { DrawnVertex } from './tree-svg.ts';

/**
 * A tree as lines of text, a vertex a line, cut ones with their reason:
 *
 *     ****
 *     ├─ 4***  x 4 stands at r3c7 in row 3
 *     └─ 5***
 *        └─ 54**
 */
export function drawTreeText(root: DrawnVertex): string {
  const lines: string[] = [];
  const draw = (vertex: DrawnVertex, before: string, own: string, below: string): void => {
    const name = [vertex.edge === undefined ? '' : `${vertex.edge}:`, vertex.label || '·'].filter(Boolean).join(' ');
    lines.push(before + own + name + (vertex.state === 'cut' ? `  x ${vertex.reason ?? ''}` : '').trimEnd());
    vertex.children.forEach((child, i) => {
      const isLast = i === vertex.children.length - 1;
      draw(child, before + below, isLast ? '└─ ' : '├─ ', isLast ? '   ' : '│  ');
    });
  };
  draw(root, '', '', '');
  return lines.join('\n');
}
