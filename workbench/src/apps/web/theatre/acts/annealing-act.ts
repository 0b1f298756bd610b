import type { Cell, Puzzle } from '#core';
import type { AnnealingEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import type { Act, Caption } from '../act.ts';

/** One temperature of the run, when its swaps were done. */
export interface CurvePoint {
  readonly swaps: number;
  readonly temperature: number;
  readonly cost: number;
}

export interface AnnealingState {
  readonly puzzle: Puzzle;
  /** By cell; the first place of a cell speaks for it. */
  readonly grid: Uint8Array;
  readonly wrong: Set<Cell>;
  readonly points: CurvePoint[];
  /** Swaps after which it was heated again. */
  readonly reheats: number[];
  cost: number;
  temperature: number | undefined;
  lowest: number;
  swaps: number;
  accepted: number;
  isNewLowest: boolean;
  solutions: number;
}

/** Annealing: the board at the end of each temperature, with the curves of cost and temperature. */
export const annealingAct: Act<AnnealingState, AnnealingEvent> = {
  begin: (puzzle) => ({
    puzzle,
    grid: puzzle.givens.slice(),
    wrong: new Set(),
    points: [],
    reheats: [],
    cost: 0,
    temperature: undefined,
    lowest: Number.POSITIVE_INFINITY,
    swaps: 0,
    accepted: 0,
    isNewLowest: false,
    solutions: 0,
  }),
  apply,
  caption,
  counts: ({ swaps, accepted, reheats }, shot) => [
    ['nodes', shot?.nodes ?? 0],
    ['swaps', swaps],
    ['accepted', accepted],
    ['reheats', reheats.length],
  ],
  isChapter: ({ type }) => type !== 'chain',
};

function apply(state: AnnealingState, shot: Shot<AnnealingEvent>): void {
  state.isNewLowest = false;
  if (shot.type === 'fill' || shot.type === 'chain') {
    state.cost = shot.data.cost;
    state.isNewLowest = state.cost < state.lowest;
    state.lowest = Math.min(state.lowest, state.cost);
    lay(state, shot.data.values);
  }
  if (shot.type === 'chain') {
    state.swaps = shot.data.swaps;
    state.accepted = shot.data.accepted;
    state.temperature = shot.data.temperature;
    state.points.push({ swaps: state.swaps, temperature: state.temperature!, cost: state.cost });
  }
  if (shot.type === 'reheat') state.reheats.push(state.swaps);
  if (shot.type === 'solution') state.solutions++;
}

/** Lays the values of the places on the board and notes which cells repeat a value or disagree with themselves. */
function lay({ puzzle, grid, wrong }: AnnealingState, values: readonly number[]): void {
  const { geometry } = puzzle;
  wrong.clear();
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    const [first, ...others] = geometry.placesOf(cell).map((place) => values[place]!);
    grid[cell] = first!;
    if (others.some((value) => value !== first)) wrong.add(cell);
  }
  for (const { cells } of geometry.groups) {
    for (const cell of cells) if (cells.some((other) => other !== cell && grid[other] === grid[cell])) wrong.add(cell);
  }
}

function caption(state: AnnealingState, shot: Shot<AnnealingEvent>): Caption {
  const holes = { cost: state.cost, number: state.reheats.length };
  switch (shot.type) {
    case 'fill':
      return { key: 'annealing.fill', holes };
    case 'chain': {
      const [now, before] = [state.points.at(-1)!, state.points.at(-2)];
      const key =
        state.cost === 0 ? 'zero' : !before ? 'first' : now.cost < before.cost ? 'better' : now.cost > before.cost ? 'worse' : 'same';
      return { key: `annealing.${key}`, holes: { ...holes, temperature: Math.round(100 * state.temperature!) / 100 } };
    }
    case 'reheat':
      return { key: 'annealing.reheat', holes };
    default:
      return { key: 'annealing.solution', holes: { number: state.solutions } };
  }
}
