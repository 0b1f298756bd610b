import { expect, test } from 'vitest';
import { engineEntries } from '#engines';
import { experiments } from '#measuring/experiments';
import { CUBE_READINGS } from './studies/cubes.ts';

/** Names that are the same in every language: kinds, sizes, engines and options. */
const NAMES = new Set<string>([...engineEntries.map(({ id }) => id), ...CUBE_READINGS]);
const isName = (text: string): boolean =>
  NAMES.has(text.replace(/ \(s\)$/, '')) || /^(classic|faces\d|solid|diagonal):|^\d+x\d+$/.test(text);

test.each(experiments)('what stands over the tables and columns of $id is there in every language', (experiment) => {
  for (const size of ['quick', 'tiny'] as const) {
    const { tables } = experiment.report([], { seed: 1, size, peers: [] });
    const labels = tables.flatMap(({ of, title, head }) => [of ?? [], title, ...head.flatMap((one) => [one.of ?? [], one.title])].flat());
    expect(labels.filter((label) => typeof label === 'string' && !isName(label))).toEqual([]);
  }
});
