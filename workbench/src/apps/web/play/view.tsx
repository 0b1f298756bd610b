import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Complaint } from '#core';
import { newGame } from '#session';
import { settings } from '../settings.ts';
import { notify } from '../shell/notices.tsx';
import { type Translate, useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { Autosave } from './autosave.ts';
import { newGameId, shelf } from './games.ts';
import { Playing } from './playing.ts';
import { FIRST, starterPuzzle } from './starters.ts';
import { Table } from './table.tsx';
import './play.css';

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
      setPlaying(opened.playing);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  if (!playing) return <div className="waiting" aria-busy="true" />;
  return <Table key={playing.state.game.id} playing={playing} />;
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

async function openGame(wanted: string | undefined, unsaved: () => string): Promise<Opened> {
  const id = wanted ?? shelf.lastId();
  const found = id === undefined ? undefined : await shelf.read(id).catch(() => undefined);
  const autosave = new Autosave(shelf, () => notify(unsaved(), 'warning'));
  addEventListener('pagehide', () => void autosave.flush());
  const options = {
    helpers: settings.get,
    now: () => Date.now(),
    onChange: (game: Parameters<Autosave['note']>[0]) => autosave.note(game),
  };
  if (found?.ok) return { playing: new Playing(found.value, options) };
  const playing = new Playing(newGame(newGameId(), starterPuzzle(FIRST)), options);
  return { playing, ...(wanted !== undefined && found ? { complaint: found } : {}) };
}
