import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/*
 * A view's styles come with the view and stay: what they say of another view's elements is seen only after both were opened. What several views use is styled in `styles`,
 * beside a component that they share, or in a sheet that all of them import.
 */

const here = import.meta.dirname;
const textOf = (file: string): string => readFileSync(join(here, file), 'utf8');
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));
const components = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

/** The classes of each selector of a sheet that has some. */
function selectorsOf(sheet: string): string[][] {
  const rules = textOf(sheet).replace(/\/\*.*?\*\//gs, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list!.replace(/\([^()]*\)/g, '').split(','));
  return selectors
    .map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))
    .filter((names) => names.length > 0);
}

/** The sheets that a text imports, as a component does or a sheet. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/@?import ["'](\.[^"']*\.css)["']/g)].map(([, path]) => normalize(join(dirname(file), path!)));
}

function classesOf(component: string): Set<string> {
  const written = [...textOf(component).matchAll(/className=(?:"([^"]*)"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].flatMap(([all, plain]) =>
    plain === undefined
      ? [...all.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other!.replace(/\$\{[^}]*\}/g, ' '))
      : [plain],
  );
  return new Set(written.flatMap((names) => names.split(/\s+/)));
}

test("no view's sheet styles the elements of another view that does not import it", () => {
  const selectors = new Map(sheets.map((sheet) => [sheet, selectorsOf(sheet)]));
  const views = sheets.filter((sheet) => files.includes(join(dirname(sheet), 'entry.ts')));
  const folders = new Map(components.map((file) => [dirname(file), components.filter((other) => dirname(other) === dirname(file))]));
  const strangers = [...folders].flatMap(([folder, files]) => {
    const near = views.filter((sheet) => `${folder}/`.startsWith(`${dirname(sheet)}/`));
    const first = [...near, ...files.flatMap(importsOf)];
    const own = new Set([...first, ...first.flatMap(importsOf)]);
    const used = new Set(files.flatMap((file) => [...classesOf(file)]));
    return views
      .filter((sheet) => !own.has(sheet))
      .flatMap((sheet) =>
        selectors
          .get(sheet)!
          .filter((names) => names.every((name) => used.has(name)))
          .map((names) => `${sheet} styles .${names.join(' .')} of ${folder}`),
      );
  });
  expect([...new Set(strangers)]).toEqual([]);
});
