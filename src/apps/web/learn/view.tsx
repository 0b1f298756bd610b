import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { library } from '../library/client.ts';
import type { AnswerOf } from '../library/operations.ts';
import { hrefOf } from '../router.ts';
import type { ViewProps } from '../view-props.ts';
import './learn.css';

/** The catalogue of techniques: `#/learn` lists them, `#/learn/ID` shows one. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('learn');
  const [techniques, setTechniques] = useState<AnswerOf<'techniques'>>([]);
  useEffect(() => {
    void library.call('techniques', {}).then(setTechniques);
  }, []);
  const [wanted] = route.rest;
  return (
    <div className="learn">
      <h1>{t('title')}</h1>
      <ol className="techniques">
        {techniques.map(({ id, name, summary, ratings }) => (
          <li key={id}>
            <a className="card" href={hrefOf('learn', id)} aria-current={id === wanted ? 'true' : undefined}>
              <h2>{name}</h2>
              <p>{summary}</p>
              <span className="rating">
                {ratings[0] === ratings[1] ? ratings[0].toFixed(1) : `${ratings[0].toFixed(1)} – ${ratings[1].toFixed(1)}`}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
