import type { Direction } from '#session';
import { ARROWS, DIRECTIONS } from '../keys/arrows.ts';
import type { Binding } from '../keys/binding.ts';

interface DrillContext {
  walk(way: Direction): void;
  judge(): void;
}

/** What keys do on the board of a drill; values are read by the symbols of its puzzle. */
export const drillKeys: readonly Binding<DrillContext>[] = [
  { id: 'step', group: 'drill', chords: ARROWS, shown: ['{arrows}'], run: ({ walk }, key) => walk(DIRECTIONS[key]!) },
  { id: 'value', group: 'drill', chords: [], shown: ['1-9'], run() {} },
  { id: 'judge', group: 'drill', chords: ['Enter'], run: ({ judge }) => judge() },
];
