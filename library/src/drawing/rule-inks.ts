import type { LineStyle } from '#core';

/**
 * What a shape of a rule is drawn with. `paper` and `ink` are the ground of a cell and what is written on it; `white` and `black` stay what they
 * are, because dots mean something by them.
 */
export type InkId = LineStyle | 'outline' | 'shade' | 'parity' | 'sign' | 'paper' | 'ink' | 'white' | 'black';

/** A colour on light and on dark ground, how grey it is where there are no colours (0 black, 1 white), and how wide its lines are, in cells. */
export interface RuleInk {
  readonly colour: string;
  readonly dark: string;
  readonly grey: number;
  readonly width: number;
}

/** The one table of styles: the page, printing and pictures take colours and widths from here. */
export const ruleInks: Readonly<Record<InkId, RuleInk>> = {
  plain: { colour: '#8792a0', dark: '#76818f', grey: 0.7, width: 0.06 },
  thermo: { colour: '#c9ced6', dark: '#4a5462', grey: 0.82, width: 0.36 },
  arrow: { colour: '#6b7280', dark: '#a1acbb', grey: 0.5, width: 0.06 },
  palindrome: { colour: '#b0b7c3', dark: '#5a6473', grey: 0.8, width: 0.16 },
  renban: { colour: '#d28bd6', dark: '#85458c', grey: 0.76, width: 0.18 },
  whispers: { colour: '#79c98c', dark: '#2f7548', grey: 0.74, width: 0.18 },
  between: { colour: '#8b95a5', dark: '#76818f', grey: 0.7, width: 0.1 },
  'region-sum': { colour: '#6fb7e9', dark: '#2b6795', grey: 0.74, width: 0.18 },
  zipper: { colour: '#b39ddb', dark: '#634d9c', grey: 0.76, width: 0.18 },
  modular: { colour: '#3dbfb8', dark: '#1d726d', grey: 0.72, width: 0.18 },
  entropic: { colour: '#f2a65a', dark: '#8f5922', grey: 0.76, width: 0.18 },
  nabner: { colour: '#d9b64c', dark: '#7a651f', grey: 0.78, width: 0.18 },
  sum: { colour: '#8fb4ff', dark: '#4a52a8', grey: 0.76, width: 0.18 },
  outline: { colour: '#4b5563', dark: '#b4bfcc', grey: 0.35, width: 0.03 },
  shade: { colour: '#e5e9f0', dark: '#313a47', grey: 0.9, width: 0.03 },
  parity: { colour: '#d7dce3', dark: '#3d4755', grey: 0.86, width: 0.03 },
  sign: { colour: '#8b95a3', dark: '#6b7684', grey: 0.7, width: 0.05 },
  paper: { colour: '#ffffff', dark: '#1c222b', grey: 1, width: 0.03 },
  ink: { colour: '#1f2937', dark: '#e7ebf1', grey: 0.1, width: 0.04 },
  white: { colour: '#ffffff', dark: '#f4f6f9', grey: 1, width: 0.03 },
  black: { colour: '#1f2937', dark: '#05070a', grey: 0.1, width: 0.04 },
};
