import type { Cell, Geometry } from '#core';
import type { Picture } from '#drawing';
import { BLANK_NOTE } from '#session';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { type Arrangement, PRESENCE } from './arrangement.ts';
import type { Atlas } from './atlas.ts';
import type { BrickPaint } from './bricks.ts';
import { type Colour, mix, type Palette } from './palette.ts';
import { faceSigns } from './rule-faces.ts';

export type Lit = Pick<SpatialProps, 'puzzle' | 'notes' | 'cursor' | 'lookOf' | 'picture'>;

/** How a cell is lit, in the words of the board: by the game, and by a step that is shown. */
export function lightWordsOf({
  puzzle,
  lookOf,
  picture,
}: Pick<Lit, 'puzzle' | 'lookOf' | 'picture'>): (cell: Cell) => (word: string) => boolean {
  const shown = pictureWords(puzzle.geometry, picture);
  return (cell) => {
    const said = ` ${lookOf(cell)} ${shown(cell)} `;
    return (word) => said.includes(` ${word} `);
  };
}

/** What a step says of a cell: to be looked at, or in a house of the step. */
function pictureWords({ groups }: Geometry, picture: Picture | undefined): (cell: Cell) => string {
  if (!picture) return () => '';
  const shown = [...picture.place, ...picture.remove, ...picture.candidates, ...(picture.chains ?? []).flat()];
  const look = new Set([...picture.cells, ...shown.map(({ cell }) => cell)]);
  const seen = new Set(picture.houses.flatMap((house) => groups[house]?.cells ?? []));
  return (cell) => (look.has(cell) ? 'look' : seen.has(cell) ? 'seen' : '');
}

/** How far the ground of the same value goes from that of a peer to the accent: far enough to be told apart, with its rim, and not so far that entries drown in it. */
const SAME = 0.2;

/** Paints bricks as the board paints squares; a line that is wider says the same as the colour. */
export function painter(lit: Lit, arrangement: Arrangement, palette: Palette, atlas: Atlas): (place: number) => BrickPaint {
  const { puzzle, notes, cursor } = lit;
  const signs = faceSigns(puzzle.rules);
  const words = lightWordsOf(lit);
  const here = puzzle.geometry.places[cursor]!.cell;
  const dot = { filled: mix(palette['line-strong'], palette.sunken, 0.35), blank: mix(palette['line-strong'], palette.sunken, 0.7) };
  const same = mix(palette.same, palette.accent, SAME);
  return (place) => {
    const { cell } = puzzle.geometry.places[place]!;
    const given = puzzle.givens[cell]!;
    const note = notes[cell] ?? BLANK_NOTE;
    const value = given || note.value;
    if (arrangement.presence[place] === PRESENCE.ghost) {
      const paint = value === 0 ? dot.blank : dot.filled;
      return { paint, ink: paint, rim: paint, glyph: -1, marks: BLANK_NOTE, stroke: 0, colours: [], isFramed: false, ring: 0 };
    }
    const isSaid = words(cell);
    const isBad = isSaid('conflict') || isSaid('wrong');
    // What is wrong is told by its ink, its line and its rim, which a lit ground would drown.
    const paint: Colour = isSaid('chosen')
      ? palette.chosen
      : isBad
        ? palette.cell
        : isSaid('look')
          ? palette.look
          : isSaid('same')
            ? same
            : isSaid('peer')
              ? palette.same
              : isSaid('seen')
                ? palette.seen
                : palette.cell;
    const isHere = cell === here;
    const isTold = isSaid('same') || isSaid('look');
    return {
      paint,
      ink: isBad ? palette.bad : given ? palette.given : value ? palette.entry : palette.mark,
      rim: isHere ? palette.focus : isBad ? palette.bad : palette.accent,
      ring: isHere ? 0.09 : isBad || isTold ? 0.05 : 0,
      glyph: atlas.glyph(value, given !== 0),
      marks: value ? BLANK_NOTE : note,
      stroke: isSaid('wrong') ? 2 : isSaid('conflict') ? 1 : 0,
      colours: note.colours,
      signs: signs.get(cell),
      isFramed: isSaid('chosen') || isSaid('look'),
    };
  };
}
