import { Candidates } from './candidates.ts';
import type { Cell, Grid, Value } from './cell.ts';
import type { Complaint } from './complaint.ts';
import { cellPart, type Geometry, type Group } from './geometry.ts';
import type { Kept } from './kept.ts';
import type { Kind } from './kind.ts';
import type { Rule } from './rule.ts';
import { type CellPart, type Said, said, type Words } from './said.ts';
import { defaultSymbols, type Symbols } from './symbols.ts';

/** A place whose text disagrees with an earlier place of the same cell. The puzzle then has no solution. */
export interface Dispute {
  readonly place: number;
  readonly value: Value;
}

/** What a player has done so far: formats that can hold it carry it, hints start from it. */
export interface Progress {
  /** Entries of the player by cell, 0 where there is none. */
  readonly entries: Grid;
  /** Centre marks: the candidates that the player has noted. */
  readonly marks?: Candidates;
  /** Corner marks. */
  readonly corners?: Candidates;
}

/** What is known about a puzzle beside its cells. All of it is text for people. */
export interface PuzzleInfo {
  readonly title?: string;
  readonly author?: string;
  readonly comment?: string;
  readonly source?: string;
}

/** A puzzle: a kind with givens, and perhaps with candidates restricted from the start. Immutable. */
export interface Puzzle {
  readonly kind: Kind;
  readonly geometry: Geometry;
  /** The clues by cell, 0 where blank. */
  readonly givens: Grid;
  /** Its rules beside those of the kind's family. */
  readonly rules: readonly Rule[];
  readonly symbols: Symbols;
  readonly disputes: readonly Dispute[];
  /** What each cell may hold at the start (a pencil-mark grid); undefined where nothing is restricted. */
  readonly restrictions?: Candidates;
  readonly progress?: Progress;
  readonly info: PuzzleInfo;
  /** What the reader left out because it was told to, as the text names it: drawings that no rule accounts for. */
  readonly ignored?: readonly string[];
  /** Which of two possible readings of its text was taken, and how to ask for the other; undefined where there was one. */
  readonly reading?: Complaint;
  /** What its document brings beside: drawings, fog, a solution. */
  readonly kept?: Kept;
}

export type PuzzleParts = Partial<
  Pick<Puzzle, 'symbols' | 'disputes' | 'restrictions' | 'progress' | 'info' | 'ignored' | 'reading' | 'kept'>
>;

/** Documents have fields for a title that may be left empty: then there is none, and the puzzle is called by its kind. */
function writtenInfo(info: PuzzleInfo): PuzzleInfo {
  return Object.fromEntries(Object.entries(info).filter(([, text]) => text.trim() !== ''));
}

/** Makes a puzzle of its givens by cell. */
export function makePuzzle(kind: Kind, givens: Grid, parts: PuzzleParts = {}): Puzzle {
  const { geometry } = kind;
  if (givens.length !== geometry.cellCount) throw new Error(`${kind.spec} has ${geometry.cellCount} cells, not ${givens.length}`);
  return {
    ...parts,
    symbols: parts.symbols ?? defaultSymbols(geometry.size, geometry.lowest),
    disputes: parts.disputes ?? [],
    info: writtenInfo(parts.info ?? {}),
    kind,
    geometry,
    givens,
    rules: kind.added ?? [],
  };
}

/** Makes a puzzle of what stands at its places (0 for blank); places of one cell that disagree become disputes. */
export function makePuzzleFromPlaces(kind: Kind, written: ArrayLike<Value>, parts: PuzzleParts = {}): Puzzle {
  const { places, cellCount } = kind.geometry;
  if (written.length !== places.length) throw new Error(`${kind.spec} has ${places.length} places, not ${written.length}`);
  const givens = new Uint8Array(cellCount);
  const disputes: Dispute[] = [];
  places.forEach(({ cell }, place) => {
    const value = written[place]!;
    if (value === 0) return;
    if (givens[cell] === 0) givens[cell] = value;
    else if (givens[cell] !== value) disputes.push({ place, value });
  });
  return makePuzzle(kind, givens, { ...parts, disputes });
}

/** What stands at each place: the value of its cell, or its own where places disagree. */
export function valuesAtPlaces(puzzle: Pick<Puzzle, 'geometry' | 'disputes'>, grid: Grid): Value[] {
  const values = puzzle.geometry.places.map((place) => grid[place.cell]!);
  for (const { place, value } of puzzle.disputes) values[place] = value;
  return values;
}

/** How many clues a puzzle has, in cells. */
export function clueCount({ givens }: Pick<Puzzle, 'givens'>): number {
  let count = 0;
  for (let cell = 0; cell < givens.length; cell++) if (givens[cell]! > 0) count++;
  return count;
}

/** Two givens that cannot both stand. */
export interface Clash {
  readonly cells: readonly Cell[];
  readonly value: Value;
  /** The group that holds both; undefined where two places of one cell disagree or a restriction forbids a given. */
  readonly group?: Group;
}

/** Every clash among the givens, group by group, so that the answer can name them. */
export function findClashes(puzzle: Puzzle): Clash[] {
  const { geometry, givens, disputes } = puzzle;
  const restrictions = restrictionsOf(puzzle);
  const clashes: Clash[] = disputes.map(({ place, value }) => ({ cells: [geometry.places[place]!.cell], value }));
  for (const group of geometry.groups) {
    const firstWith = new Map<Value, Cell>();
    for (const cell of group.cells) {
      const value = givens[cell]!;
      if (value === 0) continue;
      const first = firstWith.get(value);
      if (first === undefined) firstWith.set(value, cell);
      else clashes.push({ cells: [first, cell], value, group });
    }
  }
  givens.forEach((value, cell) => {
    if (value > 0 && restrictions && !restrictions.has(cell, value)) clashes.push({ cells: [cell], value });
  });
  return clashes;
}

/** A clash as a sentence. */
export function describeClash({ geometry, symbols, givens }: Puzzle, { cells: clashing, value: clashed, group }: Clash): Said {
  const cells = clashing.map((cell) => cellPart(geometry, cell));
  const [cell] = cells as [CellPart];
  const value = symbols.all[clashed - 1]!;
  if (group) return said(TWICE, { value, group: group.called, cells });
  const other = givens[clashing[0]!]!;
  return other === clashed ? said(LEFT_OUT, { value, cell }) : said(DISPUTED, { cell, values: [symbols.all[other - 1]!, value] });
}

const TWICE: Words<string> = {
  en: '{value} stands twice in {group}: {cells}',
  de: '{value} steht zweimal in {group:dative}: {cells}',
  fr: '{value} figure deux fois dans {group}\u00a0: {cells}',
};
const DISPUTED: Words<string> = {
  en: '{cell} is one cell, but its places say {values}',
  de: '{cell} ist ein Feld, aber seine Plätze sagen {values}',
  fr: '{cell} est une seule case, mais ses emplacements disent {values}',
};
const LEFT_OUT: Words<string> = {
  en: '{value} is given at {cell}, where the candidates leave it out',
  de: '{value} ist in {cell} vorgegeben, wo die Kandidaten es auslassen',
  fr: '{value} est donné en {cell}, où les candidats l’excluent',
};

/** What cells may hold by the candidates that a puzzle states and by its rules about single cells; undefined where nothing is restricted. */
export function restrictionsOf({ geometry, restrictions }: Pick<Puzzle, 'geometry' | 'restrictions'>): Candidates | undefined {
  const { masks } = geometry.constraints;
  if (masks.length === 0) return restrictions;
  const open = restrictions?.clone() ?? Candidates.all(geometry.cellCount, geometry.size);
  for (const { cell, values } of masks) for (const value of open.values(cell)) if (!values.includes(value)) open.remove(cell, value);
  return open;
}

/**
 * What each cell may hold before any search: every value that its restrictions allow and that no given of a peer
 * takes; a given cell keeps its own value only, and nothing when givens dispute it. One pass, no inference, so that
 * every engine starts from the same facts. A value-less cell means that there is no solution.
 */
export function openCandidates(puzzle: Puzzle): Candidates {
  const { geometry, givens } = puzzle;
  const open = restrictionsOf(puzzle)?.clone() ?? Candidates.all(geometry.cellCount, geometry.size);
  // Plain loops here and below it: every search begins with this, and easy puzzles take hardly longer.
  for (let cell = 0; cell < givens.length; cell++) {
    const value = givens[cell]!;
    if (value === 0) continue;
    open.keepOnly(cell, value);
    open.removeFrom(geometry.peersOf(cell), value);
  }
  for (const { place } of puzzle.disputes) open.clear(geometry.places[place]!.cell);
  return open;
}

/** Whether two puzzles are the same in everything that a solver can see. */
export function isSamePuzzle(a: Puzzle, b: Puzzle): boolean {
  return (
    a.kind.spec === b.kind.spec &&
    isSamePartition(a.kind.regions, b.kind.regions) &&
    a.rules.length === b.rules.length &&
    a.rules.every(({ text }, i) => text === b.rules[i]!.text) &&
    a.givens.length === b.givens.length &&
    a.givens.every((value, cell) => value === b.givens[cell]) &&
    JSON.stringify(a.disputes) === JSON.stringify(b.disputes) &&
    (a.restrictions && b.restrictions ? a.restrictions.equals(b.restrictions) : a.restrictions === b.restrictions)
  );
}

/** Whether two maps part the cells alike; which number a region has says nothing, but below 0 is none. */
export function isSamePartition(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  const named = (map: readonly number[] | undefined): string => String(map?.map((region) => (region < 0 ? -1 : map.indexOf(region))));
  return named(a) === named(b);
}
