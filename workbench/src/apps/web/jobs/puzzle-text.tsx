import { type DragEvent, type ReactElement, useId, useState } from 'react';
import { FileButton } from '../shell/file-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';

interface PuzzleTextProps {
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The file that stands for the text, where large ones are taken. */
  readonly file?: File | undefined;
  readonly onFile?: ((file: File | undefined) => void) | undefined;
}

/** The longest text of one puzzle that the service takes. */
const LONGEST = 600_000;

/** Puzzles by paste, by file or by drop, in any format. A large collection stays a file and is never shown. */
export function PuzzleText({ label, detail, text, onText, file, onFile }: PuzzleTextProps): ReactElement {
  const { t, i18n } = useTranslation('jobs');
  const id = useId();
  const [complaint, setComplaint] = useState('');
  const take = async (chosen: File | undefined): Promise<void> => {
    setComplaint('');
    if (!chosen) return;
    if (onFile) onFile(chosen);
    else if (chosen.size > LONGEST) setComplaint(t('bad.largePuzzle'));
    else onText(await chosen.text());
  };
  const onDrop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return;
    // The page itself takes drops for puzzles.
    event.preventDefault();
    event.stopPropagation();
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can also be chosen by button
    <div className="field-line" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {file ? (
        <>
          <span>{label}</span>
          <p className="chosen-file">
            <strong>{file.name}</strong>{' '}
            {t('bytes', { n: new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 3 }).format(file.size / 1000) })}
            <button type="button" className="link" onClick={() => onFile?.(undefined)}>
              {t('noFile')}
            </button>
          </p>
        </>
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          <textarea id={id} rows={6} spellCheck={false} value={text} onChange={(event) => onText(event.target.value)} />
        </>
      )}
      {detail !== '' && <small>{detail}</small>}
      {complaint !== '' && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
      <div className="card-actions">
        <FileButton onFiles={([chosen]) => void take(chosen)}>
          <Icon name="open" />
          {t('chooseFile')}
        </FileButton>
      </div>
    </div>
  );
}
