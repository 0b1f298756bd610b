import { fail, makePuzzle, ok, type Puzzle, type Result, unescaped } from '#core';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';

/*
 * SudokuPad's short form of a 9x9. A character is a digit (0 for blank) and up to five blanks after it, as digit +
 * 10 * blanks in base 62. Behind a * stand letters: w for windows, x for diagonals, t and a with the title and the
 * author, each ended by * (a doubled * is one of the text).
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

const LETTERS: Readonly<Record<string, string>> = { '': 'classic:3x3', w: 'windoku', x: 'diagonal:3x3' };

/** Reads what follows `scf`. */
export function fromScf(body: string, hints: ReadHints): Result<Puzzle> {
  const text = unescaped(body);
  let cells = '';
  let at = 0;
  for (; at < text.length && cells.length < 81; at++) {
    const code = DIGITS.indexOf(text[at]!);
    if (code < 0)
      return fail('character {character:id} of the packed cells is {found}; expected 0-9, A-Z or a-x', {
        character: at + 1,
        found: JSON.stringify(text[at]),
      });
    cells += String(code % 10) + '0'.repeat(Math.floor(code / 10));
  }
  if (cells.length !== 81) return fail('expected 81 cells for classic:3x3, found {found} in the packed text', { found: cells.length });
  const rules = readRules(text.slice(at).replace(/^\*/, ''));
  const spec = LETTERS[rules.letters];
  if (spec === undefined)
    return fail('the puzzle has constraints that Ninefold does not know together: {names}', { names: [...rules.letters].join(', ') });
  const kind = agreeOnKind(hints, spec);
  if (!kind.ok) return kind;
  if (!kind.value) return fail('no kind');
  return ok(makePuzzle(kind.value, Uint8Array.from(cells, Number), { info: rules.info }));
}

function readRules(text: string): { readonly letters: string; readonly info: Puzzle['info'] } {
  const info: { title?: string; author?: string } = {};
  let letters = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter !== 't' && letter !== 'a') {
      if (letter !== '*') letters += letter;
      continue;
    }
    const [word = ''] = /^([^*]|\*\*)*/.exec(text.slice(at + 1)) ?? [];
    info[letter === 't' ? 'title' : 'author'] = word.replaceAll('**', '*');
    at += word.length;
  }
  return { letters: [...new Set(letters)].sort().join(''), info };
}

/** The short form of a puzzle; undefined where it has none, and the long form has to be taken. */
export function toScf({ kind, givens, info }: Puzzle): string | undefined {
  const letters = Object.keys(LETTERS).find((key) => LETTERS[key] === kind.spec);
  if (letters === undefined || (info.comment !== undefined && letters === '')) return undefined;
  const cells = givens
    .reduce((text, value) => text + value, '')
    .replace(/.0{0,5}/g, (run) => DIGITS[Number(run[0]) + 10 * (run.length - 1)]!);
  const words = [
    ...(info.title === undefined ? [] : [`t${info.title.replaceAll('*', '**')}`]),
    ...(info.author === undefined ? [] : [`a${info.author.replaceAll('*', '**')}`]),
  ];
  return letters === '' && words.length === 0 ? cells : `${cells}*${letters}${words.map(encodeURIComponent).join('*')}`;
}
