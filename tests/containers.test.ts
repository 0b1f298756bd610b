import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../workbench/src/apps/cli/index.ts';

// No engine is here to build an image, so what can be read is read: both files are parsed, and what they name has to exist.

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (name: string): string => readFileSync(root + name, 'utf8');

/** The instructions of a Dockerfile, with continued lines put together. */
const instructions = read('Dockerfile')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return { name: name ?? line, rest: rest ?? '' };
  });

test('the Dockerfile has only instructions that there are, runs as an ordinary user, and copies what exists', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'];
  expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([]);
  expect(instructions[0]!.name).toBe('FROM');
  // A version, never whatever is the latest.
  for (const { rest } of instructions.filter(({ name }) => name === 'FROM')) expect(rest).toMatch(/^[a-z]+:\d[\w.-]*( AS \w+)?$/);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  expect(last.find(({ name }) => name === 'USER')?.rest).toBe('nobody');
  for (const { name, rest } of instructions) {
    if (name === 'COPY' && !rest.startsWith('--from')) {
      for (const source of rest.split(' ').slice(0, -1)) expect([source, existsSync(root + source)]).toEqual([source, true]);
    }
    if (['ENTRYPOINT', 'CMD'].includes(name)) expect(JSON.parse(rest)).toEqual(expect.arrayContaining([expect.any(String)]));
  }
  // What the build runs is a script of ours, and what the image starts is a command of ours.
  expect(existsSync(`${root}scripts/build.mjs`)).toBe(true);
  const [command] = JSON.parse(last.find(({ name }) => name === 'CMD')!.rest) as string[];
  expect(commands.map(({ name }) => name)).toContain(command);
});

test('the compose file is YAML, its services know each other, and none of them is open to the world', () => {
  const file = parse(read('compose.yaml')) as {
    services: Record<
      string,
      {
        command: string[];
        networks: string[];
        depends_on?: Record<string, unknown>;
        ports?: string[];
        volumes?: string[];
        environment?: Record<string, string>;
      }
    >;
    networks: Record<string, { internal?: boolean } | null>;
    volumes: Record<string, unknown>;
  };
  expect(Object.keys(file.services).sort()).toEqual(['redis', 'service', 'worker']);
  const names = commands.map(({ name }) => name);
  for (const [name, service] of Object.entries(file.services)) {
    if (name !== 'redis') expect(names).toContain(service.command[0]);
    for (const network of service.networks) expect(file.networks).toHaveProperty(network);
    for (const other of Object.keys(service.depends_on ?? {})) expect(file.services).toHaveProperty(other);
    for (const volume of service.volumes ?? []) expect(file.volumes).toHaveProperty(volume.split(':')[0]!);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    // No secret has a default.
    for (const value of Object.values(service.environment ?? {})) expect(value).toMatch(/\$\{\w+:\?/);
  }
  expect(file.services['redis']!.ports).toBeUndefined();
  expect(file.networks['back']).toEqual({ internal: true });
  // Every option that is named is one of the command.
  for (const { command } of Object.values(file.services)) {
    const found = commands.find(({ name }) => name === command[0]);
    for (const word of command.filter((word) => found && word.startsWith('--')))
      expect(found!.options.some(({ flags }) => flags.includes(word))).toBe(true);
  }
});
