import { defaultSymbols, indices, makeSymbols, type Symbols } from '#core';
import type { Network } from './network-data.ts';
import { isWrittenOn, judgedByPage } from './page-hands.ts';
import type { Sign, SquareOdds } from './signs.ts';
import { SIDE } from './squares.ts';

/** How values of one size may be printed: what of the network's classes stands for 1, 2 and so on, and how they are written in text. */
interface Alphabet {
  readonly printed: readonly string[];
  readonly symbols: Symbols;
}

/** Up to nine there is one way; beyond, numbers, or digits and then letters, which begin at 1 or, up to sixteen, at 0. */
function alphabetsOf(size: number): readonly Alphabet[] {
  const numbers = Array.from({ length: size }, (_, i) => String(i + 1));
  const usual = defaultSymbols(size);
  if (size <= 9) return [{ printed: numbers, symbols: usual }];
  const hexadecimal = makeSymbols([...'0123456789ABCDEF'.slice(0, size)]);
  return [
    { printed: usual.all, symbols: usual },
    { printed: numbers, symbols: makeSymbols(numbers) },
    ...(hexadecimal.size === size ? [{ printed: hexadecimal.all, symbols: hexadecimal }] : []),
  ];
}

/**
 * Reads every square of a grid of `size` by `size` that stands upright after `turn` quarters. Of the ways in which values are printed the likeliest counts.
 * Where the page turns out to be written on, `hands` is asked as well.
 */
export function readSquares(network: Network, hands: Network | undefined, squares: Float32Array, size: number, turn: number): SquareOdds {
  const pictures = turnedOrder(size, turn).map((at) => turnedSquare(squares, at, turn));
  const first = likeliestOf(network, pictures, size);
  if (!isWrittenOn(first)) return first;
  return judgedByPage(hands ? likeliestOf(hands, pictures, size) : first, pictures);
}

function likeliestOf(network: Network, pictures: readonly Float32Array[], size: number): SquareOdds {
  const read = pictures.map((picture) => network.read(picture));
  const alphabets = alphabetsOf(size).map(({ printed, symbols }) => {
    const signs = network.classes.flatMap((name, at) => {
      const sign = signOf(name, printed);
      return sign ? [{ at, sign }] : [];
    });
    const odds = read.map((all) => Float32Array.from(signs, ({ at }) => all[at]!));
    return { signs: signs.map(({ sign }) => sign), odds, symbols, likelihood: odds.reduce((sum, each) => sum + Math.max(...each), 0) };
  });
  const best = alphabets.reduce((a, b) => (b.likelihood > a.likelihood ? b : a));
  return { ...best, others: alphabets.flatMap(({ symbols }) => (symbols === best.symbols ? [] : symbols)) };
}

/** What a class of the network means; undefined where it means nothing here. */
function signOf(name: string, printed: readonly string[]): Sign | undefined {
  if (name === '') return { value: 0, by: 'paper' };
  const hand = name.startsWith('hand');
  const value = printed.indexOf(hand ? name.slice(4) : name) + 1;
  return value === 0 ? undefined : { value, by: hand ? 'hand' : 'print' };
}

/** How doubtful the squares with the most ink are, turned each of four ways. As it lies is a little less doubtful, for where there is no difference. */
export function turnDoubts(network: Network, squares: Float32Array, size: number): readonly number[] {
  const all = new Set(['', ...alphabetsOf(size).flatMap(({ printed }) => [...printed, ...printed.map((text) => `hand${text}`)])]);
  const kept = network.classes.flatMap((name, at) => (all.has(name) ? [at] : []));
  const most = Array.from({ length: size * size }, (_, at) => ({ at, ink: inkInside(squares, at) }))
    .sort((a, b) => b.ink - a.ink)
    .slice(0, 20);
  return [0, 1, 2, 3].map((turn) =>
    most.reduce(
      (sum, { at }) => {
        const read = network.read(turnedSquare(squares, at, turn));
        return sum - Math.max(...kept.map((index) => read[index]!));
      },
      turn === 0 ? -0.5 : 0,
    ),
  );
}

function inkInside(squares: Float32Array, at: number): number {
  let sum = 0;
  for (let y = 5; y < SIDE - 5; y++) for (let x = 5; x < SIDE - 5; x++) sum += squares[(at * SIDE + y) * SIDE + x]!;
  return sum;
}

/** For each cell of the upright grid, which square of the picture it is. */
export function turnedOrder(size: number, turn: number): readonly number[] {
  let order = indices(size * size);
  for (let quarter = 0; quarter < turn; quarter++) {
    const before = order;
    order = before.map((_, at) => before[(size - 1 - (at % size)) * size + Math.floor(at / size)]!);
  }
  return order;
}

function turnedSquare(squares: Float32Array, at: number, turn: number): Float32Array {
  const square = squares.subarray(at * SIDE * SIDE, (at + 1) * SIDE * SIDE);
  return turn === 0 ? square : Float32Array.from(turnedOrder(SIDE, turn), (from) => square[from]!);
}
