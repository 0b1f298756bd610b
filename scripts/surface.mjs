// The names that users of the packages can import, read from the sources. docs/surface.md lists them: a change of what is
// public shows there and is looked at by a person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ensureReady, root } from './setup.mjs';

const SORTS = [
  ['functions', ts.SymbolFlags.Function],
  ['classes', ts.SymbolFlags.Class],
  ['values', ts.SymbolFlags.Variable],
  ['types', ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias],
];

/** The page, without its heading. */
export function surface() {
  const ways = ['library', 'workbench'].flatMap((folder) => waysInto(folder, 'source'));
  const program = programOf(ways, { customConditions: ['source'], allowImportingTsExtensions: true, noLib: true });
  return ways.map(({ name, file }) => `## \`${name}\`\n\n${listed(namesOf(program, file))}`).join('\n\n');
}

/**
 * The functions and methods of the library that give a Result, or several, or a promise of one: `parseKind`, `KindShelf.find`. Read from
 * the built declarations, which takes a fraction of the time that the sources take.
 */
export function givingResults() {
  ensureReady();
  const ways = waysInto('library', 'types');
  const program = programOf(ways, { target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'], strict: true });
  const checker = program.getTypeChecker();
  const doesGive = (type) => type.getCallSignatures().some((signature) => holdsResult(checker, signature.getReturnType()));
  const names = ways.flatMap(({ file }) =>
    exportsOf(program, file).flatMap(({ name, symbol }) => {
      if (symbol.flags & ts.SymbolFlags.Function) return doesGive(checker.getTypeOfSymbol(symbol)) ? [name] : [];
      if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
      const methods = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
      const open = methods.filter((method) => method.flags & ts.SymbolFlags.Method && !method.name.startsWith('#'));
      return open.filter((method) => doesGive(checker.getTypeOfSymbol(method))).map((method) => `${name}.${method.name}`);
    }),
  );
  return [...new Set(names)].sort();
}

/** How deep in what a function gives a Result is looked for: a stream of items with one as a field is two. Types may hold themselves. */
const DEEPEST = 2;

/** Whether it is a Result, or a promise, a list or a stream of what is one or has one as a field. */
function holdsResult(checker, type, depth = 0) {
  if (type.isUnion()) return type.types.some((one) => holdsResult(checker, one, depth));
  const ok = type.getProperty('ok');
  if (ok) return checker.typeToString(checker.getTypeOfSymbol(ok)) === 'false';
  if (!(type.flags & ts.TypeFlags.Object) || depth === DEEPEST) return false;
  const fields = type.symbol?.flags & ts.SymbolFlags.Interface ? type.getProperties().map((one) => checker.getTypeOfSymbol(one)) : [];
  return [...checker.getTypeArguments(type), ...fields].some((one) => holdsResult(checker, one, depth + 1));
}

function waysInto(folder, condition) {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, to]) => to[condition])
    .map(([way, to]) => ({ name: `${name}${way.slice(1)}`, file: join(root, folder, to[condition]) }));
}

function programOf(ways, options) {
  return ts.createProgram(
    ways.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      noEmit: true,
      types: [],
      ...options,
    },
  );
}

/** What a file exports, each as it was declared. */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const all = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  return all.map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

function namesOf(program, file) {
  return exportsOf(program, file).map(({ name, symbol }) => {
    const sort = SORTS.find(([, flag]) => symbol.flags & flag);
    if (!sort) throw new Error(`${file} exports ${name}, which leads nowhere`);
    return { name, sort: sort[0] };
  });
}

/** One name to a line, so that two people can each add one. */
function listed(names) {
  return SORTS.map(([sort]) => {
    const own = names.filter((each) => each.sort === sort).map(({ name }) => `- \`${name}\``);
    return own.length === 0 ? '' : `${sort}:\n\n${own.sort().join('\n')}`;
  })
    .filter(Boolean)
    .join('\n\n');
}
