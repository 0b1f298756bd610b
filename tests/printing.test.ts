import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { Candidates, type LanguageCode, makePuzzle, makeSymbols, type Puzzle, plainSpeaker, valuesAtPlaces } from '#core';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { kindFamilies } from '#kinds';
import {
  answerPicture,
  Book,
  PAPERS,
  type PrintedPuzzle,
  preparePuzzle,
  printPuzzles,
  puzzlePicture,
  STYLES,
  type TextItem,
  type VectorDrawing,
} from '#printing';
import { loadLanguage } from '#words';
import { puzzleNamed } from '../workbench/src/apps/web/theatre/puzzles.ts';
import { drawFront } from '../workbench/src/printing/page.ts';
import { wrapped } from '../workbench/src/printing/text.ts';
import { readKindsCorpus } from './corpus.ts';
import { BOOK, DOTS, KILLER, pagesOf, sample, wordsOn } from './printed.ts';
import { emptyPuzzle } from './puzzles.ts';
import { ninefold, ninefoldHere } from './run-cli.ts';
import { expectInside } from './vector-drawings.ts';

const SPECS = kindFamilies.flatMap(({ examples }) => examples).filter((spec) => !/:5/.test(spec) || spec.startsWith('jigsaw'));

/** What stands in the squares of scenes, by place. */
function written(scenes: readonly VectorDrawing[]): Map<number, string> {
  const texts = scenes.flatMap(({ items }) => items.filter((item): item is TextItem => item.type === 'text' && item.place !== undefined));
  return new Map(texts.map(({ place, text }) => [place!, text]));
}

function symbolsAt(puzzle: Puzzle, grid = puzzle.givens): Map<number, string> {
  const values = valuesAtPlaces(puzzle, grid).map((value, place): [number, string] => [
    place,
    value === 0 ? '' : puzzle.symbols.all[value - 1]!,
  ]);
  return new Map(values.filter(([, symbol]) => symbol !== ''));
}

describe.each(SPECS)('%s', (spec) => {
  const puzzle = sample(spec);

  test('the squares hold the puzzle, in every style, on paper and as a picture', () => {
    for (const style of STYLES) {
      const pages = pagesOf([{ puzzle }], { style, answers: 'none' });
      const picture = puzzlePicture({ puzzle }, { style, marks: false });
      expect(written(pages)).toEqual(symbolsAt(puzzle));
      expect(written([picture])).toEqual(symbolsAt(puzzle));
      for (const scene of [...pages, picture]) expectInside(scene);
    }
  });

  test('prints to every format', async () => {
    const [pdf] = await printPuzzles([{ puzzle }], { ...BOOK, answers: 'none' });
    expect((await PDFDocument.load(pdf!)).getPageCount()).toBe(pagesOf([{ puzzle }], { answers: 'none' }).length);
    const [svg] = await printPuzzles([{ puzzle }], { ...BOOK, format: 'svg', pages: false, answers: 'none' });
    expect(new TextDecoder().decode(svg)).toMatch(/^<svg [\s\S]*<use [\s\S]*<\/svg>\n$/);
    const [png] = await printPuzzles([{ puzzle }], { ...BOOK, format: 'png', pages: false, answers: 'none' });
    expect([...png!.subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  });
});

describe('a book', () => {
  const [grid] = readKindsCorpus().filter(({ file }) => file === 'grid_minimal.jsonl');
  const printed: PrintedPuzzle = { puzzle: grid!.puzzle, answer: { solvability: 'one', solution: grid!.solution! } };
  const many = (count: number): PrintedPuzzle[] => Array.from({ length: count }, () => printed);

  test.each([1, 2, 4, 6, 12, 24])('%i puzzles a page', (perPage) => {
    for (const paper of ['a4', 'letter'] as const) {
      const pages = pagesOf(many(24), { perPage, paper });
      const answers = pages.findIndex(({ items }) => items.some((item) => item.type === 'text' && item.text === 'Answers'));
      expect(answers).toBe(24 / perPage);
      for (const page of pages) {
        expectInside(page);
        expect([page.width, page.height]).toEqual([PAPERS[paper].width, PAPERS[paper].height]);
      }
      pages.forEach(({ items }, i) => {
        expect(items.some((item) => item.type === 'text' && item.text === String(i + 1) && item.place === undefined)).toBe(true);
      });
    }
  });

  test('answers hold the solution; other ends are said in words', () => {
    expect(written(pagesOf([printed], { answers: 'only' }))).toEqual(symbolsAt(grid!.puzzle, grid!.solution));
    const said = (answer: NonNullable<PrintedPuzzle['answer']>, puzzle = grid!.puzzle): string =>
      answerPicture({ puzzle, answer }, BOOK)
        .items.flatMap((item) => (item.type === 'text' && item.place === undefined ? [item.text] : []))
        .join(' ');
    expect(said({ solvability: 'several', solution: grid!.solution! })).toContain('More than one solution; this is one of them.');
    expect(said({ solvability: 'none' })).toContain('No solution.');
    expect(said({ solvability: 'unknown' })).toContain('Not solved in the time given.');
    const clash = makePuzzle(
      grid!.puzzle.kind,
      grid!.puzzle.givens.map((_, cell) => (cell < 2 ? 7 : 0)),
    );
    expect(said({ solvability: 'none' }, clash)).toContain('7 stands twice in row 1');
  });

  test('fonts are embedded in part, in every page that uses them', async () => {
    const [pdf] = await printPuzzles(many(3), { ...BOOK, title: 'Three' });
    const document = await PDFDocument.load(pdf!);
    expect([document.getPageCount(), document.getTitle()]).toEqual([3, 'Three']);
    const descriptors = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object): object is PDFDict => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(descriptors.length).toBe(4);
    for (const descriptor of descriptors) {
      // A whole TrueType file stands there: its mark, and as many tables as a viewer needs at least.
      const program = decodePDFRawStream(descriptor.lookup(PDFName.of('FontFile2')) as PDFRawStream).decode();
      expect(String.fromCharCode(...program.slice(0, 4))).toBe('true');
      expect(program[5]).toBeGreaterThan(6);
      expect(String(descriptor.get(PDFName.of('FontName')))).toMatch(/^\/[A-Z]{6}\+Inter-/);
    }
    expect(pdf!.length).toBeLessThan(100_000);
    expect(await printPuzzles(many(3), { ...BOOK, title: 'Three' })).toEqual([pdf]);
  });

  test('a large cube is cut into parts that together show all of it', () => {
    const puzzle = sample('solid:5');
    const pages = pagesOf([{ puzzle }], { answers: 'none' });
    expect(pages.length).toBeGreaterThan(1);
    expect(written(pages)).toEqual(symbolsAt(puzzle));
  });

  const rated: PrintedPuzzle = {
    ...printed,
    rating: { er: 8.3, hardest: 'Cell Multiple Forcing Chains with a long name', technique: 'forcing-chain' },
  };

  test('the rating is never cut, and what ER is stands on the page', () => {
    for (const perPage of [1, 6, 12, 24]) {
      const said = wordsOn(pagesOf(Array(24).fill(rated), { perPage, answers: 'none' })).join(' ');
      expect(said).toContain('with a long name');
      expect(said).not.toContain('…');
      expect(said).toContain('ER: rating of the hardest step');
    }
    const open = wordsOn(
      pagesOf([{ ...rated, rating: { er: 2.6, hardest: 'Pointing', technique: 'locked-candidates', isOpen: true } }], { answers: 'none' }),
    );
    expect(open.join(' ')).toContain('ER 2.6 or more');
  });

  test('six faces are rated, and a rating names its level', async () => {
    const engine = await loadEngine('fast');
    if (!engine.ok) throw new Error(engine.error);
    const faces = preparePuzzle(puzzleNamed('faces6'), {
      engine: engine.value,
      answers: true,
      rating: true,
      timeMs: Number.POSITIVE_INFINITY,
    });
    if (!faces.ok) throw new Error(faces.error);
    expect(faces.value.rating).toMatchObject({ er: expect.any(Number), hardest: expect.any(String) });
    expect(faces.value.rating!.isOpen).toBeUndefined();
    expect(wordsOn(pagesOf([faces.value], { answers: 'none' })).join(' ')).toMatch(/ER \d\.\d \((easy|medium|hard)\), /);
  });

  test('the first puzzle of each kind says its rules, however many share the page', () => {
    const jigsaw = { puzzle: sample('jigsaw:5') };
    const said = wordsOn(pagesOf([jigsaw, jigsaw, jigsaw, jigsaw, { puzzle: sample('classic:2x2') }], { answers: 'none' })).join(' ');
    expect(said.split('region').length - 1).toBe(jigsaw.puzzle.kind.rules.split('region').length - 1);
    expect(said).toContain(emptyPuzzle('classic:2x2').kind.rules.slice(0, 20));
  });

  test('small puzzles are packed, and the layers of a cube are large enough to write in', () => {
    const small = pagesOf(Array(12).fill({ puzzle: sample('classic:2x2') }), { answers: 'none' });
    expect(small).toHaveLength(1);
    const cube = sample('solid:3');
    const pages = pagesOf([{ puzzle: cube }], { answers: 'none' });
    expect(written(pages)).toEqual(symbolsAt(cube));
    const sizes = pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.type === 'text' && item.place !== undefined ? [item.size] : [])),
    );
    // Squares of 20 points have symbols of 12.8.
    expect(Math.min(...sizes)).toBeGreaterThan(12.7);
  });

  test('with codes and rules on the page no title is cut and squares stay large enough to write in', () => {
    const cubes = Array(4).fill({ puzzle: sample('solid:2') });
    const read = parsePuzzle(KILLER);
    if (!read.ok) throw new Error(read.error);
    const dots = parsePuzzle(DOTS);
    if (!dots.ok) throw new Error(dots.error);
    const killers = [{ puzzle: read.value }, { puzzle: read.value }, { puzzle: dots.value }];
    for (const paper of ['a4', 'letter'] as const) {
      const pages = pagesOf([...cubes, ...killers], { answers: 'none', paper, link: 'https://example.org/' });
      const texts = pages.flatMap(({ items }) => items.filter((item) => item.type === 'text'));
      expect(texts.filter(({ text }) => text.includes('…'))).toEqual([]);
      expect(Math.min(...texts.flatMap(({ place, size }) => (place === undefined ? [] : [size])))).toBeGreaterThan(12.7);
    }
  });

  test('answers are of one size, whatever kinds share the book, and a page that leaves early is not half empty', () => {
    const nine = sample('classic:3x3');
    const filled = (puzzle: Puzzle): PrintedPuzzle => ({ puzzle, answer: { solvability: 'one', solution: puzzle.givens } });
    const pages = pagesOf([filled(sample('classic:2x2')), filled(sample('faces6:3')), ...Array(5).fill(filled(nine))], { answers: 'only' });
    const sizes = pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.type === 'text' && item.place !== undefined ? [item.size] : [])),
    );
    // Squares of 14 points have symbols of 9.
    expect(Math.max(...sizes)).toBeLessThan(9.1);
    const [first] = pagesOf([...Array(3).fill({ puzzle: sample('classic:2x2') }), { puzzle: nine }], { answers: 'none' });
    const side = Math.max(...first!.items.flatMap((item) => (item.type === 'text' && item.place !== undefined ? [item.size] : [])));
    expect(side).toBeGreaterThan(20);
  });

  test('the words of a tab stay on it: a small face has the letter alone', () => {
    const tabs = (spec: string): string[] =>
      wordsOn(pagesOf([{ puzzle: sample(spec) }, { puzzle: sample('classic:2x2') }], { answers: 'none' }));
    expect(tabs('faces3:3').some((text) => text.startsWith('a: glue under'))).toBe(true);
    const book = pagesOf([...Array(4).fill({ puzzle: sample('faces3:2') })], { answers: 'none' });
    expect(wordsOn(book).filter((text) => text === 'a')).toHaveLength(8);
  });

  test.each(['a4', 'letter'] as const)('a book on %s has a title page with contents, words and rules before the first page', (paper) => {
    const fronts: VectorDrawing[] = [];
    const pages: VectorDrawing[] = [];
    const book = new Book({ ...BOOK, paper, title: 'A book', front: true }, (page, isFront) => (isFront ? fronts : pages).push(page));
    for (const one of [...many(7), rated, { puzzle: sample('solid:2') }]) book.add(one);
    book.end();
    for (const front of fronts) expectInside(front);
    const said = wordsOn(fronts);
    const answersFrom = 1 + pages.findIndex((page) => wordsOn([page]).includes('Answers'));
    expect(said).toEqual(expect.arrayContaining(['A book', 'Contents', 'Words', 'Rules', 'Answers', String(answersFrom)]));
    expect(said.join(' ')).toContain(`${printed.puzzle.kind.title}: 8 puzzles`);
    expect(said.join(' ')).toContain('ER is the rating of the hardest step');
  });

  test.each([
    [
      'de',
      [
        'Inhalt',
        'Begriffe',
        'Regeln',
        'Lösungen',
        'ER 8,3 (teuflisch), ',
        'ER: schwerster Schritt, 1,0 (leicht) bis 11',
        'Schicht 2',
        'nach hinten falten',
        'unter Fläche C kleben, rechte Kante',
        ': 8 Rätsel',
        'teuflisch (ab 5,8)',
      ],
    ],
    [
      'fr',
      [
        'Sommaire',
        'Vocabulaire',
        'Règles',
        'Solutions',
        'ER 8,3 (diabolique), ',
        'ER\u00a0: note du',
        'Couche 2',
        'pliez vers l’arrière',
        'à coller sous la face C, bord de droite',
        ': 8 grilles',
        'diabolique (à partir de 5,8)',
      ],
    ],
  ] as const)('says everything in %s that it says in English', async (code, sentences) => {
    const book = [...many(7), rated, { puzzle: sample('solid:2') }, { puzzle: sample('faces3:3') }];
    const texts = async (language: LanguageCode): Promise<string[]> => {
      const drawn: VectorDrawing[] = [];
      const speaker = { ...plainSpeaker, language: await loadLanguage(language) };
      const made = new Book({ ...BOOK, title: 'A book', front: true, perPage: 1, speaker }, (page) => drawn.push(page));
      for (const one of book) made.add(one);
      made.end();
      return wordsOn(drawn);
    };
    const [own, english] = [await texts(code), await texts('en')];
    const whole = own.join(' ').replaceAll('\u00a0', ' ');
    for (const sentence of sentences) expect(whole).toContain(sentence.replaceAll('\u00a0', ' '));
    const words = (all: readonly string[]): Set<string> => new Set(all.filter((text) => /\p{L}{4}/u.test(text)));
    const left = [...words(english)].filter((text) => words(own).has(text));
    // The title is the reader's own, and a cube is a cube in French.
    expect(left.filter((text) => !/^(A book|9\. Cube 4×4×4)$/.test(text))).toEqual([]);
  });

  test('no line begins with a sign that belongs to the word before', () => {
    const style = { font: 'words', size: 10 } as const;
    const lines = Array.from({ length: 60 }, (_, i) =>
      wrapped('Tous les points indiqués\u00a0: deux voisins\u00a0; rien', 40 + 3 * i, style),
    );
    expect(lines.flat().filter((line) => /^[:;]/.test(line))).toEqual([]);
    expect(lines.map((one) => one.length)).toContain(3);
  });

  test('long titles are shortened, and signs that the font lacks do no harm', () => {
    const puzzle = makePuzzle(grid!.puzzle.kind, grid!.puzzle.givens, { info: { title: `数独 ${'long '.repeat(100)}` } });
    const [page] = pagesOf([{ puzzle }], { perPage: 24, answers: 'none' });
    const title = page!.items.flatMap((item) => (item.type === 'text' && item.text.includes('long') ? [item.text] : []));
    expect(title).toHaveLength(3);
    expect(title.join(' ')).toMatch(/^1\. \?\? long [^…]*…$/);
  });

  test('marks: a pencil-mark puzzle always shows its candidates, others when asked', () => {
    const { kind, geometry } = emptyPuzzle('classic:2x2');
    const restrictions = Candidates.none(geometry.cellCount, 4);
    restrictions.add(0, 3);
    const texts = (puzzle: Puzzle, marks: boolean): number =>
      puzzlePicture({ puzzle }, { style: 'layers', marks }).items.filter((item) => item.type === 'text' && item.font === 'symbol').length;
    expect(texts(makePuzzle(kind, new Uint8Array(16), { restrictions }), false)).toBe(1);
    expect([texts(emptyPuzzle('classic:2x2'), false), texts(emptyPuzzle('classic:2x2'), true)]).toEqual([0, 64]);
    const entries = new Uint8Array(16).fill(2, 0, 1);
    const marks = Candidates.none(16, 4);
    marks.add(1, 1);
    expect(texts(makePuzzle(kind, new Uint8Array(16), { progress: { entries, marks } }), true)).toBe(2);
  });
});

test('prepare rates within its time, and refuses symbols without a sign', async () => {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const settings = { engine: engine.value, answers: true, rating: true, timeMs: Number.POSITIVE_INFINITY };
  const [grid] = readKindsCorpus().filter(({ file }) => file === 'grid_minimal.jsonl');
  const prepared = preparePuzzle(grid!.puzzle, settings);
  expect(prepared).toMatchObject({ ok: true, value: { answer: { solvability: 'one' }, rating: { er: expect.any(Number) } } });
  expect(preparePuzzle(grid!.puzzle, { ...settings, timeMs: 1e-6 })).not.toHaveProperty('value.rating');
  const symbols = makeSymbols([...'一二三四']);
  expect(preparePuzzle(makePuzzle(emptyPuzzle('classic:2x2').kind, new Uint8Array(16), { symbols }), settings)).toMatchObject({
    ok: false,
    error: 'the symbol "一" cannot be printed: the font has no sign for it',
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-print-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string): string => join(folder, name);

  test('writes a PDF, pictures and pages', async () => {
    expect(ninefold(['print', 'examples/figure11.txt', 'examples/appendix.txt', '--out', at('book.pdf')])).toMatchObject({
      code: 0,
      err: '',
    });
    expect((await PDFDocument.load(readFileSync(at('book.pdf')))).getPageCount()).toBe(2);
    expect(ninefold(['print', 'examples/figure11.txt', '--out', at('one.svg')]).code).toBe(0);
    expect(ninefold(['print', 'examples/figure11.txt', 'examples/appendix.txt', '--out', at('two.png'), '--no-rating']).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['book.pdf', 'one.svg', 'two-001.png', 'two-002.png']);
  });

  test('a puzzle without solution is printed', async () => {
    const { code } = await ninefoldHere(['print', '--puzzle', '11..............', '--kind', 'classic:2x2', '--out', at('none.pdf')]);
    expect(code).toBe(1);
    expect(existsSync(at('none.pdf'))).toBe(true);
  });

  test.each([
    [['examples/figure11.txt'], 'print needs a file to write'],
    [['examples/figure11.txt', '--out', 'book.doc'], '--out must end in .pdf, .svg or .png'],
    [['examples/figure11.txt', '--out', 'x.pdf', '--per-page', '0'], '--per-page must be a whole number from 1 to 24, not 0'],
    [['examples/figure11.txt', '--out', 'x.pdf', '--per-page', '25'], '--per-page must be a whole number from 1 to 24, not 25'],
    [['examples/figure11.txt', '--out', 'x.pdf', '--paper', 'a0'], '--paper must be one of a4, letter'],
    [['examples/figure11.txt', '--out', join(folder, 'no', 'where.pdf')], 'there is no such folder to write into'],
    [['-', '--out', join(folder, 'nothing.pdf')], 'there is no puzzle to print'],
    [['--puzzle', 'nonsense', '--out', join(folder, 'nonsense.pdf')], '--puzzle'],
  ])('%j is refused in words', async (args, words) => {
    const { code, err } = await ninefoldHere(['print', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(err).not.toContain('    at ');
    expect(existsSync(at('nothing.pdf')) || existsSync(at('nonsense.pdf'))).toBe(false);
  });

  test('says when fewer fit than were asked for', async () => {
    writeFileSync(at('large.txt'), `kind: classic:6x6\n${'.'.repeat(1296)}\n`);
    const few = ['--per-page', '24', '--no-rating', '--answers', 'none'];
    const { err } = await ninefoldHere(['print', at('large.txt'), '--out', at('large.pdf'), ...few]);
    expect(err).toMatch(/only \d of classic:6x6 fit a page so that they can be read, not 24/);
  });
});

test('the title of a book goes up where that saves a page with a few lines on it', () => {
  const front = (lines: number) =>
    drawFront('A book', [{ heading: 'Rules', lines: Array.from({ length: lines }, () => ({ text: 'A line.' })) }], 'a4');
  const titleOf = (lines: number): number => (front(lines)[0]![0] as TextItem).start.y;
  const most = Array.from({ length: 80 }, (_, lines) => lines)
    .filter((lines) => front(lines).length === 1)
    .at(-1)!;
  expect(titleOf(most)).toBeLessThan(titleOf(1) / 2);
  expect(titleOf(2 * most)).toBe(titleOf(1));
});
