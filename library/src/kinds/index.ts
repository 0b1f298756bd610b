import { complain, expected, fail, type Kind, type KindFamily, must, ok, type Result, type Starter, showId } from '#core';
import { classic } from './classic.ts';
import { diagonal } from './diagonal.ts';
import { faces3, faces6 } from './faces.ts';
import { grid } from './grid.ts';
import { jigsaw } from './jigsaw.ts';
import { latin } from './latin.ts';
import { roxdoku } from './roxdoku.ts';
import { samurai } from './samurai.ts';
import { solid } from './solid.ts';
import { windoku } from './windoku.ts';

/** Every family of kinds there is. The only list: everything else reads it. */
export const kindFamilies: readonly KindFamily[] = [
  classic,
  latin,
  jigsaw,
  grid,
  diagonal,
  windoku,
  samurai,
  solid,
  faces3,
  faces6,
  roxdoku,
];

/** The kind where none is named. */
export const DEFAULT_KIND = 'classic:3x3';

/** The puzzles that come with the kinds. */
export const starters: readonly Starter[] = kindFamilies.flatMap((family) => family.starters);

/** A spec taken apart; the argument and the option are as they are written, undefined where they are not. */
export interface SpecParts {
  readonly family: KindFamily;
  readonly argument?: string;
  readonly option?: string;
}

/** Takes a spec such as `solid:3/layers` apart; undefined where no family has its name. */
export function splitSpec(spec: string): SpecParts | undefined {
  if (typeof spec !== 'string') return undefined;
  const [, name, argument, option] = /^([a-z]+\d*)(?::([^/]*))?(?:\/(.*))?$/i.exec(spec.trim()) ?? [];
  const family = kindFamilies.find(({ id }) => id === name?.toLowerCase());
  return family && { family, ...(argument === undefined ? {} : { argument }), ...(option === undefined ? {} : { option }) };
}

/** Whether puzzles of a spec's family bring a region map; false where there is no such family. */
export function needsRegions(spec: string): boolean {
  return splitSpec(spec)?.family.needsRegions === true;
}

/**
 * Reads a spec such as `classic:3x3` or `solid:3/layers`; jigsaws need their region map as well.
 *
 * @example
 * import { parseKind } from 'ninefold/kinds';
 *
 * const cube = parseKind('solid:3');
 * if (cube.ok) console.log(cube.value.geometry.groups.length); // 486
 */
export function parseKind(spec: string, regions?: readonly number[]): Result<Kind> {
  const parts = splitSpec(spec);
  if (!parts)
    return fail('unknown kind "{kind}"; the kinds are {known}', {
      kind: showId(spec),
      known: kindFamilies.map(({ id }) => id).join(', '),
    });
  const { family, argument = family.usual ?? '', option } = parts;
  if (option !== undefined && family.options.length === 0 && !family.settings)
    return fail('{family} has no options, so "/{option}" means nothing', { family: family.id, option });
  if (regions !== undefined && !family.needsRegions && !family.takesRegions)
    return fail('a region map is given, but {family} has none; the kind for region maps is jigsaw', { family: family.id });
  if (regions !== undefined && !isRegionMap(regions)) return expected(complain('a list of numbers'), regions);
  if (regions !== undefined) return family.create({ argument, ...(option === undefined ? {} : { option }), regions });
  const key = `${family.id}:${argument}/${option ?? ''}`;
  const known = kept.get(key);
  if (known) return ok(known);
  const kind = family.create({ argument, ...(option === undefined ? {} : { option }) });
  if (kind.ok && kind.value.geometry.cellCount <= MOST_CELLS) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, kind.value);
  }
  return kind;
}

/** Kinds without region maps that were made before: most puzzles are of a few small ones, and a geometry costs more than reading its puzzle. */
const kept = new Map<string, Kind>();
const MOST_KEPT = 32;
const MOST_CELLS = 1024;

function isRegionMap(regions: unknown): boolean {
  return Array.isArray(regions) && regions.every((region) => Number.isInteger(region));
}

/** The kind of a spec whose region map is still to come: a plain one stands in for it. Any other kind is what `parseKind` gives. */
export function parseKindWithoutRegions(spec: string): Result<Kind> {
  const { family, argument = family?.usual ?? '' } = splitSpec(spec) ?? {};
  return parseKind(spec, family?.standInRegions?.(argument));
}

/** The kind of a spec to be looked at: where puzzles bring their region map, with one of the examples, or a plain one. */
export function parseSampleKind(spec: string): Result<Kind> {
  const { family, argument = family?.usual ?? '' } = splitSpec(spec) ?? {};
  const sample = family?.sampleRegions?.(`${family.id}:${argument}`);
  return sample === undefined ? parseKindWithoutRegions(spec) : parseKind(spec, sample);
}

/** The kind behind a spec that is known to be right, for tests and examples; throws where it is not. */
export function kindOf(spec: string, regions?: readonly number[]): Kind {
  return must(parseKind(spec, regions));
}

/** A family's example kinds, with a sample region map where one is needed. */
export function exampleKinds(family: KindFamily): Kind[] {
  return family.examples.map((spec) => kindOf(spec, family.sampleRegions?.(spec)));
}

/** Of some kinds of a family one for each set of rules, that of 9x9 where there is one: its rules stand for those of the other sizes. */
export function typicalKinds(kinds: readonly Kind[]): Kind[] {
  const byRules = new Map<string, Kind>();
  for (const kind of kinds) {
    const [, after = ''] = kind.spec.split('/');
    // Free settings are sizes of another sort.
    const option = after.includes('=') ? '' : after;
    if (byRules.get(option)?.geometry.size !== 9) byRules.set(option, kind);
  }
  return [...byRules.values()];
}

/** The arguments by which a form offers a family, the usual one among them; empty where it takes none. */
export function offeredArguments({ examples, usual }: KindFamily): string[] {
  const offered = examples.map((spec) => splitSpec(spec)?.argument ?? usual);
  return [...new Set(offered)].filter((argument) => argument !== undefined);
}

export { specForRegions } from './jigsaw.ts';
export { squarest } from './squarest.ts';
