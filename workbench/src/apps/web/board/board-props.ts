import type { KeyboardEvent, Ref } from 'react';
import type { Cell, Puzzle } from '#core';
import type { Picture } from '#drawing';
import type { CellNote, Course, Sheet } from '#session';
import type { BoardPointer } from './use-pointer.ts';

/** What a board draws. It knows no rules and no game: its user says what stands where and what is lit. */
export interface BoardProps {
  readonly puzzle: Puzzle;
  /** The sheets that are shown: all panels of the geometry, or one plane of a cube. */
  readonly sheets: readonly Sheet[];
  /** All sheets that these belong to, where only some are shown. */
  readonly within?: readonly Sheet[] | undefined;
  /** By cell; undefined where the board is not played. */
  readonly notes?: readonly CellNote[] | undefined;
  /** Spoken name of the whole. */
  readonly label: string;
  /** The place that has the focus; undefined on a board that is only looked at. */
  readonly cursor?: number | undefined;
  /** The line that keys have led along to it. */
  readonly course?: Course | undefined;
  readonly selection?: ReadonlySet<Cell> | undefined;
  /** How a cell is lit, in words of the style sheet. */
  readonly lookOf?: ((cell: Cell) => string) | undefined;
  /** Candidates to show instead of the player's marks. */
  readonly candidatesOf?: ((cell: Cell) => readonly number[] | undefined) | undefined;
  /** How often each value of a cell occurs, from value 1 on, where that was counted. */
  readonly countsOf?: ((cell: Cell) => readonly number[] | undefined) | undefined;
  /** What an argument draws; a value that it places stands in its double ring, suggested and not entered. */
  readonly picture?: Picture | undefined;
  /** Values that close cells, as lines from each to what it closes. */
  readonly forcing?: readonly { readonly from: Cell; readonly to: readonly Cell[] }[] | undefined;
  readonly pointer?: BoardPointer | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly boardRef?: Ref<HTMLDivElement> | undefined;
}
