import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A peer written in C that is the same everywhere, so that a ratio to it means something on a noisy machine. */
interface Yardstick {
  /** Solves plain 9x9 lines with proof of uniqueness, whole passes. */
  measure(lines: Uint8Array, seconds: number): YardstickSpeed;
  remove(): void;
}

interface YardstickSpeed {
  readonly puzzles: number;
  readonly unique: number;
  /** Puzzles per second of CPU time. */
  readonly perSecond: number;
  readonly nodesPerPuzzle: number;
  readonly passes: number;
}

/** Its source lies in the package: two folders above the bundle. */
const SOURCE = fileURLToPath(new URL('../../src/measuring/machine/yardstick.c', import.meta.url));

/** Compiles the yardstick; undefined where there is no C compiler. */
export function compileYardstick(): Yardstick | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  const program = join(folder, 'yardstick');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync('cc', ['-O3', '-march=native', SOURCE, '-o', program], { stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  return {
    remove,
    measure(lines, seconds) {
      const list = join(folder, 'list.txt');
      writeFileSync(list, lines);
      const printed = execFileSync(program, [list, String(seconds)], { encoding: 'utf8' });
      const { puzzles, unique, perSecond, nodesPerPuzzle } = JSON.parse(printed) as Omit<YardstickSpeed, 'passes'>;
      const passes = Math.max(1, Math.round((perSecond * seconds) / puzzles));
      return { puzzles, unique, perSecond, nodesPerPuzzle, passes };
    },
  };
}
