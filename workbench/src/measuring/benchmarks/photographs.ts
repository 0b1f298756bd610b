import { existsSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, isSamePartition, ok, type Puzzle, round } from '#core';
import { parsePuzzle } from '#formats';
import { cpuSeconds } from '#measuring/machine';
import { decodePicture } from '#photographs';
import {
  findGrids,
  greyOf,
  loadPictureReader,
  type NetworkData,
  type PictureReader,
  type PictureReading,
  type Raster,
  type ReadCage,
  squaresOf,
} from '#picture';
import { defineBenchmark, setting } from './benchmark.ts';

/** One photograph: how many squares and cages were read otherwise than they are printed, and what it cost. */
interface PhotographRow {
  readonly name: string;
  readonly wrong: number;
  /** Whether something is wrong that nothing marks as doubtful: not the square, not the cage, and not the puzzle. */
  readonly silent: boolean;
  readonly cpuSeconds: number;
  readonly error?: string;
  readonly read: string;
}

export const photographs = defineBenchmark({
  id: 'photographs',
  summary: 'Read photographs of puzzles whose digits are known, and count the grids that are read without an error',
  subjects: '<folders...>',
  settings: {
    folds: setting.text(
      'a folder with the networks of a cross-validation: each photograph is read by the one that was fitted without it',
      undefined,
    ),
    squares: setting.text('write the squares of all photographs into this file, for scripts/photographs/train.py', undefined),
  },
  examples: [['photos', 'every photograph with a .dat file beside it']],
  notes:
    'A photograph is NAME.jpg; NAME.dat ends with nine lines of nine numbers, 0 for an empty cell, or NAME.txt has the puzzle, with entries where something is written by hand.',
  async *measure(folders, { folds, squares }, begin) {
    const usual = await loadPictureReader();
    const readerOf = folds === undefined ? () => usual : await readersOf(folds);
    const cut = squares === undefined ? undefined : cutter(squares);
    for (const folder of folders) {
      const names = readdirSync(folder).flatMap((name) => (/\.(dat|txt)$/.test(name) ? [basename(name).slice(0, -4)] : []));
      const progress = begin('reading', 'photographs');
      for (const [done, name] of names.sort().entries()) {
        const began = cpuSeconds();
        const picture = await decodePicture(readFileSync(join(folder, `${name}.jpg`)));
        if (!picture.ok) {
          yield fail(picture);
          continue;
        }
        if (cut) cut.add(name, picture.value);
        else yield ok(compare(name, picture.value, readerOf(name), truthOf(join(folder, name)), began));
        progress.update(done + 1);
      }
      progress.stop();
    }
    cut?.finish();
  },
  line: ({ name, wrong, silent, error, cpuSeconds: cpu }: PhotographRow) =>
    wrong === 0 ? '' : `${name}: ${silent ? 'WITHOUT A MARK, ' : ''}${error ?? `${wrong} squares wrong`} (${cpu.toFixed(2)} s)`,
  table(rows) {
    const right = rows.filter(({ wrong }) => wrong === 0).length;
    const squares = rows.reduce((sum, { wrong }) => sum + wrong, 0);
    const times = rows.map(({ cpuSeconds: cpu }) => cpu).sort((a, b) => a - b);
    const silent = rows.filter((row) => row.silent).length;
    return `${right} of ${rows.length} read without an error, ${squares} squares and cages wrong in all, in ${silent} pictures without a mark of doubt; CPU seconds: median ${times[times.length >> 1] ?? 0}, most ${times.at(-1) ?? 0}`;
  },
});

async function readersOf(folder: string): Promise<(name: string) => PictureReader> {
  const foldOf = JSON.parse(readFileSync(join(folder, 'folds.json'), 'utf8')) as Readonly<Record<string, number>>;
  const readers = new Map<number, PictureReader>();
  for (const fold of new Set(Object.values(foldOf)))
    readers.set(fold, await loadPictureReader(JSON.parse(readFileSync(join(folder, `fold-${fold}.json`), 'utf8')) as NetworkData));
  return (name) => readers.get(foldOf[name] ?? 0)!;
}

/** What is in a photograph, from the file beside it. */
function truthOf(path: string): Puzzle {
  const numbers = existsSync(`${path}.dat`) ? readFileSync(`${path}.dat`, 'utf8').split('\n') : undefined;
  const rows = numbers?.map((row) => row.trim().split(/\s+/)).filter((row) => row.length === 9 && row.every((word) => /^\d$/.test(word)));
  const puzzle = parsePuzzle(rows ? rows.flat().join('') : readFileSync(`${path}.txt`, 'utf8'));
  if (!puzzle.ok) throw new Error(`${path}: ${puzzle.error}`);
  return puzzle.value;
}

function compare(name: string, raster: Raster, reader: PictureReader, truth: Puzzle, began: number): PhotographRow {
  const reading = reader.read(raster);
  const cpu = round(cpuSeconds() - began);
  const all = truth.geometry.cellCount;
  if (!reading.ok) return { name, wrong: all, silent: false, cpuSeconds: cpu, error: reading.error, read: '' };
  const { puzzle } = reading.value;
  const read = [...puzzle.givens].join('');
  const isKind = puzzle.kind.spec === truth.kind.spec && isSamePartition(puzzle.kind.regions, truth.kind.regions);
  const entry = ({ progress }: Puzzle, cell: number): number => progress?.entries[cell] ?? 0;
  const differs = (_: unknown, cell: number): boolean =>
    puzzle.givens[cell] !== truth.givens[cell] || entry(puzzle, cell) !== entry(truth, cell);
  const squares = Array.from(truth.givens).filter(differs).length;
  const [cages, seen] = [cagesOf(truth), cagesOf(puzzle)];
  const lost = [...cages].filter((cage) => !seen.has(cage)).length + [...seen].filter((cage) => !cages.has(cage)).length;
  const wrong = isKind ? squares + lost : all;
  const error = reading.value.notes.map(({ error }) => error).join('; ');
  const what = isKind ? `${squares} squares${cages.size + seen.size > 0 ? ` and ${lost} cages` : ''} wrong` : `read as ${puzzle.kind.spec}`;
  const silent = wrong > 0 && (isKind ? isSilent(reading.value, truth, differs) : !isMarkedAsKind(reading.value));
  return { name, wrong, silent, cpuSeconds: cpu, read, ...(wrong > 0 ? { error: `${what}${error === '' ? '' : `: ${error}`}` } : {}) };
}

/** Whether it is said that the puzzle is wrong, or where its regions end. */
const isMarkedAsKind = ({ soundness, regions }: PictureReading): boolean => soundness !== 'proper' || regions.some(({ vague }) => vague);

/** Whether a person who looks at everything that is marked would miss something that is wrong. A puzzle without exactly one solution is a mark for all of it. */
function isSilent(
  { soundness, squares, cages, uncaged }: PictureReading,
  truth: Puzzle,
  differs: (_: unknown, cell: number) => boolean,
): boolean {
  if (soundness !== 'proper') return false;
  if (squares.some((square) => differs(undefined, square.cell) && !square.doubtful && square.instead === undefined)) return true;
  const known = cagesOf(truth);
  const isMarked = ({ doubtful, vague, instead }: ReadCage): boolean => doubtful || vague || instead !== undefined;
  const textOf = ({ sum, cells }: ReadCage): string => `${sum || ''}: ${[...cells].sort((a, b) => a - b).join(' ')}`;
  if (cages.some((cage) => !isMarked(cage) && !known.has(textOf(cage)))) return true;
  const seen = new Set([...cages.flatMap(({ cells }) => cells), ...uncaged]);
  return [...known].some((text) =>
    text
      .split(': ')[1]!
      .split(' ')
      .some((cell) => !seen.has(Number(cell))),
  );
}

/** The cages of a puzzle, each as its sum and its cells in order. */
function cagesOf({ rules }: Puzzle): ReadonlySet<string> {
  const inOrder = (cells: unknown): number[] => [...(cells as readonly number[])].sort((a, b) => a - b);
  return new Set(rules.filter(({ id }) => id === 'cage').map(({ fields }) => `${fields.sum ?? ''}: ${inOrder(fields.cells).join(' ')}`));
}

/** Writes the squares of grids of nine, a byte a pixel, and their photographs' names beside them. */
function cutter(path: string) {
  const file = openSync(path, 'w');
  const names: string[] = [];
  return {
    add(name: string, raster: Raster): void {
      const grey = greyOf(raster, 1600);
      const grid = findGrids(grey).find(({ mesh }) => mesh.cells === 9);
      if (grid === undefined) return;
      writeSync(
        file,
        Uint8Array.from(squaresOf(grey, grid.mesh), (ink) => Math.round(Math.min(255, ink * 170))),
      );
      names.push(name);
    },
    finish(): void {
      writeFileSync(`${path}.json`, JSON.stringify(names));
    },
  };
}
