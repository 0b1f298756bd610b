import { makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { addRules, type RuleType } from '#rules';

/** The small puzzle that comes with a rule: it has one solution, and others without the rule. */
export function exampleOf({ id, example }: RuleType): Puzzle {
  const kind = addRules(kindOf(example.kind), example.rules);
  if (!kind.ok) throw new Error(`${id}: ${kind.error}`);
  const blank = makePuzzleFromPlaces(kind.value, new Uint8Array(kind.value.geometry.places.length));
  const signs = [...example.puzzle.replace(/\s/g, '')];
  return makePuzzleFromPlaces(
    kind.value,
    signs.map((sign) => (sign === '.' ? 0 : blank.symbols.valueOf(sign)!)),
  );
}
