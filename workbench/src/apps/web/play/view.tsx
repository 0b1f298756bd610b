import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Complaint } from '#core';
import { type Game, newGame, readTimer } from '#session';
import { fillsItself } from '../fresh/thought.ts';
import { keepHere, keptHere } from '../kept-here.ts';
import { settings } from '../settings.ts';
import { notify } from '../shell/notices.tsx';
import { type Translate, useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { Autosave } from './autosave.ts';
import { gameShelf, newGameId } from './games.ts';
import { Playing } from './playing.ts';
import { FIRST, starterPuzzle } from './starters.ts';
import { GameTable } from './table.tsx';
import './play.css';

/** By then the page is there, and nothing is waited for. */
const CATCH_UP_MS = 5000;

/** The view that plays: `#/play` goes on with the last game, `#/play/ID` with that one. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('play');
  const [playing, setPlaying] = useState<Playing | undefined>(undefined);
  const [wanted] = route.rest;
  // Another language is no reason to open the game again: its last moves may not be kept yet.
  const say = useRef(t);
  useEffect(() => {
    say.current = t;
  });
  useEffect(() => {
    let isCurrent = true;
    void openGame(wanted, () => say.current('unsaved')).then((opened) => {
      if (!isCurrent) return;
      if (opened.complaint) void sayLost(say.current, opened.complaint);
      gameShelf.comeTo(opened.playing.state.game.id);
      setPlaying(opened.playing);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    const timer = setTimeout(() => void import('../fresh/index.ts').then(({ catchUp }) => catchUp()).catch(() => undefined), CATCH_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!playing) return <div className="waiting" aria-busy="true" />;
  return <GameTable key={playing.state.game.id} playing={playing} />;
}

/** The sentences of the library come only where one of them is needed. */
async function sayLost(t: Translate, complaint: Complaint): Promise<void> {
  const { sayComplaint } = await import('../complaint.tsx');
  notify(t('lost', { reason: await sayComplaint(complaint) }), 'warning');
}

interface Opened {
  readonly playing: Playing;
  /** Why the game that was asked for could not be opened. */
  readonly complaint?: Complaint;
}

/** What was solved is kept for the statistics, which are loaded when there is something to keep. */
async function noteSolved(game: Game): Promise<void> {
  const { history } = await import('../history/history.ts');
  await history.add(game, Date.now()).catch(() => undefined);
}

/** Whether the player has done more than look: a move, though it be taken back, a hint or a pause. */
function isTouched({ past, future, hints, timer }: Game): boolean {
  return past.length + future.length + hints > 0 || timer.paused === true;
}

/** How long the first puzzle was looked at in this tab: its clock goes on after a reload, though nothing else is kept of it. */
const LOOKED = 'ninefold.looked';

function keepLook({ timer }: Game): void {
  keepHere(LOOKED, String(readTimer(timer, Date.now())), true);
}

function firstGame(): Game {
  const game = newGame(newGameId(), starterPuzzle(FIRST), { level: FIRST.level });
  return { ...game, timer: { ...game.timer, elapsedMs: Math.max(0, Number(keptHere(LOOKED, true)) || 0) } };
}

async function openGame(wanted: string | undefined, unsaved: () => string): Promise<Opened> {
  const id = wanted ?? gameShelf.lastId();
  const found = id === undefined ? undefined : await gameShelf.read(id).catch(() => undefined);
  const autosave = new Autosave(gameShelf, () => notify(unsaved(), 'warning'));
  gameShelf.writtenBy(() => autosave.flush());
  const game = found?.ok ? found.value : firstGame();
  // Who only looks at the first puzzle finds no game of it in the list.
  const isKept = (now: Game): boolean => found?.ok === true || isTouched(now);
  const options = {
    helpers: () => (fillsItself(game.origin) ? { ...settings.get(), fillSingles: true } : settings.get()),
    now: () => Date.now(),
    onChange: (game: Game) => {
      if (isKept(game)) autosave.note(game);
      else keepLook(game);
      if (game.solved) void noteSolved(game);
    },
  };
  const playing = new Playing(game, options);
  addEventListener('pagehide', () => {
    const now = playing.state.game;
    if (!isKept(now)) keepLook(now);
    else if (gameShelf.lastId() === now.id) gameShelf.leave(now, Date.now());
    void autosave.flush();
  });
  return { playing, ...(wanted !== undefined && found && !found.ok ? { complaint: found } : {}) };
}
