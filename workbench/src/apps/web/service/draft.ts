import { ComplaintError, type Puzzle } from '#core';
import { packPuzzle } from '#session';
import { library } from '../library/client.ts';
import { goTo, hrefOf } from '../router.ts';
import { Store } from '../store.ts';

/** A puzzle that waits to become a job. */
export const draft = new Store<string | undefined>(undefined);

/** Takes a puzzle to where jobs are made. */
export async function sendToJobs(puzzle: Puzzle): Promise<void> {
  const written = await library.call('write', { puzzle: packPuzzle(puzzle), format: 'ninefold' });
  if (!written.ok) throw new ComplaintError(written);
  draft.set(written.text);
  goTo(hrefOf('jobs', 'new'));
}
