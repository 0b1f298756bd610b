import type { ReactElement } from 'react';
import { hrefOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { KeySheet } from './key-sheet.tsx';
import './help.css';

const DATA = ['kept', 'link', 'offline', 'install'] as const;

/** What the page can do, which keys do it, and where things are kept. */
export function View({ views }: ViewProps): ReactElement {
  const { t } = useTranslation('help');
  const { language } = useSettings();
  return (
    <div className="help">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <h2>{t('whereTo')}</h2>
      <dl className="places">
        {views.map(
          ({ id, name, about }) =>
            about && (
              <div key={id}>
                <dt>
                  <a href={hrefOf(id)}>{name[language]}</a>
                </dt>
                <dd>{about[language]}</dd>
              </div>
            ),
        )}
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
