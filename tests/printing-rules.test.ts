import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, makePuzzle, type Puzzle, plainSpeaker, sortTitle, speak } from '#core';
import { drawPuzzleSvg, greyOfColour, keptFill, keptShapes, keptStroke, ruleShapes } from '#drawing';
import { kindOf } from '#kinds';
import { answerPicture, Book, PdfWriter, puzzlePicture, STYLES, type Style, type VectorDrawing, writeSvg } from '#printing';
import { addRules, ruleTypes } from '#rules';
import { loadLanguage } from '#words';
import { expectInside } from './vector-drawings.ts';

// What is printed of rules: what they look like, by the same shapes as on the page and in the documents, and what they say.

function ruled(spec: string, lines: readonly string[]): Puzzle {
  const kind = addRules(kindOf(spec), lines);
  if (!kind.ok) throw new Error(kind.error);
  return makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount));
}

function pageOf(puzzle: Puzzle, style: Style = 'layers', perPage = 1): VectorDrawing {
  const pages: VectorDrawing[] = [];
  const book = new Book({ paper: 'a4', answers: 'none', style, marks: false, perPage }, (page) => pages.push(page));
  book.add({ puzzle });
  book.end();
  return pages[0]!;
}

/** What the streams of a PDF say that are packed and no font. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const texts: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const packed = bytes.subarray(at + 7, bytes.indexOf('\nendstream', at));
    if (packed[0] === 0x78) texts.push(inflateSync(packed).toString('latin1'));
  }
  return texts.join('\n');
}

const textsOf = ({ items }: VectorDrawing): string[] => items.flatMap((item) => (item.type === 'text' ? [item.text] : []));

describe.each(ruleTypes.map((type) => [type.id, type] as const))('%s', (_, { example, words }) => {
  const puzzle = ruled(example.kind, example.rules);
  const plain = ruled(example.kind, []);
  const shapes = ruleShapes(puzzle.geometry, puzzle.rules);

  test('is drawn on pages and pictures, every shape of it', () => {
    for (const [own, without] of [
      [pageOf(puzzle), pageOf(plain)],
      [puzzlePicture({ puzzle }, { style: 'layers', marks: false }), puzzlePicture({ puzzle: plain }, { style: 'layers', marks: false })],
    ] as const) {
      const paths = ({ items }: VectorDrawing): number => items.filter(({ type }) => type === 'path').length;
      expect(paths(own) - paths(without)).toBe(shapes.filter(({ type }) => type !== 'text').length);
      for (const shape of shapes) if (shape.type === 'text') expect(textsOf(own)).toContain(shape.text);
      expectInside(own);
    }
  });

  test('is said in words, or by its name where many share a page', () => {
    const said = (page: VectorDrawing): string => textsOf(page).join(' ').replaceAll(/\s+/g, ' ');
    expect(said(pageOf(puzzle)).replaceAll("'", '’')).toContain(`${words.en.name}: ${words.en.rule}`.replaceAll("'", '’'));
    expect(said(pageOf(puzzle, 'layers', 12))).toContain(words.en.name.split(' ')[0]);
  });
});

const CUBE = ['cage 9: l1r1c1 l1r1c2 l2r1c2', 'thermo: l2r4c1 l2r3c2 l3r3c2', 'sandwich 5: l1r3c1..l1r3c4', 'skyscraper 2: l4r4c4..l4r1c4'];
const FACES = ['cage 6: Ar1c3 Ar1c4 Br1c2', 'thermo: Ar3c2 Ar4c2 Cr2c2 Cr3c3'];

test.each([
  ['solid:2', CUBE],
  ['faces3:2', FACES],
  ['faces3:2', [...FACES, 'x-sum 6: Br2c1..Br2c4']],
] as const)('on %s nothing leaves the page in any style: %j', (spec, lines) => {
  for (const style of STYLES) expectInside(pageOf(ruled(spec, lines), style));
});

test('a net with clues outside its faces is not for folding, since they would stand on neighbours and tabs', () => {
  expect(textsOf(pageOf(ruled('faces3:2', FACES))).join(' ')).toContain('Cut along');
  expect(textsOf(pageOf(ruled('faces3:2', [...FACES, 'x-sum 6: Br2c1..Br2c4']))).join(' ')).not.toContain('Cut along');
});

test('a killer is a sort of its own: in the contents, and its rule is said though plain grids of its kind came before', () => {
  const [fronts, pages]: VectorDrawing[][] = [[], []];
  const book = new Book({ paper: 'a4', answers: 'none', style: 'layers', marks: false, title: 'A book', front: true }, (page, isFront) =>
    (isFront ? fronts : pages)!.push(page),
  );
  const plain = ruled('classic:3x3', []);
  const rating = { er: 4.2, hardest: 'Swordfish', technique: 'swordfish' };
  for (let i = 0; i < 4; i++) book.add({ puzzle: plain, rating });
  book.add({ puzzle: ruled('classic:3x3', ['cage 9: r1c1 r1c2']), rating });
  book.end();
  const said = (drawings: readonly VectorDrawing[]): string => drawings.flatMap(textsOf).join(' ').replaceAll(/\s+/g, ' ');
  const { name, rule } = ruleTypes.find(({ id }) => id === 'cage')!.words.en;
  expect(said(fronts!)).toContain(`${plain.kind.title}: 4 puzzles`);
  expect(said(fronts!)).toContain(`${plain.kind.title} · ${name}: 1 puzzle`);
  expect(said(pages!)).toContain(`${name}: ${rule}`);
  // Two scales, each with its levels in the front; a rating is named by its own.
  expect(said(fronts!)).toContain('fiendish (4.2 to 5.7)');
  expect(said(fronts!)).toContain('fiendish (4.3 to 6.0)');
  expect(said(pages!)).toContain('ER 4.2 (fiendish)');
  expect(said(pages!)).toContain('ER 4.2 (tough)');
});

test('a given keeps clear of the sum in its corner, and answers have no sums', () => {
  const { kind } = ruled('classic:3x3', ['cage 19: r1c1 r1c2 r1c3']);
  const puzzle = makePuzzle(
    kind,
    Uint8Array.from({ length: 81 }, (_, cell) => (cell < 2 ? cell + 7 : 0)),
  );
  const [summed, free] = pageOf(puzzle).items.flatMap((item) => (item.type === 'text' && item.place !== undefined ? [item] : []));
  expect([summed!.text, free!.text]).toEqual(['7', '8']);
  expect(summed!.size).toBeLessThan(free!.size);
  expect(summed!.start.y).toBeGreaterThan(free!.start.y);
  const answer = answerPicture(
    { puzzle, answer: { solvability: 'one', solution: new Uint8Array(81).fill(9) } },
    { style: 'layers', marks: false },
  );
  expect([textsOf(pageOf(puzzle)).includes('19'), textsOf(answer).includes('19')]).toEqual([true, false]);
});

test('what a document draws beside its rules is in pictures and on paper, as light as its colours are', () => {
  const plain = ruled('classic:2x2', []);
  const puzzle: Puzzle = {
    ...plain,
    info: { comment: 'Odd cells are tinted.\nHave fun!' },
    kept: {
      drawings: [
        { shape: 'box', at: [0.5, 0.5], width: 1, height: 1, fill: '#FFEEDD' },
        {
          shape: 'box',
          at: [1.5, -0.5],
          width: 0.6,
          height: 0.6,
          isRound: true,
          angle: 45,
          stroke: 'rgb(0, 0, 0)',
          text: 'out',
          ink: '#f00',
        },
        {
          shape: 'line',
          points: [
            [0.5, 3.5],
            [1.5, 3.5],
          ],
          colour: '#CC66FF80',
          width: 0.2,
        },
        { shape: 'outline', cells: [10, 11], text: '<7' },
      ],
    },
  };
  const svg = drawPuzzleSvg(puzzle);
  for (const part of ['fill="#FFEEDD"', 'stroke="rgb(0, 0, 0)"', '>out</text>', 'stroke="#CC66FF80"', '&lt;7']) expect(svg).toContain(part);
  const page = pageOf(puzzle);
  for (const drawing of [page, puzzlePicture({ puzzle }, { style: 'layers', marks: false })]) {
    // What only its text says of them is printed, too.
    expect(textsOf(drawing)).toEqual(
      expect.arrayContaining(['out', '<7', ...(drawing === page ? ['Odd cells are tinted.', 'Have fun!'] : [])]),
    );
    const out = drawing.items.find((item) => item.type === 'text' && item.text === 'out');
    expect(out).toMatchObject({ along: { right: { x: expect.closeTo(Math.SQRT1_2), y: expect.closeTo(Math.SQRT1_2) } } });
    const greys = drawing.items.flatMap((item) => (item.type === 'path' ? [item.fill ?? item.stroke?.grey ?? 0] : []));
    for (const grey of [0.95, 0, 0.59, 0.35]) expect(greys.some((one) => Math.abs(one - grey) < 0.01)).toBe(true);
    expectInside(drawing);
  }
});

test('what a document draws lies where the document puts it, as it is, and symbols over all of it with a rim of paper', () => {
  const plain = ruled('classic:2x2', []);
  const box = { shape: 'box', isRound: true } as const;
  const puzzle: Puzzle = {
    ...plain,
    givens: Uint8Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 3 : 0)),
    kept: {
      drawings: [
        { ...box, at: [1, 3.5], width: 0.4, height: 0.4, fill: '#404040' },
        { ...box, at: [0.5, 0.5], width: 0.8, height: 0.8, fill: '#000000', isOver: true },
        { ...box, at: [2, 2], width: 2, height: 2, fill: '#FFFF00', text: 'on it', isOver: true },
        { ...box, at: [2, 2.5], width: 0.4, height: 0.4, fill: '#101010', isOver: true },
      ],
    },
  };
  const svg = drawPuzzleSvg(puzzle);
  const order = ['#404040', '#b6bcc6', '#1f2937', '#000000', '#FFFF00', 'on it', '#101010', '>3</text>'].map((part) => svg.indexOf(part));
  expect([Math.min(...order) >= 0, order]).toEqual([true, order.toSorted((a, b) => a - b)]);
  expect(svg).not.toContain('opacity');
  const { items } = puzzlePicture({ puzzle }, { style: 'layers', marks: false });
  const at = (isIt: (item: (typeof items)[number]) => boolean): number => items.findIndex(isIt);
  const disc = at((item) => item.type === 'path' && item.fill === 0);
  const grid = items.findLastIndex((item) => item.type === 'path' && !item.closed);
  const symbol = at((item) => item.type === 'text' && item.text === '3' && item.rim! > 0);
  expect([disc > grid, disc < symbol]).toEqual([true, true]);
});

test('what a document draws is seen as far as it says, with borders and dashes of its own', () => {
  const puzzle: Puzzle = {
    ...ruled('classic:2x2', []),
    kept: {
      drawings: [
        {
          shape: 'box',
          at: [1.5, 1.5],
          width: 0.8,
          height: 0.8,
          fill: 'black',
          stroke: 'black',
          edge: 0.125,
          dash: [0.25, 0.5, 0.125],
          text: 'dim',
          ink: '#000000',
          opacity: 0.25,
        },
        { shape: 'outline', cells: [10, 11] },
      ],
    },
  };
  const svg = drawPuzzleSvg(puzzle);
  expect(svg).toMatch(/<path [^>]*stroke-width="0.125" [^>]*stroke-dasharray="0.25 0.5 0.125" opacity="0.25"/);
  expect(svg).toMatch(/<g opacity="0.25"><text[^>]*>dim</);
  expect(svg).toContain('stroke-dasharray="0.1 0.07"');
  const { items } = puzzlePicture({ puzzle }, { style: 'layers', marks: false });
  const box = items.find((item) => item.type === 'path' && item.stroke?.dash?.length === 3);
  const [first, second, third] = box?.type === 'path' ? box.stroke!.dash! : [];
  expect(box).toMatchObject({ fill: 0, fillOpacity: 0.25, stroke: { grey: 0, opacity: 0.25, width: third } });
  expect([second! / first!, first! / third!]).toEqual([2, 2]);
  expect(items.find((item) => item.type === 'text' && item.text === 'dim')).toMatchObject({ grey: 0, opacity: 0.25 });
});

test('what is seen through is so in pictures and on paper, over the lines of the grid where the document puts it there', async () => {
  const puzzle: Puzzle = {
    ...ruled('classic:2x2', []),
    kept: {
      drawings: [
        { shape: 'box', at: [2, 2], width: 2, height: 2, fill: '#00000080', isOver: true },
        {
          shape: 'path',
          lines: [
            [
              [0, 0],
              [2, 0],
              [1, 2],
            ],
          ],
          colour: '#000000',
          width: 0.125,
          fill: '#ffffff',
          isEvenOdd: true,
          dash: [0.25, 0.25],
          dashOffset: 0.125,
          cap: 'square',
          join: 'bevel',
          opacity: 0.5,
          isOver: true,
        },
      ],
    },
  };
  const drawing = puzzlePicture({ puzzle }, { style: 'layers', marks: false });
  const { items } = drawing;
  const grid = items.findLastIndex((item) => item.type === 'path' && !item.closed && item.fill === undefined && !item.stroke?.dash);
  const sheer = items.findIndex((item) => item.type === 'path' && item.fillOpacity !== undefined);
  expect(sheer).toBeGreaterThan(grid);
  expect(writeSvg(drawing)).toMatch(/fill="#000000" fill-opacity="0.5"/);
  expect(writeSvg(drawing)).toMatch(
    /fill="#ffffff" fill-opacity="0.5" fill-rule="evenodd" [^>]*stroke-opacity="0.5" [^>]*stroke-dashoffset="[\d.]+" stroke-linecap="square" stroke-linejoin="bevel"/,
  );
  const writer = await PdfWriter.create();
  writer.add(drawing);
  const content = contentOf(await writer.save());
  expect(content).toMatch(/q \/see0_502-1 gs 0 g [^q]* f Q/);
  expect(content).toMatch(/q \/see0_5-0_5 gs 1 g 0 G [\d.]+ w 2 J 2 j \[[\d. ]+\] [1-9][\d.]* d [^q]* B\* Q/);
});

test('on dark ground what symbols stand on is darkened and not veiled, and what is dark has an edge', () => {
  const box = { shape: 'box', isOver: true, width: 0.8, height: 0.8 } as const;
  const [pale, black, aside, label] = keptShapes({
    ...ruled('classic:2x2', []),
    kept: {
      drawings: [
        { ...box, at: [0.5, 0.5], fill: '#FFFFCC' },
        { ...box, at: [1.5, 0.5], fill: '#000000' },
        { ...box, at: [2, 2], width: 0.3, height: 0.3, fill: '#FFFFFF', stroke: '#000000' },
        { ...box, at: [1.5, 1.5], fill: '#FFFFFF', text: '7' },
      ],
    },
  }).flatMap((shape) => (shape.type === 'text' ? [] : [{ fill: keptFill(shape), stroke: keptStroke(shape) }]));
  expect(pale!.fill.light).toBe('#FFFFCC');
  expect(pale!.fill.dark).toMatch(/ \/ 1\)$/);
  expect(greyOfColour(pale!.fill.dark!)).toBeCloseTo(0.35, 2);
  expect(pale!.stroke.dark).toBe('none');
  expect(black).toEqual({ fill: { light: '#000000', dark: '#000000' }, stroke: { light: 'none', dark: undefined } });
  expect(aside!.fill).toEqual({ light: '#FFFFFF', dark: '#FFFFFF' });
  expect([aside!.stroke.light, greyOfColour(aside!.stroke.dark!) > 0.45]).toEqual(['#000000', true]);
  expect(label!.fill.dark).toBe('#FFFFFF');
});

test.each(LANGUAGE_CODES)('a puzzle without a title is called by its kind and each sort of its rules, in %s', async (code) => {
  const speaker = { ...plainSpeaker, language: await loadLanguage(code) };
  const puzzle = ruled('classic:2x2', ['cage 5: r1c1 r1c2', 'thermo: r3c1 r4c1', 'cage 4: r2c1 r2c2']);
  const [cage, thermo] = ['cage', 'thermo'].map((id) => ruleTypes.find((type) => type.id === id)!.words[code].name);
  expect(speak(sortTitle(puzzle), speaker)).toBe(`${speak(puzzle.kind.words.title, speaker)} · ${cage}, ${thermo}`);
  expect(sortTitle(ruled('classic:2x2', []))).toEqual(puzzle.kind.words.title);
  if (code === 'en') expect(drawPuzzleSvg(puzzle)).toContain(`<title>${puzzle.kind.title} · ${cage}, ${thermo}</title>`);
});
