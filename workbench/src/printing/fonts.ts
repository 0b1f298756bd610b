import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit, { type Font, type Glyph } from '@cantoo/fontkit';
import type { FontId } from './vector-drawing.ts';

/** OpenType features; `ss02` gives I, l and 0 shapes of their own. */
export type Features = Readonly<Record<string, boolean>>;

interface FontSource {
  readonly file: string;
  readonly features: Features;
}

const PLAIN: Features = {};
const TOLD_APART: Features = { ss02: true, calt: false };

export const FONTS: Readonly<Record<FontId, FontSource>> = {
  words: { file: '400Regular/Inter_400Regular.ttf', features: PLAIN },
  strong: { file: '700Bold/Inter_700Bold.ttf', features: PLAIN },
  symbol: { file: '400Regular/Inter_400Regular.ttf', features: TOLD_APART },
  given: { file: '600SemiBold/Inter_600SemiBold.ttf', features: TOLD_APART },
};

/** A font that measures text and hands out outlines. Widths are in font sizes. */
export class Typeface {
  readonly bytes: Uint8Array;
  readonly features: Features;
  /** As it was read: a document takes the same, since reading one takes longer than a page does. */
  readonly font: Font;
  readonly #runs = new Map<string, readonly Glyph[]>();

  constructor({ file, features }: FontSource) {
    this.bytes = readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${file}`));
    this.features = features;
    this.font = fontkit.create(this.bytes) as Font;
  }

  get unitsPerEm(): number {
    return this.font.unitsPerEm;
  }

  /** Height of capitals and digits. */
  get capHeight(): number {
    return this.font.capHeight / this.font.unitsPerEm;
  }

  /** The glyphs of a text, one after the other. Without kerning, as PDF sets it, so that all writers agree. */
  glyphs(text: string): readonly Glyph[] {
    const known = this.#runs.get(text);
    if (known) return known;
    const { glyphs } = this.font.layout(text, { ...this.features });
    // A book of any length stays within this many runs. Titles come once, but symbols, rules and the beginnings of their lines again and again, so
    // what is new is kept and what is old goes.
    if (this.#runs.size >= MOST_RUNS) this.#runs.clear();
    this.#runs.set(text, glyphs);
    return glyphs;
  }

  width(text: string): number {
    return this.glyphs(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / this.unitsPerEm;
  }

  /** The first character that the font has no sign for; undefined where it has all. */
  missing(text: string): string | undefined {
    return [...text].find((character) => !this.font.hasGlyphForCodePoint(character.codePointAt(0)!));
  }
}

const MOST_RUNS = 5000;
const loaded = new Map<FontId, Typeface>();

/** A font, read on first use. */
export function typeface(id: FontId): Typeface {
  const known = loaded.get(id) ?? new Typeface(FONTS[id]);
  loaded.set(id, known);
  return known;
}
