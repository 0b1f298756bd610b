import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Command } from '../workbench/src/apps/cli/command.ts';
import { commands } from '../workbench/src/apps/cli/index.ts';
import type { Io } from '../workbench/src/apps/cli/io.ts';
import { runCli } from '../workbench/src/apps/cli/program.ts';
import { pages, root } from './examples.ts';

const documents = [
  ...pages,
  ...['ARCHITECTURE', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG', 'bench/LOG', 'bench/lists/README', 'fixtures/README'].map(
    (name) => `${name}.md`,
  ),
  'workbench/src/apps/web/README.md',
];

/** A command line that somebody is told to write, and where. */
interface Shown {
  readonly where: string;
  readonly line: string;
}

/** What a page shows as a command: a line of a block, or what stands between backticks. What follows a pipe or a comment is not ours. */
const inPages: readonly Shown[] = documents.flatMap((page) => {
  const text = readFileSync(root + page, 'utf8');
  const lines = text.matchAll(/(?:^|[`$(] ?|=\S+ )(?:npx )?(node bin\/ninefold\.mjs|ninefold|npm run campaign --) ([a-z-][^`#|\n]*)/gm);
  return [...lines].map(([, program, rest]) => ({
    where: page,
    line: program!.startsWith('npm') ? `bench campaign ${rest}` : rest!,
  }));
});

/** Every command, and those within one under both names. */
async function everyCommand(): Promise<Pick<Command, 'name' | 'examples'>[]> {
  const inner = commands.map(async ({ name, commands: own }) =>
    ((await own?.()) ?? []).map((command) => ({ ...command, name: `${name} ${command.name}` })),
  );
  return [...commands, ...(await Promise.all(inner)).flat()];
}

/** The examples of every help text. */
function inHelp(all: readonly Pick<Command, 'name' | 'examples'>[]): Shown[] {
  return all.flatMap(({ name, examples }) =>
    examples
      .map(([line]) => /(?:^|[ (])ninefold ([^#|)]*)/.exec(line)?.[1])
      .filter((line) => line !== undefined)
      .map((line) => ({ where: `help of ${name}`, line })),
  );
}

/** The words of a line as a shell reads them, up to what the shell itself does with the rest. */
function wordsOf(line: string): string[] {
  const words = line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g);
  const all = [...words].map(([, single, double, bare]) => single ?? double ?? bare!);
  const end = all.findIndex((word) => /^(>|&&|<\()/.test(word));
  return end < 0 ? all : all.slice(0, end);
}

/** What the command line says against a line; nothing is run. */
async function refusal(words: readonly string[]): Promise<string | undefined> {
  const said: string[] = [];
  const io = { print: () => undefined, warn: (text: string) => void said.push(text) } as unknown as Io;
  const exit = await runCli(words, io, '0.0.0', async () => 0);
  return exit === 0 ? undefined : said.join(' ');
}

/** Words that stand for something else: FILE, 1..4, CLASSES... */
const standIn = /'(?:[A-Z]+|\d\.\.\d)'/;

test('every command that documents and help show is read by the command line as it stands', async () => {
  const all = await everyCommand();
  const shown = [...inPages, ...inHelp(all)];
  expect(shown.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const { where, line } of shown) {
    const words = wordsOf(line);
    const refused = await refusal(words);
    // A command that is only named needs no arguments.
    const isName = all.some(({ name }) => name === words.join(' '));
    if (refused !== undefined && !isName && !standIn.test(refused)) wrong.push(`${where}: ${line}: ${refused}`);
    const files = words.filter((word) => /^(examples|fixtures|bench|scripts|docs)\/[^*]*$/.test(word));
    wrong.push(...files.filter((file) => !existsSync(root + file)).map((file) => `${where}: ${line}: there is no ${file}`));
  }
  expect(wrong).toEqual([]);
});

test('scripts that documents show are there', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly scripts: object };
  const wrong = documents.flatMap((page) => {
    const text = readFileSync(root + page, 'utf8');
    const files = [...text.matchAll(/(?:node|python3?|npx vitest run) ((?:scripts|tests)\/[\w./-]+)/g)].map(([, file]) => file!);
    const names = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name!);
    return [...files.filter((file) => !existsSync(root + file)), ...names.filter((name) => !(name in scripts))].map(
      (name) => `${page}: ${name}`,
    );
  });
  expect(wrong).toEqual([]);
});
