import { Resvg } from '@resvg/resvg-js';
import type { Scene } from './scene.ts';
import { writeSvg } from './svg.ts';

/** The most pixels of a picture: some 400 MB in memory. */
const MOST_PIXELS = 1e8;

/** A scene as PNG, with so many pixels per inch; fewer where the picture would be larger than memory should hold. */
export function writePng(scene: Scene, dpi: number): Uint8Array {
  const zoom = Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / (scene.width * scene.height)));
  // The drawing says its size in points; here a point is to be so many pixels.
  const svg = writeSvg(scene).replace(/ width="[\d.]+pt" height="[\d.]+pt"/, '');
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom }, font: { loadSystemFonts: false }, background: '#fff' }).render().asPng();
}
