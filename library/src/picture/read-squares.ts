import type { Network } from './network.ts';
import { SIDE } from './squares.ts';

/** What a square may hold, by its class in the network: nothing, a printed value, or a value written by hand. */
export interface Sign {
  readonly value: number;
  readonly by: 'paper' | 'print' | 'hand';
}

/** How likely each sign is in each square, as logarithms; squares in reading order once the grid stands upright. */
export interface SquareOdds {
  readonly signs: readonly Sign[];
  readonly odds: readonly Float32Array[];
  /** By how many quarter turns clockwise the picture has to be turned. */
  readonly turn: number;
}

/** Which signs a grid of this size can have, for classes of the network: `A` is ten in a grid of sixteen. Undefined where a class means nothing here. */
function signOf(name: string, size: number): Sign | undefined {
  if (name === '') return { value: 0, by: 'paper' };
  const hand = name.startsWith('hand');
  const text = hand ? name.slice(4) : name;
  const value = /^\d+$/.test(text) ? Number(text) : text.charCodeAt(0) - 55;
  return value >= 1 && value <= size ? { value, by: hand ? 'hand' : 'print' } : undefined;
}

/** Reads every square of a grid of `size` by `size`, the way up in which it reads best. */
export function readSquares(network: Network, squares: Float32Array, size: number): SquareOdds {
  const all = network.classes.map((name) => signOf(name, size));
  const kept = all.flatMap((sign, at) => (sign ? [at] : []));
  const odds = (at: number, turn: number): Float32Array => {
    const read = network.read(turned(squares.subarray(at * SIDE * SIDE, (at + 1) * SIDE * SIDE), SIDE, turn));
    return Float32Array.from(kept, (index) => read[index]!);
  };
  const turn = uprightTurn(squares, size, odds);
  const order = turnedOrder(size, turn);
  return { signs: kept.map((at) => all[at]!), odds: order.map((at) => odds(at, turn)), turn };
}

/** The squares with the most ink, turned each of four ways: the way that is read with the least doubt. As it lies wins where there is no difference. */
function uprightTurn(squares: Float32Array, size: number, odds: (at: number, turn: number) => Float32Array): number {
  const most = Array.from({ length: size * size }, (_, at) => ({ at, ink: inkInside(squares, at) }))
    .sort((a, b) => b.ink - a.ink)
    .slice(0, 20);
  const doubts = [0, 1, 2, 3].map((turn) => most.reduce((sum, { at }) => sum - Math.max(...odds(at, turn)), turn === 0 ? -0.5 : 0));
  return doubts.indexOf(Math.min(...doubts));
}

function inkInside(squares: Float32Array, at: number): number {
  let sum = 0;
  for (let y = 5; y < SIDE - 5; y++) for (let x = 5; x < SIDE - 5; x++) sum += squares[(at * SIDE + y) * SIDE + x]!;
  return sum;
}

/** For each cell of the upright grid, which square of the picture it is. */
export function turnedOrder(size: number, turn: number): readonly number[] {
  let order = Array.from({ length: size * size }, (_, at) => at);
  for (let quarter = 0; quarter < turn; quarter++) {
    const before = order;
    order = before.map((_, at) => before[(size - 1 - (at % size)) * size + Math.floor(at / size)]!);
  }
  return order;
}

function turned(square: Float32Array, side: number, turn: number): Float32Array {
  if (turn === 0) return square;
  const order = turnedOrder(side, turn);
  return Float32Array.from(order, (at) => square[at]!);
}
