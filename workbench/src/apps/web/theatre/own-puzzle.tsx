import { type ReactElement, useId, useState } from 'react';
import type { Puzzle } from '#core';
import { unpackPosition } from '#session';
import { Complaints } from '../complaint.tsx';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useLatest } from '../library/use-latest.ts';
import { useTranslation } from '../texts.ts';

interface OwnPuzzleProps {
  readonly first: string;
  readonly onRead: (puzzle: Puzzle, text: string) => void;
}

/** A puzzle of one's own, typed or pasted in any format that Ninefold reads. */
export function OwnPuzzle({ first, onRead }: OwnPuzzleProps): ReactElement {
  const { t } = useTranslation('theatre');
  const id = useId();
  const [text, setText] = useState(first);
  const [errors, setErrors] = useState<LibraryAnswer<'parse'>['errors']>([]);
  const latest = useLatest();
  const read = async (): Promise<void> => {
    const told = await latest.ask((signal) => library.call('parse', { text }, { signal }));
    if (!told) return;
    const { puzzles, errors: found } = told.answer;
    setErrors(puzzles.length > 0 ? [] : found);
    if (puzzles[0]) onRead(unpackPosition(puzzles[0].puzzle), text);
  };
  return (
    <form
      className="own-puzzle"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <label htmlFor={id}>{t('own.label')}</label>
      <textarea id={id} className="field" rows={3} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {t('own.show')}
      </button>
      {errors.length > 0 && (
        <ul className="complaint" role="alert">
          <Complaints complaints={errors} most={3} />
        </ul>
      )}
    </form>
  );
}
