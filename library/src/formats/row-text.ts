import { isBorder, UPRIGHT_LINE } from './drawing.ts';

/** The widest grid whose rows are looked for among other lines. */
const WIDEST = 64;
/** The narrowest: fewer cells may be any number. */
const NARROWEST = 4;
const DELIMITERS = [',', ';', '\t'] as const;

/** The cells of a line that is a row of a grid: delimited, drawn, apart, or close together. Undefined where it is none. */
export function parseRow(line: string): readonly string[] | undefined {
  const text = line.length > 6 * WIDEST ? '' : line;
  const cells = delimited(text) ?? together(text);
  return cells && cells.length >= NARROWEST && cells.length <= WIDEST ? cells : undefined;
}

/** Whether a line belongs to a drawing and says nothing. */
export function isRule(line: string): boolean {
  return line.length < 12 * WIDEST && isBorder(line);
}

/** Fields of a table, each a cell or empty. */
function delimited(line: string): readonly string[] | undefined {
  const delimiter = DELIMITERS.find((sign) => line.includes(sign));
  if (delimiter === undefined) return undefined;
  const text = delimiter === '\t' ? line : line.trim();
  const fields = text.split(delimiter).map((field) => field.trim().replace(/^(["'])(.{0,4})\1$/, '$2'));
  // A comma behind the last cell ends the row in many languages; in a table it begins an empty field.
  if (!fields.every((field) => /^(?:\d{1,2}|[A-Za-z.*_?-]?|[+-]\d{1,2})$/.test(field))) return undefined;
  return fields.map((field) => (field === '' ? '.' : field));
}

/** Cells close together or apart, with upright lines between boxes or without. */
function together(line: string): readonly string[] | undefined {
  const parts = line.split(UPRIGHT_LINE).map((part) => part.trim());
  const words = parts.join(' ').trim().split(/\s+/);
  const isApart = words.length >= NARROWEST && words.every((word) => /^(?:\d{1,2}|[A-Z.*_?-]|[.*_-]{2})$/i.test(word));
  const cells = isApart ? words : [...words.join('')];
  const isPlain = (cell: string): boolean => /^(?:\d{1,2}|[.*_-]{1,2})$/.test(cell);
  if (!cells.every((cell) => /^[A-Z]$/i.test(cell) || isPlain(cell))) return undefined;
  return cells.filter(isPlain).length * 2 > cells.length ? cells : undefined;
}
