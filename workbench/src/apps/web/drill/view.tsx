import { type ReactElement, useEffect, useState } from 'react';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { answered, type Cards, keepCards, loadCards, nextOf } from './schedule.ts';
import { TaskView } from './task.tsx';
import './drill.css';

/** Positions to find a step in: `#/drill` asks what is due, `#/drill/ID` one technique. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('drill');
  const { t: names } = useTranslation('techniques');
  const [ids, setIds] = useState<readonly string[] | undefined>(undefined);
  const [cards, setCards] = useState<Cards>(loadCards);
  const [round, setRound] = useState(0);
  const [task, setTask] = useState<LibraryAnswer<'drill'>>(undefined);
  const [asked, setAsked] = useState<string | undefined>(undefined);
  useEffect(() => {
    void library.call('drillable', {}).then(setIds);
  }, []);
  const [wanted] = route.rest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes the cards, and the next task waits until it is asked for
  useEffect(() => {
    if (!ids) return;
    const id = wanted !== undefined && ids.includes(wanted) ? wanted : nextOf(ids, cards, Date.now());
    let isCurrent = true;
    setTask(undefined);
    setAsked(id);
    void library.call('drill', { technique: id!, seed: Math.floor(Math.random() * 2 ** 31) }).then((made) => isCurrent && setTask(made));
    return () => {
      isCurrent = false;
    };
  }, [ids, wanted, round]);
  const judge = (isRight: boolean): void => {
    const next = answered(cards, asked!, isRight, Date.now());
    setCards(next);
    keepCards(next);
  };
  const known = ids?.filter((id) => (cards[id]?.box ?? 0) > 0).length ?? 0;
  return (
    <div className="drill column">
      <h1>{asked ? t('find', { name: names(`${asked}.name`) }) : t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      {asked && task ? (
        <TaskView key={round} task={task} technique={asked} isNext={round > 0} onJudged={judge} onNext={() => setRound(round + 1)} />
      ) : (
        <div className="waiting" aria-busy="true" />
      )}
      {ids && (
        <details>
          <summary>{t('choose', { known, count: ids.length })}</summary>
          <ul className="drill-list">
            {ids.map((id) => (
              <li key={id}>
                <a href={hrefOf('drill', id)} aria-current={id === wanted ? 'page' : undefined}>
                  {names(`${id}.name`)}
                </a>
                <progress max={5} value={cards[id]?.box ?? 0} aria-label={t('box', { box: cards[id]?.box ?? 0 })} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
