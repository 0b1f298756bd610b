import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clueCount } from '#core';
import { type PositionRecord, unpackPosition } from '#session';
import type { Say } from '../board/names.ts';
import { kindTitle } from '../kind-words.ts';
import { library } from '../library/client.ts';
import { forPage } from '../library/for-page.ts';
import type { AnswerOf } from '../library/operations.ts';
import { startGame } from '../play/start-game.ts';
import { useStore } from '../store.ts';
import { editPuzzle } from './edit-puzzle.ts';
import { incoming, LARGEST_FILE, readFile } from './incoming.ts';
import { KindChoice } from './kind-choice.tsx';

/** Puzzles from outside: pasted, dropped, from a file or a link, in any format. The game on the table is left alone. */
export function Import(): ReactElement {
  const { t } = useTranslation('make');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<string | undefined>(undefined);
  const [from, setFrom] = useState('');
  const [formats, setFormats] = useState<AnswerOf<'formats'>>([]);
  const [answer, setAnswer] = useState<AnswerOf<'parse'> | undefined>(undefined);
  const [complaint, setComplaint] = useState('');
  const arrived = useStore(incoming);
  const latest = useRef(0);
  const read = useCallback(
    async (what: string, as: { kind?: string | undefined; from?: string | undefined } = {}): Promise<void> => {
      // What was asked last counts, whichever answer comes last.
      const mine = ++latest.current;
      setComplaint('');
      setAnswer(undefined);
      if (what.length > LARGEST_FILE) {
        setComplaint(t('import.large'));
        return;
      }
      try {
        const parsed = await library.call('parse', { text: what, ...as });
        if (mine === latest.current) setAnswer(parsed);
      } catch (error) {
        setComplaint(error instanceof Error ? error.message : String(error));
      }
    },
    [t],
  );
  useEffect(() => {
    void library.call('formats', {}).then((all) => setFormats(all.filter(({ reads }) => reads)));
  }, []);
  useEffect(() => {
    if (!arrived) return;
    // Taken once: who comes back later does not find it again.
    incoming.set(undefined);
    setText(arrived.text.slice(0, 100_000));
    void read(arrived.text);
  }, [arrived, read]);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const content = await readFile(file);
    if (content === undefined) {
      setAnswer(undefined);
      setComplaint(t('import.large'));
      return;
    }
    setText(content.slice(0, 100_000));
    await read(content, { kind, from: from || undefined });
  };
  return (
    <div className="import">
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void read(text, { kind, from: from || undefined });
        }}
      >
        <h1>{t('import.title')}</h1>
        <p className="note">{t('import.intro')}</p>
        <label htmlFor="import">{t('import.label')}</label>
        <textarea id="import" rows={10} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
        <details>
          <summary>{t('import.kind')}</summary>
          <div className="field-line">
            <label htmlFor="import-format">{t('import.format')}</label>
            <select id="import-format" className="field" value={from} onChange={(event) => setFrom(event.target.value)}>
              <option value="">{t('import.anyFormat')}</option>
              {formats.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <KindChoice spec={kind ?? 'classic:3x3'} onChange={setKind} />
          {kind !== undefined && (
            <button type="button" className="link" onClick={() => setKind(undefined)}>
              {t('import.anyKind')}
            </button>
          )}
        </details>
        <div className="card-actions">
          <button type="submit" className="button primary">
            {t('import.read')}
          </button>
          <label className="button file">
            {t('import.file')}
            <input type="file" className="visually-hidden" onChange={(event) => void open(event.target.files?.[0])} />
          </label>
        </div>
      </form>
      <section aria-label={t('import.results')}>
        {complaint !== '' && (
          <p className="complaint" role="alert">
            {complaint}
          </p>
        )}
        {answer && <Found answer={answer} />}
      </section>
    </div>
  );
}

function Found({ answer }: { readonly answer: AnswerOf<'parse'> }): ReactElement {
  const { t } = useTranslation('make');
  return (
    <>
      {answer.errors.length > 0 && (
        <ul className="complaint" role="alert">
          {answer.errors.slice(0, 10).map(({ line, error }) => (
            <li key={`${line} ${error}`}>{t('import.line', { line, error: forPage(error) })}</li>
          ))}
          {answer.errors.length > 10 && <li>{t('import.moreErrors', { count: answer.errors.length - 10 })}</li>}
        </ul>
      )}
      {answer.puzzles.length > 0 && (
        <>
          <p role="status">{t('import.found', { count: answer.puzzles.length })}</p>
          {answer.cut && <p className="note">{t('import.cut')}</p>}
          <ol className="found">
            {answer.puzzles.slice(0, 100).map(({ line, puzzle }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was read stays in its order
              <FoundPuzzle key={`${line} ${i}`} record={puzzle} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function FoundPuzzle({ record }: { readonly record: PositionRecord }): ReactElement {
  const { t } = useTranslation('make');
  const { t: kinds } = useTranslation('kinds');
  const puzzle = unpackPosition(record);
  return (
    <li className="card">
      <span>
        <strong>{puzzle.info.title ?? kindTitle(kinds as Say, puzzle.kind)}</strong>
        <small>{t('made.clues', { count: clueCount(puzzle) })}</small>
      </span>
      <span className="card-actions">
        <button type="button" className="button primary" onClick={() => void startGame(puzzle)}>
          {t('made.play')}
        </button>
        <button type="button" className="button" onClick={() => editPuzzle(puzzle)}>
          {t('made.edit')}
        </button>
      </span>
    </li>
  );
}
