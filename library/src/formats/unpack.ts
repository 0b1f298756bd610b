import { fail, type Result, said } from '#core';
import type { Format } from './format.ts';

/** More than any puzzle unpacks to. LZ text can grow with the square of its length, so a link of a megabyte could fill the memory. */
const LONGEST = 1 << 22;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The codes that stand for something else than an entry of the dictionary. */
const NEW_BYTE = 0;
const NEW_CHARACTER = 1;
const END = 2;

/**
 * Unpacks LZString's base64, in which links may have encoded or lost some characters; undefined where it is none, is
 * cut short, or unpacks to more than a puzzle may have. The library's own decoder has no such bound, so this one
 * stands in for it; the tests compare the two.
 */
export function unpack(text: string, longest = LONGEST): string | undefined {
  const plain = withoutPadding(
    text
      .replace(/%2B|[- ]/gi, '+')
      .replace(/%2F|_/gi, '/')
      .replace(/%3D/gi, '='),
  );
  if (plain === '' || !/^[A-Za-z0-9+/]+$/.test(plain)) return undefined;
  let position = 0;
  /** The next bits as a number, lowest bit first; undefined at the end of the text. */
  const bits = (count: number): number | undefined => {
    if (position + count > plain.length * 6) return undefined;
    let value = 0;
    for (let i = 0; i < count; i++, position++) {
      const digit = BASE64.indexOf(plain[Math.floor(position / 6)]!);
      value += ((digit >> (5 - (position % 6))) & 1) * 2 ** i;
    }
    return value;
  };

  const dictionary: string[] = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let width = 2;
  let untilWider = 1;
  let previous: string | undefined;
  const grow = (entry: string): void => {
    dictionary.push(entry);
    untilWider--;
    if (untilWider === 0) untilWider = 2 ** width++;
  };
  for (;;) {
    let code = bits(width);
    if (code === undefined) return undefined;
    if (code === END) return parts.join('');
    if (code === NEW_BYTE || code === NEW_CHARACTER) {
      const character = bits(code === NEW_BYTE ? 8 : 16);
      if (character === undefined) return undefined;
      code = dictionary.length;
      grow(String.fromCharCode(character));
    }
    const entry = dictionary[code] ?? (code === dictionary.length && previous !== undefined ? previous + previous[0]! : undefined);
    if (entry === undefined || entry === '') return undefined;
    parts.push(entry);
    length += entry.length;
    if (length > longest) return undefined;
    if (previous !== undefined) grow(previous + entry[0]!);
    previous = entry;
  }
}

/** Base 64 without the signs at its end. An expression would start over at each of them. */
export function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '=') end--;
  return text.slice(0, end);
}

/** What is said where `unpack` gives nothing. */
export function notPackedBy({ title }: Format): Result<never> {
  return fail('this text was not packed by {program}; perhaps the link is cut short', { program: said(title) });
}
