import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { type LanguageCode, type Puzzle, plainSpeaker } from '#core';
import { formatPuzzle, parsePuzzle } from '#formats';
import { kindFamilies } from '#kinds';
import { BLACK, printPuzzles, type VectorDrawing, writePng } from '#printing';
import { PRINT_DPI } from '#questions';
import { loadLanguage } from '#words';
import { readLink } from '../workbench/src/apps/web/play/link.ts';
import { starterPuzzle } from '../workbench/src/apps/web/play/starters.ts';
import { parseHash } from '../workbench/src/apps/web/router.ts';
import { BOOK, DOTS, KILLER, pagesOf, sample, tooLargeForACode, wordsOn } from './printed.ts';
import { ninefoldHere } from './run-cli.ts';
import { temporaryFolder } from './service.ts';

describe('the code beside a puzzle', () => {
  const LINK = 'http://192.168.178.20:8080/';

  /** What a telephone reads on the first page that is printed of a puzzle. */
  async function codeOn(puzzle: Puzzle): Promise<string | undefined> {
    const [page] = await printPuzzles([{ puzzle }], { ...BOOK, format: 'png', dpi: PRINT_DPI, answers: 'none', link: LINK });
    const { data, width, height } = PNG.sync.read(Buffer.from(page!));
    return jsqr.default(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data;
  }

  const inFull = (puzzle: Puzzle): string => {
    const written = formatPuzzle(puzzle, 'json');
    if (!written.ok) throw new Error(written.error);
    return written.value;
  };

  const printed = [
    ...kindFamilies.map(({ id, starters }): [string, Puzzle] => [id, starterPuzzle(starters[0]!)]),
    ...Object.entries({ KILLER, DOTS }).map(([name, text]): [string, Puzzle] => {
      const read = parsePuzzle(text);
      if (!read.ok) throw new Error(read.error);
      return [name, read.value];
    }),
    [
      'the largest that is offered',
      starterPuzzle(kindFamilies.flatMap(({ starters }) => starters).reduce((a, b) => (b.puzzle.length > a.puzzle.length ? b : a))),
    ] as [string, Puzzle],
  ];

  /** What a telephone that is held over each code of a page reads there, with the margin that a reader needs and what else lies in it. */
  function codesOn(page: VectorDrawing): (string | undefined)[] {
    const dpi = PRINT_DPI;
    const { data, width } = PNG.sync.read(Buffer.from(writePng(page, dpi)));
    const whole = new Uint8ClampedArray(data);
    return page.items.flatMap((item) => {
      if (item.type !== 'path' || item.fill !== BLACK || item.lines.length < 100) return [];
      const points = item.lines.flat();
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const pixel = (length: number): number => Math.round((length * dpi) / 72);
      const [left, top, right, bottom] = [Math.min(...xs) - 4, Math.min(...ys) - 4, Math.max(...xs) + 4, Math.max(...ys) + 4].map(pixel);
      const rows = Array.from({ length: bottom! - top! }, (_, y) => {
        const from = 4 * ((top! + y) * width + left!);
        return [...whole.subarray(from, from + 4 * (right! - left!))];
      });
      return [jsqr.default(Uint8ClampedArray.from(rows.flat()), right! - left!, rows.length, { inversionAttempts: 'dontInvert' })?.data];
    });
  }

  const opened = async (code: string | undefined): Promise<string> => {
    const read = parsePuzzle((await readLink(parseHash(new URL(code!).hash).query)) ?? '');
    if (!read.ok) throw new Error(read.error);
    return inFull(read.value);
  };

  const classics = Array.from({ length: 6 }, (_, i) => `${i + 1}`.padStart(10 + i, '.').padEnd(81, '.')).map((text) => {
    const read = parsePuzzle(text);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });

  const booklet = ['classic', 'KILLER', 'DOTS', 'jigsaw', 'roxdoku'].map((wanted) => printed.find(([name]) => name === wanted)![1]);

  test.each([
    ['a page of six', classics, [6], { answers: 'none', perPage: 6 }],
    ['a booklet with its answers', booklet, [2, 2, 1, 0], { answers: 'end', title: 'A booklet', perPage: 2 }],
  ] as const)('%s: each code is that of its puzzle, and answers have none', async (_, puzzles, onPages, settings) => {
    const pages = pagesOf(
      puzzles.map((puzzle) => ({ puzzle })),
      { link: LINK, ...settings },
    );
    const codes = pages.map(codesOn);
    expect(codes.map(({ length }) => length)).toEqual(onPages);
    expect(await Promise.all(codes.flat().map(opened))).toEqual(puzzles.map(inFull));
  });

  test.each(printed)('%s: the printed page has a link that opens it', async (_, puzzle) => {
    const code = await codeOn(puzzle);
    expect(code).toMatch(new RegExp(`^${LINK}#/open\\?p=`));
    const { view, query } = parseHash(new URL(code!).hash);
    const opened = parsePuzzle((await readLink(query)) ?? '');
    if (!opened.ok) throw new Error(opened.error);
    expect([view, opened.value.kind.spec, inFull(opened.value)]).toEqual(['open', puzzle.kind.spec, inFull(puzzle)]);
  });

  test('a puzzle that is too large for one says so, in the language of the page, and only where a code was asked for', async () => {
    const large = tooLargeForACode();
    const said = async (puzzle: Puzzle, language: LanguageCode, link: { readonly link?: string }): Promise<string> => {
      const speaker = { ...plainSpeaker, language: await loadLanguage(language) };
      return wordsOn(pagesOf([{ puzzle }], { answers: 'none', speaker, ...link })).join(' ');
    };
    expect(await said(large, 'en', { link: LINK })).toContain('Too large for a code');
    expect(await said(large, 'de', { link: LINK })).toContain('Zu groß für einen Code');
    expect(await said(large, 'fr', { link: LINK })).toContain('Trop grande pour un code');
    expect(await said(large, 'en', {})).not.toContain('Too large');
    expect(await said(sample('solid:3'), 'en', { link: LINK })).not.toContain('Too large');
  });

  test('the command says so too, of the puzzles by their numbers, and only where a page should have had a code', async () => {
    const folder = temporaryFolder();
    const large = join(folder.path, 'large.json');
    writeFileSync(large, inFull(tooLargeForACode()));
    const print = async (...args: string[]): Promise<string> =>
      (await ninefoldHere(['print', '--answers', 'none', '--no-rating', '--out', join(folder.path, 'book.pdf'), ...args])).err;
    expect(await print(large)).toBe('ninefold: Too large for a code that opens it on a telephone.\n');
    expect(await print('examples/figure11.txt', large, '--language', 'de')).toBe(
      'ninefold: Rätsel 2: Zu groß für einen Code, der es auf dem Telefon öffnet.\n',
    );
    expect(await print(large, '--no-qr')).toBe('');
    expect(await print(large, '--out', join(folder.path, 'picture.svg'))).toBe('');
    expect(readFileSync(join(folder.path, 'picture.svg'), 'utf8')).not.toContain('Too large');
    folder.remove();
  });
});
