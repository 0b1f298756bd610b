import { indices, type KindFamily, type Noun, ok, type Words } from '#core';
import { parseBox, specOf } from './arguments.ts';
import { boxedGrid } from './classic.ts';
import { kindWords } from './kind-words.ts';
import { group } from './square.ts';

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
  words: {
    en: {
      name: 'Diagonal Sudoku',
      summary: 'A classic grid in which both long diagonals hold every value once too.',
      title: 'Diagonal {size}×{size}',
      rules:
        'Every row, every column, every box of {rows} rows and {columns} columns and both long diagonals hold each of the {size} values once.',
    },
    de: {
      name: 'Diagonal-Sudoku',
      summary: 'Ein klassisches Gitter, in dem auch beide langen Diagonalen jeden Wert einmal enthalten.',
      title: 'Diagonal {size}×{size}',
      rules:
        'Jede Zeile, jede Spalte, jeder Block aus {rows} Zeilen und {columns} Spalten und beide langen Diagonalen enthalten jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Sudoku diagonal',
      summary: 'Une grille classique dont les deux grandes diagonales contiennent aussi chaque valeur une fois.',
      title: 'Diagonal {size}×{size}',
      rules:
        'Chaque ligne, chaque colonne, chaque bloc de {rows} lignes et {columns} colonnes et les deux grandes diagonales contiennent chacune des {size} valeurs une fois.',
    },
  },
  argument: 'RxC',
  usual: '3x3',
  options: [],
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
      ...kindWords(diagonal, { size: n, rows, columns }),
      geometry: boxedGrid(box.value, ({ cellAt }) => [
        group(
          { noun: FALLING },
          'diagonal',
          indices(n).map((i) => cellAt(i, i)),
        ),
        group(
          { noun: RISING },
          'diagonal',
          indices(n).map((i) => cellAt(n - 1 - i, i)),
        ),
      ]),
    });
  },
};
