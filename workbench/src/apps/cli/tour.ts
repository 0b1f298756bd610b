import { DEFAULT_ENGINE, loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { drawPuzzle, solvePuzzle } from '#operations';
import { EXIT, type ExitCode } from './exit.ts';
import { speaker } from './in-words.ts';
import type { Io } from './io.ts';
import { CLASSIC, CUBE } from './tour-puzzles.ts';

const TRY = [
  ['ninefold kinds', 'every kind of grid, flat and solid'],
  ['ninefold solve FILE', 'one puzzle per line, or any of the formats that `ninefold formats` lists'],
  [
    'ninefold check --puzzle 1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7',
    'unique? minimal? how hard by its clues?',
  ],
  ['ninefold explain examples/figure11.txt', 'the whole solution, step by step, in words'],
  ['ninefold compare examples/figure11.txt', 'every engine on one puzzle'],
  ['ninefold count --kind solid:2 --puzzle ................................................................', 'all 768 cubes of 4x4x4'],
  ['ninefold --help', 'all commands'],
] as const;

/** What the bare command shows: two puzzles solved and drawn, and what to try next. */
export async function tour(io: Io): Promise<ExitCode> {
  const { bold, dim } = io.colours;
  io.print(`${bold('Ninefold')}, a Sudoku workbench in two and three dimensions\n\n`);
  for (const { heading, text, kind } of [CLASSIC, CUBE]) {
    const puzzle = parsePuzzle(text, { kind });
    const engine = await loadEngine(DEFAULT_ENGINE);
    if (!puzzle.ok || !engine.ok) throw new Error('a puzzle of the tour cannot be read');
    const { count, solutions, counters, elapsedMs } = solvePuzzle(puzzle.value, engine.value, { limit: 2, budget: {}, keep: 1 });
    io.print(`${bold(heading)}\n\n${drawPuzzle(puzzle.value, { ...io, speaker }, solutions[0])}\n\n`);
    io.print(
      dim(`${count === 1n ? 'One solution, and no other' : `${count} solutions`}: ${counters.nodes} nodes, ${elapsedMs.toFixed(1)} ms.`),
    );
    io.print('\n\n');
  }
  io.print(`${bold('Try next')} ${dim('(in a clone: npm start -- kinds, or node bin/ninefold.mjs kinds)')}\n`);
  for (const [line, shows] of TRY) io.print(`  ${line}\n    ${dim(shows)}\n`);
  return EXIT.ok;
}
