import {
  Budget,
  type Cell,
  check,
  clueCount,
  Deadline,
  type Geometry,
  type Grid,
  inEnglish,
  type Kind,
  makePuzzle,
  must,
  type Puzzle,
  type Random,
} from '#core';
import type { Prober } from '#engines';
import { type RatingReport, ratePuzzle, surveyBounds, surveyClasses } from '#logic';
import { orbitsOf, type Permutation } from '#symmetry';
import { Desk, solveByLogic, type Technique, techniques } from '#techniques';
import { clueByClue } from './clue-by-clue.ts';
import { type Dug, dig } from './dig.ts';
import { exchange } from './exchange.ts';
import { type Ground, layoutsOf, layRules, rulesOn, withStanding } from './laying.ts';
import type { Layout, RuleSet } from './layouts/index.ts';
import { testEach } from './minimal.ts';
import { kindOfOrder, nextKind, type Order, type OrderedKind } from './order.ts';
import type { MakerParts } from './parts.ts';
import { push } from './push.ts';
import { randomGrid } from './random-grid.ts';
import { randomFor } from './seeds.ts';
import { areAllNeeded, RuleTester, takeApart, thinRules } from './thin.ts';
import { widen } from './widen.ts';
import { isIn, motionsFor, usableCells, type Wishes, wishedSolution } from './wishes.ts';

/** A puzzle that is as wished, proved and checked. */
export interface Made {
  /** The number of the attempt that made it: with the seed, where it comes from. */
  readonly attempt: number;
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  readonly clues: number;
  /** Whether every clue and every rule is needed; `unknown` where proofs ran out of effort. */
  readonly minimal: boolean | 'unknown';
  /** The clues that are undecided, where `minimal` is unknown. */
  readonly undecided: readonly Cell[];
  /** Undefined where it was not asked for, or logic did not come to an end in its time. */
  readonly rating?: RatingReport;
  /** The same for puzzles that symmetry and relabelling turn into each other; undefined where it was not asked for. */
  readonly likeness?: string;
}

/** Why an attempt made nothing. */
const MISSES = ['none', 'grid', 'layout', 'pattern', 'clues', 'class', 'rating', 'techniques', 'minimal', 'unproved', 'cancelled'] as const;
export type Miss = (typeof MISSES)[number];

/** Least and most of what attempts came to, hits and misses alike. */
export interface Met {
  readonly clues: [number, number];
  readonly rating: [number, number];
}

/** How many attempts made nothing, by the reason, and what all of them met. */
export interface AttemptTally {
  readonly misses: Partial<Record<Miss, number>>;
  readonly met: Met;
}

export function newMet(): Met {
  return { clues: [Number.POSITIVE_INFINITY, 0], rating: [Number.POSITIVE_INFINITY, 0] };
}

/**
 * Proofs of cubes near their limit have no end, so each has a limit: about milliseconds, on large kinds and with rules some ten of them. With rules
 * there are fewer proofs, and each costs more; on large kinds a minimal puzzle comes sooner by exchange, which lives on short ones.
 */
const EFFORT = { quick: 8, minimal: 25, ruled: 60, exchange: 3 };
/** Where a minimal puzzle is asked for, the last few clues that could not be decided may cost this much together. */
const LAST_EFFORT = 4000;
/** Where no minimal puzzle is asked for, or there is another way to one, this many questions that could not be decided are enough. */
const PATIENCE = 5;
/** What a rating of a large kind may take. */
const RATING_MS = 3000;
/** Kinds with as many candidates as 9x9 or fewer are always rated to the end, so that no clock decides which puzzles a seed gives. */
const QUICKLY_RATED = 729;
/** With rules some ratings would take minutes even there; the looks of the logical solver at its clock are counted instead of timed. */
const LOOKS_WITH_RULES = 400_000;
/** Up to this rating clues go only as long as the puzzle stays that easy; harder ones are found by rating what comes. */
const GUIDED_RATING = 6;
/** Where no difficulty is asked for, puzzles with rules get clues until every step is at most this hard, the end of the level "hard". */
const USUAL_RATING = 4.2;
/** The same for large kinds, where looking for harder steps takes minutes. */
const LARGE_RATING = 3;
/** The last proof of uniqueness, by the engine that everything else uses. */
const PROOF = { nodes: 3_000_000 };

/** What is left of a puzzle's clues and rules. */
interface Cut {
  readonly ground: Ground;
  readonly dug: Dug;
  /** Whether the sets of rules are needed, each as a whole; undefined where that was not looked at. */
  readonly areRulesNeeded: true | 'unknown' | undefined;
}

const SINGLES = ['full-house', 'hidden-single', 'naked-single'];

/** Makes puzzles of one kind as wished, one attempt after the other. */
export class Maker {
  readonly #ordered: OrderedKind;
  readonly #wishes: Wishes;
  readonly #order: Order;
  readonly #parts: MakerParts;
  readonly #layouts: readonly Layout[];
  /** The last kind that attempts begin with; rules that hold before any grid is filled are on it. */
  #base: Kind | undefined;
  readonly #desk = new Desk();
  #prober: Prober | undefined;
  #isCancelled: (() => boolean) | undefined;
  /** The clues that go together, where they may stand; the same for all attempts but those that make regions. */
  #possible: readonly Cell[][] | undefined;
  #tally: AttemptTally = { misses: {}, met: newMet() };

  /** The order has to be one that `refuseOrder` takes. */
  constructor(order: Order, parts: MakerParts) {
    this.#ordered = must(kindOfOrder(order));
    this.#order = order;
    this.#wishes = order.wishes;
    this.#parts = parts;
    this.#layouts = layoutsOf(order.wishes.rules ?? []);
  }

  /** One attempt: what it makes depends on the seed and its number alone, unless a time is part of the wish. `isCancelled` cuts it off. */
  attempt(number: number, isCancelled?: () => boolean): Made | undefined {
    this.#isCancelled = isCancelled;
    const made = this.#attempt(number);
    if (typeof made !== 'string') return made;
    this.#tally.misses[made] = (this.#tally.misses[made] ?? 0) + 1;
    return undefined;
  }

  /** What attempts came to since this was asked last. */
  takeTally(): AttemptTally {
    const tally = this.#tally;
    this.#tally = { misses: {}, met: newMet() };
    return tally;
  }

  #attempt(number: number): Made | Miss {
    const random = randomFor(this.#order.seed, number);
    const kind = this.#kindFor(random);
    const prober = this.#proberFor(kind);
    const solution = wishedSolution(this.#wishes) ?? randomGrid(prober, random, this.#isCancelled);
    if (!solution) return this.#isCancelled?.() ? 'cancelled' : this.#isImpossible(kind, prober) ? 'none' : 'grid';
    const ground = this.#lay(kind, prober, solution, random);
    if (typeof ground === 'string') return ground;
    const cut = this.#cut(ground, solution, random);
    if (typeof cut === 'string') return cut;
    const judged = this.#judge(number, cut, solution);
    // A rating that was cut off would pass for none. A walk towards few or many clues may end anywhere.
    return this.#isCancelled?.() && !this.#wishes.push ? 'cancelled' : judged;
  }

  /** A jigsaw without a region map of its own gets new regions for every attempt. */
  #kindFor(random: Random): Kind {
    const { kind, makesRegions } = this.#ordered;
    if (makesRegions) return withStanding(nextKind(this.#ordered, random), this.#layouts);
    this.#base ??= withStanding(kind, this.#layouts);
    return this.#base;
  }

  #proberFor(kind: Kind): Prober {
    if (this.#prober?.geometry !== kind.geometry) this.#prober = this.#parts.makeProber(kind.geometry);
    return this.#prober;
  }

  /** Whether it is soon known that no grid keeps the rules that hold before any is filled; the next attempt may have other regions. */
  #isImpossible(kind: Kind, prober: Prober): boolean {
    if (this.#ordered.makesRegions) return false;
    prober.load(new Uint8Array(kind.geometry.cellCount));
    const { complete, count } = prober.ask({ limit: 1, effort: EFFORT.minimal });
    return complete && count === 0;
  }

  /** The motions that clues and rules have to lie by. */
  #motions(kind: Kind): readonly Permutation[] {
    const motions = motionsFor(kind.base ?? kind, this.#wishes.symmetry ?? 'none');
    // A random region map has a symmetry only by accident; `refuseWishes` has said so for every other kind.
    return motions.ok ? motions.value : [];
  }

  /** The kind with the rules that were asked for, laid over the grid. */
  #lay(kind: Kind, prober: Prober, solution: Grid, random: Random): Ground | Miss {
    if (this.#layouts.length === 0) return { kind, prober, sets: [], isAlone: false };
    const { clues, crossing = false, pattern } = this.#wishes;
    const isCancelled = this.#isCancelled;
    const wantsNone = !pattern && (clues ? clues.to === 0 : this.#layouts.some(({ isAlone }) => isAlone));
    const settings = { random, motions: this.#motions(kind), mayCross: crossing, wantsNone, effort: this.#effort, isCancelled };
    const ground = layRules(kind, this.#layouts, solution, settings, this.#parts);
    if (isCancelled?.()) return 'cancelled';
    return this.#hasAll(ground.kind) ? ground : 'layout';
  }

  /**
   * The clues and rules that stay. Where a minimal puzzle is asked for clues go first, because few of them and many rules look best; where that cannot
   * be decided, rules are taken in one by one for clues.
   */
  #cut(laid: Ground, solution: Grid, random: Random): Cut | Miss {
    const dug = this.#clues(laid, solution, random);
    if (typeof dug === 'string') return dug;
    if (!this.#wishes.minimal || laid.sets.length === 0) return { ground: laid, dug, areRulesNeeded: undefined };
    const ground = this.#apart(laid, solution, dug);
    const cut = dug.undecided.length > 0 ? undefined : this.#thin(ground, solution, dug, random, PATIENCE);
    if (cut?.areRulesNeeded === true) return cut;
    const exchanged = this.#exchange(ground, solution, random);
    if (this.#isCancelled?.()) return 'cancelled';
    return exchanged?.areRulesNeeded === true && this.#hasAll(exchanged.ground.kind)
      ? exchanged
      : this.#thin(cut?.ground ?? ground, solution, dug, random);
  }

  /** Undefined where the cells that may hold clues do not suffice without rules, or that cannot be decided. */
  #exchange(ground: Ground, solution: Grid, random: Random): Cut | undefined {
    const base = this.#unlaid(ground);
    const ruled = (sets: readonly RuleSet[]): Kind => rulesOn(base, sets);
    const proberOf = (sets: readonly RuleSet[]): Prober => this.#parts.makeProber(ruled(sets).geometry);
    const orbits = this.#orbits(base, random);
    const start = onlyIn(orbits, solution);
    if (!isUnique(proberOf([]), start, this.#effort)) return undefined;
    const exchanged = exchange(solution, start, random.shuffle([...ground.sets]), {
      orbits,
      effort: this.#order.effort ?? EFFORT.exchange,
      proberOf,
      isCancelled: this.#isCancelled,
    });
    return exchanged && this.#thin({ ...ground, kind: ruled(exchanged.sets), sets: exchanged.sets }, solution, exchanged.dug, random);
  }

  /** The kind with the rules that hold before any grid is filled, and no other. */
  #unlaid({ kind }: Ground): Kind {
    return withStanding(kind.base ?? kind, this.#layouts);
  }

  /** With sets of rules taken apart where one of them can go by itself; what has to be symmetric stays together. */
  #apart(ground: Ground, solution: Grid, { givens }: Dug): Ground {
    if (this.#motions(ground.kind).length > 0) return ground;
    const base = this.#unlaid(ground);
    const sets = takeApart(this.#tester(ground.kind, givens, solution), ground.sets, base.added ?? []);
    return { ...ground, kind: rulesOn(base, sets), sets };
  }

  /** Without the rules that are not needed. */
  #thin(ground: Ground, solution: Grid, dug: Dug, random: Random, patience?: number): Cut {
    const base = this.#unlaid(ground);
    const { sets, isDecided } = thinRules(this.#tester(ground.kind, dug.givens, solution), ground.sets, base.added ?? [], random, patience);
    const kind = rulesOn(base, sets);
    const prober = this.#parts.makeProber(kind.geometry);
    return { ground: { ...ground, kind, sets, prober }, dug, areRulesNeeded: isDecided || 'unknown' };
  }

  /** Whether every layout that was asked for has a rule at least. */
  #hasAll({ added = [] }: Kind): boolean {
    return this.#layouts.every(({ rules }) => added.some(({ id }) => rules.includes(id)));
  }

  #tester(kind: Kind, givens: Grid, solution: Grid): RuleTester {
    return new RuleTester(kind, givens, solution, this.#parts, { effort: this.#effort, isCancelled: this.#isCancelled });
  }

  #orbits(kind: Kind, random: Random): Cell[][] {
    const { pattern } = this.#wishes;
    if (!this.#possible || this.#ordered.makesRegions) {
      const placed = this.#motions(kind);
      const usable = pattern && new Set(usableCells(kind.geometry, pattern, placed));
      const orbits = orbitsOf(kind.geometry.cellCount, placed);
      this.#possible = usable ? orbits.filter((orbit) => usable.has(orbit[0]!)) : orbits;
    }
    return random.shuffle([...this.#possible]);
  }

  /** The clues that a puzzle gets: none, those that logic asks for, or what digging leaves. */
  #clues(ground: Ground, solution: Grid, random: Random): Dug | Miss {
    const { minimal, push: pushing, rating, techniques: ids, surveyClass, clues, pattern } = this.#wishes;
    if (ground.isAlone && (!rating || clues)) return withoutClues(solution);
    // Rules were changed until no clue is needed, as far as that goes; digging would only find that some are.
    if (this.#layouts.length > 0 && clues?.to === 0 && !pattern) return 'clues';
    const isDug = minimal || pushing || ids || surveyClass || clues || (rating && rating.to > GUIDED_RATING);
    return this.#layouts.length === 0 || isDug ? this.#dig(ground, solution, random) : this.#byLogic(ground, solution, random);
  }

  /** Clues with which logic that is not too hard comes to the end. */
  #byLogic({ kind }: Ground, solution: Grid, random: Random): Dug | Miss {
    const { rating, pattern } = this.#wishes;
    const givens = clueByClue(kind, solution, {
      orbits: this.#orbits(kind, random),
      most: rating?.to ?? (isQuicklyRated(kind.geometry) ? USUAL_RATING : LARGE_RATING),
      desk: this.#desk,
      isCancelled: this.#isCancelled,
    });
    if (this.#isCancelled?.()) return 'cancelled';
    return givens ? { givens, undecided: [], spared: [0] } : pattern ? 'pattern' : 'rating';
  }

  #dig({ kind, prober, sets }: Ground, solution: Grid, random: Random): Dug | Miss {
    const { minimal, push: pushing, rating, techniques: ids, surveyClass, pattern } = this.#wishes;
    const isCancelled = this.#isCancelled;
    const effort = this.#effort;
    const orbits = this.#orbits(kind, random);
    const start = onlyIn(orbits, solution);
    if (pattern && !isUnique(prober, start, effort)) return 'pattern';
    const bounds = surveyClass && surveyBounds(kind.geometry, surveyClass);
    const clues = bounds?.clues ?? this.#wishes.clues;
    const tests: ((givens: Grid) => boolean)[] = [];
    if (bounds) tests.push((givens) => (surveyClasses(makePuzzle(kind, givens)).fewestInALine ?? 0) >= bounds.perLine);
    if (ids) tests.push((givens) => this.#isSolvedBy(kind, givens, ids));
    if (rating && rating.to < GUIDED_RATING && !minimal) {
      tests.push((givens) => isIn({ from: 0, to: rating.to }, this.#rate(makePuzzle(kind, givens))?.er ?? Number.POSITIVE_INFINITY));
    }
    const settings = {
      ...(minimal && sets.length === 0 ? {} : { patience: PATIENCE }),
      ...(clues && !minimal ? { least: clues.from + random.below(clues.to - clues.from + 1) } : {}),
      ...(tests.length > 0 ? { keeps: (givens: Grid) => tests.every((test) => test(givens)) } : {}),
      ...(isCancelled ? { isCancelled } : {}),
    };
    let dug = dig(prober, solution, start, { ...settings, orbits, effort });
    // Where most clues are undecided, as on large cubes, a few more units decide nothing.
    const isOpen = (more: number): boolean =>
      dug.undecided.length > 0 && 2 * dug.undecided.length < clueCount(dug) && dug.undecided.length * more <= LAST_EFFORT;
    // A limit that the caller sets counts.
    const insists = minimal && sets.length === 0 && this.#order.effort === undefined;
    for (let more = effort * 4; insists && isOpen(more); more *= 4) {
      const open = new Set(dug.undecided);
      const last = dig(prober, solution, dug.givens, { ...settings, orbits: orbits.filter(([cell]) => open.has(cell!)), effort: more });
      dug = { ...last, spared: [...dug.spared, ...last.spared] };
    }
    if (isCancelled?.()) return 'cancelled';
    if (!pushing) return dug;
    const { isLate } = new Deadline(pushing.timeMs ?? Number.POSITIVE_INFINITY);
    let roundsLeft = pushing.rounds ?? Number.POSITIVE_INFINITY;
    const isOver = (): boolean => roundsLeft-- <= 0 || isLate() || isCancelled?.() === true;
    return {
      givens: push(prober, solution, dug.givens, random, { towards: pushing.towards, orbits, effort, isOver }),
      undecided: [],
      spared: [0],
    };
  }

  #judge(attempt: number, cut: Cut, solution: Grid): Made | Miss {
    const { kind, prober } = cut.ground;
    const { givens, undecided, spared } = cut.dug;
    if (!this.#hasAll(kind)) return 'layout';
    const { clues: wanted, surveyClass, rating: range, techniques: ids, minimal: mustBeMinimal } = this.#wishes;
    const puzzle = makePuzzle(kind, givens);
    const clues = clueCount({ givens });
    widen(this.#tally.met.clues, [clues, clues]);
    if (!isIn(wanted, clues)) return 'clues';
    if (surveyClass) {
      const { byClues, byLines } = surveyClasses(puzzle);
      if (byClues !== surveyClass || byLines !== surveyClass) return 'class';
    }
    if (ids && this.#isSolvedBy(kind, givens, ids.slice(0, -1))) return 'techniques';
    const rating = range || this.#order.rate ? this.#rate(puzzle) : undefined;
    if (rating) widen(this.#tally.met.rating, [rating.er, rating.er]);
    if (range && (!rating || !isIn(range, rating.er))) return 'rating';
    const necessity =
      spared.length === 0
        ? { minimal: undecided.length > 0 ? ('unknown' as const) : true, undecided }
        : testEach(prober, givens, { effort: this.#effort });
    if (mustBeMinimal && necessity.minimal === false) return 'minimal';
    const minimal =
      necessity.minimal === false || puzzle.rules.length === 0 ? necessity.minimal : this.#areRulesNeeded(puzzle, solution, cut);
    if (mustBeMinimal && minimal === false) return 'minimal';
    if (!this.#isProved(puzzle, solution)) return 'unproved';
    const { undecided: unclear } = necessity;
    return {
      attempt,
      puzzle,
      solution,
      clues,
      minimal: unclear.length > 0 && minimal ? 'unknown' : minimal,
      undecided: unclear,
      ...(rating ? { rating } : {}),
    };
  }

  get #effort(): number {
    const { minimal } = this.#wishes;
    const isExchanged = minimal && !isQuicklyRated(this.#ordered.kind.geometry);
    const usual = minimal ? EFFORT.minimal : EFFORT.quick;
    return this.#order.effort ?? (this.#layouts.length > 0 && !isExchanged ? EFFORT.ruled : usual);
  }

  /** The judge that shares no code with engines looks at the solution, and `fast` proves that there is no other. */
  #isProved(puzzle: Puzzle, solution: Grid): boolean {
    const [wrong] = check(puzzle, solution);
    if (wrong) throw new Error(`the generator made a puzzle whose solution is none: ${inEnglish(wrong.rule)}`);
    const { status, count } = this.#parts.engine.solve(puzzle, { limit: 2, budget: new Budget(PROOF) });
    if (count > 1n) throw new Error('the generator made a puzzle with several solutions');
    return status === 'complete';
  }

  /** What taking out sets has shown need not be shown again, but where rules of one set go alone. */
  #areRulesNeeded(puzzle: Puzzle, solution: Grid, { areRulesNeeded, ground }: Cut): boolean | 'unknown' {
    if (areRulesNeeded && puzzle.rules.length === ground.sets.length) return areRulesNeeded;
    return areAllNeeded(this.#tester(puzzle.kind, puzzle.givens, solution), puzzle.rules);
  }

  /** Undefined where logic does not solve it in its time. */
  #rate(puzzle: Puzzle): RatingReport | undefined {
    const { isLate } = new Deadline(isQuicklyRated(puzzle.geometry) ? Number.POSITIVE_INFINITY : RATING_MS);
    let looks = puzzle.rules.length === 0 ? Number.POSITIVE_INFINITY : LOOKS_WITH_RULES;
    const isCancelled = (): boolean => looks-- <= 0 || isLate() || this.#isCancelled?.() === true;
    const report = ratePuzzle(puzzle, { unique: true, desk: this.#desk, isCancelled });
    return report.end === 'solved' ? report : undefined;
  }

  #isSolvedBy(kind: Kind, givens: Grid, ids: readonly string[]): boolean {
    const allowed = techniques.filter(({ id }): boolean => SINGLES.includes(id) || ids.includes(id));
    const inOrder: readonly Technique[] = [...allowed].sort((a, b) => a.rank - b.rank);
    const board = this.#desk.lay(makePuzzle(kind, givens), true);
    board.tells = false;
    return solveByLogic(board, { techniques: inOrder, onStep: () => true }) === 'solved';
  }
}

/** Whether a kind has so few candidates that its ratings need no clock. */
function isQuicklyRated({ cellCount, size }: Geometry): boolean {
  return cellCount * size <= QUICKLY_RATED;
}

/** What digging comes to where rules alone leave one solution. */
function withoutClues(solution: Grid): Dug {
  return { givens: new Uint8Array(solution.length), undecided: [], spared: [] };
}

/** The values of a filled grid in the cells that may hold clues. */
function onlyIn(orbits: readonly (readonly Cell[])[], solution: Grid): Grid {
  const start = new Uint8Array(solution.length);
  for (const orbit of orbits) for (const cell of orbit) start[cell] = solution[cell]!;
  return start;
}

function isUnique(prober: Prober, givens: Grid, effort: number): boolean {
  prober.load(givens);
  const { complete, count } = prober.ask({ limit: 2, effort });
  return complete && count === 1;
}
