import { type Cell, type Complaint, complain } from '#core';
import { defineRule } from '../define.ts';
import { differ } from '../draft.ts';
import { word } from '../fields.ts';
import { flags } from '../keys/f-puzzles.ts';
import { choice } from '../keys/iss.ts';
import type { Space } from '../space.ts';

/** One long diagonal differs, from the top left or from the bottom left. */
export const diagonal = defineRule({
  id: 'diagonal',
  example: { kind: 'classic:2x3', rules: ['diagonal rising:'], puzzle: '.4.......4......2..5.36.3.........3.' },
  fields: { way: word('falling', 'rising') },
  turnsInto: ({ way }) => [{ id: 'diagonal', fields: { way: way === 'falling' ? 'rising' : 'falling' } }],
  needs: needsSquare,
  holds({ way }, at, { space }) {
    const [panel] = space.geometry.panels;
    const numbers = space.geometry.places
      .filter(({ row, column }) => (way === 'falling' ? row === column : row + column === panel!.rows - 1))
      .map(({ cell }) => at(cell));
    return numbers.every((number, i) => numbers.lastIndexOf(number) === i);
  },
  compile: ({ way }, { space }) => [differ(diagonalOf(space, way))],
  draw: ({ way }, space) => [{ shape: 'line', cells: diagonalOf(space, way), style: 'plain', ends: 'through' }],
  keys: {
    fPuzzles: flags('way', { 'diagonal+': 'rising', 'diagonal-': 'falling' }),
    iss: choice('Diagonal', 'way', { '1': 'rising', '-1': 'falling' }),
  },
  words: {
    en: { name: 'Diagonal', rule: 'The long diagonal holds different numbers.' },
    de: { name: 'Diagonale', rule: 'Die lange Diagonale enthält verschiedene Zahlen.' },
    fr: { name: 'Diagonale', rule: 'La grande diagonale contient des nombres différents.' },
  },
});

function diagonalOf({ geometry }: Space, way: 'falling' | 'rising'): Cell[] {
  const { columns, rows, places } = geometry.panels[0]!;
  return Array.from({ length: rows }, (_, i) => geometry.places[places[(way === 'falling' ? i : rows - 1 - i) * columns + i]!]!.cell);
}

/** Why a kind has no long diagonal. */
export function needsSquare({ geometry }: Space): Complaint | undefined {
  const [panel, ...others] = geometry.panels;
  return panel && others.length === 0 && panel.rows === panel.columns && !panel.places.includes(-1)
    ? undefined
    : complain('the kind is not a single square grid');
}
