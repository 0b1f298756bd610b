import type { ReactElement } from 'react';
import { useTranslation } from '../texts.ts';
import { spatial } from './spatial.ts';

/** Which of the two a small screen shows; a large one has room for both. */
export type ShownStage = 'shows-flat' | 'shows-space';

interface StageSwapProps {
  readonly shown: ShownStage;
  readonly onShow: (shown: ShownStage) => void;
  /** What the flat board is called. */
  readonly flat: string;
}

/** On a small screen: the flat board or the cube, by one touch. */
export function StageSwap({ shown, onShow, flat }: StageSwapProps): ReactElement | null {
  const { t } = useTranslation('shell');
  if (!spatial.isPossible()) return null;
  const button = (one: ShownStage, label: string): ReactElement => (
    <button type="button" aria-pressed={one === shown} onClick={() => onShow(one)}>
      {label}
    </button>
  );
  return (
    <div className="segments stage-swap" role="group" aria-label={t('board.swap.label')}>
      {button('shows-flat', flat)}
      {button('shows-space', t('board.swap.cube'))}
    </div>
  );
}
