import { readFileSync } from 'node:fs';
import { type Engine, fail, makeRandom, must, ok, type Puzzle, type Result } from '#core';
import { LINE_STRIDE, loadEngine } from '#engines';
import { readPuzzles } from '#formats';

// What benchmarks of lists have in common: reading them.

function readText(path: string): Result<string> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch {
    return fail('{path}: cannot be read', { path });
  }
}

/** The puzzles of a file that can be read; at least one. */
export function readList(path: string, kind?: string): Result<Puzzle[]> {
  const text = readText(path);
  if (!text.ok) return text;
  const puzzles = readPuzzles(text.value, kind === undefined ? {} : { kind }).flatMap(({ result }) => (result.ok ? [result.value] : []));
  return puzzles.length > 0 ? ok(puzzles) : fail('{path}: holds no puzzle', { path });
}

/** Plain 9x9 puzzles packed one after the other, as `LinesSolver` takes them, shuffled so that no solver profits from the order of a list. */
export function readLines(path: string, seed: number): Result<Uint8Array<ArrayBuffer>> {
  const text = readText(path);
  if (!text.ok) return text;
  const lines = text.value
    .split(/\r?\n/)
    .map((line) => line.slice(0, LINE_STRIDE - 1))
    .filter((line) => /^[0-9.]{81}$/.test(line));
  if (lines.length === 0) return fail('{path}: holds no plain 9x9 puzzle', { path });
  return ok(
    new TextEncoder().encode(
      makeRandom(seed)
        .shuffle(lines)
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
}

/** An engine of ours by its id. */
export async function engineOf(id: string): Promise<Engine> {
  return must(await loadEngine(id));
}
