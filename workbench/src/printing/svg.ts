import { escapeXml, round } from '#core';
import { polyline } from '#drawing';
import { typeface } from './fonts.ts';
import { capOf, type FontId, type PathItem, type TextItem, type VectorDrawing } from './vector-drawing.ts';

/**
 * A drawing as SVG. Text becomes outlines, each glyph stated once and used where it stands, so that the picture looks the same
 * wherever it is opened and needs no font.
 */
export function writeSvg({ width, height, title, items }: VectorDrawing): string {
  const glyphs = new Map<string, string>();
  const body = items.map((item) => (item.type === 'path' ? path(item) : text(item, glyphs)));
  const defs = [...glyphs].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}pt" height="${short(height)}pt" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<defs>${defs.join('')}</defs>`,
    `<rect width="${short(width)}" height="${short(height)}" fill="#fff"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

function path(item: PathItem): string {
  const { lines, closed, fill, fillOpacity, isEvenOdd, stroke } = item;
  const d = lines.map((points) => polyline(points.map(({ x, y }) => [short(x), short(y)])) + (closed ? 'Z' : '')).join('');
  const offset = stroke?.dashOffset ? ` stroke-dashoffset="${short(stroke.dashOffset)}"` : '';
  const dash = stroke?.dash ? ` stroke-dasharray="${stroke.dash.map(short).join(' ')}"${offset}` : '';
  const ends = stroke && named('stroke-linecap', capOf(item, stroke), 'butt') + named('stroke-linejoin', stroke.join, 'miter');
  const drawn = stroke
    ? ` stroke="${colour(stroke.grey)}" stroke-width="${short(stroke.width)}"${seen('stroke-opacity', stroke.opacity)}${dash}${ends}`
    : '';
  const filled =
    fill === undefined
      ? 'fill="none"'
      : `fill="${colour(fill)}"${seen('fill-opacity', fillOpacity)}${isEvenOdd ? ' fill-rule="evenodd"' : ''}`;
  return `<path d="${d}" ${filled}${drawn}/>`;
}

function text(item: TextItem, outlines: Map<string, string>): string {
  const face = typeface(item.font);
  const scale = item.size / face.unitsPerEm;
  const { right, down } = item.along ?? { right: { x: 1, y: 0 }, down: { x: 0, y: 1 } };
  // Font units count upward, the page downward.
  const matrix = [right.x, right.y, -down.x, -down.y].map((number) => precise(number * scale));
  let x = 0;
  const uses = face.glyphs(item.text).map((glyph) => {
    const id = glyphId(item.font, glyph.id);
    if (!outlines.has(id)) outlines.set(id, glyph.path.toSVG());
    const use = outlines.get(id) === '' ? '' : `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;
    x += glyph.advanceWidth;
    return use;
  });
  const fill = item.grey === 0 ? '' : ` fill="${colour(item.grey)}"`;
  const rim = item.rim ? ` stroke="#fff" stroke-width="${short(item.rim / scale)}" stroke-linejoin="round" paint-order="stroke"` : '';
  return `<g transform="matrix(${matrix.join(' ')} ${short(item.start.x)} ${short(item.start.y)})"${fill}${seen('opacity', item.opacity)}${rim}>${uses.join('')}</g>`;
}

/** `symbol` and `words` are one font file with different choices of glyph, so an outline may serve both. */
function glyphId(font: FontId, glyph: number): string {
  return `${{ words: 'r', symbol: 'r', given: 's', strong: 'b' }[font]}${glyph}`;
}

/** A property, unless it is what SVG takes anyway. */
const named = (name: string, value: string | undefined, usual: string): string =>
  value === undefined || value === usual ? '' : ` ${name}="${value}"`;

const seen = (name: string, opacity: number | undefined): string => (opacity === undefined ? '' : ` ${name}="${short(opacity)}"`);

function colour(grey: number): string {
  const level = Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${level.repeat(3)}`;
}

const short = (number: number): number => round(number, 2);
const precise = (number: number): number => Math.round(number * 1e6) / 1e6;
