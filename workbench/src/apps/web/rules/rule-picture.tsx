import { type ReactElement, useMemo } from 'react';
import type { RuleType } from '#rules';
import { viewOf } from '#session';
import { BoardView } from '../board/board.tsx';
import { exampleOf } from './example.ts';
import './rules.css';

/** A rule on a small grid, only to be looked at; its name stands beside it. */
export function RulePicture({ type }: { readonly type: RuleType }): ReactElement {
  const puzzle = useMemo(() => exampleOf(type), [type]);
  const sheets = useMemo(() => viewOf(puzzle.geometry, 'panels').sheets, [puzzle]);
  return (
    <div className="rule-picture" aria-hidden="true" inert>
      <BoardView puzzle={puzzle} sheets={sheets} label="" />
    </div>
  );
}
