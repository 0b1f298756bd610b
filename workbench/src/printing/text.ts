import { typeface } from './fonts.ts';
import { BLACK, type FontId, type PagePoint, point, type TextItem } from './vector-drawing.ts';

/** How a line of words looks. */
export interface TextStyle {
  readonly font: FontId;
  readonly size: number;
  readonly grey?: number;
  readonly rim?: number | undefined;
}

/** How wide a line of text is, in points. */
export function widthOf(text: string, { font, size }: TextStyle): number {
  return typeface(font).width(text) * size;
}

/** A line of text that starts, is centred or ends at a point of its baseline. */
export function words(text: string, at: PagePoint, style: TextStyle, anchor: 'start' | 'middle' | 'end' = 'start'): TextItem {
  const known = printable(text);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(known, style);
  return {
    type: 'text',
    text: known,
    font: style.font,
    size: style.size,
    start: point(at.x - shift, at.y),
    grey: style.grey ?? BLACK,
  };
}

/** Text centred on a point, also on a plane that is slanted or turned. */
export function centred(
  text: string,
  middle: PagePoint,
  style: TextStyle,
  along: { readonly right: PagePoint; readonly down: PagePoint } = UPRIGHT_TEXT,
): TextItem {
  const left = -widthOf(text, style) / 2;
  const below = (typeface(style.font).capHeight * style.size) / 2;
  const { right, down } = along;
  return {
    type: 'text',
    text,
    font: style.font,
    size: style.size,
    start: point(middle.x + left * right.x + below * down.x, middle.y + left * right.y + below * down.y),
    grey: style.grey ?? BLACK,
    ...(style.rim === undefined ? {} : { rim: style.rim }),
    ...(along === UPRIGHT_TEXT ? {} : { along }),
  };
}

export const UPRIGHT_TEXT = { right: point(1, 0), down: point(0, 1) };

/** The text with a question mark where the font has no sign, without control characters. */
function printable(text: string): string {
  return [...text.replace(/[\p{Cc}\s]+/gu, ' ')]
    .map((character) => (typeface('words').missing(character) === undefined ? character : '?'))
    .join('');
}

/** The text, or its beginning with an ellipsis where it is too wide. */
export function shortened(text: string, width: number, style: TextStyle): string {
  const known = printable(text);
  if (widthOf(known, style) <= width) return known;
  const characters = [...known];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const half = Math.ceil((low + high) / 2);
    if (widthOf(`${characters.slice(0, half).join('').trimEnd()}…`, style) <= width) low = half;
    else high = half - 1;
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`;
}

/** The text in lines that are no wider than asked. A space that does not break, as French has it before a colon, keeps its words together. */
export function wrapped(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0\u202f]+/u).map(printable)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(shortened(word, width, style));
  }
  return lines;
}
