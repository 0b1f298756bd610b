import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { findPeers, peerOf } from './peers.ts';

test('a formula that is larger than one text holds is asked all the same, in a file with as many clauses as it says', () => {
  let [said, clauses, last] = [0, 0, ''];
  const peer = peerOf({
    name: 'any',
    solve(_, { file }) {
      const text = readFileSync(file);
      said = Number(/^p cnf \d+ (\d+)\n/.exec(text.subarray(0, 100).toString())![1]);
      for (const byte of text) if (byte === 10) clauses++;
      last = text.subarray(-10).toString();
      return { solutions: 1, cpuSeconds: 1 };
    },
  });
  const kind = kindOf('faces6:5/differ');
  expect(peer.solve(makePuzzle(kind, new Uint8Array(kind.geometry.cellCount)), 1, 2)).toEqual({ solutions: 1, cpuSeconds: 1 });
  expect(said).toBeGreaterThan(4_000_000);
  expect(clauses).toBe(said + 1);
  expect(last).toMatch(/ 0\n$/);
});

test('a solver that breaks off has not answered, whatever it found before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-peers-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const puzzle = makePuzzle(kindOf('classic:2x2'), new Uint8Array(16));
  const answerOf = (program: string, script: string) => {
    writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, program), 0o755);
    return findPeers()
      .find(({ name }) => program.startsWith(name))!
      .solve(puzzle, 5, 2).solutions;
  };
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const model = 'echo "s SATISFIABLE"; echo "v 1 0"';
  expect(answerOf('cadical', `case $2 in *blocked*) exit 1;; esac; ${model}; exit 10`)).toBeUndefined();
  expect(answerOf('cadical', `case $2 in *blocked*) echo "s UNSATISFIABLE"; exit 20;; esac; ${model}; exit 10`)).toBe(1);
  expect(answerOf('clasp', 'echo "c Models : 1+"; exit 11')).toBeUndefined();
  expect(answerOf('clasp', 'echo "c Models : 1"; exit 30')).toBe(1);
  expect(answerOf('cryptominisat5', `${model}; exit 1`)).toBeUndefined();
  expect(answerOf('cryptominisat5', `${model}; ${model}; exit 10`)).toBe(2);
});
