import { instantiate } from '#engines';
import type { NetworkLayer, Scores } from './network-data.ts';

interface NetworkKernel {
  readonly memory: WebAssembly.Memory;
  heapOffset(): number;
  convolve(from: number, inputs: number, size: number, weights: number, bias: number, outputs: number, to: number, rim: number): void;
  connect(from: number, inputs: number, weights: number, bias: number, outputs: number, to: number, rectified: boolean): void;
}

/** The kernel computes this many outputs at a time; layers of other lengths get outputs that are not read. */
const LANES = 8;
const rounded = (outputs: number): number => Math.ceil(outputs / LANES) * LANES;

/**
 * The layers of a network in the kernel's memory, in an instance of their own:
 *
 *   picture with its rim | weights, bias, what comes out, with its rim | the same for the next layer | ...
 */
export function kernelScores(module: WebAssembly.Module, layers: readonly NetworkLayer[], side: number): Scores {
  const kernel = instantiate<NetworkKernel>(module);
  let end = kernel.heapOffset();
  const room = (numbers: number): number => {
    const at = end;
    end += 4 * Math.ceil(numbers / 4) * 4;
    return at;
  };
  const convolutions = layers.length - 2;
  const picture = room((side + 2) ** 2);
  let channels = 1;
  const stages = layers.map((layer, i) => {
    const size = side >> Math.min(i, convolutions);
    const taps = i < convolutions ? 9 : i === convolutions ? size * size : 1;
    const outputs = rounded(layer.outputs);
    const rim = i < convolutions - 1 ? 1 : 0;
    const places = i < convolutions ? ((size >> 1) + 2 * rim) ** 2 : 1;
    const inputs = channels * taps;
    const stage = {
      layer,
      channels,
      taps,
      size,
      outputs,
      rim,
      weights: room(inputs * outputs),
      bias: room(outputs),
      to: room(places * outputs),
    };
    channels = outputs;
    return stage;
  });
  const missing = end - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65_536));
  const memory = new Float32Array(kernel.memory.buffer);
  for (const { layer, channels: width, taps, outputs, weights, bias } of stages) {
    memory.set(inLanes(layer, width, taps, outputs), weights / 4);
    memory.set(layer.bias, bias / 4);
  }
  const last = stages.at(-1)!;
  return (square) => {
    for (let y = 0; y < side; y++) memory.set(square.subarray(y * side, (y + 1) * side), picture / 4 + (y + 1) * (side + 2) + 1);
    let from = picture;
    for (const [i, { channels: width, taps, size, outputs, rim, weights, bias, to }] of stages.entries()) {
      if (i < convolutions) kernel.convolve(from, width, size, weights, bias, outputs, to, rim);
      else kernel.connect(from, width * taps, weights, bias, outputs, to, i < layers.length - 1);
      from = to;
    }
    return memory.slice(last.to / 4, last.to / 4 + last.layer.outputs);
  };
}

/** Weights as the kernel uses them: for every eight outputs place after place, channel after channel, eight numbers each; `channels` may be more than the layer has. */
function inLanes({ weights, outputs }: NetworkLayer, channels: number, taps: number, all: number): Float32Array {
  // A dense layer behind convolutions has its inputs channel after channel, with all places of each.
  const own = weights.length / outputs / taps;
  const packed = new Float32Array(all * channels * taps);
  for (let output = 0; output < outputs; output++)
    for (let tap = 0; tap < taps; tap++)
      for (let channel = 0; channel < own; channel++) {
        const at = ((Math.floor(output / LANES) * taps + tap) * channels + channel) * LANES + (output % LANES);
        packed[at] = weights[(output * own + channel) * taps + tap]!;
      }
  return packed;
}
