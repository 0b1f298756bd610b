import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Cell, makePuzzle, type Puzzle } from '#core';
import { DEFAULT_KIND, parseKind, parseKindWithoutRegions } from '#kinds';
import { conflictsOf, type Game, NO_HELPERS, newGame, valuesOf } from '#session';
import { Keypad } from '../play/keypad.tsx';
import { pressKey } from '../play/keys.ts';
import { Playing } from '../play/playing.ts';
import { Share } from '../play/share.tsx';
import { startGame } from '../play/start-game.ts';
import { useAnnouncements } from '../play/use-announcements.ts';
import { Icon } from '../shell/icon.tsx';
import { Switch } from '../shell/switch.tsx';
import { Stage } from '../stage/stage.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { keepDraft, lastDraft } from './edit-puzzle.ts';
import { KindChoice } from './kind-choice.tsx';
import { Regions } from './regions.tsx';
import { useAnalysis } from './use-analysis.ts';
import { Verdict } from './verdict.tsx';
import '../stage/table.css';
import './editor.css';

/** Setting a puzzle by hand; the page tells as one types what has become of it. */
export function Editor(): ReactElement {
  const [draft, setDraft] = useState<Game>(() => lastDraft() ?? emptyDraft(DEFAULT_KIND)!);
  const playing = useMemo(() => new Playing(draft, { helpers: () => NO_HELPERS, now: () => 0, onChange: keepDraft }), [draft]);
  const choose = (spec: string, regions?: readonly number[]): void => {
    const next = emptyDraft(spec, regions);
    if (!next) return;
    keepDraft(next);
    setDraft(next);
  };
  return <EditorTable key={`${draft.puzzle.kind.spec} ${draft.puzzle.kind.regions?.join()}`} playing={playing} onKind={choose} />;
}

interface EditorTableProps {
  readonly playing: Playing;
  readonly onKind: (spec: string, regions?: readonly number[]) => void;
}

function EditorTable({ playing, onKind }: EditorTableProps): ReactElement {
  const { t } = useTranslation('make');
  const state = useStore(playing.store);
  const { game, cursor, selection, axis } = state;
  const { kind, symbols, info } = game.puzzle;
  const [showsCandidates, setShowsCandidates] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { notes } = game;
  const puzzle: Puzzle = useMemo(
    () => makePuzzle(kind, valuesOf({ puzzle: game.puzzle, notes }), { symbols, info }),
    [kind, game.puzzle, notes, symbols, info],
  );
  const analysis = useAnalysis(puzzle, showsCandidates);
  const conflicts = useMemo(() => conflictsOf(game), [game]);
  useAnnouncements(playing, conflicts);
  const differing = useMemo(() => new Set(analysis.differing), [analysis.differing]);
  const redundant = useMemo(() => new Set(analysis.redundant?.redundant), [analysis.redundant]);
  const board = useRef<HTMLDivElement>(null);
  const lookOf = useCallback(
    (cell: Cell) =>
      [
        selection.has(cell) && 'chosen',
        conflicts.has(cell) && 'conflict',
        differing.has(cell) && 'differs',
        redundant.has(cell) && 'redundant',
      ]
        .filter(Boolean)
        .join(' '),
    [selection, conflicts, differing, redundant],
  );
  const candidates = showsCandidates ? analysis.candidates?.values : undefined;
  const candidatesOf = useCallback((cell: Cell) => (notes[cell]!.value === 0 ? candidates?.[cell] : undefined), [candidates, notes]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const nothing = { hint() {}, check() {}, help() {} };
      if (pressKey(playing, event.nativeEvent, nothing)) event.preventDefault();
    },
    [playing],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis draws other squares for the same cursor
  useEffect(() => {
    if (board.current?.contains(document.activeElement)) board.current.querySelector<HTMLElement>(`[data-place="${cursor}"]`)?.focus();
  }, [cursor, axis]);
  const pointer = useMemo(
    () => ({ onPress: (place: number, adds: boolean) => playing.pick(place, adds), onDrag: (place: number) => playing.drag(place) }),
    [playing],
  );
  return (
    <div className="table editor">
      <div className="game-head">
        <h1>{t('edit.title')}</h1>
      </div>
      <Stage
        puzzle={game.puzzle}
        notes={notes}
        cursor={cursor}
        selection={selection}
        lookOf={lookOf}
        candidatesOf={candidates ? candidatesOf : undefined}
        axis={axis}
        label={t('edit.board')}
        pointer={pointer}
        onKeyDown={onKeyDown}
        onAxis={(next) => playing.setAxis(next)}
        onPick={(place) => playing.pick(place)}
        boardRef={board}
      />
      <aside className="side" aria-label={t('edit.side')}>
        <KindChoice spec={kind.spec} onChange={(spec) => onKind(spec)} />
        {kind.regions && <Regions kind={kind} onRegions={(regions) => onKind(kind.spec, regions)} />}
        <Verdict puzzle={puzzle} analysis={analysis} />
        <Switch label={t('edit.candidates')} on={showsCandidates} onChange={setShowsCandidates} />
        <Keypad playing={playing} />
        <div className="tools">
          <button type="button" className="tool" disabled={game.past.length === 0} onClick={() => playing.act({ type: 'undo' })}>
            <Icon name="undo" />
            {t('edit.undo')}
          </button>
          <button type="button" className="tool" disabled={game.future.length === 0} onClick={() => playing.act({ type: 'redo' })}>
            <Icon name="redo" />
            {t('edit.redo')}
          </button>
          <button type="button" className="tool" onClick={() => playing.act({ type: 'restart' })}>
            <Icon name="trash" />
            {t('edit.clear')}
          </button>
        </div>
        <div className="card-actions">
          <button type="button" className="button primary" onClick={() => void startGame(puzzle)}>
            <Icon name="start" />
            {t('edit.play')}
          </button>
          <button type="button" className="button" onClick={() => setSharing(true)}>
            <Icon name="share" />
            {t('edit.share')}
          </button>
        </div>
      </aside>
      {isSharing && <Share puzzle={puzzle} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** An empty grid to set a puzzle in, with plain regions where it needs some; undefined where the kind does not exist. */
function emptyDraft(spec: string, regions?: readonly number[]): Game | undefined {
  const kind = regions ? parseKind(spec, regions) : parseKindWithoutRegions(spec);
  return kind.ok ? newGame('editor', makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount))) : undefined;
}
