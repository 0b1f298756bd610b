import type { Axis } from '#session';
import type { BoardProps } from '../board/board-props.ts';

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
