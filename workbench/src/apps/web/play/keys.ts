import type { Axis } from '#session';
import { ARROWS, DIRECTIONS, withKey } from '../keys/arrows.ts';
import { type Binding, findBinding, type KeyPress, runBinding } from '../keys/binding.ts';
import type { Playing } from './playing.ts';

/** What the page does that a game does not: turn the pages of what was done there, ask for a hint, show the sheet of keys. */
export interface PageKeys {
  undo(): void;
  redo(): void;
  hint(): void;
  check(): void;
  /** Has the rules of the cell read out. */
  rules(): void;
  help(): void;
}

interface PlayContext {
  readonly playing: Playing;
  readonly page: PageKeys;
}

interface WalkContext {
  readonly playing: Playing;
  on(by: number): void;
  end(): void;
}

type OnBoard = Pick<PlayContext, 'playing'>;
type Reach = Parameters<Playing['move']>[1];

/** Through the depth of a cube; Alt and arrows do it as well, for keyboards without the page keys. */
function deepen(reach: Reach, prefix: string): (context: OnBoard, key: string) => void {
  return ({ playing }, key) => playing.move(key === `${prefix}Up` ? 'nearer' : 'deeper', reach);
}

const moveKeys: readonly Binding<OnBoard>[] = [
  { id: 'step', group: 'move', chords: ARROWS, shown: ['{arrows}'], run: ({ playing }, key) => playing.move(DIRECTIONS[key]!, 'moves') },
  { id: 'depth', group: 'move', chords: ['PageUp', 'PageDown'], run: deepen('moves', 'Page') },
  { id: 'depthByArrows', group: 'move', chords: ['Alt+ArrowUp', 'Alt+ArrowDown'], shown: [], run: deepen('moves', 'Arrow') },
  { id: 'depthExtends', group: 'choose', chords: ['Shift+PageUp', 'Shift+PageDown'], shown: [], run: deepen('extends', 'Page') },
  { id: 'depthKeeps', group: 'choose', chords: ['Ctrl+PageUp', 'Ctrl+PageDown'], shown: [], run: deepen('keeps', 'Page') },
  {
    id: 'extend',
    group: 'choose',
    chords: withKey('Shift', ARROWS),
    shown: ['Shift+{arrows}'],
    run: ({ playing }, key) => playing.move(DIRECTIONS[key]!, 'extends'),
  },
  {
    id: 'keep',
    group: 'choose',
    chords: withKey('Ctrl', ARROWS),
    shown: ['Ctrl+{arrows}'],
    run: ({ playing }, key) => playing.move(DIRECTIONS[key]!, 'keeps'),
  },
];

/** Letters may be symbols of the puzzle, and then they are entered before they come here; the signs never are. */
const cutBy = (id: string, axis: Axis, ...chords: readonly string[]): Binding<OnBoard> => ({
  id,
  group: 'cube',
  chords,
  run: ({ playing }) => playing.setAxis(axis),
});

const cubeKeys: readonly Binding<OnBoard>[] = [
  cutBy('layers', 'panels', 'L', '['),
  cutBy('rowPlanes', 'row-planes', 'R', ']'),
  cutBy('columnPlanes', 'column-planes', 'K', '\\'),
];

const MODES = ['value', 'corner', 'centre', 'colour'] as const;
type Mode = (typeof MODES)[number];

function cycleMode(playing: Playing, by: number): void {
  const at = MODES.indexOf(playing.state.mode);
  playing.setMode(MODES[(at + by + MODES.length) % MODES.length]!);
}

const setsMode = (id: Mode, chord: string): Binding<PlayContext> => ({
  id,
  group: 'mode',
  chords: [chord],
  run: ({ playing }) => playing.setMode(id),
});

/** What is entered by the keys of values with something held beside them; without, it is what the mode says. */
const DIGITS: readonly { readonly mode: Mode; readonly held: string; readonly shown: string }[] = [
  { mode: 'value', held: '', shown: '1-9' },
  { mode: 'corner', held: 'Shift', shown: 'Shift+1-9' },
  { mode: 'centre', held: 'Ctrl', shown: 'Ctrl+1-9' },
  { mode: 'colour', held: 'Alt', shown: 'Alt+1-8' },
];

/** What every key does in a game, and the sheet of keys shows. */
export const playKeys: readonly Binding<PlayContext>[] = [
  ...moveKeys.filter(({ group }) => group === 'move'),
  {
    id: 'rowEnds',
    group: 'move',
    chords: ['Home', 'End'],
    run: ({ playing }, key) => playing.jump(key === 'Home' ? 'row-start' : 'row-end'),
  },
  {
    id: 'ends',
    group: 'move',
    chords: ['Ctrl+Home', 'Ctrl+End'],
    run: ({ playing }, key) => playing.jump(key === 'Home' ? 'first' : 'last'),
  },
  ...moveKeys.filter(({ group }) => group === 'choose'),
  { id: 'toggle', group: 'choose', chords: ['Ctrl+Space'], run: ({ playing }) => playing.toggle() },
  { id: 'all', group: 'choose', chords: ['Ctrl+A'], run: ({ playing }) => playing.choose('all') },
  { id: 'same', group: 'choose', chords: [','], run: ({ playing }) => playing.choose('same') },
  { id: 'only', group: 'choose', chords: ['Escape'], shown: ['Esc'], run: ({ playing }) => playing.collapse() },
  ...DIGITS.map(({ mode, shown }): Binding<PlayContext> => ({ id: mode, group: 'enter', chords: [], shown: [shown], run() {} })),
  { id: 'erase', group: 'enter', chords: ['Backspace', 'Delete'], shown: ['Backspace'], run: ({ playing }) => playing.clear() },
  { id: 'next', group: 'mode', chords: ['Space'], run: ({ playing }) => cycleMode(playing, 1) },
  { id: 'previous', group: 'mode', chords: ['Shift+Space'], shown: [], run: ({ playing }) => cycleMode(playing, -1) },
  setsMode('value', 'Z'),
  setsMode('corner', 'X'),
  setsMode('centre', 'C'),
  setsMode('colour', 'V'),
  { id: 'coloured', group: 'mode', chords: ['.'], run: ({ playing }) => playing.askColoured() },
  ...cubeKeys,
  { id: 'undo', group: 'game', chords: ['Ctrl+Z', 'U'], shown: ['Ctrl+Z'], run: ({ page }) => page.undo() },
  {
    id: 'redo',
    group: 'game',
    chords: ['Ctrl+Y', 'Ctrl+Shift+Z', 'Y'],
    shown: ['Ctrl+Y'],
    run: ({ page }) => page.redo(),
  },
  { id: 'hint', group: 'game', chords: ['H', '/'], run: ({ page }) => page.hint() },
  { id: 'check', group: 'game', chords: ['='], run: ({ page }) => page.check() },
  { id: 'plain', group: 'game', chords: ['F'], run: ({ playing }) => playing.act({ type: 'singles' }) },
  { id: 'pause', group: 'game', chords: ['P'], run: ({ playing }) => playing.pause() },
  { id: 'rules', group: 'game', chords: ['I'], run: ({ page }) => page.rules() },
  { id: 'help', group: 'game', chords: ['?'], run: ({ page }) => page.help() },
];

/** While the board shows a step of the solution nothing is entered: the cursor moves, a cube is cut, and the two large keys go on and back. */
export const walkKeys: readonly Binding<WalkContext>[] = [
  { id: 'walk', group: 'game', chords: ['Space', 'Enter'], shown: ['Space', 'Backspace'], run: ({ on }) => on(1) },
  { id: 'walkBack', group: 'game', chords: ['Backspace', 'Shift+Space', 'Shift+Enter'], shown: [], run: ({ on }) => on(-1) },
  { id: 'walkEnd', group: 'game', chords: ['Escape'], shown: [], run: ({ end }) => end() },
];

/** Does what a key means; false where it means nothing, so that the browser keeps it. */
export function pressKey(playing: Playing, press: KeyPress, page: PageKeys): boolean {
  const isHeld = press.ctrlKey || press.metaKey;
  if (playing.state.asksColoured && !isHeld && pressColoured(playing, press)) return true;
  const found = findBinding(playKeys, press);
  // A sign may be a symbol of the puzzle, and then it is entered.
  const isSign = press.key.length === 1 && !isHeld;
  if ((!found || isSign) && pressDigit(playing, press)) return true;
  found?.binding.run({ playing, page }, found.key);
  return found !== undefined;
}

/** Does what a key means while the board shows a step of the solution. */
export function pressWhileWalking(playing: Playing, press: KeyPress, walk: Omit<WalkContext, 'playing'>): boolean {
  return runBinding([...moveKeys, ...cubeKeys, ...walkKeys], press, { playing, ...walk });
}

/** The answer to "whose marks?": a value, or 0 or Escape for the cell itself. */
function pressColoured(playing: Playing, { key }: KeyPress): boolean {
  const value = key.length === 1 ? playing.state.game.puzzle.symbols.valueOf(key) : undefined;
  if (value === undefined && key !== '0' && key !== 'Escape') return false;
  playing.setColoured(value ?? 0);
  return true;
}

/** Digits and letters that are symbols: what `DIGITS` says where something is held, whatever the mode is. */
function pressDigit(playing: Playing, press: KeyPress): boolean {
  const { symbols } = playing.state.game.puzzle;
  const held = press.altKey ? 'Alt' : press.ctrlKey || press.metaKey ? 'Ctrl' : press.shiftKey ? 'Shift' : '';
  // With Shift or Alt the key of a digit gives another character, so the physical key is asked.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(press.code)?.[1];
  if (press.altKey && digit === undefined) return false;
  const mode = held === '' ? playing.state.mode : DIGITS.find((one) => one.held === held)!.mode;
  const typed = digit !== undefined && held !== '' ? digit : press.key;
  if (typed === '0' && symbols.valueOf('0') === undefined) {
    playing.clear();
    return true;
  }
  const isColour = mode === 'colour';
  const value = isColour ? Number(typed) : typed.length === 1 ? symbols.valueOf(typed) : undefined;
  if (!value || (isColour && value > 8)) return false;
  playing.enter(value, mode);
  return true;
}
