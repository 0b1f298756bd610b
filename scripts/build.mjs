// Builds the kernels, then library/dist and workbench/dist: the modules that others import, with types; the command line and the page. After
// the kernels nothing waits for anything else, so that all cores are busy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import ts from 'typescript';
import { buildCommandLine } from './command-line.mjs';
import { buildKernels } from './kernels.mjs';
import { root } from './setup.mjs';

const library = join(root, 'library');
const workbench = join(root, 'workbench');
for (const folder of [library, workbench]) rmSync(join(folder, 'dist'), { recursive: true, force: true });
await buildKernels();
await Promise.all([buildTypes(), buildLibrary(), buildCommandLine(), buildPage()]);

/** Runs a program of our packages with its output on standard error. */
async function run(program, args, env = process.env) {
  const child = spawn(process.execPath, [join(root, 'node_modules', ...program), ...args], { cwd: root, stdio: ['ignore', 2, 2], env });
  const [status] = await once(child, 'exit');
  if (status !== 0) process.exit(1);
}

/** Types of both packages and the modules of the workbench; the library first, since the workbench is compiled against its types. */
async function buildTypes() {
  const tsc = ['typescript-7', 'bin', 'tsc'];
  await run(tsc, ['-p', join(library, 'tsconfig.build.json'), '--emitDeclarationOnly']);
  dropHiddenTypes();
  await run(tsc, ['-p', join(workbench, 'tsconfig.build.json')]);
}

/**
 * The modules of the library are few and large, one for each way in and what is shared or seldom needed beside them, because a user's
 * disk and program pay for every file.
 */
async function buildLibrary() {
  const { exports: ways } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: library,
    entryPoints: Object.values(ways)
      .map(({ source }) => source)
      .filter(Boolean),
    outdir: 'dist',
    outbase: 'src',
    bundle: true,
    splitting: true,
    // What others wrote is packed in: 47 kB of code in packages of more than a megabyte. Their forms for browsers need no module of Node.
    mainFields: ['module', 'browser', 'main'],
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    conditions: ['source'],
    // Traces name the file and line of the source; its text would be two of the six megabytes that the package may have.
    sourcemap: true,
    sourcesContent: false,
    // Maps lead back to the sources, so this need not be readable, and white space is much of it.
    minifyWhitespace: true,
    minifySyntax: true,
    chunkNames: 'shared/[name]-[hash]',
    logLevel: 'warning',
  });
  dropEmptyMaps(join(library, 'dist'));
  for (const name of ['lz-string', 'papaparse', '@rgrove/parse-xml'])
    copyFileSync(join(root, 'node_modules', name, 'LICENSE'), join(library, 'dist', `${name.split('/').at(-1)}.LICENSE`));
}

/** A file that only hands on what others export has a map that says nothing, and each is a block on disk. */
function dropEmptyMaps(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const map = join(folder, file);
    if (!file.endsWith('.js.map') || JSON.parse(readFileSync(map, 'utf8')).mappings !== '') continue;
    const script = map.slice(0, -'.map'.length);
    writeFileSync(script, readFileSync(script, 'utf8').replace(/^\/\/# sourceMappingURL=.*\n/m, ''));
    rmSync(map);
  }
}

async function buildPage() {
  // A test that starts the command line may be what sets off the build; the page is built for its users all the same.
  await run(['vite', 'bin', 'vite.js'], ['build', '--logLevel', 'warn'], { ...process.env, NODE_ENV: 'production' });
  if (!existsSync(join(workbench, 'dist', 'web', 'index.html'))) throw new Error('the build made no page');
  const player = {
    absWorkingDir: workbench,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['source'],
    minify: true,
    plugins: [{ name: 'without-starters', setup: leaveStartersOut }],
  };
  // The element for anybody's page: one small file of its own.
  await build({ ...player, entryPoints: { 'ninefold-player': 'src/apps/web/player/element.ts' }, outdir: 'dist/web', logLevel: 'warning' });
  // What it loads when a puzzle has rules, and when somebody wants a hint; nothing of it is shared with the file above, which stays one file.
  await build({
    ...player,
    entryPoints: { rules: 'src/apps/web/player/rules.ts', helper: 'src/apps/web/player/helper.ts' },
    outdir: 'dist/web/ninefold-player',
    splitting: true,
    chunkNames: '[name]-[hash]',
    logLevel: 'warning',
  });
  compressPage(join(workbench, 'dist', 'web'));
}

/** Nobody starts a game from the player, and the puzzles that kinds bring along are a tenth of its file. */
function leaveStartersOut({ onLoad }) {
  onLoad({ filter: /[\\/]src[\\/]kinds[\\/][^\\/]+\.ts$/ }, ({ path }) => {
    let contents = readFileSync(path, 'utf8');
    const lists = [];
    const look = (node) => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'starters') lists.push(node.initializer);
      else ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(path, contents, ts.ScriptTarget.Latest, true));
    for (const list of lists.reverse()) contents = `${contents.slice(0, list.getStart())}[]${contents.slice(list.end)}`;
    return { contents, loader: 'ts' };
  });
}

/** Leaves a smaller form beside each file of the page, which the service sends to browsers that can read it. */
function compressPage(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|webmanifest|wasm)$/.test(file)) continue;
    const bytes = readFileSync(join(folder, file));
    if (bytes.length > 1000) writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/** Types that lead to no name that a user can import stay out of the package: most files are small, and each costs a block on disk. */
function dropHiddenTypes() {
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const entries = Object.values(exports).flatMap(({ types }) => (types ? [join(library, types)] : []));
  const program = ts.createProgram(entries, { module: ts.ModuleKind.NodeNext, noLib: true, types: [] });
  const seen = new Set(program.getSourceFiles().map(({ fileName }) => normalize(fileName)));
  for (const file of readdirSync(join(library, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const path = join(library, 'dist', file);
    if (path.endsWith('.d.ts') && !seen.has(path)) rmSync(path);
  }
}
