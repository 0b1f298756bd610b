import type { Cell, Puzzle } from '#core';
import type { AnnealingEvent } from '#engines';
import type { Shot } from '../../library/theatre.ts';
import type { Act, Caption } from '../act.ts';

/** One temperature of the run, when its swaps were done. */
export interface CurvePoint {
  readonly swaps: number;
  readonly temperature: number;
  readonly cost: number;
  /** The share of the swaps of this temperature that were taken. */
  readonly accepted: number;
}

/** The swap that was proposed last. */
interface ProposedSwap {
  readonly cells: readonly [Cell, Cell];
  readonly places: readonly [number, number];
  readonly delta: number;
  readonly chance: number;
  readonly isTaken: boolean;
}

export interface AnnealingState {
  readonly puzzle: Puzzle;
  /** By cell; the first place of a cell speaks for it. */
  readonly grid: Uint8Array;
  /** By place, as the engine has them. */
  values: number[];
  readonly wrong: Set<Cell>;
  readonly points: CurvePoint[];
  /** Swaps after which it was heated again. */
  readonly reheats: number[];
  cost: number;
  temperature: number | undefined;
  lowest: number;
  swaps: number;
  accepted: number;
  /** Swaps, and taken ones, before the temperature that goes on. */
  swapsBefore: number;
  acceptedBefore: number;
  isNewLowest: boolean;
  solutions: number;
  /** What the last event proposed; undefined where it was no swap. */
  proposed: ProposedSwap | undefined;
}

/** Annealing: the board at the end of each temperature, with the curves of cost and temperature. */
export const annealingAct: Act<AnnealingState, AnnealingEvent> = {
  begin: (puzzle) => ({
    puzzle,
    grid: puzzle.givens.slice(),
    values: [],
    wrong: new Set(),
    points: [],
    reheats: [],
    cost: 0,
    temperature: undefined,
    lowest: Number.POSITIVE_INFINITY,
    swaps: 0,
    accepted: 0,
    swapsBefore: 0,
    acceptedBefore: 0,
    isNewLowest: false,
    solutions: 0,
    proposed: undefined,
  }),
  apply,
  caption,
  // A node is a swap.
  counts: ({ swaps, accepted, reheats }) => [
    ['nodes', swaps],
    ['swaps', swaps],
    ['accepted', accepted],
    ['reheats', reheats.length],
  ],
  isChapter: ({ type }) => type !== 'swap',
};

function apply(state: AnnealingState, shot: Shot<AnnealingEvent>): void {
  state.isNewLowest = false;
  state.proposed = undefined;
  if (shot.type === 'swap') propose(state, shot.data);
  if (shot.type === 'fill' || shot.type === 'chain') {
    state.cost = shot.data.cost;
    state.isNewLowest = state.cost < state.lowest;
    state.lowest = Math.min(state.lowest, state.cost);
    state.values = [...shot.data.values];
    lay(state, state.values);
  }
  if (shot.type === 'chain') {
    const { swaps, accepted, temperature } = shot.data;
    const [before, taken] = [state.swapsBefore, accepted - state.acceptedBefore];
    [state.swaps, state.accepted, state.swapsBefore, state.acceptedBefore] = [swaps, accepted, swaps, accepted];
    state.temperature = temperature;
    state.points.push({ swaps, temperature, cost: state.cost, accepted: taken / Math.max(1, swaps - before) });
  }
  if (shot.type === 'reheat') state.reheats.push(state.swaps);
  if (shot.type === 'solution') state.solutions++;
}

/** Makes the swap on the board where it was taken; the drawing shows both cells either way. */
function propose(
  state: AnnealingState,
  { places, delta, chance, isTaken, ...now }: Extract<AnnealingEvent, { type: 'swap' }>['data'],
): void {
  const { geometry } = state.puzzle;
  const [a, b] = places;
  if (isTaken) {
    [state.values[a], state.values[b]] = [state.values[b]!, state.values[a]!];
    lay(state, state.values);
  }
  [state.cost, state.temperature, state.swaps, state.accepted] = [now.cost, now.temperature, now.swaps, now.accepted];
  state.lowest = Math.min(state.lowest, state.cost);
  state.proposed = { cells: [geometry.places[a]!.cell, geometry.places[b]!.cell], places, delta, chance, isTaken };
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
      return { key: `annealing.${key}`, holes: { ...holes, temperature: rounded(state.temperature!) } };
    }
    case 'swap':
      return swapCaption(state);
    case 'reheat':
      return { key: 'annealing.reheat', holes };
    default:
      return { key: 'annealing.solution', holes: { number: state.solutions } };
  }
}

/** Two digits of a temperature: near the end it is far below a hundredth, and still not nothing. */
function rounded(temperature: number): number {
  return Number(temperature.toPrecision(2));
}

/** What changes, what it would cost, the chance, and what became of it. */
function swapCaption({ proposed, values, cost, temperature }: AnnealingState): Caption {
  const { places, cells, delta, chance, isTaken } = proposed!;
  const [a, b] = places;
  // A swap that was taken has been made: the values stand in the other place now.
  const [one, other] = isTaken ? [values[b]!, values[a]!] : [values[a]!, values[b]!];
  const key = delta < 0 ? 'swapBetter' : delta === 0 ? 'swapEven' : isTaken ? 'swapTaken' : 'swapLeft';
  return {
    key: `annealing.${key}`,
    holes: {
      value: { value: one },
      with: { value: other },
      cell: { cell: cells[0] },
      other: { cell: cells[1] },
      delta: Math.abs(delta),
      cost,
      temperature: rounded(temperature!),
      chance: Math.round(1000 * chance) / 10,
    },
  };
}
