import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Budget, check, type Engine, type Grid, makePuzzle, makeRandom, NO_STATE, type Puzzle, plainSpeaker, type Rule } from '#core';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { ratePuzzle } from '#logic';
import { answerRequest, Workshop, whyNot } from '#operations';
import { findOperation } from '#questions';
import { ruleTypes, withRules } from '#rules';
import { type Board, type Deduction, Desk, isTrial, orderFor, solveByLogic, techniques, wordsFor } from '#techniques';
import { loadLanguage } from '#words';
import { SMALL_KINDS, sampleRules } from '../workbench/src/measuring/benchmarks/random-rules.ts';

// What techniques, hints and ratings owe a puzzle with rules. Solutions come from an engine, so no technique judges itself.

const languages = await Promise.all((['en', 'de', 'fr'] as const).map(loadLanguage));
const engine = await loadEngine('fast');

function solutionsOf(puzzle: Puzzle, limit: number, timeMs = 60_000): Grid[] {
  if (!engine.ok) throw new Error(engine.error);
  const found: Grid[] = [];
  const fast: Engine = engine.value;
  fast.solve(puzzle, { limit, budget: new Budget({ timeMs }), onSolution: (grid) => found.push(grid.slice()) });
  return found;
}

/** What a deduction says against a solution, or names that is not on the board. */
function faultOf({ place, remove, technique }: Deduction, board: Board, solutions: readonly Grid[]): string | undefined {
  if (place.length + remove.length === 0) return `${technique} does nothing`;
  for (const { cell, value } of [...place, ...remove]) if (!board.has(cell, value)) return `${technique} names what is not there`;
  const isAgainst = solutions.some(
    (grid) => place.some(({ cell, value }) => grid[cell] !== value) || remove.some(({ cell, value }) => grid[cell] === value),
  );
  return isAgainst ? `${technique} contradicts a solution` : undefined;
}

/** Walks a puzzle by logic and holds every step against the solutions; with `all`, whatever any technique finds on the way. */
function inspect(
  puzzle: Puzzle,
  solutions: readonly Grid[],
  { all = false, mostRating = 20, onStep }: { all?: boolean; mostRating?: number; onStep?: (step: Deduction) => void } = {},
): { faults: string[]; end: string } {
  const faults: string[] = [];
  const order = orderFor(puzzle.geometry, 'hint').filter(
    (technique) => technique.ratings[0] <= mostRating && !technique.refuses?.(puzzle.geometry),
  );
  const board = new Desk().lay(puzzle, solutions.length === 1);
  let steps = 0;
  const end = solveByLogic(board, {
    techniques: order,
    onStep(step) {
      const looks = all && steps++ < 5 ? order.filter(({ ratings }) => ratings[0] < 6) : [];
      for (const technique of looks) {
        for (const deduction of technique.find(board)) {
          const fault = faultOf(deduction, board, solutions);
          if (fault) faults.push(fault);
        }
      }
      const fault = faultOf(step, board, solutions);
      if (fault) faults.push(fault);
      onStep?.(step);
      return faults.length === 0;
    },
  });
  return { faults, end };
}

function read(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
}

const own = readFileSync(new URL('../fixtures/rules/solved-by-logic.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map(read);

/** The rules of which a random puzzle with few enough solutions was looked at. */
const met = new Set<string>();

test.each(ruleTypes)(
  'no step contradicts any solution, on random puzzles with $id',
  (type) => {
    const random = makeRandom(9);
    for (let i = 0; i < 2 * SMALL_KINDS.length; i++) {
      const kind = sampleRules(SMALL_KINDS[i % SMALL_KINDS.length]!, random, type);
      if (!kind.ok) continue;
      const empty = makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount));
      const [first] = solutionsOf(empty, 1);
      if (!first) continue;
      const puzzle = makePuzzle(
        kind.value,
        first.map((value) => (random.below(5) < 2 ? value : 0)),
      );
      const solutions = solutionsOf(puzzle, 300);
      if (solutions.length === 300) continue;
      expect(
        inspect(puzzle, solutions, { all: true }).faults,
        `${puzzle.rules.map(({ text }) => text).join('\n')}\n${puzzle.givens.join('')}`,
      ).toEqual([]);
      met.add(type.id);
    }
  },
  120_000,
);

test('nearly all rules were met in random puzzles', () => {
  expect(met.size).toBeGreaterThan(0.9 * ruleTypes.length);
});

/** Whether the solution is among the combinations that a step leaves, in the cells that it leaves them for. */
function combinationsHold({ geometry }: Puzzle, { technique, rules, combinations, combinedCells }: Deduction, solution: Grid): boolean {
  const rule = geometry.constraints.rules[rules?.[0] ?? -1];
  // Classes of values, and what lies between or can be seen, are no sets of values for cells.
  if (!combinations || technique === 'line-classes' || (!combinedCells && geometry.constraints.sequences.some(({ told }) => told)))
    return true;
  const held = (combinedCells ?? rule!.cells).map((cell) => solution[cell]!).sort((a, b) => a - b);
  return combinations.some((values) => values.join() === held.join());
}

describe('our own puzzles', () => {
  test('use every primitive and a kind of every form', () => {
    const all = own.map(({ geometry }) => geometry.constraints);
    for (const key of ['relations', 'sums', 'sequences', 'clauses', 'masks', 'hidden'] as const)
      expect(
        all.some((one) => one[key].length > 0),
        key,
      ).toBe(true);
    expect(new Set(own.map(({ geometry }) => geometry.shape.form))).toEqual(new Set(['flat', 'layers', 'net']));
    expect(own.length).toBeGreaterThanOrEqual(20);
  });

  test.each(own.map((puzzle) => ({ puzzle, name: `${puzzle.kind.spec} ${puzzle.rules[0]!.text}` })))(
    'are solved with sound steps that every language tells: $name',
    ({ puzzle }) => {
      const solutions = solutionsOf(puzzle, 2);
      expect(solutions).toHaveLength(1);
      const speakers = languages.map((language) => wordsFor(puzzle, { ...plainSpeaker, language }));
      const walked = inspect(puzzle, solutions, {
        onStep(step) {
          const technique = techniques.find(({ id }) => id === step.technique)!;
          expect(combinationsHold(puzzle, step, solutions[0]!), `${step.technique}: ${speakers[0]!.sentence(technique, step)}`).toBe(true);
          for (const words of speakers) {
            const sentence = words.sentence(technique, step);
            expect(sentence).toMatch(/^\S[^{}|]*\.$/s);
            expect(sentence).not.toMatch(/undefined|NaN| {2}|\b(so|also|donc),? \1\b/);
          }
        },
      });
      expect(walked).toEqual({ faults: [], end: 'solved' });
      const { scale, end, er } = ratePuzzle(puzzle, { unique: true });
      expect([scale, end, er > 0]).toEqual(['ninefold-rules', 'solved', true]);
    },
    60_000,
  );
});

const CAGES = `kind: classic:2x2
cage 5: r1c1 r1c2
cage 7: r2c1 r2c2 r3c1
thermo: r4c1 r4c2 r4c3
....
....
....
....`;

describe('what users ask', () => {
  const workshop = new Workshop();
  const ask = async (id: string, fields: object): Promise<Record<string, unknown>> => {
    const operation = findOperation(id)!;
    const answer = await answerRequest(operation, operation.request.mustRead(fields), workshop);
    if (!answer.ok) throw new Error(answer.error);
    return answer.value.json as Record<string, unknown>;
  };
  const killer =
    'kind: classic:3x3\ncage 15: r1c1 r1c2\ncage 4: r2c1 r3c1\n4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

  test('a step names its rules and the combinations that remain', () => {
    const board = new Desk().lay(read(CAGES), false);
    const found = [...techniques.find(({ id }) => id === 'sum-combinations')!.find(board)];
    expect(found[0]).toMatchObject({ rules: [1], combinations: [[1, 2, 4]] });
    expect(wordsFor(read(CAGES)).sentence(techniques.find(({ id }) => id === 'sum-combinations')!, found[0]!)).toContain(
      'For cage 7 (r2c1 r2c2 r3c1) only 1+2+4 remains',
    );
  });

  test('hints tell the rule from level 1, its cells at 3 and the combinations at 4', async () => {
    const [puzzle] = own.filter(({ rules }) => rules.every(({ id }) => id === 'cage'));
    const text = [`kind: ${puzzle!.kind.spec}`, ...puzzle!.rules.map((rule) => rule.text), puzzle!.givens.join('')].join('\n');
    const only = { puzzle: text, techniques: ['sum-combinations'] };
    expect((await ask('hint', { ...only, level: 1 }))['where']).toMatch(/^cage \d+/);
    expect(await ask('hint', { ...only, level: 3 })).toMatchObject({ rules: [expect.stringMatching(/^cage/)] });
    expect(await ask('hint', { ...only, level: 4 })).toMatchObject({ combinations: expect.any(Array), remove: expect.any(Array) });
  });

  test('"why not?" names the rule that forbids a value by itself', () => {
    if (!engine.ok) throw new Error(engine.error);
    const why = whyNot(read(CAGES), 4, 3, engine.value, { budget: {} });
    expect(why).toEqual({ because: 'rule', rule: 1 });
  });

  test('a rating says which scale it is on', async () => {
    expect(
      await ask('rate', { puzzle: '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........' }),
    ).toMatchObject({
      scale: 'sudoku-explainer',
    });
    expect(await ask('rate', { puzzle: killer })).toMatchObject({ scale: 'ninefold-rules' });
  });

  test('an explanation says where logic alone ends', async () => {
    const text =
      'kind: classic:3x3\ngreater-than: r1c1 r1c2\n000200000003700004409000100000000046005003700080006000320980060000000009700600201';
    const trials = techniques.filter((technique) => isTrial(technique, read(text).geometry)).map(({ id }) => id);
    expect(trials).toContain('forcing-chain');
    const { end, trialFrom, steps } = (await ask('explain', { puzzle: text })) as {
      end: string;
      trialFrom: number;
      steps: { technique: string }[];
    };
    expect([end, trialFrom > 1]).toEqual(['solved', true]);
    expect(steps.findIndex(({ technique }) => trials.includes(technique)) + 1).toBe(trialFrom);
  });
});

describe('a rule that nobody has heard of', () => {
  const base = read('kind: classic:2x2\ncage: r1c1 r1c2\n................').kind.base!;
  const nothing = { masks: [], groups: [], relations: [], sums: [], sequences: [], clauses: [], hidden: [] };
  /** Which techniques find something with a rule that compiles to this and has no other logic. */
  const found = (compiled: Partial<ReturnType<Rule['compile']>>): string[] => {
    const [cage] = read('kind: classic:2x2\ncage: r1c1 r1c2\n................').rules;
    const kind = withRules(base, [{ ...cage!, compile: () => ({ ...nothing, ...compiled }) }]);
    if (!kind.ok) throw new Error(kind.error);
    const puzzle = makePuzzle(kind.value, new Uint8Array(16));
    const board = new Desk().lay(puzzle, false);
    const solutions = solutionsOf(puzzle, 400);
    return orderFor(puzzle.geometry, 'hint').flatMap((technique) => {
      if (technique.refuses?.(puzzle.geometry) || technique.ratings[0] > 5) return [];
      const steps = [...technique.find(board)];
      expect(steps.flatMap((step) => faultOf(step, board, solutions) ?? [])).toEqual([]);
      return steps.some(({ rules }) => rules?.includes(0)) ? [technique.id] : [];
    });
  };

  test('a table of pairs', () => {
    // The product is odd: no rule of the registry says so.
    const table = Uint8Array.from({ length: 16 }, (_, i) => ((Math.floor(i / 4) + 1) * ((i % 4) + 1)) % 2);
    expect(found({ relations: [{ cells: [0, 5], table }] })).toContain('rule-partner');
  });
  test('a sum with weights of its own', () => {
    expect(found({ sums: [{ cells: [0, 1, 2], weights: [3, 2, 1], totals: [23] }] })).toEqual(
      expect.arrayContaining(['sum-bounds', 'sum-combinations', 'rule-table']),
    );
  });
  test('an automaton', () => {
    // Two even values, one after the other.
    const even = Uint16Array.from([NO_STATE, 0, NO_STATE, 0]);
    expect(found({ sequences: [{ cells: [0, 5], layers: [even, even] }] })).toContain('rule-sequence');
  });
  test('a list of which one thing holds', () => {
    const literals = [0, 1].map((cell) => ({ cell, value: 4, holds: true }));
    expect(found({ clauses: [{ literals }] })).toEqual(expect.arrayContaining(['locked-in-rule', 'rule-in-house']));
  });
  test('no technique knows a rule by its name', () => {
    const folder = new URL('../library/src/techniques/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const code = sources.map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/^ *(aliases|\[?').*$/gm, '')).join('\n');
    // A technique, a family of groups and a field of techniques have such names as well.
    const others = ['skyscraper', 'diagonal', 'rank'];
    expect(ruleTypes.map(({ id }) => id).filter((id) => !others.includes(id) && code.includes(`'${id}'`))).toEqual([]);
  });
});

describe('uniqueness', () => {
  const loops = techniques.find(({ id }) => id === 'unique-loop')!;
  /** Three corners of a rectangle have 1 and 2, the fourth 3 as well. */
  const rectangle = (rule: string): Deduction[] => {
    const puzzle = read(`kind: classic:3x3\n${rule}\n${'.'.repeat(81)}`);
    const board = new Desk().lay(puzzle, true);
    for (const [cell, kept] of [
      [0, [1, 2]],
      [3, [1, 2]],
      [9, [1, 2]],
      [12, [1, 2, 3]],
    ] as const)
      for (let value = 1; value <= 9; value++) if (!(kept as readonly number[]).includes(value)) board.remove(cell, value);
    return [...loops.find(board)];
  };
  test('is argued where no rule touches the cells that could be exchanged', () => {
    expect(rectangle('greater-than: r8c8 r9c9')).toMatchObject([
      {
        remove: [
          { cell: 12, value: 1 },
          { cell: 12, value: 2 },
        ],
      },
    ]);
  });
  test.each(['greater-than: r1c1 r9c9', 'cage 9: r2c4 r2c5', 'whispers: r1c4 r1c5 r1c6', 'non-consecutive:', 'anti-knight:'])(
    'is not argued where one does: %s',
    (rule) => {
      expect(rectangle(rule)).toEqual([]);
    },
  );
});

/** Published puzzles with rules, where they are at hand: they are not part of this repository. */
const list = process.env['NINEFOLD_VARIANTS'] ?? fileURLToPath(new URL('../../shared/data/variants/open.jsonl', import.meta.url));
const published = existsSync(list)
  ? readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { name: string; format: string; input: string; tier: number; solution?: string })
      .flatMap(({ name, format, input, tier, solution }) => {
        const puzzle = parsePuzzle(input, { from: format });
        return puzzle.ok && tier === 1 ? [{ name, puzzle: puzzle.value, printed: solution && Uint8Array.from(solution, Number) }] : [];
      })
  : [];

// Where the list is, each of its puzzles is walked through: with what is quick in every run, with everything where the list is named.
test.runIf(published.length > 0)(
  'no step on the published list contradicts the solution',
  () => {
    expect(published.length).toBeGreaterThan(100);
    const mostRating = process.env['NINEFOLD_VARIANTS'] === undefined ? 3 : 20;
    const faults = published.flatMap(({ name, puzzle, printed }) => {
      // What stands in the list need not be looked for; a puzzle that takes longer than this is the business of the benchmarks.
      const isPrinted = printed && printed.length === puzzle.geometry.cellCount && check(puzzle, printed).length === 0;
      const solutions = isPrinted ? [printed] : solutionsOf(puzzle, 1, 10_000);
      return solutions.length === 1 ? inspect(puzzle, solutions, { mostRating }).faults.map((fault) => `${name}: ${fault}`) : [];
    });
    expect(faults).toEqual([]);
  },
  3_600_000,
);

test('a sandwich of nothing is told as two numbers side by side', () => {
  const puzzle = read(`kind: classic:2x2
sandwich 0: r1c1..r1c4
................`);
  expect(
    languages.map((language) => {
      const { names, say } = wordsFor(puzzle, { ...plainSpeaker, language });
      return say(names.told(0, [[]])!);
    }),
  ).toEqual([
    'the lowest and the highest number stand side by side',
    'die kleinste und die größte Zahl stehen nebeneinander',
    'le plus petit et le plus grand nombre sont côte à côte',
  ]);
});
