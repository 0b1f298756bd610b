import { lazy, type ReactElement, Suspense } from 'react';
import { Icon } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { CardProps } from './card-props.ts';
import { CheckCard } from './check-card.tsx';
import { HintCard } from './hint-card.tsx';
import { RatingCard } from './rating-card.tsx';
import { WalkCard } from './walk-card.tsx';
import { WhyCard } from './why-card.tsx';
import './coach.css';

const FailedCard = lazy(() => import('./failed-card.tsx').then((module) => ({ default: module.FailedCard })));

/** The card beside the board that answers a player. Empty until it is asked. */
export function Coach({ aid, playing }: CardProps): ReactElement | null {
  const { t } = useTranslation('play');
  const state = useStore(aid.store);
  if (state.kind === 'none') return null;
  return (
    <section className="card coach" aria-label={t('coach.label')}>
      <button type="button" className="icon-button coach-close" aria-label={t('coach.close')} onClick={() => aid.close()}>
        <Icon name="close" />
      </button>
      {state.kind === 'waiting' && (
        <p className="thinking" role="status">
          {state.steps === undefined ? t(`coach.waiting.${state.for}`) : t('coach.steps', { count: state.steps })}
        </p>
      )}
      {state.kind === 'failed' && (
        <Suspense fallback={null}>
          <FailedCard complaint={state.complaint} />
        </Suspense>
      )}
      {state.kind === 'hint' && <HintCard aid={aid} playing={playing} state={state} />}
      {state.kind === 'check' && <CheckCard aid={aid} playing={playing} state={state} />}
      {state.kind === 'walk' && <WalkCard aid={aid} playing={playing} state={state} />}
      {(state.kind === 'why' || state.kind === 'ask-why') && <WhyCard aid={aid} playing={playing} state={state} />}
      {state.kind === 'rating' && <RatingCard aid={aid} playing={playing} state={state} />}
    </section>
  );
}
