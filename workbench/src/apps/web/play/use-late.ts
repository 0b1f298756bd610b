import { useWhenQuiet } from '../stage/use-when-quiet.ts';
import { useStore } from '../store.ts';
import type { Playing, PlayState } from './playing.ts';

/**
 * The game for what stands beside the board. Where a picture in space stands there too, it follows when the keys end: one digit changes the board and, at the other
 * side of the page, how many are left, and everything between the two is put together again for it, the picture first of all.
 */
export function useLate(playing: Playing): PlayState {
  const state = useStore(playing.store);
  const late = useWhenQuiet(state);
  const isFlat = state.game.puzzle.geometry.shape.form === 'flat';
  return isFlat || late.game.puzzle !== state.game.puzzle ? state : late;
}
