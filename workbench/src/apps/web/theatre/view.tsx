import { Fragment, type ReactElement, useEffect, useState } from 'react';
import { hrefOf, parseHash } from '../router.ts';
import { BackLink } from '../shell/back-link.tsx';
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
  const opened = useOpened();
  if (!scene && !other) return <Programme />;
  return (
    <div className="theatre">
      <nav className="scene-nav" aria-label={t('programme')}>
        <BackLink href={hrefOf('theatre')}>{t('all')}</BackLink>
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
      <Fragment key={opened}>{scene ? scene.show() : other!()}</Fragment>
    </div>
  );
}

/**
 * How often a link was followed that leads to the scene that is open: each begins it again. A link that is copied changes the address
 * without being followed, so the address itself does not tell.
 */
function useOpened(): number {
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const follow = ({ oldURL, newURL }: HashChangeEvent): void => {
      if (placeOf(oldURL) === placeOf(newURL)) setOpened((old) => old + 1);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return opened;
}

function placeOf(address: string): string {
  const { view, rest } = parseHash(new URL(address).hash);
  return [view, ...rest].join('/');
}
