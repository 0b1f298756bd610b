import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { ratePuzzle } from '#operations';
import { Desk } from '#techniques';

test('ratings are those of Sudoku Explainer 1.2.1, all three numbers and the name of the hardest step', () => {
  const lines = readFileSync(new URL('../fixtures/facts/se-ratings.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const kind = kindOf('classic:3x3');
  const desk = new Desk();
  const different: string[] = [];
  for (const line of lines) {
    const [text, rating, name] = line.split('\t') as [string, string, string];
    const puzzle = makePuzzle(
      kind,
      Uint8Array.from(text, (symbol) => (symbol === '.' ? 0 : Number(symbol))),
    );
    const { er, ep, ed, hardest } = ratePuzzle(puzzle, { unique: true, desk });
    const ours = `ED=${[er, ep, ed].map((number) => number.toFixed(1)).join('/')} ${hardest}`;
    if (ours !== `${rating} ${name}`) different.push(`${text} is ${rating} ${name}, not ${ours}`);
  }
  expect([lines.length, different]).toEqual([312, []]);
}, 60_000);
