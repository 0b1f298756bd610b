import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { type Cell, type Complaint, complaintOf, isSamePuzzle, type Puzzle, speakText } from '#core';
import { packPuzzle } from '#session';
import { ComplaintText } from '../../complaint.tsx';
import { useSpeaker } from '../../language.ts';
import { library } from '../../library/client.ts';
import type { LibraryAnswer } from '../../library/operations.ts';
import { useLatest } from '../../library/use-latest.ts';
import { openPosition } from '../../rules/positions.ts';
import { useTranslation } from '../../texts.ts';
import { lacksNumber, openPartOf } from './rule-form.ts';

/** So long one try may take; the editor goes on meanwhile. */
const PATIENCE_MS = 60_000;

interface UniqueProps {
  /** The puzzle of the draft: what was entered are its clues. */
  readonly puzzle: Puzzle;
  readonly selection: ReadonlySet<Cell>;
  readonly onFound: (puzzle: Puzzle) => void;
}

type Trial = { readonly state: 'running' } | { readonly state: 'failed'; readonly complaint: Complaint } | LibraryAnswer<'designDraft'>;

/** What is open in a draft. */
interface Openings {
  readonly numbers: readonly number[];
  readonly lines: readonly number[];
  readonly cells: readonly Cell[];
}

/** A search for what is open, in a worker; a change of the draft ends it, and each start after the first looks elsewhere. */
function useTrial(
  puzzle: Puzzle,
  onFound: (puzzle: Puzzle) => void,
): { readonly trial: Trial | undefined; readonly start: (open: Openings) => Promise<void>; readonly stop: () => void } {
  const [trial, setTrial] = useState<Trial | undefined>(undefined);
  const [seed, setSeed] = useState(1);
  const latest = useLatest();
  const found = useRef<Puzzle | undefined>(undefined);
  const stop = useCallback((): void => {
    latest.end();
    setTrial(undefined);
  }, [latest]);
  useEffect(() => {
    // What the trial itself put there is its end and not a change.
    if (!found.current || !isSamePuzzle(found.current, puzzle)) stop();
  }, [puzzle, stop]);
  const start = async (open: Openings): Promise<void> => {
    const nextSeed = trial ? seed + 1 : seed;
    setSeed(nextSeed);
    setTrial({ state: 'running' });
    try {
      const input = { puzzle: packPuzzle(puzzle), ...open, seed: nextSeed, timeMs: PATIENCE_MS };
      const told = await latest.ask(async (signal) => {
        const answer = await library.call('designDraft', input, { signal });
        return { answer, opened: answer.end === 'found' ? await openPosition(answer.puzzle) : undefined };
      });
      if (!told) return;
      const { answer, opened } = told.answer;
      if (opened) {
        found.current = opened;
        onFound(opened);
      }
      setTrial(answer);
    } catch (error) {
      setTrial({ state: 'failed', complaint: complaintOf(error) });
    }
  };
  return { trial, start, stop };
}

/** Lets the page decide numbers, kinds of lines and clues so that the draft has one solution. It works in a worker, and a change of the draft ends it. */
export function Unique({ puzzle, selection, onFound }: UniqueProps): ReactElement {
  const { t } = useTranslation('make');
  const speaker = useSpeaker();
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [givesClues, setGivesClues] = useState(true);
  const [isShown, setShown] = useState(false);
  const { trial, start, stop } = useTrial(puzzle, onFound);
  const openable = puzzle.rules.flatMap((rule, index) => {
    const part = openPartOf(rule);
    // What a setter has written stays unless they say otherwise; a number that is not there is there to be found.
    const isOpen = ticked[rule.text] ?? (part === 'number' && lacksNumber(rule));
    return part ? [{ part, index, isOpen, text: rule.text, name: speakText('{rule}', { rule: rule.called }, speaker) }] : [];
  });
  const blank = [...selection].filter((cell) => puzzle.givens[cell] === 0);
  // One square is always chosen, so it says nothing; to have a clue decided one chooses several or has nothing else open.
  const cells = givesClues && (blank.length > 1 || openable.length === 0) ? blank : [];
  const open = openable.filter(({ isOpen }) => isOpen);
  const of = (part: string): number[] => open.filter((one) => one.part === part).map(({ index }) => index);
  const isRunning = trial !== undefined && 'state' in trial && trial.state === 'running';
  return (
    <details className="card unique" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t('unique.title')}</summary>
      {!isShown ? null : openable.length === 0 && blank.length === 0 ? (
        <p className="note">{t('unique.nothing')}</p>
      ) : (
        <>
          <p className="note">{t('unique.how')}</p>
          <ul className="open-parts">
            {openable.map(({ part, index, isOpen, text, name }) => (
              <li key={index}>
                <label>
                  <input type="checkbox" checked={isOpen} onChange={() => setTicked({ ...ticked, [text]: !isOpen })} />{' '}
                  {t(`unique.${part}`, { name })}
                </label>
              </li>
            ))}
            {(blank.length > 1 || openable.length === 0) && (
              <li>
                <label>
                  <input type="checkbox" checked={givesClues} onChange={() => setGivesClues(!givesClues)} />{' '}
                  {t('unique.cells', { count: blank.length })}
                </label>
              </li>
            )}
          </ul>
          <div className="card-actions">
            {isRunning ? (
              <button type="button" className="button" onClick={stop}>
                {t('unique.stop')}
              </button>
            ) : (
              <button
                type="button"
                className="button primary"
                disabled={open.length + cells.length === 0}
                onClick={() => void start({ numbers: of('number'), lines: of('line'), cells })}
              >
                {t(trial ? 'unique.another' : 'unique.start')}
              </button>
            )}
          </div>
        </>
      )}
      <div role="status">{trial && <Outcome trial={trial} />}</div>
    </details>
  );
}

function Outcome({ trial }: { readonly trial: Trial }): ReactElement {
  const { t } = useTranslation('make');
  if ('state' in trial) return <p>{trial.state === 'running' ? t('unique.trying') : <ComplaintText complaint={trial.complaint} />}</p>;
  if (trial.end === 'found') return <p>{t('unique.found')}</p>;
  if (trial.end === 'budget') return <p>{t('unique.budget', { count: trial.questions })}</p>;
  const { none, several } = trial;
  return <p>{t('unique.impossible', { ways: none + several, none, several })}</p>;
}
