/** A picture of one experiment: panels side by side or below each other, with one legend for all. */
export interface Figure {
  readonly title: string;
  readonly panels: readonly FigurePanel[];
  /** Panels in a row; 2 where undefined and there are several. */
  readonly columns?: number;
}

export interface FigurePanel {
  readonly title: string;
  readonly x: FigureAxis;
  readonly y: FigureAxis;
  readonly series: readonly FigureSeries[];
  /** Lines across the panel that mark a published number, each with a word. */
  readonly marks?: readonly { readonly axis: 'x' | 'y'; readonly at: number; readonly label: string }[];
}

export interface FigureAxis {
  /** What is shown, with its unit: "CPU time (s)". */
  readonly label: string;
  readonly scale?: 'linear' | 'log' | 'words';
  readonly domain?: readonly [number, number];
  /** The words of a scale of words, in order. */
  readonly words?: readonly string[];
  /** Shows shares as per cent. */
  readonly percent?: boolean;
}

/** Points that belong together. The same name has the same colour, symbol and dash in all panels of a figure. */
export interface FigureSeries {
  readonly name: string;
  readonly points: readonly FigurePoint[];
  /** Whether the points are joined; true where undefined. */
  readonly line?: boolean;
  /** Printed in the paper: grey. */
  readonly published?: boolean;
}

export interface FigurePoint {
  readonly x: number | string;
  readonly y: number | string;
  /** A budget ended it, here; the true place is beyond. Drawn hollow and crossed. */
  readonly stopped?: boolean;
}

/** Whether a point can be drawn: nothing that is not a number, and nothing below zero on a logarithmic scale. */
export function isDrawable({ x, y }: FigurePoint, panel: FigurePanel): boolean {
  return fits(x, panel.x) && fits(y, panel.y);
}

function fits(value: number | string, { scale, words }: FigureAxis): boolean {
  if (scale === 'words') return words?.includes(String(value)) ?? true;
  return typeof value === 'number' && Number.isFinite(value) && (scale !== 'log' || value > 0);
}
