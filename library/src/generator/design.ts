import { type Cell, type Grid, type Kind, makePuzzle, must, type Puzzle, type Random, type Rule } from '#core';
import { withRules } from '#rules';
import type { MakerParts } from './parts.ts';
import { kernelSeed } from './seeds.ts';

/** One way to decide what a setter left open: a rule, or the value of a clue. */
export type Choice = { readonly rule: Rule } | { readonly cell: Cell; readonly value: number };

/** What a setter left open, with every way to decide it. */
export type Opening = readonly Choice[];

/** A puzzle of which something is to be decided. */
export interface Design {
  /** What stands already. */
  readonly puzzle: Puzzle;
  readonly openings: readonly Opening[];
}

export interface DesignSettings {
  readonly random: Random;
  /** What one question may cost, in the prober's units. */
  readonly effort: number;
  readonly isCancelled: () => boolean;
}

/** A set of choices that cannot lead to one solution, however the rest is decided, or as it stands where nothing is left. */
export interface DeadEnd {
  readonly choices: readonly Choice[];
  readonly solutions: 'none' | 'several';
}

/** What came of a design. */
export type Designed =
  | { readonly end: 'found'; readonly puzzle: Puzzle; readonly solution: Grid; readonly questions: number }
  /** No choices do: every way ends at one of these, of which the first are kept. */
  | {
      readonly end: 'impossible';
      readonly deadEnds: readonly DeadEnd[];
      readonly none: number;
      readonly several: number;
      readonly questions: number;
    }
  | { readonly end: 'budget'; readonly questions: number };

/** Grids that are drawn at random, and whose choices are tried, before all ways are gone through. */
const DRAWS = 200;
/** Dead ends that are kept as reasons. */
const MOST_KEPT = 1000;

/**
 * Decides what a setter left open so that the puzzle has one solution, or proves that nothing does.
 *
 * First by luck: a random grid that keeps what stands tells what every opening would have to be for it, and often enough that grid is then the
 * only one. Then in order: openings are decided one after the other. A set of choices without any solution is a dead end; one with a single
 * solution is an answer as soon as the rest is decided by that solution, because more rules leave no more solutions; one with several goes on
 * to the next opening, and is a dead end where none is left. All ways are gone through in that manner, so ending without an answer is a proof.
 * Rules that speak of what others leave out would break the argument; they may stand in the puzzle but are no choices.
 */
export function design({ puzzle, openings }: Design, settings: DesignSettings, parts: MakerParts): Designed {
  const work = new Designing(puzzle, settings, parts);
  try {
    const found = work.draw(openings) ?? work.goThrough(work.narrow(openings), []);
    if (found) return { end: 'found', ...found, questions: work.questions };
    const { deadEnds, none, several, questions } = work;
    return { end: 'impossible', deadEnds, none, several, questions };
  } catch (thrown) {
    if (thrown === OUT_OF_BUDGET) return { end: 'budget', questions: work.questions };
    throw thrown;
  }
}

const OUT_OF_BUDGET = new Error('out of budget');

interface Found {
  readonly puzzle: Puzzle;
  readonly solution: Grid;
}

class Designing {
  questions = 0;
  none = 0;
  several = 0;
  readonly deadEnds: DeadEnd[] = [];
  readonly #puzzle: Puzzle;
  readonly #settings: DesignSettings;
  readonly #parts: MakerParts;

  constructor(puzzle: Puzzle, settings: DesignSettings, parts: MakerParts) {
    this.#puzzle = puzzle;
    this.#settings = settings;
    this.#parts = parts;
  }

  /** Tries what random grids ask for. */
  draw(openings: readonly Opening[]): Found | undefined {
    const { random, isCancelled } = this.#settings;
    const prober = this.#parts.makeProber(this.#puzzle.geometry);
    prober.load(this.#puzzle.givens);
    // Where there are hardly more ways than draws, going through them is as quick and also proves.
    const ways = openings.reduce((all, { length }) => all * length, 1);
    for (let draw = 0; draw < DRAWS && ways > DRAWS; draw++) {
      if (isCancelled()) throw OUT_OF_BUDGET;
      const grid = prober.ask({ limit: 1, wantsLast: true, effort: this.#settings.effort, seed: kernelSeed(random), isCancelled }).last;
      if (!grid) return undefined;
      const choices = this.#choicesOf(grid, openings);
      if (!choices) continue;
      const found = this.#unique(choices);
      if (typeof found === 'object') return found;
    }
    return undefined;
  }

  /** Without the choices that have no solution even alone, each of which is a dead end; few choices first, so that dead ends cover as much as they can. */
  narrow(openings: readonly Opening[]): Opening[] {
    const kept = openings.length < 2 ? openings : openings.map((opening) => opening.filter((choice) => this.#isPossible(choice)));
    return [...kept].sort((a, b) => a.length - b.length);
  }

  #isPossible(choice: Choice): boolean {
    if (this.#unique([choice]) !== 'none') return true;
    this.#close([choice], 'none');
    return false;
  }

  /** Goes through all ways to decide the openings, behind choices that are made already. */
  goThrough(openings: readonly Opening[], made: readonly Choice[]): Found | undefined {
    const found = this.#unique(made);
    if (typeof found === 'object') {
      const choices = this.#choicesOf(found.solution, openings);
      // A line may be of no kind that this grid keeps, and then nothing behind these choices has a solution.
      if (choices) return { ...found, puzzle: this.#puzzleWith([...made, ...choices]) };
      this.#close(made, 'none');
      return undefined;
    }
    const [next, ...rest] = openings;
    if (found === 'none' || !next) {
      this.#close(made, found);
      return undefined;
    }
    for (const choice of next) {
      const answer = this.goThrough(rest, [...made, choice]);
      if (answer) return answer;
    }
    return undefined;
  }

  #close(choices: readonly Choice[], solutions: DeadEnd['solutions']): void {
    this[solutions]++;
    if (this.deadEnds.length < MOST_KEPT) this.deadEnds.push({ choices, solutions });
  }

  /** The puzzle with choices and its only solution, or how many it has. */
  #unique(choices: readonly Choice[]): Found | 'none' | 'several' {
    if (this.#settings.isCancelled()) throw OUT_OF_BUDGET;
    this.questions++;
    const puzzle = this.#puzzleWith(choices);
    const prober = this.#parts.makeProber(puzzle.geometry);
    prober.load(puzzle.givens);
    const { effort, isCancelled } = this.#settings;
    const { complete, count, last } = prober.ask({ limit: 2, wantsLast: true, effort, isCancelled });
    if (count > 1) return 'several';
    if (!complete) throw OUT_OF_BUDGET;
    return last ? { puzzle, solution: last } : 'none';
  }

  /** For each opening a choice that a grid keeps; undefined where it keeps none of some. */
  #choicesOf(grid: Grid, openings: readonly Opening[]): Choice[] | undefined {
    const chosen = openings.map((opening) => {
      const kept = opening.filter((choice) =>
        'rule' in choice ? choice.rule.holds(grid, [...this.#puzzle.rules, choice.rule]) : grid[choice.cell] === choice.value,
      );
      return kept[this.#settings.random.below(kept.length)];
    });
    return chosen.includes(undefined) ? undefined : (chosen as Choice[]);
  }

  #puzzleWith(choices: readonly Choice[]): Puzzle {
    const { kind, givens, symbols, info, rules } = this.#puzzle;
    const more = choices.flatMap((choice) => ('rule' in choice ? [choice.rule] : []));
    const filled = givens.slice();
    for (const choice of choices) if ('cell' in choice) filled[choice.cell] = choice.value;
    return makePuzzle(more.length > 0 ? ruled(kind, [...rules, ...more]) : kind, filled, { symbols, info });
  }
}

function ruled(kind: Kind, rules: readonly Rule[]): Kind {
  return must(withRules(kind, rules));
}
