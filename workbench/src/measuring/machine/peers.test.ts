import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { peerOf } from './peers.ts';

test('a formula that is larger than one text holds is not asked, and nothing is thrown', () => {
  const asked: string[] = [];
  const peer = peerOf({
    name: 'any',
    solve(_, { text }) {
      asked.push(text);
      return { solutions: 1, cpuSeconds: 1 };
    },
  });
  const empty = (spec: string) => makePuzzle(kindOf(spec), new Uint8Array(kindOf(spec).geometry.cellCount));
  expect(peer.solve(empty('faces6:5/differ'), 1, 2)).toEqual({ solutions: undefined, cpuSeconds: 0 });
  expect(peer.solve(empty('classic:2x2'), 1, 2)).toEqual({ solutions: 1, cpuSeconds: 1 });
  expect(asked).toHaveLength(1);
});
