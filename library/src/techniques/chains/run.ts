import type { Words } from '#core';
import { type Board, WorkingBoard } from '../board.ts';
import { excludingRule } from '../ruled/links.ts';
import { ASSUMED, BY_PATTERN, type ChainHint, causeOfRule, type Implied, IN_CELL, type LiteralNumber } from './hint.ts';
import type { LinkGraph } from './link-graph.ts';

/** What the patterns inside a chain found at the end of its singles: a candidate that falls, and what it rests on. */
export interface PatternLink {
  readonly candidate: number;
  /** Candidates that had to be false for the pattern to be there. */
  readonly parents: readonly number[];
  readonly by: Words<string>;
  readonly nested?: ChainHint;
}

/** What one search for chains may still cost, in literals; shared with the searches inside it. */
export interface Effort {
  left: number;
}

/** How far chains go. */
export interface RunSettings {
  /** Whether false candidates are taken off the board, so that later links may rest on several earlier ones. */
  readonly dynamic: boolean;
  /** Whether only links inside one value are followed. */
  readonly nishio: boolean;
  /** Looks for patterns where singles lead no further; undefined where chains do without. */
  readonly patterns?: (now: Board, start: Board, effort: Effort) => readonly PatternLink[];
}

/**
 * All that follows from one assumption, in the order in which it was found, until nothing follows or something is both true and
 * false.
 *
 *     literals | assumption | ... | ... |      slot = place in this list
 *     parents  | slots of the reasons of slot s stand at parentStart[s] .. parentStart[s + 1]
 *     slotOf   | literal -> slot + 1, 0 where it does not follow
 */
export class ForcingRun {
  readonly literals: number[] = [];
  readonly causes: number[] = [];
  readonly parents: number[] = [];
  readonly parentStart: number[] = [0];
  /** At least one, and no more than the number of literals that a literal rests on. */
  readonly depths: number[] = [];
  /** Slots of what is true and of what is false. */
  readonly ons: number[] = [];
  readonly offs: number[] = [];
  readonly slotOf: Int16Array | Int32Array;
  /** Slots of a true and a false literal of one candidate, where the assumption leads to both. */
  contradiction: readonly [on: number, off: number] | undefined;
  readonly patternLinks = new Map<number, PatternLink>();

  constructor(literalCount: number) {
    this.slotOf = literalCount < 32000 ? new Int16Array(literalCount) : new Int32Array(literalCount);
  }

  /** Adds a literal that follows from slots; `known` is false for the second half of a contradiction. */
  add(literal: LiteralNumber, cause: number, parents: readonly number[], known = true): number {
    const slot = this.literals.length;
    let depth = 0;
    for (const parent of parents) {
      this.parents.push(parent);
      depth = Math.max(depth, this.depths[parent]!);
    }
    this.literals.push(literal);
    this.causes.push(cause);
    this.parentStart.push(this.parents.length);
    this.depths.push(depth + 1);
    if (known) {
      this.slotOf[literal] = slot + 1;
      ((literal & 1) === 1 ? this.ons : this.offs).push(slot);
    }
    return slot;
  }

  /** How many different literals a slot rests on, itself included. */
  ancestors(slot: number): number {
    const seen = new Uint8Array(slot + 1);
    seen[slot] = 1;
    let count = 0;
    // Reasons come before what they imply, so one sweep downward meets every literal after all that rest on it.
    for (let s = slot; s >= 0; s--) {
      if (seen[s] === 0) continue;
      count++;
      for (let i = this.parentStart[s]!; i < this.parentStart[s + 1]!; i++) seen[this.parents[i]!] = 1;
    }
    return count;
  }

  /** A slot as linked nodes. */
  implied(slot: number, made = new Map<number, Implied>()): Implied {
    const known = made.get(slot);
    if (known) return known;
    const from: Implied[] = [];
    for (let i = this.parentStart[slot]!; i < this.parentStart[slot + 1]!; i++) from.push(this.implied(this.parents[i]!, made));
    const pattern = this.patternLinks.get(slot);
    const node: Implied = {
      literal: this.literals[slot]!,
      from,
      cause: this.causes[slot]!,
      ...(pattern ? { by: pattern.by, ...(pattern.nested ? { nested: pattern.nested } : {}) } : {}),
    };
    made.set(slot, node);
    return node;
  }
}

/** Makes runs on one position. */
export class ForcingRunner {
  readonly #board: Board;
  readonly #graph: LinkGraph;
  readonly #settings: RunSettings;
  readonly #work: WorkingBoard;
  readonly #now: Board;
  readonly #size: number;
  readonly #effort: Effort;

  constructor(board: Board, graph: LinkGraph, settings: RunSettings, effort: Effort) {
    this.#effort = effort;
    this.#board = board;
    this.#graph = graph;
    this.#settings = settings;
    this.#work = new WorkingBoard(board.tables);
    this.#now = settings.dynamic ? this.#work : board;
    this.#size = board.size;
  }

  /** All that follows from a literal. */
  run(assumption: LiteralNumber): ForcingRun {
    this.#board.pulse();
    const run = new ForcingRun(2 * this.#board.tables.cellCount * this.#size);
    if (this.#settings.dynamic) this.#work.copy(this.#board);
    run.add(assumption, ASSUMED, []);
    let on = 0;
    let off = 0;
    for (let goesOn = true; goesOn; ) {
      if (on < run.ons.length) goesOn = this.#fromOn(run, run.ons[on++]!);
      else if (off < run.offs.length) goesOn = this.#fromOff(run, run.offs[off++]!);
      else goesOn = this.#fromPatterns(run);
    }
    this.#effort.left -= run.literals.length;
    return run;
  }

  /** What a true candidate makes false; returns whether the run goes on. */
  #fromOn(run: ForcingRun, slot: number): boolean {
    const { weak, weakStart, weakMiddle } = this.#graph;
    const { slotOf } = run;
    const candidate = run.literals[slot]! >> 1;
    const cell = Math.trunc(candidate / this.#size);
    const middle = weakMiddle[candidate]!;
    const end = weakStart[candidate + 1]!;
    const { low, high } = this.#now;
    const { dynamic } = this.#settings;
    for (let i = this.#settings.nishio ? middle : weakStart[candidate]!; i < end; i++) {
      const other = weak[i]!;
      if (slotOf[2 * other] !== 0 && slotOf[2 * other + 1] === 0) continue;
      const at = Math.trunc(other / this.#size);
      if (dynamic) {
        const v = other - at * this.#size;
        if ((((v < 32 ? low : high)[at]! >>> (v & 31)) & 1) === 0) continue;
      }
      const isContrary = slotOf[2 * other + 1] !== 0;
      const cause = i >= middle ? this.#sharedGroup(cell, at) : at === cell ? IN_CELL : this.#excluding(candidate, other);
      const added = run.add(2 * other, cause, [slot], !isContrary);
      if (!isContrary) continue;
      run.contradiction = [slotOf[2 * other + 1]! - 1, added];
      return false;
    }
    return true;
  }

  #excluding(candidate: number, other: number): number {
    const rule = excludingRule(this.#board.tables, candidate, other);
    return rule === undefined ? IN_CELL : causeOfRule(rule);
  }

  #sharedGroup(a: number, b: number): number {
    const { groupsOf } = this.#board.tables;
    const others = groupsOf[b]!;
    for (const group of groupsOf[a]!) if (others.includes(group)) return group;
    return IN_CELL;
  }

  /** What a false candidate makes true; returns whether the run goes on. */
  #fromOff(run: ForcingRun, slot: number): boolean {
    const { tables } = this.#board;
    const { counts, placeCounts } = this.#now;
    const candidate = run.literals[slot]! >> 1;
    const cell = Math.trunc(candidate / this.#size);
    const v = candidate - cell * this.#size;
    const targets: number[] = [];
    const causes: number[] = [];
    if (!this.#settings.nishio && counts[cell] === 2) {
      const other = this.#now.candidatesOf(cell).find((value) => value !== v + 1)!;
      targets.push(cell * this.#size + other - 1);
      causes.push(IN_CELL);
    }
    for (const group of tables.groupsOf[cell]!) {
      if (!tables.isHouse[group] || placeCounts[group * this.#size + v] !== 2) continue;
      const target = this.#now.placesFor(group, v + 1).find((other) => other !== cell)! * this.#size + v;
      if (targets.includes(target)) continue;
      targets.push(target);
      causes.push(group);
    }
    if (this.#settings.dynamic) this.#work.remove(cell, v + 1);
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!;
      const contrary = run.slotOf[2 * target]!;
      if (contrary === 0 && run.slotOf[2 * target + 1] !== 0) continue;
      const parents = [slot];
      if (this.#settings.dynamic) this.#addHidden(run, parents, target, causes[i]!, candidate);
      const added = run.add(2 * target + 1, causes[i]!, parents, contrary === 0);
      if (contrary === 0) continue;
      run.contradiction = [added, contrary - 1];
      return false;
    }
    return true;
  }

  /** Adds the candidates that the assumption has taken from the cell or the house, beside the one at hand. */
  #addHidden(run: ForcingRun, parents: number[], target: number, cause: number, candidate: number): void {
    const size = this.#size;
    const cell = Math.trunc(target / size);
    if (cause === IN_CELL) {
      for (const value of this.#board.candidatesOf(cell)) {
        const other = cell * size + value - 1;
        if (other !== candidate && !this.#now.has(cell, value)) parents.push(run.slotOf[2 * other]! - 1);
      }
      return;
    }
    const v = target - cell * size;
    for (const place of this.#board.placesFor(cause, v + 1)) {
      const other = place * size + v;
      if (other !== candidate && !this.#now.has(place, v + 1)) parents.push(run.slotOf[2 * other]! - 1);
    }
  }

  /** What patterns find where singles lead no further; returns whether there was anything. */
  #fromPatterns(run: ForcingRun): boolean {
    let found = false;
    this.#board.pulse();
    for (const link of this.#settings.patterns?.(this.#now, this.#board, this.#effort) ?? []) {
      if (run.slotOf[2 * link.candidate] !== 0) continue;
      const slot = run.add(
        2 * link.candidate,
        BY_PATTERN,
        link.parents.map((parent) => run.slotOf[2 * parent]! - 1),
      );
      run.patternLinks.set(slot, link);
      found = true;
    }
    return found;
  }
}
