import { polyline } from './polyline.ts';
/** One line of a drawing: points from left to right. */
export interface SeriesLine {
  readonly title: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const PANEL = { width: 640, height: 170, left: 64, gap: 40, top: 28 };

/**
 * Draws series over the same x one below the other, each with its own scale from zero: cost and temperature of an
 * annealing run over the swaps proposed. Returns the text of an SVG file.
 */
export function drawSeries(xTitle: string, lines: readonly SeriesLine[]): string {
  const width = PANEL.left + PANEL.width + 24;
  const height = PANEL.top + lines.length * (PANEL.height + PANEL.gap) + 12;
  const furthest = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Helvetica, Arial, sans-serif" font-size="12">`,
    `<title>${lines.map(({ title }) => title).join(' and ')} over ${xTitle}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...lines.map((line, i) => panel(line, PANEL.top + i * (PANEL.height + PANEL.gap), furthest)),
    `<text x="${PANEL.left + PANEL.width / 2}" y="${height - 6}" text-anchor="middle">${xTitle}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function panel({ title, points }: SeriesLine, top: number, furthest: number): string {
  const highest = Math.max(...points.map(({ y }) => y), 1e-9);
  const x = (value: number): string => (PANEL.left + (PANEL.width * value) / furthest).toFixed(1);
  const y = (value: number): string => (top + PANEL.height * (1 - value / highest)).toFixed(1);
  const bottom = top + PANEL.height;
  const level = (value: number): string =>
    `<path d="M${PANEL.left} ${y(value)}h${PANEL.width}" stroke="#ddd"/><text x="${PANEL.left - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${short(value)}</text>`;
  const stop = (value: number): string => `<text x="${x(value)}" y="${bottom + 16}" text-anchor="middle">${short(value)}</text>`;
  const path = polyline(points.map((point) => [x(point.x), y(point.y)]));
  return [
    `<text x="${PANEL.left}" y="${top - 8}" font-weight="bold">${title}</text>`,
    ...[0, highest / 2, highest].map(level),
    ...[0, furthest / 2, furthest].map(stop),
    `<path d="${path}" fill="none" stroke="#1864ab" stroke-width="1.5"/>`,
  ].join('');
}

/** A number for an axis: three digits that matter, thousands and millions by letter. */
function short(value: number): string {
  const [scaled, unit] = value >= 1e6 ? [value / 1e6, 'M'] : value >= 1e4 ? [value / 1e3, 'k'] : [value, ''];
  return `${Number(scaled.toPrecision(3))}${unit}`;
}
