import { expect, test } from 'vitest';
import { Candidates, type Geometry } from '#core';
import { kindOf } from '#kinds';
import { GeneralKernel } from './general.ts';
import { generalKernel } from './generated/general.ts';
import { loadProbers } from './prober.ts';
import { compileKernel } from './wasm.ts';

// One geometry for each, as kinds with rules have them: more than kernels may wait.
const geometries = Array.from({ length: 4 }, () =>
  ['classic:2x3', 'latin:7', 'solid:2', 'faces3:2'].map((spec) => kindOf(spec).geometry),
).flat();
const general = (await compileKernel(generalKernel))!;

/** The grid that a kernel of its own comes to. */
function aloneOf(geometry: Geometry, seed: number): unknown {
  const search = new GeneralKernel(general).prepare(geometry).begin(Candidates.all(geometry.cellCount, geometry.size), true, seed);
  while (search.found() === 0) search.run(1, Number.POSITIVE_INFINITY, 1e6);
  return search.last();
}

/** How many kernels are made meanwhile. */
function kernelsMadeIn(work: () => void): number {
  let made = 0;
  const plain = WebAssembly.Instance;
  const construct = (target: typeof plain, args: ConstructorParameters<typeof plain>): WebAssembly.Instance => {
    made++;
    return new target(...args);
  };
  WebAssembly.Instance = new Proxy(plain, { construct });
  try {
    work();
  } finally {
    WebAssembly.Instance = plain;
  }
  return made;
}

test('many geometries share few memories, and each is answered as by a kernel of its own', async () => {
  const probers = geometries.map(await loadProbers());
  // Forth and back, so that a kernel is met with the tables of the same geometry and of others.
  const asked = [...probers.keys(), ...[...probers.keys()].reverse()];
  const found: unknown[] = [];
  const made = kernelsMadeIn(() => {
    for (const i of asked) found.push(probers[i]!.ask({ limit: 1, effort: 1000, seed: 1 + i, wantsLast: true }).last);
  });
  expect(made).toBeLessThan(6);
  expect(found).toEqual(asked.map((i) => aloneOf(geometries[i]!, 1 + i)));
});

test('a question inside of a question has a kernel of its own', async () => {
  const [outer, inner] = geometries.slice(0, 2).map(await loadProbers());
  const question = { limit: 1, effort: 1000, seed: 3, wantsLast: true };
  const found: unknown[] = [];
  const isCancelled = (): boolean => {
    found.push(inner!.ask(question).last);
    return false;
  };
  found.push(outer!.ask({ ...question, isCancelled }).last);
  expect(found).toEqual([aloneOf(geometries[1]!, 3), aloneOf(geometries[0]!, 3)]);
});
