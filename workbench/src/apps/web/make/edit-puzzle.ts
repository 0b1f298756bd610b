import { type Kept, makePuzzle, type Puzzle } from '#core';
import { type Game, loadGame, newGame, saveGame } from '#session';
import { goTo, hrefOf } from '../router.ts';
import { rulesReader } from '../rules/positions.ts';

const KEY = 'ninefold.editor';

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

export function keepDraft(game: Game): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saveGame(game, 0)));
  } catch {
    // Too large or not allowed: the draft lives as long as the page.
  }
}

/** The draft of last time; undefined where there is none or it is damaged. */
export async function lastDraft(): Promise<Game | undefined> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { readonly puzzle?: unknown } | null;
    const draft = loadGame(kept, await rulesReader(kept?.puzzle));
    return draft.ok ? draft.value : undefined;
  } catch {
    return undefined;
  }
}
