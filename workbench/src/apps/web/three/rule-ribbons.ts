import type { Cell, Drawing, Geometry, Rule } from '#core';
import { type InkId, ruleInks } from '#drawing';
import type { Arrangement } from './arrangement.ts';
import type { Atlas } from './atlas.ts';
import { type Badge, SHAPES } from './badges.ts';
import type { CageOutlines } from './cage-outlines.ts';
import type { Colour, Palette } from './palette.ts';
import type { PlaceInSpace } from './picture-signs.ts';
import type { Ribbon } from './ribbons.ts';
import { distance } from './vector.ts';

/** In space a line is a thread, or it would hide the bricks behind it. */
const WIDEST = 0.12;

/** A dash of a cage with its gap, and how wide it is, in bricks. */
const DASH = 0.16;
const OUTLINE = 0.022;

/** How large the text of a cage is, half its height. */
const TEXT = 0.24;

/** The cages of a puzzle on the bricks: outlines that what stands in front hides, and their sums. */
export function cageSigns(
  outlines: CageOutlines,
  rules: readonly Rule[],
  arrangement: Arrangement,
  palette: Palette,
  atlas: Atlas,
): { readonly lines: readonly Ribbon[]; readonly sums: readonly Badge[] } {
  const colour = colourOf(ruleInks.outline[isDark(palette) ? 'dark' : 'colour']);
  const cages = rules.flatMap((rule) => rule.draw().flatMap((drawing) => (drawing.shape === 'outline' ? drawing : [])));
  return {
    lines: cages.flatMap(({ cells, style }) =>
      style === 'filled' ? [] : outlines.lines(cells, arrangement).map((line): Ribbon => ({ ...line, colour, width: OUTLINE, dash: DASH })),
    ),
    sums: cages.flatMap(({ cells, text }) => {
      const corner = text === undefined ? undefined : outlines.corner(cells, arrangement);
      if (!corner) return [];
      const { at, out } = corner;
      const plate = palette.cell;
      return {
        at,
        out,
        aside: [0, 0],
        size: TEXT,
        glyph: atlas.label(text!),
        shape: SHAPES.plain,
        colour,
        ink: palette.given,
        plate,
        opacity: 1,
      };
    }),
  };
}

/** What the rules of a puzzle write into the corners of cages. */
export function cageTexts(rules: readonly Rule[]): readonly string[] {
  return rules.flatMap((rule) => rule.draw().flatMap((drawing) => (drawing.shape === 'outline' && drawing.text ? drawing.text : [])));
}

const isDark = ({ surface: [red, green, blue] }: Palette): boolean => red + green + blue < 1.5;

/** Lines and arrows of rules from brick to brick, through the layers too. */
export function ruleRibbons(
  geometry: Geometry,
  rules: readonly Rule[],
  spotOf: (place: number) => PlaceInSpace,
  palette: Palette,
): readonly Ribbon[] {
  const join = (a: Cell, b: Cell, ink: InkId): Ribbon => {
    const ends = geometry
      .placesOf(a)
      .flatMap((one) => geometry.placesOf(b).map((other): [PlaceInSpace, PlaceInSpace] => [spotOf(one), spotOf(other)]));
    const [from, to] = ends.sort(([p, q], [r, s]) => distance(p.at, q.at) - distance(r.at, s.at))[0]!;
    const { colour, dark, width } = ruleInks[ink];
    return { from: from.at, to: to.at, colour: colourOf(isDark(palette) ? dark : colour), width: Math.min(WIDEST, width), dash: 0 };
  };
  const along = (cells: readonly Cell[], ink: InkId): Ribbon[] => cells.slice(1).map((cell, i) => join(cells[i]!, cell, ink));
  const ribbonsOf = (drawing: Drawing): Ribbon[] => {
    if (drawing.shape === 'line') return along(drawing.cells, drawing.style);
    return drawing.shape === 'dot' || drawing.shape === 'pill' ? along(drawing.cells, 'arrow') : [];
  };
  return rules.flatMap((rule) => rule.draw().flatMap(ribbonsOf));
}

/** "#8fb4ff" in parts from 0 to 1. */
function colourOf(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red!, green!, blue!];
}
