import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unpackPosition } from '#session';
import { library } from '../library/client.ts';
import { startGame } from '../play/start-game.ts';
import type { ViewProps } from '../view-props.ts';
import './make.css';

/** Bringing puzzles in: a text in any format becomes a game. */
export function View(_props: ViewProps): ReactElement {
  const { t } = useTranslation('make');
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState('');
  const read = async (): Promise<void> => {
    const { puzzles, errors } = await library.call('parse', { text });
    const [first] = puzzles;
    if (first) await startGame(unpackPosition(first.puzzle));
    else setComplaint(errors[0] ? t('line', { line: errors[0].line, error: errors[0].error }) : '');
  };
  return (
    <div className="make">
      <h1>{t('title')}</h1>
      <div className="card">
        <label htmlFor="import">{t('import.label')}</label>
        <textarea id="import" rows={8} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
        {complaint !== '' && <p role="alert">{complaint}</p>}
        <button type="button" className="button primary" onClick={() => void read()}>
          {t('import.play')}
        </button>
      </div>
    </div>
  );
}
