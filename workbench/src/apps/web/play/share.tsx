import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Puzzle } from '#core';
import { type Game, packPosition, withProgress } from '#session';
import { useComplaints } from '../complaint.tsx';
import { FormatChoice, useFormats } from '../format-choice.tsx';
import { library } from '../library/client.ts';
import { useAnswer } from '../library/use-latest.ts';
import { saveText } from '../save-text.ts';
import { sendToJobs } from '../service/draft.ts';
import { service } from '../service/presence.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { Switch } from '../shell/switch.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { printPuzzle } from './print.ts';
import { savePicture } from './save-picture.ts';

interface ShareProps {
  readonly puzzle: Puzzle;
  /** The game, where its progress can go along. */
  readonly game?: Game;
  /** Whether the puzzle is the one board of the page behind the window, which is what would be printed. */
  readonly printable?: boolean;
  readonly onClose: () => void;
}

/** A puzzle for others: a link that holds it, a file or a text in any format, paper. */
export function Share({ puzzle, game, printable = true, onClose }: ShareProps): ReactElement {
  const { t } = useTranslation('play');
  const [withEntries, setWithEntries] = useState(false);
  const [said, setSaid] = useState('');
  const hasService = typeof useStore(service) === 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is played meanwhile does not make another link under the hand
  const shared = useMemo(() => (withEntries && game ? withProgress(game) : puzzle), [puzzle, withEntries]);
  const copy = async (what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      setSaid(t('share.copied'));
    } catch {
      setSaid(t('share.notCopied'));
    }
  };
  return (
    <Dialog title={t('share.title')} onClose={onClose} wide>
      {game && <Switch label={t('share.progress')} on={withEntries} onChange={setWithEntries} />}
      <AsLink puzzle={shared} onCopy={(link) => void copy(link)} />
      <AsText puzzle={shared} onCopy={(text) => void copy(text)} />
      <div className="card-actions">
        {(['svg', 'png'] as const).map((type) => (
          <button
            type="button"
            key={type}
            className="button"
            onClick={() => void savePicture(puzzle, type, fileNameOf(puzzle, `.${type}`))}
          >
            {t('share.picture', { type: type.toUpperCase() })}
          </button>
        ))}
        {printable && (
          <button type="button" className="button" onClick={() => printPuzzle(onClose)}>
            <Icon name="print" />
            {t('share.print')}
          </button>
        )}
        {hasService && (
          <button type="button" className="button" onClick={() => void sendToJobs(puzzle)}>
            <Icon name="up" />
            {t('share.job')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </Dialog>
  );
}

interface FormProps {
  readonly puzzle: Puzzle;
  readonly onCopy: (what: string) => void;
}

function AsLink({ puzzle, onCopy }: FormProps): ReactElement {
  const { t } = useTranslation('play');
  const [link, setLink] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void library.call('link', { puzzle: packPosition(puzzle), base: location.href }).then((made) => isCurrent && setLink(made));
    return () => {
      isCurrent = false;
    };
  }, [puzzle]);
  return (
    <section>
      <h3 id="share-link">{t('share.link')}</h3>
      <div className="field-row">
        <input type="text" readOnly value={link} aria-labelledby="share-link" onFocus={(event) => event.target.select()} />
        <button type="button" className="button primary" disabled={link === ''} onClick={() => onCopy(link)}>
          {t('share.copy')}
        </button>
      </div>
      {link !== '' && <p className="note">{t('share.linkNote', { count: link.length })}</p>}
    </section>
  );
}

function AsText({ puzzle, onCopy }: FormProps): ReactElement {
  const { t } = useTranslation('play');
  const formats = useFormats('writes');
  const [format, setFormat] = useState('ninefold');
  const question = useMemo(() => ({ puzzle: packPosition(puzzle), format }), [puzzle, format]);
  // What is saved is of the format that is chosen now, never of the one before.
  const written = useAnswer('write', question);
  const say = useComplaints(written?.ok === false);
  const text = written?.ok ? written.text : '';
  const save = (): void => {
    const { extension } = formats.find(({ id }) => id === format) ?? { extension: '.txt' };
    saveText(text, fileNameOf(puzzle, extension));
  };
  return (
    <section>
      <h3>{t('share.text')}</h3>
      <div className="field-row">
        <label className="visually-hidden" htmlFor="share-format">
          {t('share.format')}
        </label>
        <FormatChoice id="share-format" formats={formats} format={format} onChange={setFormat} />
        <button type="button" className="button" disabled={text === ''} onClick={() => onCopy(text)}>
          {t('share.copy')}
        </button>
        <button type="button" className="button" disabled={text === ''} onClick={save}>
          {t('share.save')}
        </button>
        {isLink(text) && (
          <a className="button" href={text.trim()} target="_blank" rel="noreferrer">
            {t('share.there')}
          </a>
        )}
      </div>
      {written?.ok === false ? (
        <p className="complaint" role="alert">
          {say && t('share.cannot', { reason: say(written).text })}
        </p>
      ) : (
        <textarea className="share-text" readOnly rows={6} value={text} aria-label={t('share.text')} spellCheck={false} />
      )}
    </section>
  );
}

/** Whether a text is the address of another program, which opens the puzzle there. */
const isLink = (text: string): boolean => /^https:\/\/\S+$/.test(text.trim());

/** A name that says what is in the file: its title, or its kind. */
function fileNameOf({ info, kind }: Puzzle, extension: string): string {
  const name = (info.title ?? kind.spec).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${name.replace(/^-+|-+$/g, '').slice(0, 60) || 'puzzle'}${extension}`;
}
