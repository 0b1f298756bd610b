import type { Geometry } from '#core';
import { alignedPair, alignedTriplet } from './aligned-exclusion.ts';
import { alsXyWing, alsXz, deathBlossom } from './almost-locked-sets.ts';
import { bug } from './bug.ts';
import { dynamicChains, dynamicChainsPlus, forcingChains, multipleChains, nestedChains, nishio } from './chains/index.ts';
import { multiColouring, remotePair, simpleColouring } from './colouring.ts';
import { emptyRectangle } from './empty-rectangle.ts';
import { everyWayExcludes } from './every-way-excludes.ts';
import { finnedSwordfish, finnedXWing } from './finned-fish.ts';
import { jellyfish, swordfish, xWing } from './fish.ts';
import { fullHouse } from './full-house.ts';
import { groupedAic } from './grouped-aic.ts';
import { guess } from './guess.ts';
import { directHiddenPair, directHiddenTriplet, hiddenPair, hiddenQuad, hiddenTriplet } from './hidden-sets.ts';
import { hiddenSingle } from './hidden-single.ts';
import { houseCombinations } from './house-combinations.ts';
import { inniesOuties } from './innies-outies.ts';
import { lineClasses } from './line-classes.ts';
import { claiming, directClaiming, directPointing, pointing } from './locked-candidates.ts';
import { lockedInRule } from './locked-in-rule.ts';
import { nakedPair, nakedQuad, nakedTriplet } from './naked-sets.ts';
import { nakedSingle } from './naked-single.ts';
import { risingLine } from './rising-line.ts';
import { ruleChain } from './rule-chain.ts';
import { ruleClause } from './rule-clause.ts';
import { ruleInHouse } from './rule-in-house.ts';
import { rulePartner } from './rule-partner.ts';
import { ruleSequence } from './rule-sequence.ts';
import { ruleTable } from './rule-table.ts';
import { sharesInHouse } from './shares-in-house.ts';
import { skyscraper, turbotFish, twoStringKite } from './strong-links.ts';
import { sueDeCoq } from './sue-de-coq.ts';
import { sumBounds } from './sum-bounds.ts';
import { sumCombinations } from './sum-combinations.ts';
import type { Technique } from './technique.ts';
import { uniqueLoops } from './unique-loops.ts';
import { usedUp } from './used-up.ts';
import { wWing } from './w-wing.ts';
import { xyWing, xyzWing } from './wings.ts';

/** Every technique there is. The only list: hints, ratings, the command line and the conformance suite read it. */
export const techniques: readonly Technique[] = [
  fullHouse,
  hiddenSingle,
  nakedSingle,
  directPointing,
  directClaiming,
  pointing,
  claiming,
  directHiddenPair,
  nakedPair,
  hiddenPair,
  directHiddenTriplet,
  nakedTriplet,
  hiddenTriplet,
  xWing,
  nakedQuad,
  hiddenQuad,
  swordfish,
  xyWing,
  xyzWing,
  jellyfish,
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  remotePair,
  wWing,
  simpleColouring,
  finnedXWing,
  multiColouring,
  finnedSwordfish,
  uniqueLoops,
  bug,
  sueDeCoq,
  alsXz,
  alsXyWing,
  deathBlossom,
  alignedPair,
  forcingChains,
  groupedAic,
  alignedTriplet,
  nishio,
  multipleChains,
  dynamicChains,
  dynamicChainsPlus,
  nestedChains,
  guess,
  ruleClause,
  risingLine,
  rulePartner,
  lineClasses,
  sumBounds,
  sumCombinations,
  ruleSequence,
  lockedInRule,
  inniesOuties,
  ruleTable,
  houseCombinations,
  usedUp,
  sharesInHouse,
  ruleInHouse,
  everyWayExcludes,
  ruleChain,
];

/** All techniques in the order in which hints look for them. */
export const hintOrder: readonly Technique[] = [...techniques].sort((a, b) => a.rank - b.rank);

/** The techniques of Sudoku Explainer 1.2.1 in its order. */
export const ratingOrder: readonly Technique[] = techniques
  .filter(({ ratingRank }) => ratingRank !== undefined)
  .sort((a, b) => a.ratingRank! - b.ratingRank!);

/**
 * The order for a geometry. With rules all techniques take part, for ratings by their places on the scale; what goes beyond single chains is
 * left to guessing, which knows the rules, while the chains of Sudoku Explainer's upper end would look long for less.
 */
export function orderFor({ constraints }: Geometry, purpose: 'hint' | 'rating'): readonly Technique[] {
  if (constraints.rules.length === 0) return purpose === 'hint' ? hintOrder : ratingOrder;
  return purpose === 'hint' ? ruledHintOrder : ruledRatingOrder;
}

/** Whether a technique counts as trial and error on such a geometry. */
export function isTrial({ trial }: Technique, { constraints }: Geometry): boolean {
  return trial === true || (trial === 'with-rules' && constraints.rules.length > 0);
}

const ruledHintOrder = hintOrder.filter((technique) => technique === guess || technique.trial !== true);
const ruledRatingOrder = [...ruledHintOrder].sort((a, b) => a.ratings[0] - b.ratings[0] || a.rank - b.rank);

export { type Board, isContradictory, WorkingBoard } from './board.ts';
export { Desk } from './desk.ts';
export { rulesOf } from './grounds.ts';
export { brokenRule, forbiddingRule } from './ruled/forbidding.ts';
export { type Refutation, smallestRefutation } from './ruled/refutation.ts';
export { applyDeduction, ENDS, inTime, type LogicEnd, type LogicRequest, nextDeduction, solveByLogic } from './solver.ts';
export { Tables } from './tables.ts';
export type { Candidate, Chain, Deduction, Link, Names, Technique, TechniqueWords } from './technique.ts';
export { explanationOf, namesFor, type StepWords, wordsFor } from './words.ts';
