import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '#formats';
import { puzzlePicture, writePng } from '#printing';
import { ninefold } from '../run-cli.ts';
import { temporaryFolder } from '../service.ts';
import { siteForTests } from './site.ts';

const site = siteForTests();

const KILLER = `kind: classic:3x3
cage 17: r9c1 r8c1 r8c2 r9c2
cage 18: r9c3 r9c4 r8c4
cage 14: r8c3..r6c3
cage 13: r7c1 r7c2
cage 10: r7c4 r6c4 r6c5
cage 4: r7c5 r8c5
cage 21: r9c5 r9c6..r7c6
cage 13: r9c7 r8c7
cage 11: r9c8 r9c9
cage 28: r8c9 r7c9 r7c8 r6c8 r8c8
cage 17: r6c9 r5c9 r5c8
cage 11: r7c7 r6c7 r6c6
cage 10: r4c9 r4c8 r3c9
cage 13: r3c8..r1c8
cage 11: r2c9 r1c9
cage 10: r6c1 r5c1
cage 17: r6c2 r5c2
cage 12: r4c1 r4c2 r3c2
cage 12: r3c1 r2c1 r2c2
cage 17: r1c1..r1c3
cage 7: r5c3 r4c3
cage 20: r3c3 r2c3 r3c4 r3c5
cage 6: r1c7 r2c7
cage 17: r3c7 r3c6
cage 17: r4c6 r4c5 r5c5
cage 15: r5c4 r4c4
cage 15: r5c7 r4c7 r5c6
cage 11: r2c4 r2c5
cage 8: r2c6 r1c6
cage 10: r1c4 r1c5
${'.'.repeat(81)}`;

test('a picture of a killer that is opened as a file is read with its cages, a sum and its outlines are corrected, and it is played with them', async () => {
  const folder = temporaryFolder();
  const picture = join(folder.path, 'killer.png');
  const printed = ninefold(['print', '--puzzle', KILLER, '--out', picture]);
  expect([printed.code, printed.err]).toEqual([0, '']);
  const page = await site.open('#/make/import');
  // The page is there with its library. Everything that comes from here on is the code and the networks that read pictures.
  await page.waitForLoadState('networkidle');
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    loaded.set(
      response.url(),
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    );
  });
  // Where texts are brought in a picture is no text of strange signs.
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByText('The puzzle has one solution.').waitFor();
  // A reader speaks the name of a cell and not the sign in it, which says neither where it is nor whether it is doubtful.
  const squares = page.getByRole('grid', { name: 'What was read' }).getByRole('gridcell', { name: /^r\dc\d (empty|\d)/ });
  expect(await squares.count()).toBe(81);
  expect(await squares.first().evaluate((cell) => [...cell.children].every((part) => part.ariaHidden === 'true'))).toBe(true);
  const files = [...loaded.keys()].join(' ');
  for (const part of ['picturing', 'model', 'cage-model']) expect(files).toContain(`/${part}-`);
  const bytes = await Promise.all(loaded.values());
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  const sums = page.locator('.cages input');
  expect(await sums.count()).toBe(30);
  const first = page.getByLabel(/^Sum of the cage of r1c1/);
  expect(await first.inputValue()).toBe('17');
  await first.fill('16');
  await page.getByText('The puzzle has no solution.').waitFor();
  await first.fill('17');
  await page.getByText('The puzzle has one solution.').waitFor();

  // By keys: a neighbour is taken into the cage of the cell, which then has no way to make its sum.
  const square = (cell: number) => page.locator(`.squares [data-cell="${cell}"]`);
  await square(2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('r1c4 is in the cage of r1c1 now.').waitFor();
  await page.getByText('The puzzle has no solution.').waitFor();
  // By mouse it is taken back.
  await square(4).hover();
  await page.mouse.down();
  await square(3).hover();
  await page.mouse.up();
  await page.getByText('r1c4 is in the cage of r1c4 now.').waitFor();
  await page.getByText('The puzzle has one solution.').waitFor();
  await square(0).dblclick();
  await page.getByText('r1c1 is in no cage now.').waitFor();
  expect(await page.getByLabel('r1c1 empty', { exact: true }).count()).toBe(1);
  await square(1).click();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByLabel('r1c1 empty, in the cage of r1c1', { exact: true }).waitFor();
  await page.keyboard.press('Shift+Delete');
  await page.getByText('r1c1 is in no cage now.').waitFor();
  await square(1).click();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByText('The puzzle has one solution.').waitFor();
  expect(await sums.count()).toBe(30);
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.locator('.board [data-place="80"]').waitFor();
  await expect.poll(() => page.locator('.board svg text').allTextContents()).toContain('17');
  folder.remove();
  await page.context().close();
});

// Of a puzzle with one solution, with two cells in each other's region, as where a line is too pale to be seen.
const MISDRAWN = `kind: jigsaw:9
regions: 333122222333121222331111444355511466555444446557777666577787669887889969888899999
....32...6.9......24....78..1.......8.6.9..3.5..3.......7.4....9..7....2...6.....`;

test('regions that are not as in the picture are corrected by keys and mouse, and the puzzle is played with them', async () => {
  const read = parsePuzzle(MISDRAWN);
  if (!read.ok) throw new Error(read.error);
  const picture = writePng(puzzlePicture({ puzzle: read.value }, { style: 'layers', marks: false }), 144);
  const page = await site.open('#/photograph');
  await page.locator('input[type=file]').setInputFiles({ name: 'jigsaw.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  await page.getByText('The puzzle has no solution.').waitFor();
  const square = (cell: number) => page.locator(`.squares [data-cell="${cell}"]`);
  const wallAbove = (cell: number) => square(cell).evaluate(({ classList }) => classList.contains('wall-above'));
  expect(await page.getByRole('button', { name: 'Draw regions' }).getAttribute('aria-pressed')).toBe('true');
  expect(await wallAbove(12)).toBe(false);
  await square(2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('r1c4 is in the region of r1c1 now.').waitFor();
  expect(await wallAbove(12)).toBe(true);
  // Ten cells are too many, which is said, and nothing is played until they are as many as values.
  const play = page.getByRole('button', { name: 'Play it' });
  await page.getByRole('alert').getByText('(from r1c1) has 10 cells').waitFor();
  expect(await play.isDisabled()).toBe(true);
  await square(20).hover();
  await page.mouse.down();
  await square(19).hover();
  await page.mouse.up();
  await page.getByText('r3c2 is in the region of r2c4 now.').waitFor();
  await page.getByText('The puzzle has one solution.').waitFor();
  await square(0).dblclick();
  await page.getByText('r1c1 is in no region now.').waitFor();
  await page.getByRole('alert').waitFor();
  await square(1).click();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByLabel('r1c1 empty, in the region of r1c1', { exact: true }).waitFor();
  await page.getByText('The puzzle has one solution.').waitFor();
  await play.click();
  await page.locator('.board [data-place="80"]').waitFor();
  await page.context().close();
});

const CLASSIC = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';

test('the camera takes the picture when the grid lies still and not before, and is let go then', async () => {
  const folder = temporaryFolder();
  const picture = join(folder.path, 'classic.png');
  expect(ninefold(['print', '--puzzle', CLASSIC, '--out', picture]).code).toBe(0);
  const page = await site.open('#/photograph');
  const camera = page.getByRole('button', { name: 'Camera' });
  await camera.waitFor();
  // A camera of paper: what it sees jumps about until it is held.
  await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
      const pen = canvas.getContext('2d')!;
      let tick = 0;
      setInterval(() => {
        tick++;
        pen.fillStyle = '#ddd';
        pen.fillRect(0, 0, 800, 600);
        const scale = Math.min(520 / image.width, 520 / image.height);
        const jump = document.body.dataset.held ? 0 : (tick * 37) % 120;
        pen.drawImage(image, 80 + jump, 40, image.width * scale, image.height * scale);
      }, 60);
      const stream = canvas.captureStream(20);
      Object.assign(window, { paper: stream });
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
    },
    `data:image/png;base64,${readFileSync(picture).toString('base64')}`,
  );
  await camera.click();
  await page.getByText('There is a grid: hold still.').waitFor();
  // So many looks at it would be enough if it lay still.
  await page.waitForTimeout(1500);
  expect(await page.locator('.camera video').count()).toBe(1);
  await page.evaluate(() => {
    document.body.dataset.held = 'yes';
  });
  await page.getByText('The puzzle has one solution.').waitFor();
  expect(await page.locator('.camera video').count()).toBe(0);
  const values = await page
    .locator('.squares [data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  expect(values.map((label) => /^r\dc\d (\d)/.exec(label)?.[1] ?? '.').join('')).toBe(CLASSIC);
  const tracks = await page.evaluate(() =>
    (window as unknown as { paper: MediaStream }).paper.getTracks().map(({ readyState }) => readyState),
  );
  expect(tracks).toEqual(['ended']);
  folder.remove();
  await page.context().close();
});

test('a picture that claims to be huge is refused with its size, and one that a camera held sideways is read', async () => {
  const page = await site.open('#/photograph');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const huge = PNG.sync.write(new PNG({ width: 2, height: 2 }));
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(50_000, 20);
  await choose('huge.png', 'image/png', huge);
  await page.getByRole('alert').getByText('60,000 x 50,000 pixels').waitFor();

  // Stored lying on its left side, as a telephone does that is held upright.
  const read = parsePuzzle(CLASSIC);
  if (!read.ok) throw new Error(read.error);
  const upright = PNG.sync.read(Buffer.from(writePng(puzzlePicture({ puzzle: read.value }, { style: 'layers', marks: false }), 100)));
  const [width, height] = [upright.height, upright.width];
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      upright.data.copy(
        data,
        (y * width + x) * 4,
        (x * upright.width + (upright.width - 1 - y)) * 4,
        (x * upright.width + (upright.width - 1 - y)) * 4 + 4,
      );
  const jpeg = encode({ width, height, data }, 90).data;
  const exif = Buffer.from([
    0xff,
    0xe1,
    0,
    34,
    ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    6,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  await choose('turned.jpg', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]));
  await page.getByText('The puzzle has one solution.').waitFor();
  // It is shown as the telephone was held.
  const drawn = page.locator('.photograph canvas').first();
  expect(await drawn.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])).toEqual([upright.width, upright.height]);
  await page.context().close();
});
