import { expect, test } from 'vitest';
import { assaults } from './attack/all.ts';
import { makeGround } from './attack/assault.ts';

// The short form of "npm run attack": what is quick of it.

test.each(assaults.filter(({ isShort }) => isShort))(
  '$id: $what',
  async ({ id, run }) => {
    const { held, seen } = await run(makeGround('short', 1, id));
    expect(held, seen).toBe(true);
  },
  60_000,
);
