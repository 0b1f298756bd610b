import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fail, foreign, type Result } from '#core';
import { findOperation } from '#questions';
import { type Source, type Verified, verifyCertificate } from '#verify';
import type { Way } from '../command-of.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { inWords } from '../in-words.ts';
import { describeFailure } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { nodeHash } from './certify.ts';

/** Certificates in a folder, as `certify` writes them. */
export const verifyWay: Way = {
  arguments: '<dirs...>',
  options: [{ flags: '--json', summary: 'one JSON object per certificate' }],
  without: ['puzzle', 'claim', 'formula', 'proof'],
  examples: [['ninefold verify proofs', 'each certificate of the folder: what holds, or where it breaks']],
  notes:
    'Every solution is checked against the rules, the formula is made anew from the puzzle, and every line of the proof is followed. Nothing of the engines takes part. The exit code is 4 where a certificate is refused.',
  run: async ({ words, options }, io) => verifyFolders(words, Boolean(options['json']), io),
};

async function verifyFolders(folders: readonly string[], asJson: boolean, io: Io): Promise<ExitCode> {
  const progress = startProgress(io, 'verify', 'certificates');
  let [checked, refused] = [0, 0];
  io.onInterrupt(() => `${checked} certificates checked, ${refused} refused`);
  for (const folder of folders) {
    const stems = certificatesIn(folder);
    if (!stems.ok || stems.value.length === 0) {
      io.warn(`ninefold: ${folder}: ${stems.ok ? 'there is no certificate in this folder' : inWords(stems)}`);
      refused++;
      continue;
    }
    for (const stem of stems.value) {
      const result = verifyFiles(join(folder, stem));
      if (!result.ok) refused++;
      progress.update(++checked);
      io.print(`${asJson ? asObject(stem, result) : `${join(folder, stem)}: ${asSentence(result)}`}\n`);
      // Lets an interruption in.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  progress.stop();
  return refused > 0 ? EXIT.failed : EXIT.ok;
}

/** The certificates of a folder, by their numbers. */
function certificatesIn(folder: string): Result<string[]> {
  try {
    const stems = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
    return { ok: true, value: stems.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })) };
  } catch (error) {
    return fail(foreign(describeFailure(error)));
  }
}

function verifyFiles(stem: string): Result<Verified> {
  const open: number[] = [];
  const source = (ending: string): Source => {
    const descriptor = openSync(`${stem}.${ending}`, 'r');
    open.push(descriptor);
    return () => {
      // A new piece each time: the reader may keep the last one.
      const bytes = new Uint8Array(1 << 16);
      const length = readSync(descriptor, bytes);
      return length === 0 ? undefined : bytes.subarray(0, length);
    };
  };
  try {
    return verifyCertificate({
      puzzle: source('txt'),
      claim: source('json'),
      formula: source('cnf'),
      proof: source('lrat'),
      makeHash: nodeHash,
    });
  } catch (error) {
    return fail('a file of the certificate cannot be read: {reason}', { reason: foreign(describeFailure(error)) });
  } finally {
    for (const descriptor of open) closeSync(descriptor);
  }
}

function asObject(stem: string, result: Result<Verified>): string {
  return JSON.stringify({ certificate: stem, ...findOperation('verify')!.json(undefined, result, {}) });
}

function asSentence(result: Result<Verified>): string {
  if (!result.ok) return `refused: ${inWords(result)}`;
  const { solutions, clauses, lines, kind } = result.value;
  const claim =
    solutions.length === 0
      ? 'no solution'
      : solutions.length === 1
        ? 'one solution, and no other'
        : `${solutions.length} solutions, and no other`;
  return `holds: ${claim} (${kind}, ${clauses} clauses, ${lines} lines)`;
}
