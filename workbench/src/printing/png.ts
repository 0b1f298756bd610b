import { Resvg } from '@resvg/resvg-js';
import { writeSvg } from './svg.ts';
import type { VectorDrawing } from './vector-drawing.ts';

/** The most pixels of a picture: some 400 MB in memory. */
const MOST_PIXELS = 1e8;

/** A drawing as PNG, with this many pixels per inch; fewer where the picture would be larger than memory should hold. */
export function writePng(drawing: VectorDrawing, dpi: number): Uint8Array {
  const zoom = Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / (drawing.width * drawing.height)));
  // The drawing says its size in points; here a point is to be this many pixels.
  const svg = writeSvg(drawing).replace(/ width="[\d.]+pt" height="[\d.]+pt"/, '');
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom }, font: { loadSystemFonts: false }, background: '#fff' }).render().asPng();
}
