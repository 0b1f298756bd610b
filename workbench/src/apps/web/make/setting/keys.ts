import { ARROWS, STEPS, withKey } from '../../keys/arrows.ts';
import type { Binding } from '../../keys/binding.ts';

interface ToolContext {
  apply(): void;
  leave(): void;
}

interface RuleContext {
  move(rows: number, columns: number): void;
  remove(): void;
}

/** What keys do while a tool for rules is at hand; digits are read by the field of the rule that takes them. */
export const toolKeys: readonly Binding<ToolContext>[] = [
  { id: 'apply', group: 'setting', chords: ['Enter'], run: ({ apply }) => apply() },
  { id: 'number', group: 'setting', chords: [], shown: ['0-9', ','], run() {} },
  { id: 'leave', group: 'setting', chords: ['Escape'], shown: ['Esc'], run: ({ leave }) => leave() },
];

/** What they do as well while a rule of the puzzle is chosen; without one they mean what they mean on any board. */
export const ruleKeys: readonly Binding<RuleContext>[] = [
  { id: 'move', group: 'setting', chords: withKey('Alt', ARROWS), shown: ['Alt+{arrows}'], run: ({ move }, key) => move(...STEPS[key]!) },
  { id: 'remove', group: 'setting', chords: ['Delete'], run: ({ remove }) => remove() },
];
