import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS, type LevelId } from '#core';
import { type Board, Desk, hintOrder } from '#techniques';
import { ForcingSearch, type ForcingSettings } from '../library/src/techniques/chains/forcing.ts';
import type { ChainHint } from '../library/src/techniques/chains/hint.ts';
import { UnarySearch } from '../library/src/techniques/chains/unary.ts';
import { layOutPosition } from '../workbench/src/apps/web/library/examples.ts';

/** A position of Learn. */
interface Position {
  readonly technique: string;
  readonly kind?: string;
  readonly regions?: string;
  readonly source?: string;
  readonly covered?: number;
  readonly values: string;
  readonly candidates?: string;
  readonly place: readonly (readonly [cell: number, value: number])[];
  readonly remove: readonly (readonly [cell: number, value: number])[];
}

const positions = JSON.parse(
  readFileSync(new URL('../workbench/src/apps/web/learn/positions.json', import.meta.url), 'utf8'),
) as readonly Position[];
const desk = new Desk();

/** Chains from the simplest on, with all that each sort comes to; as techniques they find the shortest alone. */
const CHAINS: readonly (readonly [id: string, all: (board: Board) => readonly ChainHint[]])[] = [
  ['forcing-chain', (board) => UnarySearch.all(board)],
  ['nishio', forcing({ multiple: false, dynamic: true, nishio: true, base: 7.5 })],
  ['multiple-forcing-chains', forcing({ multiple: true, dynamic: false, nishio: false, base: 8 })],
  ['dynamic-forcing-chains', forcing({ multiple: true, dynamic: true, nishio: false, base: 8.5 })],
];
function forcing(settings: Pick<ForcingSettings, 'multiple' | 'dynamic' | 'nishio' | 'base'>): (board: Board) => readonly ChainHint[] {
  const all = { ...settings, prefix: '', suffix: '', nests: false };
  return (board) => ForcingSearch.all(board, all, { left: Number.POSITIVE_INFINITY });
}

/** What chains that are simpler than those of a position's technique do there. */
function byChain({ technique, place }: Position, board: Board): ReadonlySet<string> {
  const rank = (id: string): number => hintOrder.findIndex((one) => one.id === id);
  const simpler = CHAINS.filter(([id]) => rank(id) < rank(technique));
  const isChain = /chain|aic|nishio/.test(technique);
  const hints = isChain ? simpler.flatMap(([, all]) => all(board)) : [];
  const marks = hints.flatMap(({ removals, placement }) => (place.length === 0 ? removals : placement < 0 ? [] : [placement]));
  return new Set(marks.map((mark) => `${Math.floor(mark / board.size)} ${(mark % board.size) + 1}`));
}

/** What is left of a step when everything is taken away that simpler techniques, those that hints look for first, do in its position. */
function ownOf(position: Position): string[] {
  const board = desk.lay(layOutPosition(position), true);
  const { place, remove } = position;
  const left = new Set((place.length > 0 ? place : remove).map(([cell, value]) => `${cell} ${value}`));
  for (const simpler of hintOrder) {
    if (simpler.id === position.technique) return [...left].filter((mark) => !byChain(position, board).has(mark));
    for (const deduction of simpler.find(board))
      for (const { cell, value } of place.length > 0 ? deduction.place : deduction.remove) left.delete(`${cell} ${value}`);
  }
  throw new Error(`there is no technique ${position.technique}`);
}

/** Techniques of which every position found so far is also solved by something simpler. */
const COVERED: readonly string[] = [];

describe('an example of Learn shows what nothing simpler does', () => {
  const ids = [...new Set(positions.map(({ technique }) => technique))];
  test.each(ids)('%s', (id) => {
    for (const position of positions.filter(({ technique, source, covered }) => technique === id && source === undefined && !covered))
      expect([position.values, ownOf(position)]).not.toEqual([position.values, []]);
  });

  test('is still wanted of these alone, whose positions say so in Learn', () => {
    expect([...new Set(positions.flatMap(({ technique, covered }) => (covered ? [technique] : [])))].sort()).toEqual(COVERED);
  });

  test('rectangles cross: an empty rectangle has two lines that meet in its box', () => {
    const technique = hintOrder.find(({ id }) => id === 'empty-rectangle')!;
    // Cubes of 729 cells are looked at by the techniques' own tests.
    for (const position of positions.filter(({ kind }) => kind !== 'solid:3')) {
      const puzzle = layOutPosition(position);
      for (const { houses } of technique.find(desk.lay(puzzle, true))) {
        const [box, first, second] = houses.map((house) => new Set(puzzle.geometry.groups[house]!.cells));
        expect([...box!].some((cell) => first!.has(cell) && second!.has(cell))).toBe(true);
      }
    }
  });

  test('cubes and faces have an example of every technique, or Learn says how many positions were searched without finding one', () => {
    const searched = JSON.parse(
      readFileSync(new URL('../workbench/src/apps/web/learn/searched.json', import.meta.url), 'utf8'),
    ) as Readonly<Record<string, Readonly<Record<string, { looked: number; passed: number }>>>>;
    for (const { id } of hintOrder.filter((one) => positions.some(({ technique }) => technique === one.id))) {
      for (const family of ['solid', 'faces']) {
        const own = positions.some(({ technique, kind, covered }) => technique === id && kind?.startsWith(family) && !covered);
        const { looked, passed } = searched[id]?.[family] ?? { looked: 0, passed: 0 };
        expect([id, family, looked + passed > 0]).toEqual([id, family, !own]);
      }
    }
    // Every technique has one somewhere; none has to borrow a step from the positions of others.
    const without = hintOrder.filter(
      ({ id, ratingRank }) => id !== 'guess' && ratingRank !== undefined && !positions.some(({ technique }) => technique === id),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('cubes and faces have examples, and the four figures of 000 are among them', () => {
    const elsewhere = positions.filter(({ kind, source }) => kind !== undefined && source === undefined);
    expect(elsewhere.some(({ kind }) => kind!.startsWith('solid'))).toBe(true);
    expect(elsewhere.some(({ kind }) => kind!.startsWith('faces'))).toBe(true);
    expect(positions.flatMap(({ technique, source }) => (source === undefined ? [] : [[source, technique]])).sort()).toEqual([
      ['13', 'naked-single'],
      ['14', 'hidden-single'],
      ['15', 'naked-pair'],
      ['16', 'naked-triplet'],
    ]);
  });
});

test('no level is wider than what it is beside: fiendish is as wide as tough', () => {
  const width = (level: LevelId): number => Math.round(10 * (LEVELS[level].to - LEVELS[level].from));
  expect(width('fiendish')).toBeLessThanOrEqual(width('tough'));
  expect(width('fiendish')).toBeLessThanOrEqual(width('diabolical'));
  const ids = Object.keys(LEVELS) as LevelId[];
  for (const [i, id] of ids.entries()) if (i > 0) expect(Math.round(10 * (LEVELS[id].from - LEVELS[ids[i - 1]!].to))).toBe(1);
});
