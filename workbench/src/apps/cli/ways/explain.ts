import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Puzzle, type Result } from '#core';
import { drawStep } from '#drawing';
import type { ExplainedStep } from '#operations';
import { applyDeduction, type Desk } from '#techniques';
import type { Way } from '../command-of.ts';
import { say } from '../in-words.ts';

/** Explaining with a picture of every step. */
export const explainWay: Way = {
  without: ['claims'],
  options: [
    { flags: '--svg <DIR>', summary: 'draw every step into this folder' },
    { flags: '--claims <DIR>', summary: 'write what each step claims, and from what, into this folder: 1.claims.json and so on' },
  ],
  examples: [
    ['ninefold explain puzzle.txt', 'numbered steps in plain words'],
    ['ninefold explain cube.txt --kind solid:3 --json', 'cells, candidates and chains of every step'],
    ['ninefold explain puzzle.txt --claims proofs', '`ninefold verify proofs` checks every step by itself'],
    ['ninefold explain puzzle.txt --svg steps', 'steps/step-001.svg and so on: rings for the pattern, crosses for what falls'],
  ],
  start({ operation, fields, run, options, tools }) {
    const { svg, claims } = options;
    let shown = 0;
    if (typeof svg !== 'string' && typeof claims !== 'string') return {};
    return {
      ...(typeof claims === 'string' ? { run: ({ puzzle }, number) => run(puzzle, number, { claims: true }) } : {}),
      shown({ puzzle, isOnly }, report) {
        shown++;
        const { steps } = report as { readonly steps: readonly ExplainedStep[] };
        if (typeof claims === 'string') {
          const json = operation.json(puzzle, report, { ...fields, claims: true }) as { readonly claims: string };
          const saved = intoFolder(claims, () => writeFileSync(join(claims, `${shown}.claims.json`), `${json.claims}\n`));
          if (!saved.ok || typeof svg !== 'string') return saved;
        }
        const folder = isOnly ? String(svg) : join(String(svg), `puzzle-${String(shown).padStart(3, '0')}`);
        return drawSteps(puzzle, steps, tools.workshop.desk, folder);
      },
    };
  },
};

/** Writes a picture of every step. */
function drawSteps(puzzle: Puzzle, steps: readonly ExplainedStep[], desk: Desk, folder: string): Result<true> {
  const board = desk.lay(puzzle, false);
  return intoFolder(folder, () => {
    steps.forEach((step, i) => {
      const picture = drawStep(puzzle, {
        title: `${i + 1}. ${say(step.label)}`,
        text: say(step.why),
        values: Uint8Array.from(board.values),
        candidatesOf: (cell) => board.candidatesOf(cell),
        step,
      });
      writeFileSync(join(folder, `step-${String(i + 1).padStart(3, '0')}.svg`), picture);
      applyDeduction(board, step);
    });
  });
}

/** Makes the folder and writes into it; a failure of the file system becomes a sentence. */
function intoFolder(folder: string, write: () => void): Result<true> {
  try {
    mkdirSync(folder, { recursive: true });
    write();
    return ok(true);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'it is a file' : code === 'EACCES' ? 'there is no permission' : code;
    return fail('cannot write into the folder {folder}: {why}', { folder, why });
  }
}
