import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { type Candidate, cellName, type Puzzle, speak } from '#core';
import { candidateKey, type Picture } from '#drawing';
import { type Direction, spotsOf, unpackPosition, viewOf, step as walk } from '#session';
import { announce } from '../announce.tsx';
import { BoardView } from '../board/board.tsx';
import { useSpeaker } from '../language.ts';
import type { AnswerOf } from '../library/operations.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import { isFound } from './judge.ts';

interface TaskViewProps {
  readonly task: NonNullable<AnswerOf<'drill'>>;
  readonly technique: string;
  /** Whether it follows another, whose button has gone with it. */
  readonly isNext: boolean;
  readonly onJudged: (isRight: boolean) => void;
  readonly onNext: () => void;
}

const EMPTY: Picture = { place: [], remove: [], cells: [], houses: [], candidates: [] };
const WAYS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** A position with all candidates: who sees the step presses what is placed, or what falls, and is judged. */
export function TaskView({ task, technique, isNext, onJudged, onNext }: TaskViewProps): ReactElement {
  const { t } = useTranslation('drill');
  const speaker = useSpeaker();
  const puzzle: Puzzle = useMemo(() => unpackPosition(task.puzzle), [task]);
  const view = useMemo(() => viewOf(puzzle.geometry, 'panels'), [puzzle]);
  const spots = useMemo(() => spotsOf(view), [view]);
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const [verdict, setVerdict] = useState<'right' | 'wrong' | 'shown' | undefined>(undefined);
  const board = useRef<HTMLDivElement>(null);
  const places = task.step.place.length > 0;
  const toggle = (place: number, value: number): void => {
    const { cell } = puzzle.geometry.places[place]!;
    if (verdict) return;
    if (!task.candidates[cell]?.includes(value)) {
      announce(t('noCandidate', { value: puzzle.symbols.all[value - 1], cell: cellName(puzzle.geometry, cell) }));
      return;
    }
    const key = candidateKey({ cell, value });
    const others = chosen.filter((one) => candidateKey(one) !== key);
    setChosen(others.length < chosen.length ? others : [...others, { cell, value }]);
  };
  const judge = (): void => {
    const isRight = isFound(chosen, task.moves);
    setVerdict(isRight ? 'right' : 'wrong');
    onJudged(isRight);
  };
  const show = (): void => {
    setVerdict('shown');
    onJudged(false);
  };
  const go = (place: number): void => {
    setCursor(place);
    board.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const value = event.key.length === 1 ? puzzle.symbols.valueOf(event.key) : undefined;
    if (way) go(walk(puzzle.geometry, view, spots, cursor, way));
    else if (value !== undefined) toggle(cursor, value);
    else if (event.key === 'Enter' && !verdict && chosen.length > 0) judge();
    else return;
    event.preventDefault();
  };
  const next = useRef<HTMLButtonElement>(null);
  // Whoever pressed a button that is gone goes on from where the next one is, and not from the top of the page.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (verdict) next.current?.focus();
    else if (isNext) board.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [verdict, isNext]);
  const list = chosen.map(({ cell, value }) => `${puzzle.symbols.all[value - 1]} ${cellName(puzzle.geometry, cell)}`);
  const picture: Picture = verdict ? task.step : places ? { ...EMPTY, candidates: chosen } : { ...EMPTY, remove: chosen };
  return (
    <div className="example">
      <BoardView
        puzzle={puzzle}
        sheets={view.sheets}
        label={t('board')}
        cursor={cursor}
        candidatesOf={(cell) => (puzzle.givens[cell] ? undefined : task.candidates[cell])}
        picture={picture}
        pointer={{
          onPress: (place, _, mark) => {
            go(place);
            if (mark !== undefined) toggle(place, mark);
          },
          onDrag: () => undefined,
          onDoubleClick: () => undefined,
        }}
        onKeyDown={onKeyDown}
        boardRef={board}
      />
      <div className="example-text">
        <p>{t(places ? 'askPlace' : 'askRemove')}</p>
        <p className="chosen-list" role="status">
          {list.length > 0 && t('chosen', { list: list.join(', ') })}
        </p>
        <div role="status">
          <p className={`verdict ${verdict ?? ''}`}>{verdict && t(`verdict.${verdict}`)}</p>
          {verdict && <p>{speak(task.step.why, speaker)}</p>}
        </div>
        <div className="card-actions">
          {verdict ? (
            <button type="button" className="button primary" ref={next} onClick={onNext}>
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
    </div>
  );
}
