import { escapeXml } from '#core';

/** A tree of paths as columns of nodes; what the tree engines of 000 hand out, or anything of that shape. */
export interface PathTreeDrawing {
  readonly columns: readonly PathTreeColumn[];
}

export interface PathTreeColumn {
  /** What stands above the column: the index of the blank cell. */
  readonly title: string;
  readonly nodes: readonly PathTreeBox[];
}

export interface PathTreeBox {
  /** What stands in the node; undefined for an END node. */
  readonly text: string | undefined;
  /** Index among the nodes of the column before that are not END; 0, the head, for the first column. */
  readonly parent: number;
  readonly onSolution: boolean;
}

const BOX = { width: 30, height: 22 };
const PITCH = { x: 58, y: 32 };
const MARGIN = { x: 16, top: 44, bottom: 40 };

interface Placed extends PathTreeBox {
  readonly column: number;
  readonly children: Placed[];
  row: number;
}

/**
 * Draws a tree as figures 11 and 12 of 000 do, as a linked list: a NEXT arrow leads from a node to the first value of the next
 * cell, a DOWN arrow from a value to the next value of the same cell on the same path. Nodes on a solution are yellow, END
 * nodes grey. Returns the text of an SVG file.
 */
export function drawPathTree({ columns }: PathTreeDrawing): string {
  const head: Placed = { text: 'head', parent: 0, onSolution: true, column: -1, children: [], row: 0 };
  const all = link(head, columns);
  const rows = settle(head, 0);
  const width = 2 * MARGIN.x + (columns.length + 1) * PITCH.x - (PITCH.x - BOX.width);
  const height = MARGIN.top + rows * PITCH.y + MARGIN.bottom;
  const titles = columns.map(({ title }, i) => text(centre(i), MARGIN.top - 16, title, 'title'));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Helvetica, Arial, sans-serif" font-size="12">`,
    '<title>Tree of open paths over the blank cells</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="#555"/></marker></defs>',
    '<style>.box{fill:#fff;stroke:#333}.on{fill:#ffe066}.end{fill:#ddd}.arrow{stroke:#555;fill:none;marker-end:url(#tip)}</style>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...titles,
    ...[head, ...all].flatMap((node) => arrows(node)),
    ...[head, ...all].map((node) => box(node)),
    text(
      MARGIN.x,
      height - 14,
      'right arrow: NEXT (first value of the next cell); down arrow: DOWN (next value of the same cell); yellow: on a solution',
      '',
      'start',
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** Hangs every box under its parent. */
function link(head: Placed, columns: readonly PathTreeColumn[]): Placed[] {
  let parents = [head];
  return columns.flatMap(({ nodes }, column) => {
    const placed = nodes.map((node): Placed => ({ ...node, column, children: [], row: 0 }));
    for (const node of placed) parents[node.parent]!.children.push(node);
    parents = placed.filter((node) => node.text !== undefined);
    return placed;
  });
}

/** Gives every node its row: the first child stands beside its parent, the others below all that came before; returns the next free row. */
function settle(node: Placed, row: number): number {
  node.row = row;
  let next = row;
  for (const child of node.children) next = settle(child, next);
  return node.children.length === 0 ? row + 1 : next;
}

const left = (column: number): number => MARGIN.x + (column + 1) * PITCH.x;
const centre = (column: number): number => left(column) + BOX.width / 2;
const top = (row: number): number => MARGIN.top + row * PITCH.y;

function arrows(node: Placed): string[] {
  const [first] = node.children;
  const next = first
    ? [`<path class="arrow" d="M${left(node.column) + BOX.width} ${top(node.row) + BOX.height / 2}H${left(first.column)}"/>`]
    : [];
  const down = node.children
    .slice(1)
    .map((child, i) => `<path class="arrow" d="M${centre(child.column)} ${top(node.children[i]!.row) + BOX.height}V${top(child.row)}"/>`);
  return [...next, ...down];
}

function box(node: Placed): string {
  const kind = node.text === undefined ? 'box end' : node.onSolution ? 'box on' : 'box';
  return (
    `<rect class="${kind}" x="${left(node.column)}" y="${top(node.row)}" width="${BOX.width}" height="${BOX.height}" rx="3"/>` +
    text(centre(node.column), top(node.row) + BOX.height / 2 + 4, node.text ?? 'END', (node.text ?? 'END').length > 2 ? 'small' : '')
  );
}

function text(x: number, y: number, content: string, className: string, anchor = 'middle'): string {
  const size = className === 'small' ? ' font-size="10"' : '';
  const weight = className === 'title' ? ' font-weight="bold"' : '';
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"${size}${weight}>${escapeXml(content)}</text>`;
}
