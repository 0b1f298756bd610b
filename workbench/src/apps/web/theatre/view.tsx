import type { ReactElement } from 'react';
import { hrefOf } from '../router.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { DuelView } from './duel.tsx';
import { Programme } from './programme.tsx';
import { RaceView } from './race.tsx';
import { scenes } from './scenes.tsx';
import { TwoRules } from './two-rules.tsx';
import './theatre.css';
import './pictures.css';
import './race.css';

/** Scenes that are no single run of one engine. */
const others: Readonly<Record<string, () => ReactElement>> = {
  rules: () => <TwoRules />,
  duel: () => <DuelView />,
  race: () => <RaceView />,
};

/** The theatre: `#/theatre` is the programme, `#/theatre/ID` a scene, `#/theatre/race` the race. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('theatre');
  const [wanted] = route.rest;
  const scene = scenes.find(({ id }) => id === wanted);
  const other = wanted === undefined ? undefined : others[wanted];
  if (!scene && !other) return <Programme />;
  return (
    <div className="theatre">
      <nav className="scene-nav" aria-label={t('programme')}>
        <a className="back" href={hrefOf('theatre')}>
          <Icon name="left" />
          {t('all')}
        </a>
        <ul>
          {[...scenes.map(({ id }) => id), ...Object.keys(others)].map((id) => (
            <li key={id}>
              <a href={hrefOf('theatre', id)} aria-current={id === wanted ? 'page' : undefined}>
                {t(`scenes.${id}.short`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {scene ? scene.show() : other!()}
    </div>
  );
}
