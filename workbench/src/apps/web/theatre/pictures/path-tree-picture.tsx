import type { ReactElement } from 'react';
import { indexText } from '#engines';
import { useTranslation } from '../../texts.ts';
import type { CubeState, PathNode } from '../acts/cube-act.ts';
import { ScrollBox } from '../scroll-box.tsx';

/** Rows and columns of the drawing; a tree that is larger is drawn as far as this, around its newest level. */
const MOST_ROWS = 60;
const MOST_LEVELS = 60;
const PITCH = { x: 52, y: 28 };
const BOX = { width: 32, height: 21 };
const TOP = 30;

interface Placed {
  readonly node: PathNode;
  readonly row: number;
  readonly children: readonly Placed[];
}

/** The tree of open paths: a column for each blank cell, a row for each path, END where a path can go no further. */
export function PathTreePicture({ state, position }: { readonly state: CubeState; readonly position: number }): ReactElement {
  const { t } = useTranslation('theatre');
  const { puzzle, rows: matrix, level } = state;
  const firstLevel = Math.max(0, level - MOST_LEVELS + 1);
  const { placed, rows } = layOut(state.root);
  const left = (at: number): number => 8 + (at - firstLevel + 1) * PITCH.x;
  const top = (row: number): number => TOP + row * PITCH.y;
  const levels = Math.min(matrix.length - firstLevel, MOST_LEVELS);
  const width = left(firstLevel + levels);
  const height = top(Math.min(rows, MOST_ROWS)) + 8;
  const nodes = placed.filter(({ node, row }) => node.level >= firstLevel - 1 && row < MOST_ROWS);
  return (
    <ScrollBox label={t('pathTree.label')} follow={position}>
      <svg
        className="tree-picture"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('pathTree.label')}
      >
        {matrix.slice(firstLevel, firstLevel + levels).map(({ cell }, i) => (
          <text key={cell} className={`head ${firstLevel + i === level ? 'now' : ''}`} x={left(firstLevel + i) + BOX.width / 2} y={16}>
            {indexText(puzzle.geometry, cell)}
          </text>
        ))}
        {nodes.flatMap(({ node, row, children }) =>
          children
            .filter((child) => child.row < MOST_ROWS)
            .map((child) => (
              <path
                key={`${child.node.level} ${child.row}`}
                className={`branch ${child.node.onSolution ? 'solution' : child.node.value === undefined ? 'cut' : ''}`}
                d={branch(left(node.level) + BOX.width, top(row) + BOX.height / 2, left(child.node.level), top(child.row) + BOX.height / 2)}
              />
            )),
        )}
        {nodes.map(({ node, row }) => {
          const isNow = node === state.last && state.solutions === 0;
          const kind = node.level < 0 ? 'root' : node.value === undefined ? 'end' : node.onSolution ? 'leaf' : 'open';
          const [x, y] = [left(node.level), top(row)];
          return (
            <g key={`${node.level} ${row}`} className={`vertex ${kind} ${isNow ? 'now' : ''}`} data-now={isNow || undefined}>
              <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={kind === 'root' ? 10 : 5} />
              <text x={x + BOX.width / 2} y={y + BOX.height / 2 + 5}>
                {kind === 'root' ? '∗' : kind === 'end' ? 'END' : puzzle.symbols.all[node.value! - 1]}
              </text>
            </g>
          );
        })}
      </svg>
      {rows > MOST_ROWS && <p className="note">{t('pathTree.more', { count: rows - MOST_ROWS })}</p>}
    </ScrollBox>
  );
}

/** Level, then a step down: the arrows NEXT and DOWN of the paper's linked lists in one line. */
function branch(x1: number, y1: number, x2: number, y2: number): string {
  if (y1 === y2) return `M${x1} ${y1}H${x2}`;
  const middle = x1 + (x2 - x1) / 2;
  return `M${x1} ${y1}H${middle}V${y2}H${x2}`;
}

/** Every node with its row: the first child beside its parent, the others below all that came before. Without recursion, since a tree is as deep as the cube has blanks. */
function layOut(root: PathNode): { placed: Placed[]; rows: number } {
  const placed: Placed[] = [];
  let rows = 0;
  const stack: { node: PathNode; into: Placed[] | undefined; isFirst: boolean }[] = [{ node: root, into: undefined, isFirst: true }];
  while (stack.length > 0 && rows <= MOST_ROWS * 4) {
    const { node, into, isFirst } = stack.pop()!;
    if (!isFirst) rows++;
    const children: Placed[] = [];
    const own: Placed = { node, row: rows, children };
    placed.push(own);
    into?.push(own);
    for (let i = node.children.length - 1; i >= 0; i--) stack.push({ node: node.children[i]!, into: children, isFirst: i === 0 });
  }
  return { placed, rows: rows + 1 };
}
