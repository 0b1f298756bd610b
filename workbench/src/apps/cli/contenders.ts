import { fail, ok, type Result, settleOptions } from '#core';
import { engineEntries } from '#engines';
import type { Contender } from '#operations';

/**
 * Reads a list of engines such as "brute-force,minigrid-path/path=spiral/major=column": ids separated by commas, each
 * with settings behind slashes. A list of block numbers is written with dashes here: path=1-2-3-6-5-4-7-8-9.
 */
export async function readContenders(text: string): Promise<Result<Contender[]>> {
  const contenders: Contender[] = [];
  for (const label of text.split(',').map((word) => word.trim())) {
    const [id = '', ...words] = label.split('/');
    const entry = engineEntries.find((known) => known.id === id);
    if (!entry)
      return fail('unknown engine "{engine}"; the engines are {known}', {
        engine: id.slice(0, 60),
        known: engineEntries.map((known) => known.id).join(', '),
      });
    const given: [string, string][] = [];
    for (const word of words) {
      const match = /^([a-z-]+)(?:=(.*))?$/.exec(word);
      if (!match) return fail('--engines: "{word}" must be a setting such as path=spiral', { word: word.slice(0, 60) });
      given.push([match[1]!, match[2] ?? 'true']);
    }
    const settings = settleOptions(entry, Object.fromEntries(given));
    if (!settings.ok) return fail('--engines: {sentence}', { sentence: settings });
    contenders.push({ label, engine: await entry.load(), settings: settings.value });
  }
  return ok(contenders);
}
