import { useEffect, useState } from 'react';
import type { Puzzle } from '#core';
import { type AddRules, type PositionRecord, unpackPosition } from '#session';

/** Who reads the rules of a puzzle that is kept as plain data; loaded only where there are some, because most puzzles have none. */
export async function rulesReader(record: unknown): Promise<AddRules | undefined> {
  const { rules } = (record ?? {}) as Partial<PositionRecord>;
  return rules === undefined ? undefined : (await import('#rules')).addRules;
}

/** The puzzle of a record with its rules. */
export async function openPosition(record: PositionRecord): Promise<Puzzle> {
  return unpackPosition(record, await rulesReader(record));
}

/** The same in a component; undefined until its rules are there. */
export function usePosition(record: PositionRecord): Puzzle | undefined {
  const [puzzle, setPuzzle] = useState(() => (record.rules === undefined ? unpackPosition(record) : undefined));
  useEffect(() => {
    let isCurrent = true;
    void openPosition(record).then((opened) => isCurrent && setPuzzle(opened));
    return () => {
      isCurrent = false;
    };
  }, [record]);
  return puzzle;
}
