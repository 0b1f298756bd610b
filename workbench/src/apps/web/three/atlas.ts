import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, NoColorSpace } from 'three';

/** One glyph's square in the texture, in pixels. */
const TILE = 96;

/**
 * Every text that stands in space, drawn once into one texture: each symbol light (entries) and bold (givens), and the names of mini-cubes.
 * Bricks and marks name a text by its number.
 */
export class Atlas {
  readonly texture: CanvasTexture;
  readonly perRow: number;
  /** How many symbols there are; each is drawn twice. */
  readonly symbols: number;
  readonly #labels: ReadonlyMap<string, number>;

  constructor(symbols: readonly string[], labels: readonly string[], font: string) {
    this.symbols = symbols.length;
    this.#labels = new Map(labels.map((label, i) => [label, 2 * symbols.length + i]));
    const texts = [...symbols, ...symbols, ...labels];
    this.perRow = Math.ceil(Math.sqrt(texts.length));
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = this.perRow * TILE;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.textAlign = 'center';
    texts.forEach((text, i) => {
      const isLight = i < symbols.length;
      const size = text.length === 1 ? 0.84 : text.length === 2 ? 0.6 : text.length === 3 ? 0.46 : 0.36;
      context.font = `${isLight ? 500 : 750} ${Math.round(TILE * size)}px ${font}`;
      const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(text);
      const x = ((i % this.perRow) + 0.5) * TILE;
      const y = (Math.floor(i / this.perRow) + 0.5) * TILE + (ascent - descent) / 2;
      // What is longer than its square would run into the next.
      context.fillText(text, x, y, TILE);
    });
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = NoColorSpace;
    this.texture.generateMipmaps = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
  }

  /** The number of a value; -1 for none. */
  glyph(value: number, isGiven: boolean): number {
    return value === 0 ? -1 : value - 1 + (isGiven ? this.symbols : 0);
  }

  label(text: string): number {
    return this.#labels.get(text) ?? -1;
  }

  dispose(): void {
    this.texture.dispose();
  }
}

/** How shaders look a glyph up: `at` from -1 to 1 in its square. */
export const GLYPH_LOOKUP = /* glsl */ `
  uniform sampler2D atlas;
  uniform float perRow;
  // "fineness" says how far the glyph passes from pixel to pixel; where glyphs change within a face it cannot be seen from "at".
  float glyphAt(float index, vec2 at, float fineness) {
    vec2 inside = clamp(at * 0.5 + 0.5, 0.02, 0.98);
    float row = floor((index + 0.5) / perRow);
    vec2 tile = vec2(index - row * perRow, perRow - 1.0 - row);
    float ink = textureLod(atlas, (tile + inside) / perRow, log2(fineness * ${(TILE / 2).toFixed(1)})).a;
    return any(greaterThan(abs(at), vec2(1.0))) ? 0.0 : ink;
  }
`;
