import { type ReactElement, useState } from 'react';
import { cellName } from '#core';
import { useTranslation } from '../../texts.ts';
import type { CubeState, PathNode } from '../acts/cube-act.ts';
import { ZoomBox } from '../zoom-box.tsx';
import { PictureFrame } from './picture-frame.tsx';

/** Rows and columns of the drawing; a tree that is larger is drawn as far as this, around its newest level. */
const MOST_ROWS = 60;
const MOST_LEVELS = 60;
const PITCH = { x: 60, y: 28 };
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
  const [isFolded, setFolded] = useState(false);
  const { placed, rows } = layOut(state.root, isFolded ? livingNodes(state) : undefined);
  const left = (at: number): number => 8 + (at - firstLevel + 1) * PITCH.x;
  const top = (row: number): number => TOP + row * PITCH.y;
  const levels = Math.min(matrix.length - firstLevel, MOST_LEVELS);
  const width = left(firstLevel + levels);
  const height = top(Math.min(rows, MOST_ROWS)) + 8;
  const nodes = placed.filter(({ node, row }) => node.level >= firstLevel - 1 && row < MOST_ROWS);
  return (
    <ZoomBox
      label={t('pathTree.label')}
      follow={position}
      width={width}
      height={height}
      tools={
        <button type="button" className="button" aria-pressed={isFolded} onClick={() => setFolded(!isFolded)}>
          {t('pathTree.fold')}
        </button>
      }
    >
      {(style) => (
        <>
          <PictureFrame className="tree-picture" style={style} width={width} height={height} label={t('pathTree.label')}>
            {matrix.slice(firstLevel, firstLevel + levels).map(({ cell }, i) => (
              <text key={cell} className={`head ${firstLevel + i === level ? 'now' : ''}`} x={left(firstLevel + i) + BOX.width / 2} y={16}>
                {cellName(puzzle.geometry, cell)}
              </text>
            ))}
            {nodes.flatMap(({ node, row, children }) =>
              children
                .filter((child) => child.row < MOST_ROWS)
                .map((child) => (
                  <path
                    key={`${child.node.level} ${child.row}`}
                    className={`branch ${child.node.onSolution ? 'solution' : child.node.value === undefined ? 'cut' : ''}`}
                    d={branch(
                      left(node.level) + BOX.width,
                      top(row) + BOX.height / 2,
                      left(child.node.level),
                      top(child.row) + BOX.height / 2,
                    )}
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
          </PictureFrame>
          {rows > MOST_ROWS && <p className="note">{t('pathTree.more', { count: rows - MOST_ROWS })}</p>}
        </>
      )}
    </ZoomBox>
  );
}

/** Level, then a step down: the arrows NEXT and DOWN of the paper's linked lists in one line. */
function branch(x1: number, y1: number, x2: number, y2: number): string {
  if (y1 === y2) return `M${x1} ${y1}H${x2}`;
  const middle = x1 + (x2 - x1) / 2;
  return `M${x1} ${y1}H${middle}V${y2}H${x2}`;
}

/** The nodes from which a path still goes on, or leads to a solution: what is left when dead branches are folded away. */
function livingNodes({ here, solutions, root }: CubeState): Set<PathNode> {
  const living = new Set<PathNode>([root]);
  for (const end of here) {
    if (solutions > 0 && !end.onSolution) continue;
    for (let node: PathNode | undefined = end; node && !living.has(node); node = node.parent) living.add(node);
  }
  return living;
}

/** Every node with its row: the first child beside its parent, the others below all that came before. Without recursion, since a tree is as deep as the cube has blanks. */
function layOut(root: PathNode, living?: ReadonlySet<PathNode>): { placed: Placed[]; rows: number } {
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
    const shown = living ? node.children.filter((child) => living.has(child)) : node.children;
    for (let i = shown.length - 1; i >= 0; i--) stack.push({ node: shown[i]!, into: children, isFirst: i === 0 });
  }
  return { placed, rows: rows + 1 };
}
