/** The arms of what is drawn in one square of a terminal; lines of a panel have the first four, lines of rules run askew too. */
export const UP = 1;
export const RIGHT = 2;
export const DOWN = 4;
export const LEFT = 8;
export const UP_RIGHT = 16;
export const DOWN_RIGHT = 32;
export const DOWN_LEFT = 64;
export const UP_LEFT = 128;
const STRAIGHT = UP | RIGHT | DOWN | LEFT;

/** How heavy a line is: what an outline draws, what parts two regions, both of them, or what a rule draws. */
export type Weight = 'dashed' | 'heavy' | 'both' | 'light' | 'double';

/** Characters by their four straight arms. */
const CHARACTERS: Readonly<Record<Weight, string>> = {
  dashed: ' ╎╌└╎╎┌├╌┘╌┴┐┤┬┼',
  heavy: ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋',
  both: ' ╏╍┗╏╏┏┣╍┛╍┻┓┫┳╋',
  light: ' ╵╶└╷│┌├╴┘─┴┐┤┬┼',
  double: ' ║═╚║║╔╠═╝═╩╗╣╦╬',
};

export function strokeCharacter(weight: Weight, arms: number): string {
  return CHARACTERS[weight][arms & STRAIGHT]!;
}

const LEVEL = LEFT | RIGHT;
const UPRIGHT = UP | DOWN;

/** A line of a rule where it crosses one of the panel; undefined where they do not cross at a right angle. */
export function crossing(line: { readonly weight: Weight; readonly arms: number }, border: Weight, borderArms: number): string | undefined {
  const isLevel = line.arms === LEVEL && borderArms === UPRIGHT;
  if (!isLevel && !(line.arms === UPRIGHT && borderArms === LEVEL)) return undefined;
  if (line.weight === 'double') return isLevel ? '╪' : '╫';
  if (border === 'dashed') return '┼';
  return isLevel ? '╂' : '┿';
}

const RISING = UP_RIGHT | DOWN_LEFT;
const FALLING = UP_LEFT | DOWN_RIGHT;

/** A line of a rule by its arms. Where it ends, or bends in a way that no character does, there is a spot. */
export function lineCharacter(weight: Weight, arms: number): string {
  if (arms === RISING) return '╱';
  if (arms === FALLING) return '╲';
  if (arms === (RISING | FALLING)) return '╳';
  const isOne = (arms & (arms - 1)) === 0;
  return arms > STRAIGHT || isOne ? '•' : strokeCharacter(weight, arms);
}

const ARROWS = '→↘↓↙←↖↑↗';

/** The arrow that points along a way, with y downwards. */
export function arrowCharacter(dx: number, dy: number): string {
  return ARROWS[Math.round((Math.atan2(dy, dx) * 4) / Math.PI + 8) % 8]!;
}

/** A number in a disc, white or black; undefined where no character has it. */
export function circledNumber(text: string, isBlack: boolean): string | undefined {
  const number = /^(?:[1-9]|1\d|20)$/.test(text) ? Number(text) : 0;
  if (number === 0) return undefined;
  if (!isBlack) return String.fromCodePoint(0x2460 + number - 1);
  return String.fromCodePoint(number <= 10 ? 0x2776 + number - 1 : 0x24eb + number - 11);
}
