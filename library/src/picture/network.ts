/** The network's weights as text: whole numbers of -127 to 127 in base 64, with a scale and a bias for each output of a layer. */
export interface NetworkData {
  /** What its outputs mean: nothing, printed text, or `hand` and a digit. */
  readonly classes: readonly string[];
  readonly layers: readonly LayerData[];
}

interface LayerData {
  /** Outputs and inputs, and for a convolution its three rows and columns. */
  readonly shape: readonly number[];
  readonly scale: readonly number[];
  readonly bias: readonly number[];
  readonly weights: string;
}

interface Layer {
  readonly outputs: number;
  readonly inputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Reads the picture of a square: the logarithm of each class's probability. */
export interface Network {
  readonly classes: readonly string[];
  read(square: Float32Array): Float32Array;
}

/** Where the first of two networks is surer than this that a square is empty, the second is not asked. */
const SURELY_EMPTY = 0.98;

/**
 * Two networks of the same classes as one: the mean of what they say. The first knows paper, with all that lies on it in photographs, the second knows the signs.
 */
export function bothOf(first: Network, second: Network): Network {
  const empty = first.classes.indexOf('');
  return {
    classes: first.classes,
    read(square) {
      const one = first.read(square);
      if (Math.exp(one[empty]!) > SURELY_EMPTY) return one;
      const mean = second.read(square).map((odd, i) => (odd + one[i]!) / 2);
      const total = Math.log(mean.reduce((sum, odd) => sum + Math.exp(odd), 0));
      return mean.map((odd) => odd - total);
    },
  };
}

/**
 * Three convolutions of three by three, each followed by the larger of zero and its value and by the largest of every two by two; then two dense layers.
 * What a layer reads has a rim of zeros, so that no inner loop asks for the edge.
 */
export function makeNetwork(data: NetworkData, side: number): Network {
  const layers = data.layers.map(unpack);
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
  return {
    classes: data.classes,
    read(square) {
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
      return likelihoods(connect(dense[1]!, connect(dense[0]!, values, true), false));
    },
  };
}

function unpack({ shape, scale, bias, weights }: LayerData): Layer {
  const outputs = shape[0]!;
  const each = shape.reduce((product, n) => product * n, 1) / outputs;
  const bytes = atob(weights);
  return {
    outputs,
    inputs: shape[1]!,
    weights: Float32Array.from({ length: outputs * each }, (_, i) => ((bytes.charCodeAt(i) << 24) >> 24) * scale[Math.floor(i / each)]!),
    bias: Float32Array.from(bias),
  };
}

function convolve(layer: Layer, output: number, padded: Float32Array, plane: Float32Array, size: number): void {
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

function connect(layer: Layer, values: Float32Array, rectified: boolean): Float32Array {
  const out = new Float32Array(layer.outputs);
  for (let output = 0; output < layer.outputs; output++) {
    let sum = layer.bias[output]!;
    const at = output * layer.inputs;
    for (let i = 0; i < layer.inputs; i++) sum += layer.weights[at + i]! * values[i]!;
    out[output] = rectified ? Math.max(0, sum) : sum;
  }
  return out;
}

function likelihoods(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(sum));
}
