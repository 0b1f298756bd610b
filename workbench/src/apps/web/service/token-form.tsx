import { type ReactElement, useId, useState } from 'react';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { connection } from './connection.ts';
import { keepToken, token } from './token.ts';
import './token-form.css';

/** Asks for the token of the service. A view that was refused by the service shows this, and asks again when the token changes. */
export function TokenForm(): ReactElement {
  const { t } = useTranslation('jobs');
  // One that was just given is not refused before it was tried.
  const [given, state] = [useStore(token), useStore(connection)];
  const isRefused = given !== '' && state === 'locked';
  const [text, setText] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const id = useId();
  return (
    <form
      className="card token-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        keepToken(text.trim(), isRemembered);
        // Whether it is the right one shows at the next request.
        connection.set('unknown');
      }}
    >
      <h2>{t('token.title')}</h2>
      <p className="note">{t('token.why')}</p>
      {isRefused && (
        <p className="complaint" role="alert">
          {t('token.wrong')}
        </p>
      )}
      <label htmlFor={id}>{t('token.label')}</label>
      <input id={id} type="password" autoComplete="off" spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      <label className="tick">
        <input type="checkbox" checked={isRemembered} onChange={(event) => setRemembered(event.target.checked)} /> {t('token.remember')}
      </label>
      <div className="card-actions">
        <button type="submit" className="button primary" disabled={text.trim() === ''}>
          {t('token.use')}
        </button>
      </div>
    </form>
  );
}
