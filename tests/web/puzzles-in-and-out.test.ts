import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPuzzle, formats } from '#formats';
import { type Source, verifyCertificate } from '#verify';
import { linkOf, starter } from './puzzles.ts';
import { siteForTests, wishUnmet } from './site.ts';

const site = siteForTests();
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'ninefold-import-'));
beforeAll(async () => {
  page = await site.open('#/make/import');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const results = () => page.getByRole('region', { name: 'What was read' });

/** Texts for formats that are read and never written, and kinds for those that hold only some. */
const SAMPLES: Readonly<Record<string, string>> = {
  links: 'https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  lisudoku:
    'https://lisudoku.xyz/solver?import=N4Ig5gTglgJgylAXgUxALgGwBoQDMoAeyMAcgK4C2ARshAM7oDaoADgPZ1QAuUbAdulAQ2Ad3QAGHAGM2AGwkBfHADcAhrLKo0AVgUBdBUA%3D',
  penpa:
    'https://swaroopg92.github.io/penpa-edit/#m=edit&p=VZDPSwMxEIXv+1eUnN+hL5NJNTcRe5KKtrdlkUpXLBQW+wM0Yf932Tg9lDDwMTw+3uT0fdkee0REyB3mIAgfYx2GUGdub7M/H/o0W+9/8HA5fw3HNFsNH8PuF8DLconP7eHUN63Fu6bk+5Rfx6bkt1Tye2q7EXmdyoi8SsV571Lr1IFwdB2cxmnhr4sRmTW8SW2H/Fz5KRVHBtAHlzwcfQDFWGrff566q7EGMBrHAC6ueYLijT0oYiy3TlFjBSUaR1AW5ieo5lEPqnlUbjuoeVRBNY9GUCfPiPxYT4zTR/0B',
  data: '[[5, 3, 0, 0, 7, 0, 0, 0, 0],\n[6, 0, 0, 1, 9, 5, 0, 0, 0],\n[0, 9, 8, 0, 0, 0, 0, 6, 0],\n[8, 0, 0, 0, 6, 0, 0, 0, 3],\n[4, 0, 0, 8, 0, 3, 0, 0, 1],\n[7, 0, 0, 0, 2, 0, 0, 0, 6],\n[0, 6, 0, 0, 0, 0, 2, 8, 0],\n[0, 0, 0, 4, 1, 9, 0, 0, 5],\n[0, 0, 0, 0, 8, 0, 0, 7, 9]]',
  spaced: '53  7    \n6  195   \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n 6    28 \n   419  5\n    8  79',
  rows: 'Grid 01\n530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079',
  // The page draws no cages yet: a killer without any is read as the plain grid it is.
  killer: `3x3::k:${Array(81).fill('0').join(':')}`,
  'killer-signs': '0'.repeat(81),
  sumocue: `SumoCueV1${'=0'.repeat(81)}`,
  'tatham-save': [
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
    'VERSION :1:1',
    'GAME    :4:Solo',
    'PARAMS  :3:2x2',
    'CPARAMS :3:2x2',
    'SEED    :15:176791016928943',
    'DESC    :20:1a2_3b4c1_2a3_4a',
    'NSTATES :1:1',
    'STATEPOS:1:1',
    '',
  ].join('\n'),
  hsol: '<java><object class="sudoku.Sudoku2"><void property="fixed"><void index="0"><boolean>true</boolean></void></void><void property="values"><void index="0"><int>5</int></void></void></object></java>',
  hodoku: ':0000:x:.+4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........:::',
  'kinds-jsonl': JSON.stringify({
    id: 's2',
    kind: 'solid',
    box: 2,
    puzzle: '....1....................4.........2...................3....3...',
    solutions: 1,
  }),
};

function sampleOf(id: string): string {
  const written = ['classic:3x3', 'jigsaw:9', 'classic:4x4', 'solid:2'].map((spec) => formatPuzzle(starter(spec), id)).find(({ ok }) => ok);
  if (written?.ok) return written.value;
  const sample = SAMPLES[id];
  if (sample === undefined) throw new Error(`a sample of ${id} is missing`);
  return sample;
}

describe('every format that is read', () => {
  test.each(formats.filter(({ open }) => open).map(({ id }) => id))('%s comes in', async (id) => {
    await page.goto(`${site.address}#/make/import`);
    await page.getByLabel('Text or link').fill(sampleOf(id));
    await page.getByText('Kind and format, if').click();
    await page.locator('#import-format option').nth(3).waitFor({ state: 'attached' });
    await page.locator('#import-format').selectOption(id);
    await page.getByText('Kind and format, if').click();
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await results().getByText('1 puzzle was read.').waitFor();
  });
});

describe('ways in', () => {
  const text = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';

  test('a file', async () => {
    const file = join(folder, 'puzzle.sdk');
    writeFileSync(file, `${text}\n`);
    // A new page, in which no format is chosen.
    await page.goto(`${site.address}#/make/import`);
    await page.reload();
    await page.locator('input[type=file]').setInputFiles(file);
    await results().getByText('1 puzzle was read.').waitFor();
  });

  test('a text that is dropped or pasted anywhere', async () => {
    for (const type of ['drop', 'paste']) {
      await page.goto(`${site.address}#/play`);
      await page.locator('[data-place]').first().waitFor();
      await page.evaluate(
        ([kind, content]) => {
          const data = new DataTransfer();
          data.setData('text/plain', content!);
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
          document.body.dispatchEvent(event);
        },
        [type, text],
      );
      await results().getByText('1 puzzle was read.').waitFor();
    }
  });
});

/** Drops real files and folders, as a file manager does. */
async function drop(...files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: files.map((name) => join(folder, name)), dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await session.detach();
}

describe('files that are dropped on the page', () => {
  const text = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';

  test('a folder gives the puzzles of its files, and says what is wrong in which', async () => {
    mkdirSync(join(folder, 'collection', 'inner'), { recursive: true });
    writeFileSync(join(folder, 'collection', 'one.sdk'), `${text}\n`);
    writeFileSync(join(folder, 'collection', 'inner', 'two.txt'), `${text}\n${text}\n`);
    writeFileSync(join(folder, 'collection', 'broken.txt'), 'kind: classic:3x3\n12345\n');
    mkdirSync(join(folder, 'nothing'));
    await page.goto(`${site.address}#/help`);
    await page.locator('.key-sheet').waitFor();
    await drop('collection');
    await results().getByText('3 puzzles were read.').waitFor();
    await results()
      .getByText(/broken\.txt, line 1: expected/)
      .waitFor();
    await drop('nothing');
    await results().getByText('There is no file in it.').waitFor();
  });

  test('what is no puzzle gets a sentence: 50 MB, bytes, nested JSON, pictures and pages', async () => {
    writeFileSync(join(folder, 'huge.txt'), '1');
    truncateSync(join(folder, 'huge.txt'), 50_000_000);
    writeFileSync(
      join(folder, 'bytes.bin'),
      Uint8Array.from({ length: 5000 }, (_, i) => (i * 197) % 251),
    );
    writeFileSync(join(folder, 'deep.json'), '{"a":'.repeat(100_000));
    writeFileSync(join(folder, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><text>1</text></svg>');
    writeFileSync(join(folder, 'page.html'), '<!doctype html><html><body><p>none</p></body></html>');
    for (const [file, says] of [
      ['huge.txt', /huge\.txt has more than 5 MB/],
      ['bytes.bin', /Line 1: this is not text/],
      ['deep.json', /Line 1: this is not valid JSON/],
      ['picture.svg', /Line 1: this is a drawing/],
      ['page.html', /Line 1: this is a web page/],
    ] as const) {
      await drop(file);
      await results().getByRole('alert').filter({ hasText: says }).waitFor();
    }
  });

  test('of several things the last one counts, however long those before it take', async () => {
    await page.goto(`${site.address}#/make/import`);
    await page.getByLabel('Text or link').waitFor();
    await page.evaluate(async () => {
      const paste = (text: string): void => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      };
      // A file on a slow disk: it is there only when everything that came after it has been taken.
      const [disk, wasRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const read = Blob.prototype.text;
      Blob.prototype.text = async function (this: Blob) {
        await disk.promise;
        const text = await read.call(this);
        wasRead.resolve();
        return text;
      };
      const files = new DataTransfer();
      files.items.add(new File(['slow'], 'slow.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true }));
      paste('first');
      // One further when this has been drawn and before the page has taken it.
      for (let i = 0; i < 10; i++) await Promise.resolve();
      paste('last');
      disk.resolve();
      await wasRead.promise;
      Blob.prototype.text = read;
      // Whatever a late answer changes is there by the next picture.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect.poll(() => page.getByLabel('Text or link').inputValue()).toBe('last');
    await results().getByRole('alert').waitFor();
    expect(await page.getByLabel('Text or link').inputValue()).toBe('last');
  });
});

describe('what cannot be read', () => {
  test('says what is wrong and leaves the current game alone', async () => {
    await page.goto(`${site.address}${linkOf(starter('classic:3x3'))}`);
    await page.locator('[data-place]:focus').waitFor();
    await page.keyboard.press('1');
    const before = await page.locator('.cell:not(.given) .digit').count();
    await page.goto(`${site.address}#/make/import`);
    const broken: readonly (readonly [text: string, says: RegExp])[] = [
      ['kind: classic:2x2\n12345', /expected 16 cells/],
      ['kind: nonsense:3\n123', /unknown kind/],
      ['{"puzzle": 5}', /expected a string or a list/],
      [`${'9'.repeat(5_100_000)}`, /more than 5 MB/],
    ];
    for (const [content, says] of broken) {
      await page.evaluate((value) => {
        const data = new DataTransfer();
        data.setData('text/plain', value);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      }, content);
      await results().getByRole('alert').filter({ hasText: says }).waitFor();
    }
    for (const link of ['#/open?p=', '#/open?p=garbage', '#/open']) {
      await page.goto(`${site.address}${link}`);
      await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
    }
    await page.getByRole('link', { name: 'To my game' }).click();
    await page.locator('[data-place]').first().waitFor();
    expect(await page.locator('.cell:not(.given) .digit').count()).toBe(before);
  });
});

describe('links', () => {
  test.each(['classic:3x3', 'jigsaw:9', 'solid:3', 'faces6:3'])('a puzzle of %s goes out and comes back the same', async (spec) => {
    const puzzle = starter(spec);
    await page.goto(`${site.address}${linkOf(puzzle)}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(async () => (await link.inputValue()).replace(/^[^#]*/, '')).toBe(linkOf(puzzle));
    await page.keyboard.press('Escape');
  });
});

test('the generator makes, shows how far it is, and can be stopped', async () => {
  await page.goto(`${site.address}#/make`);
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByText('Made 2 puzzles; each has exactly one solution.').waitFor();
  expect(await page.locator('.made-list > li').count()).toBe(2);
  await wishUnmet(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped after 0 puzzles.').waitFor();
  await page.getByLabel('Give up after N attempts').fill('3');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByText('Gave up after 0 puzzles: no puzzle met these settings in time.').waitFor();
});

test('the editor tells as one types how many solutions there are', async () => {
  await page.goto(`${site.address}#/make/edit`);
  await page.getByLabel('Kind', { exact: true }).selectOption('classic');
  await page.getByLabel('Size').selectOption('2x2');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await verdict.getByText('Several solutions.').waitFor();
  await page.locator('[data-place="0"]').click();
  for (const key of ['1', 'ArrowRight', '2', 'ArrowRight', '3']) await page.keyboard.press(key);
  await verdict.getByText(/Two of them differ in \d+ cells/).waitFor();
  expect(await page.locator('.cell.differs').count()).toBeGreaterThan(0);
  // These leave one solution, 1234 3412 2143 4321.
  for (const key of ['ArrowRight', '4', 'ArrowDown', '2', 'ArrowDown', '3', 'ArrowLeft', '4', 'ArrowLeft', '1', 'ArrowUp', '4'])
    await page.keyboard.press(key);
  await verdict.getByText('Exactly one solution.').waitFor();
  await verdict.getByText(/clues? can go/).waitFor();
  await verdict.getByText(/Hardest step: /).waitFor();
  expect(await page.locator('.cell.redundant').count()).toBeGreaterThan(0);
  await verdict.getByRole('button', { name: 'Proof', exact: true }).click();
  await verdict.getByText(/Proved and checked: \d+ lines?/).waitFor();
  const saved = page.waitForEvent('download');
  await verdict.getByRole('button', { name: 'Save the proof' }).click();
  const files = unzipSync(readFileSync(await (await saved).path()));
  const source = (name: string): Source => {
    const pieces = [files[name]!];
    return () => pieces.pop();
  };
  const checked = verifyCertificate({
    puzzle: source('1.txt'),
    claim: source('1.json'),
    formula: source('1.cnf'),
    proof: source('1.lrat'),
  });
  expect(checked).toMatchObject({ ok: true, value: { kind: 'classic:2x2', solutions: { length: 1 } } });
  await page.locator('[data-place="5"]').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('4');
  await verdict.getByText('No solution.').waitFor();
});
