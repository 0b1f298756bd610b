import type { Geometry } from './geometry.ts';
import type { Result } from './result.ts';

/** One kind of puzzle, fully specified: what `classic:3x3` or `solid:3/layers` stands for. */
export interface Kind {
  /** Id of the family that made it. */
  readonly family: string;
  /** The canonical spec; parsing it (with `regions`, where there are any) gives this kind again. */
  readonly spec: string;
  readonly title: string;
  /** The rules in words, for people. */
  readonly rules: string;
  readonly geometry: Geometry;
  /** The region map of a jigsaw: region number from 0 for every place; undefined for all other kinds. */
  readonly regions?: readonly number[];
}

/** What follows the family's name in a spec, already split: `solid:3/layers` gives argument "3" and option "layers". */
export interface KindArguments {
  readonly argument?: string;
  readonly option?: string;
  readonly regions?: readonly number[];
}

/** A registered family of kinds. The command line, the API and the page list what stands here and nothing else. */
export interface KindFamily {
  readonly id: string;
  readonly title: string;
  /** How the part after the colon is written, for example "RxC"; undefined where the family takes none. */
  readonly argument?: string;
  /** The options after the slash, the default first; empty where there are none. */
  readonly options: readonly string[];
  /** One sentence on what it is. */
  readonly summary: string;
  /** Specs that stand for the family in lists, in documents and in the conformance tests; one at least is small (6 values, or 27 cells). */
  readonly examples: readonly string[];
  /** A region map for the examples of families that need one. */
  sampleRegions?(spec: string): readonly number[];
  /** Whether a puzzle of this family needs a region map beside its spec. */
  readonly needsRegions?: boolean;
  create(args: KindArguments): Result<Kind>;
}
