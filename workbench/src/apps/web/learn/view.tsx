import { type ReactElement, useEffect, useState } from 'react';
import { library } from '../library/client.ts';
import type { AnswerOf } from '../library/operations.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { Catalogue } from './catalogue.tsx';
import { TechniquePage } from './technique-page.tsx';
import './learn.css';

/** The techniques: `#/learn` lists them, `#/learn/ID` shows one with positions to walk through. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('learn');
  const [techniques, setTechniques] = useState<AnswerOf<'techniques'> | undefined>(undefined);
  useEffect(() => {
    void library.call('techniques', {}).then(setTechniques);
  }, []);
  const [wanted] = route.rest;
  const technique = techniques?.find(({ id }) => id === wanted);
  if (techniques && technique) return <TechniquePage key={technique.id} technique={technique} techniques={techniques} />;
  return (
    <div className="learn">
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      {techniques && <Catalogue techniques={techniques} />}
    </div>
  );
}
