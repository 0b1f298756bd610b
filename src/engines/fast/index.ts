import type { Engine, Geometry } from '#core';
import { beginClassic, type ClassicKernel, isClassicNine } from './classic.ts';
import { fallback } from './fallback.ts';
import { classicKernel } from './generated/classic.ts';
import { runInSlices } from './slices.ts';
import { compileKernel, InstancePool } from './wasm.ts';

/** Nodes of the first slice on the classic grid: about a millisecond. */
const CLASSIC_SLICE = 4096;

/** Loads the engine that everything a user meets is built on. */
export async function loadFast(): Promise<Engine> {
  const classic = await compileKernel(classicKernel);
  return classic ? makeFast(new InstancePool<ClassicKernel>(classic)) : fallback;
}

function makeFast(classic: InstancePool<ClassicKernel>): Engine {
  // Whether a geometry is classic is asked for every puzzle of a file that shares it.
  const known = new WeakMap<Geometry, boolean>();
  const isClassic = (geometry: Geometry): boolean => {
    const answer = known.get(geometry) ?? isClassicNine(geometry);
    known.set(geometry, answer);
    return answer;
  };
  return {
    id: 'fast',
    refuses: () => undefined,
    solve(puzzle, request) {
      const wantsSolutions = request.onSolution !== undefined || request.trace !== undefined;
      if (!isClassic(puzzle.geometry)) return fallback.solve(puzzle, request);
      return classic.use((kernel) => runInSlices(beginClassic(kernel, puzzle, wantsSolutions), request, CLASSIC_SLICE));
    },
  };
}
