import { type Complaint, complain, type FieldPart, type Part, type Said, said } from '#core';
import { CERTAINTIES, type Evidence } from './evidence.ts';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import type { Sample } from './sample.ts';

/** A format with what speaks for it. */
export interface Finding {
  readonly format: Format;
  readonly evidence: Evidence;
}

/** All formats that something speaks for, the surest first; among equals the order of the registry stands. */
export function weigh(formats: readonly Format[], sample: Sample, hints: ReadHints): readonly Finding[] {
  const findings = formats.flatMap((format): Finding[] => {
    const evidence = format.open && format.recognise?.(sample, hints);
    return evidence ? [{ format, evidence }] : [];
  });
  return findings.sort((a, b) => CERTAINTIES.indexOf(b.evidence.certainty) - CERTAINTIES.indexOf(a.evidence.certainty));
}

/** The sentence for a text that no format is sure of: what was seen, what it resembles, and how to say what it is. */
export function describeUnknown(sample: Sample, findings: readonly Finding[]): Complaint {
  const seen = describeSeen(sample);
  const alike = findings.slice(0, 3);
  if (alike.length === 0)
    return complain(
      'the format is not recognised: this is {seen}; expected cells in a line or in rows, a link, or a file of a program that is known; say what it is with {field}',
      { seen, field: { field: 'from' } },
    );
  return complain('the format is not recognised: this is {seen}; it resembles {alike:or}; say what it is with {ways:or}', {
    seen,
    alike: alike.map(({ format, evidence }) => said('{format} ({seen})', { format: format.id, seen: evidence.seen })),
    ways: alike.map(({ format }) => ({ field: 'from', value: format.id })),
  });
}

/** The sentence for a text that may be read in several ways: which was taken, and how to ask for another. */
export function describeTaken(taken: Finding, others: readonly Finding[]): Complaint {
  const name = ({ format, evidence }: Finding): Said => said('{format} ({seen})', { format: format.id, seen: evidence.seen });
  return describeChoice(
    name(taken),
    others.map(name),
    others.map(({ format }) => ({ field: 'from', value: format.id })),
  );
}

/** The same for readings of any sort. */
export function describeChoice(taken: Part, others: readonly Part[], ways: readonly FieldPart[]): Complaint {
  return complain('read as {taken}, though it may be {others:or} as well: {ways:or} says so', {
    taken,
    others: [...others],
    ways: [...ways],
  });
}

/** The longest piece of a text that a sentence quotes. */
const QUOTED = 40;

function describeSeen({ text, lines, isWhole }: Sample): Said {
  const start = text.trimStart();
  const first = lines[0]?.trim() ?? '';
  const host = /^https?:\/\/([^/?#\s]{1,80})/.exec(start)?.[1];
  // A value of so many letters is no name or number of a puzzle, but the puzzle.
  if (host !== undefined)
    return /^\S{0,200}?[?#=][\w+%=-]{40}/.test(start)
      ? said('a link to {host} whose data is packed in a way that is not known', { host })
      : said('a link to {host} without cells in it', { host });
  const element = /^<(?:[?!][^>]{0,200}>\s*<)?([A-Za-z][\w:.-]{0,40})/.exec(start)?.[1];
  if (element !== undefined) return said('XML with the element {element}', { element });
  if (start.startsWith('{') || start.startsWith('[')) return said('data that begins with {start}', { start: quote(first) });
  return lines.length === 1
    ? said('one line of {characters} characters, {start}', { characters: first.length, start: quote(first) })
    : isWhole
      ? said('a text of {lines} lines, the first of them {start}', { lines: lines.length, start: quote(first) })
      : said('a text that begins with {start}', { start: quote(first) });
}

function quote(text: string): string {
  return JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}...` : text);
}
