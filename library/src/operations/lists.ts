import { cellName, type EngineEntry, type Kind, type KindFamily, neighboursOf, once } from '#core';
import type { Format } from '#formats';
import { exampleKinds, kindFamilies } from '#kinds';
import { lacksFor, type RuleType, writtenRule } from '#rules';
import type { Technique } from '#techniques';

/** A kind in numbers. */
export function kindAnswer(kind: Kind) {
  const { geometry } = kind;
  return {
    spec: kind.spec,
    title: kind.title,
    rules: kind.rules,
    values: geometry.size,
    cells: geometry.cellCount,
    places: geometry.places.length,
    groups: geometry.groups.length,
    houses: geometry.groups.filter(({ house }) => house).length,
    groupsByFamily: Object.fromEntries(countFamilies(kind)),
    partitions: geometry.partitions.map(({ id, blocks }) => ({ id, blocks: blocks.length })),
  };
}

/** The names of everything in a kind, for programs that want them. */
export function kindDetails(kind: Kind) {
  const { geometry } = kind;
  return {
    peersPerCell: peerRange(kind),
    groupList: geometry.groups.map(({ name, family, cells, house }) => ({
      name,
      family,
      house,
      cells: cells.map((cell) => cellName(geometry, cell)),
    })),
    partitionList: geometry.partitions.map((partition) => {
      const neighbours = neighboursOf(geometry, partition);
      return {
        id: partition.id,
        blocks: partition.blocks.map(({ name, cells }, i) => ({
          name,
          cells: cells.map((cell) => cellName(geometry, cell)),
          neighbours: neighbours[i]!.map((j) => partition.blocks[j]!.name),
        })),
      };
    }),
  };
}

/** How many groups each family of groups has. */
export function countFamilies({ geometry }: Kind): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { family } of geometry.groups) counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

/** The fewest and the most peers of a cell. */
export function peerRange({ geometry }: Kind): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    const { length } = geometry.peersOf(cell);
    least = Math.min(least, length);
    most = Math.max(most, length);
  }
  return [least, most];
}

/** What is known of an engine before its code is loaded. */
export function engineAnswer({ load: _, title, ...entry }: EngineEntry) {
  return { ...entry, title: title.en };
}

/** A technique as lists show it. */
export function techniqueAnswer({ id, words, aliases = [], rank, ratings, ratingRank, trial, needsUnique }: Technique) {
  return {
    id,
    name: words.en.name,
    aliases,
    summary: words.en.summary,
    rank,
    ratings,
    inSudokuExplainer: ratingRank !== undefined,
    trial: trial === true,
    needsUnique: needsUnique === true,
  };
}

/** A format as lists show it. */
export function formatAnswer({ id, title, summary, extensions, open, write }: Format) {
  return { id, title: title.en, summary, extensions, reads: open !== undefined, writes: write !== undefined };
}

/** Rules as lists show them, in every language. */
export function ruleAnswers(types: readonly RuleType[]) {
  // Made once for all of them: to build the kinds takes far longer than to ask a rule about them.
  const families = once(() => kindFamilies.map((family) => ({ family, examples: exampleKinds(family) })));
  return types.map((type) => ({
    id: type.id,
    words: type.words,
    written: writtenRule(type),
    fields: Object.entries(type.fields).map(([name, { type: holds, expects, optional }]) => ({ name, holds, expects, optional })),
    kinds: type.needs ? fittingKinds(type, families()) : kindFamilies.map(({ id }) => id),
  }));
}

/** A rule as lists show it. */
export function ruleAnswer(type: RuleType) {
  return ruleAnswers([type])[0]!;
}

/** The families of kinds that a rule has a meaning on, and where that is not so for all of a family, its examples that it has one on. */
function fittingKinds(type: RuleType, families: readonly { readonly family: KindFamily; readonly examples: readonly Kind[] }[]): string[] {
  return families.flatMap(({ family, examples }) => {
    const fitting = examples.filter((kind) => !lacksFor(type, kind));
    return fitting.length === examples.length ? [family.id] : fitting.map(({ spec }) => spec);
  });
}
