import type { Grid, Likeness, Random } from '#core';

/**
 * Filled cubes in closed form, for every box side b.
 *
 * Write each coordinate as two digits to the base b, high and low; the two digits of the value are the sums below, modulo b.
 * On every line and in every box of every plane two digits are free, and the value depends on them by a matrix whose determinant
 * is 1 or -1, so every value comes once, whether b is prime or not. For b = 3 every other linear form is an image of this one: the
 * columns of the low digits are three of the four directions of the plane over three elements, which can be permuted at will.
 *
 * Its images (values renamed, bands and lines of a band exchanged along each axis) are filled cubes too, more than 10^15 of
 * them for b = 3. Where values are wanted, an image that has many of them is looked for by annealing: a step exchanges two lines,
 * two bands or two names. Up to ten wanted values of 729 are nearly always met, twelve seldom all (bench/LOG.md); of more, most. An image is never claimed
 * to be the only one, nor is a miss a proof of anything.
 */
export function solidFilling(b: number): (like?: Likeness) => Grid {
  const code = closedForm(b);
  return (like) => (like ? imageLike(code, b, like) : code.map((value) => value + 1));
}

/** Steps of one search for an image: some tenths of a second with a few dozen wanted values. */
const STEPS = 300_000;
/** How much worse, in wanted values, a step may make it with a chance of 1/e: at the beginning and at the end. */
const HOT = 1;
const COLD = 0.25;

/** Values from 0 of the closed form. */
function closedForm(b: number): Uint8Array {
  const n = b * b;
  return Uint8Array.from({ length: n ** 3 }, (_, cell) => {
    const [layer, row, column] = coordinatesOf(cell, n);
    const high = (coordinate: number): number => Math.floor(coordinate / b);
    const low = (coordinate: number): number => coordinate % b;
    const first = (low(layer) + low(column) + high(row) + high(column)) % b;
    const second = (low(row) + low(column) + high(layer)) % b;
    return first * b + second;
  });
}

const coordinatesOf = (cell: number, n: number) => [Math.floor(cell / (n * n)), Math.floor(cell / n) % n, cell % n] as const;

function imageLike(code: Uint8Array, b: number, { wanted, random }: Likeness): Grid {
  const n = b * b;
  const lines = [0, 1, 2].map(() => randomLines(b, random));
  const names = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
  const valueAt = (at: readonly [number, number, number]): number =>
    names[code[(lines[0]![at[0]]! * n + lines[1]![at[1]]!) * n + lines[2]![at[2]]!]!]!;
  const clues = [...wanted.entries()].filter(([, value]) => value > 0).map(([cell, value]) => ({ at: coordinatesOf(cell, n), value }));
  const met = (): number => clues.reduce((sum, { at, value }) => sum + (valueAt(at) === value ? 1 : 0), 0);
  const image = (): Grid => Uint8Array.from({ length: n ** 3 }, (_, cell) => valueAt(coordinatesOf(cell, n)));

  let now = met();
  let best = { met: now, grid: image() };
  for (let step = 0; step < STEPS && best.met < clues.length; step++) {
    const undo = exchange(lines, names, b, random);
    const next = met();
    const heat = HOT * (COLD / HOT) ** (step / STEPS);
    if (next < now && random.unit() >= Math.exp((next - now) / heat)) undo();
    else {
      now = next;
      if (now > best.met) best = { met: now, grid: image() };
    }
  }
  return best.grid;
}

/** Which line of the closed form stands at each coordinate: bands stay together. */
function randomLines(b: number, random: Random): number[] {
  const from = (): number[] => random.shuffle(Array.from({ length: b }, (_, i) => i));
  return from().flatMap((band) => from().map((line) => band * b + line));
}

/** Exchanges two names, two lines of a band or two bands; what is returned takes it back. */
function exchange(lines: readonly number[][], names: number[], b: number, random: Random): () => void {
  const which = random.below(5);
  const list = which < 3 ? lines[which]! : names;
  const isBand = which < 3 && random.below(3) === 0;
  const width = isBand ? b : 1;
  const from = which >= 3 || isBand ? 0 : b * random.below(b);
  const choices = which >= 3 ? list.length : b;
  const [x, y] = [from + width * random.below(choices), from + width * random.below(choices)];
  const swap = (): void => {
    for (let k = 0; k < width; k++) [list[x + k], list[y + k]] = [list[y + k]!, list[x + k]!];
  };
  swap();
  return swap;
}
