import { joinedCell, type Puzzle, plainSpeaker, round, type Said, type Speaker, said } from '#core';
import { flag, list, number, type OutOf, object, text } from '#schema';
import { type Candidate, type Deduction, explanationOf, rulesOf, type StepWords, techniques, wordsFor } from '#techniques';
import { cellsField } from './answer-fields.ts';
import type { NameStyle } from './fields.ts';

/** The words of a puzzle with its cells in the style that was asked for. */
export function wordsIn(puzzle: Puzzle, style: NameStyle, speaker: Speaker = plainSpeaker): StepWords {
  return wordsFor(puzzle, style === 'r4c7' ? speaker : { ...speaker, cell: capitals });
}

const capitals: Speaker['cell'] = (part) => joinedCell(part).replace(/\b(?:l\d+)?r\d+c\d+\b/g, (plain) => plain.toUpperCase());

/** A deduction with its words: what a board draws and what stands beside it. */
export interface ExplainedStep extends Deduction {
  /** What the step is called: the form where a technique has several, else the technique. */
  readonly label: Said;
  /** The argument. */
  readonly why: Said;
}

/** A deduction with its words. */
export function explainedStep(puzzle: Puzzle, deduction: Deduction): ExplainedStep {
  const technique = techniques.find(({ id }) => id === deduction.technique)!;
  const { en, de, fr } = technique.words;
  return {
    ...deduction,
    rating: round(deduction.rating, 1),
    label: said({ en: deduction.form === undefined ? en.name : asOurs(deduction.name), de: de.name, fr: fr.name }),
    why: explanationOf(puzzle, technique, deduction),
  };
}

/** A form has Sudoku Explainer's name, every word with a capital; in a sentence it is written as the names of our techniques are: "Unique rectangle type 1". */
function asOurs(name: string): string {
  return name.replace(/(?<= )(?!Nishio|Coq)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

function ruleLine({ geometry }: Puzzle, rule: number): string {
  return geometry.constraints.rules[rule]!.text;
}

const candidateField = object({ cell: text(), value: text() });

/** A step as JSON: cells by name, values by symbol, groups by name. */
export const stepFields = {
  technique: text().describe('Its id (see techniques).'),
  name: text().describe('The very form that was found.'),
  rating: number().describe("On Sudoku Explainer's scale, on which steps that rest on a rule have places of Ninefold's own."),
  text: text().describe('The argument as a sentence.'),
  place: list(candidateField).describe('What is placed.'),
  remove: list(candidateField).describe('What is ruled out.'),
  cells: cellsField.describe('The cells to look at.'),
  values: list(text()).describe('The values that the argument is about.'),
  houses: list(text()).describe('The groups to look at.'),
  candidates: list(candidateField).describe('The candidates that form the pattern.'),
  rules: list(text()).optional().describe('The rules that it rests on, as their lines; those to look at first.'),
  combinations: list(list(text()))
    .optional()
    .describe('The combinations that remain for the first of the rules, or the classes of its values.'),
  combinedCells: cellsField.optional().describe('The cells that the combinations are for, where these are not all cells of that rule.'),
  total: number().optional().describe('What the cells add up to, where the argument finds a sum.'),
  chains: list(
    list(
      object({
        cell: text(),
        value: text(),
        on: flag().describe('Whether the cell holds the value.'),
        from: list(number()).describe('Earlier links that make it so.'),
        house: text().optional(),
        rule: text().optional(),
        by: text().optional(),
      }),
    ),
  ).optional(),
};
const stepSchema = object(stepFields);

/** A step as JSON. */
export function stepJson(puzzle: Puzzle, step: ExplainedStep, words: StepWords): OutOf<typeof stepSchema> {
  const candidate = ({ cell, value }: Candidate) => ({ cell: words.cell(cell), value: words.value(value) });
  const rules = rulesOf(puzzle.geometry, step);
  return {
    technique: step.technique,
    name: step.name,
    rating: step.rating,
    text: words.say(step.why),
    place: step.place.map(candidate),
    remove: step.remove.map(candidate),
    cells: step.cells.map(words.cell),
    values: step.values.map(words.value),
    houses: step.houses.map(words.house),
    candidates: step.candidates.map(candidate),
    ...(rules.length > 0 ? { rules: rules.map((rule) => ruleLine(puzzle, rule)) } : {}),
    ...(step.combinations ? { combinations: step.combinations.map((values) => values.map(words.value)) } : {}),
    ...(step.combinedCells ? { combinedCells: step.combinedCells.map(words.cell) } : {}),
    ...(step.total === undefined ? {} : { total: step.total }),
    ...(step.chains
      ? {
          chains: step.chains.map((chain) =>
            chain.map((link) => ({
              ...candidate(link),
              on: link.on,
              from: link.from,
              ...(link.house === undefined ? {} : { house: puzzle.geometry.groups[link.house]!.name }),
              ...(link.rule === undefined ? {} : { rule: ruleLine(puzzle, link.rule) }),
              ...(link.by === undefined ? {} : { by: link.by.en }),
            })),
          ),
        }
      : {}),
  };
}
