import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { type LanguageCode, makePuzzle, makeRandom, type Puzzle, plainSpeaker } from '#core';
import { formatPuzzle, parsePuzzle } from '#formats';
import { kindFamilies } from '#kinds';
import { printPuzzles } from '#printing';
import { loadLanguage } from '#words';
import { readLink } from '../workbench/src/apps/web/play/link.ts';
import { starterPuzzle } from '../workbench/src/apps/web/play/starters.ts';
import { parseHash } from '../workbench/src/apps/web/router.ts';
import { BOOK, DOTS, KILLER, pagesOf, sample, wordsOn } from './printed.ts';
import { emptyPuzzle } from './puzzles.ts';

describe('the code beside a puzzle', () => {
  const LINK = 'http://192.168.178.20:8080/';

  /** What a telephone reads on the first page that is printed of a puzzle. */
  async function codeOn(puzzle: Puzzle): Promise<string | undefined> {
    const [page] = await printPuzzles([{ puzzle }], { ...BOOK, format: 'png', dpi: 144, answers: 'none', link: LINK });
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

  test.each(printed)('%s: the printed page has a link that opens it', async (_, puzzle) => {
    const code = await codeOn(puzzle);
    expect(code).toMatch(new RegExp(`^${LINK}#/open\\?p=`));
    const { view, query } = parseHash(new URL(code!).hash);
    const opened = parsePuzzle((await readLink(query)) ?? '');
    if (!opened.ok) throw new Error(opened.error);
    expect([view, opened.value.kind.spec, inFull(opened.value)]).toEqual(['open', puzzle.kind.spec, inFull(puzzle)]);
  });

  test('a puzzle that is too large for one says so, in the language of the page, and only where a code was asked for', async () => {
    const { kind, geometry } = emptyPuzzle('solid:4');
    // Values in no order that packing could make short.
    const random = makeRandom(1);
    const large = makePuzzle(
      kind,
      Uint8Array.from({ length: geometry.cellCount }, () => random.below(geometry.size + 1)),
    );
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
});
