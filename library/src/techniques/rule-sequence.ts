import type { Sequence } from '#core';
import { Accepted } from './ruled/accepted.ts';
import { leftOf } from './ruled/evidence.ts';
import { Idle } from './ruled/idle.ts';
import { maskOf } from './ruled/net.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { aboutStruck, struck } from './ruled/strike.ts';
import type { Tables } from './tables.ts';
import type { Technique } from './technique.ts';

/**
 * No such line: a rule about the values along a line, read from one end to the other, leaves out what stands in no line that keeps it.
 *
 * Sandwiches, skyscrapers, X-sums, between lines, renban and others come down to an automaton that reads the line. It is followed forth and
 * back over all candidates at once, which is complete for the line alone; that cells of the line differ because they share a row is
 * left to the table of the rule.
 */
export const ruleSequence: Technique = {
  id: 'rule-sequence',
  words: {
    en: {
      name: 'No such line',
      summary: 'What stands in no line that keeps a rule about the whole of it is eliminated.',
      why: 'Read from end to end, no line that keeps {rule} has what falls here, so {result}.',
    },
    de: {
      name: 'Keine solche Linie',
      summary: 'Was in keiner Linie steht, die eine Regel über das Ganze einhält, entfällt.',
      why: 'Von Ende zu Ende gelesen enthält keine Linie, die {rule} einhält, was hier entfällt, also {result}.',
    },
    fr: {
      name: 'Aucune ligne possible',
      summary: 'Ce qui n’est dans aucune ligne qui respecte une règle sur l’ensemble est éliminé.',
      why: 'Lue d’une extrémité à l’autre, aucune ligne qui respecte {rule} ne contient ce qui est éliminé ici, donc {result}.',
    },
  },
  aliases: ['automaton', 'sandwich', 'skyscrapers', 'renban', 'between line'],
  rank: 38,
  ratings: [2.6, 2.6],
  refuses: refusesWithoutRules,

  *find(board) {
    const { tables } = board;
    const idle = Idle.of(tables, 'rule-sequence');
    for (const { sequence, filter } of tables.borrow('sequences', () => plain(tables))) {
      const cells = [...new Set(sequence.cells)];
      const masks = Int32Array.from(cells, (cell) => maskOf(board, cell));
      if (idle.has(sequence, masks)) continue;
      const after = masks.slice();
      const remove = struck(board, cells, filter.narrow(after) ? after : undefined);
      if (remove.length === 0) {
        idle.add(sequence, masks);
        continue;
      }
      yield {
        technique: 'rule-sequence',
        name: 'No Such Line',
        rating: 2.6,
        ...aboutStruck(board, cells, [], remove),
        ...(sequence.rule === undefined ? {} : { rules: [sequence.rule] }),
        ...leftOf(board, sequence.rule, remove),
      };
    }
  },
};

/** The sequences without hidden cells, which are read by what is on the board. */
function plain({ geometry, cellCount, size }: Tables): { readonly sequence: Sequence; readonly filter: Accepted }[] {
  return geometry.constraints.sequences
    .filter(({ cells }) => cells.every((cell) => cell < cellCount))
    .map((sequence) => {
      const cells = [...new Set(sequence.cells)];
      return {
        sequence,
        filter: new Accepted(
          sequence.cells.map((cell) => cells.indexOf(cell)),
          sequence.layers,
          size,
        ),
      };
    });
}
