import { compileKernel } from '#engines';
import { networkKernel } from './generated/network.ts';
import { kernelScores } from './network-kernel.ts';
import { plainScores } from './network-plain.ts';

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

/** A layer's weights, output after output; those of a convolution input after input within, three rows of three. */
export interface Layer {
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

/** What runs the layers: a picture to one number for each class. */
export type Scores = (square: Float32Array) => Float32Array;

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

/** A network for squares of so many pixels a side, run by the kernel where this machine has what it needs. */
export async function makeNetwork(data: NetworkData, side: number): Promise<Network> {
  const layers = data.layers.map(unpack);
  const kernel = await compileKernel(networkKernel);
  const scores = kernel ? kernelScores(kernel, layers, side) : plainScores(layers, side);
  return { classes: data.classes, read: (square) => likelihoods(scores(square).subarray(0, data.classes.length)) };
}

export function unpack({ shape, scale, bias, weights }: LayerData): Layer {
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

function likelihoods(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(sum));
}
