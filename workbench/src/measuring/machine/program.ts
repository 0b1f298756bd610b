import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What another program did: its output, its exit code (null where there is no such program), and its CPU time as the shell says it. */
export interface ProgramRun {
  readonly text: string;
  readonly status: number | null;
  readonly cpuSeconds: number;
  /** Whether the limit of CPU time ended it. */
  readonly isOver: boolean;
}

/** Runs another program to its end, under a limit of CPU seconds where one is given. */
export function runProgram(program: string, args: readonly string[], seconds?: number): ProgramRun {
  const limit = seconds === undefined ? undefined : Math.ceil(seconds);
  const script = `${limit === undefined ? '' : `ulimit -t ${limit}; `}TIMEFORMAT='cpu %U %S'; time "$@"`;
  const { stdout, stderr, status, error } = spawnSync('bash', ['-c', script, 'bash', program, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(stderr ?? '') ?? [];
  const cpuSeconds = Number(user) + Number(system);
  return { text: stdout ?? '', status: error ? null : status, cpuSeconds, isOver: limit !== undefined && cpuSeconds >= 0.95 * limit };
}

/** Where a program lies on the search path; undefined where it does not. */
export function findProgram(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
