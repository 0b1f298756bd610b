import { type Complaint, complain, fail, isSamePuzzle, ok, type Puzzle, said } from '#core';
import { readLinesAmongWords, readParagraphsAmongWords } from './among-words.ts';
import type { Evidence } from './evidence.ts';
import type { Format, ReadItem, UnitReader } from './format.ts';
import { Head } from './head.ts';
import type { ReadHints } from './hints.ts';
import { Sample } from './sample.ts';
import { type CutUnit, LONGEST_LINE, longestUnit, UnitCutter } from './units.ts';
import { Unread } from './unread.ts';
import { describeTaken, describeUnknown, type Finding, weigh } from './weigh.ts';

/** Documents that people try though no puzzle can be read from them; whichever format was guessed would complain of the wrong thing. */
const FOREIGN: readonly (readonly [opening: RegExp, name: Complaint])[] = [
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<svg[\s>]/i, complain('a drawing (SVG)')],
  [/^\s*(?:<!doctype html|<html[\s>])/i, complain('a web page (HTML)')],
  [/^%PDF-/, complain('a PDF document')],
];

/** What stands around a piece of text in Markdown: nothing of it is a puzzle's. */
const FENCE = /^\s{0,9}(?:```|~~~)[\w-]{0,40}\s*$/;

/** So many formats that are as sure as the one taken are asked what they would read. */
const MOST_RIVALS = 3;

/** A paragraph of another format among lines, as long as it lasts. */
interface Guest {
  readonly cutter: UnitCutter;
  readonly reader: UnitReader;
}

interface Rivals {
  readonly taken: Finding;
  readonly others: readonly Finding[];
  /** The text that all of them looked at. */
  readonly head: string;
}

/**
 * Reads text as it comes in: finds out the format from its first part, cuts lines and units, and reads them. It keeps
 * the head, one line and one unit, so memory does not grow with the input.
 */
export class Intake {
  readonly #hints: ReadHints;
  readonly #formats: readonly Format[];
  readonly #mayBeEmpty: boolean;
  #format: Format | undefined;
  #reader: UnitReader | undefined;
  #cutter: UnitCutter | undefined;
  #guest: Guest | undefined;
  readonly #head = new Head();
  /** Formats that are as sure of the text as the one that reads it, until its first puzzle was compared with theirs. */
  #rivals: Rivals | undefined;
  #takesGuests = false;
  readonly #unread: Unread | undefined;
  #pending = '';
  /** Characters of a line that is too long to be kept; 0 where the line is kept. */
  #dropped = 0;
  #line = 1;
  #endedInReturn = false;
  #isFirst = true;
  #isOver = false;
  #count = 0;

  constructor(formats: readonly Format[], hints: ReadHints, mayBeEmpty: boolean, format?: Format) {
    this.#formats = formats;
    this.#mayBeEmpty = mayBeEmpty;
    this.#hints = hints;
    if (format) this.#start(format);
    else this.#unread = new Unread();
  }

  /** Takes the next piece of text. */
  push(piece: string): ReadItem[] {
    return this.#isOver ? [] : this.#tell(this.#push(piece));
  }

  #push(piece: string): ReadItem[] {
    let text = piece;
    if (this.#isFirst && text !== '') {
      this.#isFirst = false;
      if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
    }
    const nul = text.indexOf('\0');
    if (nul < 0) return this.#take(text);
    const before = this.#take(text.slice(0, nul));
    this.#isOver = true;
    return [...before, this.#complain(complain('this is not text but a binary file: it holds a NUL byte; a puzzle is expected as text'))];
  }

  /** Says that the input is over, and reads what is left. */
  end(): ReadItem[] {
    if (this.#isOver) return [];
    this.#isOver = true;
    return this.#tell(this.#end());
  }

  #end(): ReadItem[] {
    const items = this.#format ? [] : this.#begin(this.#head.text, '', true);
    if (!this.#format) return items;
    const rest = [...items, ...this.#endLine(), ...this.#endGuest(), ...this.#read(this.#cutter?.end() ?? [])];
    if (this.#count === 0 && !this.#mayBeEmpty)
      rest.push({ line: 1, result: fail('no puzzle found: the text is empty, or holds nothing but words and comments') });
    return rest;
  }

  /** True once nothing that follows would be read, so that a stream may be left. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Where every unit is meant as it was named, every complaint is told. */
  #tell(items: ReadItem[]): ReadItem[] {
    if (!this.#unread) return items;
    const told = this.#unread.take(items);
    return this.#isOver ? [...told, ...this.#unread.end(this.#format?.id)] : told;
  }

  #take(text: string): ReadItem[] {
    if (this.#format) return this.#cut(text);
    const end = this.#head.push(text);
    const head = this.#head.text;
    return end === undefined ? [] : this.#begin(head.slice(0, end), head.slice(end), false);
  }

  #begin(head: string, rest: string, isWhole: boolean): ReadItem[] {
    const foreign = FOREIGN.find(([opening]) => opening.test(head));
    if (foreign) {
      this.#isOver = true;
      return [this.#complain(complain('this is {what}; a puzzle is expected as text', { what: foreign[1] }))];
    }
    const sample = new Sample(head, isWhole);
    const findings = weigh(this.#formats, sample, this.#hints);
    const [best] = findings;
    if (!best || best.evidence.certainty === 'possible' || this.#comesToNothing(best, sample)) {
      this.#isOver = true;
      return [this.#complain(describeUnknown(sample, findings))];
    }
    this.#start(best.format, best.evidence.certainty);
    this.#head.forget();
    const others = findings.filter(({ format, evidence }) => format !== best.format && evidence.certainty === best.evidence.certainty);
    if (others.length > 0) this.#rivals = { taken: best, others: others.slice(0, MOST_RIVALS), head };
    return [...this.#cut(head), ...this.#cut(rest)];
  }

  /** Whether a text only looks like a format: nothing but complaints comes of it. Of a longer one, a document or a value that goes on has to be read first. */
  #comesToNothing({ format, evidence: { certainty } }: Finding, { text, isWhole, lines }: Sample): boolean {
    if (certainty !== 'plausible' || lines.length === 0 || (!isWhole && (format.unit === 'document' || format.unit === 'value')))
      return false;
    return this.#readAs(format, text).every(({ result }) => !result.ok);
  }

  #readAs(format: Format, text: string): ReadItem[] {
    const intake = new Intake(this.#formats, { ...this.#hints, from: format.id }, true, format);
    return [...intake.push(text), ...intake.end()];
  }

  /** The first puzzle of a text that another format reads otherwise says which of them was taken. */
  #compare(puzzle: Puzzle, { taken, others, head }: Rivals): Puzzle {
    this.#rivals = undefined;
    const differing = others.filter(({ format }) => {
      const [first] = this.#readAs(format, head);
      return first?.result.ok && !isSamePuzzle(first.result.value, puzzle);
    });
    return differing.length === 0 ? puzzle : { ...puzzle, reading: describeTaken(taken, differing) };
  }

  #start(format: Format, certainty?: Evidence['certainty']): void {
    this.#format = format;
    this.#cutter = new UnitCutter(format.unit, format.goesOn);
    this.#reader = this.#readerOf(format, certainty);
    // Where every line is meant as it was named, a header is one that cannot be read.
    this.#takesGuests = format.unit === 'line' && (certainty !== undefined || this.#mayBeEmpty);
  }

  /** Where the format was found out, words may stand around what it reads; where it was named, every line is meant. */
  #readerOf(format: Format, certainty: Evidence['certainty'] | undefined): UnitReader | undefined {
    if (format.unit === 'line' && !format.keepsState && (certainty || format.id === 'line'))
      return readLinesAmongWords(this.#formats, format, this.#hints);
    return format.unit === 'paragraph' && certainty && (certainty !== 'sure' || format.isMarked)
      ? readParagraphsAmongWords(format, this.#hints)
      : format.open?.(this.#hints);
  }

  /** Cuts lines, whatever their ends are; a piece may end between the two characters of one line end. */
  #cut(text: string): ReadItem[] {
    const items: ReadItem[] = [];
    let from = 0;
    if (this.#endedInReturn && text !== '') {
      this.#endedInReturn = false;
      if (text[0] === '\n') from = 1;
    }
    const ends = /\r\n?|\n/g;
    ends.lastIndex = from;
    for (let end = ends.exec(text); end; end = ends.exec(text)) {
      this.#keep(text.slice(from, end.index));
      for (const item of this.#endLine()) items.push(item);
      this.#line++;
      from = ends.lastIndex;
      if (end[0] === '\r' && from === text.length) this.#endedInReturn = true;
    }
    this.#keep(text.slice(from));
    return items;
  }

  #keep(text: string): void {
    if (this.#dropped > 0 || this.#pending.length + text.length > this.#longestLine) {
      this.#dropped += this.#pending.length + text.length;
      this.#pending = '';
    } else this.#pending += text;
  }

  #endLine(): ReadItem[] {
    const text = this.#unread && FENCE.test(this.#pending) ? '' : this.#pending;
    const dropped = this.#dropped;
    this.#pending = '';
    this.#dropped = 0;
    if (dropped > 0)
      return [
        this.#complain(
          complain('this line has {characters} characters, more than are read ({most} for a line)', {
            characters: dropped,
            most: this.#longestLine,
          }),
        ),
      ];
    this.#guest ??= this.#guestFor(text);
    if (!this.#guest) return this.#read(this.#cutter!.push(text, this.#line));
    const items = this.#read(this.#guest.cutter.push(text, this.#line), this.#guest.reader);
    return text.trim() === '' ? [...items, ...this.#endGuest()] : items;
  }

  #guestFor(text: string): Guest | undefined {
    if (!this.#takesGuests) return undefined;
    const format = this.#formats.find(({ isOpenedBy }) => isOpenedBy?.(text));
    return format?.open && { cutter: new UnitCutter(format.unit, format.goesOn), reader: format.open(this.#hints) };
  }

  #endGuest(): ReadItem[] {
    const guest = this.#guest;
    this.#guest = undefined;
    return guest ? this.#read(guest.cutter.end(), guest.reader) : [];
  }

  #read(units: readonly CutUnit[], reader = this.#reader): ReadItem[] {
    const items: ReadItem[] = [];
    for (const { line, text, error } of units) {
      if (error !== undefined) items.push({ line, result: fail(error) });
      // One unit may hold more puzzles than a call may have arguments.
      else if (reader)
        for (const item of reader(text!, line))
          items.push(this.#rivals && item.result.ok ? { ...item, result: ok(this.#compare(item.result.value, this.#rivals)) } : item);
      else if (this.#count + items.length === 0)
        items.push({ line, result: fail('{format} is written only, never read', { format: said(this.#format!.title) }) });
    }
    this.#count += items.length;
    return items;
  }

  /** A sentence about the line that is being read. */
  #complain(sentence: Complaint): ReadItem {
    this.#count++;
    return { line: this.#line, result: fail(sentence) };
  }

  /** Where lines are units or parts of paragraphs they have a bound of their own; a document may be a single line. */
  get #longestLine(): number {
    const { unit } = this.#format!;
    return unit === 'line' || unit === 'paragraph' || unit === 'rows' ? LONGEST_LINE : longestUnit(unit);
  }
}
