import type { Cell, GroupName, Puzzle } from '#core';
import type { LayerEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import type { Act, Caption } from '../act.ts';

interface JoinLayer {
  readonly called: GroupName | undefined;
  readonly blanks: readonly Cell[];
  readonly count: number;
}

export interface LayerState {
  readonly puzzle: Puzzle;
  readonly layers: JoinLayer[];
  readonly grid: Uint8Array;
  /** The solutions of each layer that still fit (the first this many), and how many there are. */
  alive: readonly (readonly number[])[] | undefined;
  left: readonly number[] | undefined;
  /** Which layers are set to which of their solutions, in the order in which they were. */
  set: readonly { readonly layer: number; readonly row: number; readonly values: readonly number[] }[];
  current: number | undefined;
  isDead: boolean;
  combinations: number;
  layerSolutions: number;
  solutions: number;
}

/** Layers solved alone, then joined: early, where clashing layers are never combined, or late, as printed. */
export const layerAct: Act<LayerState, LayerEvent> = {
  begin: (puzzle) => ({
    puzzle,
    layers: [],
    grid: puzzle.givens.slice(),
    alive: undefined,
    left: undefined,
    set: [],
    current: undefined,
    isDead: false,
    combinations: 0,
    layerSolutions: 0,
    solutions: 0,
  }),
  apply,
  caption,
  counts: ({ combinations, layerSolutions }, shot) => [
    ['nodes', shot?.nodes ?? 0],
    ['layerSolutions', layerSolutions],
    ['combinations', combinations],
  ],
  isChapter: ({ type }) => type !== 'sift' && type !== 'combine',
};

function apply(state: LayerState, shot: Shot<LayerEvent>): void {
  state.isDead = false;
  switch (shot.type) {
    case 'layer':
      state.layers.push({
        called: state.puzzle.geometry.panels[shot.block]?.called,
        blanks: shot.data.blanks,
        count: shot.data.count,
      });
      state.layerSolutions += shot.data.count;
      state.current = shot.block;
      break;
    case 'place':
      state.set = [
        ...state.set.slice(0, shot.depth).filter(({ layer }) => layer !== shot.block),
        { layer: shot.block, row: shot.data.row, values: shot.data.values },
      ];
      state.current = shot.block;
      // The early join counts each layer that it sets; the late one only whole combinations, which it tells.
      if (state.alive) state.combinations++;
      fill(state);
      break;
    case 'sift':
      state.alive = shot.data.alive;
      state.left = shot.data.counts;
      break;
    case 'combine':
      state.combinations++;
      state.current = undefined;
      break;
    case 'dead':
      state.isDead = true;
      break;
    case 'solution':
      state.solutions++;
      break;
  }
}

function fill({ grid, puzzle, set, layers }: LayerState): void {
  grid.set(puzzle.givens);
  for (const { layer, values } of set) {
    layers[layer]!.blanks.forEach((cell, i) => {
      grid[cell] = values[i]!;
    });
  }
}

/** The layers that stand: before they are joined the one that was solved last, alone; then those that are set, together. */
export function standingLayers({ set, current }: LayerState): ReadonlySet<number> {
  if (set.length > 0) return new Set(set.map(({ layer }) => layer));
  return new Set(current === undefined ? [] : [current]);
}

/** How many combinations there are in all. */
export function combinationCount({ layers }: LayerState): number {
  return layers.reduce((product, { count }) => product * count, 1);
}

function siftCaption({ left, set }: LayerState): Caption {
  const others = left!.filter((_, i) => !set.some(({ layer }) => layer === i));
  return others.length === 0 ? { key: 'layers.siftAll' } : { key: 'layers.sift', holes: { list: others.join(', ') } };
}

function caption(state: LayerState, shot: Shot<LayerEvent>): Caption {
  const name = state.layers[shot.block ?? -1]?.called ?? '';
  switch (shot.type) {
    case 'layer':
      return { key: 'layers.layer', holes: { name, count: shot.data.count } };
    case 'place':
      return { key: 'layers.place', holes: { name, number: shot.data.row + 1 } };
    case 'sift':
      return state.set.length === 0 ? { key: 'layers.start', holes: { count: combinationCount(state) } } : siftCaption(state);
    case 'combine':
      return { key: 'layers.combine', holes: { number: state.combinations, of: combinationCount(state) } };
    case 'dead':
      return { key: 'layers.dead', holes: { name } };
    default:
      return { key: 'solution', holes: { number: state.solutions } };
  }
}
