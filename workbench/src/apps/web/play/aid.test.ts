import { expect, test } from 'vitest';
import { starters } from '#kinds';
import { NO_HELPERS, newGame, type PositionRecord } from '#session';
import type { LibraryClient } from '../library/client.ts';
import { Aid } from './aid.ts';
import { Playing } from './playing.ts';
import { starterPuzzle } from './starters.ts';

/** A library whose questions stay open until the test answers them, ended or not. */
function slowLibrary() {
  const asked: { readonly entries: number; readonly answer: (answer: unknown) => void }[] = [];
  const call = (_: string, { puzzle }: { puzzle: PositionRecord }): Promise<unknown> =>
    new Promise((answer) => asked.push({ entries: puzzle.progress?.entries?.filter(Boolean).length ?? 0, answer }));
  return { asked, library: { call } as unknown as Pick<LibraryClient, 'call'> };
}

test('a hint that is on the way when the player moves is asked of the new board, and the old answer is not told', async () => {
  const playing = new Playing(newGame('g', starterPuzzle(starters[0]!)), {
    helpers: () => NO_HELPERS,
    now: () => 0,
    onChange: () => undefined,
  });
  const { asked, library } = slowLibrary();
  const aid = new Aid(playing, library, () => false);
  void aid.hint();
  playing.enter(1);
  aid.moved();
  expect(asked.map(({ entries }) => entries)).toEqual([0, 1]);
  asked[1]!.answer({ status: 'none', of: 'new' });
  await expect.poll(() => aid.state.kind).toBe('hint');
  asked[0]!.answer({ status: 'none', of: 'old' });
  await Promise.resolve();
  expect(aid.state).toMatchObject({ kind: 'hint', answer: { of: 'new' } });
  // Once it is told, a move puts it away.
  aid.moved();
  expect(aid.state.kind).toBe('none');
});
