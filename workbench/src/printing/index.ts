export { Book, type BookSettings } from './book.ts';
export { type AnswerPages, PAPERS, type PaperSize, STYLES, type Style } from './choices.ts';
export type { PrintedPuzzle } from './entry.ts';
export { type PdfInfo, PdfWriter } from './pdf.ts';
export { answerPicture, type PictureSettings, puzzlePicture } from './picture.ts';
export { writePng } from './png.ts';
export { type PrepareSettings, preparePuzzle } from './prepare.ts';
export { MEDIA_TYPES, type Printer, type PrintSettings, printPuzzles, startPrinting } from './print.ts';
export { writeSvg } from './svg.ts';
export {
  BLACK,
  type FontId,
  type Item,
  line,
  type PagePoint,
  type PathItem,
  point,
  type Stroke,
  type TextItem,
  type VectorDrawing,
} from './vector-drawing.ts';
