import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Certification } from '#certificates';
import { type Budget, fail, type Puzzle, type Result } from '#core';
import type { Workshop } from '#operations';
import { type CommandOption, UsageError } from './command.ts';
import { fileFailure } from './save.ts';

/** For commands that make puzzles. */
export const certifyOption: CommandOption = {
  flags: '--certify <DIR>',
  summary: 'write a certificate of each puzzle into this folder: 1.txt, 1.json, 1.cnf, 1.lrat and so on',
};

/** A folder that the user named for certificates, numbered from 1. */
export class CertifiedFolder {
  readonly #folder: string;
  readonly #workshop: Workshop;
  #abandon: (() => void) | undefined;

  constructor(folder: string, workshop: Workshop) {
    this.#folder = folder;
    this.#workshop = workshop;
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      const failure = fileFailure(error, folder);
      if (!failure.ok) throw new UsageError(failure.error);
    }
  }

  async add(number: number, puzzle: Puzzle, budget: Budget, drat = false): Promise<Result<Certification>> {
    const prover = await this.#workshop.prover();
    if (!prover) return fail('this machine has no WebAssembly, which proofs need');
    const stem = join(this.#folder, String(number));
    // Loaded when wanted, so that every other command starts without it.
    const { certifyInto, removeUnfinished } = await import('#proofs');
    this.#abandon = () => removeUnfinished(stem);
    try {
      return await certifyInto(stem, puzzle, prover, budget, { drat });
    } catch (error) {
      return fileFailure(error, stem);
    } finally {
      this.#abandon = undefined;
    }
  }

  /** For an interruption: half a certificate is none. */
  abandon(): void {
    this.#abandon?.();
  }
}
