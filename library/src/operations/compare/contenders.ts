import { fail, ok, type Result } from '#core';
import { settleEngine } from '../tools.ts';
import type { Workshop } from '../workshop.ts';
import type { Contender } from './compare-puzzle.ts';

/**
 * Reads a list of engines such as "brute-force", "minigrid-path/path=spiral/major=column": ids, each with settings behind slashes. A list
 * of block numbers is written with dashes here: path=1-2-3-6-5-4-7-8-9.
 */
export async function readContenders(labels: readonly string[], workshop: Pick<Workshop, 'engine'>): Promise<Result<Contender[]>> {
  const contenders: Contender[] = [];
  for (const label of labels) {
    const [id = '', ...words] = label.split('/');
    const given: [string, string][] = [];
    for (const word of words) {
      const match = /^([a-z-]+)(?:=(.*))?$/.exec(word);
      if (!match)
        return fail('{field}: "{word}" must be a setting such as path=spiral', { field: { field: 'engines' }, word: word.slice(0, 60) });
      given.push([match[1]!, match[2] ?? 'true']);
    }
    const ready = await settleEngine(id, Object.fromEntries(given), workshop);
    if (!ready.ok) return fail('{field}: {sentence}', { field: { field: 'engines' }, sentence: ready });
    contenders.push({ label, ...ready.value });
  }
  return ok(contenders);
}
