import { ARROWS, STEPS, withKey } from '../keys/arrows.ts';
import type { Binding } from '../keys/binding.ts';

interface ReviewContext {
  go(rows: number, columns: number): void;
  /** Says what stands in the square: 0 for nothing, undefined for what was read. */
  settle(value: number | undefined): void;
}

interface OutlineContext {
  takeIn(rows: number, columns: number): void;
  takeOut(): void;
}

/** What keys do on the squares that were read; values are read by the symbols of the puzzle, and 0 may be one. */
export const reviewKeys: readonly Binding<ReviewContext>[] = [
  { id: 'step', group: 'photograph', chords: ARROWS, shown: ['{arrows}'], run: ({ go }, key) => go(...STEPS[key]!) },
  { id: 'value', group: 'photograph', chords: [], shown: ['1-9'], run() {} },
  {
    id: 'empty',
    group: 'photograph',
    chords: ['Backspace', 'Delete', 'Space', '0', '.'],
    shown: ['Backspace'],
    run: ({ settle }) => settle(0),
  },
  { id: 'confirm', group: 'photograph', chords: ['Enter'], run: ({ settle }) => settle(undefined) },
];

/** What they do as well while cages or regions are drawn. */
export const outlineKeys: readonly Binding<OutlineContext>[] = [
  {
    id: 'takeIn',
    group: 'photograph',
    chords: withKey('Shift', ARROWS),
    shown: ['Shift+{arrows}'],
    run: ({ takeIn }, key) => takeIn(...STEPS[key]!),
  },
  {
    id: 'takeOut',
    group: 'photograph',
    chords: withKey('Shift', ['Delete', 'Backspace']),
    shown: ['Shift+Delete'],
    run: ({ takeOut }) => takeOut(),
  },
];
