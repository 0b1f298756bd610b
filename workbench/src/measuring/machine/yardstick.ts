import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './clock.ts';

/** A peer written in C that is the same everywhere, so that a ratio to it means something on a noisy machine. */
export interface Yardstick {
  measure(file: string, lines: Uint8Array, seconds: number): Measurement;
  remove(): void;
}

/** Compiles the yardstick; undefined where there is no C compiler. */
export function compileYardstick(source: string): Yardstick | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  const program = join(folder, 'yardstick');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync('cc', ['-O3', '-march=native', source, '-o', program], { stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  return {
    remove,
    measure(file, lines, seconds) {
      const list = join(folder, 'list.txt');
      writeFileSync(list, lines);
      const printed = execFileSync(program, [list, String(seconds)], { encoding: 'utf8' });
      const { puzzles, unique, perSecond, nodesPerPuzzle } = JSON.parse(printed) as Pick<
        Measurement,
        'puzzles' | 'unique' | 'perSecond'
      > & { nodesPerPuzzle: number };
      return {
        solver: 'yardstick',
        file,
        puzzles,
        unique,
        perSecond,
        nodesPerPuzzle,
        unanswered: 0,
        passes: Math.max(1, Math.round((perSecond * seconds) / puzzles)),
      };
    },
  };
}
