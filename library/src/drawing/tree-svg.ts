import { escapeXml } from '#core';

/** A vertex to be drawn: its label, the label of the line that leads to it, whether and why it was cut. */
export interface DrawnVertex {
  readonly label: string;
  readonly state: 'root' | 'open' | 'leaf' | 'cut';
  readonly edge?: string;
  readonly reason?: string;
  readonly children: readonly DrawnVertex[];
}

/** A vertex with its place on the page. */
interface Placed {
  readonly vertex: DrawnVertex;
  readonly x: number;
  readonly level: number;
  readonly children: readonly Placed[];
}

const LETTER = 8.4;
const LEVEL = 64;
const MARGIN = 24;
const FONT = 'ui-monospace, Menlo, Consolas, monospace';
const INK = { root: '#1f2933', open: '#1f2933', leaf: '#0b6b3a', cut: '#b42318' } as const;
/** Colours of labelled lines, after the coloured edges of figure 3.4; told apart by people who see few colours, too. */
const LINES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8a6d00', '#56b4e9', '#7a4fbf', '#a03030', '#444444'];

/**
 * Draws a tree from its root downward, as the papers' figures do. Leaves stand side by side in their order, a vertex stands
 * over the middle of its children. A cut vertex is struck through and carries a small number; the reasons stand under
 * the tree by that number, each once, because many vertices are cut for the same one.
 */
export function drawTreeSvg(
  root: DrawnVertex,
  { title, caption }: { readonly title: string; readonly caption: readonly string[] },
): string {
  const { placed, width: treeWidth, levels } = place(root);
  const reasons: string[] = [];
  const shapes: string[] = [];
  const y = (level: number): number => 2 * MARGIN + 16 + level * LEVEL;
  const draw = ({ vertex, x, level, children }: Placed): void => {
    for (const child of children) {
      const { edge } = child.vertex;
      const colour = edge === undefined ? '#9aa5b1' : LINES[(Number.parseInt(edge, 36) - 1 + LINES.length) % LINES.length]!;
      shapes.push(
        `<line x1="${round(x)}" y1="${y(level) + 8}" x2="${round(child.x)}" y2="${y(child.level) - 12}" stroke="${colour}" stroke-width="${edge === undefined ? 1 : 2}"/>`,
      );
      if (edge !== undefined)
        shapes.push(text((x + child.x) / 2 + 6, (y(level) + y(child.level)) / 2, edge, { fill: colour, size: 11, anchor: 'start' }));
      draw(child);
    }
    shapes.push(drawVertex(vertex, x, y(level), reasons));
  };
  draw(placed);
  const notes = [...caption, ...reasons.map((reason, i) => `(${i + 1}) ${reason}`)];
  const below = y(levels - 1) + LEVEL;
  const height = below + 18 * notes.length;
  const width = Math.max(treeWidth, title.length * 8.8, ...notes.map(({ length }) => length * 7.6)) + 2 * MARGIN;
  const offset = (width - treeWidth) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}" font-family="${FONT}">`,
    `<title>${escapeXml(title)}</title>`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    text(MARGIN, MARGIN + 4, title, { fill: '#1f2933', size: 14, anchor: 'start', weight: 'bold' }),
    `<g transform="translate(${round(offset)} 0)">`,
    ...shapes,
    '</g>',
    ...notes.map((note, i) => text(MARGIN, below + 18 * i, note, { fill: '#52606d', size: 12, anchor: 'start' })),
    '</svg>',
    '',
  ].join('\n');
}

/** Gives each leaf the width of its label and sets parents over their children. */
function place(root: DrawnVertex): { placed: Placed; width: number; levels: number } {
  let right = 0;
  let levels = 0;
  const set = (vertex: DrawnVertex, level: number): Placed => {
    levels = Math.max(levels, level + 1);
    const own = Math.max(2, vertex.label.length) * LETTER + 14;
    const left = right;
    const children = vertex.children.map((child) => set(child, level + 1));
    // A label that is wider than everything under it needs room of its own.
    right = Math.max(right, left + own);
    const [first, last] = [children[0], children.at(-1)];
    return { vertex, level, children, x: first && last ? Math.max((first.x + last.x) / 2, left + own / 2) : left + own / 2 };
  };
  const placed = set(root, 0);
  return { placed, width: right, levels };
}

function drawVertex({ label, state, reason }: DrawnVertex, x: number, y: number, reasons: string[]): string {
  if (label === '') return `<circle cx="${round(x)}" cy="${y - 4}" r="6" fill="#ffffff" stroke="${INK[state]}" stroke-width="1.5"/>`;
  const half = (label.length * LETTER) / 2;
  const written = text(x, y, label, { fill: INK[state], size: 14, anchor: 'middle', ...(state === 'leaf' ? { weight: 'bold' } : {}) });
  if (state === 'leaf')
    return `<rect x="${round(x - half - 4)}" y="${y - 15}" width="${round(2 * half + 8)}" height="21" rx="4" fill="#e6f4ec"/>${written}`;
  if (state !== 'cut') return written;
  const why = reason ?? '';
  if (!reasons.includes(why)) reasons.push(why);
  return [
    `<g><title>${escapeXml(why)}</title>`,
    written,
    `<line x1="${round(x - half)}" y1="${y - 5}" x2="${round(x + half)}" y2="${y - 5}" stroke="${INK.cut}" stroke-opacity="0.55"/>`,
    text(x, y + 14, String(reasons.indexOf(why) + 1), { fill: INK.cut, size: 10, anchor: 'middle' }),
    '</g>',
  ].join('');
}

interface TextStyle {
  readonly fill: string;
  readonly size: number;
  readonly anchor: 'start' | 'middle';
  readonly weight?: string;
}

function text(x: number, y: number, content: string, { fill, size, anchor, weight = 'normal' }: TextStyle): string {
  return `<text x="${round(x)}" y="${round(y)}" fill="${fill}" font-size="${size}" text-anchor="${anchor}" font-weight="${weight}">${escapeXml(content)}</text>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
