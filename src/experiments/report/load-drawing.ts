import type { Figure } from './figure.ts';

/** Loads what draws figures: large libraries that most who read this layer do not need. */
export async function loadDrawing(): Promise<(figure: Figure, document: Document) => string> {
  return (await import('./draw.ts')).drawFigure;
}
