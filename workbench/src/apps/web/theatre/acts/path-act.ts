import type { Cell } from '#core';
import type { BlockEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import { type Act, type Caption, countsOfFillings } from '../act.ts';
import { beginFilling, type FillingState, type Holder, holderOf, placeFilling, removeFilling } from '../blocks.ts';

export interface PathState extends FillingState {
  /** The blocks in the order of the path, as far as they are known. */
  readonly path: number[];
  /** How many fillings each block has from the givens alone. */
  readonly fillings: (number | undefined)[];
  /** Which filling of its block stands, by depth. */
  readonly standing: { readonly block: number; readonly filling: number }[];
  /** The block that looks for a filling that fits, and how far through its list it is. */
  current: number | undefined;
  position: number;
  holder: Holder | undefined;
  clash: Cell | undefined;
  tried: number;
}

/** Minigrids along a path: first all fillings of all minigrids, then one after the other is matched. */
export const pathAct: Act<PathState, BlockEvent> = {
  begin: (puzzle) => ({
    ...beginFilling(puzzle),
    path: [],
    fillings: [],
    standing: [],
    current: undefined,
    position: 0,
    holder: undefined,
    clash: undefined,
    tried: 0,
  }),
  apply,
  caption,
  counts: countsOfFillings,
  isChapter: ({ type }) => type === 'match' || type === 'fillings' || type === 'solution',
};

function apply(state: PathState, shot: Shot<BlockEvent>): void {
  const { grid, standing } = state;
  state.holder = undefined;
  state.clash = undefined;
  switch (shot.type) {
    case 'fillings':
      state.path.push(shot.block);
      state.fillings[shot.block] = shot.data.count;
      state.kept += shot.data.count;
      state.current = shot.block;
      break;
    case 'match':
      state.current = shot.block;
      state.position = 0;
      break;
    case 'mismatch':
      state.current = shot.block;
      state.position = shot.data.filling + shot.data.passed;
      state.clash = shot.cell;
      state.holder = holderOf(state.puzzle.geometry, grid, shot.cell, shot.value);
      state.tried++;
      break;
    case 'place':
      placeFilling(state, shot.block, shot.data.values);
      standing.push({ block: shot.block, filling: shot.data.filling });
      state.current = shot.block;
      state.position = shot.data.filling + 1;
      state.tried++;
      break;
    case 'remove':
      removeFilling(state, shot.block);
      state.current = shot.block;
      state.position = standing.pop()!.filling + 1;
      break;
    case 'solution':
      state.solutions++;
      break;
  }
}

function caption(state: PathState, shot: Shot<BlockEvent>): Caption {
  const name = state.blocks[shot.block ?? -1]?.called ?? '';
  switch (shot.type) {
    case 'fillings':
      return { key: 'path.fillings', holes: { name, count: shot.data.count, number: state.path.length } };
    case 'match':
      return { key: 'path.match', holes: { name, number: shot.depth + 1, count: shot.data.count } };
    case 'mismatch': {
      const holes = {
        number: shot.data.filling + 1,
        value: { value: shot.value },
        cell: { cell: shot.cell },
        count: shot.data.passed,
      };
      if (!state.holder) return { key: 'path.mismatchRestricted', holes };
      return { key: 'path.mismatch', holes: { ...holes, holder: { cell: state.holder.cell } } };
    }
    case 'place':
      return { key: 'path.place', holes: { name, number: shot.data.filling + 1 } };
    case 'remove':
      return { key: 'path.remove', holes: { name } };
    case 'dead':
      return { key: 'tree.dead', holes: { name } };
    default:
      return { key: 'solution', holes: { number: state.solutions } };
  }
}
