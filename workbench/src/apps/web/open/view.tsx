import { type ReactElement, useEffect, useState } from 'react';
import { type Complaint, complaintOf } from '#core';
import { ComplaintText } from '../complaint.tsx';
import { library } from '../library/client.ts';
import { readLink } from '../play/link.ts';
import { startGame } from '../play/start-game.ts';
import { hrefOf } from '../router.ts';
import { openPosition } from '../rules/positions.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';

/** A link that holds a puzzle: it becomes a new game, and the game that was on the table stays where it is. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('open');
  const [complaint, setComplaint] = useState<Complaint | 'empty' | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<Complaint | 'empty' | undefined> => {
      const text = await readLink(route.query);
      if (text === undefined) return 'empty';
      const { puzzles, errors } = await library.call('parse', { text });
      if (!puzzles[0]) return errors[0] ?? 'empty';
      if (isCurrent) await startGame(await openPosition(puzzles[0].puzzle));
      return undefined;
    };
    open().then(
      (failed) => isCurrent && setComplaint(failed),
      (error: unknown) => isCurrent && setComplaint(complaintOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [route.query]);
  if (complaint === undefined) return <div className="waiting" aria-busy="true" />;
  return (
    <div className="card failure" role="alert">
      <h1>{t('title')}</h1>
      <p>
        <ComplaintText complaint={complaint === 'empty' ? t('empty') : complaint} />
      </p>
      <a className="button primary" href={hrefOf('play')}>
        {t('back')}
      </a>
    </div>
  );
}
