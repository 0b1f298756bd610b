/**
 * A picture of one experiment: panels side by side or below each other, with one legend for all. Its texts are plain when it is drawn; before
 * that they may be what says them in any language.
 */
export interface Figure<Text = string> {
  readonly title: Text;
  readonly panels: readonly FigurePanel<Text>[];
  /** Panels in a row; 2 where undefined and there are several. */
  readonly columns?: number;
  /** What the legend calls points that a budget ended. */
  readonly stopped?: Text;
  /** What stands before decimals; a full stop where undefined. */
  readonly point?: string;
}

export interface FigurePanel<Text = string> {
  readonly title: Text;
  readonly x: FigureAxis<Text>;
  readonly y: FigureAxis<Text>;
  readonly series: readonly FigureSeries<Text>[];
  /** Lines across the panel that mark a published number, each with a word. */
  readonly marks?: readonly { readonly axis: 'x' | 'y'; readonly at: number; readonly label: Text }[];
}

export interface FigureAxis<Text = string> {
  /** What is shown, with its unit: "CPU time (s)". */
  readonly label: Text;
  readonly scale?: 'linear' | 'log' | 'words';
  readonly domain?: readonly [number, number];
  /** The words of a scale of words, in order. */
  readonly words?: readonly Text[];
  /** Shows shares as per cent. */
  readonly percent?: boolean;
}

/** Points that belong together. The same name has the same colour, symbol and dash in all panels of a figure. */
export interface FigureSeries<Text = string> {
  readonly name: Text;
  readonly points: readonly FigurePoint<Text>[];
  /** Whether the points are joined; true where undefined. */
  readonly line?: boolean;
  /** Printed in the paper: grey. */
  readonly published?: boolean;
}

export interface FigurePoint<Text = string> {
  readonly x: number | Text;
  readonly y: number | Text;
  /** A budget ended it, here; the true place is beyond. Drawn hollow and crossed. */
  readonly stopped?: boolean;
}

/** The same figure with every text said. */
export function mapTexts<From, To>(figure: Figure<From>, say: (text: From) => To): Figure<To> {
  const place = (at: number | From): number | To => (typeof at === 'number' ? at : say(at));
  const axis = ({ label, words, ...rest }: FigureAxis<From>): FigureAxis<To> => ({
    ...rest,
    label: say(label),
    ...(words ? { words: words.map(say) } : {}),
  });
  const { title: heading, panels, stopped, ...rest } = figure;
  return {
    ...rest,
    title: say(heading),
    ...(stopped === undefined ? {} : { stopped: say(stopped) }),
    panels: panels.map(({ title, x, y, series, marks }) => ({
      title: say(title),
      x: axis(x),
      y: axis(y),
      series: series.map((one) => ({
        ...one,
        name: say(one.name),
        points: one.points.map((point) => ({ ...point, x: place(point.x), y: place(point.y) })),
      })),
      ...(marks ? { marks: marks.map((mark) => ({ ...mark, label: say(mark.label) })) } : {}),
    })),
  };
}

/** Whether a point can be drawn: nothing that is not a number, and nothing below zero on a logarithmic scale. */
export function isDrawable({ x, y }: FigurePoint, panel: FigurePanel): boolean {
  return fits(x, panel.x) && fits(y, panel.y);
}

function fits(value: number | string, { scale, words }: FigureAxis): boolean {
  if (scale === 'words') return words?.includes(String(value)) ?? true;
  return typeof value === 'number' && Number.isFinite(value) && (scale !== 'log' || value > 0);
}
