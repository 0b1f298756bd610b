import type { LineStyle } from '#core';

/** What a shape of a rule is drawn with. */
export type InkId = LineStyle | 'outline' | 'shade' | 'mark' | 'white' | 'black';

/** A colour, how grey it is where there are no colours (0 black, 1 white), and how wide its lines are, in cells. */
export interface RuleInk {
  readonly colour: string;
  readonly grey: number;
  readonly width: number;
}

/** The one table of styles: the page, printing and pictures take colours and widths from here, or name others for the same ids. */
export const ruleInks: Readonly<Record<InkId, RuleInk>> = {
  plain: { colour: '#9aa5b1', grey: 0.75, width: 0.06 },
  thermo: { colour: '#c9ced6', grey: 0.82, width: 0.36 },
  arrow: { colour: '#6b7280', grey: 0.5, width: 0.06 },
  palindrome: { colour: '#b0b7c3', grey: 0.8, width: 0.16 },
  renban: { colour: '#d28bd6', grey: 0.76, width: 0.18 },
  whispers: { colour: '#79c98c', grey: 0.74, width: 0.18 },
  between: { colour: '#8b95a5', grey: 0.7, width: 0.1 },
  'region-sum': { colour: '#6fb7e9', grey: 0.74, width: 0.18 },
  zipper: { colour: '#b39ddb', grey: 0.76, width: 0.18 },
  modular: { colour: '#3dbfb8', grey: 0.72, width: 0.18 },
  entropic: { colour: '#f2a65a', grey: 0.76, width: 0.18 },
  nabner: { colour: '#d9b64c', grey: 0.78, width: 0.18 },
  sum: { colour: '#8fb4ff', grey: 0.76, width: 0.18 },
  outline: { colour: '#4b5563', grey: 0.35, width: 0.03 },
  shade: { colour: '#e5e9f0', grey: 0.9, width: 0.03 },
  mark: { colour: '#c3c9d2', grey: 0.82, width: 0.05 },
  white: { colour: '#ffffff', grey: 1, width: 0.03 },
  black: { colour: '#1f2937', grey: 0.1, width: 0.04 },
};
