import { describe, expect, test } from 'vitest';
import { engineEntries } from '#engines';
import { formats } from '#formats';
import { kindFamilies } from '#kinds';
import { benchmarks } from '#measuring/benchmarks';
import { experiments } from '#measuring/experiments';
import { ruleTypes } from '#rules';
import { techniques } from '#techniques';
import { commands } from '../workbench/src/apps/cli/index.ts';
import { ninefoldHere } from './run-cli.ts';

// What is registered is listed by the command line. Each entry is a test of its own, so that a new one can be asked for by its name.

const LISTS = [
  { command: ['kinds'], ids: kindFamilies.map(({ id }) => id) },
  { command: ['engines'], ids: engineEntries.map(({ id }) => id) },
  { command: ['rules'], ids: ruleTypes.map(({ id }) => id) },
  { command: ['formats'], ids: formats.map(({ id }) => id) },
  { command: ['techniques'], ids: techniques.map(({ id }) => id) },
  { command: ['--help'], ids: commands.map(({ name }) => name) },
  { command: ['bench', '--help'], ids: benchmarks.map(({ id }) => id) },
  { command: ['experiment', 'list'], ids: experiments.map(({ id }) => id) },
];

describe.each(LISTS)('ninefold $command', ({ command, ids }) => {
  const printed = ninefoldHere(command);

  test.each(ids)('lists %s', async (id) => {
    const { code, out } = await printed;
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
  });
});
