import type { Puzzle } from '#core';
import { addRules } from '#rules';
import { type PositionRecord, unpackPosition } from '#session';

/** The puzzle of a record, its rules included; for workers, which have the rules at hand. */
export function positionOf(record: PositionRecord): Puzzle {
  return unpackPosition(record, addRules);
}
