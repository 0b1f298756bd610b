import { ok, type Puzzle } from '#core';
import { lookAtRow } from './cell-look.ts';
import { findCells, isRuling } from './cell-runs.ts';
import { isDrawnRow, UPRIGHT_LINE } from './drawing.ts';
import type { Format, ReadItem, UnitReader } from './format.ts';
import { countCells } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { Sample } from './sample.ts';
import { weigh } from './weigh.ts';

/**
 * Reads a file of lines in which not every line is of one format: a link or a library line among plain ones goes to the format that is sure
 * of it, and a line of words is the title of the puzzle that follows.
 */
export function readLinesAmongWords(formats: readonly Format[], main: Format, hints: ReadHints): UnitReader {
  const own = formats.filter((format) => format.unit === 'line' && !format.keepsState);
  const readers = new Map<Format, UnitReader>();
  const readerOf = (format: Format): UnitReader => {
    const reader = readers.get(format) ?? format.open!(hints);
    readers.set(format, reader);
    return reader;
  };
  const titles = new Titles();
  return (unit, line) => {
    if (main.id === 'line' && isPlain(unit)) return titles.give(readerOf(main)(unit, line));
    const sample = new Sample(unit, true);
    if (sample.lines.length === 0) return [];
    const [best] = weigh(own, sample, hints);
    if (main.id === 'line' && !hints.kindSpec && isRuling(unit)) return [];
    const isKnown = best?.evidence.certainty === 'likely' || best?.evidence.certainty === 'sure';
    if (!isKnown && isWords(unit)) return titles.keep(unit);
    return titles.give(readerOf(isKnown ? best.format : main)(unit, line));
  };
}

/** Reads paragraphs of a format: words before cells are their title, unless they are a mark of the format, and paragraphs of words alone are not read. */
export function readParagraphsAmongWords(format: Format, hints: ReadHints): UnitReader {
  const reader = format.open!(hints);
  const titles = new Titles();
  return (unit, line) => {
    const lines = unit.split('\n');
    if (format.isMarked && lines.some(format.isMarked)) return titles.give(reader(unit, line));
    const usual = usualWidth(lines);
    // Where the rows are as many as they are wide, one of signs alone is empty, and draws no line.
    const isFull = lines.filter((row) => countCells(row) === usual).length === usual;
    const isLine = (row: string): boolean => isRuling(row) && !UPRIGHT_LINE.test(row) && !(isFull && countCells(row) === usual);
    const isOther = (row: string): boolean => row.trim() === '' || isLine(row) || (countCells(row) !== usual && isWords(row));
    const first = lines.findIndex((row) => !isOther(row));
    if (first < 0) return titles.keep(unit);
    const last = lines.findLastIndex((row) => !isOther(row));
    const before = lines.slice(0, first).filter((row) => !isRuling(row));
    if (before.length > 0) titles.keep(before.join(' '));
    return titles.give(reader(lines.slice(first, last + 1).join('\n'), line + first));
  };
}

/** The number of cells that most lines have where several have it: rows of letters are no words. */
function usualWidth(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const { cells, plain, words, others, isEven } = lookAtRow(line);
    if (plain * 2 >= cells || isEven || words < 4 || others === 0) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  const [width, count] = [...counts].reduce((most, other) => (other[1] > most[1] ? other : most), [0, 1]);
  return count > 1 ? width : undefined;
}

/** Words that wait for the puzzle that they are the title of. */
class Titles {
  #words: string | undefined;

  keep(words: string): readonly ReadItem[] {
    const text = words.trim().slice(0, 400);
    if (!text.startsWith('#')) this.#words = text;
    return [];
  }

  /** The title that stood before belongs to the first puzzle that follows. */
  give(items: readonly ReadItem[]): readonly ReadItem[] {
    const [first] = items;
    const title = this.#words;
    if (title === undefined || !first) return items;
    this.#words = undefined;
    if (!first.result.ok || first.result.value.info.title !== undefined) return items;
    const puzzle: Puzzle = { ...first.result.value, info: { title, ...first.result.value.info } };
    return [{ ...first, result: ok(puzzle) }, ...items.slice(1)];
  }
}

/** Digits and dots alone: most lines of most files, which no other format could be meant by. */
function isPlain(unit: string): boolean {
  for (let at = 0; at < unit.length; at++) {
    const code = unit.charCodeAt(at);
    if (code !== 46 && (code < 48 || code > 57)) return false;
  }
  return unit.length > 0;
}

/** The longest line that may be words alone. */
const LONGEST = 1000;

/** Whether a line is words and holds no cells, not even broken ones: most of it is letters, of different lengths or with signs between them. */
function isWords(unit: string): boolean {
  if (unit.length > LONGEST || isDrawnRow(unit)) return false;
  const { cells, plain, others, isEven } = lookAtRow(unit);
  return plain * 2 < cells && (others > 0 || cells < 16 || !isEven) && !findCells(unit);
}
