import { type Complaint, complain, expected, fail, type Kind, ok, type Result, type Rule, refuseAllButText } from '#core';
import { withRules } from './add.ts';
import { antiKing } from './all/anti-king.ts';
import { antiKnight } from './all/anti-knight.ts';
import { antiTaxicab } from './all/anti-taxicab.ts';
import { arrow } from './all/arrow.ts';
import { automaton } from './all/automaton.ts';
import { between } from './all/between.ts';
import { cage } from './all/cage.ts';
import { clone } from './all/clone.ts';
import { countingCircles } from './all/counting-circles.ts';
import { diagonal } from './all/diagonal.ts';
import { difference } from './all/difference.ts';
import { disjointGroups } from './all/disjoint-groups.ts';
import { doubleArrow } from './all/double-arrow.ts';
import { eitherOr } from './all/either-or.ts';
import { entropic } from './all/entropic.ts';
import { equalSums } from './all/equal-sums.ts';
import { equalityCage } from './all/equality-cage.ts';
import { extraRegion } from './all/extra-region.ts';
import { maximum, minimum } from './all/extremes.ts';
import { flatmates } from './all/flatmates.ts';
import { globalEntropy, globalModulo } from './all/global.ts';
import { greaterThan } from './all/greater-than.ts';
import { hiddenSkyscraper } from './all/hidden-skyscraper.ts';
import { boxIndexer, columnIndexer, rowIndexer } from './all/indexer.ts';
import { littleKiller } from './all/little-killer.ts';
import { lockout } from './all/lockout.ts';
import { lookAndSay } from './all/look-and-say.ts';
import { lunchbox } from './all/lunchbox.ts';
import { modular } from './all/modular.ts';
import { nabner } from './all/nabner.ts';
import { allDots, allRatios, allXv, nonConsecutive } from './all/negative.ts';
import { numberedRoom } from './all/numbered-room.ts';
import { oneOf } from './all/one-of.ts';
import { everyPair, pairLine } from './all/pairs.ts';
import { palindrome } from './all/palindrome.ts';
import { even, odd } from './all/parity.ts';
import { pillArrow } from './all/pill-arrow.ts';
import { quadruple } from './all/quadruple.ts';
import { rank } from './all/rank.ts';
import { ratio } from './all/ratio.ts';
import { regex } from './all/regex.ts';
import { regionSum } from './all/region-sum.ts';
import { rellik } from './all/rellik.ts';
import { renban } from './all/renban.ts';
import { sameValues } from './all/same-values.ts';
import { sandwich } from './all/sandwich.ts';
import { skyscraper } from './all/skyscraper.ts';
import { slingshot } from './all/slingshot.ts';
import { slowThermo } from './all/slow-thermo.ts';
import { sum } from './all/sum.ts';
import { sumLine } from './all/sum-line.ts';
import { thermo } from './all/thermo.ts';
import { whispers } from './all/whispers.ts';
import { windows } from './all/windows.ts';
import { xSum } from './all/x-sum.ts';
import { v, x } from './all/xv.ts';
import { zipper } from './all/zipper.ts';
import type { RuleMove } from './compared.ts';
import type { RuleType } from './define.ts';
import { moveKind } from './move.ts';
import { RuleReader } from './read.ts';
import { settledLines } from './settled.ts';

export { withRules } from './add.ts';
export type { RuleMove } from './compared.ts';
export type { FPuzzlesKey, IssKey, RuleFields, RuleKeys, RuleType, RuleWords } from './define.ts';
export { type Field, isHead } from './fields.ts';
export { issCell, readIssCell } from './keys/iss.ts';
export { TIED } from './keys/iss-rank.ts';
export { cellWord, formatCellList, parseCellList } from './places.ts';
export type { RuleReader } from './read.ts';
export type { Space } from './space.ts';
export { writtenRule } from './written.ts';

/** Every rule there is. The only list: formats, engines' tests, documents and the page read it. */
export const ruleTypes: readonly RuleType[] = [
  extraRegion,
  cage,
  rellik,
  equalityCage,
  lunchbox,
  sum,
  littleKiller,
  arrow,
  pillArrow,
  doubleArrow,
  thermo,
  slowThermo,
  difference,
  ratio,
  x,
  v,
  nonConsecutive,
  allRatios,
  allDots,
  allXv,
  greaterThan,
  odd,
  even,
  oneOf,
  minimum,
  maximum,
  palindrome,
  clone,
  sameValues,
  renban,
  whispers,
  between,
  lockout,
  regionSum,
  sumLine,
  equalSums,
  zipper,
  modular,
  entropic,
  nabner,
  quadruple,
  sandwich,
  xSum,
  skyscraper,
  hiddenSkyscraper,
  numberedRoom,
  rank,
  rowIndexer,
  columnIndexer,
  boxIndexer,
  slingshot,
  countingCircles,
  lookAndSay,
  disjointGroups,
  antiKnight,
  antiKing,
  antiTaxicab,
  globalEntropy,
  globalModulo,
  diagonal,
  windows,
  flatmates,
  pairLine,
  everyPair,
  regex,
  automaton,
  eitherOr,
];

/** The rule of an id; undefined where there is none. */
export function findRule(id: string): RuleType | undefined {
  return ruleTypes.find((type) => type.id === id);
}

/** Why a rule has no meaning on a kind; undefined where it has. */
export function lacksFor({ needs }: RuleType, kind: Kind): Complaint | undefined {
  return needs?.(ruleReader(kind).space);
}

/** Reads and makes rules on a kind. */
export function ruleReader(kind: Kind): RuleReader {
  return new RuleReader(ruleTypes, (kind.base ?? kind).geometry);
}

/** The kind with its rules moved by a symmetry; a sentence with the rule where one does not go along. */
export function moveRules(kind: Kind, move: RuleMove): Result<Kind> {
  return moveKind(kind, move, ruleTypes);
}

/** Writes the rules of a kind, moved by its symmetries, so that those who say the same write the same. */
export function settledRules(kind: Kind): (moved: Kind) => string[] {
  const lines = settledLines(kind, ruleTypes);
  return ({ added = [] }) => lines(added);
}

/** The rules of a kind as plain data, which `ruleReader(kind).read` takes. */
export function rulesData(kind: Kind): Record<string, unknown>[] {
  const reader = ruleReader(kind);
  return (kind.added ?? []).map((rule) => reader.toData(rule));
}

/**
 * The kind with rules given as lines: "cage 15: r1c1 r1c2".
 *
 * @example
 * import { kindOf } from 'ninefold/kinds';
 * import { addRules } from 'ninefold/rules';
 *
 * const kind = addRules(kindOf('classic:3x3'), ['thermo: r5c5 r4c5 r3c5', 'anti-knight:']);
 * if (kind.ok) console.log(kind.value.added?.length); // 2
 */
export function addRules(kind: Kind, lines: readonly string[]): Result<Kind> {
  const reader = ruleReader(kind);
  const rules: Rule[] = [...(kind.added ?? [])];
  if (!Array.isArray(lines)) return expected(complain('a list of texts'), lines);
  for (const line of lines) {
    const rule = refuseAllButText(line) ?? reader.parse(line);
    if (!rule.ok) return fail(rule);
    rules.push(rule.value);
  }
  return lines.length === 0 ? ok(kind) : withRules(kind, rules);
}
