import { followPairs } from './ruled/pairs.ts';
import { type RulePart, refusesWithoutRules, rulePartsOf } from './ruled/parts.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/**
 * Rising lines: along a thermometer every cell is above the one before it, so it leaves room for all that come before and behind.
 *
 * All pairs of the rule are followed together until nothing more falls: the third cell is at least the third value, and a value that is
 * known pushes the rest up and down. Sound, because each pair strikes only what has no partner. It takes rules that consist of
 * rising pairs and nothing else: thermometers, slow ones, greater-than signs. What other arguments the same cells allow is not asked.
 */
export const risingLine: Technique = {
  id: 'rising-line',
  words: {
    en: {
      name: 'Thermometer bounds',
      summary: 'Where numbers rise along a line, each cell leaves room for those before and behind it.',
      why: {
        rises: 'On {rule} the numbers rise from cell to cell, and each has to leave room for those before and behind it, so {result}.',
        keeps: 'On {rule} the numbers never fall from cell to cell, so {result}.',
      },
    },
    de: {
      name: 'Grenzen am Thermometer',
      summary: 'Wo Zahlen entlang einer Linie steigen, lässt jedes Feld Raum für die davor und dahinter.',
      why: {
        rises:
          'Bei {rule:dative} steigen die Zahlen von Feld zu Feld, und jedes muss Raum für die davor und dahinter lassen, also {result}.',
        keeps: 'Bei {rule:dative} fallen die Zahlen von Feld zu Feld nie, also {result}.',
      },
    },
    fr: {
      name: 'Bornes du thermomètre',
      summary: 'Là où les nombres augmentent le long d’une ligne, chaque case laisse de la place à celles d’avant et d’après.',
      why: {
        rises:
          'Sur {rule}, les nombres augmentent de case en case, et chacune doit laisser de la place à celles d’avant et d’après, donc {result}.',
        keeps: 'Sur {rule}, les nombres ne diminuent jamais de case en case, donc {result}.',
      },
    },
  },
  aliases: ['thermo', 'thermometer'],
  rank: 31,
  ratings: [1.6, 1.6],
  refuses: refusesWithoutRules,

  *find(board) {
    const { tables } = board;
    for (const part of rulePartsOf(tables)) {
      const form = formOf(part, tables);
      if (!form) continue;
      const found = followPairs(board, part);
      if (found) yield { technique: 'rising-line', name: 'Thermometer Bounds', rating: 1.6, ...found, form };
    }
  },
};

/** Whether all pairs of a rule rise, or never fall; undefined where they say something else. */
function formOf({ relations, sums, sequences, clauses }: RulePart, { size }: Tables): 'rises' | 'keeps' | undefined {
  if (relations.length === 0 || sums.length + sequences.length + clauses.length > 0) return undefined;
  const says = (allows: (a: number, b: number) => boolean): boolean =>
    relations.every(({ table }) => table.every((allowed, i) => (allowed === 1) === allows(Math.floor(i / size), i % size)));
  return says((a, b) => a < b) || says((a, b) => a > b) ? 'rises' : says((a, b) => a <= b) ? 'keeps' : undefined;
}
