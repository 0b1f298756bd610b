import { type Engine, said, type Words } from '#core';
import { blankCells, fillInOrder } from '../fill-in-order.ts';
import { SearchRun } from '../run.ts';
import { refuseHidden } from '../standing.ts';
import { Paper } from './paper.ts';
import { nakedSingle, readRules, uniqueMissing } from './rules.ts';
import { TOLD } from './told.ts';

/** The rules are gone over at most this many times, as printed: "For 1 to 10". */
const ROUNDS = 10;

/**
 * The pencil-and-paper method that the text of 004 describes (its appendix holds plain backtracking instead): naked singles in
 * all squares, then every row, column and box that misses one digit, up to ten rounds; and backtracking, lowest
 * digit first, on what is left.
 *
 * The rules write only what every solution has, so backtracking on the rest still finds every solution once and a finished
 * run is a proof. The two printed rules are one: a house with one blank square leaves that square a naked single.
 * They see no hidden singles, so most puzzles above easy fall through to the backtracking, which uses no rule at all;
 * `rules` adds what the paper calls further work, so that the effect of each can be measured. Memory is
 * the grid with its marks. A node is one value written by a rule, one pass of the rules, or one square taken up in backtracking.
 * Nothing here speaks of rows or boxes, only of groups, so cubes are welcome too.
 */
export const pencilAndPaper: Engine = {
  id: 'pencil-and-paper',
  refuses(geometry, options) {
    const rules = readRules(String(options?.['rules'] ?? 'printed'));
    return rules.ok ? refuseHidden(geometry) : rules;
  },
  solve(puzzle, request) {
    const further = readRules(String(request.options?.['rules'] ?? 'printed'));
    if (!further.ok) throw new Error(`pencil-and-paper was given rules that it refuses: ${further.error}`);
    const run = new SearchRun(request);
    const paper = new Paper(puzzle, run);
    const { board, marks } = paper;
    if (board.hasClash) return run.impossible();

    const rules = [nakedSingle, uniqueMissing, ...further.value];
    const counters = (backtracks: number) => ({
      backtracks,
      propagations: paper.written + paper.struck,
      comparisons: paper.comparisons + board.comparisons,
    });
    const byRules = (): boolean => {
      for (let round = 1; round <= ROUNDS; round++) {
        const before = paper.written + paper.struck;
        run.trace?.({ type: 'round', depth: 0, note: said(TOLD.round, { number: round }) });
        if (!run.budget.spend() || !rules.every((rule) => rule(paper))) return false;
        if (paper.written + paper.struck === before) return true;
      }
      return true;
    };
    const blanks = (): number[] => blankCells(board);
    if (!byRules()) return run.outcome(paper.isBroken, counters(0), () => [said(RULES_ONLY, { blanks: blanks().length })]);

    const left = blanks();
    run.trace?.({ type: 'backtracking', depth: 0, note: said(TOLD.backtracking, { count: left.length }) });
    const { isExhausted, backtracks, furthest } = fillInOrder(run, board, left, (cell, value) => marks.has(cell, value));
    return run.outcome(isExhausted, counters(backtracks), () => [said(BACKTRACKED, { blanks: left.length, number: furthest })]);
  },
};

const RULES_ONLY: Words<string> = {
  en: 'the rules had left {blanks} {blanks|cell|cells} blank',
  de: 'die Regeln hatten {blanks} {blanks|Feld|Felder} leer gelassen',
  fr: 'les règles avaient laissé {blanks} {blanks|case vide|cases vides}',
};
const BACKTRACKED: Words<string> = {
  en: 'the rules left {blanks} {blanks|cell|cells} blank, and backtracking came as far as number {number}',
  de: 'die Regeln ließen {blanks} {blanks|Feld|Felder} leer, und das Backtracking kam bis Nummer {number}',
  fr: 'les règles ont laissé {blanks} {blanks|case vide|cases vides}, et le retour arrière est allé jusqu’au numéro {number}',
};
