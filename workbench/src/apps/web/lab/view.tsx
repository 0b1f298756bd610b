import type { ReactElement } from 'react';
import { hrefOf } from '../router.ts';
import { service } from '../service/presence.ts';
import { useSettings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';

/** What is not about playing: algorithms at work, measurements, long work. */
export function View({ views }: ViewProps): ReactElement {
  const { t } = useTranslation('lab');
  const { language } = useSettings();
  const hasService = typeof useStore(service) === 'string';
  return (
    <div className="column">
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <ul className="cards">
        {views
          .filter(({ listed }) => listed === 'lab' || (listed === 'lab with service' && hasService))
          .map(({ id, name, about }) => (
            <li key={id}>
              <a className="card" href={hrefOf(id)}>
                <h2>{name[language]}</h2>
                <p>{about?.[language]}</p>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
