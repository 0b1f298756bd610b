import * as Plot from '@observablehq/plot';
import { escapeXml, inPieces } from '#core';
import { type Figure, type FigureAxis, type FigurePanel, type FigurePoint, type FigureSeries, isDrawable } from './figure.ts';

/** Okabe and Ito's colours, which people with any colour vision tell apart; yellow is left out, since it is lost on paper. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#000000', '#7f5f3f'];
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'wye', 'plus', 'asterisk'] as const;
/** What is printed in a paper is grey and has a symbol that nothing else has. */
const PRINTED = 'cross';
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '12 4', '4 2', '1 2', '10 3 2 3 2 3'];
const GREY = '#8a8a8a';

const WIDTH = { one: 760, two: 470, three: 380 };
const HEIGHT = 330;
const FONT = 'Helvetica, Arial, sans-serif';

interface Style {
  readonly colour: string;
  readonly symbol: (typeof SYMBOLS)[number] | typeof PRINTED;
  readonly dash: string;
}

/** Draws a figure as the text of an SVG file; the document, a page's own or one without a page, makes the elements. */
export function drawFigure(figure: Figure, document: Document): string {
  const columns = Math.min(figure.columns ?? 2, figure.panels.length);
  const width = columns === 1 ? WIDTH.one : columns === 2 ? WIDTH.two : WIDTH.three;
  const styles = stylesOf(figure);
  const legend = drawLegend(figure, styles, columns * width, document);
  const heights = figure.panels.map(heightOf);
  const rowHeights = inPieces(heights, columns).map((row) => Math.max(...row));
  const top = 34 + legend.height;
  const total = { width: columns * width, height: top + rowHeights.reduce((sum, height) => sum + height, 0) + 6 };
  const panels = figure.panels.map((panel, index) => {
    const row = Math.floor(index / columns);
    const y = top + rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0);
    return drawPanel(
      panel,
      styles,
      { x: (index % columns) * width, y, width, height: heights[index]!, point: figure.point ?? '.' },
      document,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total.width} ${total.height}" width="${total.width}" height="${total.height}" font-family="${FONT}" font-size="12" role="img">`,
    `<title>${escapeXml(figure.title)}</title>`,
    `<rect width="${total.width}" height="${total.height}" fill="#fff"/>`,
    `<text x="10" y="22" font-size="15" font-weight="bold">${escapeXml(figure.title)}</text>`,
    legend.text,
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

/** Names keep the order of their first appearance, so the same experiment always looks the same. */
function stylesOf(figure: Figure): Map<string, Style> {
  const styles = new Map<string, Style>();
  let count = 0;
  for (const { name, published } of figure.panels.flatMap(({ series }) => series)) {
    if (styles.has(name)) continue;
    const index = published ? 0 : count++;
    // The ninth name has the first colour again, with another symbol and another dash.
    const round = Math.floor(index / COLOURS.length);
    styles.set(name, {
      colour: published ? GREY : COLOURS[index % COLOURS.length]!,
      symbol: published ? PRINTED : SYMBOLS[(index + 3 * round) % SYMBOLS.length]!,
      dash: published ? '2 2' : DASHES[(index + 3 * round) % DASHES.length]!,
    });
  }
  return styles;
}

function heightOf({ y }: FigurePanel): number {
  return y.scale === 'words' ? Math.max(HEIGHT, 90 + 22 * (y.words?.length ?? 0)) : HEIGHT;
}

function drawPanel(
  panel: FigurePanel,
  styles: ReadonlyMap<string, Style>,
  at: { x: number; y: number; width: number; height: number; point: string },
  document: Document,
): string {
  const series = panel.series.map((one) => ({ ...one, points: one.points.filter((point) => isDrawable(point, panel)) }));
  const isEmpty = series.every(({ points }) => points.length === 0);
  const longest = panel.y.scale === 'words' ? Math.max(0, ...(panel.y.words ?? []).map((word) => word.length)) : 0;
  const svg = Plot.plot({
    document,
    width: at.width,
    height: at.height - 24,
    marginLeft: panel.y.scale === 'words' ? 24 + 6.2 * longest : 62,
    marginRight: 22,
    marginTop: 28,
    marginBottom: panel.x.scale === 'words' ? 58 : 44,
    style: { fontFamily: FONT, fontSize: '11px', background: 'none' },
    x: axisOf(panel.x, 'x', at.width, panel, at.point),
    y: axisOf(panel.y, 'y', at.height, panel, at.point),
    marks: isEmpty
      ? [Plot.frame({ stroke: '#ccc' })]
      : [...marksOf(panel), ...series.flatMap((one) => drawSeries(one, styles.get(one.name)!, panel))],
  });
  // Plot gives a class to every drawing; where several stand in one file each brings its own style along.
  const inner = svg.outerHTML.replace(/^<svg /, `<svg x="${at.x}" y="${at.y + 24}" `);
  return `<text x="${at.x + 12}" y="${at.y + 18}" font-size="13" font-weight="bold">${escapeXml(panel.title)}</text>${inner}`;
}

function axisOf(axis: FigureAxis, which: 'x' | 'y', length: number, panel: FigurePanel, point: string): Plot.ScaleOptions {
  const shared = { label: axis.label, labelArrow: 'none' as const, labelAnchor: which === 'x' ? ('center' as const) : ('top' as const) };
  if (axis.scale === 'words') {
    return {
      ...shared,
      type: 'point',
      ...(axis.words ? { domain: [...axis.words] } : {}),
      padding: 0.6,
      grid: which === 'y',
      ...(which === 'x' && longWords(axis) ? { tickRotate: -25 } : {}),
    };
  }
  const values = panel.series.flatMap(({ points }) =>
    points.filter((point) => isDrawable(point, panel)).map((point) => Number(point[which])),
  );
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const log = axis.scale === 'log';
  // A logarithmic scale over less than two powers of ten shows hardly a tick; it is widened to whole powers.
  const domain =
    axis.domain ??
    (values.length === 0
      ? ([1, 10] as const)
      : log
        ? ([10 ** Math.floor(Math.log10(low)), 10 ** Math.ceil(Math.log10(high * 1.0001))] as const)
        : undefined);
  return {
    ...shared,
    type: log ? 'log' : 'linear',
    grid: true,
    ...(domain ? { domain: [...domain] } : { nice: true, ...(which === 'y' ? { zero: true } : {}) }),
    ...(axis.percent ? { percent: true } : {}),
    ...(log
      ? { tickFormat: (value: number) => power(value).replace('.', point), ticks: powersIn(domain ?? [1, 10], Math.round(length / 40)) }
      : {}),
  };
}

const longWords = ({ words }: FigureAxis): boolean => (words ?? []).some((word) => word.length > 6) && (words ?? []).length > 4;

/** The powers of ten of a domain, every second or third where there are too many to read. */
function powersIn([low, high]: readonly [number, number], most: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(low) - 1e-9), Math.floor(Math.log10(high) + 1e-9)];
  const step = Math.max(1, Math.ceil((last - first) / most));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => 10 ** (first + i * step));
}

/** 0.001, 0.01, 1, 100, 10 k, 10 M: powers of ten as people read them; nothing between. */
function power(value: number): string {
  const exponent = Math.log10(value);
  if (Math.abs(exponent - Math.round(exponent)) > 1e-6) return '';
  if (value >= 1e9) return `10^${Math.round(exponent)}`;
  if (value >= 1e6) return `${value / 1e6} M`;
  if (value >= 1e4) return `${value / 1e3} k`;
  return value < 1e-7 ? `10^${Math.round(exponent)}` : String(Number(value.toPrecision(1)));
}

function drawSeries({ points, line = true }: FigureSeries, { colour, symbol, dash }: Style, panel: FigurePanel): Plot.Markish[] {
  const finished = points.filter(({ stopped }) => !stopped);
  const stopped = points.filter((point) => point.stopped);
  const place = { x: (point: FigurePoint) => point.x, y: (point: FigurePoint) => point.y };
  const sorted = panel.x.scale === 'words' ? points : [...points].sort((a, b) => Number(a.x) - Number(b.x));
  return [
    ...(line && points.length > 1 ? [Plot.line(sorted, { ...place, stroke: colour, strokeWidth: 1.5, strokeDasharray: dash })] : []),
    Plot.dot(finished, {
      ...place,
      fill: colour,
      stroke: colour,
      symbol,
      r: line ? 3.2 : 2.6,
      ...(line ? {} : { fillOpacity: 0.7, strokeOpacity: 0.7 }),
    }),
    ...(stopped.length > 0
      ? [
          Plot.dot(stopped, { ...place, fill: 'white', stroke: colour, r: 4.5 }),
          Plot.dot(stopped, { ...place, stroke: colour, symbol: 'times', r: 3 }),
        ]
      : []),
  ];
}

function marksOf({ marks = [], series }: FigurePanel): Plot.Markish[] {
  const xs = series.flatMap(({ points }) => points.map(({ x }) => Number(x)));
  // The word stands to the left of a line that is far to the right, or it would be cut off.
  const isRight = (at: number): boolean => at > Math.min(...xs) + 0.75 * (Math.max(...xs) - Math.min(...xs));
  return marks.flatMap(({ axis, at, label }) =>
    axis === 'x'
      ? [
          Plot.ruleX([at], { stroke: GREY, strokeDasharray: '5 4' }),
          Plot.text([label], {
            x: at,
            frameAnchor: 'top',
            dy: 12,
            dx: isRight(at) ? -4 : 4,
            textAnchor: isRight(at) ? 'end' : 'start',
            fill: '#555',
            text: (word: string) => word,
          }),
        ]
      : [
          Plot.ruleY([at], { stroke: GREY, strokeDasharray: '5 4' }),
          Plot.text([label], {
            y: at,
            frameAnchor: 'right',
            dy: -7,
            dx: -4,
            textAnchor: 'end',
            fill: '#555',
            text: (word: string) => word,
          }),
        ],
  );
}

/** The legend: a piece of line with its symbol for each name, and what a crossed mark means where there is one. */
function drawLegend(
  figure: Figure,
  styles: ReadonlyMap<string, Style>,
  width: number,
  document: Document,
): { text: string; height: number } {
  const all = figure.panels.flatMap(({ series }) => series);
  const entries: { label: string; style: Style; line: boolean; stopped?: boolean }[] = [...styles].map(([label, style]) => ({
    label,
    style,
    line: all.some((one) => one.name === label && (one.line ?? true)),
  }));
  if (all.some(({ points }) => points.some(({ stopped }) => stopped))) {
    entries.push({
      label: figure.stopped ?? 'stopped at its budget',
      style: { colour: '#333', symbol: 'circle', dash: '' },
      line: false,
      stopped: true,
    });
  }
  if (entries.length === 1) return { text: '', height: 0 };
  let [x, y] = [12, 40];
  const parts = entries.map(({ label, style, line, stopped }) => {
    const wide = 46 + 6.6 * label.length;
    if (x + wide > width && x > 12) [x, y] = [12, y + 20];
    const mark = Plot.plot({
      document,
      width: 30,
      height: 16,
      margin: 0,
      axis: null,
      x: { domain: [0, 1] },
      y: { domain: [0, 1] },
      marks: [
        ...(line
          ? [
              Plot.line(
                [
                  [0.05, 0.5],
                  [0.95, 0.5],
                ],
                { stroke: style.colour, strokeWidth: 1.5, strokeDasharray: style.dash },
              ),
            ]
          : []),
        Plot.dot([[0.5, 0.5]], {
          symbol: style.symbol,
          r: stopped ? 4.5 : 3.2,
          stroke: style.colour,
          fill: stopped ? 'white' : style.colour,
        }),
        ...(stopped ? [Plot.dot([[0.5, 0.5]], { symbol: 'times', r: 3, stroke: style.colour })] : []),
      ],
    });
    const inner = mark.outerHTML.replace(/^<svg /, `<svg x="${x}" y="${y - 8}" `);
    const text = `${inner}<text x="${x + 34}" y="${y + 4}">${escapeXml(label)}</text>`;
    x += wide;
    return text;
  });
  return { text: parts.join('\n'), height: y - 22 };
}
