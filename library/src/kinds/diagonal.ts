import { type KindFamily, type Noun, ok, type Words } from '#core';
import { parseBox, specOf } from './arguments.ts';
import { boxedGrid } from './classic.ts';
import { group, range } from './square.ts';

const FALLING: Words<Noun> = {
  en: 'falling diagonal',
  de: { nominative: 'die fallende Diagonale', dative: 'der fallenden Diagonale' },
  fr: 'la diagonale descendante',
};
const RISING: Words<Noun> = {
  en: 'rising diagonal',
  de: { nominative: 'die steigende Diagonale', dative: 'der steigenden Diagonale' },
  fr: 'la diagonale montante',
};

/** The classic grid whose two long diagonals are houses as well (also called Sudoku X). */
export const diagonal: KindFamily = {
  id: 'diagonal',
  title: 'Diagonal Sudoku',
  argument: 'RxC',
  usual: '3x3',
  options: [],
  summary: 'A classic grid in which both long diagonals hold every value once too.',
  examples: ['diagonal:2x2', 'diagonal:3x3'],
  starters: [
    { spec: 'diagonal:3x3', level: 'medium', puzzle: '...6...7...572......84.5....91.......8.2.9.6.......32....5.76......428...5...6...' },
  ],
  create({ argument }) {
    const box = parseBox(diagonal, argument);
    if (!box.ok) return box;
    const { rows, columns } = box.value;
    const n = rows * columns;
    return ok({
      family: 'diagonal',
      spec: specOf(diagonal, `${rows}x${columns}`),
      title: `Diagonal ${n}x${n}`,
      rules: `Every row, column, box of ${rows} rows and ${columns} columns, and both long diagonals hold each of the ${n} values once.`,
      numbers: { size: n, rows, columns },
      geometry: boxedGrid(box.value, ({ cellAt }) => [
        group(
          { noun: FALLING },
          'diagonal',
          range(n).map((i) => cellAt(i, i)),
        ),
        group(
          { noun: RISING },
          'diagonal',
          range(n).map((i) => cellAt(n - 1 - i, i)),
        ),
      ]),
    });
  },
};
