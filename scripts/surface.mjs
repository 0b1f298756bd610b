// The names that users of the packages can import, read from the sources. docs/surface.md lists them: a change of what is
// public shows there and is looked at by a person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './setup.mjs';

const SORTS = [
  ['functions', ts.SymbolFlags.Function],
  ['classes', ts.SymbolFlags.Class],
  ['values', ts.SymbolFlags.Variable],
  ['types', ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias],
];

/** The page, without its heading. */
export function surface() {
  const ways = ['library', 'workbench'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports)
      .filter(([, { source }]) => source)
      .map(([way, { source }]) => ({ name: `${name}${way.slice(1)}`, file: join(root, folder, source) }));
  });
  const program = ts.createProgram(
    ways.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      customConditions: ['source'],
      allowImportingTsExtensions: true,
      noEmit: true,
      noLib: true,
      types: [],
    },
  );
  return ways.map(({ name, file }) => `## \`${name}\`\n\n${listed(namesOf(program, file))}`).join('\n\n');
}

function namesOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => {
    const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const sort = SORTS.find(([, flag]) => flags & flag);
    if (!sort) throw new Error(`${file} exports ${symbol.name}, which leads nowhere`);
    return { name: symbol.name, sort: sort[0] };
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
