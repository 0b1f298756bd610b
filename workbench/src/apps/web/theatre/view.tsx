import type { ReactElement } from 'react';
import { hrefOf } from '../router.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { Programme } from './programme.tsx';
import { RaceView } from './race.tsx';
import { scenes } from './scenes.tsx';
import './theatre.css';
import './pictures.css';
import './race.css';

/** The theatre: `#/theatre` is the programme, `#/theatre/ID` a scene, `#/theatre/race` the race. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('theatre');
  const [wanted] = route.rest;
  const scene = scenes.find(({ id }) => id === wanted);
  if (!scene && wanted !== 'race') return <Programme />;
  return (
    <div className="theatre">
      <nav className="scene-nav" aria-label={t('programme')}>
        <a className="back" href={hrefOf('theatre')}>
          <Icon name="left" />
          {t('all')}
        </a>
        <ul>
          {[...scenes.map(({ id }) => id), 'race'].map((id) => (
            <li key={id}>
              <a href={hrefOf('theatre', id)} aria-current={id === wanted ? 'page' : undefined}>
                {t(`scenes.${id}.short`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {scene ? scene.show() : <RaceView />}
    </div>
  );
}
