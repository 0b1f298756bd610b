import { type Complaint, complain, type Kind, ok, type Random, type Result, refuseAllButFields } from '#core';
import { kindOf, needsRegions, parseKind, parseKindWithoutRegions } from '#kinds';
import { randomRegions } from './regions.ts';
import { refuseWishes, type Wishes } from './wishes.ts';

/** What is to be made, as plain data that can cross to another thread or machine. */
export interface Order {
  /** The kind, such as `classic:3x3`. */
  readonly spec: string;
  /** The regions of a jigsaw; each puzzle gets regions of its own where undefined. */
  readonly regions?: readonly number[];
  readonly wishes: Wishes;
  /** The same seed gives the same puzzles on every machine. */
  readonly seed: number;
  /** What one proof may cost: about milliseconds, counted and not timed. More where minimal puzzles are wanted, if undefined. */
  readonly effort?: number;
  /** Whether every puzzle is rated, also where no difficulty is asked for. */
  readonly rate?: boolean;
}

/** The kind of an order. */
export interface OrderedKind {
  /** For a jigsaw that gets new regions every time, its regions stand for any others. */
  readonly kind: Kind;
  readonly makesRegions: boolean;
}

/** The kind that an order names; says why where there is none. */
export function kindOfOrder(order: Pick<Order, 'spec' | 'regions'>): Result<OrderedKind> {
  const refusal = refuseAllButFields(order);
  if (refusal) return refusal;
  const { spec, regions } = order;
  const makesRegions = regions === undefined && needsRegions(spec);
  const kind = makesRegions ? parseKindWithoutRegions(spec) : parseKind(spec, regions);
  return kind.ok ? ok({ kind: kind.value, makesRegions }) : kind;
}

/** The kind of the next puzzle: a jigsaw without a region map of its own gets new regions for each. */
export function nextKind({ kind, makesRegions }: OrderedKind, random: Random): Kind {
  return makesRegions ? kindOf(kind.spec, randomRegions(kind.geometry.size, random)) : kind;
}

/** Why an order cannot be filled, where that is known before any try; undefined where a try is worth it. */
export function refuseOrder(order: Order): Complaint | undefined {
  const ordered = kindOfOrder(order);
  if (!ordered.ok) return ordered;
  const { kind, makesRegions } = ordered.value;
  if (makesRegions && order.wishes.solution) return complain('a solved jigsaw grid needs its region map');
  return refuseWishes(kind, order.wishes);
}
