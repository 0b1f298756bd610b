import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unpackPosition } from '#session';
import { library } from '../library/client.ts';
import { readLink } from '../play/link.ts';
import { startGame } from '../play/start-game.ts';
import { hrefOf } from '../router.ts';
import type { ViewProps } from '../view-props.ts';

/** A link that holds a puzzle: it becomes a new game, and the game that was on the table stays where it is. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('open');
  const [complaint, setComplaint] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<string | undefined> => {
      const text = await readLink(route.query);
      if (text === undefined) return t('empty');
      const { puzzles, errors } = await library.call('parse', { text });
      if (!puzzles[0]) return errors[0]?.error ?? t('empty');
      if (isCurrent) await startGame(unpackPosition(puzzles[0].puzzle));
      return undefined;
    };
    open().then(
      (failed) => isCurrent && setComplaint(failed),
      (error: Error) => isCurrent && setComplaint(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [route.query, t]);
  if (complaint === undefined) return <div className="waiting" aria-busy="true" />;
  return (
    <div className="card failure" role="alert">
      <h1>{t('title')}</h1>
      <p>{complaint}</p>
      <a className="button primary" href={hrefOf('play')}>
        {t('back')}
      </a>
    </div>
  );
}
