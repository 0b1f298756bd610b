import { type Figure, loadFigureDrawing } from '#measuring/figures';

/** Loads what draws figures without a browser: large libraries, and most commands draw nothing. */
export async function loadDrawing(): Promise<(figure: Figure) => string> {
  const [drawFigure, { parseHTML }] = await Promise.all([loadFigureDrawing(), import('linkedom')]);
  const document = parseHTML('<html><body></body></html>').document as unknown as Document;
  return (figure) => drawFigure(figure, document);
}
