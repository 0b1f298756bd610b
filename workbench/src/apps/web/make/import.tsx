import { type ReactElement, useCallback, useState } from 'react';
import { type Complaint, clueCount, complaintOf, sortTitle, speak } from '#core';
import { DEFAULT_KIND } from '#kinds';
import type { PositionRecord } from '#session';
import { Complaints, ComplaintText, useComplaints } from '../complaint.tsx';
import { FormatChoice, useFormats } from '../format-choice.tsx';
import { useSpeaker } from '../language.ts';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useLatest } from '../library/use-latest.ts';
import { pictureAmong, receivePicture } from '../photograph/incoming.ts';
import { usePosition } from '../rules/positions.ts';
import { Unknown } from '../rules/unknown.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { useArrival } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { FoundVerdict } from './found-verdict.tsx';
import { type Incoming, type IncomingText, incoming, LARGEST_FILE, readFiles } from './incoming.ts';
import { KindChoice } from './kind-choice.tsx';
import { PuzzleActions } from './puzzle-actions.tsx';

/** How texts are read: as a kind, in a format, or as they say themselves. */
interface Reading {
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
}

/** What was found in the texts that were given last, and what could not be read. */
function useFound(): {
  readonly answers: readonly ReadText[];
  readonly complaints: readonly (Complaint | string)[];
  readonly read: (given: Promise<Incoming>, as?: Reading) => Promise<void>;
} {
  const { t } = useTranslation('make');
  const [answers, setAnswers] = useState<readonly ReadText[]>([]);
  const [complaints, setComplaints] = useState<readonly (Complaint | string)[]>([]);
  const latest = useLatest();
  const read = useCallback(
    async (incoming: Promise<Incoming>, as: Reading = {}): Promise<void> => {
      setAnswers([]);
      setComplaints([]);
      const told = await latest.ask(async (signal) => {
        const { sources, unread } = await incoming;
        const said: (Complaint | string)[] = unread.map(({ reason, name }) => t(`import.unread.${reason}`, { name }));
        const given: ReadText[] = [];
        for (const { name, text: what } of sources) {
          try {
            if (what.length > LARGEST_FILE) said.push(t('import.large'));
            else given.push({ name, ...(await library.call('parse', { text: what, ...as }, { signal })) });
          } catch (error) {
            said.push(complaintOf(error));
          }
        }
        return { given, said };
      });
      if (!told) return;
      setAnswers(told.answer.given);
      setComplaints(told.answer.said);
    },
    [t, latest],
  );
  return { answers, complaints, read };
}

/** Puzzles from outside: pasted, dropped, from a file or a link, in any format. The game on the table is left alone. */
export function Import(): ReactElement {
  const { t } = useTranslation('make');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<string | undefined>(undefined);
  const [from, setFrom] = useState('');
  const formats = useFormats('reads');
  const { answers, complaints, read } = useFound();
  const texts = useLatest();
  const take = useCallback(
    (given: Promise<Incoming>, as?: Reading): void => {
      void texts.ask(() => given).then((told) => told && setText(shownText(told.answer.sources)));
      void read(given, as);
    },
    [texts, read],
  );
  useArrival(
    incoming,
    useCallback((arrived) => take(Promise.resolve(arrived)), [take]),
  );
  const open = (files: readonly File[]): void => {
    const picture = pictureAmong(files);
    if (picture) receivePicture(picture);
    else take(readFiles(files), { kind, from: from || undefined });
  };
  return (
    <div className="import">
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void read(Promise.resolve({ sources: [{ name: '', text }], unread: [] }), { kind, from: from || undefined });
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
            <FormatChoice id="import-format" formats={formats} format={from} any={t('import.anyFormat')} onChange={setFrom} />
          </div>
          <KindChoice spec={kind ?? DEFAULT_KIND} onChange={setKind} />
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
          <FileButton multiple onFiles={open}>
            {t('import.file')}
          </FileButton>
        </div>
      </form>
      <section aria-label={t('import.results')}>
        {complaints.length > 0 && (
          <ul className="complaint" role="alert">
            <Complaints complaints={complaints} most={MOST_SENTENCES} />
            {complaints.length > MOST_SENTENCES && <li>{t('import.moreErrors', { count: complaints.length - MOST_SENTENCES })}</li>}
          </ul>
        )}
        {answers.length > 0 && <Found answers={answers} />}
      </section>
    </div>
  );
}

/** What one text gave, with the name of its file. */
type ReadText = LibraryAnswer<'parse'> & Pick<IncomingText, 'name'>;

const MOST_SENTENCES = 10;
const MOST_SHOWN = 100;
/** Of this many it is said at once whether they can be solved: each has a worker of its own. */
const MOST_JUDGED = 4;

/** A single text can be mended where it is shown; of several files only the results are. */
function shownText(sources: readonly IncomingText[]): string {
  return sources.length === 1 ? sources[0]!.text.slice(0, 100_000) : '';
}

function Found({ answers }: { readonly answers: readonly ReadText[] }): ReactElement {
  const { t } = useTranslation('make');
  const errors = answers.flatMap(({ name, errors: own }) => own.map((one) => ({ name, ...one })));
  const puzzles = answers.flatMap(({ puzzles: own }) => own);
  const isSeveral = answers.length > 1;
  const say = useComplaints(errors.length > 0);
  return (
    <>
      {errors.length > 0 && (
        <ul className="complaint" role="alert">
          {errors.slice(0, MOST_SENTENCES).map(({ name, line, ...complaint }) => (
            <li key={`${name} ${line} ${complaint.error}`}>
              {say && t(isSeveral ? 'import.inFile' : 'import.line', { name, line, error: say(complaint).text })}
            </li>
          ))}
          {errors.length > MOST_SENTENCES && <li>{t('import.moreErrors', { count: errors.length - MOST_SENTENCES })}</li>}
        </ul>
      )}
      {puzzles.length > 0 && (
        <>
          <p role="status">{t('import.found', { count: puzzles.length })}</p>
          {answers.some(({ cut }) => cut) && <p className="note">{t('import.cut')}</p>}
          <ol className="found">
            {puzzles.slice(0, MOST_SHOWN).map(({ line, puzzle, reading }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was read stays in its order
              <FoundPuzzle key={`${line} ${i}`} record={puzzle} reading={reading} isJudged={i < MOST_JUDGED} />
            ))}
          </ol>
          {puzzles.length > MOST_SHOWN && <p className="note">{t('import.moreErrors', { count: puzzles.length - MOST_SHOWN })}</p>}
        </>
      )}
    </>
  );
}

interface FoundPuzzleProps {
  readonly record: PositionRecord;
  readonly reading: Complaint | undefined;
  readonly isJudged: boolean;
}

function FoundPuzzle({ record, reading, isJudged }: FoundPuzzleProps): ReactElement {
  const { t } = useTranslation('make');
  const speaker = useSpeaker();
  const puzzle = usePosition(record);
  if (!puzzle) return <li className="card" aria-busy="true" />;
  return (
    <li className="card">
      <span>
        <strong>{puzzle.info.title ?? speak(sortTitle(puzzle), speaker)}</strong>
        <small>{t('made.clues', { count: clueCount(puzzle) })}</small>
        {puzzle.rules.length > 0 && <small>{t('import.rules', { count: puzzle.rules.length })}</small>}
      </span>
      {puzzle.ignored && <Unknown puzzle={puzzle} />}
      {reading && (
        <p className="note">
          <ComplaintText complaint={reading} />
        </p>
      )}
      {isJudged && <FoundVerdict record={record} />}
      <PuzzleActions puzzle={puzzle} />
    </li>
  );
}
