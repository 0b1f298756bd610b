import type { NetworkLayer, Scores } from './network-data.ts';

/**
 * Three convolutions of three by three, each followed by the larger of zero and its value and by the largest of every two by two; then two dense layers.
 * What a layer reads has a rim of zeros, so that no inner loop asks for the edge. For machines without what the kernel needs; it says the same.
 */
export function plainScores(layers: readonly NetworkLayer[], side: number): Scores {
  const dense = layers.slice(-2);
  const stages = layers.slice(0, -2).map((layer, i) => {
    const size = side >> i;
    return {
      layer,
      size,
      padded: new Float32Array(layer.inputs * (size + 2) ** 2),
      plane: new Float32Array(size * size),
      pooled: new Float32Array(layer.outputs * (size >> 1) ** 2),
    };
  });
  return (square) => {
    let values = square;
    for (const { layer, size, padded, plane, pooled } of stages) {
      for (let channel = 0; channel < layer.inputs; channel++)
        for (let y = 0; y < size; y++)
          padded.set(
            values.subarray((channel * size + y) * size, (channel * size + y + 1) * size),
            (channel * (size + 2) + y + 1) * (size + 2) + 1,
          );
      for (let output = 0; output < layer.outputs; output++) {
        convolve(layer, output, padded, plane, size);
        pool(plane, size, pooled, output);
      }
      values = pooled;
    }
    return connect(dense[1]!, connect(dense[0]!, values, true), false);
  };
}

function convolve(layer: NetworkLayer, output: number, padded: Float32Array, plane: Float32Array, size: number): void {
  const wide = size + 2;
  plane.fill(layer.bias[output]!);
  for (let channel = 0; channel < layer.inputs; channel++) {
    const k = (output * layer.inputs + channel) * 9;
    const [a, b, c] = [layer.weights[k]!, layer.weights[k + 1]!, layer.weights[k + 2]!];
    const [d, e, f] = [layer.weights[k + 3]!, layer.weights[k + 4]!, layer.weights[k + 5]!];
    const [g, h, i] = [layer.weights[k + 6]!, layer.weights[k + 7]!, layer.weights[k + 8]!];
    for (let y = 0; y < size; y++) {
      const top = (channel * wide + y) * wide;
      const middle = top + wide;
      const bottom = middle + wide;
      const to = y * size;
      // Of the nine values under the window six were under it one step before.
      let [p, q, s, t, v, w] = [padded[top]!, padded[top + 1]!, padded[middle]!, padded[middle + 1]!, padded[bottom]!, padded[bottom + 1]!];
      for (let x = 0; x < size; x++) {
        const r = padded[top + x + 2]!;
        const u = padded[middle + x + 2]!;
        const z = padded[bottom + x + 2]!;
        plane[to + x] = plane[to + x]! + a * p + b * q + c * r + d * s + e * t + f * u + g * v + h * w + i * z;
        p = q;
        q = r;
        s = t;
        t = u;
        v = w;
        w = z;
      }
    }
  }
}

function pool(plane: Float32Array, size: number, pooled: Float32Array, channel: number): void {
  const half = size >> 1;
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const at = 2 * y * size + 2 * x;
      const largest = Math.max(0, plane[at]!, plane[at + 1]!, plane[at + size]!, plane[at + size + 1]!);
      pooled[(channel * half + y) * half + x] = largest;
    }
}

function connect(layer: NetworkLayer, values: Float32Array, rectified: boolean): Float32Array {
  const out = new Float32Array(layer.outputs);
  for (let output = 0; output < layer.outputs; output++) {
    let sum = layer.bias[output]!;
    const at = output * layer.inputs;
    for (let i = 0; i < layer.inputs; i++) sum += layer.weights[at + i]! * values[i]!;
    out[output] = rectified ? Math.max(0, sum) : sum;
  }
  return out;
}
