// Who may import whom. The table of ARCHITECTURE.md, checked over every import of every source file, types included.
import { cruise } from 'dependency-cruiser';
import { root } from './setup.mjs';

/** Each layer with the layers it may import from. A layer that is not here may not exist. */
export const table = {
  core: [],
  kinds: ['core'],
  formats: ['core', 'kinds'],
  engines: ['core'],
  techniques: ['core'],
  drawing: ['core'],
  symmetry: ['core'],
  schema: ['core'],
  logic: ['core', 'techniques'],
  session: ['core', 'kinds'],
  generator: ['core', 'kinds', 'formats', 'engines', 'techniques', 'symmetry', 'logic'],
  operations: ['core', 'kinds', 'formats', 'engines', 'techniques', 'drawing', 'symmetry', 'schema', 'logic', 'generator'],
  printing: ['core', 'techniques', 'logic', 'operations'],
  parallel: ['core', 'kinds', 'engines', 'operations', 'logic', 'generator'],
  questions: ['core', 'engines', 'operations', 'logic', 'printing', 'schema'],
  client: ['core', 'schema', 'operations'],
  'measuring/tools': ['core', 'formats', 'operations'],
  'measuring/machine': ['core', 'formats', 'operations', 'logic', 'measuring/tools'],
  'measuring/experiments': [
    'core',
    'kinds',
    'formats',
    'engines',
    'techniques',
    'drawing',
    'operations',
    'logic',
    'generator',
    'measuring/tools',
  ],
  'measuring/laboratory': ['drawing', 'measuring/tools', 'measuring/machine', 'measuring/experiments'],
  'measuring/benchmarks': [
    'core',
    'kinds',
    'formats',
    'engines',
    'techniques',
    'operations',
    'logic',
    'generator',
    'parallel',
    'measuring/tools',
    'measuring/machine',
  ],
  jobs: [
    'core',
    'kinds',
    'formats',
    'engines',
    'operations',
    'logic',
    'generator',

    'questions',
    'schema',
    'measuring/machine',
    'measuring/experiments',
  ],
  'apps/server': ['core', 'kinds', 'formats', 'engines', 'techniques', 'operations', 'logic', 'questions', 'schema', 'jobs'],
  'apps/cli': [
    'core',
    'kinds',
    'formats',
    'engines',
    'techniques',
    'drawing',
    'symmetry',
    'operations',
    'logic',
    'generator',
    'printing',

    'parallel',
    'questions',
    'schema',
    'jobs',
    'client',
    'measuring/tools',
    'measuring/machine',
    'measuring/experiments',
    'measuring/laboratory',
    'measuring/benchmarks',
    'apps/server',
  ],
  'apps/web': [
    'core',
    'kinds',
    'formats',
    'engines',
    'techniques',
    'drawing',
    'symmetry',
    'operations',
    'logic',
    'generator',
    'session',
    'client',
    'measuring/tools',
    'measuring/experiments',
  ],
};

const inside = /^(?:library|workbench)\/src\//;
const layerOf = (path) => Object.keys(table).find((layer) => inside.test(path) && path.replace(inside, '').startsWith(`${layer}/`));
const isTest = (path) => path.endsWith('.test.ts');

/** A complaint, or undefined where all imports are allowed. */
export async function layers() {
  const { output } = await cruise(
    ['library/src', 'workbench/src'],
    {
      baseDir: root,
      tsPreCompilationDeps: true,
      exclude: 'node_modules',
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default'] },
    },
    undefined,
    {},
  );
  const modules = output.modules.filter(({ source }) => inside.test(source) && !isTest(source));
  const seen = new Set(modules.map(({ source }) => layerOf(source)));
  const complaints = Object.keys(table)
    .filter((layer) => !seen.has(layer))
    .map((layer) => `no module of layer ${layer} was seen`);
  for (const { source, dependencies } of modules) {
    const layer = layerOf(source);
    if (layer === undefined) {
      if (source !== 'library/src/index.ts') complaints.push(`${source} is in no layer`);
      continue;
    }
    for (const { module, resolved, circular, couldNotResolve } of dependencies) {
      const target = layerOf(resolved);
      if (couldNotResolve && module.startsWith('#')) complaints.push(`${source} imports ${module}, which leads nowhere`);
      if (circular) complaints.push(`${source} and ${resolved} import each other`);
      if (inside.test(resolved) && target !== layer && !table[layer].includes(target))
        complaints.push(`${source} imports ${resolved}: ${layer} may not import ${target ?? 'that'}`);
    }
  }
  return complaints.length === 0 ? undefined : complaints.join('\n');
}
