import type { Puzzle, PuzzleParts, Result } from '#core';
import { needsRegions } from '#kinds';
import { countCells, readGridPuzzle } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { parseRegions } from './region-text.ts';

/**
 * Reads N*N cells followed by N*N characters that map the regions. Undefined where the line is not of that kind: its
 * second half has to have N different characters, each N times, unless a jigsaw was asked for.
 */
export function readJigsawLine(text: string, hints: ReadHints, parts: PuzzleParts, named = false): Result<Puzzle> | undefined {
  const cells = countCells(text);
  const n = Math.sqrt(cells / 2);
  const asked = hints.kindSpec !== undefined && needsRegions(hints.kindSpec);
  if (hints.regions || !Number.isInteger(n) || n < 2 || (hints.kindSpec !== undefined && !asked)) return undefined;
  const characters = text.replace(/\s/g, '');
  const map = characters.slice(n * n);
  if (!asked && (n < 4 || !isMap(map, n))) return undefined;
  const regions = parseRegions(map);
  if (!regions.ok) return regions;
  const { kindSpec, ...rest } = hints;
  const kind = agreeOnKind(named ? rest : hints, `jigsaw:${n}`, regions.value);
  if (!kind.ok) return kind;
  return readGridPuzzle(characters.slice(0, n * n), hints, { kind: kind.value }, parts);
}

function isMap(map: string, n: number): boolean {
  const counts = new Map<string, number>();
  for (const character of map) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts.size === n && [...counts.values()].every((count) => count === n) && /^[0-9a-z]*$/i.test(map);
}
