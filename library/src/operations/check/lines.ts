import { type CellPart, cellPart, describeClash, type Puzzle, type Said, said, speak } from '#core';
import { SURVEY_WORDS } from '#logic';
import type { Terminal } from '../terminal.ts';
import type { CheckReport } from './check-puzzle.ts';
import { CHECK_LABELS, CHECK_WORDS, CLASSES, CONFLICT, LOGIC, MINIMAL, RULES_WORDS, SOLUTIONS } from './words.ts';

/** Cells and clashes that a terminal names; the others are counted. */
const MOST_NAMED = 12;

/** A line with its label; one without a label goes on with the line before it. */
type Row = readonly [label: keyof typeof CHECK_LABELS | '', text: Said];

/** What a terminal shows: a line for each thing that was asked. */
export function checkLines(puzzle: Puzzle, report: CheckReport, _: unknown, { where, speaker }: Terminal): string {
  const rows: Row[] = [
    ['kind', said('{spec} ({title})', { spec: puzzle.kind.spec, title: puzzle.kind.words.title })],
    ['clues', said(CHECK_WORDS.clues, { clues: report.clues, cells: puzzle.geometry.cellCount })],
    ...clashRows(puzzle, report),
    ['solutions', said(SOLUTIONS[report.solvability])],
    ...conflictRows(puzzle, report),
    ...minimalRows(puzzle, report),
    ...ruleRows(puzzle, report),
    ...logicRows(report),
    ...classRows(report),
    ...(report.names.length > 0 ? [['names', said('{names}', { names: report.names.join(', ') })] satisfies Row] : []),
  ];
  const named = { ...speaker, most: MOST_NAMED };
  const labels = rows.map(([label]) => (label === '' ? '' : speak(said(CHECK_LABELS[label]), named)));
  const width = Math.max(10, ...labels.map(({ length }) => length));
  return [
    speak(said(report.clashes.length > 0 ? CHECK_WORDS.clashing : CHECK_WORDS.valid, { where }), named),
    ...rows.map(([, text], i) => `  ${labels[i]!.padEnd(width)} ${speak(text, named)}`),
  ].join('\n');
}

/** Rules by their lines. */
export function ruleLines({ rules }: Puzzle, numbers: readonly number[]): string[] {
  return numbers.map((number) => rules[number]!.text);
}

function cellsOf({ geometry }: Puzzle, cells: readonly number[]): CellPart[] {
  return cells.map((cell) => cellPart(geometry, cell));
}

function clashRows(puzzle: Puzzle, { clashes }: CheckReport): Row[] {
  const rows = clashes.slice(0, MOST_NAMED).map((clash): Row => ['clash', describeClash(puzzle, clash)]);
  return clashes.length > MOST_NAMED ? [...rows, ['clash', said(CHECK_WORDS.more, { count: clashes.length - MOST_NAMED })]] : rows;
}

function conflictRows(puzzle: Puzzle, { conflict, clashes }: CheckReport): Row[] {
  if (!conflict) return [];
  const { clues, candidates, rules, isIrreducible } = conflict;
  // A clash is a contradiction of two clues, and has been said.
  if (clashes.length > 0 && candidates.length + rules.length === 0) return [];
  const { givens, symbols } = puzzle;
  const values = cellsOf(puzzle, clues).map((cell, i) => said('{cell}={value}', { cell, value: symbols.all[givens[clues[i]!]! - 1]! }));
  return [
    ['conflict', said(isIrreducible ? CONFLICT.irreducible : CONFLICT.open)],
    ...(clues.length > 0 ? [['', said(CONFLICT.clues, { values })] satisfies Row] : []),
    ...(candidates.length > 0 ? [['', said(CONFLICT.candidates, { cells: cellsOf(puzzle, candidates) })] satisfies Row] : []),
    ...ruleLines(puzzle, rules).map((rule): Row => ['', said('{rule}', { rule })]),
    ...(clues.length + candidates.length + rules.length === 0 ? [['', said(CONFLICT.kind)] satisfies Row] : []),
  ];
}

function minimalRows(puzzle: Puzzle, { minimality }: CheckReport): Row[] {
  if (!minimality) return [];
  const { minimal, redundant, undecided } = minimality;
  if (minimal === true) return [['minimal', said(MINIMAL.yes)]];
  const cells = cellsOf(puzzle, minimal === false ? redundant : undecided);
  return [['minimal', said(minimal === false ? MINIMAL.no : MINIMAL.unknown, { cells, count: cells.length })]];
}

function ruleRows(puzzle: Puzzle, { rules }: CheckReport): Row[] {
  if (!rules) return [];
  const { redundant, undecided } = rules;
  if (redundant.length + undecided.length === 0) return [['rules', said(RULES_WORDS.needed)]];
  const row = (text: (typeof RULES_WORDS)['canGo'] | (typeof RULES_WORDS)['unknown'], numbers: readonly number[]): Row[] =>
    numbers.length > 0 ? [['rules', said(text, { count: numbers.length, rules: ruleLines(puzzle, numbers) })]] : [];
  return [...row(RULES_WORDS.canGo, redundant), ...row(RULES_WORDS.unknown, undecided)];
}

function logicRows({ solvability, satisfactory }: CheckReport): Row[] {
  if (solvability !== 'one') return [];
  return [['logic', said(satisfactory === undefined ? LOGIC.unknown : satisfactory ? LOGIC.yes : LOGIC.no)]];
}

function classRows({ survey: { byClues, byLines, fewestInALine } }: CheckReport): Row[] {
  if (!byLines) return [];
  const parts = { clues: said(byClues ? SURVEY_WORDS[byClues] : CLASSES.none), lines: said(SURVEY_WORDS[byLines]), fewest: fewestInALine! };
  return [['class', said(CLASSES.both, parts)]];
}
