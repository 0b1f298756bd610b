import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ComplaintError, complain, complaintOf, fail } from '#core';
import { formats } from '#formats';
import { clueSymmetries } from '#generator';
import { exampleKinds, kindFamilies } from '#kinds';
import { sayIn } from './said.ts';
import { LANGUAGES } from './settings.ts';

/*
 * Every sentence that the library may say in the page has a translation. The sentences are found in the sources: they are the templates
 * that `fail` and `complain` are put before, in every file that the page or its worker imports.
 */

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const layers = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports as Record<string, string>;

/** A sentence, where it stands, and what is wrong with how it is written. */
interface Found {
  readonly key: string;
  readonly where: string;
  readonly faults: readonly string[];
}

const files = reachable(['workbench/src/apps/web/main.tsx', 'workbench/src/apps/web/library/worker.ts']);
const found = [...files].flatMap(([path, source]) => sentencesIn(path, source));
const titles = [
  ...formats.map(({ title }) => title),
  ...clueSymmetries.map(({ id }) => id),
  ...kindFamilies.flatMap((family) => exampleKinds(family)).flatMap(({ geometry }) => geometry.partitions.map(({ id }) => id)),
];
/** Words of others that stand alone: they are what they are. */
const FOREIGN = '{0}';
const keys = new Set([...found.map(({ key }) => key), ...titles].filter((key) => key !== FOREIGN));

test('the sources were read', () => {
  expect(files.size).toBeGreaterThan(300);
  expect([...files.keys()]).toContain('library/src/formats/json.ts');
  expect([...files.keys()]).toContain('library/src/engines/annealing/settings.ts');
  expect([...files.keys()]).toContain('workbench/src/measuring/tools/columns.ts');
  expect(keys.size).toBeGreaterThan(200);
});

test('no sentence is filled with bare English words', () => {
  expect(found.flatMap(({ where, faults }) => faults.map((fault) => `${where}: ${fault}`))).toEqual([]);
});

describe.each(Object.keys(LANGUAGES))('the complaints in %s', (language) => {
  const texts = JSON.parse(readFileSync(join(root, `workbench/src/apps/web/locales/${language}/complaints.json`), 'utf8')) as Record<
    string,
    string
  >;

  test('are there for every sentence', () => {
    // In English a sentence is its own text, unless it names an option of the command line.
    const wanted = [...keys].filter((key) => language !== 'en' || /--[a-z{]/.test(key));
    expect(wanted.filter((key) => !texts[key]?.trim())).toEqual([]);
  });

  test('are there for no other', () => {
    expect(Object.keys(texts).filter((key) => !keys.has(key))).toEqual([]);
  });

  test.each(Object.entries(texts))('%s', (key, text) => {
    expect(holesIn(text)).toEqual(holesIn(key));
    expect(text).not.toMatch(/--[a-z{]/);
    // Whatever is left of a brace after the holes are filled is a hole that was written wrongly.
    expect(sayIn(language, texts, { key, values: holesIn(key).map(Number) })).not.toMatch(/[{|]/);
  });
});

test('a sentence is said with its numbers, its forms and the sentences within it', () => {
  const texts = { 'line {0}: {1}': 'Zeile {0}: {1}', 'has {0} cells': 'hat {0} {0|Zelle|Zellen}' };
  const say = (cells: number): string => sayIn('de', texts, complain`line ${1200}: ${complain`has ${cells} cells`}`.said);
  expect([say(1), say(2)]).toEqual(['Zeile 1.200: hat 1 Zelle', 'Zeile 1.200: hat 2 Zellen']);
});

test('a complaint is the same after a copy, after it was thrown, and in English as it always was', () => {
  const complaint = fail`line ${3}: ${complain`expected ${81} cells, found ${'x{0}'}`}`;
  expect(complaint).toMatchObject({ ok: false, error: 'line 3: expected 81 cells, found x{0}' });
  if (complaint.ok) throw new Error('it is none');
  expect(JSON.parse(JSON.stringify(complaint))).toEqual(complaint);
  expect({ ok: false, ...complaintOf(new ComplaintError(complaint)) }).toEqual(complaint);
  expect(complaintOf(new Error('alien'))).toEqual({ error: 'alien', said: { key: FOREIGN, values: ['alien'] } });
});

/** The numbers of the holes of a text, each once. */
function holesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\d+)/g)].map(([, hole]) => hole!))].sort();
}

/** Every source that some others import, at once or later, directly or not; what is imported for its types alone does not run. */
function reachable(entries: readonly string[]): Map<string, ts.SourceFile> {
  const seen = new Map<string, ts.SourceFile>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || !/\.tsx?$/.test(path)) continue;
    const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
    seen.set(path, source);
    visit(source, (node) => {
      const name = importedBy(node);
      if (name?.startsWith('.')) open.push(relative(root, join(root, dirname(path), name)));
      const layer = name === undefined ? undefined : layerFile(name);
      if (layer !== undefined) open.push(relative(root, join(root, layer)));
    });
  }
  return new Map([...seen].filter(([path]) => existsSync(join(root, path))));
}

/** The file behind an import name of ours: "#core" is listed, "#measuring/tools" as "#measuring/*". */
function layerFile(name: string): string | undefined {
  const [family, part = ''] = name.split('/');
  return layers[name] ?? layers[`${family}/*`]?.replace('*', part);
}

/** What a node imports: as a declaration, later by `import()`, or as the file of a worker. */
function importedBy(node: ts.Node): string | undefined {
  const name =
    ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly
      ? node.moduleSpecifier
      : ts.isExportDeclaration(node) && !node.isTypeOnly
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isNewExpression(node) && node.expression.getText() === 'URL'
            ? node.arguments?.[0]
            : undefined;
  return name && ts.isStringLiteral(name) ? name.text : undefined;
}

function sentencesIn(path: string, source: ts.SourceFile): Found[] {
  const sentences: Found[] = [];
  visit(source, (node) => {
    const where = `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (!isSentence(node)) return;
    const { template } = node;
    const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
    const head = ts.isTemplateExpression(template) ? template.head.text : template.text;
    sentences.push({
      key: head + spans.map(({ literal }, i) => `{${i}}${literal.text}`).join(''),
      where,
      faults: spans.flatMap(({ expression }) => bareWords(expression)),
    });
  });
  return sentences;
}

function isSentence(node: ts.Node): node is ts.TaggedTemplateExpression {
  return ts.isTaggedTemplateExpression(node) && ['fail', 'complain'].includes(node.tag.getText());
}

/** English words that a hole is filled with: literals that are what the hole shows, and not what something is asked or compared with. */
function bareWords(hole: ts.Expression): string[] {
  if (isSentence(hole) || ts.isCallExpression(hole) || ts.isElementAccessExpression(hole)) return [];
  if (ts.isStringLiteral(hole) || ts.isNoSubstitutionTemplateLiteral(hole)) return /[a-z]{2}/i.test(hole.text) ? [hole.text] : [];
  if (ts.isTemplateExpression(hole)) return /[a-z]{2} | [a-z]{2}/i.test(hole.getText()) ? [hole.getText()] : [];
  if (ts.isConditionalExpression(hole)) return [hole.whenTrue, hole.whenFalse].flatMap(bareWords);
  if (ts.isParenthesizedExpression(hole)) return bareWords(hole.expression);
  if (ts.isBinaryExpression(hole)) return [hole.left, hole.right].flatMap(bareWords);
  return [];
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
