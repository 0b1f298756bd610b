import { type ReactElement, useState } from 'react';
import { cellName } from '#core';
import { blockName, type Say } from '../../board/names.ts';
import { useTranslation } from '../../texts.ts';
import { pathTo, type TreeState } from '../acts/tree-act.ts';
import { factorial } from '../blocks.ts';
import { ZoomBox } from '../zoom-box.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { layOutTree, type PlacedNode } from './tree-layout.ts';

const PITCH = { x: 54, y: 27 };
const BOX = { width: 30, height: 22 };
const TOP = 30;
const left = (level: number): number => 8 + (level + 1) * PITCH.x;
const top = (row: number): number => TOP + row * PITCH.y;

/** The permutation tree of the block that is being filled. */
export function TreePicture({ state, position }: { readonly state: TreeState; readonly position: number }): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const { t: shell } = useTranslation('shell');
  const numbers = new Intl.NumberFormat(i18n.language);
  const [isFolded, setFolded] = useState(false);
  const { grown, root, last, puzzle } = state;
  const { root: placed, rows } = layOutTree(root, last, isFolded);
  const levels = grown?.blanks.length ?? 0;
  const labelWidth = 14 + levels * 9;
  const width = left(levels) + labelWidth;
  const height = top(Math.max(rows, 1)) + 6;
  return (
    <div className={state.current === grown ? '' : 'past'}>
      <p className="picture-title">
        {grown ? t('tree.of', { name: blockName(shell as Say, grown.called) }) : t('tree.label')}
        {grown && <small>{t('tree.kept', { count: root.kept, of: numbers.format(factorial(levels)) })}</small>}
      </p>
      <ZoomBox
        label={t('tree.label')}
        follow={position}
        width={width}
        height={height}
        tools={
          <button type="button" className="button" aria-pressed={isFolded} onClick={() => setFolded(!isFolded)}>
            {t('tree.fold')}
          </button>
        }
      >
        {(style) => (
          <PictureFrame className="tree-picture" style={style} width={width} height={height} label={t('tree.label')}>
            {grown?.blanks.map((cell, level) => (
              <text key={cell} className={`head ${cell === state.cell ? 'now' : ''}`} x={left(level) + BOX.width / 2} y={16}>
                {cellName(puzzle.geometry, cell)}
              </text>
            ))}
            <Branch placed={placed} state={state} labelAt={left(levels) + 2} />
          </PictureFrame>
        )}
      </ZoomBox>
    </div>
  );
}

interface BranchProps {
  readonly placed: PlacedNode;
  readonly state: TreeState;
  readonly labelAt: number;
}

function Branch({ placed, state, labelAt }: BranchProps): ReactElement {
  const { node, row, folded, children } = placed;
  const symbols = state.puzzle.symbols.all;
  const isNow = node === state.last;
  const [x, y] = [left(node.level), top(row)];
  const middle = y + BOX.height / 2;
  const isRoot = node.level < 0;
  return (
    <g>
      {children.map((child) => (
        <path
          key={child.node.value}
          className={`branch ${child.node.state}`}
          d={`M${x + BOX.width} ${middle}C${x + BOX.width + 12} ${middle} ${x + BOX.width + 6} ${top(child.row) + BOX.height / 2} ${left(child.node.level)} ${top(child.row) + BOX.height / 2}`}
        />
      ))}
      <g className={`vertex ${isRoot ? 'root' : node.state} ${isNow ? 'now' : ''} ${folded ? 'folded' : ''}`} data-now={isNow || undefined}>
        <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={isRoot ? 11 : 6} />
        <text x={x + BOX.width / 2} y={middle + 5}>
          {isRoot ? '∗' : symbols[node.value - 1]}
        </text>
        {node.state === 'cut' && <path className="strike" d={`M${x + 5} ${y + BOX.height - 4}L${x + BOX.width - 5} ${y + 4}`} />}
        {folded && (
          <text className="fold" x={x + BOX.width + 5} y={middle + 4}>
            {node.kept > 0 ? `✓ ${node.kept}` : '✕'}
          </text>
        )}
        {node.state === 'leaf' && (
          <text className="label" x={labelAt} y={middle + 5}>
            {pathTo(node)
              .map((value) => symbols[value - 1])
              .join(symbols.some((symbol) => symbol.length > 1) ? ' ' : '')}
          </text>
        )}
      </g>
      {children.map((child) => (
        <Branch key={child.node.value} placed={child} state={state} labelAt={labelAt} />
      ))}
    </g>
  );
}
