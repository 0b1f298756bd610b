import { type Cell, fail, makePuzzle, ok, type Puzzle, type Result, type Rule } from '#core';
import { parsePuzzle } from '#formats';
import type { Choice, Design, Opening } from '#generator';
import { findRule, parseCellList, type RuleReader, type RuleType, ruleReader, ruleTypes } from '#rules';

/** A rule with something left open: "cage ?: r1c1 r1c2", "line ?: r1c1 r2c2", "line thermo,renban ?: r1c1 r2c2". */
const OPEN_LINE = /^\s*([a-z][a-z-]*)\s+(?:([a-z-]+(?:,[a-z-]+)*)\s+)?\?\s*:(.*)$/i;
/** A header or a rule; what is neither has the cells. */
const HEAD_LINE = /^\s*(#|[a-z][a-z-]*[^:]*:)/i;

/**
 * Reads what a setter gives: Ninefold's own text, in which a cage, a clue or any rule with one number may have "?" for it, a line may be
 * "line ?" for any kind of line, and a cell may be "?" for a clue whose value is to be decided.
 */
export function readDesign(text: string, places: number): Result<Design> {
  const lines = text.split('\n');
  const open = lines.flatMap((line, number) => {
    const match = OPEN_LINE.exec(line);
    return match ? [{ number, id: match[1]!.toLowerCase(), kinds: match[2]?.toLowerCase().split(','), cells: match[3]! }] : [];
  });
  const standing = lines
    .map((line, number) => (open.some((one) => one.number === number) ? '' : line))
    .filter((line) => line.trim() !== '');
  const puzzle = parsePuzzle(
    marked(standing, (sign) => (sign === '?' ? '.' : sign)),
    { from: 'ninefold' },
  );
  if (!puzzle.ok) return puzzle;
  if (puzzle.value.restrictions) return fail('the puzzle restricts candidates from the start; only puzzles of clues alone are accepted');
  if (puzzle.value.geometry.places.length > places)
    return fail('the puzzle has {places} places; at most {most} are taken', { places: puzzle.value.geometry.places.length, most: places });
  if (puzzle.value.disputes.length > 0) return fail('places of one cell disagree, so the puzzle has no solution');
  const openings: Opening[] = [];
  for (const { number, id, kinds, cells } of open) {
    const opening = readOpening(id, kinds, cells, puzzle.value);
    if (!opening.ok) return fail('line {line:id}: {sentence}', { line: number + 1, sentence: opening });
    openings.push(opening.value);
  }
  return ok({ puzzle: puzzle.value, openings: [...openings, ...cellOpenings(standing, puzzle.value)] });
}

/** A rule that says something else beside a new one than without it, because it speaks of what others leave out. */
function speakerOf(rules: readonly Rule[], added: Rule): Rule | undefined {
  const said = (rule: Rule, all: readonly Rule[]): string => JSON.stringify(rule.compile(all));
  return rules.find((rule) => rule.cells.length === 0 && said(rule, rules) !== said(rule, [...rules, added]));
}

/** The text with the signs of its cells changed. */
function marked(lines: readonly string[], change: (sign: string) => string): string {
  return lines.map((line) => (HEAD_LINE.test(line) ? line : line.replace(/\S/g, change))).join('\n');
}

/** The cells that are "?", each with every value. */
function cellOpenings(lines: readonly string[], { kind, geometry }: Puzzle): Opening[] {
  const plain = lines.filter((line) => !/^\s*(symbols|candidates|entries|marks|corners)\s*:/i.test(line));
  const first = String(geometry.lowest);
  const read = parsePuzzle(
    marked(plain, (sign) => (sign === '?' ? first : '.')),
    { kind: kind.spec, from: 'ninefold' },
  );
  if (!read.ok) return [];
  const { givens } = makePuzzle(read.value.kind, read.value.givens);
  const cells = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  return cells.map((cell) => Array.from({ length: geometry.size }, (_, i): Choice => ({ cell, value: i + 1 })));
}

function readOpening(
  id: string,
  kinds: readonly string[] | undefined,
  written: string,
  { kind, rules: standing }: Puzzle,
): Result<Opening> {
  const reader = ruleReader(kind);
  const rules = id === 'line' ? lineRules(kinds, written, reader) : numberRules(id, written, reader);
  if (!rules.ok) return rules;
  const [first] = rules.value;
  if (!first) return fail('there is no way to decide {rule} here', { rule: `${id} ?` });
  const speaker = speakerOf(standing, first);
  if (speaker) return fail('{rule} speaks of such rules, so that none of them can be left open', { rule: speaker.text });
  return ok(rules.value.map((rule) => ({ rule })));
}

/** The rules of an id with every number that might stand for "?". */
function numberRules(id: string, written: string, reader: RuleReader): Result<Rule[]> {
  const type = findRule(id);
  if (!type) return reader.parse(id) as Result<never>;
  const [name, ...others] = Object.entries(type.fields).flatMap(([field, { type: sort }]) => (sort === 'number' ? [field] : []));
  if (name === undefined || others.length > 0) return fail('{rule} has no single number that could be left open', { rule: id });
  // No rule of numbers speaks of more than the sum of all its cells.
  const without = reader.parse(`${id} 1: ${written}`);
  if (!without.ok) return without;
  const most = Math.max(1, without.value.cells.length) * reader.space.highest;
  const rules = Array.from({ length: most + 1 }, (_, number) => reader.parse(`${id} ${number}: ${written}`));
  return ok(rules.flatMap((rule) => (rule.ok ? [rule.value] : [])));
}

/** The rules that are drawn as one line and need nothing but their cells. */
function isLine(type: RuleType): boolean {
  const needed = Object.entries(type.fields).filter(([, field]) => !field.optional);
  return !type.isOutside && needed.length === 1 && needed[0]![0] === 'path';
}

/** Every kind of line through some cells, or of some kinds; where the ends differ, from both. */
function lineRules(kinds: readonly string[] | undefined, written: string, reader: RuleReader): Result<Rule[]> {
  const known = ruleTypes.filter(isLine).map(({ id }) => id);
  const strange = kinds?.find((kind) => !known.includes(kind));
  if (strange !== undefined)
    return fail('there is no kind of line {found}; there are {known}', {
      found: JSON.stringify(strange.slice(0, 40)),
      known: known.join(', '),
    });
  const path = parseCellList(written, reader.space);
  if (!path.ok) return path;
  const ways: readonly (readonly Cell[])[] = [path.value, [...path.value].reverse()];
  return ok(
    (kinds ?? known).flatMap((id) => {
      const rules = ways.map((cells) => reader.make(id, { path: cells })).flatMap((rule) => (rule.ok ? [rule.value] : []));
      const isDirected = rules[0]?.draw().some((drawing) => drawing.shape === 'line' && drawing.ends === 'bulb') === true;
      return isDirected ? rules : rules.slice(0, 1);
    }),
  );
}
