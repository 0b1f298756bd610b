import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeRandom } from './random.ts';
import { Sha256 } from './sha256.ts';

test('hashes are those of another program, in whatever pieces the bytes come', () => {
  const random = makeRandom(1);
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, () => random.below(256));
    const cut = random.below(length + 1);
    const hash = new Sha256().add(bytes.subarray(0, cut)).add(bytes.subarray(cut)).hex();
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
