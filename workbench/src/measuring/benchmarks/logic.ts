import { basename } from 'node:path';
import { clueCount, ok, type Puzzle } from '#core';
import { formatTable } from '#drawing';
import { explainPuzzle } from '#logic';
import { cpuSeconds } from '#measuring/machine';
import { groupBy, median } from '#measuring/tools';
import { findSolution } from '#operations';
import { Desk, isTrial, orderFor } from '#techniques';
import { defineBenchmark, setting } from './benchmark.ts';
import { engineOf, readList } from './lists.ts';

/** How far logic came with one puzzle. */
interface LogicRow {
  readonly kind: string;
  readonly sort: string;
  /** By singles alone, by patterns, by chains; stuck; or out of time. */
  readonly end: 'singles' | 'patterns' | 'chains' | 'stuck' | 'out of time';
  readonly cpuMs: number;
  /** The techniques beyond singles that were used. */
  readonly beyond: readonly string[];
}

const SINGLES = ['full-house', 'hidden-single', 'naked-single'];
const CHAINS = ['forcing-chain', 'grouped-aic', 'multiple-forcing-chains'];
/** Milliseconds for the proof that a puzzle has one solution. */
const PROOF_MS = 10_000;
const ENDS = ['singles', 'patterns', 'chains', 'stuck', 'out of time'] as const;

export const logic = defineBenchmark({
  id: 'logic',
  summary: 'Solve puzzles without trial and error: how far each kind goes, and how long it takes',
  subjects: '<lists...>',
  settings: {
    timeout: setting.seconds('CPU seconds for a puzzle', 5),
    kind: setting.text('the kind of the puzzles, where the lists do not say it', undefined),
  },
  examples: [['fixtures/kinds/*.jsonl examples/samurai.txt examples/sixteen.txt --timeout 3', 'the table of docs/logic.md']],
  notes: 'Puzzles that are not proved to have exactly one solution are left out. Cubes are parted by their blanks.',
  async *measure(paths, { timeout, kind }, begin) {
    const engine = await engineOf('fast');
    const progress = begin('solving', 'puzzles');
    let done = 0;
    for (const path of paths) {
      const puzzles = readList(path, kind);
      if (!puzzles.ok) {
        yield puzzles;
        continue;
      }
      for (const puzzle of puzzles.value) {
        progress.update(done++);
        // The proof is no part of what is measured.
        if (findSolution(puzzle, engine, { timeMs: PROOF_MS }).solvability !== 'one') continue;
        yield ok({ kind: puzzle.kind.spec, sort: sortOf(path, puzzle), ...explain(puzzle, timeout) });
      }
    }
    progress.stop();
  },
  table(rows) {
    const groups = [...groupBy(rows, ({ kind, sort }) => `${kind}|${sort}`)].sort(([a], [b]) => (a < b ? -1 : 1));
    const head = ['kind', 'puzzles', 'how many', ...ENDS, 'median ms', 'longest s', 'used beyond singles, by how many puzzles'];
    return formatTable(
      head,
      groups.map(([, group]) => [group[0]!.kind, group[0]!.sort, ...cells(group)]),
      [0, 1, head.length - 1],
    );
  },
});

function explain(puzzle: Puzzle, timeout: number): Pick<LogicRow, 'end' | 'cpuMs' | 'beyond'> {
  const began = cpuSeconds();
  const { end, steps } = explainPuzzle(puzzle, {
    unique: true,
    desk: new Desk(),
    techniques: orderFor(puzzle.geometry, 'hint').filter((technique) => !isTrial(technique, puzzle.geometry)),
    isCancelled: () => cpuSeconds() - began > timeout,
  });
  const beyond = [...new Set(steps.map(({ technique }) => technique))].filter((id) => !SINGLES.includes(id));
  const solved = beyond.length === 0 ? 'singles' : CHAINS.some((id) => beyond.includes(id)) ? 'chains' : 'patterns';
  return { end: end === 'budget' ? 'out of time' : end === 'solved' ? solved : 'stuck', cpuMs: 1000 * (cpuSeconds() - began), beyond };
}

/** The blanks of the random cubes that are told apart: logic comes far with the first, and hardly begins the last. */
const BANDS = [
  [180, 450],
  [500, 640],
  [660, 660],
  [680, 690],
] as const;

/** What sort of puzzle it is, beside its kind. */
function sortOf(path: string, puzzle: Puzzle): string {
  const [, sort = 'alone'] = basename(path).replace(/\..*$/, '').split('_');
  if (puzzle.geometry.shape.form !== 'layers' || sort !== 'random') return sort;
  const blanks = puzzle.geometry.cellCount - clueCount(puzzle);
  const band = BANDS.find(([from, to]) => blanks >= from && blanks <= to);
  return band ? `random, ${[...new Set(band)].join(' to ')} blanks` : sort;
}

/** Techniques that are named in a row of the table. */
const NAMED = 6;

function cells(group: readonly LogicRow[]): string[] {
  const times = group.map(({ cpuMs }) => cpuMs);
  const middle = median(times);
  const used = [
    ...groupBy(
      group.flatMap(({ beyond }) => beyond),
      (id) => id,
    ),
  ].sort(([, a], [, b]) => b.length - a.length);
  const named = used.slice(0, NAMED).map(([id, uses]) => `${id} ${uses.length}`);
  return [
    String(group.length),
    ...ENDS.map((one) => String(group.filter(({ end }) => end === one).length)),
    middle.toFixed(middle < 10 ? 1 : 0),
    (Math.max(...times) / 1000).toFixed(1),
    `${named.join(', ')}${used.length > NAMED ? ', ...' : ''}`,
  ];
}
