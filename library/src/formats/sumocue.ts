import { fail, numberedSquare, type Puzzle, type Result, said } from '#core';
import { sure } from './evidence.ts';
import { eachLine, type Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { buildKiller, type KillerCage } from './killer.ts';

const HEAD = 'SumoCueV1';
const CELLS = 81;
const SIDE = 9;

/**
 * The line of SumoCue for killers and jigsaws: `SumoCueV1`, D for both diagonals, and for each cell =n where a cage of the sum n begins or +n where
 * the cell is in the cage that begins in cell n, counted from 0; then J and the number of its region in a jigsaw. A cage of one cell is a given, and
 * one of sum 0 has none.
 */
export const sumocue: Format = {
  id: 'sumocue',
  title: { en: 'SumoCue', de: 'SumoCue', fr: 'SumoCue' },
  summary: 'One line of SumoCue: SumoCueV1 and the cages, givens and regions of a 9x9 killer or jigsaw.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) =>
    lines.some((line) => line.trimStart().startsWith(HEAD)) ? sure(said('a line {line}', { line: HEAD })) : undefined,
  open: eachLine(read),
};

function read(text: string, hints: ReadHints): Result<Puzzle> {
  const [, diagonals, body = ''] = /^SumoCueV1(D?)(.*)$/.exec(text) ?? [];
  const words = body.split(/(?=[=+])/);
  if (diagonals === undefined || words.length !== CELLS)
    return fail('expected {head} and {cells} cells that begin with = or +, found {found}', {
      head: HEAD,
      cells: CELLS,
      found: diagonals === undefined ? 0 : words.length,
    });
  const cages = new Map<number, { sum: number; cells: number[] }>();
  const regions: number[] = [];
  const squares: { readonly cell: number; readonly head: number }[] = [];
  for (const [cell, word] of words.entries()) {
    const [, sign, number, region] = /^([=+])(\d{1,3})(?:J([0-8]))?$/.exec(word) ?? [];
    if (sign === undefined)
      return fail('{place} holds {found}; expected = or +, a number, and J with a region in a jigsaw', {
        place: numberedSquare(cell, SIDE),
        found: JSON.stringify(word.slice(0, 40)),
      });
    if (sign === '=') cages.set(cell, { sum: Number(number), cells: [] });
    if (region !== undefined) regions.push(Number(region));
    squares.push({ cell, head: sign === '=' ? cell : Number(number) });
  }
  for (const { cell, head } of squares) {
    const cage = cages.get(head);
    if (!cage)
      return fail('{place} is in a cage that begins in {head}, where none begins', {
        place: numberedSquare(cell, SIDE),
        head: numberedSquare(head, SIDE),
      });
    cage.cells.push(cell);
  }
  const givens = new Uint8Array(CELLS);
  const isGiven = ({ sum, cells }: KillerCage): boolean => cells.length === 1 && sum! > 0 && sum! <= SIDE;
  for (const cage of cages.values()) if (isGiven(cage)) givens[cage.cells[0]!] = cage.sum;
  if (regions.length > 0 && regions.length < CELLS)
    return fail('{found} cells have a region; expected all {cells} or none', { found: regions.length, cells: CELLS });
  const isJigsaw = regions.length > 0;
  return buildKiller(
    {
      spec: isJigsaw ? 'jigsaw:9' : diagonals === 'D' ? 'diagonal:3x3' : 'classic:3x3',
      ...(isJigsaw ? { regions } : {}),
      lines: isJigsaw && diagonals === 'D' ? ['diagonal falling:', 'diagonal rising:'] : [],
      cages: [...cages.values()].filter((cage) => !isGiven(cage)),
      givens,
    },
    hints,
  );
}
