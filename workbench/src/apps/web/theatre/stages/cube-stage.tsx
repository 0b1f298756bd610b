import { type ReactElement, useState } from 'react';
import { useTranslation } from '../../texts.ts';
import { type CubeState, gridOf } from '../acts/cube-act.ts';
import { MatrixPicture } from '../pictures/matrix-picture.tsx';
import { PathTreePicture } from '../pictures/path-tree-picture.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** More buttons than these are of no use. */
const MOST_SHOWN = 8;

/** The matrix P beside the board, and below them the tree that grows over it. */
export function CubeStage({ puzzle, state, position, finale }: SceneStageProps<CubeState>): ReactElement {
  const { t } = useTranslation('theatre');
  const [chosen, setChosen] = useState(0);
  const { cell, last, found } = state;
  // A run that is over shows any of its solutions; two that differ in a few cells are told apart by these.
  const shown = finale ? (found[chosen] ?? finale) : gridOf(state);
  const differs = finale && found.length > 1 ? (one: number): boolean => found.some((grid) => grid[one] !== found[0]![one]) : undefined;
  const onPath = new Set<number>();
  for (let node = last; node && node.level >= 0; node = node.parent) onPath.add(state.rows[node.level]!.cell);
  const lookOf = (one: number): string =>
    differs
      ? differs(one)
        ? 'holder'
        : ''
      : one === cell
        ? last?.value === undefined && last
          ? 'trial-cut'
          : 'trial-now'
        : onPath.has(one)
          ? 'look'
          : '';
  return (
    <div className="stage-stack">
      <div className="stage-pair">
        <div>
          {finale && found.length > 1 && (
            <div className="segments" role="group" aria-label={t('solutions.label')}>
              {found.slice(0, MOST_SHOWN).map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a solution is its number
                <button key={i} type="button" aria-pressed={i === chosen} onClick={() => setChosen(i)}>
                  {t('solutions.one', { number: i + 1 })}
                </button>
              ))}
            </div>
          )}
          <StageBoard puzzle={puzzle} grid={shown} lookOf={lookOf} />
        </div>
        <MatrixPicture state={state} position={position} />
      </div>
      <PathTreePicture state={state} position={position} />
    </div>
  );
}
