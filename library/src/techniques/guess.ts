import type { Cell } from '#core';
import { type Board, isContradictory, WorkingBoard } from './board.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { RuledSearch } from './ruled/search.ts';
import type { Tables } from './tables.ts';
import type { Candidate, Deduction, Technique } from './technique.ts';

/** How many positions the search behind one guess may visit. */
const MOST_POSITIONS = 20_000;

/**
 * Guessing, the last step: every candidate of the cell that has fewest is tried to the end, and those that lead to no solution
 * fall.
 *
 * This is a search and not an argument, and it says so. It is sound all the same: a candidate falls only when all
 * continuations have been seen to fail, so on a puzzle of several solutions nothing that some solution needs is lost. The
 * search fills in singles and branches on the cell with fewest candidates, within a fixed number of positions; a
 * cell about which it cannot decide is passed over. With rules the search knows what they demand, and the smallest trial is looked for: first a
 * value that breaks something without any branching, then ever longer ones. Where an engine has proved the one solution, what no short trial
 * shows is taken from there, and said so.
 */
export const guess: Technique = {
  id: 'guess',
  words: {
    en: {
      name: 'Guess',
      summary: 'Every candidate of a cell is tried to the end; those that lead to no solution are eliminated.',
      why: {
        search:
          'Nothing simpler was found, so the candidates of {cell} are tried one by one. {values} {values|leads|lead} to no solution, so {result}.',
        short:
          'Nothing simpler was found. With {values:or} in {cell} singles and the rules alone would leave a cell without a value or a value without a cell, so {result}.',
        whole: 'Nothing simpler was found, so the whole puzzle was searched: with {values:or} in {cell} it has no solution, so {result}.',
      },
    },
    de: {
      name: 'Probieren',
      summary: 'Jeder Kandidat eines Feldes wird bis zum Ende probiert; die ohne Lösung entfallen.',
      why: {
        search:
          'Nichts Einfacheres wurde gefunden, also werden die Kandidaten von {cell} der Reihe nach probiert. {values} {values|führt|führen} zu keiner Lösung, also {result}.',
        short:
          'Nichts Einfacheres wurde gefunden. Mit {values:or} in {cell} bliebe allein durch Einer und die Regeln etwas ohne Platz, also {result}.',
        whole:
          'Nichts Einfacheres wurde gefunden, also wurde das ganze Rätsel durchsucht: Mit {values:or} in {cell} hat es keine Lösung, also {result}.',
      },
    },
    fr: {
      name: 'Essai',
      summary: 'Chaque candidat d’une case est essayé jusqu’au bout ; ceux qui ne mènent à rien sont éliminés.',
      why: {
        search:
          'Rien de plus simple n’a été trouvé ; les candidats de {cell} sont donc essayés un par un. {values} ne {values|mène|mènent} à aucune solution, donc {result}.',
        short:
          'Rien de plus simple n’a été trouvé. Avec {values:or} en {cell}, les singletons et les règles laisseraient quelque chose sans place, donc {result}.',
        whole:
          'Rien de plus simple n’a été trouvé ; toute la grille a donc été explorée : avec {values:or} en {cell}, elle n’a pas de solution, donc {result}.',
      },
    },
  },
  aliases: ['guessing', 'trial and error', 'backtracking'],
  rank: 1000,
  ratingRank: 1000,
  ratings: [9, 12],
  trial: true,
  restsOnAll: true,

  *find(board) {
    if (isContradictory(board)) return;
    const cells = Array.from(board.values as Uint8Array, (_, cell) => cell).filter((cell) => board.values[cell] === 0);
    cells.sort((a, b) => board.counts[a]! - board.counts[b]! || a - b);
    if (!refusesWithoutRules(board.geometry)) {
      yield* tryRuled(board, cells);
      return;
    }
    const search = new Search(board.tables);
    for (const cell of cells) {
      const deduction = tryAll(board, cell, (value) => search.leadsSomewhere(board, { cell, value }), 'search', 12);
      if (deduction) yield deduction;
      if (search.left <= 0) break;
    }
    yield* fromSolution(board, cells);
  },
};

/** How many further values may be tried behind one candidate, from the smallest trial on, and what a step of that kind is rated. */
const SHORT_TRIALS: readonly (readonly [positions: number, form: string, rating: number])[] = [
  [0, 'short', 9],
  [20, 'search', 10.5],
];
const LONG_TRIALS = [...SHORT_TRIALS, [400, 'search', 12]] as const;
/** Candidates that are tried at most, each with the positions above, where the solution is known: a person would not follow more of them either. */
const MOST_TRIED = 40;

/** The smallest trial on a board with rules. */
function* tryRuled(board: Board, cells: readonly Cell[]): Generator<Deduction> {
  const search = RuledSearch.of(board.tables);
  const solution = board.solution();
  for (const [positions, form, rating] of solution ? SHORT_TRIALS : LONG_TRIALS) {
    let left = solution && positions > 0 ? MOST_TRIED : Number.POSITIVE_INFINITY;
    const leadsSomewhere = (cell: Cell, value: number): boolean | undefined => {
      if (solution?.[cell] === value) return true;
      return left-- > 0 ? search.leadsSomewhere(board, { cell, value }, positions) : undefined;
    };
    for (const cell of cells) {
      const deduction = tryAll(board, cell, (value) => leadsSomewhere(cell, value), form, rating);
      if (deduction) yield deduction;
    }
  }
  yield* fromSolution(board, cells);
}

/** What the one solution has in a cell, where an engine has proved it. */
function* fromSolution(board: Board, cells: readonly Cell[]): Generator<Deduction> {
  const solution = board.solution();
  if (!solution) return;
  for (const cell of cells) {
    const deduction = tryAll(board, cell, (value) => solution[cell] === value, 'whole', 12);
    if (deduction) yield deduction;
  }
}

function tryAll(
  board: Board,
  cell: Cell,
  leadsSomewhere: (value: number) => boolean | undefined,
  form: string,
  rating: number,
): Deduction | undefined {
  const candidates = board.candidatesOf(cell);
  const failed = candidates.filter((value) => leadsSomewhere(value) === false);
  if (failed.length === 0) return undefined;
  const kept = candidates.filter((value) => !failed.includes(value));
  return {
    technique: 'guess',
    name: 'Guess',
    rating,
    place: kept.length === 1 ? [{ cell, value: kept[0]! }] : [],
    remove: failed.map((value) => ({ cell, value })),
    cells: [cell],
    values: failed,
    houses: [],
    candidates: candidates.map((value) => ({ cell, value })),
    form,
  };
}

class Search {
  left = MOST_POSITIONS;
  readonly #tables: Tables;
  readonly #boards: WorkingBoard[] = [];

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Whether some solution has the candidate; undefined where the positions did not suffice to tell. */
  leadsSomewhere(board: Board, { cell, value }: Candidate, depth = 0): boolean | undefined {
    if (this.left-- <= 0) return undefined;
    board.pulse();
    this.#boards[depth] ??= new WorkingBoard(this.#tables);
    const trial = this.#boards[depth].copy(board);
    trial.place(cell, value);
    if (!fillSingles(trial)) return false;
    if (trial.open === 0) return true;
    let next = -1;
    for (let other = 0; other < trial.counts.length; other++) {
      if (trial.values[other] === 0 && (next < 0 || trial.counts[other]! < trial.counts[next]!)) next = other;
    }
    let isKnown = true;
    for (const candidate of trial.candidatesOf(next)) {
      const answer = this.leadsSomewhere(trial, { cell: next, value: candidate }, depth + 1);
      if (answer) return true;
      if (answer === undefined) isKnown = false;
    }
    return isKnown ? false : undefined;
  }
}

/** Places naked and hidden singles until there are none; false where something has nothing left. */
function fillSingles(board: WorkingBoard): boolean {
  const { tables, size, counts, values, placeCounts } = board;
  for (let again = true; again; ) {
    again = false;
    for (let cell = 0; cell < counts.length; cell++) {
      if (values[cell] !== 0 || counts[cell]! > 1) continue;
      if (counts[cell] === 0) return false;
      board.place(cell, board.candidatesOf(cell)[0]!);
      again = true;
    }
    for (let group = 0; group < tables.groupCount; group++) {
      if (!tables.isHouse[group]) continue;
      for (let v = 0; v < size; v++) {
        if (placeCounts[group * size + v] !== 1) continue;
        board.place(board.placesFor(group, v + 1)[0]!, v + 1);
        again = true;
      }
    }
    if (isContradictory(board)) return false;
  }
  return true;
}
