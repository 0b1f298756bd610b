import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { Candidates } from '#core';
import { parsePuzzle } from '#formats';
import { ruleTypes } from '#rules';
import { fillByKeys, linkOf, solutionOf } from './puzzles.ts';
import { complaintsOf, siteForTests } from './site.ts';

const site = siteForTests();

const KILLER = [
  'kind: classic:2x2',
  'title: Small killer',
  'cage 9: r2c3 r2c4 r1c4',
  'cage 7: r4c1..r2c1',
  'cage 9: r3c2 r4c2 r4c3',
  '..............2.',
].join('\n');

test('a pasted puzzle with rules is opened, drawn, played with conflicts and kept', async () => {
  const page = await site.open('#/make/import');
  await page.locator('#import').fill(KILLER);
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'Small killer' }).waitFor();
  await page.locator('.rule-text', { hasText: '9' }).first().waitFor();
  expect(await page.locator('.rule-line.dashed').count()).toBe(3);
  // A sum grows out of its corner where squares are small, as far as there is room; in large ones it is as the drawing has it.
  const sumSize = (width: string): Promise<number> =>
    page.locator('.board').evaluate((board: HTMLElement, wanted) => {
      board.style.width = wanted;
      const sum = board.querySelector<SVGTextElement>('.rule-text')!;
      return Number.parseFloat(getComputedStyle(sum).fontSize) * sum.getScreenCTM()!.a;
    }, width);
  const sizes = [await sumSize('80px'), await sumSize('140px'), await sumSize('200px')];
  expect(sizes.map((size) => Math.round(2 * size) / 2)).toEqual([9, 10.5, 12]);
  await sumSize('');
  // 1 + 2 leaves 6 for the last cell of the cage of 9, which only has 1 to 4.
  const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
  for (const [name, key] of [
    ['row 2, column 3', '1'],
    ['row 2, column 4', '2'],
  ] as const) {
    await cell(name).click();
    await page.keyboard.press(key);
  }
  expect(await cell('row 2, column 4').getAttribute('aria-label')).toContain('conflict');
  await page.keyboard.press('i');
  await page.getByRole('status').filter({ hasText: 'Rules of this cell: cage 9' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Combinations' }).click();
  await page.locator('.combinations').getByText('2 + 3 + 4').waitFor();
  // A reader hears of which rule they are, and what they are when they are asked for.
  const asked = page.getByRole('button', { name: 'Combinations', description: /^Cage 9 / });
  expect(await asked.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('status').filter({ hasText: '2 + 3 + 4' }).waitFor({ state: 'attached' });
  expect(await complaintsOf(page)).toEqual([]);
  await page.reload();
  await page.locator('.rule-line.dashed').first().waitFor();
  // What a step of the explanation places stands in the middle of its ring, though sums stand in corners.
  await page.getByRole('button', { name: 'Explain' }).click();
  const placed = page.locator('.cell.ringed .digit');
  await placed.waitFor();
  const middles = [placed, page.locator('.picture .placed circle').first()].map((one) =>
    one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    }),
  );
  const [digit, ring] = await Promise.all(middles);
  expect(digit).toEqual(ring);
  await page.context().close();
});

test('paper has the rules in words, and nothing else of what stands beside the board', async () => {
  const puzzle = parsePuzzle(KILLER);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const page = await site.open(linkOf(puzzle.value));
  await page.locator('.rule-list').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.rule-list').isVisible()).toBe(true);
  expect(await page.locator('.rule-list').textContent()).toMatch(/Cage/);
  for (const name of ['Undo', 'Hint', '1']) expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  // A name and its sentence are not parted by the end of a page.
  expect(await page.locator('.rule-list > div').evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
  await page.context().close();
});

test('a sheet of paper, which is as narrow as a telephone, has no switch from net to cube', async () => {
  const net = parsePuzzle(`kind: faces3:2\nthermo: A r2c3 A r2c4 B r2c2\n${'.'.repeat(48)}`);
  if (!net.ok) throw new Error(net.error);
  const page = await site.open(linkOf(net.value), { viewport: { width: 700, height: 990 } });
  const [swap, board] = [page.locator('.stage-swap'), page.locator('.board').first()];
  await swap.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => swap.isVisible()).toBe(false);
  expect(await board.isVisible()).toBe(true);
  await page.context().close();
});

test('a puzzle with rules is solved by its rules, by keyboard alone', async () => {
  const puzzle = parsePuzzle(KILLER);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const page = await site.open(linkOf(puzzle.value));
  await page.locator('[data-place]:focus').waitFor();
  await fillByKeys(page, puzzle.value, await solutionOf(puzzle.value));
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.context().close();
});

test('sixteen marks stand clear of sums and dashes, and of each other, wherever they are written', async () => {
  const cages = [1, 2, 3, 4, 5, 6].map((column) => `cage 12: r2c${column}`);
  const read = parsePuzzle(['kind: classic:4x4', ...cages, '.'.repeat(256)].join('\n'));
  if (!read.ok) throw new Error(read.error);
  const [marks, corners] = [Candidates.none(256, 16), Candidates.none(256, 16)];
  for (const [list, cell, count] of [
    [marks, 16, 16],
    [corners, 17, 16],
    [corners, 18, 6],
    [marks, 18, 9],
    [corners, 19, 16],
    [marks, 19, 16],
    [corners, 20, 8],
    [marks, 20, 5],
    [corners, 21, 7],
    [marks, 21, 9],
  ] as const)
    for (let value = 1; value <= count; value++) list.add(cell, value);
  const page = await site.open(linkOf({ ...read.value, progress: { entries: new Uint8Array(256), marks, corners } }));
  await page.locator('.rule-line.dashed').first().waitFor({ state: 'attached' });
  /** Where the ink of every mark of a cell is, in squares: as wide as the sign, and as high as a capital. */
  const ink = (): Promise<[left: number, top: number, right: number, bottom: number][][]> =>
    page.evaluate(() =>
      [16, 17, 18, 19, 20, 21].map((place) => {
        const cell = document.querySelector(`[data-place="${place}"]`)!;
        const { left, top, width } = cell.getBoundingClientRect();
        return [...cell.querySelectorAll('i[data-mark]')].map((mark) => {
          const range = document.createRange();
          range.selectNodeContents(mark);
          const box = range.getBoundingClientRect();
          const half = 0.37 * Number.parseFloat(getComputedStyle(mark).fontSize);
          const middle = (box.top + box.bottom) / 2;
          return [box.left - left, middle - half - top, box.right - left, middle + half - top].map((pixels) => pixels / width);
        }) as [number, number, number, number][];
      }),
    );
  const areClear = async (): Promise<void> => {
    const cells = await ink();
    expect(cells.map(({ length }) => length)).toEqual([16, 16, 15, 32, 13, 16]);
    for (const boxes of cells)
      for (const [i, [left, top, right, bottom]] of boxes.entries()) {
        // Dashes run at 0.07 and 0.93, a sum ends at 0.31.
        expect(Math.min(left - 0.09, 0.91 - right, top - 0.31, 0.89 - bottom), `${boxes[i]}`).toBeGreaterThan(-0.005);
        const over = boxes
          .slice(i + 1)
          .filter(([l, t, r, b]) => Math.min(right, r) - Math.max(left, l) > 0.02 && Math.min(bottom, b) - Math.max(top, t) > 0.02);
        expect(over, `${boxes[i]}`).toEqual([]);
      }
  };
  await areClear();
  await page.getByText('View and helpers').click();
  await page.getByRole('switch', { name: 'Centre marks in their places' }).click();
  await page.locator('[data-place="16"] .candidates').waitFor();
  await areClear();
  await page.context().close();
});

const SOLUTION = '1234341221434321';
const OTHER = '1243432121343412';

/** A document of f-puzzles with a constraint that nobody knows, a drawing, fog and a solution. */
function foggyLink(): string {
  const grid = Array.from({ length: 4 }, (_, row) => Array.from({ length: 4 }, () => (row === 1 ? { c: '#FFEEDD' } : {})));
  const document = {
    size: 4,
    title: 'Foggy',
    grid,
    thermometer: [{ lines: [['R1C1', 'R1C2']] }],
    line: [{ lines: [['R4C3', 'R4C4']], outlineC: '#CC66FF', width: 0.2 }],
    mystery: [{ lines: [['R1C1', 'R2C2']] }],
    foglight: ['R1C1'],
    solution: [...SOLUTION].map(Number),
  };
  return `https://www.f-puzzles.com/?load=${lzString.compressToBase64(JSON.stringify(document))}`;
}

test('what is not understood is told before playing, drawn, and judged by the stored solution; fog lifts as cells are solved', async () => {
  const page = await site.open('#/make/import');
  await page.locator('#import').fill(foggyLink());
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByText('does not understand all of this puzzle: line (1), mystery').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.kept-line').first().waitFor({ state: 'attached' });
  expect(await page.locator('.kept-line').count()).toBe(2);
  // Its colours are the ground of the cells, as they are, and what is selected is seen on them.
  const fills = await page.locator('.ground .kept-area').evaluateAll((all) => all.map((area) => getComputedStyle(area).fill));
  expect(fills).toEqual(Array.from({ length: 4 }, () => 'rgb(255, 238, 221)'));
  const looks = await page.locator('.cell').evaluateAll((all) => all.map((cell) => getComputedStyle(cell).backgroundColor));
  expect(new Set(looks.map((look) => / \/ |rgba/.test(look)))).toEqual(new Set([true]));
  const fogged = page.locator('.cell.fogged');
  expect(await fogged.count()).toBe(12);
  const cell = (row: number, column: number) => page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}:`) });
  await cell(2, 2).click();
  await page.keyboard.press('1');
  expect(await fogged.count()).toBe(12);
  await page.keyboard.press('4');
  await expect.poll(() => fogged.count()).toBe(7);
  await page.getByRole('button', { name: 'Undo' }).click();
  for (let place = 0; place < 16; place++) {
    await cell(Math.floor(place / 4) + 1, (place % 4) + 1).click();
    // What keeps all that is understood may still not be the solution that came with it.
    await page.keyboard.press(OTHER[place]!);
  }
  expect(await page.getByRole('heading', { name: 'Solved' }).count()).toBe(0);
  for (let place = 0; place < 16; place++) {
    await cell(Math.floor(place / 4) + 1, (place % 4) + 1).click();
    await page.keyboard.press('Backspace');
    await page.keyboard.press(SOLUTION[place]!);
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  expect(await fogged.count()).toBe(0);
  await page.context().close();
});

test('items of SudokuPad are seen as far as they say, with their borders and dashes', async () => {
  const wayPoints = [
    [2.5, 0.5],
    [2.5, 3.5],
  ];
  const document = {
    cells: Array.from({ length: 4 }, () => [{}, {}, {}, {}]),
    overlays: [{ center: [1, 1], width: 1, height: 1, backgroundColor: 'red', borderColor: '#000000', borderSize: 8, opacity: 0.25 }],
    lines: [{ wayPoints, color: '#0000FF', thickness: 6, 'stroke-dasharray': '16,8' }],
  };
  const page = await site.open('#/make/import');
  await page.locator('#import').fill(`scl${lzString.compressToBase64(JSON.stringify(document))}`);
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const look = (shape: string) =>
    page.locator(shape).evaluate((path) => {
      const { opacity, strokeWidth, strokeDasharray, strokeLinecap } = getComputedStyle(path);
      return [opacity, strokeWidth, strokeDasharray, strokeLinecap];
    });
  expect(await look('.kept-area')).toEqual(['0.25', '0.125px', 'none', 'butt']);
  expect(await look('.kept-line')).toEqual(['1', '0.09375px', '0.25px, 0.125px', 'butt']);
  await page.context().close();
});

test('rules are set by pointer and by keys, changed, moved, taken back and kept, and the verdict follows', async () => {
  const page = await site.open('#/make/edit');
  await page.getByLabel('Size', { exact: true }).selectOption('2x2');
  const centre = async (row: number, column: number): Promise<[number, number]> => {
    const box = (await page.getByRole('gridcell', { name: `row ${row}, column ${column}:` }).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (...cells: readonly [number, number][]): Promise<void> => {
    for (const [i, [row, column]] of cells.entries()) {
      await page.mouse.move(...(await centre(row, column)), { steps: 3 });
      if (i === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  const rules = page.locator('.set-rules li');
  await page.getByLabel('Tool').selectOption('cage');
  await drag([2, 3], [2, 4], [1, 4]);
  await page.keyboard.press('9');
  await drag([4, 1], [3, 1], [2, 1]);
  await page.keyboard.press('7');
  await page.locator('.set-rules').getByText('Cage 7 (r4c1 r3c1 r2c1)').waitFor();
  // The third by keys alone.
  await page.locator('[data-place="9"]').click();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight', 'Enter', '9']) await page.keyboard.press(key);
  await page.locator('.set-rules').getByText('Cage 9 (r3c2 r4c2 r4c3)').waitFor();
  // Its cells are chosen no longer, or the next would begin with them.
  expect(await page.locator('.cell.chosen').count()).toBe(1);
  await page.getByText('Several solutions.').waitFor();
  await page.getByLabel('Tool').selectOption('clues');
  await page.locator('[data-place="14"]').click();
  await page.keyboard.press('2');
  await page.getByText('Exactly one solution.').waitFor();
  await page.getByText('Every rule is needed.').waitFor();
  // A thermometer against a cage: the smallest contradiction is named, and undo takes it back.
  await page.getByLabel('Tool').selectOption('thermo');
  await drag([1, 1], [1, 2], [1, 3]);
  await page.getByText(/contradict each other, and none of them can be left out: .*thermometer/).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('Exactly one solution.').waitFor();
  expect(await rules.count()).toBe(3);
  // Chosen and moved by dragging, and moved back by keys.
  await page.getByLabel('Tool').selectOption('choose');
  await drag([3, 1], [3, 4]);
  await page.locator('.set-rules').getByText('Cage 7 (r4c4 r3c4 r2c4)').waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Alt+ArrowLeft');
  await page.locator('.set-rules').getByText('Cage 7 (r4c1 r3c1 r2c1)').waitFor();
  await page.getByText('Title, author, rule text').click();
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Write it from the rules' }).click();
  expect(await page.getByLabel('Text about the rules').inputValue()).toContain('Cage: The cells hold different numbers');
  await page.reload();
  await expect.poll(() => rules.count()).toBe(3);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'Mine' }).waitFor();
  await page.context().close();
});

test('Learn has a page for every rule, with an example to play and its arguments, and nothing that axe complains of', async () => {
  const page = await site.open('#/learn/rules');
  await page.locator('.rule-cards .rule-layer').first().waitFor({ state: 'attached' });
  expect(await page.locator('.rule-cards > li').count()).toBe(ruleTypes.length);
  await page.getByRole('heading', { name: 'Cage', exact: true }).click();
  await page.getByRole('button', { name: 'Bounds of a sum' }).click();
  await page.getByText(/^By the least and the greatest that the other cells of cage/).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this example' }).click();
  await page.locator('[data-place]:focus').waitFor();
  await page.locator('.rule-line.dashed').first().waitFor({ state: 'attached' });
  // Without a title of its own it is called by its kind and its rules, here and among the games.
  await page.getByRole('heading', { level: 1, name: 'Classic 4×4 · Cage' }).waitFor();
  await page.getByRole('button', { name: 'Games' }).click();
  await page.locator('.games').getByText('Classic 4×4 · Cage').waitFor();
  await page.goto(`${site.address}#/make/edit`);
  await page.getByLabel('Tool').selectOption('cage');
  expect(await complaintsOf(page)).toEqual([]);
  await page.context().close();
});

test('the generator lays rules that are chosen by their pictures', async () => {
  const page = await site.open('#/make');
  await page.getByLabel('Size', { exact: true }).selectOption('2x2');
  await page.getByText('Rules (0 chosen)').click();
  await page.locator('.rule-wishes .rule-text.outside').first().waitFor({ state: 'attached' });
  const faults = await page.locator('.rule-wishes li').evaluateAll((all) =>
    all.flatMap((item) => {
      const [box, name] = [item.querySelector('input')!.getBoundingClientRect(), item.querySelector('.wish-name span')!];
      const { left, top, right } = name.getBoundingClientRect();
      // The name begins beside its box, and no word of it leaves the tile.
      const isBeside = left >= box.right && top < box.bottom && right <= item.getBoundingClientRect().right + 0.5;
      // What stands outside a grid, and its digits, can be read.
      const small = [...item.querySelectorAll<SVGTextElement>('.rule-text.outside')].filter((text) => {
        const { a } = text.getScreenCTM()!;
        return a * Number.parseFloat(getComputedStyle(text).fontSize) < 8;
      });
      return isBeside && small.length === 0 ? [] : [name.textContent];
    }),
  );
  expect(faults).toEqual([]);
  await page.getByRole('checkbox', { name: 'Killer', exact: true }).check();
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await page.locator('.made-list .rule-line.dashed').first().waitFor({ state: 'attached' });
  await page.context().close();
});
