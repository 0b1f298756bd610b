import { fail, type Kind, type KindFamily, type Result } from '#core';
import { classic } from './classic.ts';
import { diagonal } from './diagonal.ts';
import { faces3, faces6 } from './faces.ts';
import { jigsaw } from './jigsaw.ts';
import { latin } from './latin.ts';
import { roxdoku } from './roxdoku.ts';
import { samurai } from './samurai.ts';
import { solid } from './solid.ts';
import { windoku } from './windoku.ts';

/** Every family of kinds there is. The only list: everything else reads it. */
export const kindFamilies: readonly KindFamily[] = [classic, latin, jigsaw, diagonal, windoku, samurai, solid, faces3, faces6, roxdoku];

/**
 * Reads a spec such as `classic:3x3` or `solid:3/layers`; jigsaws need their region map as well.
 *
 * @example
 * const cube = parseKind('solid:3');
 * if (cube.ok) console.log(cube.value.geometry.groups.length); // 486
 */
export function parseKind(spec: string, regions?: readonly number[]): Result<Kind> {
  const match = /^([a-z]+\d*)(?::([^/]*))?(?:\/(.*))?$/i.exec(spec.trim());
  const family = kindFamilies.find(({ id }) => id === match?.[1]?.toLowerCase());
  if (!match || !family)
    return fail('unknown kind "{kind}"; the kinds are {known}', {
      kind: spec.slice(0, 60),
      known: kindFamilies.map(({ id }) => id).join(', '),
    });
  const [, , argument, option] = match;
  if (option !== undefined && family.options.length === 0)
    return fail('{family} has no options, so "/{option}" means nothing', { family: family.id, option });
  if (regions !== undefined && !family.needsRegions)
    return fail('a region map is given, but {family} has none; the kind for region maps is jigsaw', { family: family.id });
  return family.create({
    ...(argument === undefined ? {} : { argument }),
    ...(option === undefined ? {} : { option }),
    ...(regions === undefined ? {} : { regions }),
  });
}

/** The kind behind a spec that is known to be right, for tests and examples; throws where it is not. */
export function kindOf(spec: string, regions?: readonly number[]): Kind {
  const kind = parseKind(spec, regions);
  if (!kind.ok) throw new Error(kind.error);
  return kind.value;
}

/** A family's example kinds, with a sample region map where one is needed. */
export function exampleKinds(family: KindFamily): Kind[] {
  return family.examples.map((spec) => kindOf(spec, family.sampleRegions?.(spec)));
}
