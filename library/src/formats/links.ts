import { fail, type Puzzle, type Result, said } from '#core';
import { findCells } from './cell-runs.ts';
import { sure } from './evidence.ts';
import { eachLine, type Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { readLine } from './line.ts';
import { readPzpr } from './pzpr.ts';
import { readPackedBoard } from './sudokuwiki.ts';

/**
 * Links of other sites that carry their cells: SudokuWiki (as digits, or packed with what was placed and noted), puzz.link, and any address
 * with a puzzle's digits in it.
 */
export const links: Format = {
  id: 'links',
  title: { en: 'Links of other sites', de: 'Links anderer Seiten', fr: 'Liens d’autres sites' },
  summary: 'Links to SudokuWiki and puzz.link, and any other link with the digits of a puzzle in it.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) => {
    const own = lines.find((line) => bodyOf(line) !== undefined);
    return own === undefined ? undefined : sure(said('a link that carries cells'));
  },
  open: eachLine(read),
};

/** What a link carries: packed cells of a site that is known, or a run of cells. */
type Body = { readonly pzpr: string } | { readonly board: string } | { readonly cells: string };

function bodyOf(line: string): Body | undefined {
  const from = line.search(/https?:\/\/|www\./);
  const link = from < 0 ? line.trim() : line.slice(from).split(/\s/, 1)[0]!;
  const pzpr = /(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app)/.test(link) ? link.slice(link.indexOf('sudoku/')) : '';
  if (pzpr.startsWith('sudoku/')) return { pzpr };
  const board = /[?&]bd=([^&#]{81,})/.exec(link)?.[1] ?? link;
  if (/^S9B[0-9a-z]{162}/i.test(board) || (board !== link && board.length === 162)) return { board };
  if (from < 0) return undefined;
  const path = link.slice(link.indexOf('/', 8) + 1);
  const cells = link.includes('/', 8) ? findCells(path)?.cells : undefined;
  return cells !== undefined && cells.length >= 16 ? { cells } : undefined;
}

function read(line: string, hints: ReadHints): Result<Puzzle> {
  const body = bodyOf(line);
  if (!body) return fail('this link carries no cells');
  if ('pzpr' in body) return readPzpr(body.pzpr, hints);
  if ('cells' in body) return readLine(body.cells, hints);
  return readPackedBoard(body.board, hints) ?? fail('this link carries no cells');
}
