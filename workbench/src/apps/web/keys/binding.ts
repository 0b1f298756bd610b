/** A key press as far as it matters here; React's events and tests have it. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The parts of the sheet of keys, in its order; each has a title in `help.json`. */
export const KEY_GROUPS = [
  'move',
  'choose',
  'enter',
  'mode',
  'cube',
  'space',
  'game',
  'drill',
  'setting',
  'photograph',
  'theatre',
] as const;
type KeyGroup = (typeof KEY_GROUPS)[number];

/** A line of the sheet of keys: what a key does has its text in `help.json` under `keys.<group>.<id>`. */
export interface KeyLine {
  readonly id: string;
  readonly group: KeyGroup;
  /** The keys as the sheet writes them; words in braces and the names of keys are translated. */
  readonly shown: readonly string[];
}

/** A line that does something: the chords that press it, such as "Ctrl+Z", and what they do. The sheet shows its chords where it says no others. */
export interface Binding<Context> extends Omit<KeyLine, 'shown'> {
  readonly chords: readonly string[];
  readonly shown?: readonly string[];
  /** Does it; `key` is the chord without Control, Alt and Shift. */
  run(context: Context, key: string): void;
}

/** What a press is called: the key with what is held beside it. Letters are capitals, Meta counts as Control. */
function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${name}`;
}

/** The binding of a press, and the key of its chord. Shift may be held where it means nothing of its own: for a sign it must. */
export function findBinding<Context>(
  bindings: readonly Binding<Context>[],
  press: KeyPress,
): { readonly binding: Binding<Context>; readonly key: string } | undefined {
  const full = chordOf(press);
  for (const chord of [full, full.replace('Shift+', '')]) {
    const binding = bindings.find(({ chords }) => chords.includes(chord));
    if (binding) return { binding, key: chord.replace(/^(?:(?:Ctrl|Alt|Shift)\+)+/, '') };
  }
  return undefined;
}

/** Does what a press means; false where it means nothing. */
export function runBinding<Context>(bindings: readonly Binding<Context>[], press: KeyPress, context: Context): boolean {
  const found = findBinding(bindings, press);
  found?.binding.run(context, found.key);
  return found !== undefined;
}
