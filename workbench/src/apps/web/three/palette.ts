import { type InkId, ruleInks } from '#drawing';

/** Red, green and blue from 0 to 1, as the screen has them. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The player's colours, in their order. */
export const TINTS = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6', 'tint-7', 'tint-8'] as const;

/** The colours of the theme that the views in space use, by the names of the style sheet. */
const NAMES = [
  'sunken',
  'surface',
  'ink',
  'muted',
  'cell',
  'same',
  'chosen',
  'given',
  'entry',
  'mark',
  'bad',
  'focus',
  'accent',
  'look',
  'seen',
  'ring',
  'cross',
  'link',
  'grid-fine',
  'grid-heavy',
  'line-strong',
  ...TINTS,
] as const;

export type Palette = Readonly<Record<(typeof NAMES)[number], Colour>> & {
  /** Whether the reader has asked for more contrast. */
  readonly isStrong: boolean;
};

/** Reads the colours of an element as the theme gives them; whatever a style sheet may write is understood, because a canvas reads it. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const read = (name: string): Colour => {
    context.fillStyle = style.getPropertyValue(`--${name}`).trim() || '#888';
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255];
  };
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Omit<Palette, 'isStrong'>;
  return { ...colours, isStrong: matchMedia('(prefers-contrast: more)').matches };
}

/** Inks that stay what they are where more contrast is wanted: grounds, on which symbols stand, and what means something by its colour. */
const GROUNDS: ReadonlySet<InkId> = new Set(['shade', 'parity', 'paper', 'white', 'black']);

/** The colour of what draws a rule. Where more contrast is wanted, lines go half of the way to what is written, as on the board. */
export function ruleColour(ink: InkId, palette: Palette, isFilled = false): Colour {
  const colour = colourOf(ruleInks[ink][isDark(palette) ? 'dark' : 'colour']);
  return palette.isStrong && !isFilled && !GROUNDS.has(ink) ? mix(colour, palette.given, 0.45) : colour;
}

const isDark = ({ surface: [red, green, blue] }: Palette): boolean => red + green + blue < 1.5;

/** "#8fb4ff" in parts from 0 to 1. */
export function colourOf(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red!, green!, blue!];
}

/** A colour between two others. */
export function mix(a: Colour, b: Colour, part: number): Colour {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

/** A colour as style sheets and canvases write it. */
export function cssOf(colour: Colour, opacity: number): string {
  return `rgb(${colour.map((part) => Math.round(255 * part)).join(' ')} / ${opacity})`;
}
