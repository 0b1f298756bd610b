import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Budget, LANGUAGE_CODES, plainSpeaker, speak, type TraceEvent } from '#core';
import { loadEngine } from '#engines';
import { SURVEY_GROUP_FACTS, SURVEY_GROUPS, surveyGroupOf } from '#logic';
import { packPuzzle } from '#session';
import { Desk, hintOrder } from '#techniques';
import { layOutPosition, positionsOf } from '../workbench/src/apps/web/library/examples.ts';
import { perform } from '../workbench/src/apps/web/library/theatre.ts';
import { puzzleNamed } from '../workbench/src/apps/web/theatre/puzzles.ts';
import * as scenes from '../workbench/src/apps/web/theatre/scene-data.ts';
import { nodeBudget } from '../workbench/src/measuring/experiments/verdict-words.ts';
import { ninefoldHere } from './run-cli.ts';

// What an author of the documents or a teacher would look for, as far as no other test holds it. The others: verdict.test.ts (the rule of
// verdicts and its sentence), learn-examples.test.ts (examples, crossing rectangles, figures 13 to 16, levels), tree-data.test.ts (Fisher
// and Yates), acts.test.ts (every scene tells the run as it was, long runs to their end), web/theatre.test.ts (both rules, the duel, swaps,
// one's own puzzle, links, pictures and films), printing.test.ts (packing, ratings, rules, words), service-api.test.ts (reports to come).

const wordsOf = (view: string, code: string) =>
  JSON.parse(readFileSync(new URL(`../workbench/src/apps/web/${view}/words/${code}.json`, import.meta.url), 'utf8'));

describe('the theatre', () => {
  test('plays the puzzles of the documents', () => {
    for (const { puzzles } of [scenes.tree, scenes.path, scenes.graph, scenes.compact, scenes.columns]) expect(puzzles).toContain('thesis');
    expect(scenes.columns.puzzles[0]).toBe('figure11');
    expect(scenes.cube.puzzles).toEqual(expect.arrayContaining(['table2', 'table2Stated']));
    expect(scenes.annealing.puzzles).toEqual(
      expect.arrayContaining(['figure5', 'emptyMatch', 'emptyDiffer', 'faces3', 'faces9', 'faces6']),
    );
    expect(scenes.annealing.controls.find(({ name }) => name === 'cooling')!.choices).toEqual(
      expect.arrayContaining(['A', 'B', 'C', 'D', '50', '80', '99']),
    );
  });

  test('takes the minigrids of the thesis in the printed order', async () => {
    const engine = await loadEngine('minigrid-clues');
    if (!engine.ok) throw new Error(engine.error);
    const order: number[] = [];
    const trace = ({ type, block }: TraceEvent): void => {
      if (type === 'place' && block !== undefined && !order.includes(block + 1)) order.push(block + 1);
    };
    engine.value.solve(puzzleNamed('thesis'), { limit: 1, budget: new Budget({}), trace });
    expect(order).toEqual([3, 1, 7, 6, 5, 9, 4, 8, 2]);
  });

  test('tells six faces swap by swap: what changes, the cost, the chance, taken or not', async () => {
    const { engine, limit, keep } = scenes.annealing;
    const run = { puzzle: packPuzzle(puzzleNamed('faces6')), engine, options: { 'told-swaps': 40 }, limit, keep };
    const answer = await perform(run, { report: () => undefined });
    if (!answer.ok) throw new Error(answer.error);
    const swaps = answer.shots.filter(({ type }) => type === 'swap');
    expect(swaps.length).toBeGreaterThan(100);
    for (const { data } of swaps)
      expect(data).toMatchObject({
        places: [expect.any(Number), expect.any(Number)],
        delta: expect.any(Number),
        chance: expect.any(Number),
      });
    // A node is a swap.
    const { nodes, swaps: proposed } = answer.result.counters;
    expect(proposed).toBe(nodes);
  });

  test('says of the graph that boxes above each other and two apart are joined too', () => {
    const texts = LANGUAGE_CODES.map((code) => wordsOf('theatre', code).scenes.graph.text as string);
    expect(texts.map((text) => /two apart|zwei auseinander|à deux pas/.test(text))).toEqual([true, true, true]);
    expect(texts.join(' ')).not.toMatch(/side by side|côte à côte/);
  });
});

describe('Learn', () => {
  test('has a class of the survey for every technique, and both Nishios', () => {
    expect(SURVEY_GROUPS.map((id) => SURVEY_GROUP_FACTS[id].name.en)).toEqual(['Easy', 'Medium', 'Advanced', 'Master', 'Harder style']);
    for (const { id } of hintOrder) expect(SURVEY_GROUPS).toContain(surveyGroupOf(id));
    for (const code of LANGUAGE_CODES) {
      const { nishioNote, dynamicNote, survey } = wordsOf('learn', code);
      expect([typeof nishioNote, typeof dynamicNote, typeof survey.title]).toEqual(['string', 'string', 'string']);
    }
  });

  test('lists the cells of a remote pair along its chain', () => {
    const technique = hintOrder.find(({ id }) => id === 'remote-pair')!;
    const desk = new Desk();
    for (const position of positionsOf('remote-pair')) {
      const board = desk.lay(layOutPosition(position), true);
      const [step] = technique.find(board);
      expect(step!.cells.slice(1).every((cell, i) => board.tables.sees(cell, step!.cells[i]!))).toBe(true);
    }
  });
});

test('one is one: "1 node", "1 clue"; and what clashes is not called valid', async () => {
  expect([1, 2].map((nodes) => speak(nodeBudget(nodes), plainSpeaker))).toEqual(['1 node', '2 nodes']);
  const { out } = await ninefoldHere(['check', '--puzzle', `11${'.'.repeat(14)}`]);
  expect(out).toContain('its clues clash');
  expect(out).not.toContain('valid text');
});
