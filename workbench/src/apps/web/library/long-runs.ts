import type { TraceEvent } from '#core';

// Which events of a long run are kept so that it can be followed to its end. An engine does the same each time, so it runs twice: once to be
// counted, once to be told. What is left out must not break what is kept: a sample is a run of its own in which other things happen unseen.

/** How a scene is followed to its end: the types of events that make long steps, and what may be left out of them. */
export interface LongSteps {
  readonly types: readonly string[];
  /**
   * - `depth`: what is placed is taken back at its depth, so deeper steps are left out together.
   * - `snapshots`: every event tells the whole state, so any may be left out.
   * - `paths`: a tree that grows level by level; whole paths are left out, never those that lead to a solution or to the last level.
   */
  readonly by: 'depth' | 'snapshots' | 'paths';
}

/** Looks at a run once and then chooses from it. */
interface Sampler {
  count(event: TraceEvent): void;
  /** With room for this many events: gives each as it is shown, or undefined where it is left out. */
  chooser(room: number): (event: TraceEvent) => TraceEvent | undefined;
}

/** The sampler of a way. */
export function samplerOf({ types, by }: LongSteps): Sampler {
  return { depth: byDepth, snapshots: bySnapshots, paths: byPaths }[by](new Set(types));
}

function byDepth(wanted: ReadonlySet<string>): Sampler {
  const depths: number[] = [];
  return {
    count({ type, depth }) {
      if (wanted.has(type)) depths[depth] = (depths[depth] ?? 0) + 1;
    },
    chooser(room) {
      const deepest = deepestIn(depths, room);
      let solutions = 0;
      return (event) => {
        const isSolution = event.type === 'solution' && solutions++ < room;
        return wanted.has(event.type) && (event.depth <= deepest || isSolution) ? event : undefined;
      };
    },
  };
}

/** The depth down to which everything has room. */
function deepestIn(depths: readonly number[], room: number): number {
  let [deepest, left] = [-1, room];
  while (deepest + 1 < depths.length && (depths[deepest + 1] ?? 0) <= left) left -= depths[++deepest] ?? 0;
  return deepest;
}

/** Events of a type are thinned out evenly; rare types, such as reheats and solutions, stay whole. */
function bySnapshots(wanted: ReadonlySet<string>): Sampler {
  const counts = new Map<string, number>();
  return {
    count: ({ type }) => void counts.set(type, (counts.get(type) ?? 0) + 1),
    chooser(room) {
      const seen = new Map<string, number>();
      return (event) => {
        if (!wanted.has(event.type)) return undefined;
        const number = seen.get(event.type) ?? 0;
        seen.set(event.type, number + 1);
        const all = counts.get(event.type) ?? 1;
        const every = Math.max(1, Math.ceil((all * wanted.size) / room));
        return number % every === 0 || number === all - 1 ? event : undefined;
      };
    },
  };
}

/** Paths that are drawn at a level beside those that must be. */
const MOST_AT_LEVEL = 30;

function byPaths(wanted: ReadonlySet<string>): Sampler {
  /** The parent of each path of each level, by their numbers. */
  const parents: number[][] = [];
  const ends: (readonly [level: number, path: number])[] = [];
  return {
    count({ type, depth, data }) {
      if (type === 'place') {
        parents[depth] ??= [];
        parents[depth].push(numberIn(data, 'parent'));
      }
      if (type === 'solution') ends.push([parents.length - 1, numberIn(data, 'path')]);
    },
    chooser(room) {
      const needed = neededPaths(parents, ends);
      /** Of every level the paths that are shown, with their numbers among these, and how many have gone by. */
      const levels = parents.map(() => ({ shown: new Map<number, number>(), passed: 0 }));
      let struck = 0;
      return (event) => {
        const { type, depth, data } = event;
        if (!wanted.has(type)) return undefined;
        if (type === 'solution') return { ...event, data: { ...data, path: levels.at(-1)?.shown.get(numberIn(data, 'path')) ?? 0 } };
        if (type !== 'place' && type !== 'end') return type === 'remove' && ++struck > room ? undefined : event;
        const parent = numberIn(data, 'parent');
        const above = depth === 0 ? parent : levels[depth - 1]?.shown.get(parent);
        const level = levels[depth];
        const number = type === 'place' && level ? level.passed++ : undefined;
        // A run that the clock ends may come further the second time.
        if (above === undefined || (type === 'place' && !level)) return undefined;
        if (level && number !== undefined) {
          if (level.shown.size >= MOST_AT_LEVEL && !needed[depth]!.has(number)) return undefined;
          level.shown.set(number, level.shown.size);
        }
        return { ...event, data: { ...data, parent: above } };
      };
    },
  };
}

function numberIn(data: TraceEvent['data'], name: string): number {
  return Number((data as Readonly<Record<string, unknown>> | undefined)?.[name] ?? 0);
}

/** The paths of every level that lead to a solution, or to one of some paths of the last level. */
function neededPaths(parents: readonly (readonly number[])[], ends: readonly (readonly [level: number, path: number])[]): Set<number>[] {
  const needed = parents.map(() => new Set<number>());
  const last = parents.length - 1;
  const size = parents[last]?.length ?? 0;
  const some = Math.min(size, MOST_AT_LEVEL / 2);
  const spread = Array.from({ length: some }, (_, i): readonly [number, number] => [last, Math.floor((i * size) / some)]);
  for (const [from, path] of [...ends, ...spread]) {
    for (let [level, number] = [from, path]; level >= 0 && !needed[level]!.has(number); level--) {
      needed[level]!.add(number);
      number = parents[level]![number]!;
    }
  }
  return needed;
}
