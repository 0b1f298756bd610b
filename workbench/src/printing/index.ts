export { ANSWERS, type Answers, Book, type BookSettings } from './book.ts';
export type { PrintedPuzzle } from './entry.ts';
export { STYLES, type Style } from './figures.ts';
export { MOST_PER_PAGE, PAPERS, type Paper } from './page.ts';
export { type PdfInfo, PdfWriter } from './pdf.ts';
export { answerPicture, type PictureSettings, puzzlePicture } from './picture.ts';
export { writePng } from './png.ts';
export { type PrepareSettings, preparePuzzle } from './prepare.ts';
export { MEDIA_TYPES, PRINT_FORMATS, type Printer, type PrintFormat, type PrintSettings, printPuzzles, startPrinting } from './print.ts';
export { writeSvg } from './svg.ts';
export {
  BLACK,
  type FontId,
  type Item,
  line,
  type PathItem,
  type Point,
  point,
  type Stroke,
  type TextItem,
  type VectorDrawing,
} from './vector-drawing.ts';
