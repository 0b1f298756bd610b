import { readingsOf } from './readings.ts';

/** Cells that stand among words: the cells, and what is written before and behind them. */
export interface CellsAmongWords {
  readonly cells: string;
  readonly before: string;
  readonly after: string;
}

/** Fewer cells than this may be a date, a price or a number. */
const FEWEST = 16;

/** A run of characters that cells are written with, or of such runs that stand side by side. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/**
 * Finds the one puzzle in a line that has words, numbers or quotes around it. A puzzle is a run of digits and blanks (a few letters may be
 * among them where it has more than nine values) that is as long as a puzzle is, or groups of equal length that are so together. Undefined
 * where there is none; the first where there are several, as a solution stands behind its puzzle.
 */
export function findCells(line: string): CellsAmongWords | undefined {
  const runs = runsIn(line);
  const [found] = [...runs, ...joined(runs, line)]
    .filter(({ from, to, length }) => length >= FEWEST && readingsOf(length).length > 0 && isPlain(line, from, to))
    .sort((a, b) => b.length - a.length || a.from - b.from);
  if (!found) return undefined;
  return { cells: line.slice(found.from, found.to), before: wordsIn(line.slice(0, found.from)), after: wordsIn(line.slice(found.to)) };
}

/** Whether a row holds a digit or a letter, and not only what may stand for blanks. */
export function hasSymbol(row: string): boolean {
  return /[1-9\p{L}]/u.test(row);
}

/** Whether a row is drawn with signs to part or to frame a text, as comments in programs are: an empty grid has nothing but blanks, and as many as a kind has cells. */
export function isRuling(row: string): boolean {
  if (/[0-9.\p{L}]/u.test(row)) return false;
  const signs = row.replace(/\s/g, '');
  return /[^*_-]/.test(signs) || readingsOf(signs.length).length === 0;
}

function isCell(code: number): boolean {
  const folded = code | 32;
  return (code >= 48 && code <= 57) || (folded >= 97 && folded <= 122) || code === 46 || code === 42 || code === 95 || code === 45;
}

function runsIn(line: string): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < line.length; at++) {
    const from = at;
    while (at < line.length && isCell(line.charCodeAt(at))) at++;
    if (at === from) continue;
    // A full stop behind the last cell ends a sentence where the cells are too many with it.
    const isStop = line[at - 1] === '.' && readingsOf(at - from).length === 0 && readingsOf(at - from - 1).length > 0;
    const to = isStop ? at - 1 : at;
    runs.push({ from, to, length: to - from });
  }
  return runs;
}

/** Neighbours of one length with nothing but spaces between them, as one run. */
function joined(runs: readonly Run[], line: string): Run[] {
  const groups: Run[] = [];
  for (let i = 0; i < runs.length; ) {
    const first = runs[i]!;
    let next = i + 1;
    while (next < runs.length && runs[next]!.length === first.length && isSpace(line, runs[next - 1]!.to, runs[next]!.from)) next++;
    if (next > i + 1) groups.push({ from: first.from, to: runs[next - 1]!.to, length: first.length * (next - i) });
    i = next;
  }
  return groups;
}

function isSpace(line: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (line.charCodeAt(at) > 32) return false;
  return true;
}

/** Whether a run has more digits and blanks than letters; words have none. */
function isPlain(line: string, from: number, to: number): boolean {
  let [plain, letters] = [0, 0];
  for (let at = from; at < to; at++) {
    const code = line.charCodeAt(at);
    if (code <= 32) continue;
    if ((code | 32) >= 97 && isCell(code) && code !== 95) letters++;
    else plain++;
  }
  return letters === 0 || (plain > letters && plain + letters > 81);
}

/** Quotes and separators; a full stop only before words, since it ends a sentence. */
const AROUND = '"\'`:;,=()[]{}<>|-';

/** What is left of the text beside cells once white space, quotes and separators around it are gone. */
function wordsIn(text: string): string {
  const isAround = (character: string, more: string): boolean =>
    character.trim() === '' || AROUND.includes(character) || more.includes(character);
  let from = Math.max(0, text.length - 2000);
  let to = text.length;
  while (from < to && isAround(text[from]!, '.')) from++;
  while (from < to && isAround(text[to - 1]!, '')) to--;
  return text.slice(from, to).slice(0, 400);
}
