// Who may import whom, checked over every import of every source file, types included.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './setup.mjs';

const layer = (what, imports) => ({ what, imports: imports.split(' ').filter(Boolean) });

/** Each layer: what it is and from which layers it may import. A layer that is not here may not exist. ARCHITECTURE.md is made from this. */
export const table = {
  core: layer('model, contracts, checker, budget, randomness', ''),
  kinds: layer('one file per family of kinds, and their registry', 'core'),
  rules: layer('one file per rule beyond all-different (cages, lines, dots, clues), their registry, and what they come down to', 'core'),
  formats: layer('one file per text format, and their registry', 'core kinds rules'),
  engines: layer('one folder per engine, and their registry', 'core'),
  certificates: layer(
    'the claim that a puzzle has exactly these solutions, as a formula and its refutation, written for strangers',
    'core formats engines',
  ),
  verify: layer('checks certificates from the puzzle alone; shares nothing with engines or with what writes them', 'core formats'),
  techniques: layer('deductions a person could make, the logical solver, their words', 'core'),
  words: layer('German and French: their grammar and sentences; English stands in the sources', 'core'),
  drawing: layer('drawings for a terminal and as SVG', 'core'),
  symmetry: layer('motions, swaps and relabellings of a geometry, canonical forms', 'core'),
  schema: layer('what plain data may be: reads it, types it, describes it as JSON Schema', 'core'),
  logic: layer("solutions by logic, ratings, the survey's classes", 'core techniques'),
  session: layer('headless play: moves, marks, undo, saving, keys', 'core kinds'),
  generator: layer(
    'random grids, digging, wishes; the loop that makes numbered attempts until there are enough',
    'core kinds rules formats engines techniques symmetry schema logic',
  ),
  operations: layer(
    'one folder for each thing that a user asks: its request, its run, its answer, its words',
    'core kinds rules formats engines certificates verify techniques drawing symmetry schema logic generator',
  ),
  printing: layer(
    'pages and pictures of puzzles: a drawing, and writers for PDF, SVG and PNG (Node only)',
    'core rules formats words drawing logic operations techniques',
  ),
  proofs: layer('certificates as files: proved into them and checked from them (Node only)', 'core engines certificates verify'),
  pools: layer(
    'a pool of threads and one of processes, typed by the module that their workers run; trying first before handing over (Node only)',
    'core',
  ),
  parallel: layer(
    'searches and makings on worker threads, in a fixed order (Node only)',
    'core kinds rules engines operations generator pools',
  ),
  questions: layer(
    'every operation that the workbench answers: those of the library, and `print`',
    'core engines schema operations printing',
  ),
  picture: layer(
    'reads a puzzle in a picture: finds its grid, reads its squares by a small network, asks the engine along',
    'core kinds rules engines',
  ),
  photographs: layer('picture files: decodes JPEG and PNG within bounds (Node only)', 'core picture'),
  client: layer('talks to a service; nothing but `fetch`, and types', 'core schema operations'),
  'measuring/tools': layer(
    'what measuring needs anywhere: columns that type and check rows, instruments as a contract, statistics, tables',
    'core formats operations measuring/figures',
  ),
  'measuring/machine': layer(
    'what a machine measures with: clocks, memory, other solvers (Node only)',
    'core formats operations measuring/tools',
  ),
  'measuring/figures': layer('charts of reports as SVG', 'core'),
  'measuring/experiments': layer(
    'the studies of the papers: plans, measurements with instruments that are handed in, findings',
    'core kinds formats engines techniques logic operations generator measuring/tools measuring/figures',
  ),
  'measuring/laboratory': layer(
    'runs experiments in processes, keeps their results in a database, writes the report (Node only)',
    'core words measuring/figures pools measuring/tools measuring/machine measuring/experiments',
  ),
  'measuring/benchmarks': layer(
    'speed beside peers in the same run (Node only)',
    'core kinds rules formats engines certificates verify proofs techniques drawing logic operations generator client picture photographs pools parallel measuring/tools measuring/machine measuring/experiments',
  ),
  jobs: layer(
    'long work cut into parts, their store, and who runs them: threads or machines behind Redis (Node only)',
    'core formats engines certificates schema operations generator client questions pools measuring/tools measuring/machine measuring/experiments',
  ),
  'apps/server': layer(
    'the HTTP service: routes from the registries, limits, the page',
    'core kinds rules formats engines techniques words schema operations picture photographs questions pools jobs',
  ),
  'apps/cli': layer(
    'the command line: reads, calls, prints',
    'core certificates verify proofs kinds rules formats engines techniques drawing symmetry schema operations generator picture photographs printing parallel pools questions jobs measuring/machine measuring/experiments measuring/laboratory measuring/benchmarks apps/server',
  ),
  'apps/web': layer(
    'the page: draws, asks the library in workers (see `workbench/src/apps/web/README.md`)',
    'core kinds rules formats engines techniques drawing symmetry schema logic operations generator session words client picture measuring/tools measuring/figures measuring/experiments',
  ),
};

const inside = /^(?:library|workbench)\/src\//;
const layerOf = (path) => Object.keys(table).find((layer) => inside.test(path) && path.replace(inside, '').startsWith(`${layer}/`));

/** A complaint, or undefined where all imports are allowed. */
export async function layers() {
  const modules = await readModules();
  const seen = new Set([...modules.keys()].map(layerOf));
  const complaints = Object.keys(table)
    .filter((layer) => !seen.has(layer))
    .map((layer) => `no module of layer ${layer} was seen`);
  for (const [source, imports] of modules) {
    const layer = layerOf(source);
    if (layer === undefined) {
      if (source !== 'library/src/index.ts') complaints.push(`${source} is in no layer`);
      continue;
    }
    for (const [name, path] of imports) {
      const target = layerOf(path);
      if (!existsSync(join(root, path))) complaints.push(`${source} imports ${name}, which leads nowhere`);
      else if (target !== layer && !table[layer].imports.includes(target))
        complaints.push(`${source} imports ${path}: ${layer} may not import ${target ?? 'that'}`);
    }
  }
  complaints.push(...needless(modules), ...doubled(modules));
  complaints.push(...circlesIn(modules).map((circle) => `${circle.join(' and ')} import each other`));
  return complaints.length === 0 ? undefined : complaints.join('\n');
}

/** Each module of ours, tests aside, with what it imports of ours: as it is written, and the file that it leads to. Types count too. */
async function readModules() {
  // Loaded where it is needed: who reads the table alone does not wait for it.
  const { default: ts } = await import('typescript');
  const resolve = { library: waysOf('library'), workbench: waysOf('workbench') };
  const files = ['library', 'workbench'].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/src/${file.replaceAll('\\', '/')}`),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  return new Map(
    sources.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      const names = importedFiles.map(({ fileName }) => fileName);
      const ways = resolve[file.split('/')[0]];
      const found = names.map((name) => [name, name.startsWith('.') ? posix.join(dirname(file), name.split('?')[0]) : ways(name)]);
      return [file, found.filter(([, path]) => path !== undefined)];
    }),
  );
}

/** Where the names that a package imports of ours lead: `imports` of its package.json, and the ways into the library. */
function waysOf(name) {
  const { imports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const { exports } = JSON.parse(readFileSync(join(root, 'library', 'package.json'), 'utf8'));
  const find = (specifier) => {
    if (specifier === 'ninefold' || specifier.startsWith('ninefold/'))
      return posix.join('library', exports[`.${specifier.slice(8)}`]?.source ?? 'nowhere');
    if (!specifier.startsWith('#')) return undefined;
    const [folder, last] = [`${posix.dirname(specifier)}/*`, posix.basename(specifier)];
    const way = imports[specifier] ?? imports[folder];
    if (typeof way === 'string') return find(way);
    return posix.join(name, way?.source.replace('*', last) ?? 'nowhere');
  };
  return find;
}

/** What the table allows and no module does. */
function needless(modules) {
  const used = new Set([...modules].flatMap(([source, imports]) => imports.map(([, path]) => `${layerOf(source)} ${layerOf(path)}`)));
  return Object.entries(table).flatMap(([layer, { imports }]) =>
    imports.filter((other) => !used.has(`${layer} ${other}`)).map((other) => `${layer} may import ${other} and does not`),
  );
}

/** Names that several modules export because they mean the same in each. */
const SHARED = new Set(['TOLD', 'View']);

/** Names that two modules export: those of the core, which everybody imports, and those of types, classes and components mean one thing everywhere. */
function doubled(modules) {
  const nameOf = /^export (?:abstract |async )*(?:function\*?|const|class|interface|type) (\w+)/gm;
  const exported = new Map();
  for (const file of modules.keys()) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(nameOf)) {
      if (!exported.has(name)) exported.set(name, new Set());
      exported.get(name).add(file);
    }
  }
  const isOfCore = (files) => [...files].some((file) => layerOf(file) === 'core');
  return [...exported]
    .filter(([name, files]) => files.size > 1 && !SHARED.has(name) && (/^[A-Z]/.test(name) || isOfCore(files)))
    .map(([name, files]) => `${[...files].join(' and ')} export ${name}: one meaning a name`);
}

/** Circles of modules that import each other, each from the module at which it was met. */
function circlesIn(modules) {
  const circles = [];
  const done = new Set();
  const path = [];
  const walk = (module) => {
    if (path.includes(module)) circles.push(path.slice(path.indexOf(module)));
    if (done.has(module) || path.includes(module)) return;
    path.push(module);
    for (const [, next] of modules.get(module) ?? []) walk(next);
    path.pop();
    done.add(module);
  };
  for (const module of modules.keys()) walk(module);
  return circles;
}
