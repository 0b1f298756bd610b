import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { cellName, speak } from '#core';
import type { Picture } from '#drawing';
import { type Direction, spotsOf, viewOf, type Whereabouts, step as walk } from '#session';
import { BoardView } from '../board/board.tsx';
import { runBinding } from '../keys/binding.ts';
import { useSpeaker } from '../language.ts';
import type { DrillTask } from '../library/drilling.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import { drillKeys } from './keys.ts';
import { type TaskState, useTask } from './use-task.ts';

interface TaskViewProps {
  readonly task: DrillTask;
  readonly technique: string;
  /** Whether it follows another, whose button has gone with it. */
  readonly isNext: boolean;
  readonly onJudged: (isRight: boolean) => void;
  readonly onNext: () => void;
}

const EMPTY: Picture = { place: [], remove: [], cells: [], houses: [], candidates: [] };

/** A position with all candidates: who sees the step presses what is placed, or what falls, and is judged. */
export function TaskView({ task, technique, isNext, onJudged, onNext }: TaskViewProps): ReactElement {
  const { t } = useTranslation('drill');
  const state = useTask(task, onJudged);
  const { puzzle, chosen, verdict, toggle, judge } = state;
  const view = useMemo(() => viewOf(puzzle.geometry, 'panels'), [puzzle]);
  const spots = useMemo(() => spotsOf(view), [view]);
  const [at, setAt] = useState<Whereabouts>({ place: 0 });
  const cursor = at.place;
  const board = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const go = (to: Whereabouts): void => {
    setAt(to);
    board.current?.querySelector<HTMLElement>(`[data-place="${to.place}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    const value = event.key.length === 1 && !isHeld ? puzzle.symbols.valueOf(event.key) : undefined;
    const context = {
      walk: (way: Direction) => go(walk(puzzle.geometry, view, spots, at, way)),
      judge: () => !verdict && chosen.length > 0 && judge(),
    };
    if (value !== undefined) toggle(cursor, value);
    else if (!runBinding(drillKeys, event.nativeEvent, context)) return;
    event.preventDefault();
  };
  // After a button that is gone the focus goes on where the next one is, and not from the top of the page.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (verdict) next.current?.focus();
    else if (isNext) board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [verdict, isNext]);
  const isPlacing = task.step.place.length > 0;
  const picture: Picture = verdict ? task.step : isPlacing ? { ...EMPTY, candidates: chosen } : { ...EMPTY, remove: chosen };
  return (
    <div className="example">
      <BoardView
        puzzle={puzzle}
        sheets={view.sheets}
        label={t('board')}
        cursor={cursor}
        course={at.course}
        candidatesOf={(cell) => (puzzle.givens[cell] ? undefined : task.candidates[cell])}
        picture={picture}
        pointer={{
          onPress: (place, _, mark) => {
            go({ place });
            if (mark !== undefined) toggle(place, mark);
          },
          onDrag: () => undefined,
          onDoubleClick: () => undefined,
        }}
        onKeyDown={onKeyDown}
        boardRef={board}
      />
      <TaskText place={cursor} task={task} technique={technique} state={state} nextRef={next} onNext={onNext} />
    </div>
  );
}

interface TaskTextProps {
  /** Where one is on the board. */
  readonly place: number;
  readonly task: DrillTask;
  readonly technique: string;
  readonly state: TaskState;
  readonly nextRef: RefObject<HTMLButtonElement | null>;
  readonly onNext: () => void;
}

/** What is asked, what was chosen, and how it was judged. */
function TaskText({ place, task, technique, state, nextRef, onNext }: TaskTextProps): ReactElement {
  const { t } = useTranslation('drill');
  const speaker = useSpeaker();
  const { puzzle, chosen, verdict, judge, show } = state;
  const { step } = task;
  const list = chosen.map(({ cell, value }) => `${puzzle.symbols.all[value - 1]} ${cellName(puzzle.geometry, cell)}`);
  return (
    <div className="example-text">
      <p>{t(step.place.length > 0 ? 'askPlace' : 'askRemove')}</p>
      <CellKeys place={place} task={task} state={state} />
      <p className="chosen-list" role="status">
        {list.length > 0 && t('chosen', { list: list.join(', ') })}
      </p>
      <div role="status">
        <p className={`verdict ${verdict ?? ''}`}>{verdict && t(`verdict.${verdict}`)}</p>
        {verdict && <p>{speak(step.why, speaker)}</p>}
      </div>
      <div className="card-actions">
        {verdict ? (
          <button type="button" className="button primary" ref={nextRef} onClick={onNext}>
            {t('next')}
          </button>
        ) : (
          <>
            <button type="button" className="button primary" disabled={chosen.length === 0} onClick={judge}>
              {t('judge')}
            </button>
            <button type="button" className="button" onClick={show}>
              {t('show')}
            </button>
          </>
        )}
        <a className="button" href={hrefOf('learn', technique)}>
          {t('learn')}
        </a>
      </div>
    </div>
  );
}

/** The candidates of the cell that one is at as keys: on a phone they are too small to be pressed on the board. */
function CellKeys({ place, task, state }: Pick<TaskTextProps, 'place' | 'task' | 'state'>): ReactElement {
  const { t } = useTranslation('drill');
  const { puzzle, chosen, verdict, toggle } = state;
  const { cell } = puzzle.geometry.places[place]!;
  const values = puzzle.givens[cell] || verdict ? [] : task.candidates[cell]!;
  return (
    <div className="chips cell-keys" role="group" aria-label={t('candidates', { cell: cellName(puzzle.geometry, cell) })}>
      {values.map((value) => (
        <button
          type="button"
          key={value}
          aria-pressed={chosen.some((one) => one.cell === cell && one.value === value)}
          onClick={() => toggle(place, value)}
        >
          {puzzle.symbols.all[value - 1]}
        </button>
      ))}
    </div>
  );
}
