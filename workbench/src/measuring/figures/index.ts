import type { Figure } from './figure.ts';

export { type Figure, type FigurePanel, type FigureSeries, mapTexts } from './figure.ts';

/** Loads what draws figures: large libraries that few need. */
export async function loadFigureDrawing(): Promise<(figure: Figure, document: Document) => string> {
  return (await import('./figure-svg.ts')).drawFigure;
}
