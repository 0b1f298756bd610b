import { useMemo, useState } from 'react';
import { type Candidate, cellName, type Puzzle } from '#core';
import { candidateKey } from '#drawing';
import { unpackPosition } from '#session';
import { announce } from '../announce.tsx';
import type { DrillTask } from '../library/drilling.ts';
import { useTranslation } from '../texts.ts';
import { isFound } from './judge.ts';

export interface TaskState {
  readonly puzzle: Puzzle;
  readonly chosen: readonly Candidate[];
  /** Undefined while nothing has been judged. */
  readonly verdict: 'right' | 'wrong' | 'shown' | undefined;
  toggle(place: number, value: number): void;
  judge(): void;
  show(): void;
}

/** A task while it is worked on: what was chosen, and how it was judged. */
export function useTask(task: DrillTask, onJudged: (isRight: boolean) => void): TaskState {
  const { t } = useTranslation('drill');
  const puzzle: Puzzle = useMemo(() => unpackPosition(task.puzzle), [task]);
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const [verdict, setVerdict] = useState<TaskState['verdict']>(undefined);
  return {
    puzzle,
    chosen,
    verdict,
    toggle(place, value) {
      const { cell } = puzzle.geometry.places[place]!;
      if (verdict) return;
      if (!task.candidates[cell]?.includes(value)) {
        announce(t('noCandidate', { value: puzzle.symbols.all[value - 1], cell: cellName(puzzle.geometry, cell) }));
        return;
      }
      const key = candidateKey({ cell, value });
      const others = chosen.filter((one) => candidateKey(one) !== key);
      setChosen(others.length < chosen.length ? others : [...others, { cell, value }]);
    },
    judge() {
      const isRight = isFound(chosen, task.moves);
      setVerdict(isRight ? 'right' : 'wrong');
      onJudged(isRight);
    },
    show() {
      setVerdict('shown');
      onJudged(false);
    },
  };
}
