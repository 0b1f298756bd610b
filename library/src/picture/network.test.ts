import { expect, test } from 'vitest';
import { compileKernel } from '#engines';
import { borders, sums } from './cage-model.ts';
import { networkKernel } from './generated/network.ts';
import { model as hands } from './hands-model.ts';
import { model as large } from './large-model.ts';
import { model } from './model.ts';
import { unpackLayer } from './network-data.ts';
import { kernelScores } from './network-kernel.ts';
import { plainScores } from './network-plain.ts';
import { SIDE } from './squares.ts';

/** Ink that is not random noise: a few bars, other ones for every number. */
const square = (number: number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return Math.max(0, Math.sin((x * (number + 1)) / 5 + number) * Math.cos((y * (number + 2)) / 7)) * 1.4;
  });

test.each(Object.entries({ model, large, hands, borders, sums }))(
  'the kernel says of squares what the plain loops say: %s',
  async (_, data) => {
    const kernel = await compileKernel(networkKernel);
    const layers = data.layers.map(unpackLayer);
    const [fast, plain] = [kernelScores(kernel!, layers, SIDE), plainScores(layers, SIDE)];
    for (let number = 0; number < 6; number++) {
      const [one, other] = [fast(square(number)), plain(square(number))];
      expect(one).toHaveLength(data.classes.length);
      for (const [i, score] of one.entries()) expect(score).toBeCloseTo(other[i]!, 3);
    }
  },
);
