import { fail, type Kind, ok, type Result } from '#core';
import { needsRegions, parseKindWithoutRegions, specForRegions } from '#kinds';
import type { KindShelf } from './kind-shelf.ts';

/** What the caller knows about a text before it is read. */
export interface ReadHints {
  /** The spec that is asked for; it wins over a `kind:` line in the text. */
  readonly kindSpec?: string;
  /** A region map that comes from outside the text. */
  readonly regions?: readonly number[];
  /** Symbols asked for from outside, as a `symbols:` line has them. */
  readonly symbols?: string;
  /** The id of the format, where the caller named it; it decides between readings that a text alone leaves open. */
  readonly from?: string;
  /** Whether drawings that no rule accounts for are left out instead of refused. */
  readonly ignoreDrawings?: boolean;
  /** Whether the puzzle is to be played, by a player who is told of what is not understood: unknown constraints are kept as drawings, too. */
  readonly plays?: boolean;
  /** Where kinds are found; it keeps those of this input, so that a file of many puzzles builds each kind once. */
  readonly kinds: KindShelf;
}

/**
 * The kind of a text: the one asked for from outside, else the one that the text names; undefined where neither does.
 * What is asked for wins, so that one file can be read under several rules, but it
 * must have the same places and values, since readers take the text's shape for granted. The region map
 * may come with the one while the spec comes with the other.
 */
export function agreeOnKind(hints: ReadHints, spec?: string, regions?: readonly number[]): Result<Kind | undefined> {
  const map = regions ?? hints.regions;
  const wanted = hints.kindSpec ?? spec;
  if (wanted !== undefined) {
    const kind = hints.kinds.find(wanted, map);
    return kind.ok && spec !== undefined && hints.kindSpec !== undefined ? sameShape(hints, kind.value, spec) : kind;
  }
  if (!map) return ok(undefined);
  const own = specForRegions(map.length);
  return own.ok ? hints.kinds.find(own.value, map) : own;
}

/** The kind asked for, where a text of the other kind fits into it. */
function sameShape(hints: ReadHints, asked: Kind, spec: string): Result<Kind> {
  // A kind needs no region map to be measured.
  const own = needsRegions(spec) ? parseKindWithoutRegions(spec) : hints.kinds.find(spec);
  if (!own.ok) return own;
  const [a, b] = [asked.geometry, own.value.geometry];
  if (a.places.length === b.places.length && a.size === b.size) return ok(asked);
  return fail('the text says that its kind is {kind} ({places} places), but {asked} ({wanted} places) was asked for with {field}', {
    kind: spec,
    places: b.places.length,
    asked: asked.spec,
    wanted: a.places.length,
    field: { field: 'kind' },
  });
}
