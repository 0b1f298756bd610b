import { motions } from '#symmetry';
import type { Way } from '../command-of.ts';

/** Operations whose commands need nothing but examples. */
export const plainWays: Readonly<Record<string, Way>> = {
  check: {
    examples: [
      ['ninefold check puzzle.txt', 'clues, clashes, number of solutions, minimal or which clues can go'],
      ['ninefold check --puzzle 11.............. --json', 'a clash, with its cells and its group'],
      ['ninefold check killer.txt', 'which rules can go; or, where there is no solution, which rules and clues contradict each other'],
    ],
    notes:
      'Minimal means that no clue can go; this is one search for each clue and stops after 10 seconds, as do the search for rules that can go and, where there is no solution, that for what contradicts what. With --timeout, the count of solutions, these searches and that for a way without trial and error have a third of it each.',
  },
  candidates: {
    examples: [
      ['ninefold candidates puzzle.txt', 'every cell with the values that no given forbids'],
      ['ninefold candidates puzzle.txt --true', 'where several solutions differ'],
    ],
  },
  hint: {
    examples: [
      ['ninefold hint puzzle.txt', 'a first nudge: where to look'],
      ['ninefold hint saved.json --level 4', 'the next move with its reason, from your own entries and notes'],
    ],
    notes: 'Mistakes come first: an entry that the solution does not have, or notes of a cell without its value.',
  },
  rate: {
    examples: [
      ['ninefold rate puzzles.txt', 'ER/EP/ED, the hardest step, and how many steps'],
      ['ninefold rate cube.txt --kind solid:3 --json', 'a cube on the same scale, with the share of each technique'],
    ],
    notes:
      'ER is the hardest step, EP the hardest up to the first placement, ED the first step. For 9x9 grids the three numbers are those of Sudoku Explainer 1.2.1. Only puzzles with one solution are rated.',
  },
  minimal: {
    examples: [
      ['ninefold minimal puzzles.txt', 'one line per puzzle: minimal, or the clues that can go'],
      ['ninefold minimal cube.txt --kind solid:3 --timeout 60', 'undecided clues are named where the time runs out'],
    ],
  },
  transform: {
    spaced: 'ruled',
    examples: [
      ['ninefold transform puzzle.txt --by rotate-90', 'a quarter turn clockwise'],
      ['ninefold transform cube.txt --kind solid:2 --by tilt,point', 'a cube, turned in space'],
      ['ninefold transform puzzles.txt --shuffle --seed 1', 'puzzles that look new and are solved alike'],
    ],
    notes: `Motions:\n${motions.map(({ id, summary }) => `  ${id.padEnd(14)} ${summary}`).join('\n')}`,
  },
  show: {
    spaced: 'all',
    without: ['columns'],
    examples: [
      ['ninefold show puzzle.txt', 'a drawing of each puzzle'],
      ['ninefold show cube.txt --kind solid:3', 'nine layers, as many beside each other as fit'],
    ],
  },
};
