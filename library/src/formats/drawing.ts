import { lookAtRow, looksLikeCells } from './cell-look.ts';

/** A grid that was drawn with lines of characters around its boxes, without them. */
export interface DrawnGrid {
  /** The rows, with a space wherever a line stood. */
  readonly rows: readonly string[];
  /** The box that the lines show, where they show one. */
  readonly box?: { readonly rows: number; readonly columns: number };
}

export const UPRIGHT_LINE = /[|!\u2502\u2503\u2551]/;
/** The lines at both ends of a row. */
const FRAME = new RegExp(`^${UPRIGHT_LINE.source}|${UPRIGHT_LINE.source}$`, 'g');
const BORDER = /^[\s|+*.:'`,=\-\u2500-\u257f]*$/;

/** Whether a line is only part of the drawing: a border, and not a row whose blanks are dashes. */
export function isBorder(row: string): boolean {
  return BORDER.test(row) && /--|==|[\u2500\u2501\u2550]/.test(row) && (!UPRIGHT_LINE.test(row) || /[+:\u253c\u256c]/.test(row));
}

/** Whether a text has at least two rows of cells with upright lines in them. */
export function isDrawing(text: string): boolean {
  return text.split('\n').filter((row) => isDrawnRow(row) && !isBorder(row)).length > 1;
}

/** Whether a row has upright lines and cells between them: sentences and programs have such signs among words. */
export function isDrawnRow(row: string): boolean {
  if (!UPRIGHT_LINE.test(row)) return false;
  const boxes = row.split(UPRIGHT_LINE);
  const parts = boxes.filter((part) => part.trim() !== '');
  // A row of empty boxes.
  if (parts.length === 0) return boxes.length > 4;
  const look = lookAtRow(parts.join(' '));
  // Letters are cells where they stand in groups of one length, or in as many boxes as a grid of so many values has.
  return looksLikeCells(look) || (((look.isEven && look.words > 1) || parts.length > 3) && look.others * 8 <= look.cells);
}

/** A row of dashes and upright lines alone, which may be blanks or a border. */
const DASHES = /^[\s|-]*-[\s|-]*$/;

const cellsBetween = (row: string): number => row.split(UPRIGHT_LINE).join('').replace(/\s/g, '').length;

/** The rows of a grid that has a line between any two cells, so that an empty box is a blank; undefined where a text is none. */
function cellsInBoxes(rows: readonly string[]): readonly string[] | undefined {
  const cells = rows.map((row) =>
    row
      .replace(FRAME, '')
      .split(UPRIGHT_LINE)
      .map((part) => part.trim()),
  );
  const width = cells[0]?.length ?? 0;
  const areBoxes = width > 3 && cells.every((row) => row.length === width && row.every((cell) => cell.length < 3 && !/\s/.test(cell)));
  return areBoxes && cells.some((row) => row.includes('')) ? cells.map((row) => row.map((cell) => cell || '.').join(' ')) : undefined;
}

/**
 * Rows in which stars draw the lines, with the usual signs for them; undefined where stars are blanks or nothing. Rows of nothing but stars part the others,
 * which have stars in the same places or none, and as many cells as there are of them.
 */
export function withUsualLines(given: readonly string[]): readonly string[] | undefined {
  const rows = given.map((row) => row.trim());
  const isLine = (row: string): boolean => row.length > 3 && /^[*\s|+]+$/.test(row) && row.includes('*');
  const cells = rows.filter((row) => !isLine(row));
  if (cells.length === rows.length || cells.length < 4) return undefined;
  const places = (row: string): string => [...row].flatMap((sign, i) => (sign === '*' ? [i] : [])).join(' ');
  const isFull = (row: string): boolean =>
    cellsBetween(row) === cells.length || row.split(UPRIGHT_LINE).join(' ').trim().split(/\s+/).length === cells.length;
  const isDrawn = cells.every((row) => isFull(row.replaceAll('*', '|')) && places(row) === places(cells[0]!));
  return isDrawn ? rows.map((row) => (isLine(row) ? '-----' : row.replaceAll('*', '|'))) : undefined;
}

/** Takes the lines out of a drawing. */
export function readDrawing(text: string): DrawnGrid {
  const rows: string[] = [];
  const heights = new Set<number>();
  const widths = new Set<number>();
  let height = 0;
  const written = text
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((row) => row !== '');
  const lines = withUsualLines(written) ?? written;
  const boxed = cellsInBoxes(lines.filter((row) => !isBorder(row)));
  if (boxed) return { rows: boxed };
  const usual = new Set(lines.filter((row) => !DASHES.test(row)).map(cellsBetween));
  for (const row of lines) {
    // Dashes are blanks only where they are as many as the cells of other rows.
    if (isBorder(row) || (DASHES.test(row) && !usual.has(cellsBetween(row)))) {
      if (height > 0) heights.add(height);
      height = 0;
      continue;
    }
    height++;
    const parts = row
      .split(UPRIGHT_LINE)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    for (const part of parts) widths.add(/\s/.test(part) ? part.split(/\s+/).length : part.length);
    rows.push(parts.join(' '));
  }
  if (height > 0) heights.add(height);
  const [boxRows] = heights;
  const [boxColumns] = widths;
  const isBox = heights.size === 1 && widths.size === 1 && boxRows! * boxColumns! === rows.length && boxRows! > 1 && boxColumns! > 1;
  return { rows, ...(isBox ? { box: { rows: boxRows!, columns: boxColumns! } } : {}) };
}
