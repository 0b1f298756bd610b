import { Budget } from '#core';
import type { CertifyReport, Operations } from '#operations';
import { beginClock } from '#operations';
import { CertifiedFolder } from '../certified-folder.ts';
import type { CommandSteps, Given, Way } from '../command-of.ts';

type Fields = Parameters<Operations['certify']['run']>[1];

/** Certificates as files, of whatever size. */
export const certifyWay: Way = {
  options: [
    { flags: '-o, --out <DIR>', summary: 'the folder for the files: 1.txt, 1.json, 1.cnf, 1.lrat for the first puzzle, and so on' },
  ],
  examples: [
    ['ninefold certify puzzles.txt --out proofs', 'four files per puzzle; `ninefold verify proofs` checks them'],
    ['lrat-check proofs/1.cnf proofs/1.lrat', 'another program checks the first one'],
    ['ninefold certify puzzles.txt --out proofs --drat', 'also 1.drat and so on, for `drat-trim proofs/1.cnf proofs/1.drat`'],
  ],
  notes:
    'The claim is "exactly these solutions": none, one, or up to 1000. A claim that could not be proved leaves no file behind. docs/certificates.md says what the files hold.',
  start: ({ options, fields, tools }: Given): Partial<CommandSteps> => {
    if (options['out'] === undefined) return {};
    const folder = new CertifiedFolder(String(options['out']), tools.workshop);
    let nodes = 0;
    return {
      async run({ puzzle }, number) {
        const clock = beginClock(fields as Fields, tools.limits).budget();
        const budget = new Budget({
          ...clock,
          onProgress(spent) {
            nodes = spent;
          },
        });
        const made = await folder.add(number, puzzle, budget, (fields as Fields).drat);
        nodes = 0;
        return made.ok ? { ok: true, value: { certification: made.value } satisfies CertifyReport } : made;
      },
      howFar() {
        folder.abandon();
        return nodes > 0 ? `, ${nodes} nodes into the next` : '';
      },
      objects: (json) => [json],
    };
  },
};
