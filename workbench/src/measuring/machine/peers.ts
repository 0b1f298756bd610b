import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePuzzle, openCandidates, type Puzzle } from '#core';
import { formulaLines } from '#formats';
import { findProgram, type ProgramRun, runProgram } from './program.ts';

/** What a SAT solver said of a puzzle: how many solutions up to two, or undefined where it did not come to an answer. */
interface PeerAnswer {
  readonly solutions: number | undefined;
  readonly cpuSeconds: number;
}

/** A SAT solver that is installed here. */
export interface Peer {
  readonly name: string;
  /** Finds a solution and, where two are asked for, looks for a second; CPU time of the solver only, reading its file included. */
  solve(puzzle: Puzzle, seconds: number, limit: 1 | 2): PeerAnswer;
}

/** How each solver is called to give up to two models, and how many it found is read off. */
const KNOWN: readonly {
  readonly name: string;
  readonly program: string;
  solve(run: Runner, formula: Formula, limit: 1 | 2): PeerAnswer;
}[] = [
  { name: 'cadical', program: 'cadical', solve: (run, formula, limit) => twoRuns((file) => run('cadical', ['-q', file]), formula, limit) },
  {
    name: 'clasp',
    program: 'clasp',
    solve(run, { file }, limit) {
      const ran = run('clasp', ['-q', '-n', String(limit), file]);
      return {
        solutions: hasAnswered(ran) ? Number(/c Models\s*:\s*(\d+)/.exec(ran.text)?.[1] ?? 0) : undefined,
        cpuSeconds: ran.cpuSeconds,
      };
    },
  },
  {
    name: 'cryptominisat',
    program: 'cryptominisat5',
    solve(run, { file }, limit) {
      const ran = run('cryptominisat5', ['--verb', '0', '-t', '1', '--maxsol', String(limit), file]);
      return { solutions: hasAnswered(ran) ? ran.text.split('s SATISFIABLE').length - 1 : undefined, cpuSeconds: ran.cpuSeconds };
    },
  },
];

/** What SAT solvers end with: a model, a proof that there is none, and (clasp) models and that there are no more. One that was killed or broke off ends otherwise. */
const ANSWERS: readonly (number | null)[] = [10, 20, 30];
function hasAnswered({ isOver, status }: ProgramRun): boolean {
  return !isOver && ANSWERS.includes(status);
}

interface Formula {
  readonly file: string;
  /** Writes it once more, with one clause more; returns the file. */
  without(model: readonly number[]): string;
}
type Runner = (program: string, args: readonly string[]) => ProgramRun;

/** The SAT solvers that are installed. */
export function findPeers(): Peer[] {
  return KNOWN.filter(({ program }) => findProgram(program) !== undefined).map(peerOf);
}

/** A solver that is handed each puzzle as a file. */
export function peerOf({ name, solve }: Pick<(typeof KNOWN)[number], 'name' | 'solve'>): Peer {
  return {
    name,
    solve(puzzle, seconds, limit) {
      const folder = mkdtempSync(join(tmpdir(), 'ninefold-peer-'));
      try {
        const open = onlyOpen(puzzle);
        const written = (name: string, further?: readonly (readonly number[])[]): string => {
          const file = join(folder, name);
          writeLines(file, formulaLines(open, further));
          return file;
        };
        const without = (model: readonly number[]): string => written('blocked.cnf', [model.map((literal) => -literal)]);
        return solve((program, args) => runProgram(program, args, seconds), { file: written('puzzle.cnf'), without }, limit);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A puzzle with the smallest fair formula: only the candidates that the givens leave. */
function onlyOpen(puzzle: Puzzle): Puzzle {
  return makePuzzle(puzzle.kind, new Uint8Array(puzzle.givens.length), { restrictions: openCandidates(puzzle) });
}

/** Lines that are put into the file at once: the largest formulas have more than one text holds. */
const LINES_AT_ONCE = 50_000;

function writeLines(path: string, lines: Iterable<string>): void {
  const file = openSync(path, 'w');
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length > 0) writeSync(file, `${waiting.join('\n')}\n`);
    waiting = [];
  };
  try {
    for (const line of lines) if (waiting.push(line) >= LINES_AT_ONCE) flush();
    flush();
  } finally {
    closeSync(file);
  }
}

/** A solver that gives one model only is run again with that model forbidden. */
function twoRuns(run: (file: string) => ReturnType<Runner>, { file, without }: Formula, limit: 1 | 2): PeerAnswer {
  const first = run(file);
  if (!hasAnswered(first)) return { solutions: undefined, cpuSeconds: first.cpuSeconds };
  if (!first.text.includes('s SATISFIABLE')) return { solutions: 0, cpuSeconds: first.cpuSeconds };
  if (limit === 1) return { solutions: 1, cpuSeconds: first.cpuSeconds };
  const model = [...first.text.matchAll(/^v (.*)$/gm)]
    .flatMap((match) => match[1]!.split(' ').map(Number))
    .filter((literal) => literal > 0);
  const second = run(without(model));
  const cpuSeconds = first.cpuSeconds + second.cpuSeconds;
  if (!hasAnswered(second)) return { solutions: undefined, cpuSeconds };
  return { solutions: second.text.includes('s SATISFIABLE') ? 2 : 1, cpuSeconds };
}
