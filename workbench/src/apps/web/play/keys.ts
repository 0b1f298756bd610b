import type { Axis, Direction } from '#session';
import type { Playing } from './playing.ts';

/** A key press as far as it matters here; React's events and tests have it. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What the page does that a game does not: ask for a hint, show the sheet of keys. */
export interface PageKeys {
  hint(): void;
  check(): void;
  help(): void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'nearer',
  PageDown: 'deeper',
};

/** Does what a key means; false where it means nothing, so that the browser keeps it. */
export function pressKey(playing: Playing, press: KeyPress, page: PageKeys): boolean {
  if (DIRECTIONS[press.key]) return pressArrow(playing, press);
  if (press.ctrlKey || press.metaKey) return pressWithControl(playing, press);
  if (playing.state.asksColoured && pressColoured(playing, press)) return true;
  if (press.altKey && !/^(Digit|Numpad)\d$/.test(press.code)) return false;
  return pressDigit(playing, press) || pressPlain(playing, press, page);
}

/**
 * While the board shows another position than the player's (a step of the solution), nothing is entered: the cursor moves, a cube is
 * cut, and the two large keys go on and back.
 */
export function pressWhileWalking(playing: Playing, press: KeyPress, walk: { on(by: number): void; end(): void }): boolean {
  if (DIRECTIONS[press.key]) return pressArrow(playing, press);
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  switch (press.key) {
    case ' ':
    case 'Enter':
      walk.on(press.shiftKey ? -1 : 1);
      return true;
    case 'Backspace':
      walk.on(-1);
      return true;
    case 'Escape':
      walk.end();
      return true;
    default:
      return pressAxis(playing, press.key.toLowerCase());
  }
}

function pressArrow(playing: Playing, press: KeyPress): boolean {
  const direction = DIRECTIONS[press.key]!;
  // Alt and arrows up and down go through the depth as well, for keyboards without the page keys.
  if (press.altKey && (direction === 'up' || direction === 'down')) playing.move(direction === 'up' ? 'nearer' : 'deeper');
  else if (press.altKey) return false;
  else playing.move(direction, press.ctrlKey || press.metaKey ? 'keeps' : press.shiftKey ? 'extends' : 'moves');
  return true;
}

/** Letters may be symbols of the puzzle, and then they are entered before they come here; the signs never are. */
const AXIS_KEYS: Readonly<Record<string, Axis>> = {
  l: 'panels',
  r: 'row-planes',
  k: 'column-planes',
  '[': 'panels',
  ']': 'row-planes',
  '\\': 'column-planes',
};

function pressAxis(playing: Playing, key: string): boolean {
  const axis = AXIS_KEYS[key];
  if (axis) playing.setAxis(axis);
  return axis !== undefined;
}

function pressWithControl(playing: Playing, press: KeyPress): boolean {
  switch (press.key.toLowerCase()) {
    case 'z':
      playing.act({ type: press.shiftKey ? 'redo' : 'undo' });
      return true;
    case 'y':
      playing.act({ type: 'redo' });
      return true;
    case 'a':
      playing.choose('all');
      return true;
    case ' ':
      playing.toggle();
      return true;
    case 'home':
      playing.jump('first');
      return true;
    case 'end':
      playing.jump('last');
      return true;
    default:
      // With Control a digit is a centre mark.
      return pressDigit(playing, press);
  }
}

/** The answer to "whose marks?": a value, or 0 or Escape for the cell itself. */
function pressColoured(playing: Playing, { key }: KeyPress): boolean {
  const value = key.length === 1 ? playing.state.game.puzzle.symbols.valueOf(key) : undefined;
  if (value === undefined && key !== '0' && key !== 'Escape') return false;
  playing.setColoured(value ?? 0);
  return true;
}

/** Digits and letters that are symbols. Shift gives corner marks, Control centre marks, Alt colours, whatever the mode is. */
function pressDigit(playing: Playing, press: KeyPress): boolean {
  const { symbols } = playing.state.game.puzzle;
  // With Shift or Alt the key of a digit gives another character, so the physical key is asked.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(press.code)?.[1];
  const mode = press.altKey ? 'colour' : press.ctrlKey || press.metaKey ? 'centre' : press.shiftKey ? 'corner' : playing.state.mode;
  const typed = digit !== undefined && (press.shiftKey || press.altKey || press.ctrlKey || press.metaKey) ? digit : press.key;
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

function pressPlain(playing: Playing, { key, shiftKey }: KeyPress, page: PageKeys): boolean {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Backspace':
    case 'Delete':
      playing.clear();
      return true;
    case 'Home':
      playing.jump('row-start');
      return true;
    case 'End':
      playing.jump('row-end');
      return true;
    case 'Escape':
      playing.collapse();
      return true;
    case ' ':
      cycleMode(playing, shiftKey ? -1 : 1);
      return true;
    case '?':
      page.help();
      return true;
    case '.':
      playing.askColoured();
      return true;
    case ',':
      playing.choose('same');
      return true;
    case '/':
      page.hint();
      return true;
    case '=':
      page.check();
      return true;
    default:
      return pressLetter(playing, key.toLowerCase(), page);
  }
}

/** Letters are free on boards whose symbols are digits. */
function pressLetter(playing: Playing, key: string, page: PageKeys): boolean {
  switch (key) {
    case 'z':
      playing.setMode('value');
      return true;
    case 'x':
      playing.setMode('corner');
      return true;
    case 'c':
      playing.setMode('centre');
      return true;
    case 'v':
      playing.setMode('colour');
      return true;
    case 'u':
      playing.act({ type: 'undo' });
      return true;
    case 'y':
      playing.act({ type: 'redo' });
      return true;
    case 'h':
      page.hint();
      return true;
    default:
      return pressAxis(playing, key);
  }
}

const MODES = ['value', 'corner', 'centre', 'colour'] as const;

function cycleMode(playing: Playing, by: number): void {
  const at = MODES.indexOf(playing.state.mode);
  playing.setMode(MODES[(at + by + MODES.length) % MODES.length]!);
}
