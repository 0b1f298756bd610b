// Compiles the AssemblyScript kernels and writes each into a module as text, so that the library needs no file, no
// server and no bundler trick to load them, in Node and in a page alike.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';
import { root } from './setup.mjs';

const FAST = 'engines/fast';
const kernels = [
  { name: 'classic', user: FAST, entry: 'library/kernel/classic/classic.ts', options: ['--enable', 'simd', '--initialMemory', '4'] },
  {
    name: 'general',
    user: FAST,
    entry: 'library/kernel/general/index.ts',
    options: ['--converge', '--uncheckedBehavior', 'always', '--enable', 'bulk-memory', '--enable', 'simd', '--initialMemory', '1'],
  },
  { name: 'network', user: 'picture', entry: 'library/kernel/network/index.ts', options: ['--enable', 'simd', '--initialMemory', '1'] },
];

export async function buildKernels() {
  for (const { name, user, entry, options } of kernels) {
    const folder = join(root, 'library', 'src', user, 'generated');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.ts`), asModule(name, await compile(entry, options)));
  }
}

async function compile(entry, options) {
  let bytes;
  const { error, stderr } = await asc.main([entry, '-O3', '--noAssert', '--runtime', 'stub', '-o', 'kernel.wasm', ...options], {
    baseDir: root,
    writeFile(_, contents) {
      if (typeof contents !== 'string') bytes = contents;
    },
  });
  if (error || !bytes) throw new Error(`${entry} does not compile: ${error?.message}\n${stderr.toString()}`);
  return bytes;
}

function asModule(name, bytes) {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,120}/g);
  return `// Made from library/kernel/${name} by scripts/kernels.mjs; never edited, never committed.\nexport const ${name}Kernel: string =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`;
}
