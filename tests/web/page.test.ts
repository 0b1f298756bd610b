import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ninefoldHere } from '../run-cli.ts';
import { visit } from './browser.ts';

test('"ninefold page" writes a page that plays from a subfolder of a plain server, without a service', async () => {
  const root = mkdtempSync(join(tmpdir(), 'ninefold-page-'));
  try {
    expect((await ninefoldHere(['page'])).code).toBe(2);
    expect(await ninefoldHere(['page', '--out', join(root, 'games', 'sudoku')])).toMatchObject({ code: 0 });
    // Again into the same folder, but never over somebody else's files.
    expect((await ninefoldHere(['page', '--out', join(root, 'games', 'sudoku')])).code).toBe(0);
    expect((await ninefoldHere(['page', '--out', root])).err).toContain('not empty');
    writeFileSync(join(root, 'index.html'), 'somebody else');
    const site = await visit(root);
    const page = await site.open('games/sudoku/index.html');
    await page.locator('[data-place]:focus').waitFor();
    await page.keyboard.press('h');
    await page.getByText(/^Look at /).waitFor();
    expect(site.complaints).toEqual([]);
    await site.close();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
