import type { ReactElement } from 'react';
import type { BlockEvent } from '#engines';
import type { PathState } from '../acts/path-act.ts';
import { FillingBars } from '../pictures/filling-bars.tsx';
import { PathDrawing } from '../pictures/path-drawing.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** The board with the path over it, and the lists of fillings that are gone through. */
export function PathStage({ puzzle, state, shot, finale }: SceneStageProps<PathState, BlockEvent>): ReactElement {
  const { grid, blocks, current, holder, clash } = state;
  const inBlock = new Set(blocks[current ?? -1]?.cells);
  const shown = clash === undefined ? grid : grid.with(clash, shot?.value ?? 0);
  const lookOf = (cell: number): string =>
    cell === holder?.cell ? 'holder' : cell === clash ? 'trial-cut' : inBlock.has(cell) ? 'look' : '';
  return (
    <div className="stage-pair">
      <StageBoard puzzle={puzzle} grid={finale ?? shown} lookOf={finale ? undefined : lookOf}>
        {!finale && <PathDrawing state={state} />}
      </StageBoard>
      <FillingBars state={state} />
    </div>
  );
}
