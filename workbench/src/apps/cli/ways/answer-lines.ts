import { describeClash, findClashes, isLineSolution, type Said } from '#core';
import { LINE_STRIDE, type LinesAnswer } from '#engines';
import { type PlainLines, readPuzzles } from '#formats';
import { EXIT, type ExitCode } from '../exit.ts';
import { say } from '../in-words.ts';
import type { LinesWork } from '../input.ts';
import type { Io } from '../io.ts';

/** Shows what came of a run of plain lines: the same words as for puzzles one by one. */
export function answerLines(
  lines: PlainLines,
  where: string,
  solving: LinesAnswer | Promise<LinesAnswer>,
  io: Io,
  onShown: (count: number) => void,
): LinesWork {
  let answer: LinesAnswer | undefined;
  const keep = (solved: LinesAnswer): void => {
    answer = solved;
  };
  const working = solving instanceof Promise ? solving.then(keep) : keep(solving);
  return {
    working: working ?? undefined,
    show() {
      const { counts, solutions } = answer!;
      counts.forEach((count, index) => {
        if (count > 0 && !isLineSolution(lines.bytes, solutions, index * LINE_STRIDE))
          throw new Error(`the engine "fast" gave a line that is no solution: ${where}, puzzle ${index + 1} from there`);
      });
      const exit = counts.every((count) => count === 1) ? showAll(answer!, io) : showEach(answer!, lines, where, io);
      onShown(counts.length);
      return exit;
    },
  };
}

function showAll({ solutions }: LinesAnswer, io: Io): ExitCode {
  io.printBytes(solutions);
  return EXIT.ok;
}

function showEach({ counts, solutions }: LinesAnswer, lines: PlainLines, where: string, io: Io): ExitCode {
  let exit: ExitCode = EXIT.ok;
  const file = where.slice(0, where.lastIndexOf(':'));
  const textOf = (bytes: Uint8Array, index: number): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset + index * LINE_STRIDE, LINE_STRIDE - 1).toString('latin1');
  counts.forEach((count, index) => {
    if (count === 0) {
      exit = EXIT.unsolvable;
      for (const clash of clashesOf(textOf(lines.bytes, index))) io.warn(`ninefold: ${file}:${lines.line + index}: ${say(clash)}`);
    }
    io.print(count === 0 ? '# none\n' : `${textOf(solutions, index)}${count > 1 ? ' # several' : ''}\n`);
  });
  return exit;
}

function clashesOf(text: string): Said[] {
  const [item] = readPuzzles(text, { from: 'line' });
  if (!item?.result.ok) return [];
  const puzzle = item.result.value;
  return findClashes(puzzle).map((clash) => describeClash(puzzle, clash));
}
