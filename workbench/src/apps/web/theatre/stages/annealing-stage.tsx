import { type ReactElement, useMemo } from 'react';
import type { AnnealingEvent } from '#engines';
import { type AnnealingState, annealingAct } from '../acts/annealing-act.ts';
import { CurvesPicture } from '../pictures/curves-picture.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** The board with what is still wrong on it and the swap that is proposed, and the curves of cost, temperature and accepted swaps. */
export function AnnealingStage({ puzzle, state, shots }: SceneStageProps<AnnealingState, AnnealingEvent>): ReactElement {
  const all = useMemo(() => {
    const whole = annealingAct.begin(puzzle);
    for (const shot of shots) annealingAct.apply(whole, shot);
    return whole.points;
  }, [puzzle, shots]);
  const { proposed } = state;
  const lookOf = (cell: number): string =>
    proposed?.cells.includes(cell) ? (proposed.isTaken ? 'trial-now' : 'trial-cut') : state.wrong.has(cell) ? 'conflict heat' : '';
  return (
    <div className="stage-pair">
      <StageBoard puzzle={puzzle} grid={state.grid} lookOf={lookOf} />
      <CurvesPicture state={state} all={all} />
    </div>
  );
}
