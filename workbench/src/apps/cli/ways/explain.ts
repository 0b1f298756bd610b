import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Puzzle, plainSpeaker, type Result, speak } from '#core';
import { drawStep } from '#drawing';
import type { ExplainedStep } from '#operations';
import { applyDeduction, type Desk } from '#techniques';
import type { Way } from '../command-of.ts';

/** Explaining with a picture of every step. */
export const explainWay: Way = {
  options: [{ flags: '--svg <DIR>', summary: 'draw every step into this folder' }],
  examples: [
    ['ninefold explain puzzle.txt', 'numbered steps in plain words'],
    ['ninefold explain cube.txt --kind solid:3 --json', 'cells, candidates and chains of every step'],
    ['ninefold explain puzzle.txt --svg steps', 'steps/step-001.svg and so on: rings for the pattern, crosses for what falls'],
  ],
  start({ options, tools }) {
    const { svg } = options;
    let drawn = 0;
    if (typeof svg !== 'string') return {};
    return {
      shown({ puzzle, isOnly }, report) {
        const folder = isOnly ? svg : join(svg, `puzzle-${String(++drawn).padStart(3, '0')}`);
        return drawSteps(puzzle, (report as { readonly steps: readonly ExplainedStep[] }).steps, tools.workshop.desk, folder);
      },
    };
  },
};

/** Writes a picture of every step. */
function drawSteps(puzzle: Puzzle, steps: readonly ExplainedStep[], desk: Desk, folder: string): Result<true> {
  const board = desk.lay(puzzle, false);
  try {
    mkdirSync(folder, { recursive: true });
    steps.forEach((step, i) => {
      const picture = drawStep(puzzle, {
        title: `${i + 1}. ${speak(step.label, plainSpeaker)}`,
        text: speak(step.why, plainSpeaker),
        values: Uint8Array.from(board.values),
        candidatesOf: (cell) => board.candidatesOf(cell),
        step,
      });
      writeFileSync(join(folder, `step-${String(i + 1).padStart(3, '0')}.svg`), picture);
      applyDeduction(board, step);
    });
    return ok(true);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'it is a file' : code === 'EACCES' ? 'there is no permission' : code;
    return fail('cannot write into the folder {folder}: {why}', { folder, why });
  }
}
