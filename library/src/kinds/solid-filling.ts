import type { Grid } from '#core';

/**
 * Filled cubes in closed form, for every box side b.
 *
 * Write each coordinate as two digits to the base b, high and low; the two digits of the value are the sums below, modulo b.
 * On every line and in every box of every plane two digits are free, and the value depends on them by a matrix whose determinant
 * is 1 or -1, so every value comes once, whether b is prime or not. For b = 3 every other linear form is an image of this one: the
 * columns of the low digits are three of the four directions of the plane over three elements, which can be permuted at will.
 */
export function solidFilling(b: number): () => Grid {
  const n = b * b;
  return () =>
    Uint8Array.from({ length: n ** 3 }, (_, cell) => {
      const [layer, row, column] = [Math.floor(cell / (n * n)), Math.floor(cell / n) % n, cell % n];
      const high = (coordinate: number): number => Math.floor(coordinate / b);
      const low = (coordinate: number): number => coordinate % b;
      const first = (low(layer) + low(column) + high(row) + high(column)) % b;
      const second = (low(row) + low(column) + high(layer)) % b;
      return first * b + second + 1;
    });
}
