import type { Geometry } from '#core';
import { GeneralKernel } from './general.ts';
import { Shapes } from './program.ts';

/** Kernels that may wait for their next puzzle. */
const MOST_WAITING = 4;

/**
 * General kernels for callers that ask about the same geometries again and again. The tables of a geometry cost more than most of its puzzles, so each
 * finds the kernel that has its own; where none has them, the one that has waited longest takes them. Only where few wait is one made: a
 * memory is of 70 MB, and with every new one the runtime walks through all that the program holds to find old ones that it could give back.
 */
export class KernelShelf {
  readonly #module: WebAssembly.Module;
  readonly #patience: number | undefined;
  readonly #shapes = new Shapes();
  /** Those that were used last stand last. */
  readonly #waiting: GeneralKernel[] = [];

  constructor(module: WebAssembly.Module, patience?: number) {
    this.#module = module;
    this.#patience = patience;
  }

  make(): GeneralKernel {
    return new GeneralKernel(this.#module, this.#shapes, this.#patience);
  }

  /** Lends a kernel; work that is begun inside of work gets another. */
  use<T>(geometry: Geometry, work: (kernel: GeneralKernel) => T): T {
    const known = this.#waiting.findLastIndex((kernel) => kernel.isReadyFor(geometry));
    const [kernel = this.make()] = known >= 0 || this.#waiting.length >= MOST_WAITING ? this.#waiting.splice(Math.max(known, 0), 1) : [];
    const result = work(kernel);
    // A kernel whose work threw is not used again: what it holds is unknown.
    this.#waiting.push(kernel);
    return result;
  }
}

const shelves = new WeakMap<WebAssembly.Module, KernelShelf>();

/** The shelf of all who take the kernel as it is. */
export function shelfOf(module: WebAssembly.Module): KernelShelf {
  const shelf = shelves.get(module) ?? new KernelShelf(module);
  shelves.set(module, shelf);
  return shelf;
}
