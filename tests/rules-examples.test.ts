import { expect, test } from 'vitest';
import { Budget, type Kind, LANGUAGE_CODES, makePuzzle, type Puzzle, plainSpeaker, speak } from '#core';
import { drawGeometry, drawPuzzleSvg } from '#drawing';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { explainPuzzle } from '#logic';
import { drawPuzzle, explainedStep, PLAIN_TERMINAL } from '#operations';
import { ruleTypes, withRules } from '#rules';
import { loadLanguage } from '#words';
import { argumentsBy } from '../workbench/src/apps/web/rules/arguments.ts';
import { exampleOf } from '../workbench/src/apps/web/rules/example.ts';

const engine = await loadEngine('fast');
const languages = await Promise.all(LANGUAGE_CODES.map(loadLanguage));

function solutions(puzzle: Puzzle, kind: Kind = puzzle.kind): bigint {
  if (!engine.ok) throw new Error(engine.error);
  return engine.value.solve(makePuzzle(kind, puzzle.givens), { limit: 2, budget: new Budget({}) }).count;
}

test.each(ruleTypes)('the example of $id has one solution, for which it needs the rule, and a drawing', ({ id, example }) => {
  const puzzle = parsePuzzle([`kind: ${example.kind}`, ...example.rules, example.puzzle].join('\n'));
  if (!puzzle.ok) throw new Error(puzzle.error);
  expect(puzzle.value.rules.some((rule) => rule.id === id)).toBe(true);
  expect(solutions(puzzle.value)).toBe(1n);
  const without = withRules(
    puzzle.value.kind,
    puzzle.value.rules.filter((rule) => rule.id !== id),
  );
  expect(without.ok && solutions(puzzle.value, without.value)).toBe(2n);
  const svg = drawPuzzleSvg(puzzle.value);
  expect(svg).not.toMatch(/NaN|undefined/);
  // What a rule draws leaves a trace in a terminal too, and costs no symbol.
  const isDrawn = puzzle.value.rules.some((rule) => rule.id === id && rule.draw().length > 0);
  const bare = without.ok && makePuzzle(without.value, puzzle.value.givens);
  const drawn = drawPuzzle(puzzle.value, PLAIN_TERMINAL);
  expect(bare && drawPuzzle(bare, PLAIN_TERMINAL) !== drawn).toBe(isDrawn);
  const inkOf = (place: number) => ({ text: `{${place}}`, width: 1 });
  const filled = drawGeometry(puzzle.value.geometry, { inkOf, cellWidth: 1, columns: 80, marked: puzzle.value });
  expect(filled.match(/\{\d+\}/g)).toHaveLength(puzzle.value.geometry.places.length);
});

test.each(ruleTypes)('the picture of $id shows what its sentence speaks of, and no given stands on the tip of an arrow', (type) => {
  const { rules, givens } = exampleOf(type);
  // A rule about what is not marked is seen only where something is.
  if (type.id.startsWith('all-')) expect(rules.length).toBeGreaterThan(1);
  const tips = rules.flatMap((rule) =>
    rule.draw().flatMap((one) => (one.shape === 'line' && one.ends === 'arrow' ? [one.cells.at(-1)!] : [])),
  );
  expect(tips.filter((cell) => givens[cell] !== 0)).toEqual([]);
});

test.each(ruleTypes)('no line in the example of $id crosses itself or another', ({ example }) => {
  const puzzle = parsePuzzle([`kind: ${example.kind}`, ...example.rules, example.puzzle].join('\n'));
  if (!puzzle.ok) throw new Error(puzzle.error);
  const { geometry, rules } = puzzle.value;
  const lines = rules.flatMap((rule) => rule.draw().flatMap((drawing) => (drawing.shape === 'line' ? [drawing.cells] : [])));
  // Two steps from square to square cross where they have the same middle.
  const middles = lines.flatMap((cells) =>
    cells.slice(1).map((cell, i) => {
      const [a, b] = [cell, cells[i]!].map((one) => geometry.places[geometry.placesOf(one)[0]!]!);
      return `${a!.panel} ${a!.row + b!.row} ${a!.column + b!.column}`;
    }),
  );
  expect(middles.filter((middle, i) => middles.indexOf(middle) !== i)).toEqual([]);
});

test.each(ruleTypes)('the example of $id is solved by arguments, none of them a guess, and what Learn shows of them names it', (type) => {
  const puzzle = exampleOf(type);
  const { end, steps } = explainPuzzle(puzzle, { unique: () => true });
  expect(end).toBe('solved');
  expect(steps.filter(({ technique }) => technique === 'guess')).toEqual([]);
  const explained = steps.map((step) => explainedStep(puzzle, step));
  const shown = argumentsBy(type.id, puzzle, explained);
  expect(shown).not.toEqual([]);
  for (const language of languages) {
    const { called, name } = type.words[language.code];
    for (const i of shown)
      expect(speak(explained[i]!.why, { ...plainSpeaker, language })).toMatch(called ? new RegExp(withoutArticle(called), 'i') : name);
  }
});

/** French names come with their article, which a sentence may melt into another word: « de la cage », « du thermomètre ». */
const withoutArticle = (called: string): string => called.replace(/^(?:la |le |l’)/, '');
