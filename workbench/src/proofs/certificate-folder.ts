import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CertificateFiles, type Certification, certifying } from '#certificates';
import type { Budget, Hash, Puzzle, Result } from '#core';
import type { Prover } from '#engines';

/** The files of a certificate that are written as they come. */
const LONG = ['cnf', 'lrat'] as const;
const ENDINGS = ['txt', ...LONG, 'drat', 'json'] as const;

/**
 * Proves a puzzle into the files `stem.txt`, `.json`, `.cnf` and `.lrat`, with `drat` also `.drat`, and lets others in between; what could not be
 * proved leaves none of them. `onProof` is called when the proof is there and the formula is still to be written. Throws what the file system throws.
 */
export async function certifyInto(
  stem: string,
  puzzle: Puzzle,
  prover: Prover,
  budget: Budget,
  { drat = false, onProof }: { readonly drat?: boolean; readonly onProof?: () => void } = {},
): Promise<Result<Certification>> {
  mkdirSync(dirname(stem), { recursive: true });
  const folder = new CertificateFolder(stem);
  try {
    const steps = certifying(puzzle, prover, budget, folder.open(drat), onProof);
    for (;;) {
      const { done, value } = steps.next();
      if (!done) {
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      if (value.ok && value.value.status === 'proved')
        folder.finish(value.value.puzzle, `${JSON.stringify(value.value.claim, undefined, 2)}\n`);
      return value;
    }
  } finally {
    folder.remove();
  }
}

/** The files of one certificate. They have their names only when all of it is there. */
class CertificateFolder {
  readonly stem: string;
  readonly #descriptors = new Map<string, number>();

  constructor(stem: string) {
    this.stem = stem;
  }

  open(withDrat: boolean): CertificateFiles {
    for (const ending of withDrat ? [...LONG, 'drat'] : LONG) this.#descriptors.set(ending, openSync(this.#part(ending), 'w'));
    return {
      formula: (bytes: Uint8Array) => this.#write('cnf', bytes),
      proof: (bytes: Uint8Array) => this.#write('lrat', bytes),
      ...(withDrat ? { drat: (bytes: Uint8Array) => this.#write('drat', bytes) } : {}),
      makeHash: nodeHash,
    };
  }

  /** Gives everything its name; the claim comes last, so that where there is one there is the rest. */
  finish(puzzle: string, claim: string): void {
    for (const [ending, text] of [['txt', puzzle] as const, ['json', claim] as const]) {
      this.#descriptors.set(ending, openSync(this.#part(ending), 'w'));
      this.#write(ending, Buffer.from(text));
    }
    const written = ENDINGS.filter((ending) => this.#descriptors.has(ending));
    this.#close();
    // An older one would be the proof of another puzzle.
    rmSync(`${this.stem}.drat`, { force: true });
    for (const ending of written) renameSync(this.#part(ending), `${this.stem}.${ending}`);
  }

  /** Takes away what has no name yet. */
  remove(): void {
    this.#close();
    removeUnfinished(this.stem);
  }

  #close(): void {
    for (const descriptor of this.#descriptors.values()) closeSync(descriptor);
    this.#descriptors.clear();
  }

  #part(ending: string): string {
    return partOf(this.stem, ending);
  }

  #write(ending: string, bytes: Uint8Array): void {
    const descriptor = this.#descriptors.get(ending)!;
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
  }
}

function partOf(stem: string, ending: string): string {
  return `${stem}.${ending}.part`;
}

/** Takes away what an interrupted proof left. */
export function removeUnfinished(stem: string): void {
  for (const ending of ENDINGS) rmSync(partOf(stem, ending), { force: true });
}

/** SHA-256 as Node has it. */
export function nodeHash(): Hash {
  const hash = createHash('sha256');
  return { add: (bytes) => hash.update(bytes), hex: () => hash.digest('hex') };
}
