import type { ReactElement } from 'react';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import { Emblem } from './emblem.tsx';
import { scenes } from './scenes.tsx';

/** All scenes as cards. */
export function Programme(): ReactElement {
  const { t } = useTranslation('theatre');
  return (
    <div className="theatre">
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <ul className="programme">
        {[...scenes, ...['rules', 'duel', 'race'].map((id) => ({ id, engine: undefined }))].map(({ id, engine }) => (
          <li key={id}>
            <a className="card" href={hrefOf('theatre', id)}>
              <Emblem scene={id} />
              <h2>{t(`scenes.${id}.title`)}</h2>
              <p>{t(`scenes.${id}.text`)}</p>
              {engine !== undefined && <code>{engine}</code>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
