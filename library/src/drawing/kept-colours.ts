import { channelsOf } from '#core';
import { extentsOf, type KeptPath, type KeptShape } from './kept-shapes.ts';

/** A colour on light and on dark ground; undefined where it is that of the page. */
type KeptInk = Readonly<Record<'light' | 'dark', string | undefined>>;

/** The ground of dark pages, and how grey what is drawn may be on it where symbols stand: they are light there. Lines are narrower than symbols. */
const DARK = { colour: '#1c222b', grey: 0.13, area: 0.35, line: 0.55 } as const;
/** What is darker than this is hardly seen on it, and is mixed with what is written there until it has a grey that is. */
const UNSEEN = 0.25;
const INK = { colour: '#e7ebf1', grey: 0.92, line: 0.5, text: 0.8 } as const;
/** Half of the room in which a cell is written, in cells. */
const WRITTEN = { x: 0.2, y: 0.3 } as const;

/**
 * What fills an area. Documents are drawn for white paper and are shown as they are there, and symbols have a rim of their own. On dark ground an area that symbols
 * stand on is as much darker as they need, and still hides what it hides.
 */
export function keptFill(shape: KeptPath): KeptInk {
  const { fill = 'none' } = shape;
  return { light: fill, dark: fill === 'none' || shape.isLabel || isAside(shape) ? fill : darker(fill, DARK.area) };
}

/** What draws lines and the edges of areas. */
export function keptStroke({ type, fill, stroke, width, isLabel }: KeptPath): KeptInk {
  if (type !== 'area') return { light: stroke, dark: stroke && (lighter(stroke, INK.line) ?? darker(stroke, DARK.line)) };
  // A dark area without an edge gets one on dark ground.
  const dark = fill && !isLabel && greyOfColour(fill) < UNSEEN ? undefined : 'none';
  return width === 0 ? { light: 'none', dark } : { light: stroke, dark: stroke && (lighter(stroke, INK.line) ?? stroke) };
}

/** What writes words. */
export function keptInk({ colour, isLabel }: KeptShape & { readonly type: 'text' }): KeptInk {
  return { light: colour, dark: isLabel ? (colour ?? '#000000') : colour && (lighter(colour, INK.text) ?? colour) };
}

/** A colour that is hardly seen on dark ground, as it is seen. */
function lighter(colour: string, least: number): string | undefined {
  const grey = greyOfColour(colour);
  return grey < UNSEEN ? mixed(colour, (INK.grey - least) / (INK.grey - grey), INK.colour) : undefined;
}

/** A colour that is no lighter on dark ground than asked. */
function darker(colour: string, most: number): string {
  const grey = greyOfColour(colour, DARK.grey);
  return grey > most ? mixed(colour, (most - DARK.grey) / (grey - DARK.grey), DARK.colour) : colour;
}

/** So much of a colour and for the rest another; what was seen through it still is. */
function mixed(colour: string, share: number, other: string): string {
  const [own, rest] = [channelsOf(colour), channelsOf(other)!];
  if (!own) return `color-mix(in srgb, ${colour} ${Math.round(100 * share)}%, ${other})`;
  const parts = own.slice(0, 3).map((part, i) => Math.round(255 * (share * part + (1 - share) * rest[i]!)));
  return `rgb(${parts.join(' ')} / ${own[3]})`;
}

/** Whether what is written in cells stands beside it and not on it. */
function isAside(shape: KeptPath): boolean {
  const { x, y } = extentsOf(shape);
  return offMiddle(x) >= WRITTEN.x || offMiddle(y) >= WRITTEN.y;
}

/** How far the nearest middle of a cell is, along one axis; 0 where one is covered. */
function offMiddle({ from, to }: { readonly from: number; readonly to: number }): number {
  const before = Math.floor(from - 0.5) + 0.5;
  return before + 1 <= to ? 0 : Math.min(from - before, before + 1 - to);
}

/** How grey a colour of a document is where there are no colours, on this ground: 0 black, 1 white. */
export function greyOfColour(colour: string, ground = 1): number {
  const { grey, opacity } = greyInk(colour);
  return grey * opacity + ground * (1 - opacity);
}

/** A colour as a grey and how much it hides. What is no colour is a middle grey. */
export function greyInk(colour: string): { readonly grey: number; readonly opacity: number } {
  const channels = channelsOf(colour);
  if (!channels) return { grey: 0.6, opacity: 1 };
  const [red, green, blue, opacity] = channels;
  return { grey: 0.3 * red + 0.59 * green + 0.11 * blue, opacity };
}
