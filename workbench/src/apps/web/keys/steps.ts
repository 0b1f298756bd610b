import type { Binding } from './binding.ts';

/** Something that is stepped through: a run in the theatre, an explanation. */
export interface Steps {
  readonly position: number;
  readonly last: number;
  goTo(position: number): void;
}

/** A run with parts: where the one before and the one after begin. */
export interface Parts extends Steps {
  before(): number;
  after(): number;
}

/** What keys do while a button that steps has the focus. */
export const stepKeys: readonly Binding<Steps>[] = [
  {
    id: 'step',
    group: 'theatre',
    chords: ['ArrowLeft', 'ArrowRight'],
    shown: ['←', '→'],
    run: (steps, key) => steps.goTo(steps.position + (key === 'ArrowLeft' ? -1 : 1)),
  },
  { id: 'ends', group: 'theatre', chords: ['Home', 'End'], run: (steps, key) => steps.goTo(key === 'Home' ? 0 : steps.last) },
];

/** What they do where there are parts as well. */
export const partKeys: readonly Binding<Parts>[] = [
  stepKeys[0]!,
  {
    id: 'part',
    group: 'theatre',
    chords: ['PageUp', 'PageDown'],
    run: (steps, key) => steps.goTo(key === 'PageUp' ? steps.before() : steps.after()),
  },
  ...stepKeys.slice(1),
];
