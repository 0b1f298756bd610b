import { compileKernel } from '#engines';
import { networkKernel } from './generated/network.ts';
import { type Network, type NetworkData, unpackLayer } from './network-data.ts';
import { kernelScores } from './network-kernel.ts';
import { plainScores } from './network-plain.ts';

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

/** A network for squares of this many pixels a side, run by the kernel where this machine has what it needs. */
export async function makeNetwork(data: NetworkData, side: number): Promise<Network> {
  const layers = data.layers.map(unpackLayer);
  const kernel = await compileKernel(networkKernel);
  const scores = kernel ? kernelScores(kernel, layers, side) : plainScores(layers, side);
  return { classes: data.classes, read: (square) => likelihoods(scores(square).subarray(0, data.classes.length)) };
}

function likelihoods(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(sum));
}
