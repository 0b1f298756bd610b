import { type Grid, type Puzzle, plainSpeaker, type Speaker, said, speak, valuesAtPlaces, type Words } from '#core';
import { drawGeometry } from '#drawing';

/** Where lines are shown. */
export interface Terminal {
  readonly columns: number;
  /** Whether it is the only puzzle of its file. */
  readonly isOnly: boolean;
  /** Whether this puzzle is looked at alone, so that there is room for a drawing. */
  readonly isAlone: boolean;
  /** Where the puzzle comes from: a file and a line. */
  readonly where: string;
  /** Who speaks to the reader. */
  readonly speaker: Speaker;
  readonly colours: Readonly<Record<'bold' | 'dim' | 'cyan', (text: string) => string>> & { readonly isColorSupported: boolean };
}

const plain = (text: string): string => text;

/** A terminal that shows plain text. */
export const PLAIN_TERMINAL: Terminal = {
  columns: 80,
  isOnly: true,
  isAlone: false,
  where: '',
  speaker: plainSpeaker,
  colours: { bold: plain, dim: plain, cyan: plain, isColorSupported: false },
};

const HIDDEN: Words<string> = {
  en: 'No room in the drawing for {hidden:; }.',
  de: 'Kein Platz in der Zeichnung für {hidden:; }.',
  fr: 'Pas de place dans le dessin pour {hidden:\u00a0; }.',
};

/** Draws a puzzle, or one of its solutions with the givens set off; what there is no room for is told under it. */
export function drawPuzzle(
  puzzle: Puzzle,
  { columns, colours, speaker }: Pick<Terminal, 'columns' | 'colours' | 'speaker'>,
  solution?: Grid,
): string {
  const { symbols, givens, geometry } = puzzle;
  const shown = valuesAtPlaces(puzzle, solution ?? givens);
  const { bold, cyan, dim } = colours;
  return drawGeometry(geometry, {
    cellWidth: Math.max(...symbols.all.map(({ length }) => length)),
    columns,
    marked: puzzle,
    ...(colours.isColorSupported ? { paint: inColour } : {}),
    tell: (hidden) => speak(said(HIDDEN, { hidden }), speaker),
    inkOf(place) {
      const value = shown[place]!;
      const symbol = value === 0 ? '.' : symbols.all[value - 1]!;
      const isGiven = givens[geometry.places[place]!.cell] !== 0;
      return {
        text: value === 0 ? dim(symbol) : isGiven ? bold(symbol) : cyan(symbol),
        width: symbol.length,
        isBlank: value === 0,
      };
    },
  });
}

const STEPS = [0, 95, 135, 175, 215, 255];

/** Writes in the colour of the 256 of a terminal that is nearest in each of its parts. */
export function inColour(text: string, colour: string): string {
  const [red, green, blue] = [1, 3, 5]
    .map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
    .map((part) => STEPS.reduce((best, step, i) => (Math.abs(step - part) < Math.abs(STEPS[best]! - part) ? i : best), 0));
  return `\u001b[38;5;${16 + 36 * red! + 6 * green! + blue!}m${text}\u001b[39m`;
}
