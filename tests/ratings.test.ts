import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { ratePuzzle } from '#logic';
import { Desk } from '#techniques';

/** A further list in the same form, where one is at hand: published puzzles are not part of this repository. */
const { NINEFOLD_RATINGS: further } = process.env;
const lists: [string, number | undefined][] = [[fileURLToPath(new URL('../fixtures/facts/se-ratings.tsv', import.meta.url)), 312]];
if (further !== undefined) lists.push([further, undefined]);

test.each(lists)(
  'ratings are those of Sudoku Explainer 1.2.1, all three numbers and the name of the hardest step: %s',
  (file, count) => {
    const lines = readFileSync(file, 'utf8')
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
      // A dash stands where the name was not noted.
      const isSame = name.startsWith('-') ? ours.startsWith(`${rating} `) : ours === `${rating} ${name}`;
      if (!isSame) different.push(`${text} is ${rating} ${name}, not ${ours}`);
    }
    expect([lines.length, different]).toEqual([count ?? lines.length, []]);
  },
  120_000,
);
