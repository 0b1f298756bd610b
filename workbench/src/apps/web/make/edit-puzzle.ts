import { makePuzzle, type Puzzle } from '#core';
import { type Game, loadGame, newGame, saveGame } from '#session';
import { goTo, hrefOf } from '../router.ts';

const KEY = 'ninefold.editor';

/** The editor is a game on an empty grid: what one enters are the clues, so undo, marks and keys are those of a game. */
function draftOf({ kind, symbols, givens, info }: Puzzle): Game {
  const empty = makePuzzle(kind, new Uint8Array(givens.length), { symbols, info, progress: { entries: givens } });
  return newGame('editor', empty);
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
export function lastDraft(): Game | undefined {
  try {
    const draft = loadGame(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return draft.ok ? draft.value : undefined;
  } catch {
    return undefined;
  }
}
