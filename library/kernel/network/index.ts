/**
 * The kernel of the networks that read pictures: the two sorts of layer that they have, over linear memory, without imports and allocation.
 *
 * Numbers lie channel after channel within a place, place after place within a row, so that the three columns under a window are neighbours in memory.
 * Eight outputs are computed at a time, in two vectors, for the four places that are then pooled into one: a number of the picture is loaded once for eight
 * outputs, a pair of weights once for four places, and what the pool drops is never stored. Weights lie as they are used: for every eight outputs, three rows
 * of three columns of all inputs, eight numbers each.
 *
 * Cost. Two million products for a square of 28 x 28 take about a tenth of what the same loops take in JavaScript (docs/photographs.md).
 */

/** The first byte that is the caller's. */
export function heapOffset(): usize {
  return (__heap_base + 15) & ~15;
}

/** A sum with one more product. */
// @ts-ignore: decorator
@inline function plus(sum: v128, number: v128, weight: v128): v128 {
  return f32x4.add(sum, f32x4.mul(number, weight));
}

/**
 * A convolution of three by three, the larger of zero and its value, and the largest of every two by two. What is read has a rim of one place, what is written
 * one of `rim`; `outputs` is a multiple of eight, and an odd last row and column are dropped, as pooling does.
 */
export function convolve(from: usize, inputs: i32, size: i32, weights: usize, bias: usize, outputs: i32, to: usize, rim: i32): void {
  const half = size >> 1;
  const place: usize = <usize>inputs << 2;
  const row: usize = place * <usize>(size + 2);
  const three: usize = 3 * place;
  const written: usize = <usize>outputs << 2;
  const zero = f32x4.splat(0);
  for (let first = 0; first < outputs; first += 8) {
    const low = v128.load(bias + (<usize>first << 2));
    const high = v128.load(bias + (<usize>first << 2), 16);
    const begin = weights + ((<usize>(first * 9 * inputs)) << 2);
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        let a = low, b = high, c = low, d = high, e = low, f = high, g = low, h = high;
        let at = begin;
        let top = from + <usize>(2 * y) * row + <usize>(2 * x) * place;
        for (let line = 0; line < 3; line++) {
          for (let p = top, end = top + three; p < end; p += 4) {
            const one = v128.load(at);
            const other = v128.load(at, 16);
            at += 32;
            let number = v128.load32_splat(p);
            a = plus(a, number, one);
            b = plus(b, number, other);
            number = v128.load32_splat(p + place);
            c = plus(c, number, one);
            d = plus(d, number, other);
            number = v128.load32_splat(p + row);
            e = plus(e, number, one);
            f = plus(f, number, other);
            number = v128.load32_splat(p + row + place);
            g = plus(g, number, one);
            h = plus(h, number, other);
          }
          top += row;
        }
        const into = to + <usize>((y + rim) * (half + 2 * rim) + x + rim) * written + (<usize>first << 2);
        v128.store(into, f32x4.max(zero, f32x4.max(f32x4.max(a, c), f32x4.max(e, g))));
        v128.store(into, f32x4.max(zero, f32x4.max(f32x4.max(b, d), f32x4.max(f, h))), 16);
      }
    }
  }
}

/** A dense layer; `outputs` is a multiple of eight. With `rectified` what is less than zero becomes zero. */
export function connect(from: usize, inputs: i32, weights: usize, bias: usize, outputs: i32, to: usize, rectified: bool): void {
  const end = from + (<usize>inputs << 2);
  let at = weights;
  for (let first = 0; first < outputs; first += 8) {
    let a = v128.load(bias + (<usize>first << 2));
    let b = v128.load(bias + (<usize>first << 2), 16);
    for (let p = from; p < end; p += 4) {
      const number = v128.load32_splat(p);
      a = plus(a, number, v128.load(at));
      b = plus(b, number, v128.load(at, 16));
      at += 32;
    }
    const zero = f32x4.splat(0);
    v128.store(to + (<usize>first << 2), rectified ? f32x4.max(zero, a) : a);
    v128.store(to + (<usize>first << 2), rectified ? f32x4.max(zero, b) : b, 16);
  }
}
