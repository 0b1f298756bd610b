import { describe, expect, test } from 'vitest';
import { Candidates, type Grid, makePuzzle, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { blanksOf, conflictsOf, filledOf, type Game, isFinished, newGame, valuesOf, withKnowledge, withProgress } from './game.ts';
import { type Action, play } from './play.ts';
import { readTimer } from './timer.ts';

const SOLUTION = Uint8Array.from('1234341221434321', Number);
const puzzle = (text: string): Puzzle => makePuzzle(kindOf('classic:2x2'), Uint8Array.from(text.replaceAll('.', '0'), Number));
const game = (text = '12..............'): Game => newGame('one', puzzle(text));
const enter = (cells: readonly number[], value: number): Action => ({ type: 'enter', mode: 'value', cells, value });
const mark = (mode: 'corner' | 'centre', cells: readonly number[], value: number): Action => ({ type: 'enter', mode, cells, value });
const text = (grid: Grid): string => [...grid].join('');

describe('entries', () => {
  test('go into every chosen cell but the givens, and come out when all have them', () => {
    const entered = play(game(), enter([0, 5, 6], 3));
    expect(text(valuesOf(entered))).toBe('1200033000000000');
    expect(text(valuesOf(play(entered, enter([5, 6], 3))))).toBe('1200000000000000');
  });

  test('that change nothing leave no move behind', () => {
    const start = game();
    expect(play(start, enter([0], 4))).toBe(start);
    expect(play(start, { type: 'clear', cells: [3] })).toBe(start);
  });

  test('share nothing with cells that did not change', () => {
    const start = game();
    const next = play(start, enter([5], 3));
    expect(next.notes[6]).toBe(start.notes[6]);
    expect(next.notes[5]).not.toBe(start.notes[5]);
  });
});

describe('marks and colours', () => {
  test('toggle together, and marks do not go under entries', () => {
    let now = play(game(), mark('corner', [4], 3));
    now = play(now, mark('corner', [4, 5], 3));
    expect([now.notes[4]!.corners, now.notes[5]!.corners]).toEqual([[3], [3]]);
    now = play(now, mark('corner', [4, 5], 3));
    expect([now.notes[4]!.corners, now.notes[5]!.corners]).toEqual([[], []]);
    now = play(play(now, enter([4], 3)), mark('centre', [4, 5], 1));
    expect([now.notes[4]!.centres, now.notes[5]!.centres]).toEqual([[], [1]]);
  });

  test('a mark has a colour of its own, as long as it is there', () => {
    const tint = (cells: readonly number[], colour: number): Action => ({ type: 'tint', cells, value: 3, colour });
    let now = play(play(game(), mark('centre', [4, 5], 3)), mark('corner', [6], 3));
    now = play(play(now, mark('centre', [5], 4)), tint([4, 5, 6, 7], 2));
    const tints = (): unknown[] => [4, 5, 6, 7].map((cell) => now.notes[cell]!.tints);
    expect(tints()).toEqual([[[3, 2]], [[3, 2]], [[3, 2]], []]);
    now = play(now, tint([4], 5));
    expect(tints()[0]).toEqual([[3, 5]]);
    // The same colour again takes it away, and so does the end of the mark; undo brings both back.
    now = play(play(now, tint([5], 2)), mark('corner', [6], 3));
    expect(tints()).toEqual([[[3, 5]], [], [], []]);
    now = play(play(now, { type: 'undo' }), { type: 'undo' });
    expect(tints()).toEqual([[[3, 5]], [[3, 2]], [[3, 2]], []]);
    expect(play(now, tint([7], 1))).toBe(now);
  });

  test('clear takes entries first, then marks, then colours', () => {
    let now = play(play(game(), mark('centre', [7], 2)), { type: 'colour', cells: [7, 0], colour: 3 });
    now = play(now, enter([7], 4));
    const after: string[] = [];
    for (let i = 0; i < 3; i++) {
      now = play(now, { type: 'clear', cells: [7] });
      const { value, centres, colours } = now.notes[7]!;
      after.push(`${value}/${centres}/${colours}`);
    }
    expect(after).toEqual(['0/2/3', '0//3', '0//']);
    expect(now.notes[0]!.colours).toEqual([3]);
  });
});

describe('undo', () => {
  test('has no limit, and redo walks the same way forth', () => {
    let now = game();
    const seen = [now.notes];
    for (let i = 0; i < 500; i++) {
      now = play(now, mark('centre', [5 + (i % 7)], 1 + (i % 4)));
      seen.push(now.notes);
    }
    for (let i = 499; i >= 0; i--) {
      now = play(now, { type: 'undo' });
      expect(now.notes).toEqual(seen[i]);
    }
    expect(play(now, { type: 'undo' })).toBe(now);
    for (let i = 1; i <= 500; i++) now = play(now, { type: 'redo' });
    expect(now.notes).toEqual(seen[500]);
  });

  test('a new move forgets what was undone; restart can be undone', () => {
    const one = play(play(play(game(), enter([5], 3)), { type: 'undo' }), enter([6], 4));
    expect(play(one, { type: 'redo' })).toBe(one);
    const restarted = play(one, { type: 'restart' });
    expect(blanksOf(restarted)).toBe(14);
    expect(play(restarted, { type: 'undo' }).notes).toEqual(one.notes);
  });

  test('a restart leaves the candidates that the puzzle itself gives', () => {
    const restrictions = Candidates.all(16, 4);
    restrictions.remove(5, 1);
    const start = newGame('sukaku', makePuzzle(kindOf('classic:2x2'), new Uint8Array(16), { restrictions }));
    const played = play(play(start, enter([5], 3)), mark('centre', [6], 2));
    expect(play(played, { type: 'restart' }).notes).toEqual(start.notes);
    expect(start.notes[5]!.centres).toEqual([2, 3, 4]);
  });

  test('rewind goes back to the last position without a wrong entry', () => {
    let now = game();
    for (const [cell, value] of [
      [2, 3],
      [3, 3],
      [4, 3],
    ] as const)
      now = play(now, enter([cell], value));
    expect(text(valuesOf(play(now, { type: 'rewind', solution: SOLUTION })))).toBe('1230000000000000');
  });
});

describe('helpers', () => {
  test('auto-marks take an entry from the marks of its peers, corners too', () => {
    let now = play(play(game(), { type: 'marks' }), mark('corner', [6], 3));
    expect(now.notes[2]!.centres).toEqual([3, 4]);
    now = play(now, enter([2], 3), { autoMarks: true, fillSingles: false });
    expect([now.notes[3]!.centres, now.notes[6]!.corners]).toEqual([[4], []]);
    expect(play(play(game(), { type: 'marks' }), enter([2], 3)).notes[3]!.centres).toEqual([3, 4]);
  });

  test('cells that were filled for the player are counted, by key and by helper, until undo or a restart takes them back', () => {
    const asked = play(game('123.............'), { type: 'singles' });
    expect(filledOf(asked)).toBe(1);
    expect(filledOf(play(asked, { type: 'undo' }))).toBe(0);
    expect(filledOf(play(play(asked, { type: 'undo' }), { type: 'redo' }))).toBe(1);
    const helped = play(game(), enter([2], 3), { autoMarks: false, fillSingles: true });
    expect(filledOf(helped)).toBe(blanksOf(game()) - blanksOf(helped) - 1);
    const again = play(helped, { type: 'restart' });
    expect([filledOf(helped) > 0, filledOf(again), filledOf(play(again, { type: 'undo' }))]).toEqual([true, 0, filledOf(helped)]);
  });

  test('filling singles is part of the move that set it off', () => {
    const start = game('12..3412........');
    const now = play(start, enter([2], 3), { autoMarks: false, fillSingles: true });
    expect(now.notes[3]!.value).toBe(4);
    expect(play(now, { type: 'undo' }).notes).toEqual(start.notes);
  });

  test('nothing is filled on a board that breaks a rule', () => {
    const broken = play(game(), enter([3], 1));
    expect(play(broken, { type: 'singles' })).toBe(broken);
  });

  test('a step of logic writes the marks that it leaves', () => {
    const now = play(game(), { type: 'apply', place: [{ cell: 4, value: 3 }], remove: [{ cell: 2, value: 4 }] });
    expect([now.notes[4]!.value, now.notes[2]!.centres]).toEqual([3, [3]]);
  });
});

describe('clock and end', () => {
  const nearly = (): Game => ({ ...newGame('x', puzzle('.2343412214343.1')), timer: { elapsedMs: 1000, startedAt: 5000 }, hints: 2 });
  const solved = (): Game => play(play(nearly(), enter([0], 1), undefined, 6000), enter([14], 2), undefined, 7000);

  test('undo after the end goes on with the clock, and redo ends again', () => {
    expect([solved().solved, solved().timer]).toEqual([true, { elapsedMs: 3000 }]);
    const back = play(solved(), { type: 'undo' }, undefined, 50_000);
    expect([back.solved, readTimer(back.timer, 51_000)]).toEqual([false, 4000]);
    const again = play(back, { type: 'redo' }, undefined, 52_000);
    expect([again.solved, again.timer]).toEqual([true, { elapsedMs: 5000 }]);
    // A colour on the solved board changes neither.
    const coloured = play(again, { type: 'colour', cells: [3], colour: 1 }, undefined, 60_000);
    expect([coloured.solved, coloured.timer]).toEqual([true, { elapsedMs: 5000 }]);
  });

  test('a restart begins at 0 with a clock that runs, and undo brings time and hints back', () => {
    const begun = play(solved(), { type: 'restart' }, undefined, 100_000);
    expect([begun.solved, begun.hints, readTimer(begun.timer, 103_000)]).toEqual([false, 0, 3000]);
    const back = play({ ...begun, hints: 1 }, { type: 'undo' }, undefined, 104_000);
    expect([back.solved, back.hints, back.timer]).toEqual([true, 3, { elapsedMs: 7000 }]);
    const forth = play(back, { type: 'redo' }, undefined, 200_000);
    expect([forth.solved, forth.hints, readTimer(forth.timer, 201_000)]).toEqual([false, 1, 5000]);
  });

  test('a restart of what nobody touched still sets the clock back', () => {
    const begun = play(nearly(), { type: 'restart' }, undefined, 9000);
    expect([readTimer(begun.timer, 9500), begun.hints]).toEqual([500, 0]);
    expect(readTimer(play(begun, { type: 'undo' }, undefined, 9500).timer, 9500)).toBe(5500);
    const untouched = game();
    expect(play(untouched, { type: 'restart' })).toBe(untouched);
  });
});

describe('the state of the board', () => {
  test('conflicts name both cells', () => {
    expect([...conflictsOf(play(game(), enter([3], 1)))].sort()).toEqual([0, 3]);
    expect(conflictsOf(game()).size).toBe(0);
  });

  test('the last right entry finishes the game and stops its timer', () => {
    const nearly = { ...newGame('x', puzzle('.234341221434321')), timer: { elapsedMs: 1000, startedAt: 5000 } };
    const wrong = play(nearly, enter([0], 2));
    expect([isFinished(wrong), wrong.solved]).toEqual([false, false]);
    const right = play(wrong, enter([0], 1), undefined, 7000);
    expect([isFinished(right), right.solved, right.timer]).toEqual([true, true, { elapsedMs: 3000 }]);
  });

  test('progress of a file is taken over and given back', () => {
    const progressed = withProgress(play(play(game(), enter([5], 3)), mark('centre', [6], 4)));
    const again = newGame('two', progressed);
    expect([again.notes[5]!.value, again.notes[6]!.centres]).toEqual([3, [4]]);
  });
});

describe('marks that are a note', () => {
  test('are no list: hints argue from what the page wrote, or from all where the player says so', () => {
    const noted = play(game(), mark('centre', [5], 4));
    expect(withKnowledge(noted, false).progress?.marks).toBeUndefined();
    expect(withKnowledge(noted, true).progress?.marks?.values(5)).toEqual([4]);
    const written = play(noted, { type: 'marks' });
    expect(withKnowledge(written, false).progress?.marks?.values(5)).toEqual([]);
    expect(withKnowledge(written, false).progress?.marks?.values(2)).toEqual([3, 4]);
    // What a step removes stays removed, and what the player removes from a list too.
    const stepped = play(noted, { type: 'apply', place: [], remove: [{ cell: 5, value: 3 }] });
    expect(stepped.notes[5]).toMatchObject({ centres: [4], complete: true });
    const removed = play(written, mark('centre', [2], 3));
    expect(withKnowledge(removed, false).progress?.marks?.values(2)).toEqual([4]);
    // An emptied cell is a blank one.
    expect(play(removed, { type: 'clear', cells: [2] }).notes[2]).toEqual(game().notes[2]);
  });
});
