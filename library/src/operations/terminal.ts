import { type Grid, type Puzzle, plainSpeaker, type Speaker, valuesAtPlaces } from '#core';
import { drawGeometry, type TextOutline } from '#drawing';

/** Where lines are shown. */
export interface Terminal {
  readonly columns: number;
  /** Whether it is the only puzzle of its file. */
  readonly isOnly: boolean;
  /** Whether somebody looks at this puzzle alone, so that there is room for a drawing. */
  readonly isAlone: boolean;
  /** Where the puzzle comes from: a file and a line. */
  readonly where: string;
  /** Who speaks to whoever reads. */
  readonly speaker: Speaker;
  readonly colours: Readonly<Record<'bold' | 'dim' | 'cyan', (text: string) => string>>;
}

const plain = (text: string): string => text;

/** A terminal that shows plain text. */
export const PLAIN_TERMINAL: Terminal = {
  columns: 80,
  isOnly: true,
  isAlone: false,
  where: '',
  speaker: plainSpeaker,
  colours: { bold: plain, dim: plain, cyan: plain },
};

/** Draws a puzzle, or one of its solutions with the givens set off. */
export function drawPuzzle(puzzle: Puzzle, { columns, colours }: Pick<Terminal, 'columns' | 'colours'>, solution?: Grid): string {
  const { symbols, givens, geometry } = puzzle;
  const shown = valuesAtPlaces(puzzle, solution ?? givens);
  const { bold, cyan, dim } = colours;
  return drawGeometry(geometry, {
    cellWidth: Math.max(...symbols.all.map(({ length }) => length)),
    columns,
    outlines: outlinesOf(puzzle),
    inkOf(place) {
      const value = shown[place]!;
      const symbol = value === 0 ? '.' : symbols.all[value - 1]!;
      const isGiven = givens[geometry.places[place]!.cell] !== 0;
      return { text: value === 0 ? dim(symbol) : isGiven ? bold(symbol) : cyan(symbol), width: symbol.length };
    },
  });
}

/** What the rules of a puzzle outline, with what they write there. */
function outlinesOf({ rules, geometry }: Puzzle): TextOutline[] {
  return rules.flatMap((rule) =>
    rule
      .draw()
      .flatMap((drawing) =>
        drawing.shape === 'outline'
          ? [{ places: drawing.cells.flatMap((cell) => geometry.placesOf(cell)), label: drawing.text ?? '' }]
          : [],
      ),
  );
}
