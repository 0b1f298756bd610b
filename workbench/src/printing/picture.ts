import type { Style } from './choices.ts';
import { answerEntry, type PageEntry, type PrintedPuzzle, puzzleEntry } from './entry.ts';
import { largestIn } from './figure.ts';
import { drawHeading, drawMessage, headingHeight, headingLines, typeFor } from './page.ts';
import { point, type VectorDrawing } from './vector-drawing.ts';
import type { WithSpeaker } from './words.ts';

export interface PictureSettings extends WithSpeaker {
  readonly style: Style;
  readonly marks: boolean;
  /** A title for the picture, instead of the puzzle's own. */
  readonly title?: string;
}

const MARGIN = 18;
/** A picture has squares of this side, unless it would become larger than this. */
const SIDE = 30;
const LARGEST = 1100;
const LEAST_WIDTH = 240;

/** A picture of one puzzle, just as large as it needs to be. */
export function puzzlePicture(printed: PrintedPuzzle, settings: PictureSettings): VectorDrawing {
  return picture(puzzleEntry(printed, { ...settings, tabs: true }), settings);
}

/** A picture of its answer. */
export function answerPicture(printed: PrintedPuzzle, settings: PictureSettings): VectorDrawing {
  return picture(answerEntry(printed, { ...settings, tabs: false }), settings);
}

function picture(plain: PageEntry, settings: PictureSettings): VectorDrawing {
  const entry = { ...plain, title: settings.title ?? plain.title };
  const type = { ...typeFor(4), rules: false };
  const fitted = entry.figures.length === 0 ? undefined : largestIn(entry.figures, { width: LARGEST, height: LARGEST });
  const side = Math.min(SIDE, fitted?.side ?? SIDE);
  const extent = fitted
    ? { width: fitted.figure.squares.width * side, height: fitted.figure.squares.height * side }
    : { width: 0, height: 40 };
  const width = Math.max(LEAST_WIDTH, extent.width);
  const lines = headingLines(entry, width, type);
  const top = MARGIN * 0.6 + headingHeight(lines, type);
  const middle = MARGIN + width / 2;
  return {
    width: width + 2 * MARGIN,
    height: top + extent.height + MARGIN,
    title: entry.title,
    items: [
      ...drawHeading(lines, point(middle, MARGIN * 0.6)),
      ...(fitted ? fitted.figure.draw(point(middle - extent.width / 2, top), side) : drawMessage(entry, point(middle, top), width, type)),
    ],
  };
}
