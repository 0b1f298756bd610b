import { lazy, type ReactElement, useEffect, useState } from 'react';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { Catalogue } from './catalogue.tsx';
import { SurveyTable } from './survey-table.tsx';
import { TechniquePage } from './technique-page.tsx';
import './learn.css';

const Rules = lazy(() => import('./rules.tsx').then((module) => ({ default: module.RulePages })));

/** The techniques: `#/learn` lists them, `#/learn/ID` shows one with positions to walk through; `#/learn/rules` has the rules. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('learn');
  const [techniques, setTechniques] = useState<LibraryAnswer<'techniques'> | undefined>(undefined);
  useEffect(() => {
    void library.call('techniques', {}).then(setTechniques);
  }, []);
  const [wanted, rule] = route.rest;
  if (wanted === 'rules') return <Rules wanted={rule} />;
  const technique = techniques?.find(({ id }) => id === wanted);
  if (techniques && technique) return <TechniquePage key={technique.id} technique={technique} techniques={techniques} />;
  return (
    <div className="learn column">
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <p>
        <a href={hrefOf('learn', 'rules')}>{t('rules.link')}</a>
      </p>
      {techniques && <Catalogue techniques={techniques} />}
      {techniques && <SurveyTable techniques={techniques} />}
    </div>
  );
}
