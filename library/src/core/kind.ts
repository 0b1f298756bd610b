import type { Geometry } from './geometry.ts';
import type { LevelId } from './levels.ts';
import type { Result } from './result.ts';
import type { Rule } from './rule.ts';
import type { Said, Words } from './said.ts';

/** One kind of puzzle, fully specified: what `classic:3x3` or `solid:3/layers` stands for. */
export interface Kind {
  /** Id of the family that made it. */
  readonly family: string;
  /** The canonical spec; parsing it (with `regions`, where there are any) gives this kind again. */
  readonly spec: string;
  readonly title: string;
  /** The rules in words, for people. */
  readonly rules: string;
  /** Which of its family's options holds, the default as well; undefined where the family has none. */
  readonly option?: string;
  /** Its title and its rules, for any language. */
  readonly words: { readonly title: Said; readonly rules: Said };
  /** The fewest clues with which a puzzle can have one solution, where it is proved. */
  readonly fewestClues?: { readonly count: number; readonly source: string };
  /** The highest rating that any of its puzzles without rules has, where all of them were tried. */
  readonly hardestRating?: number;
  readonly geometry: Geometry;
  /** The region map of a jigsaw: region number from 0 for every place, -1 for none; undefined where the puzzle brings no map. */
  readonly regions?: readonly number[];
  /**
   * The rules that a puzzle adds to those of the family. Like a region map they come with the puzzle and travel with the kind, so that
   * whatever makes one puzzle from another cannot lose them; `geometry` knows what they come down to.
   */
  readonly added?: readonly Rule[];
  /** The kind without them, where there are any. */
  readonly base?: Kind;
}

/** What follows the family's name in a spec, already split: `solid:3/layers` gives argument "3" and option "layers". */
export interface KindArguments {
  /** The family's usual one where the spec has none. */
  readonly argument: string;
  readonly option?: string;
  readonly regions?: readonly number[];
}

/** A puzzle with one solution that comes with a family, so that there is something to play before anything is made or read. */
export interface Starter {
  readonly spec: string;
  readonly level: LevelId;
  /** One sign per place, for kinds that need a region map. */
  readonly regions?: string;
  /** One symbol per place, `.` for blank. */
  readonly puzzle: string;
}

/** What a text of this many places may be where nothing names its kind. */
export interface KindByLength {
  readonly places: number;
  readonly spec: string;
  /** How many values the kind has. */
  readonly size: number;
  /** True for what is not meant where another kind has as many places. */
  readonly rare?: true;
}

/** What a family of kinds is called, in one language. */
export interface KindWords {
  /** For lists: "Classic Sudoku". */
  readonly name: string;
  /** One sentence on what it is. */
  readonly summary: string;
  /** The title of one kind, and its rules; holes are its numbers. */
  readonly title: string;
  readonly rules: string;
  /** What an option adds to the title, where it is not the usual one, and to the rules. */
  readonly options?: Readonly<Record<string, { readonly title: string; readonly rules: string }>>;
}

/** A registered family of kinds. The command line, the API and the page list what stands here and nothing else. */
export interface KindFamily {
  readonly id: string;
  readonly words: Words<KindWords>;
  /** How the part after the colon is written, for example "RxC"; undefined where the family takes none. */
  readonly argument?: string;
  /** The argument where a spec has none, and the first that a form offers; undefined where the family takes none. */
  readonly usual?: string;
  /** The options after the slash, the default first; empty where there are none. */
  readonly options: readonly string[];
  /** How free settings after the slash are written, where the family takes such; they stand in place of options. */
  readonly settings?: string;
  /** Specs that stand for the family in lists, in documents and in the conformance tests; one at least is small (6 values, or 27 cells). */
  readonly examples: readonly string[];
  readonly starters: readonly Starter[];
  /** Its kinds that a text may be without naming them; left out where only a name tells them from others. */
  readonly byLength?: readonly KindByLength[];
  /** Whether a puzzle of this family needs a region map beside its spec. */
  readonly needsRegions?: boolean;
  /** Whether a puzzle of this family may bring a region map. */
  readonly takesRegions?: true;
  /** A region map for the examples of families that need one; undefined for other specs. */
  sampleRegions?(spec: string): readonly number[] | undefined;
  /** A plain region map that stands in until a puzzle brings its own. */
  standInRegions?(argument: string): readonly number[];
  create(args: KindArguments): Result<Kind>;
}
