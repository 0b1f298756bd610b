import type { ReactElement } from 'react';
import type { TreeState } from '../acts/tree-act.ts';
import { BlockStrip } from '../pictures/block-strip.tsx';
import { TreePicture } from '../pictures/tree-picture.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** The board with the block that is being filled, and the permutation tree of that block. */
export function TreeStage({ puzzle, state, position, finale }: SceneStageProps<TreeState>): ReactElement {
  const { grid, current, last, holder, cell } = state;
  const inBlock = new Set(current?.cells);
  const trial = grid.slice();
  // The way from the root to the newest vertex stands on the board, as a trial.
  for (let node = last; node && node.level >= 0; node = node.parent)
    if (node.state !== 'cut' || node === last) trial[current!.blanks[node.level]!] = node.value;
  const lookOf = (one: number): string => {
    if (one === holder?.cell) return 'holder';
    if (one === cell && last) return last.state === 'cut' ? 'trial-cut' : 'trial-now';
    return inBlock.has(one) ? 'look' : '';
  };
  return (
    <div className="stage-pair">
      <div>
        <StageBoard puzzle={puzzle} grid={finale ?? trial} lookOf={finale ? undefined : lookOf} />
        <BlockStrip state={state} />
      </div>
      <TreePicture state={state} position={position} />
    </div>
  );
}
