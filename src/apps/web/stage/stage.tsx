import { type ReactElement, useMemo } from 'react';
import { type Axis, isNet, isSolid, viewOf } from '#session';
import { Board, type BoardProps } from '../board/board.tsx';
import { NetStage } from './net-stage.tsx';
import { SolidStage } from './solid-stage.tsx';

/** What every stage is given: a board that is played on, and how its planes are chosen. */
export interface StageProps extends Omit<BoardProps, 'sheets' | 'cursor' | 'selection' | 'notes' | 'lookOf'> {
  readonly notes: NonNullable<BoardProps['notes']>;
  readonly cursor: number;
  readonly selection: NonNullable<BoardProps['selection']>;
  readonly lookOf: NonNullable<BoardProps['lookOf']>;
  readonly axis: Axis;
  readonly onAxis: (axis: Axis) => void;
  /** The player wants to be at a place: picked in a map or in space. */
  readonly onPick: (place: number) => void;
}

/** Shows a puzzle to be played: one board, a plane of a cube with its navigator, or a net with its cube. */
export function Stage(props: StageProps): ReactElement {
  const { geometry } = props.puzzle;
  if (isSolid(geometry)) return <SolidStage {...props} />;
  if (isNet(geometry)) return <NetStage {...props} />;
  return <FlatStage {...props} />;
}

function FlatStage(props: StageProps): ReactElement {
  const { sheets } = useMemo(() => viewOf(props.puzzle.geometry, 'panels'), [props.puzzle.geometry]);
  return (
    <div className="stage">
      <Board {...props} sheets={sheets} />
    </div>
  );
}
