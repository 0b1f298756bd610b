import { type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { levelOf, type Puzzle, scaleOf } from '#core';
import { type PuzzleRecord, viewOf } from '#session';
import { BoardView } from '../board/board.tsx';
import { sayComplaint } from '../complaint.tsx';
import { levelWithRange } from '../level-words.ts';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { ratingWriter } from '../numbers.ts';
import { Share } from '../play/share.tsx';
import { usePosition } from '../rules/positions.ts';
import { saveText } from '../save-text.ts';
import { Icon } from '../shell/icon.tsx';
import { notify } from '../shell/notices.tsx';
import { usePrinting } from '../stage/use-printing.ts';
import { useTranslation } from '../texts.ts';
import { PuzzleActions } from './puzzle-actions.tsx';

/** A puzzle that was made, with what is known of it. */
export interface MadeItem {
  readonly puzzle: PuzzleRecord;
  readonly clues: number;
  readonly minimal: boolean | 'unknown';
  readonly rating?: number;
  readonly technique?: string;
}

/** More boards than this are not drawn at once; all can be saved and printed. */
const MOST_SHOWN = 24;

/** Puzzles with what one can do with each. */
export function MadeList({ items }: { readonly items: readonly MadeItem[] }): ReactElement {
  const { t, i18n } = useTranslation('make');
  const [shared, setShared] = useState<Puzzle | undefined>(undefined);
  const [formats, setFormats] = useState<LibraryAnswer<'formats'>>([]);
  const [format, setFormat] = useState('ninefold');
  const select = useId();
  const isPrinting = usePrinting();
  useEffect(() => {
    void library.call('formats', {}).then((all) => setFormats(all.filter(({ writes }) => writes)));
  }, []);
  const saveAll = async (): Promise<void> => {
    const written = await library.call('writeAll', { puzzles: items.map(({ puzzle }) => puzzle), format });
    if (written.ok) saveText(written.text, `ninefold${written.extension}`);
    else notify(await sayComplaint(written), 'warning');
  };
  return (
    <>
      {items.length > 1 && (
        <p className="card-actions">
          <label className="visually-hidden" htmlFor={select}>
            {t('made.format')}
          </label>
          <select id={select} className="field" value={format} onChange={(event) => setFormat(event.target.value)}>
            {formats.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[i18n.language]}
              </option>
            ))}
          </select>
          <button type="button" className="button" onClick={() => void saveAll()}>
            {t('made.saveAll', { count: items.length })}
          </button>
          <button type="button" className="button" onClick={() => print()}>
            <Icon name="print" />
            {t('made.print')}
          </button>
        </p>
      )}
      <ul className="made-list">
        {items.slice(0, isPrinting ? items.length : MOST_SHOWN).map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was made stays in its order
          <MadeCard key={i} item={item} onShare={setShared} />
        ))}
      </ul>
      {items.length > MOST_SHOWN && !isPrinting && <p className="note">{t('made.more', { count: items.length - MOST_SHOWN })}</p>}
      {shared && <Share puzzle={shared} printable={false} onClose={() => setShared(undefined)} />}
    </>
  );
}

interface MadeCardProps {
  readonly item: MadeItem;
  readonly onShare: (puzzle: Puzzle) => void;
}

function MadeCard(props: MadeCardProps): ReactElement {
  const puzzle = usePosition(props.item.puzzle);
  return puzzle ? <MadePuzzle {...props} puzzle={puzzle} /> : <li className="card" aria-busy="true" />;
}

function MadePuzzle({ item, puzzle, onShare }: MadeCardProps & { readonly puzzle: Puzzle }): ReactElement {
  const { t, i18n } = useTranslation('make');
  const { t: names } = useTranslation('techniques');
  const sheets = useMemo(() => viewOf(puzzle.geometry, 'panels').sheets, [puzzle]);
  const write = ratingWriter(i18n.language);
  const scale = scaleOf(puzzle);
  return (
    <li className="card">
      <BoardView puzzle={puzzle} sheets={sheets} label={t('made.label')} />
      <p>
        <strong>
          {item.rating === undefined
            ? t('made.unrated')
            : `${write(item.rating)} ${levelWithRange(levelOf(item.rating, scale), i18n.language, scale)}`}
        </strong>{' '}
        · {t('made.clues', { count: item.clues })}
        {item.minimal === true ? ` · ${t('made.minimal')}` : ''}
        {item.technique !== undefined && <small>{names(`${item.technique}.name`)}</small>}
      </p>
      <PuzzleActions puzzle={puzzle}>
        <button type="button" className="button" onClick={() => onShare(puzzle)}>
          {t('made.share')}
        </button>
      </PuzzleActions>
    </li>
  );
}
