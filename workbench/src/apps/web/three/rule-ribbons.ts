import type { Cell, Drawing, Geometry, Rule } from '#core';
import { type InkId, ruleInks } from '#drawing';
import type { Arrangement } from './arrangement.ts';
import type { Atlas } from './atlas.ts';
import { type Badge, SHAPES } from './badges.ts';
import type { CageOutlines } from './cage-outlines.ts';
import { type Palette, ruleColour } from './palette.ts';
import type { PlaceInSpace } from './picture-signs.ts';
import type { Ribbon } from './ribbons.ts';
import { add, cross, distance, length, scale, type Vector } from './vector.ts';

/** In space a line is a thread, or it would hide the bricks behind it. */
const WIDEST = 0.12;

/** A dash of a cage with its gap, and how wide it is, in bricks. */
const DASH = 0.16;
const OUTLINE = 0.022;
/** A pill stands within the cages round it. */
const PILL = { width: 0.03, inset: 0.13 } as const;

/** How large texts are, half their height: of a cage, in a dot, where there are several in it, outside. */
const TEXT = { cage: 0.24, dot: 0.2, long: 0.32, outside: 0.34 } as const;

/** Half the side of the sign of an inequality, and the head of an arrow. */
const WEDGE = 0.14;
const HEAD = 0.24;

/** How many steps before its first brick a clue stands, further away where an arrow stands between them; and how long that is. */
const OUTSIDE = 0.85;
const ARROWED = 1.3;
const POINTER = { length: 0.46, width: 0.035 } as const;

/** The cages and pills of a puzzle on the bricks: outlines that what stands in front hides, and the sums of cages. */
export function cageSigns(
  outlines: CageOutlines,
  rules: readonly Rule[],
  arrangement: Arrangement,
  palette: Palette,
  atlas: Atlas,
): { readonly lines: readonly Ribbon[]; readonly sums: readonly Badge[] } {
  const colour = ruleColour('outline', palette);
  const drawings = rules.flatMap((rule) => rule.draw());
  return {
    lines: drawings.flatMap((drawing): Ribbon[] => {
      if (drawing.shape === 'pill')
        return outlines
          .lines(drawing.cells, arrangement, { inset: PILL.inset, isRound: true })
          .map((line) => ({ ...line, colour: ruleColour('arrow', palette), width: PILL.width, dash: 0 }));
      if (drawing.shape !== 'outline' || drawing.style === 'filled') return [];
      return outlines.lines(drawing.cells, arrangement).map((line) => ({ ...line, colour, width: OUTLINE, dash: DASH }));
    }),
    sums: drawings.flatMap((drawing): Badge[] => {
      if (drawing.shape !== 'outline' || drawing.text === undefined) return [];
      const corner = outlines.corner(drawing.cells, arrangement);
      return corner ? [{ ...written(drawing.text, TEXT.cage, palette, atlas), ...corner, colour }] : [];
    }),
  };
}

/** What the rules of a puzzle write on bricks, between them and outside. */
export function signTexts(rules: readonly Rule[]): readonly string[] {
  return rules.flatMap((rule) => rule.draw().flatMap((drawing) => ('text' in drawing && drawing.text ? drawing.text : [])));
}

/** Lines and arrows of rules from brick to brick, through the layers too, and what stands between bricks or outside. */
export function ruleSigns(
  geometry: Geometry,
  rules: readonly Rule[],
  spotOf: (place: number) => PlaceInSpace,
  palette: Palette,
  atlas: Atlas,
): { readonly links: readonly Ribbon[]; readonly badges: readonly Badge[] } {
  /** Where cells stand that may stand in several places: where they are closest together. */
  const together = (cells: readonly Cell[]): PlaceInSpace[] => {
    const spots = cells.map((cell) => geometry.placesOf(cell).map(spotOf));
    const near = (from: PlaceInSpace, list: readonly PlaceInSpace[]): PlaceInSpace =>
      list.reduce((best, one) => (distance(one.at, from.at) < distance(best.at, from.at) ? one : best));
    const ways = spots[0]!.map((from) => spots.map((list) => near(from, list)));
    const reach = (way: readonly PlaceInSpace[]): number => way.reduce((sum, { at }) => sum + distance(at, way[0]!.at), 0);
    return ways.reduce((best, way) => (reach(way) < reach(best) ? way : best));
  };
  const stroke = (from: Vector, to: Vector, ink: InkId, width = Math.min(WIDEST, ruleInks[ink].width)): Ribbon => ({
    from,
    to,
    colour: ruleColour(ink, palette),
    width,
    dash: 0,
  });
  const head = (from: Vector, tip: Vector, size: number, ink: InkId, width?: number): Ribbon[] =>
    backs(from, tip, size).map((back) => stroke(back, tip, ink, width));
  const linksOf = (drawing: Drawing): Ribbon[] => {
    if (drawing.shape === 'line') {
      const { cells, style, ends } = drawing;
      const steps = cells.slice(1).map((cell, i) => together([cells[i]!, cell]));
      const [from, tip] = steps.at(-1) ?? [];
      return [
        ...steps.map(([a, b]) => stroke(a!.at, b!.at, style)),
        ...(ends === 'arrow' && from && tip ? head(from.at, tip.at, HEAD, style) : []),
      ];
    }
    if (drawing.shape === 'outside' && drawing.arrow && drawing.beside !== drawing.towards) {
      const [{ at }, next] = together([drawing.beside, drawing.towards]) as [PlaceInSpace, PlaceInSpace];
      const way = add(at, next.at, -1);
      const clue = length(way) * ARROWED - TEXT.outside;
      const [tail, tip] = [clue, clue - POINTER.length].map((far) => add(at, way, far / length(way))) as [Vector, Vector];
      return [stroke(tail, tip, 'arrow', POINTER.width), ...head(tail, tip, 0.6 * POINTER.length, 'arrow', POINTER.width)];
    }
    if (drawing.shape !== 'dot' || drawing.text !== '>') return [];
    // It opens to the first of the two.
    const spots = together(drawing.cells).map(({ at }) => at);
    const [middle, way] = [meanOf(spots), add(spots[1]!, spots[0]!, -1)];
    return head(middle, add(middle, way, WEDGE / length(way)), 2 * WEDGE, 'ink');
  };
  const badgesOf = (drawing: Drawing): Badge[] => {
    if (drawing.shape === 'outside') {
      const { beside, towards, text } = drawing;
      const [{ at, out }, next] = together([beside, towards]) as [PlaceInSpace, PlaceInSpace];
      const isInside = beside === towards;
      const sign = written(text, isInside ? TEXT.cage : TEXT.outside, palette, atlas);
      return [
        {
          ...sign,
          at: add(at, add(at, next.at, -1), drawing.arrow ? ARROWED : OUTSIDE),
          aside: isInside ? [-TEXT.cage, TEXT.cage] : [0, 0],
          out,
        },
      ];
    }
    if (drawing.shape !== 'dot' || drawing.text === '>') return [];
    const { cells, fill, text } = drawing;
    const spots = together(cells);
    const sign = written(text, (text?.length ?? 0) > 2 ? TEXT.long : TEXT.dot, palette, atlas);
    const look =
      fill === 'none'
        ? {}
        : { shape: SHAPES.ring, plate: ruleColour(fill, palette), ink: ruleColour(fill === 'black' ? 'white' : 'black', palette) };
    return [{ ...sign, at: meanOf(spots.map(({ at }) => at)), out: spots[0]!.out, ...look }];
  };
  const drawings = rules.flatMap((rule) => rule.draw());
  return { links: drawings.flatMap(linksOf), badges: drawings.flatMap(badgesOf) };
}

/** A text on the ground of cells, not yet anywhere. */
function written(text: string | undefined, size: number, palette: Palette, atlas: Atlas): Omit<Badge, 'at' | 'out'> {
  return {
    aside: [0, 0],
    size,
    glyph: text === undefined ? -1 : atlas.label(text),
    shape: SHAPES.plain,
    colour: ruleColour('ink', palette),
    ink: palette.given,
    plate: palette.cell,
    opacity: 1,
  };
}

const meanOf = (spots: readonly Vector[]): Vector =>
  scale(
    spots.reduce((sum, at) => add(sum, at)),
    1 / spots.length,
  );

/** Where the strokes of a head begin that ends at a tip: four round its shaft, so that it is one from every side. */
function backs(from: Vector, tip: Vector, size: number): Vector[] {
  const way = scale(add(tip, from, -1), 1 / (distance(tip, from) || 1));
  const aside = cross(way, Math.abs(way[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]);
  const one = scale(aside, 1 / length(aside));
  const foot = add(tip, way, -size * Math.cos(0.6));
  return [one, cross(way, one)].flatMap((side) => [1, -1].map((sign) => add(foot, side, sign * size * Math.sin(0.6))));
}
