import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** A piece of code that a document or a comment shows, with what it says it prints. */
export interface Example {
  readonly where: string;
  readonly code: string;
  readonly promised: readonly string[];
  /** Whether it uses what only Node has; all others have to do without its types. */
  readonly needsNode: boolean;
}

/** The pages that are read by users. */
export const pages: readonly string[] = [
  'README.md',
  'library/README.md',
  'workbench/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

const sources = ['library/src', 'workbench/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

/** Every block marked `ts` of the pages, and every `@example` of the sources. */
export const examples: readonly Example[] = [
  ...pages.flatMap((page) => found(page, /```ts\n([\s\S]*?)```/g, (code) => code)),
  ...sources.flatMap((source) => found(source, /^ *\* @example\n((?: *\*(?!\/| @).*\n)+)/gm, (code) => code.replace(/^ *\* ?/gm, ''))),
];

function found(path: string, pattern: RegExp, clean: (code: string) => string): Example[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(pattern)].map((match) => {
    const code = clean(match[1]!);
    return {
      where: `${path}:${text.slice(0, match.index).split('\n').length}`,
      code,
      promised: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map((line) => line[1]!),
      needsNode: /from '(node:|ninefold-workbench)/.test(code),
    };
  });
}
