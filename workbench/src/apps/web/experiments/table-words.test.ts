import { expect, test } from 'vitest';
import { engineEntries } from '#engines';
import { experiments } from '#measuring/experiments';
import { tableText } from './table-words.ts';

/** Names that are the same in every language: kinds, sizes, engines, options, schedules and figures, and what stands for a setting. */
const NAMES = new Set([...engineEntries.map(({ id }) => id), 'every-plane', 'layers', 'worked-example', 'harder', 'advanced', 'master']);
const isName = (text: string): boolean =>
  NAMES.has(text.replace(/ \(s\)$/, '')) || /^(classic|faces\d|solid|diagonal):|^\d+x\d+$|^without |^fast\b|[:,] \d/.test(text);

test.each(experiments)('what stands over the tables and columns of $id is there in every language', (experiment) => {
  for (const size of ['quick', 'tiny'] as const) {
    const { tables } = experiment.report([], { seed: 1, size, peers: [] });
    const texts = tables.flatMap(({ of, title, head }) => [of ?? '', title, ...head.flatMap((one) => [one.of ?? '', one.title])]);
    const missing = texts.filter((text) => text !== '' && !isName(text) && tableText(text, 'de') === undefined);
    expect([...new Set(missing)]).toEqual([]);
  }
});
