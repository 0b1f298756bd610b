import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type CertificateFiles, certifying } from '#certificates';
import { Budget, fail, type Hash, type Puzzle, type Result } from '#core';
import type { CertifyReport, Operations } from '#operations';
import { beginClock } from '#operations';
import { UsageError } from '../command.ts';
import type { Given, Steps, Way } from '../command-of.ts';
import { fileFailure } from '../save.ts';

type Fields = Parameters<Operations['certify']['run']>[1];

/** The files of a certificate that are written as they come. */
const LONG = ['cnf', 'lrat'] as const;

/** Certificates as files, of whatever size. */
export const certifyWay: Way = {
  options: [
    { flags: '-o, --out <DIR>', summary: 'the folder for the files: 1.txt, 1.json, 1.cnf, 1.lrat for the first puzzle, and so on' },
  ],
  examples: [
    ['ninefold certify puzzles.txt --out proofs', 'four files a puzzle; `ninefold verify proofs` checks them'],
    ['lrat-check proofs/1.cnf proofs/1.lrat', 'somebody else checks the first one'],
  ],
  notes:
    'The claim is "exactly these solutions": none, one, or up to 1000. A claim that could not be proved leaves no file behind. docs/certificates.md says what the files hold.',
  start: ({ options, fields, tools }: Given): Partial<Steps> => {
    const folder = options['out'];
    if (folder === undefined) return {};
    const out = String(folder);
    const made = attempt(() => mkdirSync(out, { recursive: true }), out);
    if (!made.ok) throw new UsageError(made.error);
    let nodes = 0;
    let open: CertificateFolder | undefined;
    return {
      async run({ puzzle }, number) {
        open = new CertificateFolder(join(out, String(number)));
        const clock = beginClock(fields as Fields, tools.limits).budget();
        const budget = new Budget({
          ...clock,
          onProgress(spent) {
            nodes = spent;
          },
        });
        const report = await certifyInto(puzzle, open, budget, tools);
        open = undefined;
        nodes = 0;
        return report;
      },
      howFar() {
        open?.remove();
        return nodes > 0 ? `, ${nodes} nodes into the next` : '';
      },
      objects: (json) => [json],
    };
  },
};

async function certifyInto(
  puzzle: Puzzle,
  folder: CertificateFolder,
  budget: Budget,
  tools: Given['tools'],
): Promise<Result<CertifyReport>> {
  const prover = await tools.workshop.prover();
  if (!prover) return fail('this machine has no WebAssembly, which proofs need');
  const files = folder.open();
  if (!files.ok) return files;
  const steps = certifying(puzzle, prover, budget, files.value);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (!done) {
        // Lets an interruption in.
        await new Promise((resolve) => setImmediate(resolve));
        continue;
      }
      if (!value.ok) return value;
      if (value.value.status === 'proved') folder.finish(value.value.puzzle, `${JSON.stringify(value.value.claim, undefined, 2)}\n`);
      return { ok: true, value: { certification: value.value } };
    }
  } catch (error) {
    return fileFailure(error, folder.stem);
  } finally {
    folder.remove();
  }
}

/** The four files of one certificate. They have their names only when all of it is there. */
class CertificateFolder {
  readonly stem: string;
  readonly #descriptors = new Map<string, number>();

  constructor(stem: string) {
    this.stem = stem;
  }

  open(): Result<CertificateFiles> {
    return attempt(() => {
      for (const ending of LONG) this.#descriptors.set(ending, openSync(this.#part(ending), 'w'));
      return {
        formula: (bytes: Uint8Array) => this.#write('cnf', bytes),
        proof: (bytes: Uint8Array) => this.#write('lrat', bytes),
        makeHash: nodeHash,
      };
    }, this.stem);
  }

  /** Gives everything its name; the claim comes last, so that whoever finds one finds the rest. */
  finish(puzzle: string, claim: string): void {
    for (const [ending, text] of [['txt', puzzle] as const, ['json', claim] as const]) {
      this.#descriptors.set(ending, openSync(this.#part(ending), 'w'));
      this.#write(ending, Buffer.from(text));
    }
    this.#close();
    for (const ending of ['txt', ...LONG, 'json']) renameSync(this.#part(ending), `${this.stem}.${ending}`);
  }

  /** Takes away what has no name yet. */
  remove(): void {
    this.#close();
    for (const ending of ['txt', ...LONG, 'json']) rmSync(this.#part(ending), { force: true });
  }

  #close(): void {
    for (const descriptor of this.#descriptors.values()) closeSync(descriptor);
    this.#descriptors.clear();
  }

  #part(ending: string): string {
    return `${this.stem}.${ending}.part`;
  }

  #write(ending: string, bytes: Uint8Array): void {
    const descriptor = this.#descriptors.get(ending)!;
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
  }
}

/** SHA-256 as Node has it. */
export function nodeHash(): Hash {
  const hash = createHash('sha256');
  return { add: (bytes) => hash.update(bytes), hex: () => hash.digest('hex') };
}

function attempt<T>(work: () => T, name: string): Result<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return fileFailure(error, name);
  }
}
