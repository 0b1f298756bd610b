/** The bytes of a kernel from the text of its generated module. `atob` exists in Node and in every page. */
function decodeKernel(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const compiled = new Map<string, Promise<WebAssembly.Module | undefined>>();

/** A kernel, compiled once; undefined where this machine has no WebAssembly, or not the part of it that the kernel needs. */
export function compileKernel(base64: string): Promise<WebAssembly.Module | undefined> {
  const module = compiled.get(base64) ?? compile(base64);
  compiled.set(base64, module);
  return module;
}

async function compile(base64: string): Promise<WebAssembly.Module | undefined> {
  if (typeof WebAssembly === 'undefined') return undefined;
  const bytes = decodeKernel(base64);
  return WebAssembly.validate(bytes) ? WebAssembly.compile(bytes) : undefined;
}

/** A new instance of a kernel, with a memory of its own. The general one tells the lines of a proof, where one is asked for. */
export function instantiate<Exports>(module: WebAssembly.Module, told: (at: number, words: number) => void = () => undefined): Exports {
  const abort = (): never => {
    throw new Error('a kernel met a state that it holds to be impossible');
  };
  return new WebAssembly.Instance(module, { env: { abort, told } }).exports as Exports;
}

/**
 * Instances of a kernel, each with a memory of its own. A search holds one until it ends; one that is begun inside
 * another (by a caller that solves while solutions stream in) gets another instance.
 */
export class InstancePool<Exports> {
  readonly #make: () => Exports;
  readonly #free: Exports[] = [];

  constructor(make: () => Exports) {
    this.#make = make;
  }

  use<T>(work: (kernel: Exports) => T): T {
    const kernel = this.#free.pop() ?? this.#make();
    const result = work(kernel);
    // An instance whose work threw is not used again: what it holds is unknown.
    this.#free.push(kernel);
    return result;
  }
}
