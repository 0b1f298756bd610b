import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../router.ts';
import type { ViewProps } from '../view-props.ts';
import { KeySheet } from './key-sheet.tsx';
import './help.css';

const DATA = ['kept', 'link', 'offline', 'install'] as const;

/** What the page can do, which keys do it, and where things are kept. */
export function View(_props: ViewProps): ReactElement {
  const { t } = useTranslation('help');
  const { t: shell } = useTranslation('shell');
  // By the name of a view: what one can do there.
  const places = t('places', { returnObjects: true }) as Readonly<Record<string, string>>;
  return (
    <div className="help">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <h2>{t('whereTo')}</h2>
      <dl className="places">
        {Object.entries(places).map(([id, text]) => (
          <div key={id}>
            <dt>
              <a href={hrefOf(id)}>{shell(`views.${id}`)}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('keys.title')}</h2>
      <KeySheet />
      <h2>{t('data.title')}</h2>
      <ul>
        {DATA.map((id) => (
          <li key={id}>{t(`data.${id}`)}</li>
        ))}
      </ul>
    </div>
  );
}
