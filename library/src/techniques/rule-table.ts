import type { Board } from './board.ts';
import { Arrangements } from './ruled/arrangements.ts';
import { leftOf } from './ruled/evidence.ts';
import { Idle } from './ruled/idle.ts';
import { type RulePart, refusesWithoutRules, rulePartsOf } from './ruled/parts.ts';
import { aboutStruck, struck } from './ruled/strike.ts';
import type { Technique } from './technique.ts';

/** Of rules over more cells than this no ways are gone through: what a value leaves of the rule is followed, and nothing is tried on top of it. */
const MOST_CELLS = 16;
const MOST_POSITIONS = 1500;

/**
 * Table of a rule: all ways to fill the cells of one rule are gone through, with everything that the rule demands and that cells which see
 * each other differ, and what stands in no way falls.
 *
 * The tables that people keep for sandwiches and skyscrapers, the combinations of a cage dealt out to its cells, arrows whose shaft bends
 * through several boxes, lines on which low and high alternate within one box. For each candidate one way is looked for that has it; where that takes too
 * many positions the candidate stays. Only one rule and no cell beside it, so it is a table and not a trial.
 */
export const ruleTable: Technique = {
  id: 'rule-table',
  words: {
    en: {
      name: 'Table of a rule',
      summary: 'What stands in no way to fill all cells of one rule is eliminated.',
      why: {
        one: 'Of all ways to fill {rule}, with cells that see each other different, none has what falls here, so {result}.',
        line: 'Of all ways to fill the whole of {house} as {rule} demands, none has what falls here, so {result}.',
      },
    },
    de: {
      name: 'Tabelle einer Regel',
      summary: 'Was in keiner Füllung aller Felder einer Regel vorkommt, entfällt.',
      why: {
        one: 'Von allen Füllungen von {rule:dative}, bei denen Felder, die sich sehen, verschieden sind, enthält keine, was hier entfällt, also {result}.',
        line: 'Von allen Füllungen von {house:dative}, die {rule} einhalten, enthält keine, was hier entfällt, also {result}.',
      },
    },
    fr: {
      name: 'Table d’une règle',
      summary: 'Ce qui n’est dans aucun remplissage de toutes les cases d’une règle est éliminé.',
      why: {
        one: 'De tous les remplissages {rule:of} où les cases qui se voient diffèrent, aucun ne contient ce qui est éliminé ici, donc {result}.',
        line: 'De tous les remplissages {house:of} qui respectent {rule}, aucun ne contient ce qui est éliminé ici, donc {result}.',
      },
    },
  },
  aliases: ['sandwich table', 'skyscraper table', 'possible combinations'],
  rank: 56,
  ratings: [3.2, 4.6],
  refuses: refusesWithoutRules,

  *find(board) {
    const idle = Idle.of(board.tables, 'rule-table');
    for (const part of rulePartsOf(board.tables)) {
      const masks = part.net.masksOf(board);
      if (idle.has(part, masks)) continue;
      const positions = { left: part.net.cells.length > MOST_CELLS ? 0 : MOST_POSITIONS };
      const after = new Arrangements(part.net, positions, board.pulse).supported(masks);
      const remove = struck(board, part.net.cells, after);
      if (remove.length === 0) {
        idle.add(part, masks);
        continue;
      }
      const house = houseOf(board, part);
      const blanks = part.cells.filter((cell) => board.values[cell] === 0);
      yield {
        technique: 'rule-table',
        name: 'Table of a Rule',
        rating: Math.min(4.6, 3 + 0.2 * Math.max(1, blanks.length - 1)),
        ...aboutStruck(board, part.cells, house === undefined ? [] : [house], remove),
        rules: [part.rule],
        ...leftOf(board, part.rule, remove),
        form: house === undefined ? 'one' : 'line',
      };
    }
  },
};

/** The house that a rule fills; undefined where it fills none. */
function houseOf({ tables }: Board, { cells }: RulePart): number | undefined {
  const house = [...tables.groupsOf[cells[0]!]!].find(
    (group) => tables.isHouse[group] === 1 && cells.every((cell) => tables.groupsOf[cell]!.includes(group)),
  );
  return house !== undefined && cells.length === tables.size ? house : undefined;
}
