import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Cell, makePuzzle, type Puzzle } from '#core';
import type { Picture } from '#drawing';
import { DEFAULT_KIND, parseKind, parseKindWithoutRegions } from '#kinds';
import { conflictsOf, type Game, newGame, valuesOf } from '#session';
import { pressKey } from '../play/keys.ts';
import { useAnnouncements } from '../play/use-announcements.ts';
import { Switch } from '../shell/switch.tsx';
import { Stage } from '../stage/stage.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { keepDraft, lastDraft } from './edit-puzzle.ts';
import { EditorSide, type EditorTableProps, kindKey } from './editor-side.tsx';
import { Drafting } from './setting/drafting.ts';
import { useSetting } from './setting/use-setting.ts';
import { type Analysis, useAnalysis } from './use-analysis.ts';
import '../stage/table.css';
import './editor.css';

/** Setting a puzzle by hand; the page tells as one types what has become of it. */
export function Editor(): ReactElement {
  const [draft, setDraft] = useState<Game | undefined>(undefined);
  useEffect(() => {
    void lastDraft().then((last) => setDraft(last ?? emptyDraft(DEFAULT_KIND)!));
  }, []);
  const drafting = useMemo(() => draft && new Drafting(draft), [draft]);
  const choose = (spec: string, regions?: readonly number[]): void => {
    const next = emptyDraft(spec, regions);
    if (!next) return;
    keepDraft(next);
    setDraft(next);
  };
  if (!drafting || !draft) return <div className="waiting" aria-busy="true" />;
  return <EditorTable drafting={drafting} onKind={choose} />;
}

function EditorTable({ drafting, onKind }: EditorTableProps): ReactElement {
  const { t } = useTranslation('make');
  const { playing } = drafting;
  const { game, cursor, selection, axis } = useStore(playing.store);
  const { kind, symbols, info, kept } = game.puzzle;
  const [showsCandidates, setShowsCandidates] = useState(false);
  const { notes } = game;
  const puzzle: Puzzle = useMemo(
    () => makePuzzle(kind, valuesOf({ puzzle: game.puzzle, notes }), { symbols, info, ...(kept ? { kept } : {}) }),
    [kind, game.puzzle, notes, symbols, info, kept],
  );
  const analysis = useAnalysis(puzzle, showsCandidates);
  const setting = useSetting(drafting);
  const conflicts = useMemo(() => conflictsOf(game), [game]);
  useAnnouncements(playing, conflicts);
  const board = useRef<HTMLDivElement>(null);
  const lookOf = useDraftLook(selection, conflicts, analysis);
  const candidates = showsCandidates ? analysis.candidates?.values : undefined;
  const candidatesOf = useCallback((cell: Cell) => (notes[cell]!.value === 0 ? candidates?.[cell] : undefined), [candidates, notes]);
  const counts = showsCandidates ? analysis.tally?.counts : undefined;
  const countsOf = useCallback((cell: Cell) => counts?.[cell], [counts]);
  const picture = usePictureOf(setting.form?.index, puzzle);
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = { undo: () => drafting.undo(), redo: () => drafting.redo(), hint() {}, check() {}, rules() {}, help() {} };
    if (setting.onKey(event) || pressKey(playing, event.nativeEvent, page)) event.preventDefault();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis draws other squares for the same cursor
  useEffect(() => {
    if (board.current?.contains(document.activeElement)) board.current.querySelector<HTMLElement>(`[data-place="${cursor}"]`)?.focus();
  }, [cursor, axis]);
  return (
    <div className="table editor">
      <div className="game-head">
        <h1>{t('edit.title')}</h1>
      </div>
      <Stage
        key={kindKey(kind)}
        puzzle={game.puzzle}
        notes={notes}
        cursor={cursor}
        selection={selection}
        lookOf={lookOf}
        candidatesOf={candidates ? candidatesOf : undefined}
        countsOf={counts ? countsOf : undefined}
        picture={picture}
        axis={axis}
        label={t('edit.board')}
        pointer={setting.pointer}
        onKeyDown={onKeyDown}
        onAxis={(next) => playing.setAxis(next)}
        onPick={(place) => playing.pick(place)}
        boardRef={board}
      />
      <EditorSide drafting={drafting} puzzle={puzzle} analysis={analysis} setting={setting} onKind={onKind}>
        <Switch label={t('edit.candidates')} on={showsCandidates} onChange={setShowsCandidates} />
      </EditorSide>
    </div>
  );
}

/** How the cells of a draft are lit: what is chosen, what clashes, where solutions differ, which clues can go. */
function useDraftLook(selection: ReadonlySet<Cell>, conflicts: ReadonlySet<Cell>, analysis: Analysis): (cell: Cell) => string {
  const differing = useMemo(() => new Set(analysis.differing), [analysis.differing]);
  const redundant = useMemo(() => new Set(analysis.redundant?.redundant), [analysis.redundant]);
  return useCallback(
    (cell) =>
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
}

/** The rule that is being changed stands out. */
function usePictureOf(index: number | undefined, { rules }: Puzzle): Picture | undefined {
  return useMemo(
    () =>
      index !== undefined && rules[index] ? { place: [], remove: [], cells: [], houses: [], candidates: [], rules: [index] } : undefined,
    [index, rules],
  );
}

/** An empty grid to set a puzzle in, with plain regions where it needs some; undefined where the kind does not exist. */
function emptyDraft(spec: string, regions?: readonly number[]): Game | undefined {
  const kind = regions ? parseKind(spec, regions) : parseKindWithoutRegions(spec);
  return kind.ok ? newGame('editor', makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount))) : undefined;
}
