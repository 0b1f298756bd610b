import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, foreign, type Result } from '#core';
import { PLAIN_TERMINAL, verifyReport } from '#operations';
import { findOperation } from '#questions';
import { verifySteps } from '#verify';
import type { Way } from '../command-of.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { inWords, speaker } from '../in-words.ts';
import { describeFailure } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';

/** How the name of an explanation ends. */
const STEPS = '.claims';

/** Certificates in a folder, as `certify` writes them. */
export const verifyWay: Way = {
  arguments: '<dirs...>',
  options: [{ flags: '--json', summary: 'one JSON object per certificate' }],
  without: ['puzzle', 'claim', 'formula', 'proof'],
  examples: [['ninefold verify proofs', 'each certificate of the folder: what holds, or where it breaks']],
  notes:
    'Every solution is checked against the rules, the formula is made again from the puzzle, and every line of the proof is followed. Explanations (`N.claims.json`) are checked step by step, each from the cells that it names. Nothing of the engines takes part. The exit code is 4 where a certificate is refused.',
  run: async ({ words, options }, io) => verifyFolders(words, Boolean(options['json']), io),
};

async function verifyFolders(folders: readonly string[], asJson: boolean, io: Io): Promise<ExitCode> {
  const { verifyFiles } = await import('#proofs');
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
      const { result, object, sentence } = stem.endsWith(STEPS)
        ? stepsOf(join(folder, stem))
        : certificateOf(join(folder, stem), verifyFiles);
      if (!result.ok) refused++;
      progress.update(++checked);
      io.print(`${asJson ? JSON.stringify({ certificate: stem, ...object }) : `${join(folder, stem)}: ${sentence}`}\n`);
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

/** What was checked, for machines and for people. */
interface Checked {
  readonly result: Result<unknown>;
  readonly object: object;
  readonly sentence: string;
}

function certificateOf(stem: string, verifyFiles: typeof import('#proofs').verifyFiles): Checked {
  const result = readable(() => verifyFiles(stem));
  return told('verify', result, verifyReport(result));
}

/** The steps of an explanation, as `explain --claims` writes them. */
function stepsOf(stem: string): Checked {
  const result = readable(() => verifySteps(readFileSync(`${stem}.json`, 'utf8')));
  return told('verify-steps', result, { checked: result });
}

/** As the operation tells it that is asked over HTTP. */
function told(id: 'verify' | 'verify-steps', result: Result<unknown>, report: unknown): Checked {
  const operation = findOperation(id)!;
  return {
    result,
    object: operation.json(undefined, report, {}),
    sentence: operation.lines(undefined, report, {}, { ...PLAIN_TERMINAL, speaker }),
  };
}

function readable<T>(check: () => Result<T>): Result<T> {
  try {
    return check();
  } catch (error) {
    return fail('a file of the certificate cannot be read: {reason}', { reason: foreign(describeFailure(error)) });
  }
}
