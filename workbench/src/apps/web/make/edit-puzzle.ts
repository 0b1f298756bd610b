import { createStore, get, set } from 'idb-keyval';
import { type Kept, makePuzzle, type Puzzle } from '#core';
import { type Game, loadGame, newGame, saveGame } from '#session';
import { keepHere, keptJson } from '../kept-here.ts';
import { goTo, hrefOf } from '../router.ts';
import { rulesReader } from '../rules/positions.ts';

const KEY = 'ninefold.editor';
const store = createStore(KEY, 'draft');

/** A draft as it is kept, and when that was. */
interface KeptDraft {
  readonly at: number;
  readonly game: { readonly puzzle?: unknown };
}

/** The editor is a game on an empty grid: what one enters are the clues, so undo, marks and keys are those of a game. */
export function draftOf({ kind, symbols, givens, info, kept }: Puzzle): Game {
  const empty = makePuzzle(kind, new Uint8Array(givens.length), {
    symbols,
    info,
    progress: { entries: givens },
    ...(kept ? { kept: withoutSolution(kept) } : {}),
  });
  return newGame('editor', empty);
}

/** After a change the solution of a puzzle has to be found again. */
function withoutSolution({ solution: _, ...kept }: Kept): Kept {
  return kept;
}

/** Opens a puzzle in the editor. */
export function editPuzzle(puzzle: Puzzle): void {
  keepDraft(draftOf(puzzle));
  goTo(hrefOf('make', 'edit'));
}

/**
 * Keeps a draft twice: in the storage that is there at once for the next page, and in the database, because browsers write the first to disk only after a while and lose it when they
 * die before.
 */
export function keepDraft(game: Game): void {
  const kept = { at: Date.now(), game: saveGame(game, 0) };
  set(KEY, kept, store).catch(() => {
    // No database here: the storage may do.
  });
  keepHere(KEY, JSON.stringify(kept));
}

/** The draft of last time; undefined where there is none or it is damaged. */
export async function lastDraft(): Promise<Game | undefined> {
  try {
    const own = stored();
    const other = await get<KeptDraft>(KEY, store).catch(() => undefined);
    const kept = other && other.at > (own?.at ?? -1) ? other.game : own?.game;
    const draft = loadGame(kept ?? null, await rulesReader(kept?.puzzle));
    return draft.ok ? draft.value : undefined;
  } catch {
    return undefined;
  }
}

function stored(): KeptDraft | undefined {
  const kept = keptJson(KEY) as KeptDraft | KeptDraft['game'] | undefined;
  // Earlier versions kept the game alone.
  return typeof kept !== 'object' ? undefined : 'at' in kept ? kept : { at: 0, game: kept };
}
